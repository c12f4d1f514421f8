package builder

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
)

// Collection is what a person owns: boxes, and single cards beside them. It is a
// value: the methods that change something return a changed copy. The zero value is
// that of somebody who does not keep one, and forces nothing on anybody.
type Collection struct {
	Boxes   map[catalog.SetID]int  `json:"boxes,omitempty"`
	Singles map[catalog.CardID]int `json:"singles,omitempty"` // beside the boxes; below 0 where copies of a box are gone
	Apart   map[string]bool        `json:"apart,omitempty"`   // ids of books that are ideas, and take no cards
	First   []string               `json:"first,omitempty"`   // ids of books in the order in which they get their cards; all others come later
}

// maxBoxes is the most boxes of a kind anybody owns.
const maxBoxes = 99

// Empty says whether there is nothing in it.
func (c Collection) Empty() bool { return len(c.Boxes)+len(c.Singles) == 0 }

// WithBoxes owns so many boxes of a set.
func (c Collection) WithBoxes(set catalog.SetID, n int) Collection {
	c.Boxes = put(c.Boxes, set, max(0, min(n, maxBoxes)))
	return c
}

// WithSingle owns so many copies of a card beside the boxes.
func (c Collection) WithSingle(card catalog.CardID, n int) Collection {
	c.Singles = put(c.Singles, card, max(-MaxCount, min(n, MaxCount)))
	return c
}

// WithApart says whether a book is an idea that takes no cards.
func (c Collection) WithApart(book string, apart bool) Collection {
	c.Apart = maps.Clone(c.Apart)
	if !apart {
		delete(c.Apart, book)
		return c
	}
	if c.Apart == nil {
		c.Apart = map[string]bool{}
	}
	c.Apart[book] = true
	return c
}

// WithFirst puts a book at a place of those that get their cards in order, counted from 0.
func (c Collection) WithFirst(ranked []Saved, book string, at int) Collection {
	c.First = nil
	for _, b := range ranked {
		if b.ID != book {
			c.First = append(c.First, b.ID)
		}
	}
	c.First = slices.Insert(c.First, max(0, min(at, len(c.First))), book)
	return c
}

// Ranked are books in the order in which they get their cards.
func (c Collection) Ranked(books []Saved) []Saved {
	return slices.SortedStableFunc(slices.Values(books), func(a, b Saved) int { return cmp.Compare(rank(c.First, a.ID), rank(c.First, b.ID)) })
}

// put is the map with a number in it; 0 takes it out.
func put[ID comparable](of map[ID]int, id ID, n int) map[ID]int {
	of = maps.Clone(of)
	if n == 0 {
		delete(of, id)
		return of
	}
	if of == nil {
		of = map[ID]int{}
	}
	of[id] = n
	return of
}

// Owned is how many copies of a card the collection has. Of a card whose number in a
// box nobody knows each box counts as one.
func (c Collection) Owned(card *catalog.Card) int {
	owned := c.Singles[card.ID]
	for _, p := range card.Printed {
		owned += c.Boxes[p.Set] * max(1, p.Copies)
	}
	return max(0, owned)
}

// Merge is both collections together.
func (c Collection) Merge(other Collection) Collection {
	for set, n := range other.Boxes {
		c = c.WithBoxes(set, c.Boxes[set]+n)
	}
	for card, n := range other.Singles {
		c = c.WithSingle(card, c.Singles[card]+n)
	}
	return c
}

// Stock is how a card stands between a collection and the books made of it.
type Stock struct {
	Card   *catalog.Card
	Owned  int
	Wanted int     // by all books together
	Claims []Claim // the books that want it, in the order in which they get it
}

// Claim is a book that wants copies of a card.
type Claim struct {
	Book  string `json:"book"` // its id
	Count int    `json:"count"`
}

// Free is how many copies no book wants, Short how many are missing.
func (s Stock) Free() int { return max(0, s.Owned-s.Wanted) }

// Short: see Free.
func (s Stock) Short() int { return max(0, s.Wanted-s.Owned) }

// Gets is how many copies each of the books gets that want it, in their order.
func (s Stock) Gets() []int {
	gets, left := make([]int, len(s.Claims)), s.Owned
	for i, claim := range s.Claims {
		gets[i] = min(claim.Count, left)
		left -= gets[i]
	}
	return gets
}

// ShortOf is how many copies each book lacks, by its id, once the books before it have theirs.
func (c Collection) ShortOf(cards *catalog.Catalog, books []Saved) map[string]int {
	short := map[string]int{}
	for _, stock := range c.Stocks(cards, books) {
		for i, got := range stock.Gets() {
			short[stock.Claims[i].Book] += stock.Claims[i].Count - got
		}
	}
	return short
}

// Stocks tells how every card stands that is owned or wanted, by id. Books that are
// apart want nothing.
func (c Collection) Stocks(cards *catalog.Catalog, books []Saved) map[catalog.CardID]Stock {
	stocks := map[catalog.CardID]Stock{}
	if !c.Empty() {
		for _, card := range cards.Cards() {
			if owned := c.Owned(card); owned > 0 {
				stocks[card.ID] = Stock{Card: card, Owned: owned}
			}
		}
	}
	for _, b := range c.Ranked(books) {
		if c.Apart[b.ID] {
			continue
		}
		for _, e := range b.Book.sorted() {
			card, ok := cards.Card(e.Card)
			if !ok || e.Count < 1 {
				continue
			}
			s := stocks[e.Card]
			s.Card, s.Wanted = card, s.Wanted+e.Count
			s.Claims = append(s.Claims, Claim{b.ID, e.Count})
			stocks[e.Card] = s
		}
	}
	return stocks
}

// Pull is copies of a card to be taken out of another book, or out of the box.
type Pull struct {
	Card  *catalog.Card
	Count int
	From  string // id of the book that has them; empty for the box
}

// PullList says where the cards of a book are found: free ones in the box, then those
// of other books, which hold theirs in the order of the list. What is nowhere is
// missing. Cards stand in the order of the book.
func (c Collection) PullList(cards *catalog.Catalog, books []Saved, book string) (pulls []Pull, missing []Entry) {
	at := slices.IndexFunc(books, func(b Saved) bool { return b.ID == book })
	if at < 0 {
		return nil, nil
	}
	for _, e := range books[at].Book.sorted() {
		card, ok := cards.Card(e.Card)
		if !ok {
			continue
		}
		inBox, wanted := c.Owned(card), e.Count
		var held []Pull
		for i, other := range books {
			if i == at || c.Apart[other.ID] {
				continue
			}
			if has := min(other.Book.Count(e.Card), inBox); has > 0 {
				held = append(held, Pull{card, has, other.ID})
				inBox -= has
			}
		}
		for _, from := range append([]Pull{{card, inBox, ""}}, held...) {
			if from.Count = min(from.Count, wanted); from.Count > 0 {
				pulls = append(pulls, from)
				wanted -= from.Count
			}
		}
		if wanted > 0 {
			missing = append(missing, Entry{Card: e.Card, Count: wanted})
		}
	}
	return pulls, missing
}

// boxMark is how a box is told from a card where a collection is written as a book.
const boxMark = "box:"

// AsBook is the collection as a book, so that every format of books can hold it: its
// single cards as entries, its boxes as lines of their own.
func (c Collection) AsBook(cards *catalog.Catalog, name string) Book {
	b := Book{Name: name}
	for _, card := range cards.Cards() {
		if n := c.Singles[card.ID]; n > 0 {
			b.Entries = append(b.Entries, Entry{Card: card.ID, Count: n})
		} else if n < 0 {
			b.Kept = append(b.Kept, Kept{Count: n, Name: card.Name, ID: string(card.ID)})
		}
	}
	for _, set := range cards.Sets() {
		if n := c.Boxes[set.ID]; n > 0 {
			b.Kept = append(b.Kept, Kept{Count: n, Name: set.Name, ID: boxMark + string(set.ID)})
		}
	}
	return b
}

// FromBook takes a collection out of a list of cards and boxes, and gives the lines that
// are neither.
func FromBook(cards *catalog.Catalog, b Book) (c Collection, unread []Kept) {
	for _, e := range b.Entries {
		c = c.WithSingle(e.Card, c.Singles[e.Card]+e.Count)
	}
	for _, k := range b.Kept {
		if card, ok := cards.Card(catalog.CardID(k.ID)); ok && k.Count < 0 {
			c = c.WithSingle(card.ID, c.Singles[card.ID]+k.Count)
			continue
		}
		set, ok := boxNamed(cards, k)
		if !ok {
			unread = append(unread, k)
			continue
		}
		c = c.WithBoxes(set, c.Boxes[set]+max(1, k.Count))
	}
	return c, unread
}

// boxNamed finds the box a line means, by its id or its name.
func boxNamed(cards *catalog.Catalog, k Kept) (catalog.SetID, bool) {
	for _, set := range cards.Sets() {
		if k.ID == boxMark+string(set.ID) || fold.Text(k.Name) == fold.Text(set.Name) || strings.EqualFold(k.Name, string(set.ID)) {
			return set.ID, true
		}
	}
	return "", false
}

// collectionFile is where the shelf keeps the collection, aside where one that could
// not be read.
const (
	collectionFile  = "collection.json"
	collectionAside = "collection-damaged.json"
)

type collectionJSON struct {
	Version int `json:"version"`
	Collection
}

// Collection reads what the person owns; without a file that is nothing. One that cannot
// be read is put aside, and a DamagedError says where; one of a newer version stays.
func (s *Shelf) Collection() (Collection, error) {
	data, err := s.store.Read(collectionFile)
	if errors.Is(err, fs.ErrNotExist) {
		return Collection{}, nil
	}
	if err != nil {
		return Collection{}, fmt.Errorf("read the collection: %w", err)
	}
	var in collectionJSON
	if err := json.Unmarshal(data, &in); err != nil {
		if kept := s.store.Replace(collectionAside, data); kept != nil {
			return Collection{}, fmt.Errorf("the collection is damaged (%w) and could not be put aside: %w", err, kept)
		}
		return Collection{}, errors.Join(&DamagedError{ID: collectionFile, Kept: collectionAside, Err: err}, s.store.Remove(collectionFile))
	}
	if in.Version > Version {
		return Collection{}, &VersionError{Version: in.Version}
	}
	return in.Collection, nil
}

// SaveCollection keeps what the person owns.
func (s *Shelf) SaveCollection(c Collection) error {
	data, err := json.MarshalIndent(collectionJSON{Version, c}, "", "  ")
	if err != nil {
		return fmt.Errorf("write the collection: %w", err)
	}
	if err := s.store.Replace(collectionFile, data); err != nil {
		return fmt.Errorf("save the collection: %w", err)
	}
	return nil
}
