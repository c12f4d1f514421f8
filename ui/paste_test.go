package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/config"
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
