package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

const (
	chipHeight float32    = 36
	chipType   theme.Type = 14
)

// ChipFace is what a chip shows.
type ChipFace struct {
	Label    string
	Icon     string     // picture at the left; "" for none
	Dot      theme.Role // a coloured dot at the left instead of a picture
	Tone     theme.Role // colour of words and picture; ink when empty
	Count    int        // a bold number at the right; 0 for none
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
	c.kit, c.onTap = k, onTap
	c.ExtendBaseWidget(c)
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
	c.name, c.bare = c.face.Name, c.face.Label == "" && c.face.Name != ""
	if c.name == "" {
		c.name = c.face.Label
		if c.face.Count > 0 {
			c.name += " " + strconv.Itoa(c.face.Count)
		}
	}
}

// CreateRenderer is part of fyne.Widget.
func (c *Chip) CreateRenderer() fyne.WidgetRenderer {
	p := &chipParts{
		ground: newBox(chipHeight / 2), halo: newBox(chipHeight / 2), dot: newBox(4), icon: newIcon(c.kit),
		label: newText(c.kit, plain, chipType, theme.Ink), count: newText(c.kit, bold, chipType, theme.Ink),
	}
	s := &stage{kit: c.kit, owner: c, objects: []fyne.CanvasObject{
		p.ground.Rectangle, p.halo.Rectangle, p.dot.Rectangle, p.icon.Image, p.label.object(), p.count.object(),
	}}
	s.paint = func() { c.paint(p) }
	s.min = func() fyne.Size {
		c.paint(p)
		least := float32(chipHeight)
		if c.onTap != nil {
			least = theme.Target
		}
		return fyne.NewSize(ceil(max(c.width(p), least)), theme.Target) // whole: its outline is cut nowhere
	}
	s.layout = func(a area) { c.layout(a, p) }
	return s.start()
}

type chipParts struct {
	ground, halo, dot box
	icon              *icon
	label, count      *text
}

func (c *Chip) paint(p *chipParts) {
	th := c.kit.Theme
	ink := c.face.Tone
	if ink == "" {
		ink = theme.Ink
	}
	ground, outline, width := th.Tone(theme.Raised), th.Tone(theme.Line), float32(0)
	switch {
	case c.face.Selected:
		ink, ground, outline, width = theme.Accent, th.Tone(theme.AccentSoft), th.Tone(theme.Accent), 1.5
	case c.face.Hollow:
		ground.A, width = 0, 1.2
		ink = theme.Quiet
	}
	if c.disabled {
		ink = theme.Quiet
	}
	p.ground.fill(ground, outline, width)
	c.halo(p.halo)
	p.icon.set(c.face.Icon, ink)
	Show(p.dot.Rectangle, c.face.Dot != "")
	p.dot.fill(th.Tone(c.face.Dot), nil, 0)
	p.label.write(c.face.Label, ink)
	count := ""
	if c.face.Count > 0 {
		count = strconv.Itoa(c.face.Count)
	}
	p.count.write(count, ink)
}

// width adds up what is shown: edge, picture, words, number, edge.
func (c *Chip) width(p *chipParts) float32 {
	w := 2*chipPad(c.face) + p.label.widthAt(chipType)
	w += c.lead()
	if c.face.Count > 0 {
		w += p.count.width()
		if c.face.Label != "" {
			w += 7
		}
	}
	return w
}

func chipPad(face ChipFace) float32 {
	if face.Label == "" {
		return 9
	}
	return 14
}

// lead is the room of the picture or dot with the gap after it.
func (c *Chip) lead() float32 {
	gap := float32(7)
	if c.face.Label == "" && c.face.Count == 0 {
		gap = 0
	}
	switch {
	case c.face.Icon != "":
		return 18 + gap
	case c.face.Dot != "":
		return 8 + gap
	default:
		return 0
	}
}

func (c *Chip) layout(a area, p *chipParts) {
	cy := a.size.Height / 2
	a.put(p.ground.Rectangle, 0, cy-chipHeight/2, a.size.Width, chipHeight)
	a.put(p.halo.Rectangle, 0, cy-chipHeight/2, a.size.Width, chipHeight)
	x := chipPad(c.face)
	if spare := a.size.Width - c.width(p); spare > 0 {
		x += spare / 2
	}
	if c.face.Icon != "" {
		a.square(p.icon.Image, x+9, cy, 18)
	} else {
		a.square(p.dot.Rectangle, x+4, cy, 8)
	}
	x += c.lead()
	end := a.size.Width - chipPad(c.face)
	if c.face.Count > 0 {
		w := p.count.width()
		if c.face.Label != "" {
			words := min(p.label.width(), end-x-w-7)
			a.middle(p.label, x, words+1, cy, left)
			x += words + 7
		}
		a.middle(p.count, x, w+1, cy, left)
		return
	}
	p.label.squeeze(chipType, c.kit.least(chipType*0.7), end-x+1) // a long name rather shrinks than ends in an ellipsis
	a.middle(p.label, x, end-x+1, cy, left)
}

// OnTap changes what a tap does, for chips that look at themselves.
func (c *Chip) OnTap(f func()) { c.onTap = f }
