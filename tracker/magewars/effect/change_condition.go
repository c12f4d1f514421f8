package effect

import (
	"cmp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// ConditionData is what "condition" is told: how many markers of which condition come or go.
type ConditionData struct {
	Condition string `json:"condition"`
	Amount    int    `json:"amount"`
	Object    string `json:"object,omitempty"`
}

// TokenData is what "token" is told: how many of which token come or go.
type TokenData struct {
	Token  string `json:"token"`
	Amount int    `json:"amount"`
	Object string `json:"object,omitempty"`
}

// DoCondition places condition markers or takes them off. Markers add up
// conjurations cannot have four of them.
func (d *Draft) DoCondition(p ConditionData) error {
	p.Condition = state.PlainName(p.Condition)
	o, err := d.counted(p.Object, p.Condition, p.Amount)
	if err != nil {
		return err
	}
	if p.Amount > 0 {
		p.Condition = insteadOf(p.Condition, o)
		if err := d.mayGet(o, p.Condition); err != nil {
			return err
		}
	}
	if err := d.afflict(o, p.Condition, p.Amount); err != nil {
		return err
	}
	d.fallen(o)
	return nil
}

// insteadOf is the condition somebody gets for another: what is Unmovable is not knocked down but Dazed (codex).
func insteadOf(condition string, o *state.Object) string {
	if condition == combat.Slam.String() && o.IsCreature() && o.Has(keyword.Unmovable) {
		return combat.Daze.String()
	}
	return condition
}

// mayGet holds a condition to what it can be placed on: some are not for
// conjurations, what restrains is not for the Uncontainable, and none is
// for what is immune to its damage type, as Nonliving objects are to poison.
// What the table made up goes everywhere.
func (d *Draft) mayGet(o *state.Object, condition string) error {
	cannot := state.CannotHave.With("Name", o.Printed.Name, "Condition", state.Label("condition", condition))
	c, known := combat.ConditionNamed(condition)
	if !known {
		return nil
	}
	body := o.Fighter()
	return cmp.Or(
		d.Demand(o.IsCreature() || !c.ForCreatures(), cannot.ByRule("R-114")),
		d.Demand(o.Containable() || !c.Restrains(), cannot.ByRule("R-112")),
		d.Demand(body.CanGet(c), cannot.ByRule("R-61")),
	)
}

// afflict changes the markers of one condition and does what follows at once:
// who can no longer guard loses its guard marker; Burn and Freeze take each other off (codex).
func (d *Draft) afflict(o *state.Object, condition string, amount int) error {
	from := o.Conditions[condition]
	to := min(max(0, from+amount), state.MaxNumber)
	if from == to {
		return state.NothingChanges.With("Name", o.Printed.Name)
	}
	o.Conditions = state.Put(o.Conditions, condition, to)
	if condition == state.Grapple && to == 0 {
		o.Holder = ""
	}
	d.freshen(o, condition, amount)
	if o.Fresh[condition] > to {
		o.Fresh = state.Put(o.Fresh, condition, to)
	}
	d.Tell(o, "table.logCondition", "condition/"+condition, state.Label("condition", condition), from, to)
	if out := min(o.Marked(combat.Burn), o.Marked(combat.Freeze)); amount > 0 && out > 0 {
		d.lift(o, combat.Burn.String(), out)
		d.lift(o, combat.Freeze.String(), out)
	}
	name, _ := o.Hampered()
	if name != "" && o.Guard {
		o.Guard = false
		d.Say(o.Controller, "table.logGuardOff", "Name", o.Printed.Name)
	}
	return nil
}

// freshen marks condition markers as got in the creature's own activation: they stay
// until the end of the next.
func (d *Draft) freshen(o *state.Object, condition string, amount int) {
	if d.Acting == o.ID && d.Closed != o.ID && amount > 0 {
		o.Fresh = state.Put(o.Fresh, condition, o.Fresh[condition]+amount)
	}
}

// wake turns Sleep into Daze, as any damage does.
func (d *Draft) wake(o *state.Object) {
	if o.Marked(combat.Sleep) == 0 {
		return
	}
	sleep, daze := combat.Sleep.String(), combat.Daze.String()
	o.Conditions = state.Put(o.Conditions, sleep, 0)
	o.Fresh = state.Put(o.Fresh, sleep, 0)
	o.Conditions = state.Put(o.Conditions, daze, o.Conditions[daze]+1)
	d.freshen(o, daze, 1)
	d.Say(o.Controller, "table.logWakes", "Name", o.Printed.Name)
}

// rise swaps Slam for Daze when the creature is activated (codex): that comes off when this activation ends.
func (d *Draft) rise(o *state.Object) {
	if o.Marked(combat.Slam) > 0 {
		d.lift(o, combat.Slam.String(), o.Marked(combat.Slam))
		_ = d.afflict(o, combat.Daze.String(), 1) // it is no change of nothing
	}
}

// endConditions takes off what ends with a creature's activation: Stagger
// Stun, Daze and Taunt, and of what is escaped from each
// marker whose roll is high enough, as of Cripple. What was placed during this
// activation stays until the end of the next.
func (d *Draft) endConditions(o *state.Object) error {
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
			if law.Barred(&d.State, law.ToMelt, o) {
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
func (d *Draft) escapes(o *state.Object, markers, least int) (free int, err error) {
	for range markers {
		roll, err := d.EffectDie()
		if err != nil {
			return 0, err
		}
		d.Say(o.Controller, "table.logEscape", "Name", o.Printed.Name, "Roll", roll)
		d.Threw(roll)
		if roll >= least {
			free++
		}
	}
	return free, nil
}

// untaunt takes Taunt off all its enemies when a creature that taunts is activated
// . Where several taunt, whose marker is whose the table does not know.
func (d *Draft) untaunt(o *state.Object) {
	taunts := func(s state.Strike) bool {
		return slices.ContainsFunc(s.Effects, func(e state.StrikeEffect) bool {
			return strings.Contains(strings.ToLower(e.Result), combat.Taunt.String())
		})
	}
	if !slices.ContainsFunc(o.Printed.Attacks, taunts) {
		return
	}
	for _, other := range d.Objects {
		if other.Marked(combat.Taunt) > 0 && !d.Allied(other.Controller, o.Controller) {
			d.lift(d.Edit(other.ID), combat.Taunt.String(), other.Marked(combat.Taunt))
		}
	}
}

// lift takes markers off and says so.
func (d *Draft) lift(o *state.Object, condition string, amount int) {
	if amount <= 0 {
		return
	}
	o.Conditions = state.Put(o.Conditions, condition, o.Conditions[condition]-amount)
	d.Say(o.Controller, "table.logLifted", "Name", o.Printed.Name, "Condition", state.Label("condition", condition), "Amount", amount)
}

// DoToken places tokens or takes them off. With its last Dissipate token an
// object is destroyed.
func (d *Draft) DoToken(p TokenData) error {
	p.Token = state.PlainName(p.Token)
	o, err := d.counted(p.Object, p.Token, p.Amount)
	if err != nil {
		return err
	}
	from := o.Tokens[p.Token]
	if d.Gain(o, p.Token, p.Amount); o.Tokens[p.Token] == from {
		return state.NothingChanges.With("Name", o.Printed.Name)
	}
	if p.Token == state.Dissipate && o.Tokens[state.Dissipate] == 0 {
		d.Destroy(o)
	}
	return nil
}

// counted gives the object of an event that changes a count. It refuses a name
// that is none and an amount of 0 or beyond all bounds.
func (d *Draft) counted(object, name string, amount int) (*state.Object, error) {
	o, err := d.Target(object)
	if err != nil {
		return nil, err
	}
	if !state.Slug(name) {
		return nil, state.BadName.With("Value", name)
	}
	if amount == 0 {
		return nil, state.NothingChanges.With("Name", o.Printed.Name)
	}
	if amount < -state.MaxNumber || amount > state.MaxNumber {
		return nil, tracker.NotWhole.With("Field", "amount", "Number", amount, "Max", state.MaxNumber)
	}
	return o, nil
}
