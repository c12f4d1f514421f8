package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/ui/uitest"
)

// Ctrl+V where no text is written takes in a spellbook.
func TestPasteTakesInASpellbook(t *testing.T) {
	o := openOn(t, config.English, uitest.Desk(), nil)
	o.app.deps.App.Clipboard().SetContent("Name: Pasted pack\nMage: Beastmaster\n2x Bear Strength\n4 Timber Wolf\n")
	canvas := o.app.window.Canvas()
	shortcuts, ok := canvas.(interface{ TypedShortcut(fyne.Shortcut) })
	if !ok {
		t.Skip("this canvas hears no shortcuts")
	}
	shortcuts.TypedShortcut(&fyne.ShortcutPaste{})
	saved, err := o.app.shelf.Books()
	if err != nil || len(saved) != 1 || saved[0].Book.Name != "Pasted pack" {
		t.Errorf("the shelf holds %v (%v), want what was pasted", saved, err)
	}
}

// A link or code of a duel, or of attacks, leads to its place; a damaged one says so and to none.
func TestALinkLeadsToItsPlace(t *testing.T) {
	o := openOn(t, config.English, uitest.Desk(), nil)
	o.app.Go("cards")
	whole := packed.Word(packed.Odds, []byte(`{"Version":1,"Sides":[{"From":"Bear","Exchange":{"Attack":{"Dice":7}}}]}`))
	o.app.Bring("", []byte(whole[:len(whole)-5]))
	if Places()[o.app.shell.now] == "odds" {
		t.Error("a damaged code leads somewhere")
	}
	o.app.Bring("", []byte("https://example.org/#"+whole))
	if got := uitest.Spoken(o.app.window.Content()); !strings.Contains(got, "Bear") || !strings.Contains(got, "7 dice") {
		t.Errorf("the window says\n%s", got)
	}
}
