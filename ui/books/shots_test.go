package books

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/ui/theme"
)

// TestShots draws the screen as a person meets it, for looking at, when
// QUICKCAST_SHOTS names a folder.
func TestShots(t *testing.T) {
	sizes := map[string]fyne.Size{"small": fyne.NewSize(360, 576), "phone": phone, "desk": desk}
	modes := map[string]theme.Mode{"dark": theme.Dark, "light": theme.Light}
	for _, lang := range []string{"en", "de"} {
		for mode, look := range modes {
			for size, of := range sizes {
				t.Run(size+"-"+mode+"-"+lang, func(t *testing.T) { story(t, newStand(t, of, lang, look), size+"-"+mode+"-"+lang) })
			}
		}
	}
}

// story walks through the screen and draws it at every step.
func story(t *testing.T, st *stand, name string) {
	t.Helper()
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the books")
	}
	s := st.screen
	st.Picture(name + "-1-empty")
	rulebook, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	s.takeRulebook(rulebook)
	st.Picture(name + "-2-book")
	s.change(s.draft.Book().Add("enfeeble", 5))
	s.book.scrollTo(0)
	st.Picture(name + "-3-problem")
	s.book.scrollTo(460)
	st.Picture(name + "-3-rows")
	s.showProblems()
	st.Picture(name + "-4-problems")
	s.dismiss()
	s.showEntry("enfeeble")
	st.Picture(name + "-5-entry")
	s.dismiss()
	s.export(s.draft.Book())
	st.Picture(name + "-6-export")
	s.dismiss()
	s.change(s.draft.Book().Take("enfeeble", 6))
	s.find()
	s.finder.field.SetText("fire")
	st.Picture(name + "-7-finder")
	s.leave()
	s.read("", []byte("Wizard (Sortilege)\n2 Firebal\n4 Teleport\n1 Bear Strenght\n3 Xyzzy of Nowhere\n2 Nullify\n"))
	st.Picture(name + "-8-import")
	s.dismiss()
	s.leave()
	st.Picture(name + "-9-shelf")
	s.own(builder.Collection{}.WithBoxes("core", 1))
	s.showCollection(true)
	st.Picture(name + "-b-collection")
	s.showCollection(false)
	s.chooseMage(nil)
	st.Picture(name + "-a-mages")
}
