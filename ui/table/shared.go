package table

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/widgets"
)

// Shared is what all seats share, drawn along the strip: regions of the view, or
// what a game's face draws in their place.
type Shared interface {
	Object() fyne.CanvasObject
	Set(Sight)
	// HeightFor is how much of a board of that size it wants, in dp; 0 for nothing.
	HeightFor(board fyne.Size) float32
}

// Board is a whole table drawn by its game, all but the strip.
type Board interface {
	Object() fyne.CanvasObject
	Set(Sight)
	// Kit is that of a seat's reader, as the seat is drawn now.
	Kit(tracker.Seat) *widgets.Kit
}

// regions draws the regions of a view: a counter for each of their gauges, in a row.
type regions struct {
	screen   *Screen
	row      *fyne.Container
	counters []*widgets.Counter
	gauges   []regionGauge
}

// regionGauge is one gauge of a region.
type regionGauge struct {
	region tracker.Region
	gauge  tracker.Gauge
}

// regionHeight is the height of the row, in dp.
const regionHeight float32 = 76

func newRegions(s *Screen) *regions {
	return &regions{screen: s, row: widgets.NewEqual(s.needs.Kit, 8)}
}

// Object is part of Shared.
func (r *regions) Object() fyne.CanvasObject { return r.row }

// HeightFor is part of Shared.
func (r *regions) HeightFor(fyne.Size) float32 {
	if len(r.gauges) == 0 {
		return 0
	}
	return regionHeight
}

// Set is part of Shared.
func (r *regions) Set(seen Sight) {
	s := r.screen
	r.gauges = nil
	for _, region := range seen.View.Shared {
		for _, g := range region.Gauges {
			r.gauges = append(r.gauges, regionGauge{region, g})
		}
	}
	for len(r.counters) < len(r.gauges) {
		i := len(r.counters)
		r.counters = append(r.counters, widgets.NewCounter(s.needs.Kit, func(delta int) { r.step(i, delta) }, func() { r.ask(i) }, func() { r.ask(i) }))
	}
	r.counters = r.counters[:len(r.gauges)]
	for i, each := range r.gauges {
		name := s.Say(each.gauge.Name)
		note := s.Say(each.gauge.Caption)
		if note == "" {
			note = name
		}
		r.counters[i].Set(widgets.CounterFace{
			Caption: name, Value: each.gauge.Value, Note: note,
			Name: s.T("gaugeSpoken", "Name", each.region.Name, "Gauge", each.gauge.Name, "Value", each.gauge.Value),
		})
	}
	if len(r.row.Objects) == len(r.counters) {
		return
	}
	r.row.Objects = nil
	for _, c := range r.counters {
		r.row.Objects = append(r.row.Objects, c)
	}
	r.row.Refresh()
}

// step moves a gauge by what a hand tapped; ask opens its keypad.
func (r *regions) step(i, delta int) {
	if i < len(r.gauges) {
		g := r.gauges[i].gauge
		r.screen.Send(tracker.Change, 0, Fields{"track": g.Track, "amount": g.Step(delta)})
	}
}

func (r *regions) ask(i int) {
	if i >= len(r.gauges) {
		return
	}
	g := r.gauges[i]
	track := tracker.Track{ID: g.gauge.Track, Name: g.gauge.Name, Value: g.gauge.Value}
	r.screen.askTrack(r.screen.needs.Kit, 0, "", r.screen.Say(g.region.Name), track)
}
