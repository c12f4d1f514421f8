package widgets

import (
	"fyne.io/fyne/v2"

	"quickcast/ui/theme"
)

// PickFace is what a tile to choose from shows.
type PickFace struct {
	Title    string
	Line     string     // quiet, below; it wraps
	Icon     string     // at the left; "" for none
	IconRole theme.Role // Quiet when empty
	Figure   string     // a large number at the right; "" for none
	Sign     string     // a small picture after the number
	Mark     string     // a small picture after the title: guard
	Left     int        // a bar of Left in Whole below; none for a Whole of 0
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
	p.name = face.Title
	for _, more := range []string{face.Figure, face.Line} {
		if more != "" {
			p.name += ", " + more
		}
	}
	p.Refresh()
}

// Face returns what the tile shows.
func (p *Pick) Face() PickFace { return p.face }

// Measures of a pick in dp.
const (
	pickPad   float32 = 12
	pickIcon  float32 = 22
	pickLeast float32 = 56
	pickBar   float32 = 5
)

type pickParts struct {
	ground, halo, track, bar box
	icon, sign, mark         *icon
	title, figure            *text
	line                     *Paragraph
}

// lead is where the words begin, and end how far from the right they stop.
func (p *Pick) lead(parts *pickParts) (lead, end float32) {
	lead, end = pickPad, pickPad
	if p.face.Icon != "" {
		lead += pickIcon + 10
	}
	if p.face.Figure != "" {
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
	h := 2*pickPad + p.titleHeight()
	if p.face.Line != "" {
		h += 2 + parts.line.HeightFor(max(width-lead-end, 40))
	}
	if p.face.Whole > 0 {
		h += pickBar + 6
	}
	return max(h, pickLeast)
}

func (p *Pick) titleHeight() float32 { return p.kit.Theme.Text(theme.Body) * 1.2 }

func (p *Pick) parts() *pickParts {
	return &pickParts{
		ground: newBox(theme.CornerSmall), halo: newBox(theme.CornerSmall), track: newBox(2.5), bar: newBox(2.5),
		icon: newIcon(p.kit), sign: newIcon(p.kit), mark: newIcon(p.kit),
		title: newText(p.kit, bold, theme.Body, theme.Ink), figure: newText(p.kit, display, theme.Title, theme.Ink),
		line: NewParagraph(p.kit, p.face.Line, Style{Size: theme.Small, Role: theme.Quiet}),
	}
}

// CreateRenderer is part of fyne.Widget.
func (p *Pick) CreateRenderer() fyne.WidgetRenderer {
	parts := p.parts()
	s := &stage{kit: p.kit, owner: p, objects: []fyne.CanvasObject{
		parts.ground.Rectangle, parts.halo.Rectangle, parts.icon.Image, parts.sign.Image, parts.mark.Image, parts.track.Rectangle, parts.bar.Rectangle,
		parts.title.object(), parts.figure.object(), parts.line,
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
	parts.title.write(f.Title, ink)
	parts.figure.write(f.Figure, ink)
	parts.line.SetText(f.Line)
	show(parts.line, f.Line != "")
	show(parts.track.Rectangle, f.Whole > 0)
	show(parts.bar.Rectangle, f.Whole > 0 && f.Left > 0)
	parts.track.fill(th.Tone(theme.Track), nil, 0)
	bar := vitality(f.Left, f.Whole)
	if f.Faint {
		bar = theme.Quiet
	}
	parts.bar.fill(th.Tone(bar), nil, 0)
}

func (p *Pick) layout(a area, parts *pickParts) {
	w, h := a.size.Width, a.size.Height
	a.put(parts.ground.Rectangle, 0, 0, w, h)
	a.put(parts.halo.Rectangle, 0, 0, w, h)
	lead, end := p.lead(parts)
	room := max(w-lead-end, 40)
	content := p.heightAt(w, parts)
	top := (h-content)/2 + (content-p.inner(room, parts))/2
	a.square(parts.icon.Image, pickPad+pickIcon/2, h/2, pickIcon)
	x := w - pickPad
	if p.face.Sign != "" {
		a.square(parts.sign.Image, x-8, h/2, 16)
		x -= 18
	}
	figure := parts.figure.width()
	a.middle(parts.figure, x-figure, figure+1, h/2, left)
	title := p.titleHeight()
	words := room
	if p.face.Mark != "" {
		words -= 20
	}
	parts.title.squeeze(theme.Body, theme.Body*0.72, words)
	a.middle(parts.title, lead, words, top+title/2, left)
	a.square(parts.mark.Image, lead+min(parts.title.width(), words)+11, top+title/2, 15)
	y := top + title + 2
	if p.face.Line != "" {
		lines := parts.line.HeightFor(room)
		a.put(parts.line, lead, y, room, lines)
		y += lines
	}
	if p.face.Whole > 0 {
		y += 4
		share := min(max(float32(p.face.Left)/float32(p.face.Whole), 0), 1)
		a.put(parts.track.Rectangle, lead, y, room, pickBar)
		a.put(parts.bar.Rectangle, lead, y, max(room*share, pickBar), pickBar)
	}
}

// inner is how high title, line and bar are together.
func (p *Pick) inner(room float32, parts *pickParts) float32 {
	h := p.titleHeight()
	if p.face.Line != "" {
		h += 2 + parts.line.HeightFor(room)
	}
	if p.face.Whole > 0 {
		h += pickBar + 6
	}
	return h
}
