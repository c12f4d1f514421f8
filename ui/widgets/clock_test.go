package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
)

// drawn are the letters a clock shows, and the size of the largest.
func drawn(c *Clock) (letters string, size float32) {
	for _, o := range test.WidgetRenderer(c).Objects() {
		if t, ok := o.(*canvas.Text); ok && t.Text != "" {
			letters += t.Text
			size = max(size, t.TextSize)
		}
	}
	return letters, size
}

func TestAClockShowsAllItsDigitsAtEverySize(t *testing.T) {
	for _, turned := range []bool{false, true} {
		k, _ := newKit(t)
		k.Turned = turned
		for _, size := range []fyne.Size{{Width: 72, Height: 48}, {Width: 160, Height: 48}, {Width: 380, Height: 300}, {Width: 1280, Height: 500}} {
			c := NewClock(k, 900, nil)
			c.Set(ClockFace{Digits: "30:00"})
			c.Resize(size)
			long, large := drawn(c)
			c.Set(ClockFace{Digits: "9:59"})
			_, short := drawn(c)
			if !turned && long != "30:00" || len([]rune(long)) != 5 {
				t.Errorf("%v shows %q", size, long)
			}
			if large != short {
				t.Errorf("%v: the digits grow from %v to %v when one of them goes", size, large, short)
			}
		}
	}
}

func TestAClockTellsItsStateByShape(t *testing.T) {
	k, _ := newKit(t)
	c := NewClock(k, theme.Title, nil)
	c.Resize(fyne.NewSize(160, 48))
	shapes := func(face ClockFace) (n int) {
		c.Set(face)
		for _, o := range test.WidgetRenderer(c).Objects() {
			switch o.(type) {
			case *canvas.Rectangle, *canvas.Image:
				if o.Visible() {
					n++
				}
			}
		}
		return n
	}
	calm := shapes(ClockFace{Digits: "9:59", Quiet: true})
	for name, face := range map[string]ClockFace{
		"running": {Digits: "9:59", Live: true}, "standing": {Digits: "9:59", Icon: "pause"}, "alarm": {Digits: "0:09", Alarm: true},
	} {
		if shapes(face) <= calm {
			t.Errorf("%s is told by colour alone", name)
		}
	}
	if c.Set(ClockFace{Digits: "1:00", Caption: "Warlock"}); c.AccessibilityLabel() != "Warlock, 1:00" {
		t.Errorf("read out as %q", c.AccessibilityLabel())
	}
}
