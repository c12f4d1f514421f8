package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// takeControl gives an object to who controls the card.
func (r *run) takeControl(_ *deed.Step, o *Object, _ int) error {
	if !o.isMage() {
		r.handTo(o, r.scene.card.Controller)
	}
	return nil
}
