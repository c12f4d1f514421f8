package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// payAction takes the action a deed costs: of who wears the card, of the card itself, or of who
// uses it; one that is a quick spell may be the quickcast.
func (r *run) payAction(c *deed.Cost) error {
	actor := r.scene.actor()
	switch {
	case c.Action == "":
		return nil
	case actor == nil:
		return r.askUser()
	case r.thought:
		return nil
	case r.scene.innate():
		return r.castInnate(c)
	}
	if c.Spell && r.p.Quickcast && actor.isMage() {
		was := r.event.Seat
		r.event.Seat = actor.Controller
		err := r.doQuickcast(nothing{})
		r.event.Seat = was
		return err
	}
	own := r.edit(actor.ID)
	if c.Action == "move" {
		return nil // its player moves it
	}
	if c.Action == "full" && r.Acting == own.ID {
		if err := r.law(r.Moves == 0, FullAction.With("Attack", r.scene.card.Printed.Name).ByRule("R-28")); err != nil {
			return err
		}
	}
	return r.castActionOf(own)
}

// innate tells of a deed that its mage casts: a spell of its own, and no card.
func (c *lawCase) innate() bool {
	it := c.deed()
	return it.Power != "" && it.Cost != nil && it.Cost.Spell
}

// castInnate casts a deed that is a spell, for its mana: declared, paid for and countered like a card's
//
func (r *run) castInnate(c *deed.Cost) error {
	mana, err := r.amount(c.Mana)
	if err != nil {
		return err
	}
	return r.cast(r.scene.card.Controller, r.scene.spellOf(r.p, mana))
}

// spellOf is the spell that a deed is: an attack where it makes one; of what takes off several at once it is
// a full spell.
func (c *lawCase) spellOf(p deedData, mana int) castData {
	it := c.deed()
	spell := castData{
		Printed: Printed{Name: it.Power, Kind: KindIncantation, Speed: either(len(p.Conditions) > 1, "full", it.Cost.Action), Cost: mana},
		Target:  p.Target, Quickcast: p.Quickcast, Defense: p.Defense, innate: true,
	}
	for _, s := range it.Do {
		if s.Do == deed.Strike {
			spell.Kind, spell.Attacks = KindAttack, []Strike{{Name: s.Name, Action: "quick", Kind: "ranged", Dice: s.Dice.N, Traits: s.Keywords}}
		}
	}
	return spell
}
