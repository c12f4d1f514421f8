package law

import (
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Price is what a spell costs as it is told, with what cards take off that or put on it. It refuses an X that
// nobody has said, and gives then what it costs besides.
func Price(s *state.State, seat tracker.Seat, p *state.CastData) (cost int, list []Saving, err error) {
	if p.ForFree {
		return 0, nil, nil
	}
	if !p.FullPrice {
		list = Savings(s, seat, p)
	}
	cost, err = ManaOf(s, p)
	return Less(cost, list), list, err
}

// InBook is a card as it lies in an open spellbook under a name, with no copy counted yet.
func InBook(c *catalog.Card, name string) state.BookCard {
	p, least := state.FromCard(c), -1
	if p.Speed != "full" || p.Kind == state.KindCreature && p.Level == 1 { // a Beastmaster's small animal may be quick
		small := &state.Object{Printed: &state.Printed{Level: 1, Cost: 1, Reveal: 1}}
		more, err := Priced((&state.State{}), p.CostBy, small)
		if err != nil {
			more = p.CostLeast
		}
		least = CostToCast(&p) + more
	}
	return state.BookCard{Card: p.Card, Name: name, Quick: &least}
}

// CopiesLeft counts the copies of a card in a seat's open book, -1 where none is
// counted.
func CopiesLeft(s *state.State, seat tracker.Seat, card *state.Printed) int {
	p := s.Player(seat)
	if at := p.InBook(card); at >= 0 {
		return p.Book[at].Count
	}
	return pick.Either(len(p.Book) == 0, -1, 0)
}
