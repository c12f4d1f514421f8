// Package codex explains the terms of the four games in every language and
// links them to the cards that bear them.
package codex

import (
	"cmp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
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
	return pick.First(Games(), func(game string) bool {
		return name != "" && (game == name || strings.HasPrefix(game, name+"-"))
	})
}

// Has reports whether the term belongs to the game; to no game in particular ("") all do.
func (t *Term) Has(game string) bool { return game == "" || slices.Contains(t.Games, game) }

// Source is where the name of a term in another language comes from.
type Source string

// The sources of names.
const (
	Rulebook  Source = "rulebook"  // the rulebook in that language
	Community Source = "community" // what players of cards in that language wrote down
	Own       Source = "own"       // translated here
)

// Term is one term in our own words. It is shared: read it only.
type Term struct {
	Said
	ID         TermID   `json:"id"`
	Games      []string `json:"games"`
	Kind       string   `json:"kind"`    // "condition", "attack-trait", "phase", ...; codex.kind.<kind> names it
	Removal    string   `json:"removal"` // mana to take the condition off: "2", or "L" for its level
	DamageType string   `json:"damage"`  // poison, flame, psychic; may be empty
	Related    []TermID `json:"related"`

	Words map[string]Said `json:"-"` // what other languages say
}

// Said is what a language says of a term; all but the name and the text may be empty.
type Said struct {
	Name      string   `json:"name"` // "Regenerate X"
	Source    Source   `json:"source"`
	Aliases   []string `json:"aliases"` // what players also say or type: no name and no alias of another term
	Value     string   `json:"value"`   // what the number is, or how many
	Stacks    string   `json:"stacks"`  // what several of it do
	Escape    string   `json:"escape"`  // the roll that takes it off
	Text      string   `json:"text"`
	Uncertain string   `json:"uncertain"` // what the sources leave open
	Differs   Reading  `json:"differs"`   // where Academy and Arena read it differently
}

// Reading is what two games make of one term. It is empty where they agree.
type Reading struct {
	Academy string `json:"academy"`
	Arena   string `json:"arena"`
}

// Differ reports whether Academy and Arena read the term differently.
func (t *Term) Differ() bool { return t.Differs != Reading{} }

// In is what a language says of the term, and English where it says nothing. Aliases are its own.
func (t *Term) In(lang string) Said {
	w, ok := t.Words[lang]
	if !ok {
		return t.Said
	}
	e := &t.Said
	return Said{
		cmp.Or(w.Name, e.Name), w.Source, w.Aliases, cmp.Or(w.Value, e.Value), cmp.Or(w.Stacks, e.Stacks), cmp.Or(w.Escape, e.Escape),
		cmp.Or(w.Text, e.Text), cmp.Or(w.Uncertain, e.Uncertain),
		Reading{cmp.Or(w.Differs.Academy, e.Differs.Academy), cmp.Or(w.Differs.Arena, e.Differs.Arena)},
	}
}

// NameIn and TextIn are the name and the explanation in a language.
func (t *Term) NameIn(lang string) string { return t.In(lang).Name }

// TextIn: see NameIn.
func (t *Term) TextIn(lang string) string { return t.In(lang).Text }

// called are the ways to say the term in a language, with umlauts written out or not.
func (t *Term) called(lang string) (name called, aliases []called) {
	said := t.In(lang)
	for _, other := range said.Aliases {
		aliases = append(aliases, called{spellings(other), strings.ContainsFunc(other, isValueSign)})
	}
	return called{spellings(said.Name), strings.Contains(t.Name, "X")}, aliases
}
