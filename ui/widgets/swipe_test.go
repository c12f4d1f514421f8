package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
)

// A finger that goes aside turns the page once it has gone far enough, the other way round for who
// reads from across; up and down it scrolls, and turns nothing.
func TestASwipeTurnsThePage(t *testing.T) {
	k, _ := newKit(t)
	for _, kit := range []*Kit{k, k.Turn()} {
		turned, want := 0, 1
		if kit.Turned {
			want = -1
		}
		long := NewGap(100, 900)
		c := NewSwiped(kit, long, func(by int) { turned += by })
		c.Resize(fyne.NewSize(200, 300))
		finger := c.Objects[1].(fyne.Scrollable)
		move := func(dx, dy float32) { finger.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(dx, dy)}) }
		from := finger.(*swipe).scroll.Offset.Y
		move(-pageSwipe/2, 2)
		if turned != 0 {
			t.Errorf("half a way turns %d pages", turned)
		}
		move(-pageSwipe, 2)
		if turned != want {
			t.Errorf("a swipe to the left turns %d pages, want %d", turned, want)
		}
		move(3, -60)
		move(0, -20)
		if at := finger.(*swipe).scroll.Offset.Y; turned != want || at == from && !kit.Turned {
			t.Errorf("up and down it stands at %v, and %d pages are turned", at, turned)
		}
	}
}
