// Package combat is the law of one attack in Mage Wars, from its declaration to the
// counterstrike: Arena's ten steps and Academy's four.
//
// There are two ways in and one law. [Exchange.Odds] gives the exact distribution of
// all that can come of an attack; [Exchange.Resolve] plays it once from given
// rolls and tells step by step what happened and why. Both walk the same steps (see
// law.go): one with every roll there is, the other with the roll on the table.
//
// Where the rulebooks leave room the law asks its [Readings].
package combat

// Game is the game whose rules hold.
type Game uint8

// The two games with attacks.
const (
	Arena Game = iota
	Academy
)

// String is the game as scripts write it.
func (g Game) String() string { return [...]string{"arena", "academy"}[g] }

// Kind is what sort of object takes part in an attack.
type Kind uint8

// The kinds of object. A Mage is a creature too.
const (
	OfCreature Kind = iota
	OfMage
	OfConjuration
)

// String is the kind as scripts write it.
func (k Kind) String() string { return [...]string{"creature", "mage", "conjuration"}[k] }

// Rank is the size of a creature, which decides what Stagger does to it.
type Rank uint8

// Major creatures have Level 3 or more; a Mage is major.
const (
	Major Rank = iota
	Minor
)

// String is the rank as scripts write it.
func (r Rank) String() string { return [...]string{"major", "minor"}[r] }

// DamageType is the type of an attack or of damage, by its lower-case English name.
// The empty one is no type.
type DamageType string

// The types of damage.
const (
	Acid      DamageType = "acid"
	Flame     DamageType = "flame"
	Frost     DamageType = "frost"
	Hydro     DamageType = "hydro"
	Light     DamageType = "light"
	Lightning DamageType = "lightning"
	Poison    DamageType = "poison"
	Psychic   DamageType = "psychic"
	Wind      DamageType = "wind"
)

// DamageTypes lists all of them by name.
func DamageTypes() []DamageType {
	return []DamageType{Acid, Flame, Frost, Hydro, Light, Lightning, Poison, Psychic, Wind}
}
