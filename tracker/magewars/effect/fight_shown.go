package effect

import (
	"errors"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// showable is the table before a part of a fight whose dice some card in play may answer,
// nil where none may.
func (d *Draft) showable(p state.FightData) *state.Shown {
	answers := func(it deed.Deed) bool { return it.AfterDice() }
	if !slices.ContainsFunc(d.Cards(), func(o *state.Object) bool { return slices.ContainsFunc(o.Printed.Deeds, answers) }) {
		return nil
	}
	before := d.State
	before.Objects, before.Players = slices.Clone(d.Objects), slices.Clone(d.Players)
	before.Lines, before.Told = nil, nil
	d.Mine, d.Ours = nil, nil // what is changed from here on leaves it as it was
	return &state.Shown{Before: &before, Part: p}
}

// show offers the cards that may answer the dice of a part of a fight, as the table was
// before them: whoever they have destroyed may be saved.
func (d *Draft) show(t *state.Shown, part combat.Part, report combat.Report) {
	if t == nil || len(d.Rolls)+len(d.Faces) > 0 || part != combat.MainAttack && part != combat.CounterAttack {
		return
	}
	t.Events = slices.DeleteFunc(slices.Clone(report.Events), func(e combat.Event) bool { return e.Side == 0 && len(e.Faces) == 0 })
	f := *t.Before.Fight
	probe := NewDraft(t.Before, d.Event)
	from, _ := probe.Object(f.Attacker)
	to, _ := probe.Object(f.Target)
	c := state.Scene{Fight: &f, Shown: t, Counter: part == combat.CounterAttack}
	if c.Counter {
		from, to = to, from
	}
	if from == nil || to == nil {
		return
	}
	probe.Offers = nil
	c.Target = to.ID
	probe.occurIn(deed.Attack, from, c)
	c.Target = from.ID
	probe.occurIn(deed.Attacked, to, c)
	if c.Dealt = report.After[law.Side(!c.Counter)].Received; c.Dealt > 0 {
		probe.occurIn(deed.Hurt, to, c)
	}
	if d.anew != nil {
		t.By, t.Kept = d.anew.by, d.anew.kept
	}
	answered := func(o state.Offer) bool { return slices.Contains(t.By, o.ID) }
	d.Offers = append(slices.DeleteFunc(probe.Offers, answered), d.Offers...) // what the dice have brought about may not stay
}

// TakeUp lets dice stand that a card might have answered or, where the event answers them,
// takes the table back to before they fell.
func (d *Draft) TakeUp() {
	if !d.Answerable() {
		return
	}
	switch o, leaves := d.OfferOf(d.Event); {
	case o == nil || o.Scene.Shown == nil:
		d.dropOffers(func(o *state.Offer) bool { return o.Scene.Shown != nil })
	case !leaves:
		state := *o.Scene.Shown.Before
		state.Objects, state.Players = slices.Clone(state.Objects), slices.Clone(state.Players)
		state.Offers = append(slices.Clip(state.Offers), *o)
		d.State, d.Mine, d.Ours = state, nil, nil
	}
}

// playAnew plays a part of a fight again with the dice that were shown, but for those that
// are rolled anew or turned by the deed that answers them, and without the damage it keeps off.
func (d *Draft) playAnew(t *state.Shown, by, again string, normal, kept int) error {
	d.anew = &anew{d: d, by: append(slices.Clip(t.By), by), again: again, kept: t.Kept + kept}
	for _, e := range t.Events {
		switch {
		case len(e.Faces) > 0:
			d.anew.faces = append(d.anew.faces, blunted(e.Faces, normal))
		case e.Side > 0:
			d.anew.sides = append(d.anew.sides, e)
		}
	}
	err := d.PlayPart(t.Part)
	d.anew = nil
	return err
}

// keepOff takes the damage that is kept off from the strike that is played anew.
func (r *anew) keepOff(b *law.Bout, part combat.Part) {
	switch {
	case r == nil:
	case part == combat.CounterAttack:
		b.Exchange.Counterstrike.Prevented += r.kept
	default:
		b.Exchange.Attack.Prevented += r.kept
	}
}

// Dice gives the attack dice that lie there, or throws.
func (r *anew) Dice(n int) (dice.Roll, error) {
	if r.again == "dice" || len(r.faces) == 0 || len(r.faces[0]) != n {
		return r.d.ThrowDice(n)
	}
	roll := r.faces[0]
	r.faces = r.faces[1:]
	return roll, nil
}

// Effect gives the d12 that lies there, or rolls it.
func (r *anew) Effect() (int, error) {
	if len(r.sides) == 0 {
		return r.d.EffectDie()
	}
	e := r.sides[0]
	r.sides = r.sides[1:]
	if law.RollName(e.Kind) == r.again {
		return r.d.EffectDie()
	}
	return e.Side, nil
}

// blunted are dice of which so much critical damage is normal damage.
func blunted(roll dice.Roll, by int) dice.Roll {
	roll = slices.Clone(roll)
	for _, turn := range []struct {
		from, to dice.Face
		counts   int
	}{{dice.CriticalTwo, dice.Two, 2}, {dice.CriticalOne, dice.One, 1}} {
		for i, face := range roll {
			if face == turn.from && turn.counts <= by {
				roll[i], by = turn.to, by-turn.counts
			}
		}
	}
	return roll
}

// errCountered says that a power that is cast as a spell was countered.
var errCountered = errors.New("the spell was countered")

// anew are the dice of a part of a fight that is played again.
type anew struct {
	d     *Draft
	by    []string
	kept  int
	again string
	faces []dice.Roll
	sides []combat.Event
}
