package magewars

import (
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// become writes what a strike left on an object, and a use of its Defense on what
// gave it.
func (d *draft) become(o, shield *Object, before *combat.Creature, after combat.After) {
	if from := o.Damage; after.Damage != from {
		o.Damage = min(after.Damage, maxNumber)
		d.say(o.Controller, "table.logDamaged", "Name", o.Printed.Name, "From", from, "To", o.Damage)
		d.came(tracker.Came{Implied: true}) // the dice have said it
		if o.isMage() && o.Damage > from {
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
		line := len(d.lines)
		_ = d.afflict(o, condition.String(), more)
		if more > 0 && line < len(d.lines) {
			d.lines[line].Came = &tracker.Came{Implied: true} // the effect die has said it
		}
	}
	if after.RageTokens != before.RageTokens {
		o.Tokens = put(o.Tokens, rage, after.RageTokens)
	}
	if shield != nil && before.Defense != nil && after.Defended != before.Defense.Used {
		d.edit(shield.ID).Defended = after.Defended
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
