package magewars

import (
	"slices"
	"strings"

	"quickcast/rules/dice"
	"quickcast/rules/fighter"
	"quickcast/tracker"
)

type attackData struct {
	Object  string   `json:"object,omitempty"`
	Attack  string   `json:"attack,omitempty"` // the bar's name; the first one if empty
	Target  string   `json:"target" unless:"targets"`
	Targets []string `json:"targets,omitempty"` // of a zone attack, in the order they are hit
	With    *Strike  `json:"with,omitempty"`    // an attack that is printed nowhere
	X       *int     `json:"x,omitempty"`       // the X of its dice, where the card leaves it open
	Moved   bool     `json:"moved,omitempty"`   // it moved just before, for Charge
	Near    bool     `json:"inMagesZone,omitempty"`
	Steps   bool     `json:"steps,omitempty"`   // only the first strike now
	Declare bool     `json:"declare,omitempty"` // not even that: it is only declared
	Ignore  bool     `json:"ignorePest,omitempty"`
	Defense *bool    `json:"useDefense,omitempty"`
	Shield  string   `json:"defendWith,omitempty"` // what gives the Defense that is used
	Counter *bool    `json:"counterstrike,omitempty"`
	Answer  string   `json:"counterAttack,omitempty"` // the bar of the counterstrike
	boostData
}

// decision is what of it is decided strike by strike.
func (p attackData) decision() fightData {
	return fightData{Defense: p.Defense, Shield: p.Shield, Use: p.Counter, Attack: p.Answer, Ignore: p.Ignore, Near: p.Near}
}

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
	if o.IsCreature() {
		if err := d.attackAction(o, p); err != nil {
			return err
		}
	}
	if err := d.payBar(o, bar, p); err != nil {
		return err
	}
	return d.beginFight(Fight{Attacker: o.ID, Attack: bar.Name, bar: bar, plan: p})
}

// targets are those of an attack, one or, of a zone attack, several.
func (p attackData) targets() []string {
	if len(p.Targets) > 0 || p.Target == "" {
		return p.Targets
	}
	return []string{p.Target}
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
	d.answeredChallenge(o, p.Target)
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
		mine := s.Chosen() || !o.IsCreature() && s.Kind != "barrier"
		if p.Attack == "" && mine || p.Attack != "" && strings.EqualFold(s.Name, p.Attack) {
			return s, nil
		}
	}
	return Strike{}, UnknownAttack.With("Name", o.Printed.Name, "Attack", p.Attack)
}

// bars are the attack bars of an object and of the equipment on it, with the dice they
// have now.
func (s *State) bars(o *Object) []Strike {
	list := slices.Clone(o.Printed.Attacks)
	for _, worn := range s.Objects {
		if worn.Host == o.ID && worn.Printed.Kind == KindEquipment {
			list = append(list, worn.Printed.Attacks...)
		}
	}
	names := make([]string, len(list))
	for i, bar := range list {
		list[i] = s.reckoned(bar, o)
		names[i] = bar.Name
	}
	for i, name := range tracker.Distinct(names) {
		list[i].Name = strings.TrimSpace(name) // a second one without a name is "2"
	}
	return list
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

// answersOf are those of an object in a fight: its own, and those of what has just
// avoided the attack for it where that may strike back.
func (s *State) answersOf(f *Fight, o *Object) []Strike {
	list := fighter.Answers(s.bars(o), o.Guard, o.KeywordList())
	if shield, there := s.Object(f.parried); there && shield.Host == o.ID && shield.Printed.Defense.Answers {
		for _, bar := range shield.Printed.Attacks {
			if !slices.ContainsFunc(list, func(other Strike) bool { return other.Name == bar.Name }) {
				list = append(list, bar)
			}
		}
	}
	if f.answered { // it is that attack still, whatever comes in the middle
		return list
	}
	return slices.DeleteFunc(list, func(bar Strike) bool { return s.idle(f, bar) })
}

// idle tells whether a counterstrike with a bar can do nothing to the attacker, which is
// immune to it: then it may not be made (reading U).
func (s *State) idle(f *Fight, bar Strike) bool {
	o, there := s.Object(f.Attacker)
	return there && (&Fight{bar: bar}).idle(o)
}

// diceOf lets the law of attacks roll with the dice of an event.
type diceOf struct{ d *draft }

func (r diceOf) Dice(n int) (dice.Roll, error) { return r.d.throw(n) }
func (r diceOf) Effect() (int, error)          { return r.d.d12() }

func either(yes bool, a, b string) string {
	if yes {
		return a
	}
	return b
}
