package formats

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/builder"
)

// anyBook makes books of real cards with whatever else a book can hold.
func anyBook(s *Scribe) *rapid.Generator[builder.Book] {
	words := rapid.StringMatching(`[A-Za-zäöüß]{1,8}([ '-][A-Za-z0-9]{1,8}){0,3}`)
	odd := rapid.StringMatching(`[!-~äöüß€→]{1,6}( [!-~äöüß€→]{1,6}){0,3}`)
	name := rapid.OneOf(words, odd)
	return rapid.Custom(func(t *rapid.T) builder.Book {
		var b builder.Book
		if rapid.Bool().Draw(t, "named") {
			b.Name = name.Draw(t, "name")
		}
		mages := s.mages.all
		mage := mages[rapid.IntRange(0, len(mages)-1).Draw(t, "mage")]
		b = b.WithMage(mage)
		if choices := mage.Training.Choices; len(choices) > 0 && rapid.Bool().Draw(t, "chosen") {
			b.Choice = rapid.SampledFrom(choices).Draw(t, "choice")
		}
		if rapid.IntRange(0, 9).Draw(t, "otherGame") == 0 {
			b.Game = "arena"
		}
		cards := s.catalog.Cards()
		for range rapid.IntRange(1, 30).Draw(t, "entries") {
			card := cards[rapid.IntRange(0, len(cards)-1).Draw(t, "card")]
			e := builder.Entry{Card: card.ID, Count: rapid.IntRange(1, 7).Draw(t, "count")}
			if ids := s.catalog.OCTGN(card.ID); len(ids) > 1 && rapid.Bool().Draw(t, "printed") {
				e.Printing = rapid.SampledFrom(ids[1:]).Draw(t, "printing")
			}
			b.Entries = append(b.Entries, e)
		}
		for _, n := range rapid.SliceOfN(name, 0, 3).Draw(t, "kept") {
			k := builder.Kept{Count: rapid.IntRange(-3, 1200).Draw(t, "keptCount"), Name: n}
			if _, known := s.names.card(n); known || isMageName(s, n) {
				continue
			}
			if rapid.Bool().Draw(t, "withID") {
				k.ID = odd.Draw(t, "id")
			}
			if rapid.IntRange(0, 3).Draw(t, "asMage") == 0 && key(n) != "" && !s.mages.isNobody(n) {
				k.Section = mageSection
			}
			b.Kept = append(b.Kept, k)
		}
		notes := rapid.StringMatching(`([ -~äöü]{0,30}\n){0,3}[ -~]{0,10}`).Draw(t, "notes")
		b.Notes = tidyNotes(strings.Repeat(notes, rapid.SampledFrom([]int{1, 1, 1, 400}).Draw(t, "times")))
		return b
	})
}

func isMageName(s *Scribe, name string) bool {
	_, ok := s.mages.find(name)
	return ok
}

// Writing and reading back gives the same book, in every format.
func TestRoundTrip(t *testing.T) {
	s := scribe(t)
	for _, f := range thereAndBack() {
		keeps := slices.Contains(thereAndBackBut(noPrintings), f)
		t.Run(string(f), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				book := anyBook(s).Draw(t, "book")
				data, err := s.Write(book, f)
				if err != nil {
					t.Fatal(err)
				}
				r, err := s.Read(data, Options{})
				if err != nil {
					t.Fatalf("%v\n%s", err, data)
				}
				if !r.Book.Same(book) {
					t.Fatalf("got  %+v\nwant %+v\n%s", r.Book, book, data)
				}
				if keeps && !maps.Equal(printings(r.Book), printings(book)) {
					t.Fatalf("other printings: %v, want %v\n%s", printings(r.Book), printings(book), data)
				}
				if len(r.Problems) != len(book.Kept) {
					t.Fatalf("%d problems for %d unknown lines: %+v\n%s", len(r.Problems), len(book.Kept), r.Problems, data)
				}
			})
		})
	}
}

// printings count the copies of each printing of each card.
func printings(b builder.Book) map[builder.Entry]int {
	all := map[builder.Entry]int{}
	for _, e := range b.Entries {
		all[builder.Entry{Card: e.Card, Printing: e.Printing}] += e.Count
	}
	return all
}

// A second writing gives the very same bytes: nothing creeps in.
func TestWritingSettles(t *testing.T) {
	s := scribe(t)
	rapid.Check(t, func(t *rapid.T) {
		f := rapid.SampledFrom(thereAndBack()).Draw(t, "format")
		first, err := s.Write(anyBook(s).Draw(t, "book"), f)
		if err != nil {
			t.Fatal(err)
		}
		r, err := s.Read(first, Options{})
		if err != nil {
			t.Fatal(err)
		}
		second, err := s.Write(r.Book, f)
		if err != nil {
			t.Fatal(err)
		}
		again, err := s.Read(second, Options{})
		if err != nil || !again.Book.Same(r.Book) {
			t.Fatalf("%v\n%s\n%s", err, first, second)
		}
		if !slices.Equal(first, second) && f != Text && f != Markdown && f != BBCode {
			t.Fatalf("first\n%s\nsecond\n%s", first, second)
		}
	})
}

// A line end that got lost loses no card: it is in the book all the same, or
// something is reported.
func TestLostLineEndsLoseNoCard(t *testing.T) {
	s := scribe(t)
	rapid.Check(t, func(t *rapid.T) {
		book := builder.FromRulebook(rapid.SampledFrom(s.catalog.Rulebooks()).Draw(t, "rulebook"), "Fire and Fury")
		data, err := s.Write(book, rapid.SampledFrom(thereAndBack()).Draw(t, "format"))
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.SplitAfter(string(data), "\n")
		at := rapid.IntRange(0, len(lines)-2).Draw(t, "line")
		lines[at] = strings.TrimSuffix(lines[at], "\n") + rapid.SampledFrom([]string{" ", "", ", ", "\t"}).Draw(t, "by")
		r, err := s.Read([]byte(strings.Join(lines, "")), Options{})
		if err != nil || len(r.Problems) > 0 || r.Book.Mage == "" {
			return
		}
		for _, e := range book.Entries {
			if r.Book.Count(e.Card) != book.Count(e.Card) {
				t.Fatalf("%s: %d copies, want %d\n%s", e.Card, r.Book.Count(e.Card), book.Count(e.Card), strings.Join(lines, ""))
			}
		}
	})
}
