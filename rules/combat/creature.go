package combat

import (
	"slices"

	"github.com/quickcast/quickcast/rules/dice"
)

// Creature is all of an attacker or defender that matters to an attack; conjurations
// are meant too. What is left at zero is absent: no Armor, no Defense, no marker.
// A Creature is read, never changed. The tags are what scripts call it, with what a
// number may be at least and at most.
type Creature struct {
	Kind          Kind `odds:"kind"`
	Life          int  // 0: it has none to lose and cannot be destroyed; NoLifeLeft: it has lost all
	Damage        int  `odds:"damage"` // the damage it came with
	Armor         int  `odds:"armor"`
	ArmorModifier int  `odds:"armor_modifier,-10000"` // Armor +X or -X, what it is corroded included; the sum is not below 0
	Nonliving     bool
	LivingObject  bool         // a conjuration with the Living trait
	Plant         bool         // one of the subtype: it does not bleed (codex)
	Incorporeal   bool         `odds:"incorporeal"` // Nonliving, Burnproof, Uncontainable and without Armor as well
	Resilient     bool         // normal damage of attacks does nothing to it
	Uncontainable bool         `odds:"uncontainable"`
	Burnproof     bool         `odds:"burnproof"`
	Unmovable     bool         `odds:"unmovable"`
	Flying        bool         `odds:"flying"`
	FiniteLife    bool         `odds:"finite_life"`
	Dark          bool         // of the Dark school
	Immunities    []DamageType `odds:"immunities"`
	Aegis         int          `odds:"aegis,0,200"`
	Tough         int          // Tough -X, as X
	TypeModifiers map[DamageType]int
	Defense       *Defense
	Restrained    bool `odds:"restrained"`
	Markers       Markers
	Shield        bool     `odds:"voltaric_shield"` // a Voltaric Shield that is on
	Barrier       *Barrier // the damage barrier
	Rage          int      `odds:"rage,0,100"` // Rage +X
	RageTokens    int      `odds:"rage_tokens,0,100"`
	Regenerate    []int    `odds:"regenerate"`

	// When it attacks.
	MeleeBonus   int  `odds:"melee_bonus,-200,200"`
	RangedBonus  int  `odds:"ranged_bonus,-200,200"`
	Charge       int  `odds:"charge,0,200"`
	Moved        bool `odds:"moved_before_attack"` // at least one zone just before this attack
	Bloodthirsty int  `odds:"bloodthirsty,0,200"`

	// Academy.
	Rank            Rank `odds:"rank"`
	AlreadyMeleed   bool `odds:"already_melee_attacked_this_round"` // it made a melee attack this round
	AttacksReceived int  `odds:"attacks_received_this_round"`       // this round
}

// NoLifeLeft is the Life of what has lost all of it, and is destroyed whatever its
// damage.
const NoLifeLeft = -1

// mortal reports whether the object has Life, so that damage can destroy it.
func (c *Creature) mortal() bool { return c.Life != 0 }

// Defense is a chance to avoid an attack.
type Defense struct {
	Min       int  // the effect die must show this or more
	Infinite  bool // against every attack
	Uses      int  // in a round, unless infinite
	Used      int  // of them, this round
	NotMelee  bool // barred against melee attacks
	NotRanged bool // barred against ranged attacks

	Unhindered bool // no condition lowers its roll or keeps it from being used
	Mandatory  bool // it is used even if its owner cannot act
	Sure       bool // it avoids without a roll
}

// Barrier is the attack of a damage barrier.
type Barrier struct {
	Dice     int        `odds:"dice,0,200"`
	Type     DamageType `odds:"damage_type"`
	Piercing int        `odds:"piercing"`
	Ethereal bool       `odds:"ethereal"`
	Versus   *Bonus
	Effects  Table
}

// living reports whether the object is Living: creatures are unless they are said to
// be Nonliving, conjurations are not unless said to be Living, Incorporeal objects
// never are.
func (c *Creature) living() bool {
	if c.Incorporeal {
		return false
	}
	if c.Kind == OfConjuration {
		return c.LivingObject
	}
	return !c.Nonliving
}

// Immune reports whether nothing of that damage type touches the object. Nonliving
// objects are immune to poison and conjurations to psychic.
func (c *Creature) Immune(to DamageType) bool {
	switch {
	case to == "":
		return false
	case to == Poison && !c.living():
		return true
	case to == Psychic && c.Kind == OfConjuration:
		return true
	}
	return slices.Contains(c.Immunities, to)
}

// Heals reports whether damage on the object can be healed at all.
func (c *Creature) Heals() bool { return c.living() && !c.FiniteLife }

// CanGet reports whether the condition can come to the object at all, whatever
// causes it.
func (c *Creature) CanGet(condition Condition) bool {
	is, conjuration := condition.entry(), c.Kind == OfConjuration
	switch {
	case c.Immune(is.damage) || is.creatures && conjuration || is.restrains && !c.containable() || is.wild && (c.Plant || !c.living()):
		return false
	case condition == Burn:
		return !c.Burnproof && !c.Incorporeal
	case condition >= markerKinds && condition < afterMoves: // it would have to move
		return !conjuration && !c.Unmovable
	}
	return true
}

// AllCritical is the Piercing of an attack whose normal damage is critical, too: no Armor
// takes anything from it.
const AllCritical = 99

// unpierced is more Armor than there is normal damage: what a Resilient object has.
const unpierced = 2 * dice.MaxDice

// armorAgainst is what is left of the Armor, of which so much was corroded, against
// that Piercing (reading 10).
func (c *Creature) armorAgainst(piercing, corroded int) int {
	switch {
	case c.Resilient && piercing < AllCritical:
		return unpierced
	case c.Incorporeal:
		return 0
	}
	return max(0, max(0, c.Armor+c.ArmorModifier-corroded)-max(0, piercing))
}

// flies reports whether the object is in the air with these markers: Flying, and
// neither held nor unable to act.
func (c *Creature) flies(m *Markers) bool {
	held := c.containable() && (c.Restrained || m.restraints() > 0)
	return c.Flying && !held && (c.Kind == OfConjuration || !m.helpless())
}

// containable reports whether the object can be Restrained at all.
func (c *Creature) containable() bool {
	return c.Kind != OfConjuration && !c.Uncontainable && !c.Incorporeal
}
