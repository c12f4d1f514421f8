package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// helpAttack adds what keywords and powers of both do for their attacks.
func (d *draft) helpAttack(f *Fight, b *bout) {
	if d.hunts(b.o, b.t) {
		b.helped(combat.AttackerSeat, own(string(woundedPrey)), 1)
	}
	if d.hunts(b.t, b.o) {
		b.helped(combat.DefenderSeat, own(string(woundedPrey)), 1)
	}
	if f.avenges {
		b.helped(combat.AttackerSeat, own(string(holyAvenger)), 2)
		b.x.Attack.Piercing++
	}
	b.o.sharpen(&b.x.Attack)
}

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

// hunts tells whether Wounded Prey helps: the Beastmaster and its animals against
// the prey.
func (d *draft) hunts(o, target *Object) bool {
	return target.Tokens[preyToken] > 0 && d.Mage(o.Controller).able(woundedPrey) && (o.isMage() || listed(o.Printed.Subtypes, "animal"))
}

// avenges tells whether the Holy Avenger's bonus applies: once a round against an
// enemy that hurt its side this round.
func (d *draft) avenges(o, target *Object) bool {
	return o.Tokens[holyAvenger.marker()] > 0 && !o.used(holyAvenger.marker()) &&
		slices.ContainsFunc(target.Harmed, func(seat tracker.Seat) bool { return d.Allied(seat, o.Controller) })
}

// afterHarm does what follows from damage that was dealt: who hurt whom is
// remembered for the round, and powers act on it.
func (d *draft) afterHarm(o, target *Object, b bout, report combat.Report) {
	melee := b.x.Attack.Kind == combat.Melee
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
			d.reapBlood(from, to)
			d.rewardDemon(from, to)
			d.paidInBlood(from, to, b.kindOf(e.Part), melee || e.Part == combat.CounterAttack)
			if e.Change.Destroyed && (melee || e.Part == combat.CounterAttack) {
				d.decorate(from, to)
			}
		}
	}
}

// reapBlood heals the Warlock 2 for the first hit of the Bloodreaper in a round
// that damages a living creature.
func (d *draft) reapBlood(from, to *Object) {
	if from.Tokens[bloodreaper.marker()] == 0 || from.used(bloodreaper.marker()) || !to.isCreature() || to.has(keyword.Nonliving) || to.has(keyword.Incorporeal) {
		return
	}
	d.use(from, bloodreaper)
	d.heal(d.edit(d.Mage(from.Owner).ID), 2, "table.logHealed")
}

// rewardDemon heals a demon 1 that damages a burning enemy, once a round each.
func (d *draft) rewardDemon(from, to *Object) {
	if !d.Mage(from.Controller).able(demonicReward) || !listed(from.Printed.Subtypes, "demon") || to.marked(combat.Burn) == 0 || from.used(demonicReward.marker()) {
		return
	}
	d.use(from, demonicReward)
	d.heal(from, 1, "table.logHealed")
}

// decorate makes a veteran of a creature that destroyed an enemy one in melee.
func (d *draft) decorate(from, to *Object) {
	enemy := to.isCreature() && !d.Allied(from.Controller, to.Controller)
	if !enemy || from.isMage() || from.Tokens[veterans.marker()] > 0 || !d.Mage(from.Controller).able(veterans) {
		return
	}
	from.Tokens = put(from.Tokens, veterans.marker(), 1)
	from.Given = append(slices.Clip(from.Given), keyword.Melee.With(1), keyword.Armor.With(1))
	d.say(from.Controller, "table.logMarked", "Name", from.Printed.Name, "Ability", string(veterans), "Amount", 0)
}
