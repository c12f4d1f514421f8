package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
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

func TestBarsBracketNamesTheLoudOnes(t *testing.T) {
	k, _ := newKit(t)
	b := NewBars(k, nil)
	face := BarsFace{Chosen: -1, Bars: []Bar{{Value: 1, Label: "0"}, {Value: 3, Label: "1"}, {Value: 2, Label: "2", Loud: true}}}
	b.Set(face, "")
	low := b.MinSize().Height
	face.Under = "destroys it"
	b.Set(face, "")
	if high := b.MinSize().Height; high <= low {
		t.Errorf("with a bracket the chart is %v high, want more than %v", high, low)
	}
	if first, last := b.loud(); first != 2 || last != 2 {
		t.Errorf("the loud bars are %d to %d, want the third alone", first, last)
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
