package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

func (r *run) giveMana(_ *deed.Step, o *state.Object, n int) error {
	r.moveMana(o, n)
	return nil
}

// drainMana takes mana from one and gives it to another, no more than there is.
func (r *run) drainMana(s *deed.Step) error {
	n, err := r.amount(s.Amount)
	if err != nil {
		return err
	}
	from, to := r.scene.Part(deed.Role(s.From)), r.scene.Part(s.Into)
	if from == nil || to == nil || from.Mana == 0 {
		return r.nothing()
	}
	n = min(n, from.Mana)
	r.moveMana(r.Edit(from.ID), -n)
	r.moveMana(r.Edit(to.ID), n)
	return nil
}

// moveMana gives mana, or takes what there is.
func (r *run) moveMana(o *state.Object, n int) {
	from := o.Mana
	o.Mana = max(0, min(from+n, state.MaxNumber))
	if o.Mana != from {
		r.Tell(o, "table.logChange", state.ManaTrack, state.Word("track", state.ManaTrack), from, o.Mana)
	}
}
