package widgets

import (
	"cmp"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
)

// SlipFace is what a slip shows.
type SlipFace struct {
	Edge     theme.Role // a bar at its beginning in the colour of whose it is; "" for none
	Icon     string
	IconRole theme.Role // Quiet when empty
	Title    string
	Line     string // quiet, below: what it does
	Trail    string // a number at its end
	Hollow   bool   // lies face down, or says that nothing is there
	Gold     bool   // asks for something now
	Name     string // read out; title, line and trail when empty
}

// Slip is one line of what lies about in numbers: an enchantment, a piece of equipment.
type Slip struct {
	press
	face SlipFace
}

// NewSlip returns a slip; a tap opens what it stands for. onTap may be nil.
func NewSlip(k *Kit, face SlipFace, onTap func()) *Slip {
	s := &Slip{}
	s.onTap = onTap
	s.show(k, s)
	s.Set(face)
	return s
}

// Set shows something else.
func (s *Slip) Set(face SlipFace) {
	if s.face == face && s.name != "" {
		return
	}
	s.face, s.name = face, face.Name
	if s.name == "" {
		s.name = spoken(face.Title, face.Line, face.Trail)
	}
	s.Refresh()
}

// Measures of a slip in dp.
const (
	slipWide float32 = 120
	slipRoom float32 = 146 // from this width on there is room for its picture
)

func (s *Slip) view() part {
	k, f := s.kit, s.face
	ground, ink, role := k.outlined(12, theme.Surface, theme.Line, 1), theme.Ink, cmp.Or(f.IconRole, theme.Quiet)
	switch {
	case f.Gold:
		ground, ink, role = k.outlined(12, theme.AccentSoft, theme.Accent, 1), theme.Accent, theme.Accent
	case f.Hollow:
		ground, ink = k.outlined(12, "", theme.Line, 1), theme.Quiet
	}
	return atLeast(slipWide, theme.Target, over{ground, s.aura(12), byHand{slipWide, theme.Target, func(p *pen, at space) {
		edge := when(f.Edge != "", sized(4, at.h-12, k.filled(2, f.Edge)))
		pic := when(at.w >= slipRoom, k.pic(f.Icon, 19, role))
		middle := f.Edge == "" && f.Icon == ""
		words := below(1, sayLine(f.Title, Style{Size: theme.Label, Role: ink, Centre: middle, Tight: true}), sayLine(f.Line, Style{Size: theme.Small, Role: theme.Quiet, Centre: middle, Tight: true, Facts: true}))
		left := pick.Either(f.Edge != "", 5, float32(10))
		inset(left, 0, 8, 0, sideBySide(8, edge, pic, grow(words), sayLine(f.Trail, Style{Display: true, Size: theme.Name, Role: ink}))).draw(p, at)
	}}})
}
