package catalog

import (
	"cmp"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/quickcast/quickcast/internal/facts"
)

// The data files.
const (
	cardsFile     = "data/cards.json"
	magesFile     = "data/mages.json"
	setsFile      = "data/sets.json"
	rulebooksFile = "data/rulebooks.json"
	octgnFile     = "data/octgn.json"
	numbersFile   = "data/numbers.json"
	summariesFile = "data/summaries.de.json" // German summaries by card id; may be missing
	gamesFiles    = "data/games/*.json"
	abilitiesFile = "data/abilities.de.json" // by "mage-id/Ability Name"; may be missing
)

// expectedCards sizes the tables; more or fewer cards are as good.
const expectedCards = 1000

// Load reads the data files below the folder data of fsys, each an array with
// one entry a line, and checks them: every field in its bounds, every name
// that refers to another entry known. It refuses everything at the first
// fault with a *DataError that names file, entry and field.
func Load(fsys fs.FS) (*Catalog, error) {
	c := &Catalog{
		cardByID: make(map[CardID]*Card, expectedCards),
		mageByID: map[MageID]*Mage{},
		setByID:  map[SetID]*Set{},
		octgn:    newOCTGNTable(expectedCards),
		names:    &names{},
		deeds:    &deeds{from: fsys},
		does:     &effects{from: fsys},
	}
	var cardsErr, restErr error
	var wait sync.WaitGroup
	wait.Add(1)
	go func() {
		defer wait.Done()
		restErr = c.readRest(fsys)
	}()
	cardsErr = c.readCards(fsys)
	wait.Wait()
	for _, err := range []error{cardsErr, restErr, c.checkReferences()} {
		if err != nil {
			return nil, err
		}
	}
	c.nameEditions()
	slices.SortStableFunc(c.cards, func(a, b *Card) int { return cmp.Compare(a.Name, b.Name) })
	return c, nil
}

// readCards reads the cards and their German summaries.
func (c *Catalog) readCards(fsys fs.FS) error {
	german, err := facts.Texts(fsys, summariesFile)
	if err != nil {
		return err
	}
	err = facts.Read(fsys, cardsFile, func(card *Card) (string, error) {
		id := string(card.ID)
		if err := card.check(); err != nil {
			return id, err
		}
		if c.cardByID[card.ID] != nil {
			return id, facts.Wrong("id", "used twice")
		}
		card.SummaryDE, card.deeds = german[id], c.deeds
		for _, v := range card.Variants {
			v.As.deeds = c.deeds
		}
		c.cardByID[card.ID] = card
		c.cards = append(c.cards, card)
		return id, nil
	})
	if err != nil {
		return err
	}
	for id := range german {
		if c.cardByID[CardID(id)] == nil {
			return facts.Locate(summariesFile, id, facts.Wrong("id", "no such card"))
		}
	}
	return nil
}

// readRest reads everything that is not a card.
func (c *Catalog) readRest(fsys fs.FS) error {
	var err error
	if c.german, err = readGerman(fsys); err != nil {
		return err
	}
	if err := c.readMages(fsys); err != nil {
		return err
	}
	err = facts.Read(fsys, setsFile, func(set *Set) (string, error) {
		err := set.check()
		if err == nil && c.setByID[set.ID] != nil {
			err = facts.Wrong("id", "used twice")
		}
		if err == nil {
			c.setByID[set.ID] = set
			c.sets = append(c.sets, set)
		}
		return string(set.ID), err
	})
	if err != nil {
		return err
	}
	err = facts.Read(fsys, rulebooksFile, func(book *Rulebook) (string, error) {
		err := book.check()
		if _, taken := c.Rulebook(book.ID); err == nil && taken {
			err = facts.Wrong("id", "used twice")
		}
		c.rulebooks = append(c.rulebooks, book)
		return book.ID, err
	})
	if err != nil {
		return err
	}
	if err := facts.Read(fsys, numbersFile, c.numbers.add); err != nil {
		return err
	}
	if err := facts.Read(fsys, octgnFile, c.octgn.add); err != nil {
		return err
	}
	return c.readSheets(fsys)
}

// readMages reads the mages and the German texts of their abilities.
func (c *Catalog) readMages(fsys fs.FS) error {
	german, err := facts.Texts(fsys, abilitiesFile)
	if err != nil {
		return err
	}
	err = facts.Read(fsys, magesFile, func(r *mageRecord) (string, error) {
		mage, err := r.mage()
		if err == nil && c.mageByID[mage.ID] != nil {
			err = facts.Wrong("id", "used twice")
		}
		id := string(mage.ID)
		if err != nil {
			return id, err
		}
		for i := range mage.Abilities {
			key := id + "/" + mage.Abilities[i].Name
			mage.Abilities[i].SummaryDE = german[key]
			delete(german, key)
		}
		c.mageByID[mage.ID] = mage
		c.mages = append(c.mages, mage)
		return id, nil
	})
	if err != nil {
		return err
	}
	for key := range german {
		mage, ability, _ := strings.Cut(key, "/")
		return facts.Locate(abilitiesFile, mage, facts.Wrong(ability, "no such ability"))
	}
	return nil
}
