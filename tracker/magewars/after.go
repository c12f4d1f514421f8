package magewars

import (
	"slices"

	"quickcast/rules/combat"
)

// afterAttack puts on the table what has become of both.
func (d *draft) afterAttack(o, target *Object, strike Strike, x combat.Exchange, report combat.Report) {
	melee := x.Attack.Kind == combat.Melee
	guarded := target.Guard
	d.become(target, &x.Defender, report.After[combat.DefenderSeat])
	if o.ID != target.ID {
		d.become(o, &x.Attacker, report.After[combat.AttackerSeat])
	}
	o.Meleed = o.Meleed || melee
	target.Meleed = target.Meleed || slices.ContainsFunc(report.Events, func(e combat.Event) bool {
		return e.Part == combat.CounterAttack && e.Kind == combat.AttackDeclared
	})
	if report.After[combat.DefenderSeat].Attacked {
		target.Received++
	}
	if melee && guarded && target.Guard {
		target.Guard = false
		d.say(target.Controller, "table.logGuardOff", "Name", target.Printed.Name)
	}
	d.drain(o, target, has(strike.Traits, "Mana Transfer"), report.After[combat.DefenderSeat].Drained)
	d.afterHarm(o, target, melee, report)
	for _, each := range []*Object{target, o} {
		if _, there := d.Object(each.ID); there {
			d.fallen(each)
		}
	}
}

// become writes what an attack left on an object.
func (d *draft) become(o *Object, before *combat.Creature, after combat.After) {
	if from := o.Damage; after.Damage != from {
		o.Damage = min(after.Damage, maxNumber)
		d.say(o.Controller, "table.logDamaged", "Name", o.Printed.Name, "From", from, "To", o.Damage)
		if o.IsMage() && o.Damage > from {
			p := d.player(o.Owner)
			p.Taken = min(p.Taken+o.Damage-from, maxNumber)
		}
	}
	for _, condition := range combat.Conditions() {
		if !condition.Marks() || after.Markers[condition] == before.Markers[condition] {
			continue
		}
		more := int(after.Markers[condition]) - int(before.Markers[condition])
		// It changes something: the counts before and after differ.
		_ = d.afflict(o, condition.String(), more)
	}
	if after.RageTokens != before.RageTokens {
		o.Tokens = put(o.Tokens, rage, after.RageTokens)
	}
	if before.Defense != nil {
		o.Defended = after.Defended
	}
	if after.Shielded > 0 {
		o.Conditions = put(o.Conditions, voltaricShield, 0)
	}
}

// drain takes mana that the mage has; Mana Transfer gives it to the attacker.
func (d *draft) drain(o, target *Object, transfers bool, mana int) {
	if mana <= 0 {
		return
	}
	loser := d.edit(d.Mage(target.Controller).ID)
	from := loser.Mana
	loser.Mana = max(0, from-mana)
	d.say(loser.Controller, "table.logDrained", "Name", loser.Printed.Name, "From", from, "To", loser.Mana)
	if !transfers || from == loser.Mana {
		return
	}
	gainer := d.edit(d.Mage(o.Controller).ID)
	gainer.Mana = min(gainer.Mana+from-loser.Mana, maxNumber)
	d.say(gainer.Controller, "table.logTransferred", "Name", gainer.Printed.Name, "By", from-loser.Mana, "To", gainer.Mana)
}
