package magewars

import "strings"

// power is the name of an ability on a mage's card.
type power string

// The powers that rules ask for by their names.
const (
	amphibious     power = "Amphibious"
	deflect        power = "Deflect"
	pet            power = "Pet"
	plagueMaster   power = "Plague Master"
	quickSummoning power = "Quick Summoning"
)

// marker is the marker, and the token, of a power: "arcane-zap".
func (p power) marker() string {
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
	kiToken   = "ki"
	preyToken = "prey"
	wearToken = "damage"
)

// powerTokens lists the tokens of powers that have names of their own.
func powerTokens() []string {
	return []string{
		"valor", "challenge", "sirens-call", "fermata", kiToken, "vine", "rune", preyToken, wearToken,
		"vtar", "glyph-air", "glyph-earth", "glyph-fire", "glyph-water", "suffocation", "crush",
	}
}

// curseMark marks the card of a curse that fell with the creature it was on, diedMark
// that of a creature that was destroyed.
const (
	curseMark = "curse"
	diedMark  = "died"
)

// voltaricShield is the marker of a Voltaric Shield that is on.
const voltaricShield = "voltaric-shield"

// shieldCost is what the shield costs in the Upkeep.
const shieldCost = 2
