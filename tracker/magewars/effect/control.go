package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// takeControl gives an object to who controls the card.
func (r *run) takeControl(_ *deed.Step, o *state.Object, _ int) error {
	if !o.IsMage() {
		r.HandTo(o, r.scene.Card.Controller)
	}
	return nil
}
