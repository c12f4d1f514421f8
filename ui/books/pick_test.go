package books

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker/told"
	"github.com/quickcast/quickcast/ui/theme"
)

// Several cards are picked by taps, changed together as one step, and copied elsewhere.
func TestPickingSeveralCards(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		s := st.screen
		mage, _ := st.needs.Catalog.Mage("arena-warlock-arraxian-crown")
		s.create(builder.Book{Name: "Other"}.WithMage(mage))
		s.create(builder.Book{Name: "Pyre"}.WithMage(mage).Add("fireball", 2).Add("dispel", 2).Add("teleport", 1).Add("flameblast", 1))
		pyre := s.draft.ID()
		s.pick(true)
		st.Reads("Tap the cards to pick")
		st.Tap("2 Fireball")
		st.Tap("1 Flameblast")
		st.Reads("3 cards")
		st.Picture("picking")
		st.Tap("one more each")
		if book := s.draft.Book(); book.Count("fireball") != 3 || book.Count("flameblast") != 2 || book.Count("dispel") != 2 {
			t.Fatalf("%+v", book.Entries)
		}
		s.undo()
		if n := s.draft.Book().Count("flameblast"); n != 1 {
			t.Fatalf("%d copies after one undo", n)
		}
		st.Tap("into another book")
		st.Tap("Other")
		if book := s.draft.Book(); book.Name != "Other" || book.Count("fireball") != 2 || book.Count("flameblast") != 1 || s.picks.on {
			t.Errorf("%+v", book)
		}
		s.Open(pyre)
		s.pick(true)
		s.pickRange("dispel", "teleport")
		s.pickRange("teleport", "nothing")
		if !slices.Equal(s.picks.ids, []catalog.CardID{"dispel", "teleport"}) {
			t.Errorf("%v", s.picks.ids)
		}
		if !s.Back() || s.picks.on || s.draft == nil {
			t.Error("back must end the picking and leave the book open")
		}
	})
}

// The shelf knows which books were played: by what lay open, however little of it has
// changed since, and sorts and narrows down by it and by tags.
func TestTheShelfSortsByWhatIsPlayed(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		s := st.screen
		mage, _ := st.needs.Catalog.Mage("arena-warlock-arraxian-crown")
		s.create(builder.Book{Name: "Ash"}.WithMage(mage).Add("fireball", 2).Add("dispel", 2).WithTags([]string{"club"}))
		s.create(builder.Book{Name: "Bone"}.WithMage(mage).Add("teleport", 4))
		s.leave()
		s.n.Played = func() []told.Record {
			return []told.Record{
				{Begun: s.n.Now(), Rounds: 9, Over: true, Seats: []told.Sat{
					{Who: string(mage.ID), Brought: map[string]int{"fireball": 2, "dispel": 1}, Used: map[string]int{"fireball": 2}, Won: true},
					{Who: "arena-priestess-westlock", Brought: map[string]int{"teleport": 4}, Used: map[string]int{"teleport": 1}},
				}},
				{Seats: []told.Sat{{Who: string(mage.ID), Used: map[string]int{"fireball": 1}}}},
			}
		}
		s.Shown()
		s.lane.Wait()
		st.App.Drain()
		st.Reads("won, round 9")
		st.Reads("never played")
		st.Tap("changed last")
		st.Tap("by name")
		if s.shelf.rows[0].Book.Name != "Ash" || s.shelf.sort != byPlayed {
			t.Errorf("first %s, by %q", s.shelf.rows[0].Book.Name, s.shelf.sort)
		}
		st.Picture("shelf-sorted")
		s.shelf.field.SetText("teleport")
		if len(s.shelf.rows) != 1 || s.shelf.rows[0].Book.Name != "Bone" {
			t.Errorf("a card finds %d books", len(s.shelf.rows))
		}
		s.shelf.field.SetText("")
		st.Tap("club")
		if len(s.shelf.rows) != 1 || len(s.shelf.books) != 2 {
			t.Errorf("%d of %d books", len(s.shelf.rows), len(s.shelf.books))
		}
		s.Open(s.shelf.rows[0].ID)
		s.showEntry("fireball")
		st.Reads("cast 3 times at your tables")
		s.dismiss()
		s.advice()
		st.Reads("AT YOUR TABLES")
		st.Reads("Never cast: Dispel")
		st.Reads("Round 1")
		st.Picture("advice-tables")
		s.dismiss()
		s.n.Chance = func(n int) int { return n - 1 }
		s.advice()
		st.Tap("Try an opening")
		st.Reads("ROUND 3")
		st.Tap("Draw again")
		st.Reads("mana pay for")
	})
}
