package effect

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// boosted gives an attack, or its counterstrike, what cards do for it.
func (d *Draft) boosted(f *state.Fight, b *law.Bout, counter bool) {
	attack, from, to := &b.Exchange.Attack, &b.Exchange.Attacker, &b.Exchange.Defender
	o, t, seat := b.From, b.To, combat.AttackerSeat
	if counter {
		if b.Exchange.Counterstrike == nil {
			return
		}
		attack, from, to = b.Exchange.Counterstrike, to, from
		o, t, seat = t, o, combat.DefenderSeat
	}
	list := law.Boosts(&d.State, f, counter)
	if !counter {
		list = append(list, f.Extra...)
	}
	for _, boost := range list {
		if !boost.On {
			continue
		}
		before := law.Measured(attack, from)
		for _, step := range boost.Steps {
			law.Apply(&boost, &step, attack, from, to, o, t)
		}
		b.Portions[seat] = append(b.Portions[seat], before.Until(law.Measured(attack, from), state.Own(boost.Card))...)
		b.Transfers = b.Transfers || slices.ContainsFunc(boost.Steps, func(s deed.Step) bool {
			return slices.ContainsFunc(s.Keywords, func(k string) bool { return strings.HasPrefix(k, "Mana Transfer") })
		})
	}
	if o.Loses(keyword.Melee) && from.MeleeBonus+from.RageTokens > 0 { // whatever has brought it
		b.Portions[seat] = slices.DeleteFunc(b.Portions[seat], func(p law.Portion) bool { return p.Of == keyword.Melee })
		from.MeleeBonus = -from.RageTokens
	}
}

// spendPassing takes off what an object had for the attack that is over.
func (d *Draft) spendPassing(f *state.Fight) {
	o, there := d.Object(f.Attacker)
	if !there || len(o.Passing) == 0 || f.Spell != nil {
		return
	}
	c := law.Case{Table: &d.State, Scene: state.Scene{Card: o, Fight: f}}
	d.dropPassing(o.ID, func(p *state.Passing) bool { return p.Until == "next-attack" && (p.Blow == nil || c.Blow(p.Blow)) })
}

// dropPassing takes off what an object had for a while.
func (d *Draft) dropPassing(id string, ends func(*state.Passing) bool) {
	o, there := d.Object(id)
	if !there || !slices.ContainsFunc(o.Passing, func(p state.Passing) bool { return ends(&p) }) {
		return
	}
	own := d.Edit(id)
	own.Passing = slices.DeleteFunc(slices.Clone(own.Passing), func(p state.Passing) bool { return ends(&p) })
}
