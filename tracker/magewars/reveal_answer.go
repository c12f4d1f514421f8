package magewars

import (
	"slices"

	"quickcast/catalog"
)

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
		if err != nil || a.Only != "" && (!there || (a.Only == "major") != host.major()) {
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
