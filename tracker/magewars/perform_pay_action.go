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
