package widgets

import (
	"cmp"
	"strconv"

	"github.com/quickcast/quickcast/ui/theme"
)

const (
	chipHeight float32 = 36 // how high a chip is drawn, in dp
	chipTight  float32 = 7  // the least air beside its words
	chipBroad  float32 = 36 // so much more room than it needs, and its number stands at its end
)

// ChipFace is what a chip shows.
type ChipFace struct {
	Label    string
	Icon     string     // picture at the left; "" for none
	Dot      theme.Role // a coloured dot at the left instead of a picture
	Tone     theme.Role // colour of words and picture; ink when empty
	Count    int        // a bold number at the right; 0 for none
	Counted  bool       // the number stands there also where it is 0
	Selected bool       // in the accent, with an outline
	Hollow   bool       // outline only: adds something that is not there yet
	Name     string     // read out; the label when empty
}

// Chip is a small round piece: a filter, a term, a condition with its count.
// It is drawn 36 dp high and can be hit on 48.
type Chip struct {
	press
	face ChipFace
}

// NewChip returns a chip. onTap may be nil: then it only shows.
func NewChip(k *Kit, face ChipFace, onTap func()) *Chip {
	c := &Chip{face: face}
	c.onTap = onTap
	c.show(k, c)
	c.rename()
	return c
}

// NewConditionChip returns the chip of a condition: picture, name and how many
// of it there are, in the tone of what it does.
func NewConditionChip(k *Kit, icon, label string, count int, tone theme.Role, onTap func()) *Chip {
	return NewChip(k, ChipFace{Icon: icon, Label: label, Count: count, Tone: tone}, onTap)
}

// Set changes what the chip shows.
func (c *Chip) Set(face ChipFace) {
	if c.face == face {
		return
	}
	c.face = face
	c.rename()
	c.Refresh()
}

// Face returns what the chip shows.
func (c *Chip) Face() ChipFace { return c.face }

func (c *Chip) rename() {
	c.golden = c.face.Selected
	c.name, c.bare = c.face.Name, c.face.Label == "" && c.face.Name != ""
	if c.name == "" {
		c.name = c.face.Label
		if c.face.Count > 0 {
			c.name += " " + strconv.Itoa(c.face.Count)
		}
	}
}

// chipGap is between the parts of a chip, in dp.
const chipGap float32 = 7

func (c *Chip) view() part {
	k, f := c.kit, c.face
	ink, ground := cmp.Or(f.Tone, theme.Ink), k.filled(chipHeight/2, theme.Raised)
	switch {
	case f.Selected:
		ink, ground = theme.Accent, k.outlined(chipHeight/2, theme.AccentSoft, theme.Accent, 1.5)
	case f.Hollow:
		ink, ground = theme.Quiet, k.outlined(chipHeight/2, "", theme.Line, 1.2)
	}
	if c.disabled {
		ink = theme.Quiet
	}
	edge, least := float32(14), chipHeight
	if f.Label == "" {
		edge = 9
	}
	if c.onTap != nil {
		least = theme.Target
	}
	sign := k.pic(f.Icon, 18, ink)
	if sign == nil {
		sign = sized(8, 8, k.filled(4, f.Dot))
	}
	count := ""
	if f.Count > 0 || f.Counted {
		count = strconv.Itoa(f.Count)
	}
	label, number := say(f.Label, Style{Size: theme.Label, Role: ink, Tight: true, Most: 2}), sayLine(count, Style{Size: theme.Label, Role: ink, Bold: true})
	words := sideBySide(chipGap, sign, label, number)
	_, like := words.wide(k)
	return atLeast(ceil(max(like+2*edge, least)), theme.Target, over{ // whole: its outline is cut nowhere
		across(chipHeight, ground), across(chipHeight, c.aura(chipHeight/2)), byHand{like + 2*edge, chipHeight, func(p *pen, s space) {
			if f.Label != "" && s.w > like+2*edge+chipBroad { // its words begin where those above and below it do
				pad(edge, 0, sideBySide(chipGap, sign, grow(label), number)).draw(p, s)
				return
			}
			air := edge // its edges make way before its words
			if f.Label != "" {
				air = min(edge, max(chipTight, (s.w-like)/2))
			}
			pad(air, 0, mid(0, 0, words)).draw(p, s)
		}},
	})
}

// OnTap changes what a tap does, for chips that look at themselves.
func (c *Chip) OnTap(f func()) { c.onTap = f }
