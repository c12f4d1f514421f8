package books

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
)

// BenchmarkKey is one key typed into the search beside a book: the search, the price of
// every card found, and the rows that are in sight. It is to stay below 2 ms.
func BenchmarkKey(b *testing.B) {
	st := newStand(b, desk, "en", theme.Dark)
	s := st.screen
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	s.takeRulebook(rulebook)
	for name, queries := range map[string][2]string{"letters": {"fir", "fire"}, "all": {"", "e"}, "typo": {"firebal", "fireblal"}} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				n++
				s.finder.typed(queries[n%2])
				points := 0
				for _, hit := range s.finder.hits {
					points += s.review.Price(hit.Card).Points
				}
				if points < 0 {
					b.Fatal("no prices")
				}
			}
		})
	}
	b.Run("add", func(b *testing.B) {
		card := s.finder.hits[0].Card.ID
		for b.Loop() {
			s.change(s.draft.Book().Add(card, 1))
			s.change(s.draft.Book().Take(card, 1))
		}
	})
}

// A new book is begun with nothing searched for, and the book before keeps its search.
func TestANewBookBeginsWithAnEmptySearch(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	st.screen.Begin("arena-warlock-arraxian-crown")
	first := st.screen.draft.ID()
	st.screen.finder.typed("fireball")
	st.screen.Begin("arena-wizard-sortilege")
	if got := st.screen.finder.seek.query; got != "" {
		t.Errorf("the new book searches for %q", got)
	}
	st.screen.Open(first)
	if got := st.screen.finder.seek.query; got != "fireball" {
		t.Errorf("the first book searches for %q, want what was typed there", got)
	}
}

// A bracket that never closes is named, and what was understood can be taken away, also
// behind a number of copies.
func TestTheSearchOfABookSaysHowItWasRead(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	st.screen.Begin("arena-warlock-arraxian-crown")
	f := st.screen.finder
	f.field.SetText("(wolf")
	st.Reads("is never closed")
	f.field.SetText("2 demon that drains mana")
	st.Tap("Take away: drains mana")
	if f.seek.query != "2 demon that" || f.times != 2 || len(f.hits) == 0 {
		t.Errorf("it searches for %q, %d copies, and finds %d", f.seek.query, f.times, len(f.hits))
	}
}

// What breaks a law leads to each of the rules it names.
func TestProblemsLeadToTheirRules(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	var opened []string
	st.screen.n.OpenRule = func(number string) { opened = append(opened, number) }
	law := st.screen.w.T("booksscreen.law.copies")
	numbers := ruleNumbers(law)
	if chips := st.screen.ruleChips(law); len(chips) != len(numbers) || len(numbers) < 2 {
		t.Fatalf("%q has %d ways to rules, want %v", law, len(chips), numbers)
	}
	for _, chip := range st.screen.ruleChips(law) {
		test.Tap(chip.(fyne.Tappable))
	}
	if !slices.Equal(opened, numbers) {
		t.Errorf("opened %v, want %v", opened, numbers)
	}
	if none := ruleNumbers("A mage, X-1 and R-, 3-4 of A-B"); len(none) > 0 {
		t.Errorf("%v are no rules", none)
	}
}
