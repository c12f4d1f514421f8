// Package codex explains the terms of the four games in English and German and
// links them to the cards that bear them.
package codex

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
)

// TermID is the short name of a term, such as "regenerate".
type TermID string

// The games a term can belong to.
const (
	Arena          = "arena"
	Academy        = "academy"
	Archmage       = "archmage"
	WizardsAcademy = "wizards-academy"
)

// Games lists the four games in the order screens show them.
func Games() []string { return []string{Academy, Arena, Archmage, WizardsAcademy} }

// GameNamed gives the game of that name, also by the first word of it ("wizards"), and ""
// for a name of none.
func GameNamed(name string) string {
	for _, game := range Games() {
		if name != "" && (game == name || strings.HasPrefix(game, name+"-")) {
			return game
		}
	}
	return ""
}

// Has reports whether the term belongs to the game; to no game in particular ("") all do.
func (t *Term) Has(game string) bool { return game == "" || slices.Contains(t.Games, game) }

// Source is where the German name of a term comes from.
type Source string

// The sources of German names.
const (
	Rulebook  Source = "rulebook"  // the German rulebook
	Community Source = "community" // what players of German cards wrote down
	Own       Source = "own"       // translated here
)

// sources gives the sources of German names.
func sources() []Source { return []Source{Rulebook, Community, Own} }

// Term is one term in our own words. It is shared: read it only.
type Term struct {
	ID           TermID
	Name         string // English: "Regenerate X"
	NameDE       string
	NameDESource Source
	Games        []string
	Kind         string // "condition", "attack-trait", "phase", ...; codex.kind.<kind> names it

	// What players also say or type: no name and no alias of another term.
	Aliases, AliasesDE []string

	Value, ValueDE   string // what the number is, or how many; may be empty
	Stacks, StacksDE string // what several of it do; may be empty
	Removal          string // mana to take the condition off: "2", or "L" for its level
	Escape, EscapeDE string // the roll that takes it off; may be empty
	DamageType       string // poison, flame, psychic; may be empty
	Text, TextDE     string

	Uncertain, UncertainDE string // what the sources leave open; empty where nothing is

	Related   []TermID
	Differs   Reading // where Academy and Arena read it differently
	DiffersDE Reading
}

// Reading is what two games make of one term. It is empty where they agree.
type Reading struct{ Academy, Arena string }

// Differ reports whether Academy and Arena read the term differently.
func (t *Term) Differ() bool { return t.Differs != Reading{} }

// NameIn gives the name in the language ("de"), English otherwise.
func (t *Term) NameIn(lang string) string { return pick(lang, t.Name, t.NameDE) }

// TextIn gives the explanation in the language.
func (t *Term) TextIn(lang string) string { return pick(lang, t.Text, t.TextDE) }

// AliasesIn gives the aliases in the language.
func (t *Term) AliasesIn(lang string) []string {
	if strings.HasPrefix(lang, "de") {
		return t.AliasesDE
	}
	return t.Aliases
}

// UncertainIn says in the language what the sources leave open.
func (t *Term) UncertainIn(lang string) string { return pick(lang, t.Uncertain, t.UncertainDE) }

// ValueIn gives the value in the language; most are the same in both.
func (t *Term) ValueIn(lang string) string { return pick(lang, t.Value, t.ValueDE) }

// StacksIn says in the language what several of it do.
func (t *Term) StacksIn(lang string) string { return pick(lang, t.Stacks, t.StacksDE) }

// EscapeIn says in the language which roll takes it off.
func (t *Term) EscapeIn(lang string) string { return pick(lang, t.Escape, t.EscapeDE) }

// DiffersIn gives both readings in the language.
func (t *Term) DiffersIn(lang string) Reading {
	return Reading{
		Academy: pick(lang, t.Differs.Academy, t.DiffersDE.Academy),
		Arena:   pick(lang, t.Differs.Arena, t.DiffersDE.Arena),
	}
}

func pick(lang, english, german string) string {
	if strings.HasPrefix(lang, "de") && german != "" {
		return german
	}
	return english
}

// english is what the term is called in English.
func (t *Term) english() (name called, aliases []called) {
	return t.called(t.Name, t.Aliases, fold.Text)
}

// german is what the term is called in German, with and without umlauts.
func (t *Term) german() (name called, aliases []called) {
	return t.called(t.NameDE, t.AliasesDE, fold.Text, fold.WrittenOut)
}

func (t *Term) called(name string, others []string, foldings ...func(string) string) (called, []called) {
	var aliases []called
	for _, other := range others {
		aliases = append(aliases, called{spellings(other, foldings...), strings.ContainsFunc(other, isValueSign)})
	}
	return called{spellings(name, foldings...), strings.Contains(t.Name, "X")}, aliases
}
