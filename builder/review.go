package builder

import (
	"quickcast/catalog"
	"quickcast/rules/training"
)

// Review is everything that can be said about a book: what it costs, entry by
// entry and why, what breaks which law, and what nobody understood.
type Review struct {
	Mage   *catalog.Mage // nil while the book has none, or an unknown one
	Game   training.Game
	Choice training.School // the choice the prices stand on
	Picked bool            // Choice was not the owner's: it is the one that serves the book best

	Points int // spent
	Limit  int // the mage's spellpoints; 0 where there is no limit
	Cards  int // in the book, the Paladin's auras left out

	Lines    []Line             // one a card, in the order the cards first appear
	Problems []training.Problem // every breach of every law; those of one card stand in its Line as well
	Unknown  []catalog.CardID   // entries whose card the catalog does not have
}

// Line is one card of a book with all its copies.
type Line struct {
	Card     *catalog.Card
	Count    int
	Copies   int // allowed in this game
	Price    training.Price
	Points   int // of all copies
	Problems []training.Problem
}

// RuleNoMage is the breach of a book without a mage: nobody can say what its
// spells cost.
const RuleNoMage training.Rule = "no-mage"

// Legal says whether the book breaks no law and was understood in full.
func (r Review) Legal() bool { return len(r.Problems) == 0 && len(r.Unknown) == 0 }

// Look reviews the book. Without a mage every school counts as untrained, so
// that the prices are an upper bound for most mages, and RuleNoMage is the
// first problem.
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

	book := training.Book{Game: r.Game, Mage: mage, Choice: b.Choice}
	cards := make(map[catalog.CardID]*catalog.Card, len(b.Entries))
	for _, e := range b.Entries {
		card, ok := c.Card(e.Card)
		if !ok {
			r.Unknown = append(r.Unknown, e.Card)
			continue
		}
		cards[e.Card] = card
		book.Entries = append(book.Entries, training.Entry{Spell: card.Spell(), Count: e.Count})
	}
	book = book.Settled()
	r.Choice, r.Picked = book.Choice, book.Choice != b.Choice
	r.Points, r.Cards = book.Total(), book.Cards()
	breaches := training.Check(book)
	r.Problems = append(r.Problems, breaches...)
	r.Lines = lines(book, cards, breaches)
	return r
}

// lines prices each card once, with the copies of all its entries.
func lines(book training.Book, cards map[catalog.CardID]*catalog.Card, breaches []training.Problem) []Line {
	var out []Line
	at := make(map[string]int, len(book.Entries))
	for _, e := range book.Entries {
		if e.Count < 1 {
			continue
		}
		i, seen := at[e.Spell.ID]
		if !seen {
			i = len(out)
			at[e.Spell.ID] = i
			out = append(out, Line{
				Card:   cards[catalog.CardID(e.Spell.ID)],
				Copies: training.Copies(book.Game, e.Spell),
				Price:  book.Mage.Price(e.Spell, book.Choice),
			})
		}
		out[i].Count += e.Count
		out[i].Points = out[i].Count * out[i].Price.Points
	}
	for _, p := range breaches {
		if i, ok := at[p.Spell]; ok {
			out[i].Problems = append(out[i].Problems, p)
		}
	}
	return out
}
