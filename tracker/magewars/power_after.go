package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
)

// light remembers whom a light attack of a Priest has damaged, for the round.
func (d *draft) light(from, to *Object, kind combat.DamageType) {
	enemy := from.isMage() && !d.Allied(from.Controller, to.Controller)
	if enemy && kind == combat.Light && from.able(malakaisFire) && to.isCreature() && !slices.Contains(to.Lit, from.Controller) {
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

// heedsCall keeps a creature that a Siren called from attacking her.
func (d *draft) heedsCall(from, target *Object) error {
	called := from.Tokens[callToken] > 0 && target.isMage() && target.able(sirensCall) && !d.Allied(from.Controller, target.Controller)
	return d.law(!called, NoTarget.With("Name", target.Printed.Name, "Ability", string(sirensCall)).ByRule("R-9"))
}

// endPowers takes off what ends with the round: calls that no Fermata keeps.
func (d *draft) endPowers() {
	for _, o := range d.Objects {
		if o.Tokens[callToken] == 0 && len(o.Lit) == 0 {
			continue
		}
		own := d.edit(o.ID)
		own.Lit = nil
		if own.Tokens[fermataToken] > 0 {
			own.Tokens = put(own.Tokens, fermataToken, own.Tokens[fermataToken]-1)
			continue
		}
		own.Tokens = put(own.Tokens, callToken, 0)
	}
}

// gainKi gives mages with Ki X so many Ki as they channel.
func (d *draft) gainKi(o *Object) {
	if n := o.highest(keyword.Ki); n > 0 {
		d.gain(o, kiToken, n)
	}
}
