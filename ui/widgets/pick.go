package widgets

import (
	"strings"

	"fyne.io/fyne/v2"

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
	p.kit, p.onTap = k, onTap
	p.ExtendBaseWidget(p)
	p.Set(face)
	return p
}

// Set shows other values.
func (p *Pick) Set(face PickFace) {
	if p.face == face {
		return
	}
	p.face = face
	p.name = spoken(face.Title, face.Figure, face.Line)
	p.Refresh()
}

// Measures of a pick in dp.
const (
	pickPad    float32 = 12
	pickIcon   float32 = 22
	pickLeast  float32 = 56
	pickBar    float32 = 5
	pickFigure float32 = 26 // of the line with the bar and its figure
)

type pickParts struct {
	ground, halo, track, bar box
	icon, sign, mark         *icon
	figure                   *text
	title, line              *Paragraph
}

// lead is where the words begin, and end how far from the right they stop. Beside
// a bar the figure stands lower and leaves the words their room.
func (p *Pick) lead(parts *pickParts) (lead, end float32) {
	lead, end = pickPad, pickPad
	if p.face.Icon != "" {
		lead += pickIcon + 10
	}
	if p.face.Figure != "" && p.face.Whole == 0 {
		end += parts.figure.widthOf(p.face.Figure) + 8
	}
	if p.face.Sign != "" {
		end += 18
	}
	return lead, end
}

// HeightFor is how high the tile is at a width in dp.
func (p *Pick) HeightFor(width float32) float32 {
	return p.heightAt(width, p.parts())
}

func (p *Pick) heightAt(width float32, parts *pickParts) float32 {
	lead, end := p.lead(parts)
	return max(2*pickPad+p.inner(max(width-lead-end, 40), parts), pickLeast)
}

func (p *Pick) parts() *pickParts {
	return &pickParts{
		ground: newBox(theme.CornerSmall), halo: newBox(theme.CornerSmall), track: newBox(2.5), bar: newBox(2.5),
		icon: newIcon(p.kit), sign: newIcon(p.kit), mark: newIcon(p.kit), figure: newText(p.kit, display, theme.Title, theme.Ink),
		title: NewParagraph(p.kit, p.face.Title, Style{Bold: true}),
		line:  NewParagraph(p.kit, p.face.Line, Style{Size: theme.Small, Role: theme.Quiet}),
	}
}

// CreateRenderer is part of fyne.Widget.
func (p *Pick) CreateRenderer() fyne.WidgetRenderer {
	parts := p.parts()
	s := &stage{kit: p.kit, owner: p, objects: []fyne.CanvasObject{
		parts.ground.Rectangle, parts.halo.Rectangle, parts.icon.Image, parts.sign.Image, parts.mark.Image, parts.track.Rectangle, parts.bar.Rectangle,
		parts.title, parts.figure.object(), parts.line,
	}}
	s.paint = func() { p.paint(parts) }
	s.min = func() fyne.Size { return fyne.NewSize(120, p.heightAt(max(p.Size().Width, 120), parts)) }
	s.layout = func(a area) { p.layout(a, parts) }
	return s.start()
}

func (p *Pick) paint(parts *pickParts) {
	th, f := p.kit.Theme, p.face
	ground, outline, width, ink := th.Tone(theme.Raised), th.Tone(theme.Line), float32(1), theme.Ink
	if f.Faint {
		ground.A, ink = 0, theme.Quiet
	}
	if f.Selected {
		ground, outline, width = th.Tone(theme.AccentSoft), th.Tone(theme.Accent), 2
		ink = theme.Accent
	}
	parts.ground.fill(ground, outline, width)
	p.halo(parts.halo)
	role := f.IconRole
	if role == "" || f.Faint {
		role = theme.Quiet
	}
	parts.icon.set(f.Icon, role)
	parts.sign.set(f.Sign, ink)
	parts.mark.set(f.Mark, theme.Accent)
	parts.title.name, parts.title.style.Role = f.Title, ink
	parts.title.Refresh()
	parts.figure.write(f.Figure, ink)
	parts.line.SetText(f.Line)
	Show(parts.line, f.Line != "")
	Show(parts.track.Rectangle, f.Whole > 0)
	Show(parts.bar.Rectangle, f.Whole > 0 && f.Left > 0)
	parts.track.fill(th.Tone(theme.Track), nil, 0)
	parts.bar.fill(th.Tone(vitality(f.Left, f.Whole)), nil, 0)
}

func (p *Pick) layout(a area, parts *pickParts) {
	w, h := a.size.Width, a.size.Height
	a.put(parts.ground.Rectangle, 0, 0, w, h)
	a.put(parts.halo.Rectangle, 0, 0, w, h)
	lead, end := p.lead(parts)
	room := max(w-lead-end, 40)
	y := (h - p.inner(room, parts)) / 2
	a.square(parts.icon.Image, pickPad+pickIcon/2, h/2, pickIcon)
	right := w - pickPad
	if p.face.Sign != "" {
		a.square(parts.sign.Image, right-8, h/2, 16)
		right -= 18
	}
	title := p.titleHeight(room, parts)
	a.put(parts.title, lead, y, p.titleRoom(room), title)
	a.square(parts.mark.Image, lead+room-8, y+title/2, 16)
	y += title
	figure := parts.figure.width()
	if p.face.Whole == 0 {
		a.middle(parts.figure, right-figure, figure+1, h/2, left)
	} else {
		bar := room - figure - 8
		share := min(max(float32(p.face.Left)/float32(p.face.Whole), 0), 1)
		a.middle(parts.figure, right-figure, figure+1, y+pickFigure/2, left)
		a.put(parts.track.Rectangle, lead, y+(pickFigure-pickBar)/2, bar, pickBar)
		a.put(parts.bar.Rectangle, lead, y+(pickFigure-pickBar)/2, max(bar*share, pickBar), pickBar)
		y += pickFigure
	}
	if p.face.Line != "" {
		a.put(parts.line, lead, y+2, room, parts.line.HeightFor(room))
	}
}

// titleRoom is how wide the title may be.
func (p *Pick) titleRoom(room float32) float32 {
	if p.face.Mark != "" {
		return room - 20
	}
	return room
}

// titleHeight is how high the title is; it wraps, and a word that is too long for
// a line makes all of it smaller.
func (p *Pick) titleHeight(room float32, parts *pickParts) float32 {
	room = p.titleRoom(room)
	probe := newText(p.kit, bold, theme.Body, theme.Ink)
	var widest float32
	for _, word := range strings.Fields(p.face.Title) {
		widest = max(widest, probe.widthOf(word))
	}
	size := theme.Body
	if widest > room {
		size = max(theme.Tiny, theme.Body*theme.Type(room/widest))
	}
	parts.title.name, parts.title.style.Size = p.face.Title, size
	return parts.title.HeightFor(room)
}

// inner is how high title, bar and line are together.
func (p *Pick) inner(room float32, parts *pickParts) float32 {
	h := p.titleHeight(room, parts)
	if p.face.Whole > 0 {
		h += pickFigure
	}
	if p.face.Line != "" {
		parts.line.name = p.face.Line
		h += 2 + parts.line.HeightFor(room)
	}
	return h
}
