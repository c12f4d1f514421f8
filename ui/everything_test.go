package ui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/lookup"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// What people call a place or a thing to do finds it, and doing it does it.
func TestPlacesAndActionsByWhatPeopleCallThem(t *testing.T) {
	english := map[string]string{
		"dark mode": "settings.theme.dark", "light mode": "settings.theme.light", "left-handed": "settings.hand.left",
		"bigger text": "settings.textSize.larger", "font size": "settings.textSize.larger", "smaller text": "settings.textSize.larger",
		"colour blind": "settings.colours.distinct", "german": "settings.language.de", "real dice": "settings.ownDice.on", "fan cards": "settings.unofficial.on",
		"backup": "save", "take in a file": "open", "import": "open", "keyboard shortcuts": "keys", "new duel": "table.academy", "new game": "table.academy", "new table archmage": "table.archmage",
		"new spellbook warlock": "book.arena-warlock-arraxian-crown", "options": "settings", "probability": "odds", "glossary": "codex", "battery": "settings.keepAwake.off",
	}
	german := map[string]string{
		"dunkelmodus": "settings.theme.dark", "linkshänder": "settings.hand.left", "schriftgröße": "settings.textSize.larger", "größere schrift": "settings.textSize.larger",
		"englisch": "settings.language.en", "farbenblind": "settings.colours.distinct", "echte würfel": "settings.ownDice.on", "sicherung": "save", "datei öffnen": "open",
		"tastenkürzel": "keys", "neues duell": "table.academy", "wahrscheinlichkeit": "odds", "glossar": "codex", "akku": "settings.keepAwake.off",
	}
	for lang, asked := range map[config.Language]map[string]string{config.English: english, config.German: german} {
		o := openOn(t, lang, uitest.Phone(), nil)
		index := o.app.findIndex(o.app.actions())
		for query, want := range asked {
			found := index.Search(query, catalog.UnofficialHidden, 12)
			at := -1
			for i, e := range found {
				if e.ID == want && (e.Kind == lookup.Place || e.Kind == lookup.Action) {
					at = i
					break
				}
			}
			if at < 0 || at > 4 {
				t.Errorf("%s: %q finds %s at %d of %v", lang, query, want, at, found)
			}
		}
	}
}

func TestEveryActionActs(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	for _, each := range o.app.actions() {
		before := o.app.deps.Settings.Settings()
		if !strings.HasPrefix(each.ID, "settings.") || each.Line != "" {
			continue
		}
		o.app.openEntry(each.Entry)
		if o.app.deps.Settings.Settings() == before {
			t.Errorf("%s changes nothing", each.Name)
		}
		if err := o.app.deps.Settings.Save(before); err != nil {
			t.Fatal(err)
		}
	}
	o.app.openEntry(lookup.Entry{Kind: lookup.Action, ID: "table.archmage"})
	o.settle()
	if o.app.shell.Now() != "table" || !strings.Contains(uitest.Spoken(o.window.Content()), "Archmage") {
		t.Error("a new table's choices must be shown")
	}
}

// Which way the far half is read is kept for the next start, and the settings know.
func TestTheTurnedHalfStaysTurned(t *testing.T) {
	var deps Deps
	o := openWith(t, config.English, uitest.Phone(), func(d *Deps) { d.Patience = time.Minute; deps = *d })
	o.begin()
	for _, want := range []config.Facing{config.SameSide, config.Opposite, config.SameSide} {
		was := o.app.screens.settings.get()
		o.tap(o.app.words.T("tablescreen.menu"))
		o.tap(o.app.words.T(map[config.Facing]string{config.SameSide: "tablescreen.oneSide", config.Opposite: "tablescreen.faceEachOther"}[want]))
		if got := deps.Settings.Settings().Facing; got != want {
			t.Fatalf("facing %s, want %s", got, want)
		}
		if o.app.screens.settings.get() == was {
			t.Error("the settings still show what was")
		}
		again, err := New(deps, test.NewTempWindow(t, nil))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(again.Wait)
		if upright := want == config.SameSide; again.screens.table.Upright() != upright {
			t.Errorf("after a new start upright is %v", !upright)
		}
	}
}
