package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// payAction takes the action a deed costs: of who wears the card, of the card itself, or of who
// uses it; one that is a quick spell may be the quickcast.
func (r *run) payAction(c *deed.Cost) error {
	actor := r.scene.Actor()
	switch {
	case c.Action == "":
		return nil
	case actor == nil:
		return r.askUser()
	case r.thought:
		return nil
	case r.scene.Innate():
		return r.castInnate(c)
	}
	if c.Spell && r.p.Quickcast && actor.IsMage() {
		was := r.Event.Seat
		r.Event.Seat = actor.Controller
		err := r.DoQuickcast(Nothing{})
		r.Event.Seat = was
		return err
	}
	own := r.Edit(actor.ID)
	if c.Action == "move" {
		return nil // its player moves it
	}
	if c.Action == "full" && r.Acting == own.ID {
		if err := r.Demand(r.Moves == 0, state.FullAction.With("Attack", r.scene.Card.Printed.Name).ByRule("R-28")); err != nil {
			return err
		}
	}
	return r.castActionOf(own)
}

// castInnate casts a deed that is a spell, for its mana: declared, paid for and countered like a card's
//
func (r *run) castInnate(c *deed.Cost) error {
	mana, err := r.amount(c.Mana)
	if err != nil {
		return err
	}
	return r.cast(r.scene.Card.Controller, r.scene.SpellOf(r.p, mana))
}
