package effect

import (
	"slices"
	"strconv"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// occur looks for deeds that wait for what happens to an object, or is done by it, and
// offers them. The other is who else has a part in it.
func (d *Draft) occur(at deed.Moment, subject *state.Object, other string) {
	d.occurIn(at, subject, state.Scene{Target: other, Fight: d.Fight})
}

func (d *Draft) occurIn(at deed.Moment, subject *state.Object, as state.Scene) {
	if subject == nil || d.thought {
		return
	}
	for c := range law.Deeds(&d.State, as, d.Cards()...) {
		it := c.Deed()
		if attacks := at == deed.Attack || at == deed.Attacked; it.At == at && it.AfterDice() == (as.Shown != nil) && (!attacks || it.Before() != as.Late || as.Shown != nil) {
			d.offer(c, subject)
		}
	}
}

// offer offers one deed of a card, where it is what the deed waits for.
func (d *Draft) offer(c law.Case, subject *state.Object) {
	it, cast := c.Deed(), c.Target
	c.Subject = subject.ID
	if of := it.Of; of != nil && of.Role == "" && c.Target == "" {
		c.Target = subject.ID
	}
	itsOwn := c.Spell != nil && c.Card.ID == cast && it.Of != nil
	if !itsOwn && c.Awaits() && c.Concerns(subject) && (c.Shown == nil || len(c.Ways(it.Do)) > 0) {
		d.comeUp(c, c.Reminds() || it.Itself || it.At == deed.Enters && it.Of == nil)
	}
}

// comeUp does a deed whose moment has come, or offers it to whoever is asked about it.
func (d *Draft) comeUp(c law.Case, unasked bool) {
	switch {
	case unasked:
		_ = d.happen(c) // what is not known is offered
	case IsAsked(&c):
		d.OfferScene(c)
	}
}

// OfferScene keeps a scene until somebody does or leaves it.
func (d *Draft) OfferScene(c law.Case) {
	was := *c.Card
	c.Card = &was
	if c.Fight != nil {
		at := *c.Fight
		c.Fight = &at
	}
	o := state.Offer{ID: state.DeedID(was.ID, c.Number), Card: c.Named(), Target: c.Target, Must: !c.Deed().May, Say: c.Deed().Say, Scene: c.Scene}
	if _, there := d.Object(was.ID); there {
		o.Object = was.ID
	}
	c.Table = &d.State
	o.Seat = c.Decides()
	for n := 2; slices.ContainsFunc(d.Offers, func(other state.Offer) bool { return other.ID == o.ID }); n++ {
		o.ID = state.DeedID(was.ID, c.Number) + "." + strconv.Itoa(n)
	}
	if len(d.Offers) < state.MaxObjects {
		d.Offers = append(slices.Clip(d.Offers), o)
	}
	if next := c.Late && c.Deed().Once.In == "host-round" && state.LeavesNothing(was.Printed.Kind); next {
		d.countUse(&c) // a spell for the next attack of somebody is over with that, whether it is used or left
	}
}

// countUse counts that a deed has happened.
func (d *Draft) countUse(c *law.Case) {
	if c.Deed().Once.In == "" {
		return
	}
	if o := d.EditCard(c.Card.ID); o != nil {
		o.Done = state.Put(o.Done, c.LimitKey(), o.Done[c.LimitKey()]+1)
	}
}

// EditCard is edit for what is discarded and still in force too.
func (d *Draft) EditCard(id string) *state.Object {
	if o := d.Edit(id); o != nil {
		return o
	}
	for i, o := range d.InForce {
		if o.ID == id {
			own := *o
			d.InForce = slices.Clone(d.InForce)
			d.InForce[i] = &own
			return &own
		}
	}
	return nil
}

// dropOffers forgets offers, and tells the table of those that were not to be left.
func (d *Draft) dropOffers(goes func(*state.Offer) bool) {
	var kept []state.Offer
	for _, o := range d.Offers {
		if !goes(&o) {
			kept = append(kept, o)
			continue
		}
		if o.Must {
			d.Remind("table.noticeDeedLeft", "", "Card", o.Card, "Say", o.Scene.Deed().Say)
		}
	}
	d.Offers = kept
}

// answered takes the offer out that an event answers. One that dice have gone past is
// refused, and the table can overrule that: its moment was before them.
func (d *Draft) answered(id string) (o state.Offer, there bool, err error) {
	of := func(list []state.Offer) int {
		return slices.IndexFunc(list, func(o state.Offer) bool { return o.ID == id })
	}
	if at := of(d.Offers); at >= 0 {
		o = d.Offers[at]
		d.Offers = slices.Delete(slices.Clone(d.Offers), at, at+1)
		return o, true, nil
	}
	at := of(d.Late)
	if at < 0 {
		return o, false, nil
	}
	o = d.Late[at]
	d.Late = slices.Delete(slices.Clone(d.Late), at, at+1)
	return o, true, d.Demand(false, state.DeedLate.With("Name", o.Card).ByRule(d.Cite("A-90 R-65")))
}

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
