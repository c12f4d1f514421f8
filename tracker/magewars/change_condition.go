package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// knownConditions lists the conditions offered first, in the order of the list: those
// that are usual, and what lies there already.
func (s *State) knownConditions() []string {
	usual := where(combat.AllConditions(), func(c combat.Condition) bool {
		return c.Usual(s.variant().law.Game) || slices.ContainsFunc(s.Objects, func(o *Object) bool { return o.marked(c) > 0 })
	})
	return each(usual, combat.Condition.String)
}

type conditionData struct {
	Condition string `json:"condition"`
	Amount    int    `json:"amount"`
	Object    string `json:"object,omitempty"`
}

type tokenData struct {
	Token  string `json:"token"`
	Amount int    `json:"amount"`
	Object string `json:"object,omitempty"`
}

// doCondition places condition markers or takes them off. Markers add up
// conjurations cannot have four of them.
func (d *draft) doCondition(p conditionData) error {
	p.Condition = plainName(p.Condition)
	o, err := d.counted(p.Object, p.Condition, p.Amount)
	if err != nil {
		return err
	}
	if p.Amount > 0 {
		if err := d.mayGet(o, p.Condition); err != nil {
			return err
		}
	}
	return d.afflict(o, p.Condition, p.Amount)
}

// mayGet holds a condition to what it can be placed on: some are not for
// conjurations, what restrains is not for the Uncontainable, and none is
// for what is immune to its damage type, as Nonliving objects are to poison.
// What the table made up goes everywhere.
func (d *draft) mayGet(o *Object, condition string) error {
	cannot := CannotHave.With("Name", o.Printed.Name, "Condition", label("condition", condition))
	c, known := combat.ConditionNamed(condition)
	if !known {
		return nil
	}
	if err := d.law(o.isCreature() || !c.ForCreatures(), cannot.ByRule("R-114")); err != nil {
		return err
	}
	if err := d.law(o.containable() || !c.Restrains(), cannot.ByRule("R-112")); err != nil {
		return err
	}
	body := o.fighter()
	return d.law(body.CanGet(c), cannot.ByRule("R-61"))
}

// afflict changes the markers of one condition and does what follows at once:
// who can no longer guard loses its guard marker.
func (d *draft) afflict(o *Object, condition string, amount int) error {
	from := o.Conditions[condition]
	to := min(max(0, from+amount), maxNumber)
	if from == to {
		return NothingChanges.With("Name", o.Printed.Name)
	}
	o.Conditions = put(o.Conditions, condition, to)
	if condition == grapple && to == 0 {
		o.Holder = ""
	}
	d.freshen(o, condition, amount)
	if o.Fresh[condition] > to {
		o.Fresh = put(o.Fresh, condition, to)
	}
	d.tell(o, "table.logCondition", "condition/"+condition, label("condition", condition), from, to)
	name, _ := o.hampered()
	if name != "" && o.Guard {
		o.Guard = false
		d.say(o.Controller, "table.logGuardOff", "Name", o.Printed.Name)
	}
	return nil
}

// freshen marks condition markers as got in the creature's own activation: they stay
// until the end of the next.
func (d *draft) freshen(o *Object, condition string, amount int) {
	if d.Acting == o.ID && d.Closed != o.ID && amount > 0 {
		o.Fresh = put(o.Fresh, condition, o.Fresh[condition]+amount)
	}
}

// wake turns Sleep into Daze, as any damage does.
func (d *draft) wake(o *Object) {
	if o.marked(combat.Sleep) == 0 {
		return
	}
	sleep, daze := combat.Sleep.String(), combat.Daze.String()
	o.Conditions = put(o.Conditions, sleep, 0)
	o.Fresh = put(o.Fresh, sleep, 0)
	o.Conditions = put(o.Conditions, daze, o.Conditions[daze]+1)
	d.freshen(o, daze, 1)
	d.say(o.Controller, "table.logWakes", "Name", o.Printed.Name)
}

// endConditions takes off what ends with a creature's activation: Stagger
// Stun, Daze and Taunt, and of what is escaped from each
// marker whose roll is high enough, as of Cripple. What was placed during this
// activation stays until the end of the next.
func (d *draft) endConditions(o *Object) error {
	for _, c := range combat.AllConditions() {
		name := c.String()
		off := o.Conditions[name] - o.Fresh[name]
		switch {
		case c.Escape() > 0:
			var err error
			if off, err = d.escapes(o, off, c.Escape()); err != nil {
				return err
			}
		case c.Thaws():
			off = min(1, off)
			if d.barred(toMelt, o) {
				continue
			}
		case !c.Ends():
			continue
		}
		d.lift(o, name, off)
	}
	return nil
}

// escapes rolls for so many markers and counts those that come off.
func (d *draft) escapes(o *Object, markers, least int) (free int, err error) {
	for range markers {
		roll, err := d.d12()
		if err != nil {
			return 0, err
		}
		d.say(o.Controller, "table.logEscape", "Name", o.Printed.Name, "Roll", roll)
		d.threw(roll)
		if roll >= least {
			free++
		}
	}
	return free, nil
}

// untaunt takes Taunt off all its enemies when a creature that taunts is activated
// . Where several taunt, whose marker is whose the table does not know.
func (d *draft) untaunt(o *Object) {
	taunts := func(s Strike) bool {
		return slices.ContainsFunc(s.Effects, func(e strikeEffect) bool { return strings.Contains(strings.ToLower(e.Result), combat.Taunt.String()) })
	}
	if !slices.ContainsFunc(o.Printed.Attacks, taunts) {
		return
	}
	for _, other := range d.Objects {
		if other.marked(combat.Taunt) > 0 && !d.Allied(other.Controller, o.Controller) {
			d.lift(d.edit(other.ID), combat.Taunt.String(), other.marked(combat.Taunt))
		}
	}
}

// lift takes markers off and says so.
func (d *draft) lift(o *Object, condition string, amount int) {
	if amount <= 0 {
		return
	}
	o.Conditions = put(o.Conditions, condition, o.Conditions[condition]-amount)
	d.say(o.Controller, "table.logLifted", "Name", o.Printed.Name, "Condition", label("condition", condition), "Amount", amount)
}

// doToken places tokens or takes them off. With its last Dissipate token an
// object is destroyed.
func (d *draft) doToken(p tokenData) error {
	p.Token = plainName(p.Token)
	o, err := d.counted(p.Object, p.Token, p.Amount)
	if err != nil {
		return err
	}
	from := o.Tokens[p.Token]
	if d.gain(o, p.Token, p.Amount); o.Tokens[p.Token] == from {
		return NothingChanges.With("Name", o.Printed.Name)
	}
	if p.Token == Dissipate && o.Tokens[Dissipate] == 0 {
		d.destroy(o)
	}
	return nil
}

// counted gives the object of an event that changes a count. It refuses a name
// that is none and an amount of 0 or beyond all bounds.
func (d *draft) counted(object, name string, amount int) (*Object, error) {
	o, err := d.target(object)
	if err != nil {
		return nil, err
	}
	if !slug(name) {
		return nil, BadName.With("Value", name)
	}
	if amount == 0 {
		return nil, NothingChanges.With("Name", o.Printed.Name)
	}
	if amount < -maxNumber || amount > maxNumber {
		return nil, tracker.NotWhole.With("Field", "amount", "Number", amount, "Max", maxNumber)
	}
	return o, nil
}
