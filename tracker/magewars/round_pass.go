package magewars

import (
	"cmp"

	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// doPass passes the turn, where that is allowed. After the last who lets a
// quickcast go by it goes on to a phase, where one is named.
func doPass(d *effect.Draft, on nextData) error {
	seat, err := d.Seat()
	if err != nil {
		return err
	}
	if d.Phase == state.FirstQuickcastPhase || d.Phase == state.FinalQuickcastPhase {
		if err := d.PassQuickcast(seat); err != nil || d.Turn != 0 || on.To == "" {
			return err
		}
		return doNext(d, on)
	}
	if err := cmp.Or(
		d.FinishActivation(),
		d.Demand(d.Phase == d.Rules.Action, state.NotInPhase.With("Phase", d.Rules.Action.Word()).ByRule(d.Cite("A-33 R-26"))),
		d.Demand(d.OnTurn(seat), state.NotYourTurn.With("Name", d.Mage(seat).Printed.Name).ByRule(d.Cite("A-30 R-25"))),
	); err != nil {
		return err
	}
	if against := d.AgainstPassing(seat); against != nil {
		if err := d.Demand(false, against); err != nil {
			return err
		}
	}
	d.Say(seat, "table.logPass", "Name", d.Mage(seat).Printed.Name)
	d.Turn, d.Last, d.Quickened, d.Ahead = d.TurnAfter(seat), 0, false, 0
	return nil
}
