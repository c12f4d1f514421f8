package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// ruin destroys an object, where no card keeps an enemy from it.
func (r *run) ruin(_ *deed.Step, o *state.Object, _ int) error {
	if !r.Allied(o.Controller, r.scene.Card.Controller) {
		for _, b := range law.Bans(&r.State, law.ToDestroy, o, state.Scene{}) {
			r.Say(o.Controller, "table.logDeed", "Card", b.Card, "Say", b.Say)
			return nil
		}
	}
	was := r.killer
	r.killer = r.scene.Card
	r.Destroy(o)
	r.killer = was
	return nil
}
