package effect

import (
	"errors"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// happen does a deed at once where the table knows all of it and nobody has a say in it,
// else it offers it.
func (d *Draft) happen(c law.Case) error {
	if d.thought {
		return nil
	}
	c.Table = &d.State
	it := c.Deed()
	if c.Handled() || !c.Holds(law.WithoutAttack(it.Given)) || c.Done() {
		return nil
	}
	if c.Reminds() {
		d.Remind("table.choiceDeed", "R-9", "Card", c.Card.Printed.Name, "Say", it.Say)
		return nil
	}
	if it.May || it.Unsure || it.Cost != nil && !c.Prepaid() || it.Given != nil && it.Given.Ask.EN != "" || len(Open(&c, state.DeedData{})) > 0 {
		if IsAsked(&c) {
			d.OfferScene(c)
		}
		return nil
	}
	return d.perform(c, state.DeedData{})
}

// payCast takes what a spell costs beside mana: what its own deeds cost that may not be left (A-74,
//
func (d *Draft) payCast(seat tracker.Seat, p *state.CastData) error {
	card := &state.Object{Printed: &p.Printed, Controller: seat, Owner: seat, Host: p.Target}
	for c := range law.Deeds(&d.State, state.Scene{Target: p.Target}, card) {
		if it := c.Deed(); it.Cost == nil || !c.Prepaid() || !c.Holds(law.WithoutAttack(it.Given)) {
			continue
		}
		r := run{Draft: d, scene: c, p: state.DeedData{X: p.X}}
		if err := r.pay(c.Deed().Cost); err != nil {
			return err
		}
	}
	return nil
}

// befall does a step of a mandatory enchantment to whom it concerns. What a card forbids
// comes to nothing.
func (d *Draft) befall(a state.Answer) error {
	r := run{Draft: d, scene: law.Case{Scene: a.Scene, Table: &d.State}}
	err := r.step(a.Step)
	return pick.Either(errors.As(err, new(*tracker.Refusal)), nil, err)
}

// payBoosts takes what the boosts of an attack cost when it is declared, counts those
// that go once a round, and says which cards counted. A counterstrike has boosts of its own.
func (d *Draft) payBoosts(f *state.Fight, counter bool) error {
	of := &f.Boosted[law.Side(counter)]
	for _, b := range law.Boosts(&d.State, f, counter) {
		if !b.On || slices.Contains(of.By, b.ID) {
			continue
		}
		d.Say(b.By.Controller, "table.logDeed", "Card", b.Card, "Say", b.Say)
		of.By = append(slices.Clip(of.By), b.ID)
		if b.Deed == nil {
			continue
		}
		c := law.Case{Table: &d.State, Scene: state.Scene{Card: b.By, Number: b.Number, Target: f.Target, Fight: f, Counter: counter}}
		d.countUse(&c)
		if b.Deed.Cost != nil {
			r := run{Draft: d, scene: c, x: b.X, known: true}
			if err := r.pay(b.Deed.Cost); err != nil {
				return err
			}
		}
	}
	of.Settled = true
	return nil
}
