package catalog

import (
	"fmt"

	"github.com/quickcast/quickcast/internal/facts"
)

// setRecord is an entry of sets.json.
type setRecord struct {
	ID         string   `json:"id"`
	Name       string   `json:"name"`
	Games      []string `json:"games"`
	Year       int      `json:"year"`
	SpellCards int      `json:"spellCards"`
	Unofficial bool     `json:"unofficial"`
	Uncertain  []string `json:"uncertain"`
}

// set turns the record into a set, or says which field is wrong.
func (r *setRecord) set() (*Set, error) {
	s := &Set{
		ID: SetID(r.ID), Name: r.Name, Year: r.Year, SpellCards: r.SpellCards,
		Unofficial: r.Unofficial, Uncertain: r.Uncertain,
	}
	if r.ID == "" || r.Name == "" {
		return s, facts.Wrong("id", "a set needs an id and a name")
	}
	if r.SpellCards < 0 {
		return s, facts.Wrong("spellCards", "%d cards in a box", r.SpellCards)
	}
	var err error
	if s.Games, err = parseGames(r.Games); err != nil {
		return s, facts.Within("games", err)
	}
	return s, nil
}

// bookRecord is an entry of rulebooks.json.
type bookRecord struct {
	ID     string   `json:"id"`
	Game   string   `json:"game"`
	Mage   string   `json:"mage"`
	Kind   string   `json:"kind"`
	Choice string   `json:"choice"`
	Cards  []string `json:"cards"` // "2 wolf-fury"
}

// book turns the record into a rulebook's spellbook, or says what is wrong.
func (r *bookRecord) book() (*Rulebook, error) {
	b := &Rulebook{ID: r.ID, Mage: MageID(r.Mage), Kind: r.Kind}
	if r.ID == "" {
		return b, facts.Wrong("id", "a spellbook needs an id")
	}
	switch r.Kind {
	case "starting", "apprentice", "suggested":
	default:
		return b, facts.Wrong("kind", "unknown kind %q", r.Kind)
	}
	var err error
	if b.Game, err = parseGame(r.Game); err != nil {
		return b, facts.Within("game", err)
	}
	if r.Choice != "" {
		if b.Choice, err = parseSchool(r.Choice); err != nil {
			return b, facts.Within("choice", err)
		}
	}
	for _, text := range r.Cards {
		var e Entry
		if _, err := fmt.Sscanf(text, "%d %s", &e.Count, (*string)(&e.Card)); err != nil || e.Count < 1 {
			return b, facts.Wrong("cards", "%q is not a number and a card", text)
		}
		b.Entries = append(b.Entries, e)
	}
	return b, nil
}
