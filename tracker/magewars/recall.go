package magewars

import (
	"encoding/json"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Recall tells of every seat of a table its mage, the spellbook that lay open, and how often
// it cast which cards; part of tracker.Recaller.
func (g *Game) Recall(events []tracker.Event) []tracker.Played {
	events = tracker.Standing(events)
	if len(events) == 0 || events[0].Kind != tracker.Setup {
		return nil
	}
	data, err := state.Payload[SetupData](events[0])
	if err != nil {
		return nil
	}
	seats := make([]tracker.Played, len(data.Seats))
	for i, seat := range data.Seats {
		seats[i] = tracker.Played{Who: seat.Mage, Brought: counted(seat.Book), Used: map[string]int{}}
	}
	for _, e := range events[1:] {
		at := int(e.Seat) - 1
		if at < 0 || at >= len(seats) {
			continue
		}
		switch e.Kind {
		case "cast":
			var p state.Printed
			if json.Unmarshal(e.Data, &p) == nil && p.Card != "" {
				seats[at].Used[p.Card]++
			}
		case "reveal": // what was cast sealed
			var p effect.RevealData
			var card state.Printed
			var book []state.BookCard
			if json.Unmarshal(e.Data, &p) == nil && p.Opens != nil && json.Unmarshal([]byte(p.Opens.Card), &book) == nil {
				seats[at].Brought = counted(book)
				continue
			}
			if json.Unmarshal(e.Data, &p) == nil && p.Opens != nil && json.Unmarshal([]byte(p.Opens.Card), &card) == nil && card.Card != "" {
				seats[at].Used[card.Card]++
			}
		case "book":
			var p effect.BookData
			if json.Unmarshal(e.Data, &p) == nil && len(seats[at].Brought) == 0 {
				seats[at].Brought = counted(p.Cards)
			}
		}
	}
	return seats
}

func counted(cards []state.BookCard) map[string]int {
	book := map[string]int{}
	for _, c := range cards {
		if c.Card != "" {
			book[c.Card] += c.Count
		}
	}
	return book
}
