package catalog

import "github.com/quickcast/quickcast/internal/facts"

// numberTable gives cards and mages the numbers that share codes say them by. A
// number is never given to another: what is new comes at the end of the list,
// and what is gone keeps its place.
type numberTable struct {
	cards    []CardID
	mages    []MageID
	cardByID map[CardID]int
	mageByID map[MageID]int
}

// Number is the number of a card for good, from 0; false for one that has none.
func (c *Catalog) Number(id CardID) (int, bool) {
	n, ok := c.numbers.cardByID[id]
	return n, ok
}

// Numbered is the card of a number. It need not be in the catalog any more.
func (c *Catalog) Numbered(n int) (CardID, bool) {
	if n < 0 || n >= len(c.numbers.cards) {
		return "", false
	}
	return c.numbers.cards[n], true
}

// MageNumber is Number for a mage.
func (c *Catalog) MageNumber(id MageID) (int, bool) {
	n, ok := c.numbers.mageByID[id]
	return n, ok
}

// NumberedMage is Numbered for a mage.
func (c *Catalog) NumberedMage(n int) (MageID, bool) {
	if n < 0 || n >= len(c.numbers.mages) {
		return "", false
	}
	return c.numbers.mages[n], true
}

// numbersRecord is an entry of numbers.json: the cards, or the mages.
type numbersRecord struct {
	Of  string   `json:"of"`
	IDs []string `json:"ids"`
}

// add takes over one record and gives its name for messages.
func (t *numberTable) add(r *numbersRecord) (string, error) {
	var err error
	switch r.Of {
	case "cards":
		t.cards, t.cardByID, err = numbered[CardID](r.IDs)
	case "mages":
		t.mages, t.mageByID, err = numbered[MageID](r.IDs)
	default:
		err = facts.Wrong("of", "%q is neither cards nor mages", r.Of)
	}
	return r.Of, err
}

func numbered[ID ~string](ids []string) ([]ID, map[ID]int, error) {
	list, byID := make([]ID, len(ids)), make(map[ID]int, len(ids))
	for n, id := range ids {
		if _, taken := byID[ID(id)]; taken {
			return nil, nil, facts.Wrong("ids", "%s has two numbers", id)
		}
		list[n], byID[ID(id)] = ID(id), n
	}
	return list, byID, nil
}
