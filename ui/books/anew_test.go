package books

import (
	"testing"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest/anew"
)

func TestEveryWidgetDrawsTheSameAgain(t *testing.T) {
	st := newStand(t, desk, "en", theme.Dark)
	suggested, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	id, err := st.needs.Shelf.New(builder.FromRulebook(suggested, "The Pyre Court"))
	if err != nil {
		t.Fatal(err)
	}
	samples := anew.Seen(st.Window)
	st.screen.Open(id)
	st.Kit.Unfocus() // a cursor blinks
	anew.Check(t, append(samples, anew.Seen(st.Window)...)...)
}
