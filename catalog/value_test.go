package catalog_test

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
)

// Whoever searches uses the words the screens show: every name of a type, a
// school, a slot and a class in either language is understood.
func TestTheWordsOfTheScreensAreUnderstood(t *testing.T) {
	c := load(t)
	for _, lang := range words.Languages(assets.FS) {
		w, err := words.Load(assets.FS, lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, typ := range []catalog.Type{
			catalog.Creature, catalog.Equipment, catalog.Enchantment, catalog.Incantation,
			catalog.Attack, catalog.Conjuration, catalog.Wall,
		} {
			if got, ok := c.Asked("type")[fold.Text(w.T("terms.type."+string(typ)))]; !ok || got != string(typ) {
				t.Errorf("%s: %q is %q", lang, w.T("terms.type."+string(typ)), got)
			}
		}
		for _, school := range training.Schools() {
			if got, ok := c.Asked("school")[fold.Text(w.T("terms.school."+string(school)))]; !ok || got != string(school) {
				t.Errorf("%s: %q is %q", lang, w.T("terms.school."+string(school)), got)
			}
		}
		for _, slot := range catalog.Slots() {
			if got, ok := c.Asked("slot")[fold.Text(w.T("terms.slot."+slot))]; !ok || got != slot {
				t.Errorf("%s: %q is %q", lang, w.T("terms.slot."+slot), got)
			}
		}
		for class, mage := range map[string]catalog.MageID{
			"beastmaster": "academy-beastmaster", "wizard": "academy-wizard", "priestess": "academy-priestess",
			"warlock": "academy-warlock", "warlord": "academy-warlord", "forcemaster": "academy-forcemaster",
			"druid": "academy-druid", "elementalist": "academy-elementalist", "monk": "academy-monk",
			"necromancer": "academy-necromancer", "priest": "arena-priest-malakai",
			"paladin": "arena-paladin-ivarium", "siren": "arena-siren-shoalsdeep",
		} {
			found := false
			for _, m := range c.MagesNamed(w.T("terms.class." + class)) {
				found = found || m.ID == mage
			}
			if !found {
				t.Errorf("%s: %q does not find %s", lang, w.T("terms.class."+class), mage)
			}
		}
	}
}

func TestMagesNamed(t *testing.T) {
	c := load(t)
	for name, want := range map[string]int{
		"arena-warlock-adramelech": 1, "Adramelech": 1, "Warlock": 3, "gardener": 0, "": 0, "Priest": 1,
	} {
		if got := c.MagesNamed(name); len(got) != want {
			t.Errorf("%q finds %d mages, want %d", name, len(got), want)
		}
	}
}
