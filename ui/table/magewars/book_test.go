package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/ui/table"

	"github.com/quickcast/quickcast/tracker"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/ui/understood"
	"github.com/quickcast/quickcast/ui/widgets"
)

func TestPutDownFreeInThreeTaps(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.openRulebook(2)
	before := s.magewars().Mage(2).Mana
	s.screen.openCasts(s.screen.KitOf(tracker.Seat(2)), 2, nil) // 1
	s.settle()
	s.tap("Timber Wolf, level 2 · Animal · life 10") // 2
	s.tap("Put it down free")                        // 3, in words
	if got := s.names(2); len(got) != 1 || s.magewars().Mage(2).Mana != before {
		t.Errorf("%v on the table, %d mana of %d", got, s.magewars().Mage(2).Mana, before)
	}
}

func TestTheBookComesFirstInASearch(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.openRulebook(2)
	a := &adding{screen: s.screen, kit: s.screen.KitOf(tracker.Seat(2)), seat: 2, query: "wolf"}
	a.read = understood.New(a.kit, s.screen.Needs().Words, nil)
	book, counted := s.screen.bookAt(2)
	rows := a.found(book, counted)
	if len(rows) < 2 || rows[0].(*widgets.ListRow).AccessibilityLabel() != "Timber Wolf, level 2 · Animal · life 10" {
		t.Errorf("%d rows; the first is not the wolf of the book", len(rows))
	}
}

func TestABookIsOpenedAtTheTable(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.screen.openCasts(s.screen.KitOf(tracker.Seat(2)), 2, nil)
	s.tap("Open a spellbook")
	s.tap("Starting book")
	if book, counted := s.screen.bookAt(2); !counted || len(book) < 20 {
		t.Errorf("%d cards lie open", len(book))
	}
	if _, counted := s.screen.bookAt(1); counted {
		t.Error("the other seat has a book too")
	}
}

// shelf holds the books of a test.
type ownShelf []builder.Saved

func (s ownShelf) Recent() ([]builder.Saved, error) { return s, nil }

func TestOnesOwnBooksOfTheMageComeFirst(t *testing.T) {
	books := ownShelf{
		{ID: "a", Book: builder.Book{Name: "Other", Mage: warlock, Game: "arena", Entries: []builder.Entry{{Card: "fireball", Count: 2}}}},
		{ID: "b", Book: builder.Book{Name: "Mine", Mage: beastmaster, Game: "arena", Entries: []builder.Entry{{Card: "timber-wolf", Count: 2}, {Card: "timber-wolf", Count: 1}}}},
	}
	s := newStand(t, phone, func(n *table.Needs) { n.Books = books })
	list, err := s.screen.booksOf(bookWish{game: "arena", mage: beastmaster})
	if err != nil || len(list) != 3 || list[0].name != "Mine" || list[1].name != "Starting book" {
		t.Fatalf("%v, %v: want one's own book of this mage before those of the rulebook", list, err)
	}
	if got := list[0].cards; len(got) != 1 || got[0].Count != 3 {
		t.Errorf("cards %v, want the wolf three times", got)
	}
}

// Without a book in hand a card is searched for: the cursor stands in the field.
func TestTheSearchForACardTakesTheCursor(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	for _, seat := range []int{1, 2} {
		s.screen.openCasts(s.screen.KitOf(tracker.Seat(seat)), tracker.Seat(seat), nil)
		if s.window.Canvas().Focused() == nil {
			t.Errorf("seat %d: nothing has the focus", seat)
		}
		s.screen.Back()
	}
}
