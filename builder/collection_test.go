package builder

import (
	"errors"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/store"
)

func loaded(t testing.TB) *catalog.Catalog {
	t.Helper()
	c, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// A core box has what the rulebook's four books need at once, as the rulebook says.
func TestACoreBoxHoldsTheStartingBooks(t *testing.T) {
	c := loaded(t)
	owned := Collection{}.WithBoxes("core", 1)
	var books []Saved
	for _, r := range c.Rulebooks() {
		if r.Kind == "starting" {
			books = append(books, Saved{ID: r.ID, Book: FromRulebook(r, r.ID)})
		}
	}
	short := 0
	for _, s := range owned.Stocks(c, books) {
		short += s.Short()
	}
	if len(books) != 4 || short != 0 {
		t.Errorf("%d books lack %d copies", len(books), short)
	}
	for _, b := range books {
		if pulls, missing := owned.PullList(c, books, b.ID); len(missing) != 0 || len(pulls) < 40 || !owned.has(c, b.Book) {
			t.Errorf("%s: %d pulls, missing %v", b.ID, len(pulls), missing)
		}
	}
}

// Free cards come out of the box, others out of the books that have them, and what is
// nowhere is missing.
func TestPullList(t *testing.T) {
	c := loaded(t)
	book := func(id string, n int) Saved {
		return Saved{ID: id, Book: Book{}.Add("dispel", n)}
	}
	books := []Saved{book("pyre", 5), book("straywood", 2), book("westlock", 3), book("idea", 6)}
	owned := Collection{}.WithSingle("dispel", 6).WithApart("idea", true)
	stock := owned.Stocks(c, books)["dispel"]
	if stock.Owned != 6 || stock.Wanted != 10 || stock.Short() != 4 || stock.Free() != 0 || len(stock.Claims) != 3 {
		t.Errorf("%+v", stock)
	}
	dispel, _ := c.Card("dispel")
	pulls, missing := owned.PullList(c, books, "pyre")
	if want := []Pull{{dispel, 1, ""}, {dispel, 2, "straywood"}, {dispel, 2, "westlock"}}; !reflect.DeepEqual(pulls, want) || missing != nil {
		t.Errorf("pulls %+v, missing %v; want %+v", pulls, missing, want)
	}
	pulls, missing = owned.PullList(c, books, "idea") // the others have 2 of 6 left to hold, none is free
	if len(pulls) != 2 || pulls[0].Count+pulls[1].Count != 6 || missing != nil {
		t.Errorf("pulls %+v, missing %v", pulls, missing)
	}
	owned = owned.WithSingle("dispel", 1)
	if pulls, missing = owned.PullList(c, books, "pyre"); len(pulls) != 1 || !reflect.DeepEqual(missing, []Entry{{Card: "dispel", Count: 4}}) {
		t.Errorf("pulls %+v, missing %v", pulls, missing)
	}
	if pulls, missing := owned.PullList(c, books, "nowhere"); pulls != nil || missing != nil {
		t.Errorf("a book that is not there: %v, %v", pulls, missing)
	}
}

// A pull list takes no more than there is, and finds all that can be found.
func TestPullListsAddUp(t *testing.T) {
	c := loaded(t)
	cards := c.Cards()[:12]
	rapid.Check(t, func(t *rapid.T) {
		var owned Collection
		for _, card := range cards {
			owned = owned.WithSingle(card.ID, rapid.IntRange(0, 8).Draw(t, "owned"))
		}
		books := make([]Saved, 4)
		for i := range books {
			books[i].ID = string(rune('a' + i))
			for range rapid.IntRange(0, 8).Draw(t, "cards") {
				books[i].Book = books[i].Book.Add(rapid.SampledFrom(cards).Draw(t, "card").ID, rapid.IntRange(1, 4).Draw(t, "copies"))
			}
		}
		pulls, missing := owned.PullList(c, books, "b")
		found := map[catalog.CardID]int{}
		for _, p := range pulls {
			if p.Count < 1 || p.From != "" && p.From == "b" {
				t.Fatalf("%+v", p)
			}
			found[p.Card.ID] += p.Count
		}
		lost := map[catalog.CardID]int{}
		for _, m := range missing {
			lost[m.Card] = m.Count
		}
		for _, card := range cards {
			want := books[1].Book.Count(card.ID)
			if found[card.ID]+lost[card.ID] != want || found[card.ID] != min(want, owned.Owned(card)) {
				t.Fatalf("%s: found %d, missing %d of %d, owned %d", card.ID, found[card.ID], lost[card.ID], want, owned.Owned(card))
			}
		}
	})
}

func TestCollectionIsKept(t *testing.T) {
	files := store.NewMemory()
	shelf := NewShelf(files)
	if c, err := shelf.Collection(); err != nil || !c.Empty() {
		t.Fatalf("%+v, %v", c, err)
	}
	want := Collection{}.WithBoxes("core", 2).WithSingle("dispel", 3).WithSingle("block", -1).WithApart("x", true).WithBoxes("fvw", 1).WithBoxes("fvw", 0)
	if err := shelf.SaveCollection(want); err != nil {
		t.Fatal(err)
	}
	if got, err := shelf.Collection(); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v", got, err)
	}
	if err := files.Replace(collectionFile, []byte("{")); err != nil {
		t.Fatal(err)
	}
	var damaged *DamagedError
	if _, err := shelf.Collection(); !errors.As(err, &damaged) {
		t.Errorf("a broken file: %v", err)
	}
	if aside, err := files.Read(collectionAside); err != nil || string(aside) != "{" {
		t.Errorf("kept aside %q, %v", aside, err)
	}
	if c, err := shelf.Collection(); err != nil || !c.Empty() {
		t.Errorf("afterwards %+v, %v", c, err)
	}
	if err := files.Replace(collectionFile, []byte(`{"version":99}`)); err != nil {
		t.Fatal(err)
	}
	var newer *VersionError
	if _, err := shelf.Collection(); !errors.As(err, &newer) {
		t.Errorf("a newer file: %v", err)
	}
}

// A collection goes through a book and back, boxes and lost cards included; two add up.
func TestCollectionAsBook(t *testing.T) {
	c := loaded(t)
	want := Collection{}.WithBoxes("core", 2).WithSingle("dispel", 3).WithSingle("block", -1)
	got, unread := FromBook(c, want.AsBook(c, "Mine"))
	if !reflect.DeepEqual(got, want) || unread != nil {
		t.Errorf("%+v, %v", got, unread)
	}
	block, _ := c.Card("block")
	if n := want.Owned(block); n != 2*copiesIn(block, "core")-1 {
		t.Errorf("%d copies of Block", n)
	}
	got, unread = FromBook(c, Book{Kept: []Kept{{Count: 2, Name: "mage wars arena core set"}, {Count: 1, Name: "Narnia"}}})
	if got.Boxes["core"] != 2 || len(unread) != 1 {
		t.Errorf("%+v, %v", got, unread)
	}
	if both := want.Merge(want); both.Boxes["core"] != 4 || both.Singles["dispel"] != 6 {
		t.Errorf("%+v", both)
	}
}

func copiesIn(card *catalog.Card, set catalog.SetID) int {
	for _, p := range card.Printed {
		if p.Set == set {
			return p.Copies
		}
	}
	return 0
}

// has says whether the collection alone, without other books, holds all of a book.
func (c Collection) has(cards *catalog.Catalog, b Book) bool {
	for _, e := range b.sorted() {
		if card, ok := cards.Card(e.Card); ok && c.Owned(card) < e.Count {
			return false
		}
	}
	return true
}
