package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
)

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
