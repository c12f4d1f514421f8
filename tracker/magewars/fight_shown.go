package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// showable is the table before a part of a fight whose dice some card in play may answer,
// nil where none may.
func (d *draft) showable(p fightData) *shown {
	answers := func(it deed.Deed) bool { return it.AfterDice() }
	if !slices.ContainsFunc(d.cards(), func(o *Object) bool { return slices.ContainsFunc(o.Printed.Deeds, answers) }) {
		return nil
	}
	before := d.State
	before.Objects, before.Players = slices.Clone(d.Objects), slices.Clone(d.Players)
	before.lines, before.told = nil, nil
	d.mine, d.ours = nil, nil // what is changed from here on leaves it as it was
	return &shown{before: &before, part: p}
}

// show offers the cards that may answer the dice of a part of a fight, as the table was
// before them: whoever they have destroyed may be saved.
func (d *draft) show(t *shown, part combat.Part, report combat.Report) {
	if t == nil || len(d.rolls)+len(d.faces) > 0 || part != combat.MainAttack && part != combat.CounterAttack {
		return
	}
	t.events = slices.DeleteFunc(slices.Clone(report.Events), func(e combat.Event) bool { return e.Side == 0 && len(e.Faces) == 0 })
	f := *t.before.Fight
	probe := newDraft(t.before, d.event)
	from, _ := probe.Object(f.Attacker)
	to, _ := probe.Object(f.Target)
	c := scene{fight: &f, shown: t, counter: part == combat.CounterAttack}
	if c.counter {
		from, to = to, from
	}
	if from == nil || to == nil {
		return
	}
	probe.Offers = nil
	c.target = to.ID
	probe.occurIn(deed.Attack, from, c)
	c.target = from.ID
	probe.occurIn(deed.Attacked, to, c)
	if c.dealt = report.After[side(!c.counter)].Received; c.dealt > 0 {
		probe.occurIn(deed.Hurt, to, c)
	}
	if d.anew != nil {
		t.by, t.kept = d.anew.by, d.anew.kept
	}
	answered := func(o Offer) bool { return slices.Contains(t.by, o.ID) }
	d.Offers = append(slices.DeleteFunc(probe.Offers, answered), d.Offers...) // what the dice have brought about may not stay
}

// answerable tells whether dice lie there that a card may answer.
func (s *State) answerable() bool {
	return slices.ContainsFunc(s.Offers, func(o Offer) bool { return o.scene.shown != nil })
}

// takeUp lets dice stand that a card might have answered or, where the event answers them,
// takes the table back to before they fell.
func (d *draft) takeUp() {
	if !d.answerable() {
		return
	}
	switch o, leaves := d.offerOf(d.event); {
	case o == nil || o.scene.shown == nil:
		d.dropOffers(func(o *Offer) bool { return o.scene.shown != nil })
	case !leaves:
		state := *o.scene.shown.before
		state.Objects, state.Players = slices.Clone(state.Objects), slices.Clone(state.Players)
		state.Offers = append(slices.Clip(state.Offers), *o)
		d.State, d.mine, d.ours = state, nil, nil
	}
}

// playAnew plays a part of a fight again with the dice that were shown, but for those that
// are rolled anew or turned by the deed that answers them, and without the damage it keeps off.
func (d *draft) playAnew(t *shown, by, again string, normal, kept int) error {
	d.anew = &anew{d: d, by: append(slices.Clip(t.by), by), again: again, kept: t.kept + kept}
	for _, e := range t.events {
		switch {
		case len(e.Faces) > 0:
			d.anew.faces = append(d.anew.faces, blunted(e.Faces, normal))
		case e.Side > 0:
			d.anew.sides = append(d.anew.sides, e)
		}
	}
	err := d.playPart(t.part)
	d.anew = nil
	return err
}

// keepOff takes the damage that is kept off from the strike that is played anew.
func (r *anew) keepOff(b *bout, part combat.Part) {
	switch {
	case r == nil:
	case part == combat.CounterAttack:
		b.x.Counterstrike.Prevented += r.kept
	default:
		b.x.Attack.Prevented += r.kept
	}
}

// Dice gives the attack dice that lie there, or throws.
func (r *anew) Dice(n int) (dice.Roll, error) {
	if r.again == "dice" || len(r.faces) == 0 || len(r.faces[0]) != n {
		return r.d.throw(n)
	}
	roll := r.faces[0]
	r.faces = r.faces[1:]
	return roll, nil
}

// Effect gives the d12 that lies there, or rolls it.
func (r *anew) Effect() (int, error) {
	if len(r.sides) == 0 {
		return r.d.d12()
	}
	e := r.sides[0]
	r.sides = r.sides[1:]
	if rollName(e.Kind) == r.again {
		return r.d.d12()
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
