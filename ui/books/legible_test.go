package books

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/tracker/told"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
)

// Shelf, collection, comparison and the sheets beside them can be read whole at every size, in
// German, and with large letters on a small phone.
func TestTheDeskIsLegible(t *testing.T) {
	for _, as := range []uitest.As{
		{Size: fyne.NewSize(360, 576), Text: 1.6}, {Size: phone}, {Size: desk}, {Size: fyne.NewSize(1836, 1080), Mode: theme.Light},
	} {
		as.Lang = "de"
		st := newStandAs(t, as)
		s := st.screen
		st.needs.Played = func() []told.Record {
			return []told.Record{{Begun: s.n.Now(), Rounds: 12, Over: true, Seats: []told.Sat{
				{Who: "arena-warlock-arraxian-crown", Brought: map[string]int{"fireball": 2, "hellfire-trap": 1}, Won: true}, {Who: "arena-priestess-westlock"},
			}}}
		}
		s.n.Played = st.needs.Played
		for _, id := range []string{"arena-starting-warlock", "academy-wizard"} {
			rulebook, _ := st.needs.Catalog.Rulebook(id)
			s.takeRulebook(rulebook)
			s.change(s.draft.Book().WithTags([]string{"Feuer", "schnell"}).Add("teleport", 4))
			s.leave()
		}
		s.own(builder.Collection{}.WithBoxes("core", 1))
		look := func(what string) {
			t.Helper()
			top := uitest.Uppermost(st.Window.Canvas())
			for _, fault := range append(uitest.Illegible(top, as.Size), uitest.CutAway(top, as.Size)...) {
				t.Errorf("%s at %v, %v: %s", what, as.Size, as.Text, fault)
			}
			st.Picture(what + "-" + map[bool]string{true: "large", false: ""}[as.Text > 1] + map[bool]string{true: "desk", false: "phone"}[as.Size.Width > 1000])
		}
		s.Shown()
		s.lane.Wait()
		st.App.Drain()
		look("shelf")
		s.showRulebook(s.n.Catalog.Rulebooks()[0])
		look("rulebook")
		s.dismiss()
		s.compare(s.shelf.books[0].Saved, s.shelf.books[1].Saved)
		look("comparison")
		s.Back()
		s.showCollection(true)
		look("collection")
		s.showStock(s.collection.rows[0])
		look("stock")
		s.dismiss()
	}
}
