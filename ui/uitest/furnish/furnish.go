// Package furnish gives a window something to show: a book and a duel that is
// being played.
package furnish

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
)

// Evening is when the duel was played.
func Evening() time.Time { return time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC) }

// Store puts into a store what is worth looking at: a rulebook's spellbook, an event of many tables,
// and a duel of the rulebook's mages, which is open. It gives the book's id.
func Store(files *store.Memory) (book string, err error) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		return "", err
	}
	suggested, _ := cards.Rulebook("arena-starting-warlock")
	book, err = builder.NewShelf(files).New(builder.FromRulebook(suggested, "The Pyre Court"))
	if err != nil {
		return "", err
	}
	if err := layHall(files); err != nil {
		return "", err
	}
	table, err := lay(files, cards)
	if err != nil {
		return "", err
	}
	for _, step := range duel() {
		if err := step.play(table); err != nil {
			return "", fmt.Errorf("%s: %w", step.kind, err)
		}
	}
	return book, files.Replace("tables/open", []byte(table.Name()))
}

// Begin lays a table of a game beside what a store holds, with as few as can sit there,
// and leaves it open.
func Begin(files *store.Memory, game string) error {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		return err
	}
	rules, err := games.Rules(games.All()).Game(game)
	if err != nil {
		return err
	}
	form := rules.Form(cards)
	var seats []tracker.Sitter
	for i := range max(form.Least, 1) {
		seats = append(seats, tracker.Sitter{Who: form.Who[i].ID})
	}
	table, err := begin(files, cards, rules, "tables/2", tracker.Start{Seats: seats})
	if err != nil {
		return err
	}
	return files.Replace("tables/open", []byte(table.Name()))
}

func begin(files *store.Memory, cards *catalog.Catalog, rules tracker.Game, name string, start tracker.Start) (*journal.Table, error) {
	start.Seed = 1
	payload, _, err := rules.Begin(cards, start)
	if err != nil {
		return nil, err
	}
	setup, err := tracker.NewEvent(tracker.Setup, 0, Evening(), payload)
	if err != nil {
		return nil, err
	}
	return journal.Create(files, name, rules, setup)
}

func lay(files *store.Memory, cards *catalog.Catalog) (*journal.Table, error) {
	arena, err := games.Rules(games.All()).Game("arena")
	if err != nil {
		return nil, err
	}
	table, err := begin(files, cards, arena, "tables/1", tracker.Start{Seats: []tracker.Sitter{{Who: "arena-beastmaster-straywood"}, {Who: "arena-warlock-arraxian-crown"}}})
	if err != nil {
		return nil, err
	}
	table.Use(func(seq int) dice.Source { return dice.Seeded(uint64(seq)) })
	for i, id := range []string{"timber-wolf", "bitterwood-fox", "firebrand-imp"} {
		if err := add(table, cards, id, tracker.Seat(1+i/2)); err != nil {
			return nil, err
		}
	}
	return table, nil
}

// add puts a card on the table with what is printed on it.
func add(table *journal.Table, cards *catalog.Catalog, id string, seat tracker.Seat) error {
	e, err := tracker.NewEvent("add", seat, Evening(), map[string]string{"card": id})
	if err != nil {
		return err
	}
	e, err = tracker.Completed(table.Game(), func() (*catalog.Catalog, error) { return cards, nil }, e)
	if err != nil {
		return err
	}
	_, err = table.Do(e)
	return err
}

// step is one event of the duel.
type step struct {
	kind    tracker.Kind
	seat    tracker.Seat
	payload string
}

func (s step) play(table *journal.Table) error {
	e, err := tracker.NewEvent(s.kind, s.seat, Evening(), json.RawMessage(s.payload))
	if err != nil {
		return err
	}
	e.Overrule = true
	_, err = table.Do(e)
	return err
}

// duel is what has happened until the pictures are taken.
func duel() []step {
	return []step{
		{"initiative", 0, `{}`},
		{"next", 0, `{}`},
		{"next", 0, `{}`},
		{"next", 0, `{}`},
		{"next", 0, `{}`},
		{"set", 1, `{"track":"damage","value":14}`},
		{"set", 2, `{"track":"damage","value":7}`},
		{"set", 1, `{"track":"mana","value":7}`},
		{"set", 2, `{"track":"mana","value":12}`},
		{"condition", 2, `{"condition":"burn","amount":2}`},
		{"condition", 2, `{"condition":"weak","amount":1}`},
		{"marker", 1, `{"marker":"guard","on":true}`},
		{"marker", 1, `{"marker":"quickcast","on":false}`},
	}
}
