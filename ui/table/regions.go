package table

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/widgets"
)

// regions draws what all seats share: a counter for each gauge of the view's regions, in
// a row along the strip.
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

// height is that of the row, in dp; 0 where nothing is shared.
func (r *regions) height() float32 {
	if len(r.gauges) == 0 {
		return 0
	}
	return regionHeight
}

// set shows them as the table stands.
func (r *regions) set(seen Sight) {
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
	r.screen.openPad(r.screen.needs.Kit, 0, "", r.screen.Say(g.region.Name), track)
}
