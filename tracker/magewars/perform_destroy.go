package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// ruin destroys an object, where no card keeps an enemy from it.
func (r *run) ruin(_ *deed.Step, o *Object, _ int) error {
	if !r.Allied(o.Controller, r.scene.card.Controller) {
		for _, b := range r.bans(toDestroy, o, scene{}) {
			r.say(o.Controller, "table.logDeed", "Card", b.card, "Say", b.say)
			return nil
		}
	}
	r.destroy(o)
	return nil
}
