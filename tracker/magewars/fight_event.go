package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
)

type strikeData struct {
	All     bool   `json:"all,omitempty"`        // all strikes that are left of this attack
	Target  string `json:"target,omitempty"`     // of a zone attack: who is next
	Defense *bool  `json:"useDefense,omitempty"` // false: it is not used
	Shield  string `json:"defendWith,omitempty"`
}

// doStrike makes the next strike of the open fight, or all that are left of its
// attack. Of a zone attack it is the next target's, in the order chosen
//
func (d *draft) doStrike(p strikeData) error {
	if err := d.comes(FightStrike); err != nil {
		return err
	}
	if err := d.turnTo(p.Target); err != nil {
		return err
	}
	if err := d.mindForced(); err != nil {
		return err
	}
	for of := *d.Fight; d.Waits() == 0 && !d.answerable() && (d.forced() == nil || d.event.Overrule); {
		if err := d.playPart(fightData{Defense: p.Defense, Shield: p.Shield, InMagesZone: of.plan.InMagesZone}); err != nil {
			return err
		}
		oneAct := !of.plan.Steps && !of.plan.Declare // it was only held up
		switch {
		case d.Fight == nil || d.Fight.again != of.again:
			return nil
		case oneAct:
			return d.playOn(&of, false)
		case !p.All || d.Fight.Next != FightStrike:
			return nil
		}
	}
	if len(d.rolls)+len(d.faces) > 0 {
		if err := d.mindForced(); err != nil {
			return err
		}
	}
	return d.withoutDice()
}

// doBarrier lets the damage barrier attack: it must.
func (d *draft) doBarrier(nothing) error {
	if err := d.comes(FightBarrier); err != nil {
		return err
	}
	return d.playPart(fightData{})
}

// doCounterstrike makes the counterstrike with a bar, or declines it.
func (d *draft) doCounterstrike(p fightData) error {
	if err := d.comes(FightCounterstrike); err != nil {
		return err
	}
	known := func(bar string) bool { return strings.EqualFold(bar, p.Attack) }
	if p.Attack != "" && !slices.ContainsFunc(d.Fight.Counters, known) {
		return UnknownAttack.With("Name", d.nameOfID(d.Fight.From), "Attack", p.Attack)
	}
	if err := d.mayIgnorePest(p.Ignore); err != nil {
		return err
	}
	return d.playPart(p)
}

// mayIgnorePest holds a guard that wants to ignore its attacker to Pests.
func (d *draft) mayIgnorePest(wanted bool) error {
	if !wanted || d.Fight.Pest {
		return nil
	}
	return d.law(false, NoPest.With("Name", d.nameOfID(d.Fight.Attacker)).ByRule("A-71"))
}

// comes refuses a part of a fight that is not the one that comes next.
func (d *draft) comes(part FightPart) error {
	switch {
	case d.Fight == nil:
		return NoFight.With("Action", string(d.event.Kind))
	case d.Fight.Next != part:
		return d.fightOpen()
	}
	return nil
}

// turnTo turns a zone attack to another of its targets before it is attacked.
func (d *draft) turnTo(target string) error {
	if target == "" || target == d.Fight.Target {
		return nil
	}
	f := *d.Fight
	at := slices.Index(f.Left, target)
	if at < 0 || f.Strike > 1 {
		return UnknownObject.With("Object", target)
	}
	f.Left = slices.Clone(f.Left)
	f.Left[at] = f.Target
	d.aimAnew(&f, target)
	d.Fight = &f
	d.expect(d.triggeredByStrike(&f))
	d.settleFight()
	return nil
}

// nameOfID names an object that may be gone.
func (d *draft) nameOfID(id string) any {
	if d.Fight != nil {
		if o, _ := d.fighter(d.Fight, id); o != nil {
			return d.nameOf(o)
		}
	}
	return id
}

// turnOf writes into the fight what comes next, and from whom to whom.
func (d *draft) turnOf(f *Fight) {
	f.Next, f.From, f.To, f.Pest = FightStrike, f.Attacker, f.Target, false
	if f.course.Over || f.course.Part == combat.BarrierAttack || f.course.Part == combat.CounterAttack {
		f.From, f.To = f.Target, f.Attacker
	}
	switch {
	case d.Waits() != 0:
		f.Next = FightReveal
	case f.course.Over, f.course.Part == combat.CounterAttack && f.course.Strike == 1:
		f.Next, f.Pest = FightCounterstrike, d.mayIgnore(f)
	case f.course.Part == combat.BarrierAttack, f.course.Part == combat.ReturnBarrier:
		f.Next = FightBarrier
	}
}

// foresee writes into a fight that stays open what its players have to know of what
// comes next: whose decision it is, and what there is to choose from.
func (d *draft) foresee() {
	if d.Fight == nil {
		return
	}
	f := *d.Fight
	d.Fight = &f
	use := true
	b := d.bout(&f, fightData{Defense: &use})
	from, to, kind := b.o, b.t, b.x.Attack.Kind
	if f.From == f.Target {
		from, to, kind = b.t, b.o, combat.Melee
	}
	f.Strike, f.Strikes, f.Asks = f.course.Strike, b.x.Strikes(f.course), from.Controller
	f.Defense, f.Shields, f.Counters = b.x.Defends(f.course) && !f.mustAvoid(), nil, nil
	if f.Next == FightReveal {
		f.Asks, f.Defense = d.Waits(), false
		return
	}
	if f.Next == FightCounterstrike {
		for _, bar := range d.answersOf(&f, b.t) {
			f.Counters = append(f.Counters, bar.Name)
		}
	}
	if !f.Defense {
		return
	}
	f.Shields = ids(d.shields(to, kind))
	if f.Next == FightStrike {
		f.Asks = to.Controller
	}
}
