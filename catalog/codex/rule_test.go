package codex_test

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/words"
)

func TestRulesAreFoundByNumberAndWords(t *testing.T) {
	rules, err := codex.LoadRules(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ query, lang, first string }{
		{"R-57", "en", "R-57"},
		{"r57", "de", "R-57"},
		{"A 45", "en", "A-45"},
		{"discarded attack spells ranged", "en", "A-96"},
		{"gegensätzliche Schule", "de", "A-101"},
		{"vollständige Aktionen Kreaturenzauber", "de", "A-84"},
	} {
		found := rules.Search(tt.query, tt.lang)
		if len(found) == 0 || found[0].ID != tt.first {
			t.Errorf("%q finds %v, want %s", tt.query, found, tt.first)
		}
	}
	for _, nothing := range []string{"", "+", "qxqx"} {
		if found := rules.Search(nothing, "en"); len(found) > 0 {
			t.Errorf("%q finds %v", nothing, found)
		}
	}
}

// Whatever rule a text of the app explains stands in the reference too.
func TestEveryExplainedRuleIsInTheReference(t *testing.T) {
	rules, err := codex.LoadRules(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	explained := 0
	for _, r := range rules.All() {
		if w.Has("rulesaid." + r.ID) {
			explained++
		}
	}
	if explained < 190 || len(rules.All()) < 425 {
		t.Errorf("%d rules, %d of them explained", len(rules.All()), explained)
	}
}

// Every rule reads in both languages, and so does the heading it stands under.
func TestRulesReadInBothLanguages(t *testing.T) {
	rules, err := codex.LoadRules(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rules.All() {
		if de := r.Words["de"]; de.Text == "" || de.Section == "" || de.Text == r.Text {
			t.Errorf("%s has no German text or heading", r.ID)
		}
	}
}
