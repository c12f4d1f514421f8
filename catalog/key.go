package catalog

import "quickcast/internal/fold"

// Key is what a condition of a query speaks of, by its English name.
type Key string

// The keys of the query language.
const (
	KeyName       Key = "name"
	KeyGame       Key = "game"
	KeySet        Key = "set"
	KeyType       Key = "type"
	KeySubtype    Key = "subtype"
	KeySchool     Key = "school"
	KeyLevel      Key = "level"
	KeyCost       Key = "cost"
	KeyReveal     Key = "reveal"
	KeyLife       Key = "life"
	KeyArmor      Key = "armor"
	KeyChanneling Key = "channeling"
	KeyDice       Key = "dice"
	KeySlot       Key = "slot"
	KeyKeyword    Key = "keyword"
	KeyMage       Key = "mage"
	KeyClass      Key = "class"
	KeyAction     Key = "action"
	KeyIs         Key = "is"
	KeyUnofficial Key = "unofficial"
)

// Keys lists the keys in the order help shows them.
func Keys() []Key {
	return []Key{
		KeyName, KeyGame, KeySet, KeyType, KeySubtype, KeySchool, KeyLevel, KeyCost, KeyReveal, KeyLife,
		KeyArmor, KeyChanneling, KeyDice, KeySlot, KeyKeyword, KeyMage, KeyClass, KeyAction, KeyIs, KeyUnofficial,
	}
}

// isNumber reports whether the key is compared as a number.
func (k Key) isNumber() bool {
	switch k {
	case KeyLevel, KeyCost, KeyReveal, KeyLife, KeyArmor, KeyChanneling, KeyDice:
		return true
	}
	return false
}

// parseKey reads a key in English or German, in any spelling fold forgives.
func parseKey(s string) (Key, bool) {
	switch fold.Text(s) {
	case "name", "n":
		return KeyName, true
	case "game", "spiel", "g":
		return KeyGame, true
	case "set", "box", "schachtel":
		return KeySet, true
	case "type", "typ", "art", "t":
		return KeyType, true
	case "subtype", "untertyp", "unterart":
		return KeySubtype, true
	case "school", "schule", "s":
		return KeySchool, true
	case "level", "lvl", "stufe", "l":
		return KeyLevel, true
	case "cost", "mana", "kosten", "c":
		return KeyCost, true
	case "reveal", "aufdecken", "aufdeckkosten":
		return KeyReveal, true
	case "life", "leben":
		return KeyLife, true
	case "armor", "armour", "rustung", "ruestung":
		return KeyArmor, true
	case "channeling", "channelling", "manasammlung":
		return KeyChanneling, true
	case "dice", "wurfel", "wuerfel":
		return KeyDice, true
	}
	return parseWordKey(fold.Text(s))
}

// parseWordKey reads the keys whose values are words of the game.
func parseWordKey(folded string) (Key, bool) {
	switch folded {
	case "slot", "place", "platz":
		return KeySlot, true
	case "keyword", "kw", "trait", "effect", "stichwort", "schlusselwort", "schluesselwort", "merkmal", "effekt":
		return KeyKeyword, true
	case "mage", "magier", "m":
		return KeyMage, true
	case "class", "klasse":
		return KeyClass, true
	case "action", "aktion":
		return KeyAction, true
	case "is", "ist":
		return KeyIs, true
	case "unofficial", "inoffiziell":
		return KeyUnofficial, true
	}
	return "", false
}
