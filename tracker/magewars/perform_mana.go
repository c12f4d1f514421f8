package magewars

import "github.com/quickcast/quickcast/catalog/deed"

func (r *run) giveMana(_ *deed.Step, o *Object, n int) error {
	r.moveMana(o, n)
	return nil
}

// drainMana takes mana from one and gives it to another, no more than there is.
func (r *run) drainMana(s *deed.Step) error {
	n, err := r.amount(s.Amount)
	if err != nil {
		return err
	}
	from, to := r.scene.part(deed.Role(s.From)), r.scene.part(s.Into)
	if from == nil || to == nil || from.Mana == 0 {
		return r.nothing()
	}
	n = min(n, from.Mana)
	r.moveMana(r.edit(from.ID), -n)
	r.moveMana(r.edit(to.ID), n)
	return nil
}

// moveMana gives mana, or takes what there is.
func (r *run) moveMana(o *Object, n int) {
	from := o.Mana
	o.Mana = max(0, min(from+n, maxNumber))
	if o.Mana != from {
		r.tell(o, "table.logChange", ManaTrack, word("track", ManaTrack), from, o.Mana)
	}
}
