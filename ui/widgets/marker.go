package widgets

import (
	"time"

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

// Marker is a wooden piece with two faces. On, it stands up: of wood, with a thick rim. Off, it
// lies flat: a thin line around nothing. So the state is read from the shape as well as from the
// colour. Gold is left to what is to be tapped next.
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
	m.name, m.onTap, m.bare = name, onTap, true
	m.show(k, m)
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

func (m *Marker) view() part {
	return byHand{theme.Target + 4, theme.Target + 4, func(p *pen, s space) {
		k, radius := m.kit, markerSide/2
		if m.shape == Square {
			radius = 13
		}
		narrow := max(markerSide*m.turn, 4) / markerSide
		put := func(side, lift float32, what part) {
			mid(side*narrow, side, what).draw(p, space{s.x, s.y + lift, s.w, s.h})
		}
		if !m.on {
			put(markerSide, 0, k.outlined(radius, "", theme.Line, 1.5))
			put(markerSide, 0, m.aura(radius))
			put(21, 0, k.pic(m.icon, 21, theme.Quiet))
			return
		}
		put(markerSide, 0, k.outlined(radius, theme.Wood, theme.WoodLine, 2))
		put(markerSide, 0, m.aura(radius))
		put(22, 0, k.pic(m.icon, 22, theme.WoodInk))
	}}
}
