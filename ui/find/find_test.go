package find_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/catalog/lookup"
	"github.com/quickcast/quickcast/ui/find"
	"github.com/quickcast/quickcast/ui/uitest"
)

func TestTheBoxFindsAndOpens(t *testing.T) {
	for _, as := range []uitest.As{{Size: uitest.Phone()}, {Lang: "de", Size: uitest.Desk()}} {
		stage := uitest.NewStage(t, as)
		cat, err := catalog.Load(assets.FS)
		if err != nil {
			t.Fatal(err)
		}
		terms, err := codex.Load(assets.FS)
		if err != nil {
			t.Fatal(err)
		}
		first := []lookup.Entry{{Kind: lookup.Place, ID: "books", Name: "Books"}, {Kind: lookup.Action, ID: "x", Name: "Wolf call"}}
		var opened lookup.Entry
		left := 0
		box := find.New(find.Needs{
			Kit: stage.Kit, Words: stage.Words, Index: lookup.New(cat, terms, stage.Words.Lang(), first), Catalog: cat, First: first,
			Open: func(e lookup.Entry) { opened = e }, Leave: func() { left++ },
		})
		stage.Show(box.Object())
		stage.Reads("Books")
		box.Focus()
		field := stage.Window.Canvas().Focused()
		test.Type(field, "timber wlf")
		field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		if opened.Kind != lookup.Card || opened.ID != "timber-wolf" {
			t.Errorf("Enter opens %v", opened)
		}
		test.Type(field, " or wolf")
		field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		if opened.ID == "timber-wolf" {
			t.Error("the arrow must select the next")
		}
		field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		if left != 0 || strings.Contains(uitest.Spoken(stage.Window.Content()), "or wolf") {
			t.Error("Escape must clear the search first")
		}
		field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		if left != 1 {
			t.Error("Escape must leave")
		}
	}
}
