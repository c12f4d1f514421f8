package state

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// FreeCast finds leave to cast a card without an action, -1 for none.
func (s *State) FreeCast(seat tracker.Seat, p *Printed) int {
	return slices.IndexFunc(s.FreeCasts, func(g FreeCast) bool { return g.Seat == seat && p.Means(g.Spells) })
}

// InBook finds a card in an open book, by its id or its name; -1 if it is not there.
func (p *Player) InBook(card *Printed) int {
	return slices.IndexFunc(p.Book, func(c BookCard) bool {
		return c.Card != "" && c.Card == card.Card || strings.EqualFold(c.Name, card.Name)
	})
}

// Left are the cards of a book after what was put into it, or taken out; false where it did not hold all of that.
func Left(book, spent []BookCard) (left []BookCard, held bool) {
	p := Player{Book: slices.Clone(book)}
	held = true
	for _, c := range spent {
		at := p.InBook(&Printed{Card: c.Card, Name: c.Name})
		if at >= 0 {
			p.Book[at].Count += c.Count
		}
		held = held && at >= 0 && p.Book[at].Count >= 0
	}
	for i := range p.Book {
		p.Book[i].Count = max(0, p.Book[i].Count)
	}
	return p.Book, held
}

// CastData is what "cast" is told: the spell, its target, its payer, and what is decided for it.
type CastData struct {
	Printed
	Target    string   `json:"target,omitempty"`
	Targets   []string `json:"targets,omitempty"`  // of a zone attack, in the order they are hit
	X         *int     `json:"x,omitempty"`        // the mana of an X, in place of what the target decides
	Replaces  string   `json:"replaces,omitempty"` // of two rings, the one that makes room for a third
	Payer     string   `json:"payer,omitempty"`    // a familiar or spawnpoint, its own mana first
	Quickcast bool     `json:"quickcast,omitempty"`
	Extend    bool     `json:"extend,omitempty"` // a second wall joined to the first
	Bound     string   `json:"bound,omitempty"`  // the object the spell is bound to
	Countered bool     `json:"countered,omitempty"`
	Defense   *bool    `json:"useDefense,omitempty"`
	Shield    string   `json:"defendWith,omitempty"` // what gives the Defense that is used
	Steps     bool     `json:"steps,omitempty"`      // of an attack spell: only the first strike now
	Declare   bool     `json:"declare,omitempty"`    // of an attack spell: not even that
	FullPrice bool     `json:"fullPrice,omitempty"`  // what cards save is left for another spell
	BoostData

	Granted bool `json:"-"` // cast by leave of a card, without an action
	ForFree bool `json:"-"` // and without mana

	Innate bool `json:"-"` // an ability, no card: nothing is discarded or counted
}

// Kinds of spells that leave no object behind.
const (
	KindIncantation = "incantation"
	KindAttack      = "attack"
)

// Copies are the cards a spell uses.
func (p *CastData) Copies() int {
	return pick.Either(p.Extend, 2, 1)
}

// HiddenCost is what casting an enchantment face down costs.
const HiddenCost = 2

// FreeCast is leave to cast so many spells without an action, which a card gives.
type FreeCast struct {
	Seat tracker.Seat `json:"seat"`
	Card string       `json:"card"` // the name of what gives it
	Left int          `json:"left"` // how many spells still
	Free bool         `json:"free,omitempty"`

	Spells deed.Filter `json:"-"`
}
