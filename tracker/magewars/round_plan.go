package magewars

import (
	"cmp"

	"github.com/quickcast/quickcast/tracker"
)

type planData struct {
	Count int `json:"count"`
}

// doPlan says how many spells a mage has prepared: two, and one more for every
// Familiar and Spawnpoint. Which ones stays between player and book.
func (d *draft) doPlan(p planData) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	most := d.mostPrepared(seat)
	if err := cmp.Or(
		within("count", &p.Count, maxNumber),
		d.law(d.Phase == PlanningPhase, NotInPhase.With("Phase", PlanningPhase.word()).ByRule("R-20")),
		d.law(p.Count <= most, TooManyPrepared.With("Name", d.Mage(seat).Printed.Name, "Max", most).ByRule("R-20")),
	); err != nil {
		return err
	}
	d.player(seat).Planned, d.player(seat).Prepares = p.Count, true
	d.say(seat, "table.logPlan", "Name", d.Mage(seat).Printed.Name, "Count", p.Count)
	return nil
}

// mostPrepared is how many spells a seat may prepare: two, and one for every
// Familiar and Spawnpoint.
func (s *State) mostPrepared(seat tracker.Seat) int {
	return 2 + count(s.Objects, func(o *Object) bool { return o.Controller == seat && o.casts() })
}
