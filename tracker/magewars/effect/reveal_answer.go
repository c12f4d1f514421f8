package effect

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// answerWith does what a mandatory enchantment does when it is revealed in time:
// its deed, of which an attack, a spell or an action that waits has its share when it goes
// on.
func (d *Draft) answerWith(o *state.Object, due state.Due) error {
	was := *o
	c := law.Case{Table: &d.State, Scene: state.Scene{Card: &was, Number: due.Deed, Target: due.Cause, Subject: o.Host}}
	it := c.Deed()
	if g := it.Given; g != nil && g.Attack != nil && g.Attack.Avoidable != nil && !*g.Attack.Avoidable {
		d.Say(o.Controller, "table.logNoAvoiding", "Name", o.Printed.Name)
	}
	stays := true
	for i := range it.Do[1:] {
		s := &it.Do[1+i]
		switch {
		case s.Do == deed.Destroy && s.On != nil && s.On.Role == deed.Self:
			stays = false
		case s.Do == deed.Strike && due.Cause != "":
			return d.spring(o, due.Cause)
		case s.On != nil && s.On.Role == deed.Target && due.Cause == "" && it.At != deed.Casts: // who it was the table has not seen
		default:
			if err := d.takeStep(state.Answer{Step: s, Scene: c.Scene}, due); err != nil {
				return err
			}
		}
	}
	o = d.Edit(o.ID)
	switch {
	case o == nil:
		return nil
	case stays || due.Cause == "" && it.Makes(deed.Strike): // its players make the attack
		d.enter(o)
		return d.revealed(o)
	}
	d.Destroy(o)
	return nil
}

// takeStep does a step now, or keeps it for the strike that comes next or for the end of
// the attack.
func (d *Draft) takeStep(a state.Answer, due state.Due) error {
	f, fights := d.FightAtHand()
	switch at := a.Scene.Deed().At; {
	case at == deed.Casts && (a.Step.Do != deed.Mana || a.Step.Amount.Asked()): // what is done to the spell, and not to somebody on the table
		d.answerHeld(a)
	case a.Step.Do == deed.Cancel && (a.Step.Name == "action" || at == deed.Reveal):
		d.Held = nil
	case at == deed.Healed && a.Step.Do == deed.Cancel:
		d.ForgetDue(a.Scene.Card.ID)
		d.HealLate(due, a.Step.Amount.N)
	case a.Cancels():
		d.cancelAttack(a.Scene.Card)
	case a.Changes() && !fights: // it has gone
	case a.Changes() || fights && at == deed.Attacked && !f.Cancels && !f.MustAvoid(): // done after the attack
		f.Answers = append(slices.Clip(f.Answers), a)
		d.keepFight(&f)
	default:
		return d.befall(a)
	}
	return nil
}

// answerHeld keeps what becomes of the spell that waits: it is countered, its mana goes
// back, its card does, or it is another's.
func (d *Draft) answerHeld(a state.Answer) {
	if d.Held == nil {
		return
	}
	held := *d.Held
	switch a.Step.Do {
	case deed.Cancel:
		held.Countered = true
		d.Due = slices.DeleteFunc(slices.Clone(d.Due), func(due state.Due) bool { return law.LooksAt(&d.State, due, deed.Casts) }) // no more answers it
	case deed.Mana:
		held.Refunded = true
	case deed.Return:
		held.Returned = true
	case deed.Swap:
		held.Taken = a.Scene.Card.Controller
	}
	d.Held = &held
}

// spring lets a trap attack who has entered its zone: the attack is declared, and
// the trap is destroyed after it.
func (d *Draft) spring(o *state.Object, intruder string) error {
	if _, there := d.Object(intruder); !there || d.Fight != nil || len(o.Printed.Attacks) == 0 {
		d.Destroy(o)
		return nil
	}
	bar := o.Printed.Attacks[0]
	f := state.Fight{Attacker: o.ID, Attack: bar.Name, Bar: bar, Goes: true, Plan: state.AttackData{Object: o.ID, Target: intruder, Declare: true}}
	if err := d.MayStrike(&f, intruder); err != nil {
		d.Destroy(o)
		return nil
	}
	return d.beginFight(f)
}
