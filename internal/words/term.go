package words

import (
	"regexp"
	"strings"
	"unicode"
)

// Kind groups the games' own words, because one English word can be several
// things: "Light" is a kind of damage, a kind of armor and a subtype.
type Kind string

// The kinds of words that are printed on cards.
const (
	TypeTerm    Kind = "type"
	SchoolTerm  Kind = "school"
	DamageTerm  Kind = "damage"
	SlotTerm    Kind = "slot"
	ActionTerm  Kind = "action"
	AttackTerm  Kind = "attack"
	LimitTerm   Kind = "restriction"
	ClassTerm   Kind = "class"
	TraitTerm   Kind = "trait"
	EffectTerm  Kind = "effect"
	SubtypeTerm Kind = "subtype"
	TargetTerm  Kind = "target"
	FormulaTerm Kind = "formula" // what the X of a cost is
	NoteTerm    Kind = "note"    // what an attack or ability does besides
)

// valued matches a keyword with its value: "Regenerate 2", "Flame -2",
// "Upkeep +X", and "2 Burn" or "+2 vs. Flying" with the value before it.
var valued = regexp.MustCompile(`^(?:([+-]?(?:\d+|X)) )?(.*?)(?: ([+-]?(?:\d+|X)))?$`)

// Term gives the word of a kind as the language has it, for its English name as
// the data writes it. A value before or behind a keyword stays where it is and
// words joined by "&" are said one by one. What has no word of its own is given
// as it is.
func (w *Words) Term(kind Kind, english string) string {
	if strings.Contains(english, " & ") {
		parts := strings.Split(english, " & ")
		for i, part := range parts {
			parts[i] = w.Term(kind, part)
		}
		return strings.Join(parts, " & ")
	}
	if word, ok := w.plain[termID(kind, english)]; ok {
		return word
	}
	m := valued.FindStringSubmatch(english)
	word, ok := w.plain[termID(kind, m[2])]
	if !ok {
		return english
	}
	if m[1] != "" {
		word = m[1] + " " + word
	}
	if m[3] != "" {
		word += " " + m[3]
	}
	return word
}

// termID is the id of a term's text: its words run together in lower camel
// case.
func termID(kind Kind, english string) string {
	var b strings.Builder
	b.WriteString("terms." + string(kind) + ".")
	words := strings.FieldsFunc(strings.ReplaceAll(english, "'", ""), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	if kind == LimitTerm && len(words) == 1 {
		return b.String() + words[0]
	}
	for i, word := range words {
		word = strings.ToLower(word)
		if i > 0 {
			word = strings.ToUpper(word[:1]) + word[1:]
		}
		b.WriteString(word)
	}
	return b.String()
}
