package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// What the toolkit says in English alone, that a file would be overwritten, is said in the
// language of the app.
func TestOverwritingIsAskedInTheAppsLanguage(t *testing.T) {
	o := openOn(t, config.German, uitest.Desk(), nil)
	dialog.ShowConfirm("Overwrite?", "Are you sure you want to overwrite the file\nWolf?.o8d?", func(bool) {}, o.app.asking())
	said := labels(o.app.window.Canvas().Overlays().Top())
	w := o.app.words
	for _, want := range []string{w.T("toolkit.overwrite"), w.T("toolkit.overwriteSure", "Name", "Wolf?.o8d")} {
		if !said[want] {
			t.Errorf("the question says %v, want %q", said, want)
		}
	}
}

// So are the places beside the files; a folder that is called like one keeps its name.
func TestPlacesAreNamedInTheAppsLanguage(t *testing.T) {
	o := openOn(t, config.German, uitest.Desk(), nil)
	o.app.askFile(func(string, []byte) {})
	seen := ""
	uitest.Walk(o.app.window.Canvas().Overlays().Top(), func(part fyne.CanvasObject) {
		if text, ok := part.(*canvas.Text); ok {
			seen += text.Text + "\n"
		}
	})
	if !strings.Contains(seen, "Mein Ordner\n") || strings.Contains(seen, "Home\n") {
		t.Errorf("the places are called\n%s", seen)
	}
	kept := &widget.Label{Text: "Music"}
	files := widget.NewList(func() int { return 1 }, func() fyne.CanvasObject { return kept }, func(int, fyne.CanvasObject) {})
	reword(files, o.app.saidByToolkit)
	files.UpdateItem(0, kept)
	if kept.Text != "Music" {
		t.Errorf("a folder of music is called %q", kept.Text)
	}
}

func labels(o fyne.CanvasObject) map[string]bool {
	said := map[string]bool{}
	reword(o, func(text string) string {
		said[text] = true
		return text
	})
	return said
}

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
