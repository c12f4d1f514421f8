package magewars

import (
	"slices"
	"strings"

	"quickcast/rules/combat"
	"quickcast/tracker"
)

// Conditions that do something by themselves; a table may use any other name.
const (
	Bleed   = "bleed"
	Burn    = "burn"
	Corrode = "corrode"
	Cripple = "cripple"
	Daze    = "daze"
	Freeze  = "freeze"
	Rot     = "rot"
	Sleep   = "sleep"
	Slam    = "slam"
	Stagger = "stagger"
	Stuck   = "stuck"
	Stun    = "stun"
	Tainted = "tainted"
	Taunt   = "taunt"
	Weak    = "weak"
)

// KnownConditions lists the conditions offered first, in the order of the game: the
// two of Academy's core set, or Arena's.
func (s *State) KnownConditions() []string {
	if s.Game == "academy" {
		return []string{Stagger, Weak}
	}
	return []string{Burn, Cripple, Daze, Rot, Sleep, Stun, Weak, Taunt, Corrode, Slam, Stuck, Tainted}
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

// plainName brings a name as the rules print it, "Burn" or "Voltaric Shield", to the
// form the table keeps.
func plainName(name string) string {
	return strings.ToLower(strings.ReplaceAll(strings.TrimSpace(name), " ", "-"))
}

// slug tells whether a name can stand for a condition, a token or a marker:
// lower-case letters, parts set apart by single hyphens.
func slug(name string) bool {
	if name == "" || len(name) > 40 {
		return false
	}
	hyphen := true // none at the front
	for _, r := range name {
		if r != '-' && (r < 'a' || r > 'z') || r == '-' && hyphen {
			return false
		}
		hyphen = r == '-'
	}
	return !hyphen
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

// mayGet holds a condition to what it can be placed on: four are not for
// conjurations, what restrains is not for the Uncontainable, and none is
// for what is immune to its damage type, as Nonliving objects are to poison.
func (d *draft) mayGet(o *Object, condition string) error {
	cannot := CannotHave.With("Name", o.Printed.Name, "Condition", label("condition", condition))
	barred := []string{Stun, Cripple, Daze, restrained}
	if err := d.law(o.IsCreature() || !slices.Contains(barred, condition), cannot.ByRule("R-114")); err != nil {
		return err
	}
	if err := d.law(o.containable() || !restrains(condition), cannot.ByRule("R-112")); err != nil {
		return err
	}
	body := o.fighter()
	for _, known := range combat.Conditions() {
		if known.String() == condition && !body.CanGet(known) {
			return d.law(false, cannot.ByRule("R-61"))
		}
	}
	return nil
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
	if o.Conditions[Sleep] == 0 {
		return
	}
	o.Conditions = put(o.Conditions, Sleep, 0)
	o.Fresh = put(o.Fresh, Sleep, 0)
	o.Conditions = put(o.Conditions, Daze, o.Conditions[Daze]+1)
	d.freshen(o, Daze, 1)
	d.say(o.Controller, "table.logWakes", "Name", o.Printed.Name)
}

// endConditions takes off what ends with a creature's activation: Stagger
// Stun, Daze and Taunt, and of Cripple each marker whose
// escape roll is 7 or more. What was placed during this activation
// stays until the end of the next.
func (d *draft) endConditions(o *Object) error {
	for _, condition := range []string{Stagger, Stun, Daze, Taunt} {
		d.lift(o, condition, o.Conditions[condition]-o.Fresh[condition])
	}
	free := 0
	for range o.Conditions[Cripple] - o.Fresh[Cripple] {
		roll, err := d.d12()
		if err != nil {
			return err
		}
		d.say(o.Controller, "table.logEscape", "Name", o.Printed.Name, "Roll", roll)
		d.threw(roll)
		if roll >= 7 {
			free++
		}
	}
	d.lift(o, Cripple, free)
	return nil
}

// untaunt takes Taunt off all its enemies when a creature that taunts is activated
// . Where several taunt, whose marker is whose the table does not know.
func (d *draft) untaunt(o *Object) {
	taunts := func(s Strike) bool {
		return slices.ContainsFunc(s.Effects, func(e Effect) bool { return strings.Contains(strings.ToLower(e.Result), Taunt) })
	}
	if !slices.ContainsFunc(o.Printed.Attacks, taunts) {
		return
	}
	for _, other := range d.Objects {
		if other.Conditions[Taunt] > 0 && !d.Allied(other.Controller, o.Controller) {
			d.lift(d.edit(other.ID), Taunt, other.Conditions[Taunt])
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
	to := min(max(0, from+p.Amount), maxNumber)
	if from == to {
		return NothingChanges.With("Name", o.Printed.Name)
	}
	o.Tokens = put(o.Tokens, p.Token, to)
	d.tell(o, "table.logToken", "token/"+p.Token, label("token", p.Token), from, to)
	if p.Token == Dissipate && to == 0 {
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
