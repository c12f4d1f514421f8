package state

import "strings"

// Power is the name of an ability on a mage's card.
type Power string

// The powers that rules ask for by their names.
const (
	Amphibious     Power = "Amphibious"
	Deflect        Power = "Deflect"
	Pet            Power = "Pet"
	PlagueMaster   Power = "Plague Master"
	QuickSummoning Power = "Quick Summoning"
)

// Marker is the marker, and the token, of a power: "arcane-zap".
func (p Power) Marker() string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r < 'a' || r > 'z':
			return -1
		}
		return r
	}, strings.ToLower(string(p)))
}

// Tokens that rules ask for: Ki, the prey of a Beastmaster, and what counts how often a Defense that does
// not last for good avoided an attack.
const (
	KiToken   = "ki"
	PreyToken = "prey"
	WearToken = "damage"
)

// PowerTokens lists the tokens of powers that have names of their own.
func PowerTokens() []string {
	return []string{
		"valor", "challenge", "sirens-call", "fermata", KiToken, "vine", "rune", PreyToken, WearToken,
		"vtar", "glyph-air", "glyph-earth", "glyph-fire", "glyph-water", "suffocation", "crush",
	}
}

// CurseMark marks the card of a curse that fell with the creature it was on, DiedMark
// that of a creature that was destroyed.
const (
	CurseMark = "curse"
	DiedMark  = "died"
)

// VoltaricShield is the marker of a Voltaric Shield that is on.
const VoltaricShield = "voltaric-shield"

// ShieldCost is what the shield costs in the Upkeep.
const ShieldCost = 2
