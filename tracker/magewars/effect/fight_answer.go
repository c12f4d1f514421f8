package effect

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// afterwards does what was revealed to happen after the attack.
func (d *Draft) afterwards(f *state.Fight) {
	for _, a := range f.Answers {
		if a.Scene.Card.Host == f.Target && !a.Changes() {
			_ = d.befall(a) // whom it concerns is known, or gone
		}
	}
	f.Answers = slices.DeleteFunc(slices.Clone(f.Answers), func(a state.Answer) bool { return a.Scene.Card.Host == f.Target })
}

// turnedBack lets a strike that was avoided and turned go against who made it: its
// dice and its effects, and nothing that would follow.
func (d *Draft) turnedBack(f *state.Fight, b law.Bout, avoided combat.Report) error {
	avoids := func(e combat.Event) bool { return e.Kind == combat.DefenseRoll && e.Success }
	if !f.Turned() || !slices.ContainsFunc(avoided.Events, avoids) {
		return nil
	}
	o, body := d.fighter(f, f.Attacker)
	x := combat.Exchange{Rules: b.Exchange.Rules, Attacker: body, Attack: b.Exchange.Attack, Defender: body}
	x.Attack.Strikes, x.Attack.Unavoidable, x.Attack.Versus = 1, true, f.Bar.Versus(o.Aimed())
	x.Attacker.Markers[combat.Daze], x.Defender.Barrier = 0, nil // it has found its target
	report, err := x.Resolve(diceOf{d})
	if err != nil {
		return err
	}
	d.Say(o.Controller, "table.logTurned", "Name", o.Printed.Name, "Attack", state.BarName(f.Bar.Name))
	d.tellAttack(f, law.Bout{From: o, To: o}, combat.Report{Events: report.Events[1:]}) // declared it was before
	own := d.writable(f, f.Attacker)
	d.become(own, nil, &x.Defender, report.After[combat.DefenderSeat])
	d.fellInFight(f, own)
	return nil
}

// cancelAttack ends the attack at hand before it was made: nothing follows from it.
func (d *Draft) cancelAttack(o *state.Object) {
	f, ok := d.FightAtHand()
	if !ok {
		return
	}
	d.Say(o.Controller, "table.logAttackCancelled", "Name", o.Printed.Name)
	if d.Fight != nil {
		d.endFight(&f)
		return
	}
	f.Cancels = true
	d.keepFight(&f)
}

// keepFight puts the fight at hand back where it was.
func (d *Draft) keepFight(f *state.Fight) {
	if d.Fight != nil {
		d.Fight = f
		return
	}
	held := *d.Held
	held.Fight = f
	d.Held = &held
}

// Never tells whether no Defense is to be used.
func Never(shield string, use *bool) bool { return shield == state.NoShield || use != nil && !*use }

// mirror does to who attacked what the attack did, where a card makes it so: the damage
// direct, and the same conditions.
func (d *Draft) mirror(f *state.Fight, o *state.Object, dealt int, report combat.Report) {
	for _, card := range f.Mirrors {
		if own := d.Edit(o.ID); own != nil && dealt > 0 {
			d.hurt(own, "", dealt, "table.logDirect", 0, state.OfSpell(card))
		}
		for _, e := range report.Events {
			for condition, n := range e.Change.Markers {
				name := combat.Condition(condition).String()
				if now := d.Edit(o.ID); e.To == combat.DefenderSeat && n > 0 && now != nil && d.mayGet(now, name) == nil {
					_ = d.afflict(now, name, int(n)) // an amount above 0 is never refused
				}
			}
		}
	}
}
