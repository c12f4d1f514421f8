package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
)

// sharpen adds what keywords of the attacker do for an attack that is no spell.
func (o *Object) sharpen(a *combat.Attack) {
	if a.Spell {
		return
	}
	a.Piercing += o.sum(keyword.Piercing)
	switch a.Kind {
	case combat.Ranged:
		a.Piercing += o.sum(keyword.RangedPiercing)
	case combat.Melee:
		a.Piercing += o.sum(keyword.MeleePiercing)
	}
	a.Vampiric = a.Vampiric || o.has(keyword.Vampiric)
	a.Ethereal = a.Ethereal || o.has(keyword.Ethereal)
	a.Unavoidable = a.Unavoidable || o.has(keyword.Unavoidable)
}

// afterHarm does what follows from damage that was dealt: who hurt whom is
// remembered for the round, and powers act on it.
func (d *draft) afterHarm(o, target *Object, b bout, report combat.Report) {
	names := map[combat.Seat]*Object{combat.AttackerSeat: o, combat.DefenderSeat: target}
	for _, e := range report.Events {
		from, to := names[e.From], names[e.To]
		if e.Kind != combat.DamageRoll || e.Change.Received <= 0 || from == nil || to == nil {
			continue
		}
		if !slices.Contains(from.Harmed, to.Controller) {
			from.Harmed = append(slices.Clip(from.Harmed), to.Controller)
		}
		if e.Part == combat.MainAttack || e.Part == combat.CounterAttack {
			if e.Part == combat.CounterAttack || !b.x.Attack.Spell {
				d.trigger(deed.Hit, from, from.ID)
			}
			d.light(from, to, b.kindOf(e.Part))
		}
	}
}

// light remembers whom a light attack of a Priest has damaged, for the round.
func (d *draft) light(from, to *Object, kind combat.DamageType) {
	enemy := from.isMage() && !d.Allied(from.Controller, to.Controller)
	if enemy && kind == combat.Light && to.isCreature() && !slices.Contains(to.Lit, from.Controller) {
		to.Lit = append(slices.Clip(to.Lit), from.Controller)
	}
}

// kindOf is the damage type of an attack or its counterstrike.
func (b bout) kindOf(part combat.Part) combat.DamageType {
	if part == combat.CounterAttack && b.x.Counterstrike != nil {
		return b.x.Counterstrike.Type
	}
	return b.x.Attack.Type
}

// gainKi gives mages with Ki X so many Ki as they channel.
func (d *draft) gainKi(o *Object) {
	if n := o.highest(keyword.Ki); n > 0 {
		d.gain(o, kiToken, n)
	}
}
