package widgets

import (
	"image"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
)

func life(leftOver int) DialFace {
	return DialFace{Left: leftOver, Whole: 36, Caption: "damage", Hue: theme.School("nature"), Name: "life"}
}

func TestBubbleAddsUpAndGoes(t *testing.T) {
	d, c, _ := newTestDial(t, false)
	test.WidgetRenderer(d)
	d.Set(life(36))
	if d.bubble.shade != 0 {
		t.Error("the first value is no change")
	}
	d.Set(life(35))
	c.pass(2 * time.Second)
	d.Set(life(32))
	if got := signed(d.bubble.shown); got != "−4" {
		t.Errorf("bubble %q, want −4 for two changes within three seconds", got)
	}
	c.pass(bubbleStays)
	if d.bubble.shade != 0 {
		t.Error("the bubble should have gone by itself")
	}
	d.Set(life(34))
	if got := signed(d.bubble.shown); got != "+2" {
		t.Errorf("bubble %q, want +2: the old sum is over", got)
	}
	d.Set(life(32))
	if d.bubble.shade != 0 {
		t.Error("there and back is no change to show")
	}
}

func TestSettleTakesTheBubbleAway(t *testing.T) {
	d, _, _ := newTestDial(t, false)
	test.WidgetRenderer(d)
	d.Set(life(36))
	d.Set(life(10))
	d.settle()
	if d.bubble.shade != 0 || d.bubble.sum != 0 {
		t.Error("the bubble is still there")
	}
}

func TestDialChangesOnlyBySet(t *testing.T) {
	d, _, _ := newTestDial(t, false)
	d.Set(life(20))
	d.TouchDown(touch(0, 150, 100))
	d.TouchUp(touch(0, 150, 100))
	if d.face.Left != 20 {
		t.Errorf("the dial shows %d without being told", d.face.Left)
	}
}

func TestDialIsLargeEnough(t *testing.T) {
	d, _, _ := newTestDial(t, false)
	if size := d.MinSize(); size.Width < 2*theme.DialTarget || size.Height < theme.DialTarget {
		t.Errorf("least size %v, want halves of %v dp", size, theme.DialTarget)
	}
}

func TestArcStaysWithinItsBand(t *testing.T) {
	d, _, _ := newTestDial(t, false)
	for left, want := range map[int]float32{-3: 0, 0: 0, 18: 0.5, 36: 1, 50: 1} {
		d.face = life(left)
		if got := d.share(); got != want {
			t.Errorf("%d of 36: share %v, want %v", left, got, want)
		}
	}
	d.face = DialFace{Left: 5}
	if d.share() != 0 {
		t.Error("5 of nothing should leave the arc empty")
	}
}

// A turned dial is the same picture on its head. The painter rounds letters to
// whole pixels, to the right and downward either way up: their edges differ.
func TestTurnedDialIsTheDialTurned(t *testing.T) {
	k, _ := newKit(t)
	up, down := NewDial(k, nil, nil), NewDial(k.Turn(), nil, nil)
	up.Set(life(22))
	down.Set(life(22))
	a, b := draw(up, 206, 206), draw(down, 206, 206)
	n := unlike(a, halfTurn(b))
	if n > 206*206*3/100 {
		t.Errorf("%d pixels differ", n)
	}
	if n := unlike(a, b); n < 206*206*6/100 {
		t.Errorf("only %d pixels differ from the upright dial: was it turned at all?", n)
	}
}

func TestDialFollowsTheTheme(t *testing.T) {
	k, _ := newKit(t)
	d := NewDial(k, nil, nil)
	d.Set(life(22))
	draw(d, 206, 206)
	k.Theme.Choose(theme.Options{Mode: theme.Light})
	d.Refresh()
	fresh := NewDial(k, nil, nil)
	fresh.Set(life(22))
	if n := unlike(draw(d, 206, 206), draw(fresh, 206, 206)); n != 0 {
		t.Errorf("%d pixels are still of the old theme", n)
	}
}

// A tap as a person makes it, to the frame that shows it: the finger comes down
// and leaves, the new value is set, the dial alone is drawn.
func BenchmarkDialTapToFrame(b *testing.B) {
	k, _ := newKit(b)
	left := 36
	var d *Dial
	d = NewDial(k, func(delta int) {
		left = (left+delta+36)%36 + 1
		d.Set(life(left))
	}, nil)
	w := test.NewTempWindow(b, d)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(206, 206))
	d.Set(life(left))
	for b.Loop() {
		d.TouchDown(touch(1, 30, 100))
		d.TouchUp(touch(1, 30, 100))
		w.Canvas().Capture()
	}
}

func BenchmarkDialSet(b *testing.B) {
	k, _ := newKit(b)
	d := NewDial(k, nil, nil)
	w := test.NewTempWindow(b, d)
	w.Resize(fyne.NewSize(206, 206))
	for i := range b.N {
		d.Set(life(i % 36))
	}
}

// halfTurn returns the picture turned by 180 degrees.
func halfTurn(src *image.NRGBA) *image.NRGBA {
	dst := image.NewNRGBA(src.Rect)
	last := src.Rect.Max.Sub(image.Pt(1, 1))
	for y := range src.Rect.Dy() {
		for x := range src.Rect.Dx() {
			dst.SetNRGBA(last.X-x, last.Y-y, src.NRGBAAt(x, y))
		}
	}
	return dst
}

// settle takes the bubble away at once: the values shown belong to another.
func (d *Dial) settle() {
	d.bubble.settle()
}

// settle takes it away at once.
func (b *bubble) settle() {
	b.end()
	b.sum, b.shade = 0, 0
	b.changed()
}
