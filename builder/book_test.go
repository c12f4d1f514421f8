package builder

import (
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

func sample() Book {
	return Book{
		Name: "Sample", Game: training.Arena, Mage: "arena-wizard-sortilege", Choice: training.Fire,
		Entries: []Entry{{Card: "dispel", Count: 2}, {Card: "bear-strength", Count: 1}, {Card: "dispel", Count: 3, Printing: "other"}},
		Kept:    []Kept{{Count: 2, Name: "Bear Strenght"}},
	}
}

func TestAddAndTakeLeaveTheReceiver(t *testing.T) {
	before, untouched := sample(), sample()
	after := before.Add("dispel", 1).Add("teleport", 2).Take("dispel", 4).Take("bear-strength", 9)
	if !reflect.DeepEqual(before, untouched) {
		t.Errorf("the receiver changed: %+v", before)
	}
	if got := after.Count("dispel"); got != 2 {
		t.Errorf("%d dispel, want 2", got)
	}
	want := []Entry{{Card: "dispel", Count: 2}, {Card: "teleport", Count: 2}}
	if !reflect.DeepEqual(after.Entries, want) {
		t.Errorf("entries %v, want %v", after.Entries, want)
	}
}

func TestAddIsBounded(t *testing.T) {
	book := Book{}.Add("dispel", 1<<40).Add("dispel", 1<<40)
	if got := book.Count("dispel"); got != MaxCount {
		t.Errorf("%d copies, want %d", got, MaxCount)
	}
	if got := book.Add("dispel", -3).Count("dispel"); got != MaxCount {
		t.Errorf("adding -3 gives %d copies", got)
	}
}

func TestResolveAndDrop(t *testing.T) {
	book := sample().Resolve(0, "bear-strength")
	if got := book.Count("bear-strength"); got != 3 || len(book.Kept) != 0 {
		t.Errorf("%d copies, kept %v; want 3 and none", got, book.Kept)
	}
	if got := sample().Drop(0).Drop(0); len(got.Kept) != 0 {
		t.Errorf("kept %v, want none", got.Kept)
	}
}

func TestWithMage(t *testing.T) {
	c := load(t)
	warlock, _ := c.Mage("arena-warlock-arraxian-crown")
	book := sample()
	book.MageCards = []Kept{{Count: 1, ID: "x"}}
	got := book.WithMage(warlock)
	if got.Mage != warlock.ID || got.Choice != "" || got.MageCards != nil {
		t.Errorf("the book keeps what belonged to the other mage: %+v", got)
	}
}

func TestSame(t *testing.T) {
	book := sample()
	other := sample()
	other.Entries = []Entry{{Card: "bear-strength", Count: 1}, {Card: "dispel", Count: 5}}
	if !book.Same(other) {
		t.Error("order, splitting and printing make it another book")
	}
	if book.Same(other.Add("dispel", 1)) {
		t.Error("one copy more is the same book")
	}
	other.Kept = nil
	if book.Same(other) {
		t.Error("a lost line is the same book")
	}
}

// However one edits, undoing all leads back and redoing all leads forth.
func TestEditsGoBackAndForth(t *testing.T) {
	cards := []catalog.CardID{"dispel", "teleport", "bear-strength"}
	rapid.Check(t, func(t *rapid.T) {
		edits := edit(sample())
		steps := rapid.IntRange(0, 20).Draw(t, "steps")
		for range steps {
			card := rapid.SampledFrom(cards).Draw(t, "card")
			n := rapid.IntRange(1, 3).Draw(t, "n")
			if rapid.Bool().Draw(t, "add") {
				edits = edits.Do(edits.book().Add(card, n))
			} else {
				edits = edits.Do(edits.book().Take(card, n))
			}
		}
		end := edits.book()
		for edits.CanUndo() {
			edits = edits.undo()
		}
		if !reflect.DeepEqual(edits.book(), sample()) {
			t.Fatalf("undone to %+v", edits.book())
		}
		for edits.CanRedo() {
			edits = edits.redo()
		}
		if !reflect.DeepEqual(edits.book(), end) {
			t.Fatalf("redone to %+v, want %+v", edits.book(), end)
		}
	})
}

func TestNewEditForgetsTheUndone(t *testing.T) {
	edits := edit(Book{}).Do(Book{Name: "a"}).undo().Do(Book{Name: "b"})
	if edits.CanRedo() || edits.book().Name != "b" || edits.undo().book().Name != "" {
		t.Errorf("got %+v", edits)
	}
}

// Copies are taken from the last entry backwards, no more than there are, and what is left stays.
func TestTakingLeavesTheRest(t *testing.T) {
	two := Book{Entries: []Entry{{Card: "a", Count: 2}, {Card: "b", Count: 1}, {Card: "a", Count: 2, Printing: "x"}}}
	for n, want := range map[int][]Entry{
		-1: two.Entries, 0: two.Entries,
		1: {{Card: "a", Count: 2}, {Card: "b", Count: 1}, {Card: "a", Count: 1, Printing: "x"}},
		2: {{Card: "a", Count: 2}, {Card: "b", Count: 1}},
		3: {{Card: "a", Count: 1}, {Card: "b", Count: 1}},
		4: {{Card: "b", Count: 1}}, 9: {{Card: "b", Count: 1}},
	} {
		if got := two.Take("a", n).Entries; !slices.Equal(got, want) {
			t.Errorf("without %d it is %v, want %v", n, got, want)
		}
	}
}
