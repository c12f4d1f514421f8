package codex_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog/codex"
)

// What players of Arena type at a table, with every term that answers it: written down by
// people who had not seen what the codex calls them. Nothing of it may be put into the
// codex to please this test.
func TestWhatPlayersTypeFindsItsTermFirst(t *testing.T) {
	c := load(t)
	for file, least := range map[string]int{"asked_en": 97, "asked_de": 97, "unseen_en": 80, "unseen_de": 81} {
		_, lang, _ := strings.Cut(file, "_")
		text, err := os.ReadFile("testdata/" + file + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		all, found := 0, 0
		var missed []string
		for line := range strings.Lines(string(text)) {
			query, wanted, _ := strings.Cut(strings.TrimSpace(line), " = ")
			hits := c.Search(query, lang, codex.Arena, 3)
			all++
			if len(hits) > 0 && slices.Contains(strings.Fields(wanted), string(hits[0].Term.ID)) {
				found++
			} else {
				missed = append(missed, query+" (found "+strings.Join(ids(hits), " ")+")")
			}
		}
		if all < 100 || found*100 < all*least {
			t.Errorf("%s: %d of %d find their term first; not: %s", file, found, all, strings.Join(missed, ", "))
		}
	}
}

// The terms of the game that is played stand before those of the others, and what is called
// by its full name in another game still stands before what is only spelt alike.
func TestTheGameThatIsPlayedComesFirst(t *testing.T) {
	c := load(t)
	for _, tt := range []struct{ query, lang, game, first string }{
		{"damage", "en", codex.Arena, "damage"},
		{"damage", "en", codex.WizardsAcademy, "w-damage"},
		{"damage", "en", "", "damage"},
		{"feuer marker", "de", codex.Arena, "burn"},
		{"feuer marker", "de", codex.WizardsAcademy, "w-fire"},
		{"Bewegung", "de", codex.Arena, "move-action"},
		{"Bewegung", "de", codex.WizardsAcademy, "w-move"},
		{"Fluchtwurf", "de", codex.Arena, "escape-roll"},
		{"durchschlagen", "de", codex.Arena, "piercing"},
		{"spell points", "en", codex.Arena, "spellbook-points"},
		{"spell points", "en", codex.Academy, "spellbook-points"},
		{"zauberbuch", "de", codex.Arena, "spellbook"},
		{"untargetable", "en", codex.Arena, "invisible"},
		{"wie viele Karten", "de", codex.Arena, "spellbook-copies"},
		{"Daze entfernen", "de", codex.Arena, "removal-cost"},
		{"haste", "en", codex.Arena, "fast"},
		{"haste", "en", codex.Archmage, "m-s-quicken"},
		{"attack", "en", codex.Archmage, "m-attack"},
		{"stagger", "en", codex.Arena, "stagger"},
		{"company", "en", codex.Arena, "m-company"},
	} {
		if hits := c.Search(tt.query, tt.lang, tt.game, 3); len(hits) == 0 || string(hits[0].Term.ID) != tt.first {
			t.Errorf("%q in %s, playing %q, finds %v, not %s first", tt.query, tt.lang, tt.game, ids(hits), tt.first)
		}
	}
	if got := []string{codex.GameNamed("wizards"), codex.GameNamed("arena"), codex.GameNamed("chess"), codex.GameNamed("")}; !slices.Equal(got, []string{codex.WizardsAcademy, codex.Arena, "", ""}) {
		t.Errorf("games by name: %q", got)
	}
}
