package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
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
	own := r.edit(r.scene.card.ID)
	for _, p := range r.Players {
		printed, ok := r.fromDiscard(p.Seat, r.p.Card, s.On)
		if !ok || own == nil {
			continue
		}
		card := *printed
		card.Subtypes = append(slices.Clip(card.Subtypes), own.Printed.Subtypes...)
		r.say(own.Controller, "table.logCopied", "Name", own.Printed.Name, "Card", card.Name)
		own.Printed, own.Life, own.Armor, own.Channeling = &card, card.Life, card.Armor, card.Channeling
		return nil
	}
	return NoCard.With("Name", r.p.Card)
}

// mirrored lets the attack at hand do to who makes it what it does to its target.
func (r *run) mirrored() {
	if r.Fight != nil {
		f := *r.Fight
		f.mirrors = append(slices.Clip(f.mirrors), r.scene.card.Printed.Name)
		r.Fight = &f
	}
}
