package builder

import (
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

// Review is everything that can be said about a book: what it costs, entry by
// entry and why, what breaks which law, and what nobody understood.
type Review struct {
	Mage   *catalog.Mage // nil while the book has none, or an unknown one
	Game   training.Game
	Choice training.School // the choice the prices stand on
	Picked bool            // Choice was not the owner's: it is the one that serves the book best

	Points int // spent; 0 without a mage (see Priced)
	Limit  int // the mage's spellpoints; 0 where there is no limit
	Cards  int // in the book, the Paladin's auras left out

	Lines    []Line             // one a card, in the order the cards first appear
	Problems []training.Problem // every breach of every law; those of one card stand in its Line as well
	Unknown  []catalog.CardID   // entries whose card the catalog does not have
}

// Line is one card of a book with what the law says of all its copies.
type Line struct {
	Card *catalog.Card
	*training.Line
}

// RuleNoMage is the breach of a book without a mage: nobody can say what its
// spells cost, and the book is neither legal nor illegal.
const RuleNoMage training.Rule = "no-mage"

// Legal says whether the book breaks no law and was understood in full.
func (r Review) Legal() bool { return len(r.Problems) == 0 && len(r.Unknown) == 0 }

// Look reviews the book. Without a mage nobody can say what it costs or what of
// it is allowed: RuleNoMage is its one problem, and there are no points.
func Look(b Book, c *catalog.Catalog) Review {
	r := Review{Game: b.Game}
	mage := training.Mage{Game: b.Game}
	if m, ok := c.Mage(b.Mage); ok {
		r.Mage, mage = m, m.Training
		if r.Game == "" {
			r.Game = m.Game
		}
	} else {
		r.Problems = append(r.Problems, training.Problem{Rule: RuleNoMage, Game: b.Game})
	}
	r.Limit = mage.Limit

	book := training.Book{Game: r.Game, Mage: mage, Choice: b.Choice, Entries: make([]training.Entry, 0, len(b.Entries))}
	cards := make([]*catalog.Card, 0, len(b.Entries))
	for _, e := range b.Entries {
		card, ok := c.Card(e.Card)
		if !ok {
			r.Unknown = append(r.Unknown, e.Card)
			continue
		}
		cards = append(cards, card)
		book.Entries = append(book.Entries, training.Entry{Spell: card.Spell(), Count: e.Count})
	}
	law := book.Review()
	if r.Mage == nil {
		unpriced(&law)
	}
	r.Choice, r.Picked = law.Choice, law.Choice != b.Choice
	r.Points, r.Cards = law.Points, law.Cards
	r.Problems = append(r.Problems, law.Problems...)
	r.Lines = make([]Line, len(law.Lines))
	for i := range law.Lines {
		line := &law.Lines[i]
		r.Lines[i] = Line{Card: cards[line.Entry], Line: line}
	}
	return r
}

// Priced says whether there are points to speak of: a mage whose they are.
func (r Review) Priced() bool { return r.Mage != nil }

// unpriced leaves what does not depend on the mage: the cards and their copies.
func unpriced(law *training.Review) {
	law.Points, law.Problems = 0, nil
	for i := range law.Lines {
		line := &law.Lines[i]
		line.Price, line.Points, line.Problems = training.Price{}, 0, nil
	}
}
