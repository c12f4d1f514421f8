package widgets

import (
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// markerSide is the visible width of a marker in dp.
const markerSide float32 = 48

// MarkerShape is the outline of a wooden piece.
type MarkerShape int

// The two shapes of marker.
const (
	Round MarkerShape = iota
	Square
)

// Marker is a wooden piece with two faces. On, it stands up: thick, gold, with
// an inner rim. Off, it lies flat: thin, grey, without the rim. So the state is
// read from the shape as well as from the colour.
type Marker struct {
	press
	shape MarkerShape
	icon  string
	on    bool
	want  bool    // what it is turning to
	turn  float32 // 1 lies still, 0 stands on its edge
	stop  func()
}

// NewMarker returns a marker that lies on its off face. name says what it is;
// onTap decides what a tap means, and Flip shows it.
func NewMarker(k *Kit, shape MarkerShape, icon, name string, onTap func()) *Marker {
	m := &Marker{shape: shape, icon: icon, turn: 1}
	m.kit, m.name, m.onTap, m.bare = k, name, onTap, true
	m.ExtendBaseWidget(m)
	return m
}

// Flip shows one of the two faces; a change is a short turn over the edge.
func (m *Marker) Flip(on bool) {
	if m.want == on {
		return
	}
	m.want = on
	if m.stop != nil {
		m.stop()
	}
	if m.Size().IsZero() { // nobody has seen it yet
		m.on = on
		return
	}
	swapped := false
	m.stop = m.kit.animate(180*time.Millisecond, func(done float32) {
		m.turn = 1 - 2*done
		if m.turn < 0 {
			m.turn = -m.turn
		}
		if done >= 0.5 && !swapped {
			m.on, swapped = on, true
		}
		m.Refresh()
	})
}

// On says which face is up, or will be when it has turned.
func (m *Marker) On() bool { return m.want }

// SetName changes what a screen reader says, for example with the state.
func (m *Marker) SetName(name string) { m.name = name }

// CreateRenderer is part of fyne.Widget.
func (m *Marker) CreateRenderer() fyne.WidgetRenderer {
	radius := markerSide / 2
	if m.shape == Square {
		radius = 13
	}
	edge, piece, rim, halo, pic := newBox(radius), newBox(radius), newBox(radius-4), newBox(radius), newIcon(m.kit)
	s := &stage{kit: m.kit, owner: m, objects: []fyne.CanvasObject{
		edge.Rectangle, piece.Rectangle, rim.Rectangle, halo.Rectangle, pic.Image,
	}}
	s.paint = func() {
		th := m.kit.Theme
		Show(edge.Rectangle, m.on)
		Show(rim.Rectangle, m.on)
		if m.on {
			gold := th.Tone(theme.Accent)
			wood := gold
			wood.A = 130
			thin := gold
			thin.A = 70
			edge.fill(wood, nil, 0)
			piece.fill(th.Tone(theme.AccentSoft), gold, 2)
			rim.fill(nil, thin, 1)
			pic.set(m.icon, theme.Accent)
		} else {
			piece.fill(th.Tone(theme.Raised), th.Tone(theme.Line), 1)
			pic.set(m.icon, theme.Quiet)
		}
		m.halo(halo)
	}
	s.min = func() fyne.Size { return fyne.NewSquareSize(theme.Target + 4) }
	s.layout = func(a area) { m.layout(a, edge, piece, rim, halo, pic) }
	return s.start()
}

func (m *Marker) layout(a area, edge, piece, rim, halo box, pic *icon) {
	cx, cy := a.size.Width/2, a.size.Height/2
	w := max(markerSide*m.turn, 4)
	across := func(o fyne.CanvasObject, side, lift float32) {
		width := side * w / markerSide
		a.put(o, cx-width/2, cy-side/2+lift, width, side)
	}
	lift := float32(0)
	if m.on {
		lift = -1.5
	}
	across(edge.Rectangle, markerSide, 2)
	across(piece.Rectangle, markerSide, lift)
	across(rim.Rectangle, markerSide-9, lift)
	across(halo.Rectangle, markerSide, lift)
	across(pic.Image, 21, lift)
}
