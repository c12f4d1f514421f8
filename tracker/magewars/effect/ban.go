package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// lawful refuses what a card forbids an object, by the card's name. What the table
// is not sure of it tells as a reminder.
func (d *Draft) lawful(what string, o *state.Object, as state.Scene) error {
	for _, b := range law.Bans(&d.State, what, o, as) {
		if b.Doubt {
			d.Remind("table.choiceDeed", "R-9", "Card", b.Card, "Say", b.Say)
			continue
		}
		if err := d.Demand(false, state.Forbidden.With("Name", d.NameOf(o), "Card", b.Card, "Say", b.Say).ByRule("R-9")); err != nil {
			return err
		}
	}
	return nil
}

// mayBeAimedAt holds an attack to what cards forbid who makes it, and who is its target.
func (d *Draft) mayBeAimedAt(f *state.Fight, o, t *state.Object) error {
	at := *f
	at.Target = t.ID
	if err := d.lawful(law.ToAttack, o, state.Scene{Target: t.ID, Fight: &at}); err != nil || o.ID == t.ID && f.Spell == nil {
		return err
	}
	return d.lawful(law.ToBeAimed, t, state.Scene{Target: o.ID, Fight: &at})
}

// save counts the savings that were used, takes what they cost, and says whose they are.
func (d *Draft) save(list []law.Saving) error {
	for _, each := range list {
		o := d.Edit(each.Card)
		if o == nil {
			continue
		}
		o.Done = state.Put(o.Done, law.PriceKey, o.Done[law.PriceKey]+1)
		it := &o.Printed.Deeds[each.Number]
		d.Say(o.Controller, "table.logDeed", "Card", o.Printed.Name, "Say", it.Say)
		for _, step := range it.Do {
			if step.Do != deed.Untoken && step.Do != deed.Mana {
				continue
			}
			step.Amount = deed.Number(step.Amount.Value(each.X))
			if err := d.befall(state.Answer{Step: &step, Scene: state.Scene{Card: o, Number: each.Number}}); err != nil {
				return err
			}
		}
	}
	return nil
}
