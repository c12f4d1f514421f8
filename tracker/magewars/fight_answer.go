package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
)

// avoids tells whether the strike is avoided: it is where it can be. An attack that is
// cancelled whatever it is, is not made.
func (a answer) avoids() bool {
	g := a.scene.deed().Given
	return a.step.Do == deed.Cancel && a.step.Name == "attack" && g != nil && g.Attack != nil && g.Attack.Avoidable != nil
}

// cancels tells whether the attack is not made at all.
func (a answer) cancels() bool {
	return a.step.Do == deed.Cancel && a.step.Name == "attack" && !a.avoids()
}

// turns tells whether the strike goes against who makes it.
func (a answer) turns() bool { return a.step.Do == deed.Swap }

// defends tells whether a Defense must be used, the card's own.
func (a answer) defends() bool { return a.step.Do == deed.Roll && len(a.step.Rows) > 0 }

// changes tells whether the step is about the strike that comes next.
func (a answer) changes() bool {
	return a.avoids() || a.turns() || a.defends() || a.step.Do == deed.Dice || a.step.Do == deed.Cancel
}

// weaken gives a strike what was revealed against it: it is avoided, must be defended
// against, or is weaker.
func (f *Fight) weaken(b *bout) {
	for _, a := range f.answers {
		switch {
		case a.scene.card.Host != f.Target:
		case a.avoids(), a.turns():
			b.x.Defender.Defense, b.shields[combat.DefenderSeat] = &combat.Defense{Infinite: true, Sure: true, Mandatory: true}, nil
			b.x.Policy.Never = false
		case a.defends():
			b.x.Defender.Defense, b.shields[combat.DefenderSeat] = &combat.Defense{Min: a.step.Rows[0].Min, Infinite: true, Mandatory: true}, nil
			b.x.Policy.Never = false
		case a.step.Do == deed.Dice:
			b.x.Attack.Dice += a.step.Amount.N
		case a.step.Do == deed.Cancel:
			b.x.Attack.Prevented += a.step.Amount.N
		}
	}
}

// revealed tells whether something that is so was revealed by whom the fight goes against.
func (f *Fight) revealed(is func(answer) bool) bool {
	return slices.ContainsFunc(f.answers, func(a answer) bool { return a.scene.card.Host == f.Target && is(a) })
}

// mustAvoid tells whether what was revealed decides about the Defense against the strike
// that comes next.
func (f *Fight) mustAvoid() bool {
	return f.revealed(func(a answer) bool { return a.avoids() || a.turns() || a.defends() })
}

// struck forgets what was revealed against the strike that was made.
func (f *Fight) struck() {
	f.answers = slices.DeleteFunc(slices.Clone(f.answers), func(a answer) bool { return a.scene.card.Host == f.Target && a.changes() })
}

// avoided tells whether the strike that comes next is avoided for sure, and that is all.
func (f *Fight) avoided() bool { return !f.turned() && f.revealed(answer.avoids) }

// turned tells whether the strike that comes next is to go against who makes it.
func (f *Fight) turned() bool { return f.revealed(answer.turns) }

// afterwards does what was revealed to happen after the attack.
func (d *draft) afterwards(f *Fight) {
	for _, a := range f.answers {
		if a.scene.card.Host == f.Target && !a.changes() {
			_ = d.rules.befall(d, a) // whom it concerns is known, or gone
		}
	}
	f.answers = slices.DeleteFunc(slices.Clone(f.answers), func(a answer) bool { return a.scene.card.Host == f.Target })
}

// turnedBack lets a strike that was avoided and turned go against who made it: its
// dice and its effects, and nothing that would follow.
func (d *draft) turnedBack(f *Fight, b bout, avoided combat.Report) error {
	avoids := func(e combat.Event) bool { return e.Kind == combat.DefenseRoll && e.Success }
	if !f.turned() || !slices.ContainsFunc(avoided.Events, avoids) {
		return nil
	}
	o, body := d.fighter(f, f.Attacker)
	x := combat.Exchange{Rules: b.x.Rules, Attacker: body, Attack: b.x.Attack, Defender: body}
	x.Attack.Strikes, x.Attack.Unavoidable, x.Attack.Versus = 1, true, f.bar.Versus(o.aimed())
	x.Attacker.Markers[combat.Daze], x.Defender.Barrier = 0, nil // it has found its target
	report, err := x.Resolve(diceOf{d})
	if err != nil {
		return err
	}
	d.say(o.Controller, "table.logTurned", "Name", o.Printed.Name, "Attack", f.bar.Name)
	d.tellAttack(f, bout{o: o, t: o}, combat.Report{Events: report.Events[1:]}) // declared it was before
	own := d.writable(f, f.Attacker)
	d.become(own, nil, &x.Defender, report.After[combat.DefenderSeat])
	d.fellInFight(f, own)
	return nil
}

// cancelAttack ends the attack at hand before it was made: nothing follows from it.
func (d *draft) cancelAttack(o *Object) {
	f, ok := d.fightAtHand()
	if !ok {
		return
	}
	d.say(o.Controller, "table.logAttackCancelled", "Name", o.Printed.Name)
	if d.Fight != nil {
		d.endFight(&f)
		return
	}
	f.cancels = true
	d.keepFight(&f)
}

// fightAtHand is the open fight, or the attack of a spell that waits.
func (s *State) fightAtHand() (Fight, bool) {
	switch {
	case s.Fight != nil:
		return *s.Fight, true
	case s.Held != nil && s.Held.fight != nil:
		return *s.Held.fight, true
	}
	return Fight{}, false
}

// keepFight puts the fight at hand back where it was.
func (d *draft) keepFight(f *Fight) {
	if d.Fight != nil {
		d.Fight = f
		return
	}
	held := *d.Held
	held.fight = f
	d.Held = &held
}

// never tells whether no Defense is to be used.
func never(shield string, use *bool) bool { return shield == noShield || use != nil && !*use }

// mirror does to who attacked what the attack did, where a card makes it so: the damage
// direct, and the same conditions.
func (d *draft) mirror(f *Fight, o *Object, dealt int, report combat.Report) {
	for _, card := range f.mirrors {
		if own := d.edit(o.ID); own != nil && dealt > 0 {
			d.hurt(own, "", dealt, "table.logDirect", 0, ofSpell(card))
		}
		for _, e := range report.Events {
			for condition, n := range e.Change.Markers {
				name := combat.Condition(condition).String()
				if now := d.edit(o.ID); e.To == combat.DefenderSeat && n > 0 && now != nil && d.mayGet(now, name) == nil {
					_ = d.afflict(now, name, int(n)) // an amount above 0 is never refused
				}
			}
		}
	}
}
