package cli

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/builder/sheet"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/paper"
)

// sixtyBooks are books as people keep them: those of the rulebooks, and legal ones of every
// mage, with notes, printings of other sets and lines of cards nobody here knows.
func sixtyBooks(cards *catalog.Catalog) []builder.Book {
	var books []builder.Book
	for _, r := range cards.Rulebooks() {
		books = append(books, builder.FromRulebook(r, "The rulebook's "+r.Kind+" "+r.ID))
	}
	r := rand.New(rand.NewPCG(60, 15))
	notes := []string{
		"", "Opens with a spawnpoint; keep 6 mana back.", "Gegen Feuer: zwei Dissolve mehr.\n\nZuletzt gespielt: Köln, Mai", "1. e4 e5\n- not a card\nTotal: 120",
	}
	kept := []builder.Kept{
		{Count: 2, Name: "Chronomancer's Hourglass"}, {Count: 1, Name: "Feuer & Schwert", ID: "0a1b2c3d-0000-4000-8000-00000000feed"}, {Count: 3, Name: "Homebrew: Ember Wyrm"},
	}
	mages := cards.Mages()
	for i := 0; len(books) < 60; i++ {
		mage := mages[i%len(mages)]
		if mage.Class == "*" {
			continue
		}
		book := builder.Book{Name: fmt.Sprintf("Nr. %d „%s“ (v%d)", i, mage.Class, 1+i%3), Notes: notes[i%len(notes)]}.WithMage(mage)
		if choices := mage.Training.Choices; len(choices) > 0 {
			book.Choice = choices[r.IntN(len(choices))]
		}
		for range 400 {
			review := builder.Look(book, cards)
			card := cards.Cards()[r.IntN(len(cards.Cards()))]
			if !review.Fits(card) || review.Price(card).Points > 3*card.Level-1 && r.IntN(6) > 0 {
				continue
			}
			entry := builder.Entry{Card: card.ID, Count: 1}
			if ids := cards.OCTGN(card.ID); len(ids) > 1 && r.IntN(2) == 0 {
				entry.Printing = ids[1]
			}
			if book.Count(card.ID) == 0 {
				book.Entries = append(book.Entries, entry)
			} else {
				book = book.Add(card.ID, 1)
			}
			if review.Left() < 2 {
				break
			}
		}
		if i%4 == 3 {
			book.Kept = append(book.Kept, kept[i/4%len(kept)])
		}
		books = append(books, book)
	}
	return books
}

// Sixty books survive every way there and back, and the way through all formats in a row,
// with their printings, notes and the lines nobody understood.
func TestSixtyBooksThereAndBack(t *testing.T) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	env := &Env{Assets: assets.FS, Now: func() time.Time { return time.Unix(1e9, 0).UTC() }, Lang: "en"}
	print, err := env.printer(cards, paperWish{kind: string(sheet.Kinds()[0]), size: string(paper.A4)})
	if err != nil {
		t.Fatal(err)
	}
	s := formats.NewScribe(cards).With(print)
	ways := 0
	for _, book := range sixtyBooks(cards) {
		if n := len(book.Entries); n < 8 {
			t.Errorf("%s has only %d cards", book.Name, n)
		}
		went := book
		for _, f := range formats.Formats() {
			if !f.Writes() || f.Name == formats.TTS {
				continue
			}
			data, err := s.Write(book, f.Name)
			if err != nil {
				t.Fatalf("%s to %s: %v", book.Name, f.Name, err)
			}
			back, err := s.Read(data, formats.Options{})
			if err != nil || !back.Book.Same(book) {
				t.Fatalf("%s by %s: %v\ngot  %+v\nwant %+v", book.Name, f.Name, err, back.Book, book)
			}
			if data, err = s.Write(went, f.Name); err == nil {
				back, err = s.Read(data, formats.Options{})
			}
			if err != nil || !back.Book.Same(book) {
				t.Fatalf("%s through %s and those before: %v", book.Name, f.Name, err)
			}
			went = back.Book
			ways++
		}
	}
	t.Logf("%d ways there and back", ways)
}
