package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// again finds the attack that goes on with this very bar, nil for none.
func (s *State) again(attacker string, bar Strike) *Again {
	if s.Again == nil || s.Fight != nil || s.Again.Attacker != attacker || s.Again.Attack != bar.Name {
		return nil
	}
	return s.Again
}

// AgainBar is the bar of an attack that may go on against another target, with what is
// left of it. False where the object has none.
func (s *State) AgainBar(attacker string) (Strike, bool) {
	if s.Again == nil || s.Fight != nil || s.Again.Attacker != attacker {
		return Strike{}, false
	}
	return s.Again.bar, true
}

// mayGoOn remembers, when a fight begins, that its attack may go on against another
// target after it.
func (d *draft) mayGoOn(f *Fight) {
	before := f.again
	d.Again = nil
	o, there := d.Object(f.Attacker)
	if f.bar.Kind == "zone" || !there || f.spell == nil && !o.isCreature() {
		return
	}
	next := Again{
		Attacker: f.Attacker, Attack: f.Attack, Struck: []string{f.plan.Target}, Left: f.bar.Most() - 1,
		bar: f.bar.Next(), plan: attackData{Moved: f.plan.Moved}, spell: f.spell, caster: f.caster,
	}
	if len(f.plan.Targets) > 0 {
		next.plan = f.plan
	}
	if before != nil {
		next.Struck, next.Left, next.fed = append(slices.Clip(before.Struck), f.plan.Target), before.Left-1, before.fed
	}
	if next.Left > 0 {
		d.Again = &next
	}
}

// passOn closes a fight whose attack may go on, and gives that up where it cannot: who
// attacks is gone or cannot act, nobody else is left, or it did no damage and had to.
func (d *draft) passOn(f *Fight) {
	if d.Again == nil {
		return
	}
	next := *d.Again
	next.fed = next.fed || f.course.Fed()
	d.Again = &next
	o, there := d.Object(next.Attacker)
	if there {
		hampered, _ := o.hampered()
		there = hampered == ""
	}
	if !there || f.bar.Jumps && !f.hurt || len(d.others()) == 0 {
		d.Again = nil
	}
}

// others are the objects that an attack which may go on can still go against.
func (d *draft) others() []string {
	var list []string
	for _, t := range d.Objects {
		probe := newDraft(&d.State, tracker.Event{Kind: "attack", Seat: d.event.Seat})
		if !slices.Contains(d.Again.Struck, t.ID) && probe.mayStrike(d.Again.fight(t.ID), t.ID) == nil {
			list = append(list, t.ID)
		}
	}
	return list
}

// fight is the attack as it would be declared on its next target.
func (a *Again) fight(target string) *Fight {
	plan := a.plan
	plan.Target, plan.Targets = target, nil
	return &Fight{
		Attacker: a.Attacker, Attack: a.Attack, bar: a.bar, plan: plan, spell: a.spell, caster: a.caster,
		second: true, fed: a.fed, again: a,
	}
}

// attackAgain makes an attack against its next target: that needs no action, and is
// decided anew.
func (d *draft) attackAgain(o *Object, next *Again, p attackData) error {
	if err := d.commands(o, d.cite(ruleCommanding)); err != nil {
		return err
	}
	f := next.fight(p.Target)
	p.Moved = next.plan.Moved
	f.plan = p
	return d.beginFight(*f)
}

// goOnSweeping makes the attack against the next of the targets that were named with
// it, each with a declaration of its own.
func (d *draft) goOnSweeping() error {
	if d.Fight != nil || d.Again == nil || d.answerable() || len(d.Again.plan.Targets) == 0 {
		return nil
	}
	named := d.Again.plan.Targets
	f := d.Again.fight(named[0])
	f.plan.Targets = named[1:]
	f.plan.Declare = f.plan.Declare || f.plan.Steps
	return d.beginFight(*f)
}

// isNamed tells whether an attack names this bar: by its name, or by none where it is
// what goes on.
func (a *Again) isNamed(name string) bool { return name == "" || strings.EqualFold(name, a.Attack) }
