package combat

import "math"

// Condition is something an attack may leave on its target: a marker, or an effect
// that leaves none.
type Condition uint8

// The conditions. Those from Bleed on stay as markers, but this law gives them no
// further force; Push, Slam and Snatch move the target and leave no marker.
const (
	Daze Condition = iota
	Stun
	Sleep
	Weak
	Cripple
	Stagger
	Burn
	Rot
	Bleed
	Corrode
	Freeze
	Grapple
	Stuck
	Tainted
	Taunt
	markerKinds // so many of them can lie on an object
	Push        = markerKinds
	Slam        = markerKinds + 1
	Snatch      = markerKinds + 2
	conditions  = markerKinds + 3
)

// Conditions lists all of them, those with markers first.
func Conditions() []Condition {
	all := make([]Condition, conditions)
	for i := range all {
		all[i] = Condition(i)
	}
	return all
}

// Marks reports whether the condition lies on its target as a marker.
func (c Condition) Marks() bool { return c < markerKinds }

// String is the condition as scripts write it.
func (c Condition) String() string {
	return [...]string{
		"daze", "stun", "sleep", "weak", "cripple", "stagger", "burn", "rot", "bleed", "corrode",
		"freeze", "grapple", "stuck", "tainted", "taunt", "push", "slam", "snatch",
	}[c]
}

// Type is the damage type of the condition: immunity to it keeps the condition away
//
func (c Condition) Type() DamageType {
	switch c {
	case Burn:
		return Flame
	case Rot, Cripple, Weak, Tainted:
		return Poison
	case Sleep:
		return Psychic
	case Corrode:
		return Acid
	case Freeze:
		return Frost
	default:
		return ""
	}
}

// Markers counts the markers of each condition on an object.
type Markers [markerKinds]uint16

// add puts so many markers there, as far as they can be counted.
func (m *Markers) add(c Condition, n int) {
	m[c] = uint16(min(int(m[c])+n, math.MaxUint16))
}
