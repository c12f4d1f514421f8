package ui

import (
	"testing"

	"fyne.io/fyne/v2/lang"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// The toolkit's menus speak the language of the app, whatever the system's is,
// and change with it.
func TestTheToolkitSpeaksTheAppsLanguage(t *testing.T) {
	for _, l := range []config.Language{config.German, config.English, config.German} {
		o := openOn(t, l, uitest.Desk(), nil)
		for toolkits, ours := range toolkitTexts() {
			if got, want := lang.X(toolkits, toolkits), o.app.words.T(ours); got != want {
				t.Errorf("%s: the toolkit says %q, want %q", l, got, want)
			}
		}
	}
	if lang.L("Paste") != "Einfügen" {
		t.Errorf("the last language was German, and the toolkit says %q", lang.L("Paste"))
	}
}

// The name of a file has nothing in it that some system refuses.
func TestFileNamesAreGoodEverywhere(t *testing.T) {
	for name, want := range map[string]string{
		"Erster Abend: Academy.pdf": "Erster Abend Academy.pdf", `a/b\c?.txt`: "abc.txt", "Straßenmagier.json": "Straßenmagier.json",
	} {
		if got := fileName(name); got != want {
			t.Errorf("%q becomes %q, want %q", name, got, want)
		}
	}
}
