package formats

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/quickcast/quickcast/builder"
)

// manyBooks are books as people build them: the rulebooks', and for every mage two
// that spend what there is to spend, with notes, printings and lines nobody knows.
func manyBooks(t testing.TB, s *Scribe) []builder.Book {
	t.Helper()
	var all []builder.Book
	for _, rulebook := range s.catalog.Rulebooks() {
		all = append(all, builder.FromRulebook(rulebook, "From the book: "+rulebook.Kind))
	}
	dice := rand.New(rand.NewPCG(1, 2))
	cards := s.catalog.Cards()
	for i := range 2 * len(s.mages.all) {
		mage := s.mages.all[i/2]
		b := builder.Book{Name: fmt.Sprintf("%s — no. %d", mage.Class, i)}.WithMage(mage)
		if n := len(mage.Training.Choices); n > 0 && i%2 == 0 {
			b.Choice = mage.Training.Choices[dice.IntN(n)]
		}
		for range 60 {
			review := builder.Look(b, s.catalog)
			if card := cards[dice.IntN(len(cards))]; review.Fits(card) {
				b = b.Add(card.ID, 1+dice.IntN(3))
				if ids := s.catalog.OCTGN(card.ID); len(ids) > 1 && i%5 == 0 {
					b.Entries[len(b.Entries)-1].Printing = ids[1]
				}
			}
		}
		if i%3 == 0 {
			b.Notes = "Opening: Battle Forge, then wait.\n\n- vs. Earth: 2x Dissolve\n* äöüß “quotes” <b> & | 7"
		}
		if i%4 == 0 {
			b.Kept = []builder.Kept{{Count: 2, Name: "Bear Strenght"}, {Count: 1, Name: "House rule: Familiar", ID: "own-17", Section: "Creature"}}
		}
		all = append(all, b)
	}
	return all
}

// Many books go every way there and back, and once round through all formats one after
// the other: ids, notes, printings where a format holds them, and unknown lines.
func TestManyBooksEveryWay(t *testing.T) {
	s := scribe(t)
	books := manyBooks(t, s)
	if len(books) < 60 {
		t.Fatalf("only %d books", len(books))
	}
	for _, book := range books {
		round := book
		for _, f := range thereAndBack() {
			data, err := s.Write(book, f)
			if err != nil {
				t.Fatal(err)
			}
			r := read(t, s, string(data))
			if r.Format != f || !r.Book.Same(book) || len(r.Problems) != len(book.Kept) {
				t.Errorf("%s as %s, read as %s: %+v\nwant %+v\nproblems %+v", book.Name, f, r.Format, r.Book, book, r.Problems)
			}
			if data, err = s.Write(round, f); err != nil {
				t.Fatal(err)
			}
			round = read(t, s, string(data)).Book
		}
		if !round.Same(book) {
			t.Errorf("%s is another book after all formats: %+v", book.Name, round)
		}
	}
	for _, book := range books[:12] {
		data, err := s.Write(book, QR)
		if err != nil {
			t.Fatal(err)
		}
		if r, err := s.Read(data, Options{}); err != nil || !r.Book.Same(book) {
			t.Errorf("%s as a picture: %v, %+v", book.Name, err, r.Book)
		}
	}
}
