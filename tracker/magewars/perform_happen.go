package magewars

import (
	"errors"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// happen does a deed at once where the table knows all of it and nobody has a say in it,
// else it offers it.
func (d *draft) happen(c lawCase) error {
	if d.thought {
		return nil
	}
	c.s = &d.State
	it := c.deed()
	if c.card.handles(it) || !c.holds(withoutAttack(it.Given)) || c.done() {
		return nil
	}
	if c.reminds() {
		d.remind("table.choiceDeed", "R-9", "Card", c.card.Printed.Name, "Say", it.Say)
		return nil
	}
	if it.May || it.Unsure || it.Cost != nil && !c.prepaid() || it.Given != nil && it.Given.Ask.EN != "" || len(c.open(deedData{})) > 0 {
		if c.asked() {
			d.offerScene(c)
		}
		return nil
	}
	return d.perform(c, deedData{})
}

// payCast takes what a spell costs beside mana: what its own deeds cost that may not be left (A-74,
//
func (d *draft) payCast(seat tracker.Seat, p *castData) error {
	card := &Object{Printed: &p.Printed, Controller: seat, Owner: seat, Host: p.Target}
	for c := range d.deeds(scene{target: p.Target}, card) {
		if it := c.deed(); it.Cost == nil || !c.prepaid() || !c.holds(withoutAttack(it.Given)) {
			continue
		}
		r := run{draft: d, scene: c, p: deedData{X: p.X}}
		if err := r.pay(c.deed().Cost); err != nil {
			return err
		}
	}
	return nil
}

// befall does a step of a mandatory enchantment to whom it concerns. What a card forbids
// comes to nothing.
func (d *draft) befall(a answer) error {
	r := run{draft: d, scene: lawCase{scene: a.scene, s: &d.State}}
	err := r.step(a.step)
	if errors.As(err, new(*tracker.Refusal)) {
		return nil
	}
	return err
}

// payBoosts takes what the boosts of an attack cost when it is declared, counts those
// that go once a round, and says which cards counted. A counterstrike has boosts of its own.
func (d *draft) payBoosts(f *Fight, counter bool) error {
	of := &f.boosted[side(counter)]
	for _, b := range d.boosts(f, counter) {
		if !b.On || slices.Contains(of.by, b.ID) {
			continue
		}
		d.say(b.card.Controller, "table.logDeed", "Card", b.Card, "Say", b.Say)
		of.by = append(slices.Clip(of.by), b.ID)
		if b.it == nil {
			continue
		}
		c := lawCase{s: &d.State, scene: scene{card: b.card, number: b.n, target: f.Target, fight: f, counter: counter}}
		d.countUse(&c)
		if b.it.Cost != nil {
			r := run{draft: d, scene: c, x: b.x, known: true}
			if err := r.pay(b.it.Cost); err != nil {
				return err
			}
		}
	}
	of.settled = true
	return nil
}
