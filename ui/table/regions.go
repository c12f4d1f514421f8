package table

import (
	"cmp"
	"fmt"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/widgets"
)

// regions draws what all seats share: a counter for each gauge of the view's regions, in
// a row along the strip.
type regions struct {
	screen *Screen
	row    *fyne.Container
	*widgets.Made[widgets.CounterFace, *widgets.Counter]
	gauges map[string]regionGauge
}

// regionGauge is one gauge of a region.
type regionGauge struct {
	region tracker.Region
	gauge  tracker.Gauge
}

// regionHeight is the height of the row, in dp.
const regionHeight float32 = 76

func newRegions(s *Screen) *regions {
	r := &regions{screen: s, row: widgets.NewEqual(s.needs.Kit, 8)}
	r.Made = widgets.NewMade(func(n widgets.Named[widgets.CounterFace]) *widgets.Counter {
		ask := func() { r.ask(n.Key) }
		c := widgets.NewCounter(s.needs.Kit, func(delta int) { r.step(n.Key, delta) }, ask, ask)
		c.Set(n.Face)
		return c
	})
	return r
}

// height is that of the row, in dp; 0 where nothing is shared.
func (r *regions) height() float32 {
	return pick.Either(len(r.gauges) == 0, 0, regionHeight)
}

// set shows them as the table stands.
func (r *regions) set(seen Sight) {
	s := r.screen
	r.gauges = map[string]regionGauge{}
	var all []widgets.Named[widgets.CounterFace]
	for i, region := range seen.View.Shared {
		for j, g := range region.Gauges {
			key := fmt.Sprint(i, "/", j)
			r.gauges[key] = regionGauge{region, g}
			all = append(all, widgets.Named[widgets.CounterFace]{Key: key, Face: widgets.CounterFace{
				Caption: s.Say(g.Name), Value: g.Value, Note: cmp.Or(s.Say(g.Caption), s.Say(g.Name)),
				Name: s.T("gaugeSpoken", "Name", region.Name, "Gauge", g.Name, "Value", g.Value),
			}})
		}
	}
	if r.Show(all) {
		r.row.Objects = r.List
		r.row.Refresh()
	}
}

// step moves a gauge by what a hand tapped; ask opens its keypad.
func (r *regions) step(key string, delta int) {
	if g := r.gauges[key].gauge; g.Track != "" {
		r.screen.Send(tracker.Change, 0, Fields{"track": g.Track, "amount": g.Step(delta)})
	}
}

func (r *regions) ask(key string) {
	if g, ok := r.gauges[key]; ok {
		track := tracker.Track{ID: g.gauge.Track, Name: g.gauge.Name, Value: g.gauge.Value}
		subject{screen: r.screen, kit: r.screen.needs.Kit}.openPadOf(r.screen.Say(g.region.Name), track)
	}
}
