package cards

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/uitest"
)

// types types into whatever has the focus, key by key.
func (b *bench) types(t *testing.T, text string) {
	t.Helper()
	focused := b.Window.Canvas().Focused()
	if focused == nil {
		t.Fatal("nothing has the focus")
	}
	test.Type(focused, text)
}

// pressNamed presses the space bar on the nth thing of a name in the sheet.
func (b *bench) pressNamed(t *testing.T, name string, n int) {
	t.Helper()
	for _, o := range test.LaidOutObjects(b.Window.Canvas().Overlays().Top()) {
		says, named := o.(fyne.Accessible)
		takes, ok := o.(fyne.Focusable)
		if !named || !ok || says.AccessibilityLabel() != name {
			continue
		}
		if n == 0 {
			takes.TypedRune(' ')
			return
		}
		n--
	}
	t.Fatalf("there are not that many called %q", name)
}

func (b *bench) first(t *testing.T) *catalog.Card {
	t.Helper()
	if len(b.found) == 0 {
		t.Fatal("nothing was found")
	}
	return b.found[0]
}

func TestTypingFindsTheCardInSpiteOfSlips(t *testing.T) {
	b := open(t, phone(), State{})
	if !b.Rune('/') {
		t.Fatal("a slash must lead to the search")
	}
	b.types(t, "ber strenght")
	if got := b.first(t).ID; got != "bear-strength" {
		t.Fatalf("first is %s, want bear-strength", got)
	}
	b.Tap("Bear Strength")
	if !b.split.Opened() || b.State().Card != "bear-strength" {
		t.Fatal("a tap must open the page of the card")
	}
	b.Tap("Melee +2")
	if b.term != "melee-x" {
		t.Errorf("the keyword opened %q, want the term of Melee", b.term)
	}
	b.Tap("Add to book")
	b.Tap("Put on the table")
	if b.added != "bear-strength" || b.placed != "bear-strength" {
		t.Errorf("added %q, placed %q", b.added, b.placed)
	}
	if !b.Back() || b.split.Opened() || b.State().Card != "" {
		t.Error("back must lead to the list")
	}
	if !b.Back() || b.State().Query != "" || b.Back() {
		t.Error("back must then clear the search, and then have nothing more to do")
	}
}

func TestTheQueryLanguageAndWhatItDoesNotKnow(t *testing.T) {
	b := open(t, phone(), State{Query: "school:fire level<=2 type:creature"})
	for _, c := range b.found {
		if !c.Has(training.Fire) || c.Level > 2 || c.Type != catalog.Creature {
			t.Errorf("%s is not what was asked for", c.Name)
		}
	}
	b.field.SetText("wolf lvel<=3")
	b.Reads("“lvel” is not known here")
	b.Tap("wolf level<=3")
	if b.State().Query != "wolf level<=3" || !b.read.IsEmpty() {
		t.Errorf("mended the query is %q", b.State().Query)
	}
	b.field.SetText("(wolf or bear")
	b.Reads("is never closed")
	b.field.SetText("demon that steals mana")
	b.Reads("Demon")
	b.Tap("Take away: drains mana")
	if b.State().Query != "demon that" || len(b.found) == 0 {
		t.Errorf("without a piece that was understood the query is %q", b.State().Query)
	}
	b.field.SetText("type:wall slot:ring")
	b.Reads("without “slot:ring”")
	b.Tap("without slot:ring")
	if b.State().Query != "type:wall" || len(b.found) == 0 {
		t.Errorf("without what emptied it the query is %q", b.State().Query)
	}
	b.field.SetText("xyzzyq")
	if b.list.none.Hidden {
		t.Error("where nothing is found the screen must help")
	}
	b.Tap("Show all cards")
	if len(b.found) < 800 {
		t.Errorf("%d cards after showing all", len(b.found))
	}
}

func TestFiltersAreChipsThatCanBeCleared(t *testing.T) {
	b := open(t, phone(), State{})
	all := len(b.found)
	b.openFilters()
	b.Tap("Fire")
	b.Tap("2")
	b.Tap("4")
	for _, c := range b.found {
		if !c.Has(training.Fire) || c.Level != 2 && c.Level != 4 {
			t.Errorf("%s came through the filter", c.Name)
		}
	}
	if b.State().Query != "school:fire level:2,4" {
		t.Errorf("the chips wrote %q", b.State().Query)
	}
	b.Tap("Show ")
	if b.Window.Canvas().Overlays().Top() != nil {
		t.Error("the sheet must close")
	}
	for _, name := range []string{"without Fire", "without 2", "without 4"} {
		b.Tap(name)
	}
	if len(b.found) != all || b.State().Query != "" {
		t.Errorf("%d cards with all filters taken away, want %d", len(b.found), all)
	}
}

func TestForMyMageShowsPrices(t *testing.T) {
	b := open(t, desktop(), State{})
	b.Tap("for my mage")
	b.Tap("Beastmaster, Straywood")
	m := b.mage()
	if m == nil {
		t.Fatal("no mage was taken")
	}
	for i, c := range b.found {
		if !m.MayUse(c) {
			t.Fatalf("%s is not for this mage", c.Name)
		}
		if face := b.list.face(c); i < 20 && face.Price == "" {
			t.Errorf("%s has no price", c.Name)
		}
	}
}

func TestATermListsItsCards(t *testing.T) {
	b := open(t, phone(), State{Query: "wolf", Card: "bear-strength"})
	b.ShowTerm("burn")
	if len(b.found) == 0 || b.split.Opened() || b.State().Query != "term:burn" {
		t.Fatal("the cards of the term must be listed")
	}
	for _, c := range b.found {
		if !c.Bears("Burn") {
			t.Errorf("%s does not burn", c.Name)
		}
	}
}

func TestOwnValuesCountAndCanBeTakenBack(t *testing.T) {
	b := open(t, phone(), State{Card: "gorgon-spearthrower"})
	printed := b.card(t, "gorgon-spearthrower")
	b.openOwn(printed)
	b.pressNamed(t, "more", slices.Index(printed.SettableFields(), catalog.FieldLife))
	b.Tap("Keep")
	if c := b.card(t, printed.ID); c.Life != printed.Life+1 || len(c.Overridden) != 1 {
		t.Fatalf("life %d, set %v, want %d", c.Life, c.Overridden, printed.Life+1)
	}
	b.openOwn(b.card(t, printed.ID))
	b.Tap("As it was")
	if c := b.card(t, printed.ID); c.Life != printed.Life || len(c.Overridden) != 0 {
		t.Errorf("life %d, want the printed %d", c.Life, printed.Life)
	}
}

func (b *bench) card(t *testing.T, id catalog.CardID) *catalog.Card {
	t.Helper()
	c, ok := b.needs.Catalog.Card(id)
	if !ok {
		t.Fatalf("there is no %s", id)
	}
	return c
}

func TestArrowsGoThroughTheCardsSideBySide(t *testing.T) {
	b := open(t, uitest.As{Lang: "de", Size: uitest.Desk()}, State{Query: "wolf"})
	b.Key(&fyne.KeyEvent{Name: fyne.KeyDown})
	if b.State().Card != b.found[1].ID { // the first stands there already
		t.Errorf("open is %s, want the second", b.State().Card)
	}
	b.Key(&fyne.KeyEvent{Name: fyne.KeyUp})
	if b.State().Card != b.found[0].ID {
		t.Errorf("open is %s, want the first", b.State().Card)
	}
}

func TestTheStateBringsTheScreenBack(t *testing.T) {
	b := open(t, phone(), State{})
	b.field.SetText("wolf")
	b.groups()[1].choices[0].flip()
	b.refine()
	b.Open(b.first(t).ID)
	again := open(t, uitest.As{Lang: "de", Size: uitest.Desk()}, b.State())
	if again.field.Text() != b.field.Text() || again.field.Text() == "wolf" || len(again.found) != len(b.found) || !again.split.Opened() {
		t.Error("query, filter and page must be as they were")
	}
}

func TestPagesOfAllKinds(t *testing.T) {
	b := open(t, german(), State{})
	for i, c := range b.needs.Catalog.Cards() {
		if i%9 == 0 && b.newPage(c).MinSize().Height <= 0 {
			t.Errorf("%s has an empty page", c.Name)
		}
	}
}

func TestHits(t *testing.T) {
	b := open(t, phone(), State{})
	for _, c := range []struct{ name, query, want string }{
		{"Timber Wolf", "wolf", "Wolf"},
		{"Bear Strength", "ber strenght", "Bear|Strength"},
		{"Adramelech's Touch", "adra", "Adra"},
		{"Drake's Rest", "drakes", "Drake's"},
		{"Slavörg, Fang", "slavorg", "Slavörg"},
		{"Wolf Fury", "level<=2", ""},
		{"Fireball", "xl", ""},
		{"Bear Strength", "brstr", "B|r|Str"},
		{"Lair of the Wolf", "lotw", "L|o|t|W"},
		{"Slavörg, Fang", "slvf", "Sl|v|F"},
	} {
		q, _ := b.needs.Catalog.ParseQuery(c.query, catalog.Around{})
		var got []string
		for _, h := range hits(c.name, q) {
			got = append(got, string([]rune(c.name)[h[0]:h[1]]))
		}
		if s := strings.Join(got, "|"); s != c.want {
			t.Errorf("hits(%q, %q) = %q, want %q", c.name, c.query, s, c.want)
		}
	}
}

// A wide list has columns that sort, as the box says it.
func TestAWideListSortsByItsColumns(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		b := open(t, uitest.As{Lang: lang, Size: fyne.NewSize(1280, 800)}, State{Query: "mage:arena-beastmaster-straywood"})
		if !slices.Contains(b.list.stack.Parts(), fyne.CanvasObject(b.list.table)) {
			t.Fatal("a wide list must have columns")
		}
		for _, c := range []struct {
			at  int
			key catalog.Key
		}{{1, catalog.KeyCost}, {3, catalog.KeyLife}, {6, catalog.KeyPrice}, {0, catalog.KeyName}} {
			b.sortBy(c.at)
			up, down := b.sorting(c.key)
			if !b.needs.Catalog.Picked(b.State().Query, up) || !b.read.IsEmpty() {
				t.Errorf("rising by %s the query is %q", c.key, b.State().Query)
			}
			b.sortBy(c.at)
			if !b.needs.Catalog.Picked(b.State().Query, down) || !b.read.IsEmpty() {
				t.Errorf("falling by %s the query is %q", c.key, b.State().Query)
			}
		}
		b.sortBy(0)
		if b.State().Query != "mage:arena-beastmaster-straywood" {
			t.Errorf("not sorted any more the query is %q", b.State().Query)
		}
	}
	if b := open(t, phone(), State{}); b.list.dense || b.list.list.Hidden {
		t.Error("a phone has rows")
	}
}

// Which columns a wide list has is chosen by the other button of the mouse on its heads, or among
// the filters, and kept.
func TestTheColumnsOfAWideListAreChosen(t *testing.T) {
	b := open(t, uitest.As{Size: fyne.NewSize(1280, 800)}, State{})
	var kept []catalog.Key
	b.needs.KeepColumns = func(chosen []catalog.Key) { kept = chosen }
	heads := func() (keys []catalog.Key) {
		for _, c := range b.columns() {
			keys = append(keys, c.key)
		}
		return keys
	}
	b.list.head.TappedSecondary(&fyne.PointEvent{})
	b.Tap("Channel")
	b.Tap("Armor")
	want := []catalog.Key{catalog.KeyCost, catalog.KeyLevel, catalog.KeyLife, catalog.KeyChanneling, catalog.KeyDice}
	if got := heads(); !slices.Equal(got, want) || slices.Contains(kept, catalog.KeyArmor) || !slices.Contains(kept, catalog.KeyChanneling) {
		t.Errorf("the columns are %v, want %v; kept are %v", got, want, kept)
	}
	b.Screen = New(b.needs, b.State())
	if got := heads(); !slices.Equal(got, want) {
		t.Errorf("built anew the columns are %v", got)
	}
	if again := New(Needs{Kit: b.needs.Kit, Words: b.needs.Words, Catalog: b.needs.Catalog, Codex: b.needs.Codex, Columns: kept}, State{}); slices.Contains(again.state.Columns, catalog.KeyArmor) {
		t.Error("what was kept does not hold the next time")
	}
}

// In a very wide window the filters stand beside the list with what each would leave.
func TestTheFiltersStandBesideAVeryWideList(t *testing.T) {
	b := open(t, uitest.As{Size: fyne.NewSize(1700, 900)}, State{Query: "school:fire"})
	if !b.root.wide || len(b.root.body.Objects) == 0 {
		t.Fatal("the filters must be there")
	}
	for _, g := range b.groups()[:3] {
		for _, c := range g.choices {
			want := b.countWith(c)
			if c.on() {
				continue
			}
			before := b.State().Query
			c.flip()
			b.refine()
			if c.pick.Key != catalog.KeySchool && len(b.found) != want {
				t.Errorf("%s promises %d cards and leaves %d", c.label, want, len(b.found))
			}
			b.fill(before)
			b.refine()
		}
	}
}

func TestCardsAreComparedSideBySide(t *testing.T) {
	b := open(t, desktop(), State{Card: "timber-wolf"})
	b.toggleCompared("timber-wolf")
	b.toggleCompared("dire-wolf")
	b.Reads("Life · differs")
	b.Reads("5 dice on it")
	b.Reads("PRICE FOR EVERY MAGE")
	if again := New(b.needs, b.State()); !again.Back() || again.state.Comparing || again.state.Card != "timber-wolf" {
		t.Error("built anew they are not compared, or Back does not lead to the card")
	}
	if len(b.State().Compared) != 2 {
		t.Errorf("beside each other stand %v", b.State().Compared)
	}
	for _, line := range b.compared([]*catalog.Card{b.card(t, "timber-wolf"), b.card(t, "dire-wolf")}) {
		if line.differs != (line.values[0] != line.values[1]) {
			t.Errorf("%s: %v, differs: %t", line.word, line.values, line.differs)
		}
	}
	b.toggleCompared("wolf-fury")
	b.toggleCompared("bear-strength")
	if got := b.State().Compared; len(got) != mostCompared || got[0] != "dire-wolf" {
		t.Errorf("beside each other stand %v", got)
	}
	b.Tap("Compare no more: Dire Wolf")
	if got := b.State(); len(got.Compared) != 2 || !got.Comparing {
		t.Errorf("without one of them it is %+v", got)
	}
	if !b.Back() || b.State().Comparing {
		t.Error("Back does not end the comparison")
	}
}

// Where the list is alone arrows choose a row and Enter opens it; the menu of a row is there
// by a long press and by its key.
func TestKeysInAListAlone(t *testing.T) {
	b := open(t, phone(), State{Query: "wolf"})
	var of *catalog.Card
	b.needs.AddToBook = func(id catalog.CardID) { of = b.card(t, id) }
	for _, name := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown} {
		b.Find()
		b.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: name})
	}
	if b.split.Opened() || !b.IsSelected(b.found[1].ID) {
		t.Fatal("arrows must choose a row and open nothing")
	}
	if b.Add(); of != b.found[1] {
		t.Errorf("added %v, want the chosen row", of)
	}
	b.Find()
	b.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if b.State().Card != b.found[1].ID {
		t.Errorf("Enter opened %q", b.State().Card)
	}
	if b.Window.Canvas().Focused() != nil {
		t.Error("the search has the keys and is not seen: Escape would clear it instead of closing the page")
	}
	b.Back()
	b.Key(&fyne.KeyEvent{Name: fyne.KeyF10})
	b.Reads("Open the card")
	b.Tap("Add to book")
	if of != b.found[1] {
		t.Errorf("added %v, want the chosen row", of)
	}
}

// An attack says what it does to the usual creature; dice that go by X say nothing.
func TestAnAttackIsMeasuredAgainstTheUsualCreature(t *testing.T) {
	b := open(t, phone(), State{Card: "timber-wolf"})
	usual := b.usual()
	if usual.Life < 6 || usual.Life > 14 || usual.Armor > 3 {
		t.Errorf("the usual creature has life %d and armor %d", usual.Life, usual.Armor)
	}
	b.Reads("Against a usual")
	for _, c := range b.needs.Catalog.Cards() {
		for i := range c.Attacks {
			if said := b.against(c, &c.Attacks[i]); said != nil && c.Attacks[i].Variable != "" {
				t.Errorf("%s: dice by %s are measured", c.Name, c.Attacks[i].Variable)
			}
		}
	}
}

// Compared, the keywords of a card are said in the language of the person.
func TestComparedKeywordsAreTranslated(t *testing.T) {
	b := open(t, uitest.As{Lang: "de", Size: uitest.Phone()}, State{})
	for _, card := range b.needs.Catalog.Cards() {
		for _, keyword := range card.Keywords() {
			if w := b.Words; !w.Knows(words.TraitTerm, keyword) && !w.Knows(words.EffectTerm, keyword) {
				t.Errorf("%s: %q is said in English", card.ID, keyword)
			}
		}
	}
	wolf, _ := b.needs.Catalog.Card("dire-wolf")
	if said := b.traits(wolf); strings.Contains(said, "Bleed") {
		t.Errorf("the wolf has %q", said)
	}
}

// A page that is open says how many copies the spellbooks hold now; and one of what was found is
// opened by chance.
func TestAnOpenPageIsNeverStale(t *testing.T) {
	b := open(t, desktop(), State{Query: "timber wolf", Card: "timber-wolf"})
	copies := 3
	b.needs.Book = func(string) (func(catalog.CardID) int, bool) {
		return func(catalog.CardID) int { return copies }, true
	}
	b.Open("timber-wolf")
	b.Reads("In my spellbooks\n3\n")
	copies = 4
	b.Shown()
	b.Reads("In my spellbooks\n4\n")
	b.needs.Chance = func(n int) int { return n - 1 }
	b.Screen = New(b.needs, State{Query: "wolf"})
	b.Window.SetContent(b.Object())
	b.Tap("A card at random")
	if want := b.found[len(b.found)-1].ID; b.State().Card != want {
		t.Errorf("it opens %q, want %q", b.State().Card, want)
	}
}
