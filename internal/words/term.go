package words

import (
	"strings"
	"unicode"

	"github.com/quickcast/quickcast/internal/pick"
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
	BarTerm     Kind = "bar" // what an attack is called; most names are printed in English only
	LimitTerm   Kind = "restriction"
	ClassTerm   Kind = "class"
	TraitTerm   Kind = "trait"
	EffectTerm  Kind = "effect"
	SubtypeTerm Kind = "subtype"
	TargetTerm  Kind = "target"
	FormulaTerm Kind = "formula" // what the X of a cost is
	NoteTerm    Kind = "note"    // what an attack or ability does besides
)

// valued takes a keyword and its values apart: "Regenerate 2", "Flame -2",
// "Upkeep +X", and "2 Burn" or "+2 vs. Flying" with the value before it.
func valued(english string) (before, keyword, behind string) {
	keyword = english
	if first, rest, ok := strings.Cut(keyword, " "); ok && isValue(first) {
		before, keyword = first+" ", rest
	}
	if at := strings.LastIndexByte(keyword, ' '); at >= 0 && isValue(keyword[at+1:]) {
		keyword, behind = keyword[:at], keyword[at:]
	}
	return before, keyword, behind
}

// isValue tells whether a word is a number or an X, with a sign or without.
func isValue(word string) bool {
	word = strings.TrimPrefix(strings.TrimPrefix(word, "+"), "-")
	return word == "X" || word != "" && strings.Trim(word, "0123456789") == ""
}

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
	word, ok := w.term(kind, english)
	return pick.Either(!ok, english, word)
}

// Knows tells whether there is a word of a kind for its English name; a value before or
// behind it does not count.
func (w *Words) Knows(kind Kind, english string) bool {
	_, ok := w.term(kind, english)
	return ok
}

func (w *Words) term(kind Kind, english string) (string, bool) {
	if word, ok := w.texts[termID(kind, english)]; ok {
		return word.Other, true
	}
	before, keyword, behind := valued(english)
	word, ok := w.texts[termID(kind, keyword)]
	return before + word.Other + behind, ok
}

// termID is the id of a term's text: its words run together in lower camel
// case.
func termID(kind Kind, english string) string {
	var b strings.Builder
	b.WriteString("terms." + string(kind) + ".")
	if kind == EffectTerm {
		b.Reset()
		b.WriteString("table.condition") // what an effect leaves lies on the table under the same name
	}
	words := strings.FieldsFunc(strings.ReplaceAll(english, "'", ""), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	if kind == LimitTerm && len(words) == 1 {
		return b.String() + words[0]
	}
	for i, word := range words {
		word = strings.ToLower(word)
		if i > 0 || kind == EffectTerm {
			word = strings.ToUpper(word[:1]) + word[1:]
		}
		b.WriteString(word)
	}
	return b.String()
}
