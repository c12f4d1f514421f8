package builder

import (
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

// Price is what one more copy of a card costs the reviewed book, and why;
// nothing where there is no mage (see Priced).
func (r Review) Price(card *catalog.Card) training.Price {
	if !r.Priced() {
		return training.Price{}
	}
	return r.Mage.Training.Price(card.Spell(), r.Choice)
}

// Fits reports whether one more copy of the card breaks no law: the mage may
// use it, there are points left for it and the copies are
// not used up.
func (r Review) Fits(card *catalog.Card) bool {
	spell := card.Spell()
	if !r.Priced() || spell.Barred || !training.InPool(r.Game, spell) || !r.Mage.Training.MayUse(spell, r.Choice) {
		return false
	}
	if r.Limit > 0 && r.Points+r.Price(card).Points > r.Limit {
		return false
	}
	return r.Count(card.ID) < training.Copies(r.Game, spell)
}

// Bar is why the mage may not use a card at all, whatever the number of its copies; nil
// where nothing bars it.
func (r Review) Bar(card *catalog.Card) *training.Problem {
	if !r.Priced() {
		return nil
	}
	law := training.Book{Game: r.Game, Mage: r.Mage.Training, Choice: r.Choice, Entries: []training.Entry{{Spell: card.Spell(), Count: 1}}}.Review()
	for _, line := range law.Lines {
		for i := range line.Problems {
			if line.Problems[i].Limit == 0 {
				return &line.Problems[i]
			}
		}
	}
	return nil
}

// Count is the number of copies of the card in the reviewed book.
func (r Review) Count(id catalog.CardID) int {
	for _, line := range r.Lines {
		if line.Card.ID == id {
			return line.Count
		}
	}
	return 0
}

// Left is how many points are left; less than none where the book spends too
// many.
func (r Review) Left() int { return r.Limit - r.Points }
