package catalog

import "github.com/quickcast/quickcast/internal/fold"

// Key is what a condition of a query speaks of, by its English name.
type Key string

// The keys of the query language. docs/query.md says what each asks.
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
	KeyCode       Key = "code"
	KeyOwned      Key = "owned"
	KeyIn         Key = "in"
	KeyUnofficial Key = "unofficial"
	KeySort       Key = "sort"
)

// keyWords are the keys with what else they are called, German last but where an
// abbreviation follows, in the order help shows them.
func keyWords() []spoken {
	return []spoken{
		{"name", "n"},
		{"type", "typ kartentyp art t"},
		{"subtype", "untertyp unterart sub"},
		{"school", "schule magieschule s"},
		{"level", "lvl stufe l"},
		{"cost", "kosten mana manakosten c cmc mv"},
		{"reveal", "aufdeckkosten aufdecken"},
		{"total", "gesamtkosten gesamt"},
		{"upkeep", "erhaltung unterhalt unterhaltskosten"},
		{"life", "leben lebenspunkte lp hp health tou toughness"},
		{"armor", "rustung ruestung armour ac"},
		{"defense", "verteidigung abwehr defence def"},
		{"channeling", "manasammlung channelling channel"},
		{"dice", "wurfel wuerfel angriffswurfel angriffswuerfel die pow power"},
		{"bars", "angriffe attacks"},
		{"damage", "schadensart schaden damagetype element dmg"},
		{"range", "reichweite zauberreichweite r"},
		{"reach", "schussweite fernreichweite"},
		{"target", "ziel"},
		{"slot", "platz place body"},
		{"keyword", "stichwort eigenschaft kw trait effect schlusselwort schluesselwort merkmal effekt keywords k"},
		{"term", "begriff"},
		{"text", "regeltext summary does wirkung o oracle"},
		{"mage", "magier m"},
		{"price", "preis zauberpunkte points punkte spellpoints p"},
		{"class", "klasse"},
		{"action", "aktion"},
		{"is", "ist has hat not nicht"},
		{"set", "box schachtel e"},
		{"game", "spiel g legal"},
		{"code", "nummer"},
		{"owned", "besitz vorhanden own besitze gehort gehoert"},
		{"in", "buch book zauberbuch spellbook"},
		{"unofficial", "inoffiziell"},
		{"sort", "sortiere sortierung sortiert order reihenfolge"},
	}
}

// Keys lists the keys in the order help shows them.
func Keys() []Key {
	var list []Key
	for _, k := range keyWords() {
		list = append(list, Key(k.is))
	}
	return list
}

// In gives the word for the key in the language ("de"), English otherwise.
func (k Key) In(lang string) string {
	if lang != "de" {
		return string(k)
	}
	switch k {
	case KeyArmor:
		return "rüstung"
	case KeyDice:
		return "würfel"
	case KeyCost:
		return "mana"
	case KeyLevel, KeyName, KeyUnofficial, KeySet:
		return string(k)
	}
	for _, word := range keyWords() {
		if word.is == string(k) {
			return word.words()[1]
		}
	}
	return string(k)
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

// lexicon holds what is said for keys and short lists of values. It is made once.
type lexicon struct {
	keys   map[string]Key
	values map[Key]map[string]string
	known  map[Key][]string // what a near word is sought among, beside what is on cards
}

func newLexicon() *lexicon {
	x := &lexicon{keys: map[string]Key{}, values: map[Key]map[string]string{}, known: map[Key][]string{}}
	for _, k := range keyWords() {
		for _, word := range k.words() {
			x.keys[word] = Key(k.is)
		}
	}
	for key, table := range valueWords() {
		x.values[key] = map[string]string{}
		for _, v := range table {
			for _, word := range v.words() {
				x.values[key][word] = v.is
				x.known[key] = append(x.known[key], word)
			}
		}
	}
	return x
}

// key reads a key in English or German, in any spelling fold forgives.
func (x *lexicon) key(s string) (Key, bool) {
	k, ok := x.keys[fold.Compact(fold.Text(s))]
	return k, ok
}

// value reads a value of a short list: one or many of it, or the beginning of one
// alone while it is still being typed.
func (x *lexicon) value(key Key, s string) (is string, ok bool) {
	text := fold.Compact(fold.Text(s))
	for _, word := range singulars(text) {
		if is, ok := x.values[key][word]; ok {
			return is, true
		}
	}
	if len(text) < 3 {
		return "", false
	}
	for word, means := range x.values[key] {
		if len(word) > len(text) && word[:len(text)] == text {
			if is != "" && is != means {
				return "", false
			}
			is = means
		}
	}
	return is, is != ""
}

// singulars are what a folded word may be the plural of, itself first.
func singulars(text string) []string {
	list := []string{text}
	for _, end := range []string{"s", "es", "n", "en", "e", "er", "se"} {
		if len(text) > len(end)+2 && text[len(text)-len(end):] == end {
			list = append(list, text[:len(text)-len(end)])
		}
	}
	return list
}

// spelled are all words for keys but the abbreviations, in order.
func (x *lexicon) spelled() []string {
	var words []string
	for _, k := range keyWords() {
		for _, word := range k.words() {
			if len(word) > 2 {
				words = append(words, word)
			}
		}
	}
	return words
}
