package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

func TestDiceLookDifferent(t *testing.T) {
	k, _ := newKit(t)
	faces := []DieFace{
		{}, {Number: 1}, {Number: 2}, {Number: 1, Burst: true}, {Number: 2, Burst: true}, {Number: 2, Twelve: true}, {Hollow: true},
	}
	for i, a := range faces {
		for _, b := range faces[:i] {
			if n := unlike(draw(NewDie(k, a), 48, 48), draw(NewDie(k, b), 48, 48)); n < 20 {
				t.Errorf("%+v and %+v differ in %d pixels only", a, b, n)
			}
		}
	}
}

func TestDuoTellsWhichHalf(t *testing.T) {
	k, _ := newKit(t)
	got := ""
	d := NewDuo(k, func() { got = "left" }, func() { got = "right" })
	d.Set(DuoFace{Left: "Brogan Bloodstone", LeftLine: "Vorpal Blade", Right: "Darkfenne Hydra", RightLine: "10 left"})
	w := test.NewTempWindow(t, d)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(356, d.HeightFor(356)))
	test.TapCanvas(w.Canvas(), fyne.NewPos(40, 30))
	if got != "left" {
		t.Errorf("a tap at the left told %q", got)
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(320, 30))
	if got != "right" {
		t.Errorf("a tap at the right told %q", got)
	}
}

func TestLoudBarsAreHatchedAndWhatCannotBeIsNotDrawn(t *testing.T) {
	k, _ := newKit(t)
	b := NewBars(k, nil)
	face := BarsFace{Chosen: -1, Bars: []Bar{{Value: 1, Label: "0"}, {Label: "1", Loud: true}, {Value: 2, Label: "2", Loud: true}}}
	b.Set(face, "")
	draw(b, 200, 220)
	var bars []fyne.Size
	var hatched []bool
	for _, o := range test.WidgetRenderer(b).Objects()[1:] {
		switch part := o.(type) {
		case *canvas.Rectangle:
			bars, hatched = append(bars, part.Size()), append(hatched, false)
		case *canvas.Raster:
			hatched[len(hatched)-1] = part.Visible() && part.Size().Width == bars[len(bars)-1].Width
		}
	}
	if len(bars) != 3 || bars[0].Height < 30 || bars[1].Height != 0 || bars[2].Height <= bars[0].Height {
		t.Errorf("the bars are %v, want none for what cannot be", bars)
	}
	if len(hatched) != 3 || hatched[0] || hatched[1] || !hatched[2] {
		t.Errorf("hatched are %v, want the loud one that can be", hatched)
	}
	tick := face
	tick.Bars = append([]Bar(nil), face.Bars...)
	tick.Bars[0].Tick = 2
	other := NewBars(k, nil)
	other.Set(tick, "")
	if unlike(draw(b, 200, 220), draw(other, 200, 220)) < 20 {
		t.Error("a tick must be seen")
	}
}
