package magewars

import (
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// tellAttack tells what was declared and what the dice showed.
func (d *draft) tellAttack(f *Fight, b bout, report combat.Report) {
	names := map[combat.Seat]*Object{combat.AttackerSeat: b.o, combat.DefenderSeat: b.t}
	for _, e := range report.Events {
		from, to := names[e.From], names[e.To]
		if from == nil || to == nil {
			continue
		}
		bar := f.bar.Name
		if e.Part == combat.CounterAttack {
			bar = b.counter.Name
		}
		args := []any{"Name", from.Printed.Name, "Target", to.Printed.Name, "Attack", bar, "Roll", e.Side, "Needs", e.Needs}
		switch e.Kind {
		case combat.AttackDeclared:
			d.say(from.Controller, declared(e.Part), args...)
		case combat.AttackNotMade:
		case combat.MissRoll:
			d.say(from.Controller, either(e.Success, "table.logMissNot", "table.logMiss"), args...)
			d.came(tracker.Came{Side: e.Side, Counts: e.Side, For: tracker.ToHit, Needs: e.Needs})
		case combat.DefenseRoll:
			line := either(e.Success, "table.logAvoids", "table.logAvoidsNot")
			d.say(to.Controller, either(e.Side == 0, "table.logAvoidsSurely", line), args...)
			d.came(tracker.Came{Side: e.Side, Counts: e.Side, For: tracker.ToAvoid, Needs: e.Needs})
		case combat.TargetImmune:
			d.say(to.Controller, "table.logImmune", args...)
		case combat.DamageRoll:
			d.say(from.Controller, "table.logDice", "Name", from.Printed.Name, "Target", to.Printed.Name, "Dice", len(e.Faces),
				"Faces", tracker.Faces(e.Faces), "Damage", e.Change.Received)
			d.dealt(to, from.Controller, f.cause(e.Part, from, bar), tracker.Came{Faces: tracker.Faces(e.Faces), Against: e.Target, Amount: e.Change.Received})
		case combat.EffectRoll:
			d.say(from.Controller, "table.logEffect", "Name", from.Printed.Name, "Roll", e.Side, "Modified", e.Modified, "Effects", effects(e.Effects))
			d.came(tracker.Came{Side: e.Side, Counts: e.Modified, For: tracker.ToEffect, Effects: effects(e.Effects)})
		}
	}
}

// cause is what does the damage of a part: a spell by its name, of a mage the attack bar, else
// who attacks.
func (f *Fight) cause(part combat.Part, from *Object, bar string) tracker.Cause {
	switch {
	case part == combat.BarrierAttack:
		return causedBy(tracker.ByBarrier, from.Printed.Name)
	case part == combat.MainAttack && f.spell != nil:
		return causedBy(tracker.BySpell, f.spell.Name)
	case from.isMage() && bar != "":
		return causedBy(tracker.ByAttack, bar)
	}
	return causedBy(tracker.ByAttack, from.Printed.Name)
}

// effects are what an effect die brings, as words.
func effects(list combat.Effects) tracker.Message {
	if len(list) == 0 {
		return tracker.Word("table.noEffect")
	}
	return effect(list.String())
}

// effect is an effect as cards print it.
func effect(name string) tracker.Message { return tracker.Printed{Kind: "effect", Word: titled(name)} }

func declared(part combat.Part) string {
	switch part {
	case combat.MainAttack:
		return "table.logAttack"
	case combat.CounterAttack:
		return "table.logCounterstrike"
	}
	return "table.logBarrier"
}
