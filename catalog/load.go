package catalog

import (
	"cmp"
	"io/fs"
	"slices"
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
	gamesFiles    = "data/games/*.json"
)

// expectedCards sizes the tables; more or fewer cards are as good.
const expectedCards = 1000

// Load reads the data files below the folder data of fsys, each an array with
// one entry a line. It refuses everything at the first that cannot be read with a *DataError
// that names file, entry and field. What else must be true of the data a test holds them to.
func Load(fsys fs.FS) (*Catalog, error) {
	c, err := read(fsys)
	if err != nil {
		return nil, err
	}
	c.nameEditions()
	slices.SortStableFunc(c.cards, func(a, b *Card) int { return cmp.Compare(a.Name, b.Name) })
	return c, nil
}

// read reads all files, and follows no name from one to another.
func read(fsys fs.FS) (*Catalog, error) {
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
	return c, cmp.Or(cardsErr, restErr)
}

// readCards reads the cards, and what languages say of them.
func (c *Catalog) readCards(fsys fs.FS) error {
	err := facts.Read(fsys, cardsFile, func(card *Card) (string, error) {
		card.deeds, card.Words = c.deeds, map[string]CardWords{}
		for _, v := range card.Variants {
			v.As.deeds, v.As.Words = c.deeds, card.Words
		}
		c.cardByID[card.ID] = card
		c.cards = append(c.cards, card)
		return string(card.ID), card.complete()
	})
	if err != nil {
		return err
	}
	return facts.Overlay(fsys, "cards.json", func(lang, id string, words CardWords) error {
		card := c.cardByID[CardID(id)]
		if card == nil {
			return facts.Wrong("id", "no such card")
		}
		card.Words[lang] = words
		return nil
	})
}

// readRest reads everything that is not a card.
func (c *Catalog) readRest(fsys fs.FS) error {
	var err error
	if c.translated, err = readTerms(fsys); err != nil {
		return err
	}
	if c.asked, err = readAsked(fsys); err != nil {
		return err
	}
	if err := c.readMages(fsys); err != nil {
		return err
	}
	err = facts.Read(fsys, setsFile, func(set *Set) (string, error) {
		c.setByID[set.ID] = set
		c.sets = append(c.sets, set)
		return string(set.ID), nil
	})
	if err != nil {
		return err
	}
	err = facts.Read(fsys, rulebooksFile, func(book *Rulebook) (string, error) {
		c.rulebooks = append(c.rulebooks, book)
		return book.ID, nil
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

// readMages reads the mages, and what languages say of their abilities.
func (c *Catalog) readMages(fsys fs.FS) error {
	err := facts.Read(fsys, magesFile, func(r *mageRecord) (string, error) {
		mage := r.mage()
		c.mageByID[mage.ID] = mage
		c.mages = append(c.mages, mage)
		return string(mage.ID), nil
	})
	if err != nil {
		return err
	}
	return facts.Overlay(fsys, "mages.json", func(lang, id string, abilities map[string]string) error {
		mage := c.mageByID[MageID(id)]
		if mage == nil {
			return facts.Wrong("id", "no such mage")
		}
		for name, summary := range abilities {
			at := slices.IndexFunc(mage.Abilities, func(a Ability) bool { return a.Name == name })
			if at < 0 {
				return facts.Wrong(name, "no such ability")
			}
			if mage.Abilities[at].Words == nil {
				mage.Abilities[at].Words = map[string]string{}
			}
			mage.Abilities[at].Words[lang] = summary
		}
		return nil
	})
}
