package keys

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// No key means two things at one place, but what holds there alone goes before what holds
// everywhere.
func TestAKeyMeansOneThing(t *testing.T) {
	type at struct {
		where, key  string
		ctrl, shift bool
	}
	seen := map[at]Act{}
	for _, k := range All() {
		names := []string{}
		for _, name := range k.Names {
			names = append(names, string(name))
		}
		if k.Rune != 0 {
			names = append(names, "typed "+string(k.Rune))
		}
		for _, name := range names {
			here := at{k.Where, name, k.Ctrl, k.Shift}
			if other, ok := seen[here]; ok {
				t.Errorf("%v means %s and %s", here, other, k.Act)
			}
			seen[here] = k.Act
		}
	}
}

func TestPlacesGoBeforeEverywhere(t *testing.T) {
	page := &fyne.KeyEvent{Name: fyne.KeyPageDown}
	if Of(page, "") != PageDown || Of(page, Table) != Phase || Of(page, Books) != PageDown {
		t.Errorf("Page down is %s, at the table %s, in a book %s", Of(page, ""), Of(page, Table), Of(page, Books))
	}
	if Of(&fyne.KeyEvent{Name: fyne.KeyK}, "") != None || OfRune('+', "") != None || OfRune('+', Number) != Higher {
		t.Error("a key of one place, or with Ctrl, must mean nothing elsewhere")
	}
	redo := &desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
	if OfShortcut(redo) != Redo || OfShortcut(&fyne.ShortcutUndo{}) != Undo || OfShortcut(&fyne.ShortcutPaste{}) != Paste || OfShortcut(&fyne.ShortcutCut{}) != None {
		t.Error("what goes with Ctrl is not known again")
	}
}
