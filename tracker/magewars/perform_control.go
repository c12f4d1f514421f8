package magewars

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// takeControl gives an object to who controls the card.
func (r *run) takeControl(_ *deed.Step, o *Object, _ int) error {
	if !o.isMage() {
		r.handTo(o, r.scene.card.Controller)
	}
	return nil
}

func (r *run) handTo(o *Object, seat tracker.Seat) {
	if o.Controller == seat {
		return
	}
	o.Controller = seat
	r.say(seat, "table.logControl", "Name", r.nameOf(o), "Player", r.Mage(seat).Printed.Name)
}
