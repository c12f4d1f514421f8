package magewars

import (
	"cmp"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/pick"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

type planData struct {
	Count int `json:"count"`
}

// doPlan says how many spells a mage has prepared: two, and one more for every
// Familiar and Spawnpoint. Which ones stays between player and book.
func doPlan(d *effect.Draft, p planData) error {
	seat, err := d.Seat()
	if err != nil {
		return err
	}
	most := mostPrepared(&d.State, seat)
	if err := cmp.Or(
		state.Within("count", &p.Count, state.MaxNumber),
		d.Demand(d.Phase == state.PlanningPhase, state.NotInPhase.With("Phase", state.PlanningPhase.Word()).ByRule("R-20")),
		d.Demand(p.Count <= most, state.TooManyPrepared.With("Name", d.Mage(seat).Printed.Name, "Max", most).ByRule("R-20")),
	); err != nil {
		return err
	}
	d.EditPlayer(seat).Planned, d.EditPlayer(seat).Prepares = p.Count, true
	d.Say(seat, "table.logPlan", "Name", d.Mage(seat).Printed.Name, "Count", p.Count)
	return nil
}

// mostPrepared is how many spells a seat may prepare: two, and one for every
// Familiar and Spawnpoint.
func mostPrepared(s *state.State, seat tracker.Seat) int {
	return 2 + pick.Count(s.Objects, func(o *state.Object) bool { return o.Controller == seat && o.Casts() })
}
