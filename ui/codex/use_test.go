package codex

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
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
	b.Tap("Burn, In Brand")
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
			if i > 0 && fold.Compare(b.found[i-1].NameIn(lang), term.NameIn(lang)) > 0 {
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
	if !slices.Equal(b.kept, []string{"regenerate", "no-such-term", "burn"}) {
		t.Fatalf("kept %v", b.kept)
	}
	b.Back()
	b.Tap("share my list")
	b.Tap("Copy as text")
	at, later := strings.Index(b.shared, "Burn (In Brand)\n"), strings.Index(b.shared, "Regenerate X (Regenerieren X)")
	if at < 0 || later < 0 || at < later {
		t.Errorf("shared %q", b.shared)
	}
	b.Open("burn")
	b.broken = errors.New("no room")
	b.Tap("Off my list")
	if !b.chosenList().Has("burn") {
		t.Error("what could not be saved must not look done")
	}
}

// A list that is opened shows all that is on it, whatever was searched for or chosen before.
func TestAnOldSearchHidesNothingOfAListThatIsOpened(t *testing.T) {
	b := open(t, phone(), State{Query: "guard", Kind: "trait", Game: codex.Arena}, "regenerate", "burn")
	b.Tap(b.Words.T("codexscreen.lists"))
	b.Tap("my list")
	if len(b.found) != 2 || b.State().Query != "" {
		t.Errorf("%d terms of the list are shown, searching for %q", len(b.found), b.State().Query)
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

// What no term explains is said so, never shown as the term before it.
func TestAnUnknownTermSaysSo(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Phone(), uitest.Desk()} {
		b := open(t, uitest.As{Size: size}, State{})
		b.Open("burn")
		b.Open("chicken-pox")
		b.Reads("No explanation")
		b.Lacks("Flame condition.")
		if b.State().Term != "chicken-pox" {
			t.Errorf("open is %q", b.State().Term)
		}
		again := open(t, uitest.As{Size: size}, b.State())
		again.Reads("No explanation")
		b.Tap("Search for it")
		if b.State().Query != "chicken pox" || b.State().Term != "" {
			t.Errorf("searched for %q with %q open", b.State().Query, b.State().Term)
		}
	}
}

// What is not settled is shown as a note on the page and in what is shared.
func TestWhatIsOpenIsANote(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		b := open(t, uitest.As{Lang: lang, Size: uitest.Desk()}, State{}, "suffocate")
		b.Open("burn")
		b.Lacks(b.Words.T("codexscreen.uncertain"))
		b.Open("suffocate")
		b.Reads(b.Words.T("codexscreen.uncertain"))
		term, _ := b.needs.Codex.Term("suffocate")
		b.needs.Share("", lesson.Text("", b.entries()))
		if !strings.Contains(b.shared, term.In(lang).Uncertain) {
			t.Errorf("shared %q", b.shared)
		}
	}
}

// What the other screens call a keyword, an effect or a condition is what the
// codex calls it: typed here, it finds its term.
func TestTheWordsOfOtherScreensFindTheirTerms(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		b := open(t, uitest.As{Lang: lang, Size: uitest.Desk()}, State{})
		finds := func(word string, want codex.TermID) {
			t.Helper()
			if hits := b.needs.Codex.Search(word, lang, codex.Arena, 1); len(hits) == 0 || hits[0].Term.ID != want {
				t.Errorf("%s: %q does not find %s first", lang, word, want)
			}
		}
		for _, card := range b.needs.Catalog.Cards() {
			for _, keyword := range card.Keywords() {
				if term, ok := b.needs.Codex.ForKeyword(keyword); ok {
					finds(b.Words.Term(words.TraitTerm, keyword), term.ID)
				}
			}
			for _, attack := range card.Attacks {
				for _, effect := range attack.Effects {
					for _, result := range effect.Results() {
						if term, ok := b.needs.Codex.ForKeyword(result); ok {
							finds(b.Words.Term(words.EffectTerm, result), term.ID)
						}
					}
				}
			}
		}
		for _, term := range b.needs.Codex.Terms() {
			if id := "table.condition" + capital(string(term.ID)); term.Kind == "condition" && b.Words.Has(id) {
				finds(b.Words.T(id), term.ID)
			}
		}
	}
}

// Every chip of a page leads to what it names, and back.
func TestEveryChipOpensWhatItNames(t *testing.T) {
	for half, lang := range []string{"en", "de"} {
		b := open(t, uitest.As{Lang: lang, Size: uitest.Desk()}, State{})
		for i, term := range b.needs.Codex.Terms() {
			if i%6 != 3*half {
				continue // a page takes a while to be laid out
			}
			for _, o := range b.related(term) {
				uitest.Walk(o, func(o fyne.CanvasObject) {
					chip, ok := o.(*widgets.Chip)
					if !ok {
						return
					}
					b.state.Term = term.ID
					test.Tap(chip)
					now, known := b.needs.Codex.Term(b.State().Term)
					if !known || now.NameIn(lang) != chip.Face().Label || now == term {
						t.Errorf("%s: %q opens %q", term.ID, chip.Face().Label, b.State().Term)
					}
				})
			}
			for _, o := range b.bearers(term, b.cards(term), b.needs.OpenCard) {
				uitest.Walk(o, func(o fyne.CanvasObject) {
					chip, ok := o.(*widgets.Chip)
					if !ok {
						return
					}
					b.card, b.term = "", ""
					test.Tap(chip)
					card, known := b.needs.Catalog.Card(b.card)
					if b.term != term.ID && !(known && card.NameIn(lang) == chip.Face().Label) {
						t.Errorf("%s: %q opens the card %q and the cards of %q", term.ID, chip.Face().Label, b.card, b.term)
					}
				})
			}
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

// A teacher keeps several lists, takes a ready one, puts it in order, prints it, shows it
// page by page and asks for it.
func TestALessonFromNothingToPrint(t *testing.T) {
	b := open(t, phone(), State{})
	b.openLists()
	b.Tap("Arena")
	if len(b.lists) != 2 || b.state.List != 1 || len(b.found) != len(lesson.Ready()["arena"]) {
		t.Fatalf("%d lists, the second shows %d", len(b.lists), len(b.found))
	}
	second := b.chosenList().Items[1]
	b.openArrange()
	b.Tap("R-132 · More players down")
	if b.chosenList().Items[0] != second {
		t.Errorf("the order is %v", b.chosenList().Items[:3])
	}
	b.Window.Canvas().Overlays().Remove(b.Window.Canvas().Overlays().Top())
	b.openLists()
	b.Tap("PDF for the wall, A4")
	if b.saved != "First evening: Arena - PDF for the wall, A4.pdf" {
		t.Errorf("saved %q", b.saved)
	}
	b.openLesson()
	b.Reads("Arena")
	b.Tap("Next")
	b.openFlash()
	left := b.chosenList().Left(b.today())
	for range 3 {
		b.Tap("Show")
		b.Tap("I knew it")
	}
	if len(b.chosenList().Known) != 3 || b.chosenList().Left(b.today()) != left-3 {
		t.Errorf("known is %v", b.chosenList().Known)
	}
}

// A list is given away as a code and a picture, without what was learned of it, and taken in beside
// those that are there; one that is damaged is refused.
func TestAListIsGivenAway(t *testing.T) {
	b := open(t, phone(), State{}, "burn", "guarding")
	b.keep(b.chosenList().Learn("burn", true, 0))
	b.openShare()
	b.Tap("Copy the link")
	kind, data, err := packed.Find("look: " + b.shared)
	if kind != packed.List || err != nil {
		t.Fatalf("%q holds %q, %v", b.shared, kind, err)
	}
	if strings.Contains(string(data), "known") {
		t.Errorf("what was learned is given away: %s", data)
	}
	b.Take(data)
	if got := b.chosenList(); len(b.lists) != 2 || !slices.Equal(got.Items, []string{"burn", "guarding"}) || len(got.Known) != 0 {
		t.Errorf("of %d lists the last is %+v", len(b.lists), got)
	}
	b.Take([]byte("{"))
	if len(b.lists) != 2 || b.Said == "" {
		t.Errorf("a damaged list is taken, or nothing is said: %q", b.Said)
	}
}

// Who has a keyboard gives a lesson with Enter alone, and marks terms with Ctrl+Enter.
func TestALessonByKeysAlone(t *testing.T) {
	b := open(t, uitest.As{Size: uitest.Desk()}, State{Query: "burn"})
	press := func(name fyne.KeyName) {
		e := &fyne.KeyEvent{Name: name}
		if focused := b.Window.Canvas().Focused(); focused != nil {
			focused.TypedKey(e)
			return
		}
		b.Window.Canvas().OnTypedKey()(e)
	}
	enter := func() { press(fyne.KeyReturn) }
	for i := range 3 {
		if i > 0 { // the first hit is open already
			b.Key(&fyne.KeyEvent{Name: fyne.KeyDown})
		}
		b.Add()
		b.Add() // twice is no mistake
	}
	if len(b.kept) != 3 || b.kept[0] != "burn" {
		t.Fatalf("on the list are %v", b.kept)
	}
	b.Reads("Off my list")
	first := b.kept[0]
	b.openArrange()
	b.Tap("Burn down")
	enter() // goes on with the same row
	enter() // which is the last now, and stays
	enter()
	if b.kept[2] != first {
		t.Errorf("the order is %v", b.kept)
	}
	b.Tap("Burn up")
	for range 4 {
		enter()
	}
	if b.kept[0] != first {
		t.Errorf("the order is %v", b.kept)
	}
	b.Window.Canvas().Overlays().Remove(b.Window.Canvas().Overlays().Top())
	b.openLesson()
	for _, step := range []struct { // as a clicker does
		key  fyne.KeyName
		page string
	}{{fyne.KeyRight, "2 of 3"}, {fyne.KeyPageUp, "1 of 3"}, {fyne.KeySpace, "2 of 3"}, {fyne.KeyLeft, "1 of 3"}, {fyne.KeyPageDown, "2 of 3"}} {
		press(step.key)
		b.Reads(step.page)
	}
	enter()
	b.Reads("3 of 3")
	enter()
	if b.Window.Canvas().Overlays().Top() != nil {
		t.Error("after its last page a lesson is over")
	}
	b.openFlash()
	enter() // shows it
	enter() // knew it
	if len(b.chosenList().Known) != 1 {
		t.Errorf("known is %v", b.chosenList().Known)
	}
	press(fyne.KeyEscape)
	if b.Window.Canvas().Overlays().Top() != nil || b.lying != nil {
		t.Error("Escape does not end it")
	}
}

// What is opened from elsewhere is seen in the list beside it.
func TestTheListGoesToWhatIsOpened(t *testing.T) {
	b := open(t, uitest.As{Size: uitest.Desk()}, State{})
	b.Open("zone-exclusive")
	seen := false
	for _, o := range test.LaidOutObjects(b.list.object()) {
		if row, ok := o.(*widgets.ListRow); ok && row.Visible() && strings.HasPrefix(row.AccessibilityLabel(), "Zone Exclusive") {
			seen = true
		}
	}
	if !seen {
		t.Error("the open term is nowhere in the list")
	}
}

// Everything on the ready lists is there.
func TestReadyListsHaveNoHoles(t *testing.T) {
	b := open(t, phone(), State{})
	for _, game := range codex.Games() {
		items := lesson.Ready()[game]
		if len(items) < 9 {
			t.Errorf("%s has %d", game, len(items))
		}
		for _, id := range items {
			term, ok := b.Screen.term(codex.TermID(id))
			if !ok || !slices.Contains(term.Games, game) {
				t.Errorf("%s: %s is not of this game", game, id)
			}
		}
	}
}

// Rules stand among the terms: found by number and words, opened like them, named on the
// pages of terms.
func TestRulesAreEntriesToo(t *testing.T) {
	b := open(t, phone(), State{Kind: codex.KindRule})
	if len(b.found) != len(b.rules) || len(b.rules) < 425 {
		t.Errorf("%d of %d rules", len(b.found), len(b.rules))
	}
	b.reset()
	b.field.SetText("r 57")
	if len(b.found) == 0 || b.found[0].ID != "R-57" {
		t.Errorf("found %v", len(b.found))
	}
	b.Open("R-57")
	b.Reads("R-57")
	b.Open("daze")
	b.Reads("Rules that speak of it")
}

// The map of related terms can be walked, and the way back leads home.
func TestTheMapIsWalked(t *testing.T) {
	for _, as := range []uitest.As{phone(), {Lang: "de", Size: uitest.Desk()}} {
		b := open(t, as, State{})
		b.Open("burn")
		term, _ := b.Screen.term("burn")
		if len(term.Related) < 2 {
			t.Fatal("the term has nothing around it")
		}
		walked := 0
		for _, id := range term.Related {
			near, ok := b.needs.Codex.Term(id)
			if !ok {
				continue
			}
			b.Tap(near.NameIn(b.Words.Lang()))
			if b.State().Term != id {
				t.Fatalf("walked to %q, want %q", b.State().Term, id)
			}
			if b.Back(); b.State().Term != "burn" {
				t.Fatalf("the way back leads to %q", b.State().Term)
			}
			walked++
		}
		if walked < 2 {
			t.Errorf("walked to %d terms", walked)
		}
	}
}
