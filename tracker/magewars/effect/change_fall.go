package effect

import (
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// InGame holds what only players still in the game can do to those.
func (d *Draft) InGame(seat tracker.Seat) error {
	return d.Demand(!d.Player(seat).Gone, state.OutOfGame.With("Name", d.Mage(seat).Printed.Name).ByRule(d.LeaveRule()))
}

// Players are the kinds of events only a seat that is still in the game can send.
func Players() []tracker.Kind {
	return []tracker.Kind{"activate", "guard", "cast", "attack", "pass", "quickcast", "plan", "ability"}
}
