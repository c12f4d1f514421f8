package effect

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// afterHarm does what follows from damage that was dealt: who hurt whom is
// remembered for the round, and powers act on it.
func (d *Draft) afterHarm(o, target *state.Object, b law.Bout, report combat.Report) {
	names := map[combat.Seat]*state.Object{combat.AttackerSeat: o, combat.DefenderSeat: target}
	for _, e := range report.Events {
		from, to := names[e.From], names[e.To]
		if e.Kind != combat.DamageRoll || e.Change.Received <= 0 || from == nil || to == nil {
			continue
		}
		if !slices.Contains(from.Harmed, to.Controller) {
			from.Harmed = append(slices.Clip(from.Harmed), to.Controller)
		}
		if e.Part == combat.MainAttack || e.Part == combat.CounterAttack {
			if e.Part == combat.CounterAttack || !b.Exchange.Attack.Spell {
				d.trigger(deed.Hit, from, from.ID)
			}
			d.light(from, to, b.KindOf(e.Part))
		}
	}
}

// light remembers whom a light attack of a Priest has damaged, for the round.
func (d *Draft) light(from, to *state.Object, kind combat.DamageType) {
	enemy := from.IsMage() && !d.Allied(from.Controller, to.Controller)
	if enemy && kind == combat.Light && to.IsCreature() && !slices.Contains(to.Lit, from.Controller) {
		to.Lit = append(slices.Clip(to.Lit), from.Controller)
	}
}

// GainKi gives mages with Ki X so many Ki as they channel.
func (d *Draft) GainKi(o *state.Object) {
	if n := o.Highest(keyword.Ki); n > 0 {
		d.gain(o, state.KiToken, n)
	}
}
