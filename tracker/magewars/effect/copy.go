package effect

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// copies makes the card a copy of another, or lets the attack at hand do the same to who makes it.
func (r *run) copies(s *deed.Step) error {
	if s.Name == "card" {
		return r.copyCard(s)
	}
	r.mirrored()
	return nil
}

// copyCard makes the deed's card a copy of one on a discard pile, which is then out of the
// game.
func (r *run) copyCard(s *deed.Step) error {
	if there, err := r.askCard(s.On); !there || err != nil {
		return err
	}
	own := r.Edit(r.scene.Card.ID)
	for _, p := range r.Players {
		printed, ok := r.fromDiscard(p.Seat, r.p.Card, s.On)
		if !ok || own == nil {
			continue
		}
		card := *printed
		card.Subtypes = append(slices.Clip(card.Subtypes), own.Printed.Subtypes...)
		r.Say(own.Controller, "table.logCopied", "Name", own.Printed.Name, "Card", card.Name)
		own.Printed, own.Life, own.Armor, own.Channeling = &card, card.Life, card.Armor, card.Channeling
		return nil
	}
	return state.NoCard.With("Name", r.p.Card)
}

// mirrored lets the attack at hand do to who makes it what it does to its target.
func (r *run) mirrored() {
	if r.Fight != nil {
		f := *r.Fight
		f.Mirrors = append(slices.Clip(f.Mirrors), r.scene.Card.Printed.Name)
		r.Fight = &f
	}
}
