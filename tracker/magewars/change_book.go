package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// maxBook bounds an open spellbook, far above any that is legal.
const maxBook = 200

type bookData struct {
	Cards []BookCard `json:"cards"`
}

// doBook opens a spellbook beside the table, or closes it where there are no
// cards: from then on every cast takes a copy out of it.
func (d *draft) doBook(p bookData) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	if field := checkBook(p.Cards); field != "" {
		return BadBook.With("Field", field, "Max", maxBook, "Length", maxName)
	}
	d.player(seat).Book = slices.Clone(p.Cards)
	d.say(seat, "table.logBook", "Name", d.Mage(seat).Printed.Name, "Count", bookSize(p.Cards))
	return nil
}

func checkBook(cards []BookCard) (field string) {
	if len(cards) > maxBook {
		return "cards"
	}
	for _, c := range cards {
		if !goodName(c.Name) || len(c.Card) > maxName || c.Count < 0 || c.Count > 99 {
			return "cards"
		}
	}
	return ""
}

func bookSize(cards []BookCard) int {
	n := 0
	for _, c := range cards {
		n += c.Count
	}
	return n
}

// InBook is a card as it lies in an open spellbook under a name, with no copy counted yet.
func InBook(c *catalog.Card, name string) BookCard {
	p, least := FromCard(c), -1
	if p.Speed != "full" || p.Kind == KindCreature && p.Level == 1 { // a Beastmaster's small animal may be quick
		small := &Object{Printed: &Printed{Level: 1, Cost: 1, Reveal: 1}}
		more, err := (&State{}).priced(p.CostBy, small)
		if err != nil {
			more = p.CostLeast
		}
		least = p.casting() + more
	}
	return BookCard{Card: p.Card, Name: name, Quick: &least}
}

// inBook finds a card in an open book, by its id or its name; -1 if it is not there.
func (p *Player) inBook(card *Printed) int {
	return slices.IndexFunc(p.Book, func(c BookCard) bool {
		return c.Card != "" && c.Card == card.Card || strings.EqualFold(c.Name, card.Name)
	})
}

// takeFromBook takes a copy of a card out of the caster's open book; a mage
// casts from its own book only, each card once.
func (d *draft) takeFromBook(seat tracker.Seat, card *Printed, copies int) error {
	left := d.copiesLeft(seat, card)
	if err := d.law(left < 0 || left >= copies, NotInBook.With("Name", card.Name).ByRule(d.cite(ruleOwnBook))); err != nil {
		return err
	}
	d.putInBook(seat, card, -copies)
	return nil
}

// copiesLeft counts the copies of a card in a seat's open book, -1 where none is
// counted.
func (s *State) copiesLeft(seat tracker.Seat, card *Printed) int {
	p := s.Player(seat)
	if at := p.inBook(card); at >= 0 {
		return p.Book[at].Count
	}
	return either(len(p.Book) == 0, -1, 0)
}

// putInBook puts copies of a card back into its owner's open book, or takes them out.
func (d *draft) putInBook(seat tracker.Seat, card *Printed, copies int) {
	if at := d.Player(seat).inBook(card); at >= 0 {
		own := d.player(seat)
		own.Book = slices.Clone(own.Book)
		own.Book[at].Count = max(0, own.Book[at].Count+copies)
	}
}

// discard puts a card on its owner's discard pile.
func (d *draft) discard(seat tracker.Seat, card *Printed, marks ...string) {
	owner := d.player(seat)
	owner.Discard = append(slices.Clip(owner.Discard), Card{Name: card.Name, Card: card.Card, printed: card, round: d.Round, marks: marks})
}

// fromDiscard takes the last card of a name that a filter means, nil for any, off a discard pile.
func (d *draft) fromDiscard(seat tracker.Seat, name string, on *deed.Party) (*Printed, bool) {
	pile := d.Player(seat).Discard
	for i := len(pile) - 1; i >= 0; i-- {
		c := pile[i]
		if name != "" && !strings.EqualFold(c.Name, name) || !d.buried(&c, on) {
			continue
		}
		d.player(seat).Discard = slices.Delete(slices.Clone(pile), i, i+1)
		return c.printed, true
	}
	return nil, false
}

// discardSpell puts a spell that leaves no object on the discard pile; a bound one
// stays where it is bound, an ability is no card.
func (d *draft) discardSpell(seat tracker.Seat, p castData) {
	if p.innate || p.Bound != "" {
		return
	}
	for range p.copies() {
		card := p.Printed
		d.discard(seat, &card)
	}
}
