package effect

import (
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// become writes what a strike left on an object, and a use of its Defense on what
// gave it.
func (d *Draft) become(o, shield *state.Object, before *combat.Creature, after combat.After) {
	if from := o.Damage; after.Damage != from {
		o.Damage = min(after.Damage, state.MaxNumber)
		d.Say(o.Controller, "table.logDamaged", "Name", o.Printed.Name, "From", from, "To", o.Damage)
		d.Came(tracker.Came{Implied: true}) // the dice have said it
		if o.IsMage() && o.Damage > from {
			p := d.EditPlayer(o.Owner)
			p.Taken = min(p.Taken+o.Damage-from, state.MaxNumber)
		}
	}
	for _, condition := range combat.Conditions() {
		if !condition.Marks() || after.Markers[condition] == before.Markers[condition] {
			continue
		}
		more := int(after.Markers[condition]) - int(before.Markers[condition])
		// It changes something: the counts before and after differ.
		line := len(d.Lines)
		_ = d.afflict(o, condition.String(), more)
		if more > 0 && line < len(d.Lines) {
			d.Lines[line].Came = &tracker.Came{Implied: true} // the effect die has said it
		}
	}
	if after.RageTokens != before.RageTokens {
		o.Tokens = state.Put(o.Tokens, state.Rage, after.RageTokens)
	}
	if shield != nil && before.Defense != nil && after.Defended != before.Defense.Used {
		d.Edit(shield.ID).Defended = after.Defended
	}
	if after.Shielded > 0 {
		o.Conditions = state.Put(o.Conditions, state.VoltaricShield, 0)
	}
}

// drain takes mana that the mage has; Mana Transfer gives it to the attacker.
func (d *Draft) drain(o, target *state.Object, transfers bool, mana int) {
	if mana <= 0 {
		return
	}
	loser := d.Edit(d.Mage(target.Controller).ID)
	from := loser.Mana
	loser.Mana = max(0, from-mana)
	d.Say(loser.Controller, "table.logDrained", "Name", loser.Printed.Name, "From", from, "To", loser.Mana)
	if !transfers || from == loser.Mana {
		return
	}
	gainer := d.Edit(d.Mage(o.Controller).ID)
	gainer.Mana = min(gainer.Mana+from-loser.Mana, state.MaxNumber)
	d.Say(gainer.Controller, "table.logTransferred", "Name", gainer.Printed.Name, "By", from-loser.Mana, "To", gainer.Mana)
}
