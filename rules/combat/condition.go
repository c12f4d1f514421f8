package combat

import "math"

// Condition is one of the list in conditions.go: something an attack or a spell may
// leave on its target.
type Condition uint8

// Conditions lists those an attack can cause, those with markers first.
func Conditions() []Condition { return upTo(afterMoves) }

// AllConditions lists all of them: those an attack can cause first.
func AllConditions() []Condition { return upTo(afterAll) }

func upTo(end Condition) []Condition {
	all := make([]Condition, end)
	for i := range all {
		all[i] = Condition(i)
	}
	return all
}

// ConditionNamed finds a condition by its name, "burn"; false for a name nobody knows.
func ConditionNamed(name string) (Condition, bool) {
	for c := range afterAll {
		if c.entry().name == name {
			return c, true
		}
	}
	return 0, false
}

// Marks reports whether an attack leaves the condition on its target as a marker.
func (c Condition) Marks() bool { return c < markerKinds }

// String is the condition as scripts and journals write it, and the name of its
// picture and of its term in the codex.
func (c Condition) String() string { return c.entry().name }

// Type is the damage type of the condition: immunity to it keeps the condition away
//
func (c Condition) Type() DamageType { return c.entry().damage }

// School is the school whose colour the condition takes, "" for none.
func (c Condition) School() string { return c.entry().school }

// Removal is the mana to take one marker off an object of that level (A-56, R-104 to
// R-110); false where nobody knows it.
func (c Condition) Removal(level int) (mana int, known bool) {
	mana = c.entry().removal
	if mana == byLevel {
		mana = level
	}
	return mana, c.entry().removal != 0
}

// Escape is the least roll of the effect die that takes a marker off when the
// activation of who has it ends; 0 where nothing is rolled.
func (c Condition) Escape() int { return c.entry().escape }

// Ends reports whether the condition ends with an activation.
func (c Condition) Ends() bool { return c.entry().ends }

// Thaws tells whether one marker of it comes off when the activation ends.
func (c Condition) Thaws() bool { return c.entry().thaws }

// Wound is the damage that each marker stands for on what is Living, and that nothing heals (codex).
func (c Condition) Wound() int { return c.entry().wound }

// ForCreatures reports whether no conjuration can have the condition.
func (c Condition) ForCreatures() bool { return c.entry().creatures }

// Restrains reports whether who has the condition is Restrained.
func (c Condition) Restrains() bool { return c.entry().restrains }

// Incapacitates reports whether who has the condition can do nothing (R-108, R-110,
//
func (c Condition) Incapacitates() bool { return c.entry().helpless }

// Hindering lists the conditions of which each marker takes dice from the attacks of who
// has it.
func Hindering() []Condition {
	var list []Condition
	for c := range markerKinds {
		if c.entry().dice > 0 {
			list = append(list, c)
		}
	}
	return list
}

// Usual reports whether a table of that game offers the condition first.
func (c Condition) Usual(in Game) bool {
	if in == Academy {
		return c.entry().inAcademy
	}
	return c.entry().inTheArena
}

// Markers counts the markers of each condition on an object.
type Markers [markerKinds]uint16

// add puts so many markers there, as far as they can be counted.
func (m *Markers) add(c Condition, n int) {
	m[c] = uint16(min(int(m[c])+n, math.MaxUint16))
}

// restraints counts the markers that hold their object, and helpless tells
// whether some keep it from doing anything: those of which the list says
// so, named here because the odds ask very often.
func (m *Markers) restraints() int { return int(m[Cripple]) }

func (m *Markers) helpless() bool { return m[Stun] > 0 || m[Sleep] > 0 }
