package widgets

import (
	"cmp"
	"strconv"

	"github.com/quickcast/quickcast/ui/theme"
)

// CountChip is a condition or a token with how many there are. Wherever it is tapped beside
// its minus it adds one, and its parts keep their places, whatever it counts: a finger that
// stays does the same again. The minus runs while it is held; to hold the rest tells what
// the chip is.
type CountChip struct {
	shown
	minus *knob
	body  *countFace
}

// countKnob is the disc of the minus in dp; its place is as wide as it can be hit.
const countKnob float32 = 36

// NewCountChip returns a chip of the face's icon, label and count. onStep is told
// the change a person wants; less names the minus for a screen reader.
// onHold, which may be nil, is what to hold the chip does.
func NewCountChip(k *Kit, face ChipFace, less string, onStep func(delta int), onHold func()) *CountChip {
	c := &CountChip{minus: newKnob(k, -1, less, onStep), body: &countFace{}}
	c.minus.round, c.minus.off = true, true
	c.body.onTap, c.body.onMenu = func() { onStep(1) }, onHold
	c.body.show(k, c.body)
	c.show(k, c)
	c.Set(face)
	return c
}

// Set shows another count.
func (c *CountChip) Set(face ChipFace) {
	if face == c.body.face {
		return
	}
	c.minus.able(face.Count > 0)
	c.body.face = face
	c.body.name = face.Name
	if face.Name == "" {
		c.body.name = face.Label + " " + strconv.Itoa(face.Count)
	}
	c.body.Refresh()
}

func (c *CountChip) view() part {
	_, like := object{c.body}.wide(c.kit)
	return atLeast(ceil(theme.Target+like), theme.Target, over{
		c.kit.outlined(theme.Target/2, theme.Raised, theme.Line, 1), sideBySide(0, object{c.minus}, grow(object{c.body})),
	})
}

// countFace is the chip beside its minus: picture, name, number, and a plus.
type countFace struct {
	press
	face ChipFace
}

// Squeezed is the least width in dp the chip is readable in: without its picture, its name on
// two lines.
func (c *CountChip) Squeezed() float32 {
	_, name := c.body.label().wide(c.kit)
	return c.MinSize().Width - countSign - (1-countLeast)*name
}

// Measures of what stands on a count chip: its picture with the gap behind it, in dp, and how much
// of its name's width it needs.
const (
	countSign  float32 = 21
	countLeast float32 = 0.85
)

func (f *countFace) label() part {
	return say(f.face.Label, Style{Size: theme.Label, Role: f.tone(), Tight: true, Most: 2})
}

func (f *countFace) tone() theme.Role {
	if f.face.Count == 0 {
		return theme.Quiet
	}
	return cmp.Or(f.face.Tone, theme.Ink)
}

func (f *countFace) view() part {
	k, name, sign := f.kit, f.label(), inset(0, 0, 3, 0, f.kit.pic(f.face.Icon, 18, f.tone()))
	count := Style{Bold: true, Role: f.tone(), Right: true}
	_, wide := sayLine("00", count).wide(k)
	end := sideBySide(5, atLeast(wide, 0, sayLine(strconv.Itoa(f.face.Count), count)), k.pic("plus", 10, theme.Quiet), air(7, 1))
	all := sideBySide(0, sign, name, air(5, 1), end)
	_, like := all.wide(k)
	return atLeast(like, theme.Target, over{
		inset(0, 2, 2, 2, f.aura(theme.Target/2-2)),
		byWidth{all, func(_ *Kit, width float32) part {
			if width >= like-1 {
				return sideBySide(0, sign, grow(name), end)
			}
			return sideBySide(5, grow(name), end)
		}},
	})
}
