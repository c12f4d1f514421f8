package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
)

// playPart plays what comes next in the open fight, with what was decided for it.
func (d *draft) playPart(p fightData) error {
	dice := d.showable(p)
	d.grant()
	d.goPast()
	f := *d.Fight
	b := d.bout(&f, p)
	if f.Next == FightCounterstrike && (f.course.Over || p.Use != nil && !*p.Use || f.Pest && p.Ignore) {
		d.decline(&f, b, p)
		return d.goOnSweeping()
	}
	part := f.course.Part
	if part == combat.CounterAttack && f.course.Strike == 1 {
		if err := d.rules.payBoosts(d, &f, true); err != nil {
			return err
		}
	}
	d.anew.keepOff(&b, part)
	report, next, err := b.x.Play(f.course, d.dice())
	if err != nil {
		return err
	}
	if part == combat.CounterAttack {
		f.answered, f.answer = true, b.counter.Name
	}
	d.tellAttack(&f, b, report)
	d.afterPart(&f, b, next, report)
	if part == combat.MainAttack {
		if err := d.turnedBack(&f, b, report); err != nil {
			return err
		}
		f.struck()
	}
	f.course = next
	d.Fight = &f
	d.settleFight()
	d.show(dice, part, report)
	return d.goOnSweeping()
}

// decline leaves out the counterstrike. A guard that ignores a Pest
// keeps its marker.
func (d *draft) decline(f *Fight, b bout, p fightData) {
	if !f.course.Over {
		d.say(b.t.Controller, "table.logNoCounterstrike", "Name", b.t.Printed.Name, "Target", b.o.Printed.Name)
	}
	f.answered = true
	f.course = b.x.Decline(f.course)
	if f.Pest && p.Ignore {
		f.ignored = true
		d.say(b.t.Controller, "table.logPestIgnored", "Name", b.t.Printed.Name, "Target", b.o.Printed.Name)
	}
	d.Fight = f
	d.settleFight()
}

// mayIgnore tells whether the target guards and may still ignore the Pest that has
// attacked it.
func (s *State) mayIgnore(f *Fight) bool {
	o, there := s.Object(f.Attacker)
	t, also := s.Object(f.Target)
	return s.variant().ignoresPests && f.guarded && !f.answered && there && also && t.Guard && o.has(keyword.Pest)
}

// afterPart puts on the table what has become of both.
func (d *draft) afterPart(f *Fight, b bout, next combat.Course, report combat.Report) {
	part := f.course.Part
	o, t := d.writable(f, f.Attacker), d.writable(f, f.Target)
	held, holds := t.Conditions[grapple], o.Conditions[grapple]
	d.become(t, b.shields[combat.DefenderSeat], &b.x.Defender, report.After[combat.DefenderSeat])
	if o != t {
		d.become(o, b.shields[combat.AttackerSeat], &b.x.Attacker, report.After[combat.AttackerSeat])
	}
	if t.Conditions[grapple] > held {
		t.Holder = o.ID
	}
	if o != t && o.Conditions[grapple] > holds {
		o.Holder = t.ID
	}
	from, to := o, t
	if part == combat.BarrierAttack || part == combat.CounterAttack {
		from, to = t, o
	}
	switch part {
	case combat.MainAttack:
		o.Meleed = o.Meleed || b.x.Attack.Kind == combat.Melee
		d.drain(o, t, b.transfers || keyword.List(f.bar.Traits).Has(keyword.ManaTransfer), report.After[combat.DefenderSeat].Drained)
		d.find(f, report)
		f.hurt = f.hurt || report.After[combat.DefenderSeat].Received > 0
	case combat.CounterAttack:
		t.Meleed = true
	case combat.BarrierAttack, combat.ReturnBarrier:
		from.Scorched = append(slices.Clip(from.Scorched), to.ID)
	}
	if next.Part != part {
		to.Received++
	}
	if part == combat.MainAttack {
		d.mirror(f, o, report.After[combat.DefenderSeat].Received, report)
	}
	d.occurHarm(f, part, o, t, report)
	d.afterHarm(o, t, b, report)
	d.defended(f, b, report)
	for _, each := range []*Object{t, o} {
		d.fellInFight(f, each)
	}
}

// find remembers that a zone attack has found its zone, or that it has missed all of
// it.
func (d *draft) find(f *Fight, report combat.Report) {
	if f.bar.Kind != "zone" {
		return
	}
	f.found = true
	missed := func(e combat.Event) bool { return e.Kind == combat.MissRoll && !e.Success }
	if slices.ContainsFunc(report.Events, missed) {
		f.Left = nil
	}
}

// writable is a fighter to write to: what is destroyed already is written to a copy
// that nobody keeps.
func (d *draft) writable(f *Fight, id string) *Object {
	if o := d.edit(id); o != nil {
		return o
	}
	o, _ := d.fighter(f, id)
	gone := *o
	return &gone
}

// fellInFight destroys who has fallen and remembers it as it was.
func (d *draft) fellInFight(f *Fight, o *Object) {
	if _, there := d.Object(o.ID); !there || !o.fallen() || o.isMage() {
		return
	}
	last := *o
	f.ghosts = append(slices.Clip(f.ghosts), ghost{&last, d.body(o)})
	d.destroy(o)
}
