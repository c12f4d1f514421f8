package table

import (
	"context"
	"encoding/json"

	"quickcast/catalog"
	"quickcast/tracker"
	"quickcast/tracker/journal"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
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

// sample is a duel to look at: who sits there, and what has happened so far.
type sample struct {
	Game   string            `json:"game"`
	Seats  []sampleSeat      `json:"seats"`
	Events []json.RawMessage `json:"events"`
}

type sampleSeat struct {
	Who string `json:"who"`
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

// makeSample plays the sample duel as far as it goes.
func (s *Screen) makeSample() (*journal.Table, error) {
	var of sample
	if err := json.Unmarshal(s.needs.Sample(), &of); err != nil {
		return nil, err
	}
	game, err := s.needs.Games.Game(of.Game)
	if err != nil {
		return nil, err
	}
	start := tracker.Start{Seed: 1}
	if s.needs.Seed != nil {
		start.Seed = s.needs.Seed()
	}
	brought := s.brought(of.Game, s.faceOf(of.Game))
	for _, seat := range of.Seats {
		sitter := tracker.Sitter{Who: seat.Who}
		for _, each := range brought {
			if each.Who == seat.Who {
				sitter = each
				break
			}
		}
		sitter.Name = s.personName(game, seat.Who)
		start.Seats = append(start.Seats, sitter)
	}
	payload, _, err := game.Begin(s.needs.Catalog(), start)
	if err != nil {
		return nil, err
	}
	setup, err := tracker.NewEvent(tracker.Setup, 0, s.needs.Now(), payload)
	if err != nil {
		return nil, err
	}
	t, err := s.create(of.Game, setup)
	if err != nil {
		return nil, err
	}
	t.Use(journal.Seeded(start.Seed))
	for _, raw := range of.Events {
		if err := s.playSample(t, raw); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// playSample does one event of the sample; what it names of a card is filled in.
func (s *Screen) playSample(t *journal.Table, raw json.RawMessage) error {
	e := tracker.Event{Version: tracker.EventVersion, At: s.needs.Now().UnixMilli(), Device: s.needs.Device, Overrule: true}
	err := json.Unmarshal(raw, &e)
	if err == nil {
		e, err = tracker.Completed(t.Game(), func() (*catalog.Catalog, error) { return s.needs.Catalog(), nil }, e)
	}
	if err == nil {
		_, err = t.Do(e)
	}
	return err
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
