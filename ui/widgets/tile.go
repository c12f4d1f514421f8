package widgets

import (
	"fyne.io/fyne/v2"

	"quickcast/ui/theme"
)

// TileFace is what the tile of an object on the table shows.
type TileFace struct {
	Name     string
	Left     int        // the bar is Left of Whole
	Whole    int        // 0 leaves the bar out
	Bar      theme.Role // colour of the bar; by what is left when empty
	Line     string     // small, below: "7 of 9 · pet"
	LineRole theme.Role // Quiet when empty
	Icon     string     // small picture in the corner: guard, burn
	IconRole theme.Role
	Hidden   bool // a face-down card: dashed look, no bar
}

// Tile is one object of a seat: a creature, a conjuration, a hidden card.
type Tile struct {
	press
	face   TileFace
	onHold func()
}

// NewTile returns a tile; a tap opens the object.
func NewTile(k *Kit, face TileFace, onTap func()) *Tile {
	t := &Tile{face: face}
	t.kit, t.onTap, t.name = k, onTap, face.Name+", "+face.Line
	t.ExtendBaseWidget(t)
	return t
}

// OnHold sets what a long press or a click with the other button does.
func (t *Tile) OnHold(f func()) { t.onHold = f }

// TappedSecondary is part of fyne.SecondaryTappable.
func (t *Tile) TappedSecondary(*fyne.PointEvent) {
	if t.onHold != nil && !t.disabled {
		t.onHold()
	}
}

// Set shows other values.
func (t *Tile) Set(face TileFace) {
	if t.face != face {
		t.face, t.name = face, face.Name+", "+face.Line
		t.Refresh()
	}
}

type tileParts struct {
	ground, halo, track, bar box
	name, line               *text
	icon                     *icon
}

// CreateRenderer is part of fyne.Widget.
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	p := &tileParts{
		ground: newBox(12), halo: newBox(12), track: newBox(2.5), bar: newBox(2.5),
		name: newText(t.kit, plain, theme.Small, theme.Ink), line: newText(t.kit, plain, theme.Small, theme.Quiet), icon: newIcon(t.kit),
	}
	s := &stage{kit: t.kit, owner: t, objects: []fyne.CanvasObject{
		p.ground.Rectangle, p.halo.Rectangle, p.track.Rectangle, p.bar.Rectangle, p.name.object(), p.line.object(), p.icon.Image,
	}}
	s.paint = func() { t.paint(p) }
	s.min = func() fyne.Size {
		w := p.name.widthOf(t.face.Name)
		if t.face.Icon != "" {
			w += 18
		}
		w = max(w, p.line.widthOf(t.face.Line)) + 22
		return fyne.NewSize(min(max(w, 92), 148), 60*max(1, t.kit.Theme.Text(theme.Small)/float32(theme.Small)))
	}
	s.layout = func(a area) { t.layout(a, p) }
	return s.start()
}

func (t *Tile) paint(p *tileParts) {
	th, f := t.kit.Theme, t.face
	ground := theme.Surface
	ink, quiet := theme.Ink, f.LineRole
	if quiet == "" {
		quiet = theme.Quiet
	}
	if f.Hidden {
		ground, ink = theme.Background, theme.Quiet
	}
	p.ground.fill(th.Tone(ground), th.Tone(theme.Line), 1)
	t.halo(p.halo)
	bar := f.Bar
	if bar == "" {
		bar = vitality(f.Left, f.Whole)
	}
	p.track.fill(th.Tone(theme.Track), nil, 0)
	p.bar.fill(th.Tone(bar), nil, 0)
	show(p.track.Rectangle, f.Whole > 0)
	show(p.bar.Rectangle, f.Whole > 0 && f.Left > 0)
	p.name.write(f.Name, ink)
	p.line.write(f.Line, quiet)
	role := f.IconRole
	if role == "" {
		role = theme.Quiet
	}
	p.icon.set(f.Icon, role)
}

// vitality is good while most is left and harm below half.
func vitality(left, whole int) theme.Role {
	if 2*left < whole {
		return theme.Harm
	}
	return theme.Good
}

func (t *Tile) layout(a area, p *tileParts) {
	w, h := a.size.Width, a.size.Height
	a.put(p.ground.Rectangle, 0, 0, w, h)
	a.put(p.halo.Rectangle, 0, 0, w, h)
	const x = 10
	inner := w - 2*x
	words := inner
	if t.face.Icon != "" {
		a.square(p.icon.Image, w-x-6, h*0.27, 14)
		words -= 18
	}
	if t.face.Whole <= 0 {
		a.middle(p.name, x, words, h*0.34, left)
		a.middle(p.line, x, inner, h*0.68, left)
		return
	}
	a.middle(p.name, x, words, h*0.27, left)
	a.put(p.track.Rectangle, x, h*0.535-2.5, inner, 5)
	share := min(max(float32(t.face.Left)/float32(t.face.Whole), 0), 1)
	a.put(p.bar.Rectangle, x, h*0.535-2.5, max(inner*share, 5), 5)
	a.middle(p.line, x, inner, h*0.775, left)
}
