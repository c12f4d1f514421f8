package widgets

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// The left button of the mouse, held, is a finger's long press; let go early it is a tap,
// and dragged away nothing.
func TestLeftButtonHeldIsALongPress(t *testing.T) {
	for name, each := range map[string]struct {
		menu        bool
		held        time.Duration
		dragged     bool
		taps, menus int
	}{
		"a click":          {true, 100 * time.Millisecond, false, 1, 0},
		"held":             {true, holdAfter, false, 0, 1},
		"dragged away":     {true, holdAfter, true, 1, 0}, // a tap where the pointer lets go on it all the same
		"nothing to press": {false, holdAfter, false, 1, 0},
	} {
		t.Run(name, func(t *testing.T) {
			k, c := newKit(t)
			taps, menus := 0, 0
			tile := NewTile(k, TileFace{Name: "Wolf"}, func() { taps++ })
			if each.menu {
				tile.OnHold(func() { menus++ })
			}
			e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
			for range 2 { // the second press is as the first
				tile.MouseDown(e)
				if each.dragged {
					tile.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(60, 0)}})
				}
				c.pass(each.held)
				tile.MouseUp(e)
				tile.Tapped(&fyne.PointEvent{})
				c.pass(time.Minute)
			}
			if taps != 2*each.taps || menus != 2*each.menus {
				t.Errorf("%d taps and %d long presses, want %d and %d", taps, menus, 2*each.taps, 2*each.menus)
			}
		})
	}
}
