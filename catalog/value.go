package catalog

import (
	"quickcast/internal/fold"
	"quickcast/rules/training"
)

// ParseType reads a type in English or German, one or many of it.
func ParseType(s string) (Type, bool) {
	switch fold.Text(s) {
	case "creature", "creatures", "kreatur", "kreaturen":
		return Creature, true
	case "equipment", "ausrustung", "ausruestung":
		return Equipment, true
	case "enchantment", "enchantments", "verzauberung", "verzauberungen":
		return Enchantment, true
	case "incantation", "incantations", "formel", "formeln":
		return Incantation, true
	case "attack", "attacks", "angriff", "angriffe", "angriffszauber":
		return Attack, true
	case "conjuration", "conjurations", "beschworung", "beschwoerung", "beschworungen", "beschwoerungen":
		return Conjuration, true
	case "wall", "walls", "wand", "wande", "waende", "mauer", "mauern":
		return Wall, true
	}
	return "", false
}

// ParseSchool reads a school in English or German.
func ParseSchool(s string) (training.School, bool) {
	switch fold.Text(s) {
	case "air", "luft":
		return training.Air, true
	case "arcane", "arkan", "arkanum":
		return training.Arcane, true
	case "dark", "dunkel", "dunkelheit", "finsternis":
		return training.Dark, true
	case "earth", "erde":
		return training.Earth, true
	case "fire", "feuer":
		return training.Fire, true
	case "holy", "heilig":
		return training.Holy, true
	case "mind", "geist", "verstand":
		return training.Mind, true
	case "nature", "natur":
		return training.Nature, true
	case "war", "krieg":
		return training.War, true
	case "water", "wasser":
		return training.Water, true
	}
	return "", false
}

// ParseGame reads a game in English or German.
func ParseGame(s string) (training.Game, bool) {
	switch fold.Text(s) {
	case "arena":
		return training.Arena, true
	case "academy", "akademie":
		return training.Academy, true
	}
	return "", false
}

// ParseSlot reads an equipment place in English or German.
func ParseSlot(s string) (string, bool) {
	switch fold.Text(s) {
	case "weapon", "waffe":
		return "weapon", true
	case "shield", "schild":
		return "shield", true
	case "ring":
		return "ring", true
	case "chest", "brust", "torso":
		return "chest", true
	case "amulet", "amulett":
		return "amulet", true
	case "helmet", "helm", "head", "kopf":
		return "helmet", true
	case "cloak", "umhang", "mantel":
		return "cloak", true
	case "belt", "gurtel", "guertel":
		return "belt", true
	case "gloves", "glove", "handschuhe", "hande", "haende":
		return "gloves", true
	case "boots", "boot", "stiefel", "feet", "fusse", "fuesse":
		return "boots", true
	case "legs", "leggings", "beine", "hose":
		return "legs", true
	}
	return "", false
}

// ParseAction reads quick and full in English or German.
func ParseAction(s string) (Action, bool) {
	switch fold.Text(s) {
	case "quick", "schnell", "schnelle":
		return Quick, true
	case "full", "voll", "vollstandig", "vollstaendig", "vollstandige", "vollstaendige":
		return Full, true
	}
	return "", false
}

// englishClass turns the German name of a mage's class into the English one and
// leaves every other word as it is. It expects and gives folded text.
func englishClass(folded string) string {
	switch folded {
	case "tiermeister", "tiermeisterin":
		return "beastmaster"
	case "zauberer", "zauberin":
		return "wizard"
	case "priesterin":
		return "priestess"
	case "priester":
		return "priest"
	case "hexenmeister", "hexenmeisterin", "hexer":
		return "warlock"
	case "kriegsherr", "kriegsherrin":
		return "warlord"
	case "druide", "druidin":
		return "druid"
	case "nekromant", "nekromantin":
		return "necromancer"
	case "elementarist", "elementaristin":
		return "elementalist"
	case "monch", "moench":
		return "monk"
	case "sirene":
		return "siren"
	}
	return folded
}

// parseFlag reads yes and no in English or German.
func parseFlag(s string) (on, ok bool) {
	switch fold.Text(s) {
	case "yes", "ja", "true", "wahr", "on", "an", "1":
		return true, true
	case "no", "nein", "false", "falsch", "off", "aus", "0":
		return false, true
	}
	return false, false
}
