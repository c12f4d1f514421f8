package magewars

import (
	"errors"
	"slices"

	"quickcast/catalog"
	"quickcast/rules/combat"
	"quickcast/tracker"
)

// errCountered says that a power that is cast as a spell was countered.
var errCountered = errors.New("the spell was countered")

// answer is a step of a mandatory enchantment that was revealed, with whom it concerns.
type answer struct {
	catalog.Answer
	host    string
	cause   string   // who attacks or casts
	defense *Defense // of "defend": the one the enchantment grants
}

// goodAnswer tells whether every step is one.
func goodAnswer(steps []string) bool {
	return len(steps) <= maxList && !slices.ContainsFunc(steps, func(step string) bool {
		_, err := catalog.ParseAnswer(step)
		return err != nil
	})
}

// answerWith does what a mandatory enchantment does when it is revealed in time,
// and destroys it after that unless it stays.
func (d *draft) answerWith(o *Object, due Due) error {
	stays := false
	if d.cannotAvoid(o) {
		d.say(o.Controller, "table.logNoAvoiding", "Name", o.Printed.Name)
		d.destroy(o)
		return nil
	}
	for _, step := range o.Printed.Answer {
		a, err := catalog.ParseAnswer(step)
		host, there := d.Object(o.Host)
		if err != nil || a.Only != "" && (!there || (a.Only == "major") != host.Major()) {
			continue
		}
		stays = stays || a.Do == "stay" || a.Do == "attack" && due.cause == ""
		if a.Do == "attack" && due.cause != "" {
			return d.spring(o, due.cause)
		}
		d.takeStep(o, answer{a, o.Host, due.cause, o.Printed.Defense}, due)
	}
	if stays {
		d.enter(o)
		return nil
	}
	if o = d.edit(o.ID); o != nil {
		d.destroy(o)
	}
	return nil
}

// takeStep does a step now, or keeps it for the strike that comes next or for the end of
// the attack.
func (d *draft) takeStep(o *Object, a answer, due Due) {
	switch a.Do {
	case "counter", "refund", "return", "take", "halt":
		d.answerHeld(o, a)
		return
	case "stop":
		d.forgetDue(o.ID)
		d.healLate(due, a.Amount)
		return
	case "cancel":
		d.cancelAttack(o)
		return
	}
	strikes := slices.Contains([]string{"avoid", "defend", "turn", "dice", "prevent"}, a.Do)
	if !strikes && !a.After {
		d.befall(a)
		return
	}
	if f, ok := d.fightAtHand(); ok {
		f.answers = append(slices.Clip(f.answers), a)
		d.keepFight(&f)
	}
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

// befall does a step to whom it concerns: markers, damage, healing.
func (d *draft) befall(a answer) {
	o := d.edit(either(a.On == "attacker", a.cause, a.host))
	if o == nil {
		return
	}
	switch a.Do {
	case "mark":
		if d.mayGet(o, a.Condition) == nil {
			_ = d.afflict(o, a.Condition, a.Amount) // it changes something: the amount is never 0
		}
	case "damage":
		d.hurt(o, "", a.Amount, "table.logDirect")
	case "heal":
		d.heal(o, a.Amount, "table.logHealed")
	}
}

// answerHeld keeps what becomes of the spell, or the action, that waits.
func (d *draft) answerHeld(o *Object, a answer) {
	if d.Held == nil {
		return
	}
	held := *d.Held
	switch a.Do {
	case "counter":
		held.countered = true
	case "refund":
		held.refunded = true
	case "return":
		held.returned = true
	case "take":
		held.taken = o.Controller
	case "halt":
		d.Held = nil
		return
	}
	d.Held = &held
}

// cannotAvoid tells whether an enchantment would avoid an attack that cannot be avoided:
// then it is destroyed for nothing.
func (d *draft) cannotAvoid(o *Object) bool {
	avoids := func(step string) bool {
		a, _ := catalog.ParseAnswer(step)
		return slices.Contains([]string{"avoid", "defend", "turn"}, a.Do)
	}
	f, ok := d.fightAtHand()
	if !ok || f.Target != o.Host || !slices.ContainsFunc(o.Printed.Answer, avoids) {
		return false
	}
	x := d.bout(&f, fightData{}).x
	return x.Attack.Unavoidable || x.Attack.Zone
}

// spring lets a trap attack who has entered its zone: the attack is declared, and
// the trap is destroyed after it.
func (d *draft) spring(o *Object, intruder string) error {
	if _, there := d.Object(intruder); !there || d.Fight != nil || len(o.Printed.Attacks) == 0 {
		d.destroy(o)
		return nil
	}
	bar := o.Printed.Attacks[0]
	f := Fight{Attacker: o.ID, Attack: bar.Name, bar: bar, goes: true, plan: attackData{Object: o.ID, Target: intruder, Declare: true}}
	if err := d.mayStrike(&f, intruder); err != nil {
		d.destroy(o)
		return nil
	}
	return d.beginFight(f)
}

// weaken gives a strike what was revealed against it: it is avoided, must be defended
// against, or is weaker.
func (f *Fight) weaken(b *bout) {
	for _, a := range f.answers {
		if a.host != f.Target || a.After {
			continue
		}
		switch a.Do {
		case "avoid", "turn":
			b.x.Defender.Defense, b.shields[combat.DefenderSeat] = &combat.Defense{Infinite: true, Sure: true, Mandatory: true}, nil
			b.x.Policy.Never = false
		case "defend":
			if a.defense != nil {
				b.x.Defender.Defense, b.shields[combat.DefenderSeat] = &combat.Defense{Min: a.defense.Min, Infinite: true, Mandatory: true}, nil
				b.x.Policy.Never = false
			}
		case "dice":
			b.x.Attack.Dice += a.Amount
		case "prevent":
			b.x.Attack.Prevented += a.Amount
		}
	}
}

// mustAvoid tells whether what was revealed decides about the Defense against the strike
// that comes next.
func (f *Fight) mustAvoid() bool {
	return slices.ContainsFunc(f.answers, func(a answer) bool {
		return a.host == f.Target && (a.Do == "avoid" || a.Do == "turn" || a.Do == "defend" && a.defense != nil)
	})
}

// avoided tells whether the strike that comes next is avoided for sure, and that is all.
func (f *Fight) avoided() bool {
	return !f.turned() && slices.ContainsFunc(f.answers, func(a answer) bool { return a.host == f.Target && a.Do == "avoid" })
}

// turned tells whether the strike that comes next is to go against who makes it.
func (f *Fight) turned() bool {
	return slices.ContainsFunc(f.answers, func(a answer) bool { return a.host == f.Target && a.Do == "turn" })
}

// struck forgets what was revealed against the strike that was made.
func (f *Fight) struck() {
	f.answers = slices.DeleteFunc(slices.Clone(f.answers), func(a answer) bool { return a.host == f.Target && !a.After })
}

// afterwards does what was revealed to happen after the attack.
func (d *draft) afterwards(f *Fight) {
	for _, a := range f.answers {
		if a.host == f.Target && a.After {
			d.befall(a)
		}
	}
	f.answers = slices.DeleteFunc(slices.Clone(f.answers), func(a answer) bool { return a.host == f.Target })
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

// counteredSpell does what becomes of a spell that was countered: its mana and the
// action are lost and it is discarded, unless what has countered it says otherwise.
func (d *draft) counteredSpell(seat tracker.Seat, p castData, cost int) error {
	d.say(seat, "table.logCountered", "Name", p.Name)
	held := d.resumed
	if held != nil && held.refunded {
		payer := d.edit(d.Mage(seat).ID)
		payer.Mana = min(payer.Mana+cost, maxNumber)
		d.say(seat, "table.logRefunded", "Name", payer.Printed.Name, "Mana", cost)
	}
	if held != nil && held.returned {
		d.putInBook(seat, &p.Printed)
		d.say(seat, "table.logReplaced", "Name", p.Name)
	} else {
		d.discardSpell(seat, p)
	}
	if p.innate {
		return errCountered
	}
	return nil
}

// takenSpell does what becomes of a spell that somebody else has taken over: an
// enchantment lies on who cast it and is theirs who took it; of an incantation the table
// says whom it concerns now.
func (d *draft) takenSpell(seat tracker.Seat, p castData) error {
	by := d.resumed.taken
	d.say(by, "table.logTaken", "Player", d.Mage(by).Printed.Name, "Target", d.Mage(seat).Printed.Name)
	if p.Kind != KindEnchantment {
		d.discardSpell(seat, p)
		if p.innate {
			return errCountered
		}
		return nil
	}
	if err := d.doAdd(addData{Printed: p.Printed, Host: mageID(seat), FaceDown: true}); err != nil {
		return err
	}
	d.Objects[len(d.Objects)-1].Controller = by
	return nil
}
