package magewars

import "strings"

// power is the name of an ability on a mage's card.
type power string

// The powers that do something by themselves or have to be asked for.
const (
	amphibious      power = "Amphibious"
	arcaneZap       power = "Arcane Zap"
	battleOrders    power = "Battle Orders"
	bloodreaper     power = "Bloodreaper"
	challenge       power = "Chivalrous Challenge"
	curseweaving    power = "Curseweaving"
	deflect         power = "Deflect"
	demonicReward   power = "Demonic Reward"
	divineAuras     power = "Divine Auras"
	divineReward    power = "Divine Reward"
	eternalServant  power = "Eternal Servant"
	fermata         power = "Fermata"
	fireweaving     power = "Fireweaving"
	forcePull       power = "Force Pull"
	glyphs          power = "Glyphs"
	herbalist       power = "Herbalist"
	holyAvenger     power = "Holy Avenger"
	ki              power = "Ki"
	malakaisFire    power = "Malakai's Fire"
	mummyRepair     power = "Mummy repair"
	pet             power = "Pet"
	plagueMaster    power = "Plague Master"
	quickSummoning  power = "Quick Summoning"
	restore         power = "Restore"
	runesmithing    power = "Runesmithing"
	sirensCall      power = "Siren's Call"
	smolderingCurse power = "Smoldering Curses"
	spreadingVines  power = "Spreading Vines"
	treebond        power = "Treebond"
	valor           power = "Valor"
	veterans        power = "Veterans"
	woundedPrey     power = "Wounded Prey"
)

// marker is the marker, and the token, of a power: "arcane-zap".
func (p power) marker() string {
	var b strings.Builder
	for _, r := range strings.ToLower(string(p)) {
		switch {
		case r >= 'a' && r <= 'z':
			b.WriteRune(r)
		case r == ' ':
			b.WriteByte('-')
		}
	}
	return b.String()
}

// Tokens of powers.
const (
	valorToken     = "valor"       // of a Paladin
	challengeToken = "challenge"   // on the creature a Paladin challenged
	callToken      = "sirens-call" // on the enemy creature a Siren called
	fermataToken   = "fermata"     // on a song kept going
	kiToken        = "ki"
	vineToken      = "vine" // markers of a Druid on the board
	runeToken      = "rune"
)

// preyToken lies on the prey of a Beastmaster with Wounded Prey.
const preyToken = "prey"

// wearToken counts how often a Defense that does not last for good avoided an attack.
const wearToken = "damage"

// powerTokens lists the tokens of powers that have names of their own.
func powerTokens() []string {
	return []string{
		valorToken, challengeToken, callToken, fermataToken, kiToken, vineToken, runeToken, preyToken,
		wearToken, "vtar", "glyph-air", "glyph-earth", "glyph-fire", "glyph-water", "suffocation", "crush",
	}
}

// curseMark marks the card of a curse that fell with the creature it was on, diedMark
// that of a creature that was destroyed.
const (
	curseMark = "curse"
	diedMark  = "died"
)

func elements(*State, *Object) []string { return []string{"air", "earth", "fire", "water"} }

// voltaricShield is the marker of a Voltaric Shield that is on.
const voltaricShield = "voltaric-shield"

// shieldCost is what the shield costs in the Upkeep.
const shieldCost = 2
