package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
)

// The goldens say where every primitive stands, its colour and its words.
func TestGolden(t *testing.T) {
	k, _ := newKit(t)
	dial := NewDial(k, nil, nil)
	dial.Set(life(26))
	dial.Set(life(22))
	far := NewDial(k.Turn(), nil, nil)
	far.Set(life(22))
	counter := NewCounter(k, nil, nil, nil)
	counter.Set(CounterFace{Caption: "mana", Value: 7, Note: "+9 a round"})
	up := NewMarker(k, Round, "quickcast", "quickcast", nil)
	up.Flip(true)
	row := NewListRow(k, ListFace{}, nil).WithSteps("less", "add", nil, nil)
	row.Set(ListFace{
		Title: "Timber Wolf", Hits: [][2]int{{7, 11}}, Line: "Creature · level 2", Cost: "9", Price: "2",
		Schools: []string{"nature"}, Stripes: []theme.Role{theme.School("nature")},
	})
	points, wide := NewPointsBar(k), NewPointsBar(k)
	for _, bar := range []*PointsBar{points, wide} {
		bar.Set(PointsFace{
			Segments: []Segment{{80, theme.School("dark")}, {41, theme.School("fire")}},
			Spent:    121, Limit: 120, Of: "of 120", Left: "59 cards", Right: "1 problem",
		})
	}
	bars := NewBars(k, nil)
	bars.Set(BarsFace{Chosen: 1, Bars: []Bar{{Value: 1, Label: "0"}, {Value: 3, Label: "1", Note: "60%"}, {Value: 1, Label: "2", Note: "20%", Loud: true}}}, "")
	strip := NewStrip(k, StripNames{}, StripActions{})
	strip.Set(StripFace{Title: "Round 4 · Upkeep", Hint: "Burn", Clock: "41:07", Next: "To the final quickcast"})
	for name, c := range map[string]struct {
		object fyne.CanvasObject
		w, h   float32
	}{
		"dial": {dial, 206, 206}, "dial_turned": {far, 206, 206}, "counter": {counter, 168, 206},
		"marker_on": {up, 52, 52}, "marker_off": {NewMarker(k, Square, "initiative", "", nil), 52, 52},
		"chip": {NewConditionChip(k, "burn", "Burn", 2, theme.SchoolInk("fire"), nil), 110, 48},
		"tile": {NewTile(k, TileFace{Name: "Bobcat", Left: 2, Whole: 5, Line: "2 of 5", Icon: "guard"}, nil), 92, 60},
		"row":  {row, 412, cardHigh},
		"bar":  {points, 400, 88}, "bar_wide": {wide, 500, 56},
		"bars":  {bars, 300, 196},
		"strip": {strip, 412, StripHeight},
	} {
		w := test.NewTempWindow(t, c.object)
		w.SetPadded(false)
		w.Resize(fyne.NewSize(c.w, c.h))
		test.AssertRendersToMarkup(t, name+".xml", w.Canvas())
	}
}
