package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
)

// mayCast gives leave to cast the spells a step means.
func (r *run) mayCast(s *deed.Step) error {
	most, err := r.amount(s.Spells.Count)
	if err != nil {
		return err
	}
	g := FreeCast{Seat: r.scene.card.Controller, Card: r.scene.card.Printed.Name, Left: max(1, most), Free: s.Free, spells: *s.Spells}
	if len(r.FreeCasts) < maxList {
		r.FreeCasts = append(slices.Clip(r.FreeCasts), g)
	}
	return nil
}

// swapTarget turns the attack at hand on another before its dice fall.
func (r *run) swapTarget(s *deed.Step, o *Object) error {
	if s.Name != "target" || r.Fight == nil || o.ID == r.Fight.Target || !o.attackable() {
		return nil
	}
	f := *r.Fight
	r.aimAnew(&f, o.ID)
	r.Fight = &f
	r.say(r.scene.card.Controller, "table.logRetargeted", "Attack", f.bar.Name, "Target", r.nameOf(o))
	r.expect(r.triggeredByStrike(&f))
	r.occurIn(deed.Attacked, o, scene{target: f.Attacker, fight: &f})
	r.settleFight()
	return nil
}

// mirrored lets the attack at hand do to who makes it what it does to its target.
func (r *run) mirrored() {
	if r.Fight != nil {
		f := *r.Fight
		f.mirrors = append(slices.Clip(f.mirrors), r.scene.card.Printed.Name)
		r.Fight = &f
	}
}

// copyCard makes the deed's card a copy of one on a discard pile, which is then out of the
// game.
func (r *run) copyCard(s *deed.Step) error {
	if there, err := r.askCard(s.On); !there || err != nil {
		return err
	}
	own := r.edit(r.scene.card.ID)
	for _, p := range r.Players {
		printed, ok := r.fromDiscard(p.Seat, r.p.Card, func(Card) bool { return true })
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
