package effect

import (
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// tellAttack tells what was declared and what the dice showed.
func (d *Draft) tellAttack(f *state.Fight, b law.Bout, report combat.Report) {
	names := map[combat.Seat]*state.Object{combat.AttackerSeat: b.From, combat.DefenderSeat: b.To}
	for _, e := range report.Events {
		from, to := names[e.From], names[e.To]
		if from == nil || to == nil {
			continue
		}
		bar := f.Bar.Name
		if e.Part == combat.CounterAttack {
			bar = b.Counter.Name
		}
		args := []any{"Name", from.Printed.Name, "Target", to.Printed.Name, "Attack", state.BarName(bar), "Roll", e.Side, "Needs", e.Needs}
		switch e.Kind {
		case combat.AttackDeclared:
			d.Say(from.Controller, declared(e.Part), args...)
		case combat.AttackNotMade:
		case combat.MissRoll:
			d.Say(from.Controller, pick.Either(e.Success, "table.logMissNot", "table.logMiss"), args...)
			d.Came(tracker.Came{Side: e.Side, Counts: e.Side, For: tracker.ToHit, Needs: e.Needs})
		case combat.DefenseRoll:
			line := pick.Either(e.Success, "table.logAvoids", "table.logAvoidsNot")
			d.Say(to.Controller, pick.Either(e.Side == 0, "table.logAvoidsSurely", line), args...)
			d.Came(tracker.Came{Side: e.Side, Counts: e.Side, For: tracker.ToAvoid, Needs: e.Needs})
		case combat.TargetImmune:
			d.Say(to.Controller, "table.logImmune", args...)
		case combat.DamageRoll:
			d.Say(from.Controller, "table.logDice", "Name", from.Printed.Name, "Target", to.Printed.Name, "Dice", len(e.Faces),
				"Faces", tracker.Faces(e.Faces), "Damage", e.Change.Received)
			d.Dealt(to, from.Controller, law.Cause(f, e.Part, from, bar), tracker.Came{Faces: tracker.Faces(e.Faces), Against: e.Target, Amount: e.Change.Received})
		case combat.EffectRoll:
			d.Say(from.Controller, "table.logEffect", "Name", from.Printed.Name, "Roll", e.Side, "Modified", e.Modified, "Effects", effects(e.Effects))
			d.Came(tracker.Came{Side: e.Side, Counts: e.Modified, For: tracker.ToEffect, Effects: effects(e.Effects)})
		}
	}
}

// effects are what an effect die brings, as words.
func effects(list combat.Effects) tracker.Message {
	if len(list) == 0 {
		return tracker.Word("table.noEffect")
	}
	return Side(list.String())
}

// Side is an effect as cards print it.
func Side(name string) tracker.Message {
	return tracker.Printed{Kind: "effect", Word: state.Titled(name)}
}

func declared(part combat.Part) string {
	switch part {
	case combat.MainAttack:
		return "table.logAttack"
	case combat.CounterAttack:
		return "table.logCounterstrike"
	}
	return "table.logBarrier"
}
