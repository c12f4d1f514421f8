package codex

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"quickcast/catalog/codex"
	"quickcast/ui/uitest"
	"quickcast/ui/widgets"
)

// tapChip taps a chip by its words: rows of the list may have the same ones.
func (b *bench) tapChip(t *testing.T, label string) {
	t.Helper()
	for _, o := range test.LaidOutObjects(b.Window.Content()) {
		if chip, ok := o.(*widgets.Chip); ok && chip.Face().Label == label {
			test.Tap(chip)
			return
		}
	}
	t.Fatalf("there is no chip %q", label)
}

func TestTypingFindsATermAndTapsLeadOn(t *testing.T) {
	b := open(t, phone(), State{})
	b.Rune('/')
	test.Type(b.Window.Canvas().Focused(), "burn")
	if len(b.found) == 0 || b.found[0].ID != "burn" {
		t.Fatal("burn must be first")
	}
	b.Tap("Burn, Arena")
	if b.State().Term != "burn" {
		t.Fatalf("open is %q", b.State().Term)
	}
	b.Tap("Adramelech, Lord of Fire")
	if b.card != "adramelech-lord-of-fire" {
		t.Errorf("the card %q was opened", b.card)
	}
	b.Tap("all ")
	if b.term != "burn" {
		t.Errorf("the cards of %q were asked for", b.term)
	}
	b.Tap("Burnproof")
	if b.State().Term != "burnproof" {
		t.Fatalf("open is %q, want burnproof", b.State().Term)
	}
	for _, want := range []codex.TermID{"burn", ""} {
		if !b.Back() || b.State().Term != want {
			t.Fatalf("open is %q after going back, want %q", b.State().Term, want)
		}
	}
	if !b.Back() || b.State().Query != "" || b.Back() {
		t.Error("back must then clear the search, and then have nothing more to do")
	}
}

func TestTheListStandsByName(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		b := open(t, uitest.As{Lang: lang, Size: uitest.Desk()}, State{})
		if len(b.found) != len(b.needs.Codex.Terms()) {
			t.Errorf("%d terms, want all", len(b.found))
		}
		letters := ""
		for i, term := range b.found {
			if i > 0 && compareNames(b.found[i-1].NameIn(lang), term.NameIn(lang)) > 0 {
				t.Errorf("%s: %s stands too late", lang, term.Name)
			}
			letters += b.list.face(i, term).Lead
		}
		if sorted := []rune(letters); !slices.IsSorted(sorted) || len(slices.Compact(sorted)) != len([]rune(letters)) {
			t.Errorf("%s: letters %q", lang, letters)
		}
	}
}

func TestChipsNarrowTheList(t *testing.T) {
	b := open(t, phone(), State{})
	b.tapChip(t, "Condition")
	b.tapChip(t, "Arena")
	if len(b.found) == 0 {
		t.Fatal("there are conditions in Arena")
	}
	for _, term := range b.found {
		if term.Kind != "condition" || !slices.Contains(term.Games, codex.Arena) {
			t.Errorf("%s came through", term.Name)
		}
	}
	b.tapChip(t, "Condition")
	b.tapChip(t, "Arena")
	if len(b.found) != len(b.needs.Codex.Terms()) {
		t.Error("a second tap must take the filter away")
	}
}

func TestTheReadingListIsKeptAndShared(t *testing.T) {
	b := open(t, phone(), State{Mine: true}, "regenerate", "no-such-term")
	if len(b.found) != 1 {
		t.Fatalf("%d terms on the list, want the one that exists", len(b.found))
	}
	b.Open("burn")
	b.Tap("Add to my list")
	if !slices.Equal(b.kept, []string{"regenerate", "burn"}) {
		t.Fatalf("kept %v", b.kept)
	}
	b.Back()
	b.Tap("share my list")
	at, later := strings.Index(b.shared, "Burn\n"), strings.Index(b.shared, "Regenerate X (Regenerieren X)")
	if at < 0 || later < at {
		t.Errorf("shared %q", b.shared)
	}
	b.Open("burn")
	b.broken = errors.New("no room")
	b.Tap("Off my list")
	if !slices.Contains(b.mine, "burn") {
		t.Error("what could not be saved must not look done")
	}
}

func TestOnlyConditionsGoOnTheTable(t *testing.T) {
	b := open(t, phone(), State{})
	for _, term := range b.needs.Codex.Terms() {
		want := 1
		if term.Kind == "condition" {
			want = 2
		}
		if got := len(b.buttons(term)); got != want {
			t.Errorf("%s has %d buttons, want %d", term.Name, got, want)
		}
	}
}

func TestTermsHaveTheirPagesInBothLanguages(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		b := open(t, uitest.As{Lang: lang, Size: uitest.Desk()}, State{})
		for i, term := range b.needs.Codex.Terms() {
			if !b.needs.Words.Has("codex.kind." + term.Kind) {
				t.Errorf("the kind %s has no name", term.Kind)
			}
			if i%7 != 0 {
				continue // a page takes a while to be laid out
			}
			b.Open(term.ID)
			if b.State().Term != term.ID {
				t.Errorf("%s does not open", term.ID)
			}
		}
	}
}
