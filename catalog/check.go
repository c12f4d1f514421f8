package catalog

import "github.com/quickcast/quickcast/internal/facts"

// checkReferences reports the first name in an entry that refers to an entry
// which does not exist. It says nothing about entries that were not read.
func (c *Catalog) checkReferences() error {
	for _, card := range c.cards {
		if err := c.checkCardSets(card); err != nil {
			return facts.Locate(cardsFile, string(card.ID), err)
		}
	}
	for _, mage := range c.mages {
		if c.setByID[mage.Set] == nil {
			return facts.Locate(magesFile, string(mage.ID), facts.Wrong("set", "no such set %q", mage.Set))
		}
	}
	for _, book := range c.rulebooks {
		if err := c.checkRulebook(book); err != nil {
			return facts.Locate(rulebooksFile, book.ID, err)
		}
	}
	return c.checkOCTGN()
}

func (c *Catalog) checkCardSets(card *Card) error {
	for _, p := range card.Printed {
		if c.setByID[p.Set] == nil {
			return facts.Wrong("sets", "no such set %q", p.Set)
		}
	}
	for _, v := range card.Variants {
		if !card.In(v.Set) {
			return facts.Wrong("variants", "the card is not in set %q", v.Set)
		}
	}
	return nil
}

func (c *Catalog) checkRulebook(book *Rulebook) error {
	mage, ok := c.Mage(book.Mage)
	if !ok {
		return facts.Wrong("mage", "no such mage %q", book.Mage)
	}
	if mage.Game != book.Game {
		return facts.Wrong("game", "%s, but the mage plays %s", book.Game, mage.Game)
	}
	for _, e := range book.Entries {
		if c.cardByID[e.Card] == nil {
			return facts.Wrong("cards", "no such card %q", e.Card)
		}
	}
	return nil
}

func (c *Catalog) checkOCTGN() error {
	for id := range c.octgn.cards {
		if c.cardByID[id] == nil {
			return facts.Locate(octgnFile, string(id), facts.Wrong("card", "no such card"))
		}
	}
	for id := range c.octgn.mages {
		if c.mageByID[id] == nil {
			return facts.Locate(octgnFile, string(id), facts.Wrong("mage", "no such mage"))
		}
	}
	return nil
}
