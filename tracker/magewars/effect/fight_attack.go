package effect

import (
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// DoAttack makes one attack from declaration to counterstrike: as one
// act, or its first strike only. The rolls decide, and damage, effects, healing,
// guard markers and destruction follow. A creature that is not acting yet is
// activated for it; what is no creature attacks without an action, as its card
// says.
func (d *Draft) DoAttack(p state.AttackData) error {
	o, err := d.Target(p.Object)
	if err != nil {
		return err
	}
	bar, err := d.Bar(o, p)
	if err != nil {
		return err
	}
	if next := d.AgainWith(o.ID, bar); next != nil {
		return d.attackAgain(o, next, p)
	}
	d.GiveUp()
	everybody := bar.Kind == "zone" && !d.Variant().Zones
	if _, there := d.Object(p.Target); !there && (p.Target != "" || len(p.Targets) == 0 && !everybody) {
		return state.UnknownObject.With("Object", p.Target)
	}
	p.Moved = p.Moved || d.Acting == o.ID && d.Moves > 0 && !d.Acted
	if err := d.Demand(!p.Moved || bar.Action != "full", state.FullAction.With("Attack", state.BarName(bar.Name)).ByRule("R-28")); err != nil {
		return err
	}
	if o.IsCreature() {
		if err := d.attackAction(o, p); err != nil {
			return err
		}
	}
	if err := d.payBar(o, bar, p); err != nil {
		return err
	}
	return d.beginFight(state.Fight{Attacker: o.ID, Attack: bar.Name, Bar: bar, Plan: p})
}

// attackAction makes the attack the action of its creature.
func (d *Draft) attackAction(o *state.Object, p state.AttackData) error {
	if o.ID != d.Acting {
		if err := d.Activate(o.ID); err != nil {
			return err
		}
	}
	if err := d.mayGuard(o); err != nil { // what keeps from guarding keeps from attacking
		return err
	}
	d.Acted = true
	return nil
}

// Bar finds the attack bar of an attack: one of the object's own, or of what it
// wears.
func (d *Draft) Bar(o *state.Object, p state.AttackData) (state.Strike, error) {
	if p.With != nil {
		probe := state.Printed{Name: "x", Attacks: []state.Strike{*p.With}}
		if field := law.Check(&probe); field != "" {
			return state.Strike{}, state.BadAttacks.With("Field", "with", "Max", state.MaxList, "Dice", state.MaxDice)
		}
		return *p.With, nil
	}
	if next, goesOn := d.AgainBar(o.ID); goesOn && (p.Attack == "" || strings.EqualFold(p.Attack, d.Again.Attack)) {
		return next, nil
	}
	for _, s := range law.Bars(&d.State, o) {
		mine := s.Chosen() || !o.IsCreature() && s.Kind != "barrier"
		if p.Attack == "" && mine || p.Attack != "" && strings.EqualFold(s.Name, p.Attack) {
			return s, nil
		}
	}
	return state.Strike{}, state.UnknownAttack.With("Name", o.Printed.Name, "Attack", p.Attack)
}

// dice are those of the event, or such as lie there already.
func (d *Draft) dice() combat.Rolls {
	if d.anew != nil {
		return d.anew
	}
	return diceOf{d}
}

// diceOf lets the law of attacks roll with the dice of an event.
type diceOf struct{ d *Draft }

func (r diceOf) Dice(n int) (dice.Roll, error) { return r.d.ThrowDice(n) }
func (r diceOf) Effect() (int, error)          { return r.d.EffectDie() }

// settleDice fills in the X of an attack when it is declared: as the player says, or as
// its target decides; what the card takes off the target first comes off.
// It refuses an X that nobody said.
func (d *Draft) settleDice(f *state.Fight) error {
	x := f.Plan.X
	if err := state.Within("x", x, state.MaxDice); err != nil {
		return err
	}
	target := d.Edit(f.Plan.Target)
	by, ofTarget := strings.CutPrefix(f.Bar.DiceBy, state.TargetPrice)
	switch {
	case f.Bar.DiceBy == "":
	case x != nil:
		f.Bar = f.Bar.WithX(*x)
	case ofTarget && target != nil:
		n, err := law.Priced(&d.State, by, target)
		if err != nil {
			return err
		}
		f.Bar = f.Bar.WithX(min(n, state.MaxDice))
	default:
		return state.FieldMissing.With("Action", string(d.Event.Kind), "Field", "x").ByRule(d.Cite("A-75 R-75"))
	}
	if f.Bar.Lifts != "" && target != nil {
		d.lift(target, f.Bar.Lifts, target.Conditions[f.Bar.Lifts])
	}
	return nil
}

// payBar takes the mana an attack costs.
func (d *Draft) payBar(o *state.Object, bar state.Strike, p state.AttackData) error {
	if err := state.Within("x", p.X, state.MaxDice); err != nil {
		return err
	}
	cost := bar.Mana
	if bar.ManaX && p.X != nil {
		cost += *p.X
	}
	if cost == 0 {
		return nil
	}
	return d.pay(d.Edit(state.MageID(o.Controller)), cost)
}
