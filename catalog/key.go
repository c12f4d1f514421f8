package catalog

import "cmp"

// Key is what a condition of a query speaks of, by its English name.
type Key string

// The keys of the query language, in the order help shows them. docs/query.md says what each asks.
const (
	KeyName       Key = "name"
	KeyType       Key = "type"
	KeySubtype    Key = "subtype"
	KeySchool     Key = "school"
	KeyLevel      Key = "level"
	KeyCost       Key = "cost"
	KeyReveal     Key = "reveal"
	KeyTotal      Key = "total"
	KeyUpkeep     Key = "upkeep"
	KeyLife       Key = "life"
	KeyArmor      Key = "armor"
	KeyDefense    Key = "defense"
	KeyChanneling Key = "channeling"
	KeyDice       Key = "dice"
	KeyBars       Key = "bars"
	KeyDamage     Key = "damage"
	KeyRange      Key = "range"
	KeyReach      Key = "reach"
	KeyTarget     Key = "target"
	KeySlot       Key = "slot"
	KeyKeyword    Key = "keyword"
	KeyTerm       Key = "term"
	KeyText       Key = "text"
	KeyMage       Key = "mage"
	KeyPrice      Key = "price"
	KeyClass      Key = "class"
	KeyAction     Key = "action"
	KeyIs         Key = "is"
	KeySet        Key = "set"
	KeyGame       Key = "game"
	KeyCode       Key = "code"
	KeyOwned      Key = "owned"
	KeyIn         Key = "in"
	KeyUnofficial Key = "unofficial"
	KeySort       Key = "sort"
)

// Keys lists the keys in the order help shows them.
func Keys() []Key {
	return []Key{
		KeyName, KeyType, KeySubtype, KeySchool, KeyLevel, KeyCost, KeyReveal, KeyTotal,
		KeyUpkeep, KeyLife, KeyArmor, KeyDefense, KeyChanneling, KeyDice, KeyBars, KeyDamage,
		KeyRange, KeyReach, KeyTarget, KeySlot, KeyKeyword, KeyTerm, KeyText, KeyMage,
		KeyPrice, KeyClass, KeyAction, KeyIs, KeySet, KeyGame, KeyCode, KeyOwned,
		KeyIn, KeyUnofficial, KeySort,
	}
}

// KeyIn gives the word for the key in the language, English otherwise.
func (c *Catalog) KeyIn(k Key, lang string) string {
	return cmp.Or(c.asked.keys[lang][string(k)], string(k))
}

// isNumber reports whether the key is compared as a number that stands on the card.
func (k Key) isNumber() bool {
	switch k {
	case KeyLevel, KeyCost, KeyReveal, KeyTotal, KeyUpkeep, KeyLife, KeyArmor, KeyDefense, KeyChanneling, KeyDice, KeyBars, KeyRange, KeyReach:
		return true
	}
	return false
}

// counts reports whether a number may stand behind the value of the key, as in
// price:warlock<=4.
func (k Key) counts() bool {
	return k == KeyPrice || k == KeyKeyword || k == KeyIn || k == KeyOwned
}
