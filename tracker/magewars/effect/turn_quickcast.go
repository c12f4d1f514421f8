package effect

import (
	"cmp"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// PassQuickcast leaves a Quickcast Phase to the seats after: the holder of the
// initiative is asked first, then the others clockwise.
func (d *Draft) PassQuickcast(seat tracker.Seat) error {
	if err := d.Demand(d.Turn == seat, state.NotYourTurn.With("Name", d.Mage(seat).Printed.Name).ByRule("R-44")); err != nil {
		return err
	}
	d.Say(seat, "table.logPass", "Name", d.Mage(seat).Printed.Name)
	d.Turn = d.AskedAfter(seat)
	return nil
}

// DoQuickcast uses a mage's quickcast action: once a round, and
// only in its windows.
func (d *Draft) DoQuickcast(Nothing) error {
	seat, err := d.Seat()
	if err != nil {
		return err
	}
	name := d.Mage(seat).Printed.Name
	if err := cmp.Or(
		d.Demand(d.Player(seat).Quickcast, state.QuickcastUsed.With("Name", name).ByRule(d.Cite("A-77 R-42"))),
		d.Demand(d.QuickcastOpen(seat), state.QuickcastClosed.With("Name", name).ByRule(d.Cite("A-78 R-43"))),
	); err != nil {
		return err
	}
	if d.Acting != "" && d.Acted && d.Friendly(law.ControllerOfActing(&d.State), seat) {
		// The action is taken, so what ends with the activation comes off before
		// the spell.
		if err := d.closeActivation(); err != nil {
			return err
		}
	}
	last, next := d.Around(seat)
	if err := d.Demand(last || next, state.QuickcastClosed.With("Name", name).ByRule("A-115")); err != nil {
		return err
	}
	if d.Quickened = d.Quickened || last; !last {
		d.Ahead = seat
	}
	d.EditPlayer(seat).Quickcast = false
	d.Say(seat, "table.logQuickcast", "Name", name)
	d.quickcastAsked(seat)
	return nil
}

// quickcastAsked goes on, in a Quickcast Phase, to who is asked next. A
// seat that casts before one that should be asked first is let through, and the
// table is reminded.
func (d *Draft) quickcastAsked(seat tracker.Seat) {
	if d.Phase != state.FirstQuickcastPhase && d.Phase != state.FinalQuickcastPhase {
		return
	}
	switch d.Turn {
	case seat:
		d.Turn = d.AskedAfter(seat)
	case 0:
	default:
		d.Remind("table.noticeAskedFirst", "R-44", "Name", d.Mage(d.Turn).Printed.Name)
	}
}
