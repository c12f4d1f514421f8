// Package catalog knows every card, mage, set and rulebook spellbook of Mage
// Wars Arena and Academy: facts and own-words summaries, loaded once from the
// data files and never changed afterwards.
//
// A Catalog may be shared by any number of goroutines. What a user sets about
// an uncertain fact gives a new Catalog (see Overrides).
package catalog

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/training"
)

// Catalog is everything the data files say. The zero value is empty.
type Catalog struct {
	cards     []*Card // by name
	mages     []*Mage // in the order of the file: Arena first
	sets      []*Set
	rulebooks []*Rulebook

	cardByID map[CardID]*Card
	mageByID map[MageID]*Mage
	setByID  map[SetID]*Set
	octgn    octgnTable
	numbers  numberTable
	sheets   map[string][]byte // of games, by name

	translated translated // for searches
	asked      asked      // what people type
	names      *names     // what searches look through, built by the first
	deeds      *deeds     // what cards do, read by the first table
	does       *effects   // what searches by what cards do look through
}

// Card gives the card with this id.
func (c *Catalog) Card(id CardID) (*Card, bool) {
	card, ok := c.cardByID[id]
	return card, ok
}

// Cards gives all cards by English name, the unofficial ones too. The slice is
// the catalog's own: read it only.
func (c *Catalog) Cards() []*Card { return c.cards }

// Mage gives the mage with this id.
func (c *Catalog) Mage(id MageID) (*Mage, bool) {
	mage, ok := c.mageByID[id]
	return mage, ok
}

// Mages gives all mages, Arena's before Academy's, the unofficial ones too.
// The slice is the catalog's own: read it only.
func (c *Catalog) Mages() []*Mage { return c.mages }

// Set gives the set with this id.
func (c *Catalog) Set(id SetID) (*Set, bool) {
	set, ok := c.setByID[id]
	return set, ok
}

// Sets gives all sets, boxes of Arena first. The slice is the catalog's own:
// read it only.
func (c *Catalog) Sets() []*Set { return c.sets }

// Rulebooks gives the spellbooks the rulebooks suggest. The slice is the
// catalog's own: read it only.
func (c *Catalog) Rulebooks() []*Rulebook { return c.rulebooks }

// Rulebook gives the suggested spellbook with this id.
func (c *Catalog) Rulebook(id string) (*Rulebook, bool) {
	return pick.Find(c.rulebooks, func(book *Rulebook) bool { return book.ID == id })
}

// In reports whether the card came in the set.
func (c *Card) In(set SetID) bool {
	return slices.ContainsFunc(c.Printed, func(p Printing) bool { return p.Set == set })
}

// Has reports whether the card has the school, whatever its level.
func (c *Card) Has(school training.School) bool {
	return slices.ContainsFunc(c.Schools, func(p training.Part) bool { return p.School == school })
}
