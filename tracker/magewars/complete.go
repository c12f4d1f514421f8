package magewars

import (
	"encoding/json"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Complete fills in what is printed on the card of an action that puts one on the
// table or casts it; what the action gives itself counts more. The cards of an open
// spellbook get their names. It refuses a card nobody knows, and an own one without
// its kind; see tracker.Completer.
func (g *Game) Complete(cat func() (*catalog.Catalog, error), kind tracker.Kind, fields map[string]json.RawMessage) error {
	switch kind {
	case "book":
		return nameCards(cat, fields)
	case "add", "cast", "bind":
		if err := printOn(cat, kind, fields); err != nil {
			return err
		}
	}
	_, bound := fields["bound"]
	if kind != "bind" && (kind != "cast" || bound) || given(fields, "kind") {
		return nil
	}
	if !given(fields, "name") && kind == "bind" {
		return state.FieldMissing.With("Action", string(kind), "Field", "name")
	}
	return state.FieldMissing.With("Action", string(kind), "Field", "kind")
}

func given(fields map[string]json.RawMessage, name string) bool {
	raw, ok := fields[name]
	return ok && string(raw) != "null"
}

// printOn fills in what is printed on the card an action names. A name that is not
// told more about is a card's where it is cast or bound.
func printOn(cat func() (*catalog.Catalog, error), kind tracker.Kind, fields map[string]json.RawMessage) error {
	raw, named := fields["card"]
	if !named && kind != "add" && !given(fields, "kind") {
		raw, named = fields["name"]
	}
	if !named {
		return nil
	}
	var id string
	if err := json.Unmarshal(raw, &id); err != nil {
		return tracker.RefuseField(kind, "card", err)
	}
	card, err := find(cat, id)
	switch {
	case err != nil:
		return err
	case card != nil:
		return fill(fields, state.FromCard(card))
	case given(fields, "name"):
		return nil // an own card
	}
	return tracker.UnknownCard.With("Card", id)
}

// nameCards tells of the cards of an open spellbook what they take as quick spells, and
// gives those their names that have only an id.
func nameCards(cat func() (*catalog.Catalog, error), fields map[string]json.RawMessage) error {
	var cards []state.BookCard
	raw, ok := fields["cards"]
	if !ok || json.Unmarshal(raw, &cards) != nil {
		return nil // the action says what is wrong with it
	}
	for i, c := range cards {
		if c.Card == "" {
			continue
		}
		card, err := find(cat, c.Card)
		switch {
		case err != nil:
			return err
		case card != nil:
			cards[i] = law.InBook(card, pick.Either(c.Name != "", c.Name, card.Name))
			cards[i].Count = c.Count
		case c.Name == "":
			return tracker.UnknownCard.With("Card", c.Card)
		}
	}
	named, err := json.Marshal(cards)
	fields["cards"] = named
	return err
}

// find finds a card by its id or its name, nil if there is none.
func find(load func() (*catalog.Catalog, error), id string) (*catalog.Card, error) {
	cat, err := load()
	if err != nil {
		return nil, err
	}
	if card, ok := cat.Card(catalog.CardID(id)); ok {
		return card, nil
	}
	for _, card := range cat.Cards() {
		if strings.EqualFold(card.Name, id) {
			return card, nil
		}
	}
	return nil, nil
}

// fill adds the fields of a value that are not there yet.
func fill(fields map[string]json.RawMessage, value any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return err
	}
	printed := map[string]json.RawMessage{}
	if err := json.Unmarshal(text, &printed); err != nil {
		return err
	}
	for name, raw := range printed {
		if _, ok := fields[name]; !ok {
			fields[name] = raw
		}
	}
	return nil
}
