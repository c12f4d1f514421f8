package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
)

// answerWith does what a mandatory enchantment does when it is revealed in time:
// its deed, of which an attack, a spell or an action that waits has its share when it goes
// on.
func (d *draft) answerWith(o *Object, due Due) error {
	was := *o
	c := lawCase{s: &d.State, scene: scene{card: &was, number: due.deed, target: due.cause, subject: o.Host}}
	it := c.deed()
	if g := it.Given; g != nil && g.Attack != nil && g.Attack.Avoidable != nil && !*g.Attack.Avoidable {
		d.say(o.Controller, "table.logNoAvoiding", "Name", o.Printed.Name)
	}
	stays := true
	for i := range it.Do[1:] {
		s := &it.Do[1+i]
		switch {
		case s.Do == deed.Destroy && s.On != nil && s.On.Role == deed.Self:
			stays = false
		case s.Do == deed.Strike && due.cause != "":
			return d.spring(o, due.cause)
		case s.On != nil && s.On.Role == deed.Target && due.cause == "" && it.At != deed.Casts: // who it was the table has not seen
		default:
			if err := d.takeStep(answer{step: s, scene: c.scene}, due); err != nil {
				return err
			}
		}
	}
	o = d.edit(o.ID)
	switch {
	case o == nil:
		return nil
	case stays || due.cause == "" && it.Makes(deed.Strike): // its players make the attack
		d.enter(o)
		return d.revealed(o)
	}
	d.destroy(o)
	return nil
}

// takeStep does a step now, or keeps it for the strike that comes next or for the end of
// the attack.
func (d *draft) takeStep(a answer, due Due) error {
	f, fights := d.fightAtHand()
	switch at := a.scene.deed().At; {
	case at == deed.Casts && a.aboutSpell():
		d.answerHeld(a)
	case a.step.Do == deed.Cancel && (a.step.Name == "action" || at == deed.Reveal):
		d.Held = nil
	case at == deed.Healed && a.step.Do == deed.Cancel:
		d.forgetDue(a.scene.card.ID)
		d.healLate(due, a.step.Amount.N)
	case a.cancels():
		d.cancelAttack(a.scene.card)
	case a.changes() && !fights: // it has gone
	case a.changes() || fights && at == deed.Attacked && !f.cancels && !f.mustAvoid(): // done after the attack
		f.answers = append(slices.Clip(f.answers), a)
		d.keepFight(&f)
	default:
		return d.rules.befall(d, a)
	}
	return nil
}

// aboutSpell tells of what is done to the spell that waits, and not to somebody on the table.
func (a answer) aboutSpell() bool {
	gain := a.step.Do == deed.Mana && !a.step.Amount.Asked()
	return !gain
}

// answerHeld keeps what becomes of the spell that waits: it is countered, its mana goes
// back, its card does, or it is another's.
func (d *draft) answerHeld(a answer) {
	if d.Held == nil {
		return
	}
	held := *d.Held
	switch a.step.Do {
	case deed.Cancel:
		held.countered = true
		d.Due = slices.DeleteFunc(slices.Clone(d.Due), func(due Due) bool { return d.looksAt(due, deed.Casts) }) // no more answers it
	case deed.Mana:
		held.refunded = true
	case deed.Return:
		held.returned = true
	case deed.Swap:
		held.taken = a.scene.card.Controller
	}
	d.Held = &held
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
