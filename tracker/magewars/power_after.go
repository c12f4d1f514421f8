package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// paidInBlood does what follows from damage by powers that look at who was harmed:
// a Paladin's Valor for the strongest enemy creature in melee, once a round, and
// what a Priest's light attack has lit.
func (d *draft) paidInBlood(from, to *Object, kind combat.DamageType, melee bool) {
	if !from.isMage() || d.Allied(from.Controller, to.Controller) {
		return
	}
	if melee && from.able(valor) && !from.used(valor.marker()) && d.strongest(to) {
		d.use(from, valor)
		d.gain(from, valorToken, 1)
	}
	if kind == combat.Light && from.able(malakaisFire) && to.isCreature() && !slices.Contains(to.Lit, from.Controller) {
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

// strongest tells whether no creature of an object's side has a higher level.
func (s *State) strongest(o *Object) bool {
	if !o.isCreature() {
		return false
	}
	return !slices.ContainsFunc(s.Objects, func(other *Object) bool {
		return other.isCreature() && other.Printed.Level > o.Printed.Level && s.Allied(other.Controller, o.Controller) &&
			!s.Player(other.Controller).Gone
	})
}

// answeredChallenge gives a Paladin 1 Valor when the creature challenged attacks
// anybody else.
func (d *draft) answeredChallenge(from *Object, target string) {
	if from.Tokens[challengeToken] == 0 || target == "" {
		return
	}
	for _, p := range d.Players {
		mage := d.Mage(p.Seat)
		if mage.able(challenge) && mage.ID != target && !d.Allied(p.Seat, from.Controller) {
			d.gain(d.edit(mage.ID), valorToken, 1)
		}
	}
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

// rewardHoly gives a Priestess with Divine Reward 1 life, once a round, for a Holy
// incantation that resolves or a Holy enchantment that is revealed.
func (d *draft) rewardHoly(seat tracker.Seat, spell *Printed) {
	mage := d.Mage(seat)
	if !mage.able(divineReward) || mage.used(divineReward.marker()) || !listed(spell.Schools, "holy") {
		return
	}
	own := d.edit(mage.ID)
	own.Life = min(own.Life+1, maxNumber)
	d.use(own, divineReward)
	d.say(seat, "table.logLifeGained", "Name", own.Printed.Name, "By", 1, "To", own.maxLife())
}
