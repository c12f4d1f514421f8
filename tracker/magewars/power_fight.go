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
