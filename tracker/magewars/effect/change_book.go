package effect

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// maxBook bounds an open spellbook, far above any that is legal.
const maxBook = 200

// BookData is what "book" is told: the cards of an open spellbook.
type BookData struct {
	Cards []state.BookCard `json:"cards"`

	Sealed string `json:"sealed,omitempty"` // in place of the cards, where they stay on their player's device
	Count  int    `json:"count,omitempty"`  // how many those are
}

// DoBook opens a spellbook beside the table, or closes it where there are no
// cards: from then on every cast takes a copy out of it.
func (d *Draft) DoBook(p BookData) error {
	seat, err := d.Seat()
	if err != nil {
		return err
	}
	field := CheckBook(p.Cards)
	if p.Sealed != "" && (len(p.Cards) > 0 || p.Count < 0 || p.Count > maxBook*99 || !tracker.SealedBy(p.Sealed, d.Event.Device)) {
		field = "sealed"
	}
	if field != "" {
		return state.BadBook.With("Field", field, "Max", maxBook, "Length", state.MaxName)
	}
	own := d.EditPlayer(seat)
	own.Book, own.Pages, own.Spent = slices.Clone(p.Cards), p.Sealed, nil
	d.Say(seat, "table.logBook", "Name", d.Mage(seat).Printed.Name, "Count", pick.Either(p.Sealed != "", p.Count, BookSize(p.Cards)))
	return nil
}

// CheckBook names the field of a spellbook that no book could have, or nothing.
func CheckBook(cards []state.BookCard) (field string) {
	if len(cards) > maxBook {
		return "cards"
	}
	for _, c := range cards {
		if !law.GoodName(c.Name) || len(c.Card) > state.MaxName || c.Count < 0 || c.Count > 99 {
			return "cards"
		}
	}
	return ""
}

// BookSize counts the cards of a book.
func BookSize(cards []state.BookCard) int {
	return pick.Sum(cards, func(c state.BookCard) int { return c.Count })
}

// takeFromBook takes a copy of a card out of the caster's open book; a mage
// casts from its own book only, each card once.
func (d *Draft) takeFromBook(seat tracker.Seat, card *state.Printed, copies int) error {
	left := law.CopiesLeft(&d.State, seat, card)
	if err := d.Demand(left < 0 || left >= copies, state.NotInBook.With("Name", card.Name).ByRule(d.Cite("A-72 R-21"))); err != nil {
		return err
	}
	d.putInBook(seat, card, -copies)
	return nil
}

// putInBook puts copies of a card back into its owner's open book, or takes them out.
func (d *Draft) putInBook(seat tracker.Seat, card *state.Printed, copies int) {
	if d.Player(seat).Pages != "" { // only its player's device knows what is left in it
		own := d.EditPlayer(seat)
		own.Spent = append(slices.Clip(own.Spent), state.BookCard{Card: card.Card, Name: card.Name, Count: copies})
		return
	}
	if at := d.Player(seat).InBook(card); at >= 0 {
		own := d.EditPlayer(seat)
		own.Book = slices.Clone(own.Book)
		own.Book[at].Count = max(0, own.Book[at].Count+copies)
	}
}

// discard puts a card on its owner's discard pile.
func (d *Draft) discard(seat tracker.Seat, card *state.Printed, marks ...string) {
	owner := d.EditPlayer(seat)
	owner.Discard = append(slices.Clip(owner.Discard), state.Card{Name: card.Name, Card: card.Card, Printed: card, Round: d.Round, Marks: marks})
}

// fromDiscard takes the last card of a name that a filter means, nil for any, off a discard pile.
func (d *Draft) fromDiscard(seat tracker.Seat, name string, on *deed.Party) (*state.Printed, bool) {
	pile := d.Player(seat).Discard
	for i := len(pile) - 1; i >= 0; i-- {
		c := pile[i]
		if name != "" && !strings.EqualFold(c.Name, name) || !law.Buried(&d.State, &c, on) {
			continue
		}
		d.EditPlayer(seat).Discard = slices.Delete(slices.Clone(pile), i, i+1)
		return c.Printed, true
	}
	return nil, false
}

// discardSpell puts a spell that leaves no object on the discard pile; a bound one
// stays where it is bound, an ability is no card.
func (d *Draft) discardSpell(seat tracker.Seat, p state.CastData) {
	if p.Innate || p.Bound != "" {
		return
	}
	for range p.Copies() {
		card := p.Printed
		d.discard(seat, &card)
	}
}
