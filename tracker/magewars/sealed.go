package magewars

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

var _ tracker.Sealing = (*Game)(nil)

// Seal is part of tracker.Sealing: an enchantment that is laid face down is sealed, and opened
// when it is turned over. What its player may not do by what this device knows is refused here: the others see
// it no sooner than when the card is open.
func (g *Game) Seal(before tracker.State, e tracker.Event, v tracker.Vault) (tracker.Event, error) {
	s, ok := before.(*state.State)
	if !ok {
		return e, nil
	}
	switch e.Kind {
	case "cast":
		p, err := state.Payload[state.CastData](e)
		if err == nil && s.HasSeat(e.Seat) && s.Player(e.Seat).Pages != "" { // only this device can tell whether it is in the book
			_, err = g.Roll(g.opened(s, v), e, effect.Lowest{})
		}
		if err != nil || p.Kind != state.KindEnchantment || p.Bound != "" {
			return e, err
		}
		return g.sealed(s, e, &p.Printed, &p, v)
	case "add":
		p, err := state.Payload[effect.AddData](e)
		if err != nil || p.Kind != state.KindEnchantment || !p.FaceDown {
			return e, err
		}
		return g.sealed(s, e, &p.Printed, &p, v)
	case "book":
		p, err := state.Payload[effect.BookData](e)
		if err != nil || len(p.Cards) == 0 || effect.CheckBook(p.Cards) != "" {
			return e, err
		}
		pages, err := json.Marshal(p.Cards)
		if err != nil {
			return e, err
		}
		hidden := effect.BookData{Cards: []state.BookCard{}, Count: effect.BookSize(p.Cards)}
		if hidden.Sealed, err = v.Seal(string(pages)); err != nil || hidden.Sealed == "" {
			return e, err
		}
		e.Data, err = json.Marshal(hidden)
		return e, err
	case "reveal":
		p, err := state.Payload[effect.RevealData](e)
		o, there := s.Object(p.Object)
		if err != nil || !there || o.Printed.Sealed == "" || p.Opens != nil {
			return e, err
		}
		known := g.opened(s, v)
		mine, _ := known.Object(o.ID)
		if o, ok := v.Opening(o.Printed.Sealed); ok && (!p.Unpaid || !law.DueFor(known, mine).May) {
			p.Opens = &o
		}
		e.Data, err = json.Marshal(p)
		return e, err
	}
	return e, nil
}

// sealed is an event with what is printed in its payload sealed.
func (g *Game) sealed(s *state.State, e tracker.Event, printed *state.Printed, payload any, v tracker.Vault) (tracker.Event, error) {
	if printed.Sealed != "" {
		return e, nil
	}
	if err := law.Printable(printed); err != nil {
		return e, err
	}
	card, err := json.Marshal(printed)
	if err != nil {
		return e, err
	}
	hidden := printed.Hidden()
	if hidden.Sealed, err = v.Seal(string(card)); err != nil || hidden.Sealed == "" {
		return e, err
	}
	if _, err := g.Roll(g.opened(s, v), e, effect.Lowest{}); err != nil {
		return e, err
	}
	*printed = hidden
	e.Data, err = json.Marshal(payload)
	return e, err
}

// Opened is part of tracker.Sealing: the cards that this device knows lie there with what they are, and what they
// answer of what their side is asked is due.
func (g *Game) Opened(before tracker.State, v tracker.Vault) tracker.State {
	s, ok := before.(*state.State)
	if !ok || s == nil {
		return before
	}
	return g.opened(s, v)
}

func (g *Game) opened(s *state.State, v tracker.Vault) *state.State {
	known := withCards(s, v)
	if known == s {
		return s
	}
	known.Due = nil
	for _, due := range s.Due {
		if due.Asks != nil && knows(s, due.Seat, v) {
			known.Due = append(known.Due, effect.NewDraft(known, tracker.Event{}).Answers(due)...)
		}
		known.Due = append(known.Due, due)
	}
	return known
}

// withCards is a state in which the cards that a device knows lie with what they are; the state itself where it
// knows none.
func withCards(s *state.State, v tracker.Vault) *state.State {
	known := *s
	for i, o := range s.Objects {
		p := cardOf(o.Printed, v)
		if p == o.Printed {
			continue
		}
		if &known.Objects[0] == &s.Objects[0] {
			known.Objects = slices.Clone(s.Objects)
		}
		mine := *o
		mine.Printed = p
		known.Objects[i] = &mine
	}
	known.Players = withBooks(s, v)
	if len(s.Objects) == 0 || &known.Objects[0] == &s.Objects[0] && &known.Players[0] == &s.Players[0] {
		return s
	}
	return &known
}

// withBooks are the players with the books that a device knows: without what was cast of them, also face down.
func withBooks(s *state.State, v tracker.Vault) []*state.Player {
	players := s.Players
	for i, p := range s.Players {
		pages, spent := p.Book, slices.Clip(p.Spent)
		if o, ok := v.Opening(p.Pages); ok && json.Unmarshal([]byte(o.Card), &pages) != nil {
			continue
		}
		for _, c := range sealedCards(s) {
			if card := cardOf(&state.Printed{Sealed: c.sealed}, v); c.owner == p.Seat && card.Sealed == "" {
				spent = append(spent, state.BookCard{Card: card.Card, Name: card.Name, Count: -1})
			}
		}
		if len(pages) == 0 || p.Pages == "" && len(spent) == 0 {
			continue
		}
		if &players[0] == &s.Players[0] {
			players = slices.Clone(s.Players)
		}
		mine := *p
		mine.Book, _ = state.Left(pages, spent)
		players[i] = &mine
	}
	return players
}

// cardOf is what a card is as far as a device knows.
func cardOf(p *state.Printed, v tracker.Vault) *state.Printed {
	if p.Sealed == "" {
		return p
	}
	var card state.Printed
	if o, ok := v.Opening(p.Sealed); !ok || json.Unmarshal([]byte(o.Card), &card) != nil {
		return p
	}
	return &card
}

// knows tells whether a device has sealed something that a seat has face down: it is the seat's own.
func knows(s *state.State, seat tracker.Seat, v tracker.Vault) bool {
	return slices.ContainsFunc(s.Objects, func(o *state.Object) bool {
		return o.Controller == seat && o.FaceDown && cardOf(o.Printed, v) != o.Printed
	})
}

// Owed is part of tracker.Sealing: where none of the cards that its player has face down answers what he is asked, the
// device says so; and when the duel is over it shows all that never opened.
func (g *Game) Owed(before tracker.State, v tracker.Vault) (tracker.Event, bool) {
	s, ok := before.(*state.State)
	if !ok || s == nil {
		return tracker.Event{}, false
	}
	for _, due := range s.Due {
		if due.Asks != nil && knows(s, due.Seat, v) && len(effect.NewDraft(withCards(s, v), tracker.Event{}).Answers(due)) == 0 {
			return event("reveal", due.Seat, effect.RevealData{}), true
		}
	}
	if s.Winner() == 0 {
		return tracker.Event{}, false
	}
	unopened := sealedCards(s)
	for _, p := range s.Players { // the books last: by then it is known what was cast of them
		unopened = append(unopened, sealedCard{p.Seat, p.Seat, p.Pages})
	}
	for _, c := range unopened {
		if o, ok := v.Opening(c.sealed); ok {
			return event("reveal", c.seat, effect.RevealData{Sealed: c.sealed, Opens: &o}), true
		}
	}
	return tracker.Event{}, false
}

// sealedCard is a card that never opened, who has it, and whose it is.
type sealedCard struct {
	seat, owner tracker.Seat
	sealed      string
}

func sealedCards(s *state.State) (list []sealedCard) {
	for _, o := range s.Objects {
		if o.Printed.Sealed != "" {
			list = append(list, sealedCard{o.Controller, o.Owner, o.Printed.Sealed})
		}
	}
	for _, p := range s.Players {
		for _, c := range p.Discard {
			if c.Printed != nil && c.Printed.Sealed != "" {
				list = append(list, sealedCard{p.Seat, p.Seat, c.Printed.Sealed})
			}
		}
	}
	return list
}

func event(kind tracker.Kind, seat tracker.Seat, payload any) tracker.Event {
	data, _ := json.Marshal(payload) // texts and numbers always marshal
	return tracker.Event{Version: tracker.EventVersion, Kind: kind, Seat: seat, Data: data, Unasked: true}
}
