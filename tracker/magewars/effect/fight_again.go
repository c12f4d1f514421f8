package effect

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// mayGoOn remembers, when a fight begins, that its attack may go on against another
// target after it.
func (d *Draft) mayGoOn(f *state.Fight) {
	before := f.Again
	d.Again = nil
	o, there := d.Object(f.Attacker)
	if f.Bar.Kind == "zone" || !there || f.Spell == nil && !o.IsCreature() {
		return
	}
	next := state.Again{
		Attacker: f.Attacker, Attack: f.Attack, Struck: []string{f.Plan.Target}, Left: f.Bar.Most() - 1,
		Bar: f.Bar.Next(), Plan: state.AttackData{Moved: f.Plan.Moved}, Spell: f.Spell, Caster: f.Caster,
	}
	if len(f.Plan.Targets) > 0 {
		next.Plan = f.Plan
	}
	if before != nil {
		next.Struck, next.Left, next.Fed = append(slices.Clip(before.Struck), f.Plan.Target), before.Left-1, before.Fed
	}
	if next.Left > 0 {
		d.Again = &next
	}
}

// passOn closes a fight whose attack may go on, and gives that up where it cannot: who
// attacks is gone or cannot act, nobody else is left, or it did no damage and had to.
func (d *Draft) passOn(f *state.Fight) {
	if d.Again == nil {
		return
	}
	next := *d.Again
	next.Fed = next.Fed || f.Course.Fed()
	d.Again = &next
	o, there := d.Object(next.Attacker)
	if there {
		hampered, _ := o.Hampered()
		there = hampered == ""
	}
	if !there || f.Bar.Jumps && !f.Hurt || len(d.others()) == 0 {
		d.Again = nil
	}
}

// others are the objects that an attack which may go on can still go against.
func (d *Draft) others() []string {
	var list []string
	for _, t := range d.Objects {
		probe := NewDraft(&d.State, tracker.Event{Kind: "attack", Seat: d.Event.Seat})
		if !slices.Contains(d.Again.Struck, t.ID) && probe.MayStrike(d.Again.Fight(t.ID), t.ID) == nil {
			list = append(list, t.ID)
		}
	}
	return list
}

// attackAgain makes an attack against its next target: that needs no action, and is
// decided anew.
func (d *Draft) attackAgain(o *state.Object, next *state.Again, p state.AttackData) error {
	if err := d.commands(o, d.Cite("A-31 R-25")); err != nil {
		return err
	}
	f := next.Fight(p.Target)
	p.Moved = next.Plan.Moved
	f.Plan = p
	return d.beginFight(*f)
}

// goOnSweeping makes the attack against the next of the targets that were named with
// it, each with a declaration of its own.
func (d *Draft) goOnSweeping() error {
	if d.Fight != nil || d.Again == nil || d.Answerable() || len(d.Again.Plan.Targets) == 0 {
		return nil
	}
	named := d.Again.Plan.Targets
	f := d.Again.Fight(named[0])
	f.Plan.Targets = named[1:]
	f.Plan.Declare = f.Plan.Declare || f.Plan.Steps
	return d.beginFight(*f)
}
