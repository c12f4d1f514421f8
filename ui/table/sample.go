package table

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// shownTerm is the term somebody new is led to, by its id.
const shownTerm = "burn"

// firstLooks are what somebody new may look at before the first table: a duel that is being
// played, a spellbook, a term.
func (s *Screen) firstLooks() (items []Item) {
	row := func(yes bool, icon, title string, do func()) {
		if yes {
			items = append(items, Item{Face: widgets.ListFace{Icon: icon, IconRole: theme.Accent, Title: s.T(title), Line: s.T(title + "Hint"), Onward: true}, Do: do})
		}
	}
	row(s.needs.Sample != nil, "play", "firstDuel", s.openSample)
	row(s.needs.SeeBook != nil, "books", "firstBook", s.needs.SeeBook)
	row(s.needs.OpenTerm != nil, "codex", "firstTerm", func() { s.needs.OpenTerm(shownTerm) })
	return items
}

// openSample lays the sample duel, with the tour of the table above it.
func (s *Screen) openSample() {
	s.lane.Do(func(context.Context) func() {
		t, err := s.makeSample()
		show := s.laid(t, err)
		return func() {
			show()
			s.openTour()
		}
	})
}

// makeSample plays the sample duel as far as it goes: who sits there, and what has happened
// so far. What an event names of a card is filled in.
func (s *Screen) makeSample() (*journal.Table, error) {
	var of struct {
		Game   string
		Seats  []tracker.Sitter
		Events []tracker.Event
	}
	if err := json.Unmarshal(s.needs.Sample(), &of); err != nil {
		return nil, err
	}
	game, err := s.needs.Games.Game(of.Game)
	if err != nil {
		return nil, err
	}
	brought := s.brought(of.Game, s.faceOf(of.Game))
	for i, seat := range of.Seats {
		if at := slices.IndexFunc(brought, func(b tracker.Sitter) bool { return b.Who == seat.Who }); at >= 0 {
			of.Seats[i] = brought[at]
		}
		of.Seats[i].Name = s.personName(game, seat.Who)
	}
	start := tracker.Start{Seats: of.Seats, Seed: s.needs.Seed()}
	payload, _, err := game.Begin(s.needs.Catalog(), start)
	if err != nil {
		return nil, err
	}
	t, err := s.create(of.Game, payload)
	if err != nil {
		return nil, err
	}
	t.Use(journal.Seeded(start.Seed))
	for _, e := range of.Events {
		e.Version, e.At, e.Device, e.Overrule = tracker.EventVersion, s.needs.Now().UnixMilli(), s.needs.Device, true
		e, err = tracker.Completed(game, func() (*catalog.Catalog, error) { return s.needs.Catalog(), nil }, e)
		if err == nil {
			_, err = t.Do(e)
		}
		if err != nil {
			return nil, err
		}
	}
	return t, nil
}

// personName is what somebody who can sit there is called.
func (s *Screen) personName(game tracker.Game, who string) string {
	for _, each := range game.Form(s.needs.Catalog()).Who {
		if each.ID == who {
			return s.Say(each.Name)
		}
	}
	return ""
}
