package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// doAttack makes one attack from declaration to counterstrike: as one
// act, or its first strike only. The rolls decide, and damage, effects, healing,
// guard markers and destruction follow. A creature that is not acting yet is
// activated for it; what is no creature attacks without an action, as its card
// says.
func (d *draft) doAttack(p attackData) error {
	o, err := d.target(p.Object)
	if err != nil {
		return err
	}
	bar, err := d.bar(o, p)
	if err != nil {
		return err
	}
	if next := d.again(o.ID, bar); next != nil {
		return d.attackAgain(o, next, p)
	}
	d.giveUp()
	everybody := bar.Kind == "zone" && !d.variant().zones
	if _, there := d.Object(p.Target); !there && (p.Target != "" || len(p.Targets) == 0 && !everybody) {
		return UnknownObject.With("Object", p.Target)
	}
	p.Moved = p.Moved || d.Acting == o.ID && d.Moves > 0 && !d.Acted
	if err := d.mayMoveFirst(bar, p); err != nil {
		return err
	}
	if o.isCreature() {
		if err := d.attackAction(o, p); err != nil {
			return err
		}
	}
	if err := d.payBar(o, bar, p); err != nil {
		return err
	}
	return d.beginFight(Fight{Attacker: o.ID, Attack: bar.Name, bar: bar, plan: p})
}

// attackAction makes the attack the action of its creature.
func (d *draft) attackAction(o *Object, p attackData) error {
	if o.ID != d.Acting {
		if err := d.activate(o.ID); err != nil {
			return err
		}
	}
	if err := d.mayGuard(o); err != nil { // what keeps from guarding keeps from attacking
		return err
	}
	d.Acted = true
	return nil
}

// mayMoveFirst keeps full actions to creatures that have not moved.
func (d *draft) mayMoveFirst(bar Strike, p attackData) error {
	return d.law(!p.Moved || bar.Action != "full", FullAction.With("Attack", bar.Name).ByRule("R-28"))
}

// bar finds the attack bar of an attack: one of the object's own, or of what it
// wears.
func (d *draft) bar(o *Object, p attackData) (Strike, error) {
	if p.With != nil {
		probe := Printed{Name: "x", Attacks: []Strike{*p.With}}
		if field := probe.check(); field != "" {
			return Strike{}, BadAttacks.With("Field", "with", "Max", maxList, "Dice", maxDice)
		}
		return *p.With, nil
	}
	if next, goesOn := d.AgainBar(o.ID); goesOn && d.Again.isNamed(p.Attack) {
		return next, nil
	}
	for _, s := range d.bars(o) {
		mine := s.Chosen() || !o.isCreature() && s.Kind != "barrier"
		if p.Attack == "" && mine || p.Attack != "" && strings.EqualFold(s.Name, p.Attack) {
			return s, nil
		}
	}
	return Strike{}, UnknownAttack.With("Name", o.Printed.Name, "Attack", p.Attack)
}

// Attacks are the bars an object can attack with now: those of its own and of what it
// wears that are chosen for an attack, with the dice they have, or the one that may go
// on against another target. None where there is no such object.
func (s *State) Attacks(object string) []Strike {
	o, there := s.Object(object)
	if !there {
		return nil
	}
	if next, goesOn := s.AgainBar(object); goesOn {
		return []Strike{next}
	}
	return slices.DeleteFunc(s.bars(o), func(bar Strike) bool { return !bar.Chosen() })
}

// dice are those of the event, or such as lie there already.
func (d *draft) dice() combat.Rolls {
	if d.anew != nil {
		return d.anew
	}
	return diceOf{d}
}

// diceOf lets the law of attacks roll with the dice of an event.
type diceOf struct{ d *draft }

func (r diceOf) Dice(n int) (dice.Roll, error) { return r.d.throw(n) }
func (r diceOf) Effect() (int, error)          { return r.d.d12() }

// settleDice fills in the X of an attack when it is declared: as the player says, or as
// its target decides; what the card takes off the target first comes off.
// It refuses an X that nobody said.
func (d *draft) settleDice(f *Fight) error {
	x := f.plan.X
	if err := within("x", x, maxDice); err != nil {
		return err
	}
	target := d.edit(f.plan.Target)
	by, ofTarget := strings.CutPrefix(f.bar.DiceBy, targetPrice)
	switch {
	case f.bar.DiceBy == "":
	case x != nil:
		f.bar = f.bar.WithX(*x)
	case ofTarget && target != nil:
		n, err := d.priced(by, target)
		if err != nil {
			return err
		}
		f.bar = f.bar.WithX(min(n, maxDice))
	default:
		return FieldMissing.With("Action", string(d.event.Kind), "Field", "x").ByRule(d.cite(ruleDiceOfX))
	}
	if f.bar.Lifts != "" && target != nil {
		d.lift(target, f.bar.Lifts, target.Conditions[f.bar.Lifts])
	}
	return nil
}

// payBar takes the mana an attack costs.
func (d *draft) payBar(o *Object, bar Strike, p attackData) error {
	if err := within("x", p.X, maxDice); err != nil {
		return err
	}
	cost := bar.Mana
	if bar.ManaX && p.X != nil {
		cost += *p.X
	}
	if cost == 0 {
		return nil
	}
	return d.pay(d.edit(mageID(o.Controller)), cost)
}
