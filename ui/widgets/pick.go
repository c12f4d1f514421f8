package widgets

import (
	"cmp"
	"strings"

	"github.com/quickcast/quickcast/ui/theme"
)

// PickFace is what a tile to choose from shows.
type PickFace struct {
	Title    string
	Line     string     // quiet, below; it wraps
	Icon     string     // at the left; "" for none
	IconRole theme.Role // Quiet when empty
	Figure   string     // a large number at the right, beside the bar if there is one; "" for none
	Sign     string     // a small picture after the number
	Mark     string     // a small picture at the end of the title: guard
	Left     int        // a bar of Left in Whole below the title; none for a Whole of 0
	Whole    int
	Large    string // a chance in large words below all else, and behind it small ones: "22" "of 100"; "" for none
	Small    string
	End      string // quiet, at the right of the chance, or below the figure where there is none
	Room     string // as wide as chance and end usually are: it decides where the end stands, so that no other value moves it
	Selected bool
	Faint    bool // may be chosen, but something stands against it
}

// Pick is one of several things of which one is chosen: an attack bar, a target.
type Pick struct {
	press
	face PickFace
}

// NewPick returns a tile; a tap chooses it.
func NewPick(k *Kit, face PickFace, onTap func()) *Pick {
	p := &Pick{}
	p.onTap = onTap
	p.show(k, p)
	p.Set(face)
	return p
}

// Set shows other values.
func (p *Pick) Set(face PickFace) {
	if p.face == face {
		return
	}
	p.face = face
	p.name = spoken(face.Title, face.Figure, face.Line, strings.TrimSpace(face.Large+" "+face.Small), face.End)
	p.Refresh()
}

func (p *Pick) view() part { return p.of(p.face) }

// of is what the tile shows of a face.
func (p *Pick) of(f PickFace) part {
	k := p.kit
	ground, ink := k.outlined(theme.CornerSmall, theme.Raised, theme.Line, 1), theme.Ink
	switch {
	case f.Selected:
		ground, ink = k.outlined(theme.CornerSmall, theme.AccentSoft, theme.Accent, 2), theme.Accent
	case f.Faint:
		ground, ink = k.outlined(theme.CornerSmall, "", theme.Line, 1), theme.Quiet
		f.IconRole = theme.Quiet
	}
	figure := sayLine(f.Figure, Style{Display: true, Size: theme.Title, Role: ink})
	if f.Large != "" { // the chance is what is large
		figure = sayLine(f.Figure, Style{Size: theme.Small, Role: ink})
	}
	title := sideBySide(4, grow(say(f.Title, Style{Bold: true, Role: ink})), k.pic(f.Mark, 16, theme.Accent))
	line := say(f.Line, Style{Size: theme.Small, Role: theme.Quiet})
	words := below(2, title, line)
	if f.Whole > 0 { // beside a bar the figure stands lower and leaves the words their room
		words = below(2, title, sideBySide(8, grow(k.bar(f.Left, f.Whole, "")), figure), line)
		figure = nil
	}
	end := sayLine(f.End, Style{Size: theme.Small, Role: ink})
	right := sideBySide(2, figure, k.pic(f.Sign, 16, ink))
	if f.Large != "" {
		words = below(2, words, f.chance(end, ink))
	} else if f.Room != "" {
		_, like := sayLine(f.Room, Style{Size: theme.Small}).wide(k)
		right = below(4, sideBySide(2, grow(air(0, 0)), right), atLeast(like, k.high(theme.Small), sideBySide(0, grow(air(0, 0)), end)))
	}
	pic := k.pic(f.Icon, 22, cmp.Or(f.IconRole, theme.Quiet))
	return atLeast(120, 56, over{ground, p.aura(theme.CornerSmall), pad(12, 12, byWidth{
		sideBySide(10, pic, grow(words), right),
		func(k *Kit, width float32) part { // the picture gives way to words and figure
			return sideBySide(10, when(f.Figure == "" || f.Whole > 0 || width >= pickPic*k.Larger(), pic), grow(words), right)
		},
	})})
}

// pickPic is the width in dp from which on a tile has room for its picture beside a figure.
const pickPic float32 = 190

// chance is the line of it, with the end below where it has no room beside it. It is as high
// before either is known.
func (f PickFace) chance(end part, ink theme.Role) part {
	large := sideBySide(5, sayLine(f.Large, Style{Display: true, Size: theme.Title + 1, Role: ink}), sayLine(f.Small, Style{Size: theme.Small, Role: theme.Quiet}))
	usual := sayLine(f.Room, Style{Size: theme.Small})
	return byWidth{large, func(k *Kit, width float32) part {
		high := k.high(theme.Title + 1)
		_, is := sideBySide(10, large, end).wide(k)
		if _, like := usual.wide(k); max(is, 1.05*like) > width {
			return below(0, atLeast(0, high, sideBySide(0, large, grow(air(0, 0)))), atLeast(0, k.high(theme.Small), end))
		}
		return atLeast(0, high, sideBySide(10, large, grow(air(0, 0)), end))
	}}
}

// high is how high a line of such letters is, in dp.
func (k *Kit) high(size theme.Type) float32 { return ceil(1.4 * k.Theme.Text(size)) }

// bar is so much of a whole, in a colour or by how much it is.
func (k *Kit) bar(left, whole int, role theme.Role) part {
	const high float32 = 5
	return byHand{lineLeast, high, func(p *pen, s space) {
		share := min(max(float32(left)/float32(max(whole, 1)), 0), 1)
		k.filled(high/2, theme.Track).draw(p, s)
		if left > 0 {
			k.filled(high/2, cmp.Or(role, vitality(left, whole))).draw(p, space{s.x, s.y, max(s.w*share, high), s.h})
		}
	}}
}
