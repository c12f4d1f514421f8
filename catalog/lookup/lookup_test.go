package lookup_test

import (
	"fmt"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/catalog/lookup"
)

// index is over all the app has, but of what belongs to a person and of places a few.
func index(t testing.TB, lang string) *lookup.Index {
	t.Helper()
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	terms, err := codex.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := codex.LoadRules(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	entries := []lookup.Entry{
		{Kind: lookup.Place, ID: "books", Name: "Books", Also: []string{"Zauberbücher"}},
		{Kind: lookup.Action, ID: "newTable", Name: "New table"},
		{Kind: lookup.Book, ID: "b1", Name: "My wolf pack"},
	}
	for _, m := range cat.Mages() {
		entries = append(entries, lookup.Entry{Kind: lookup.Mage, ID: string(m.ID), Name: m.Name, Also: []string{m.Title}})
	}
	for _, r := range rules.All() {
		entries = append(entries, lookup.Entry{Kind: lookup.Rule, ID: r.ID, Name: r.ID})
	}
	return lookup.New(cat, terms, lang, entries)
}

func TestOneBoxFindsEverything(t *testing.T) {
	x := index(t, "en")
	for _, tt := range []struct {
		query string
		kind  lookup.Kind
		id    string
	}{
		{"bear strenght", lookup.Card, "bear-strength"},
		{"burn", lookup.Term, "burn"},
		{"books", lookup.Place, "books"},
		{"zauberbuecher", lookup.Place, "books"},
		{"new tabel", lookup.Action, "newTable"},
		{"arraxian", lookup.Mage, "arena-warlock-arraxian-crown"},
		{"wolf pack", lookup.Book, "b1"},
		{"r57", lookup.Rule, "R-57"},
		{"school:fire level:1 sort:name", lookup.Card, "adrenaline-surge"},
	} {
		found := x.Search(tt.query, catalog.UnofficialHidden, 5)
		if len(found) == 0 || found[0].Kind != tt.kind || found[0].ID != tt.id && tt.kind != lookup.Card {
			t.Errorf("%q finds %v, want %s %s", tt.query, found, tt.kind, tt.id)
		}
	}
	for _, nothing := range []string{"", " ", "+++", "xqzxqzxqz"} {
		if found := x.Search(nothing, catalog.UnofficialHidden, 5); len(found) > 0 {
			t.Errorf("%q finds %v", nothing, found)
		}
	}
}

func TestALimitOnlyCuts(t *testing.T) {
	x := index(t, "de")
	for _, query := range []string{"wolf", "brennen", "b"} {
		all := x.Search(query, catalog.UnofficialHidden, 0)
		if few := x.Search(query, catalog.UnofficialHidden, 3); fmt.Sprint(few) != fmt.Sprint(all[:min(3, len(all))]) {
			t.Errorf("%q: %v is not the beginning of %v", query, few, all)
		}
	}
}

func BenchmarkSearch(b *testing.B) {
	x := index(b, "en")
	for _, query := range []string{"b", "bear", "ber strenght", "regenrate"} {
		b.Run(query, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				x.Search(query, catalog.UnofficialHidden, 20)
			}
		})
	}
}

// A term of a game that is not played stands behind those of the one that is, and its row
// says whose it is.
func TestTermsOfOtherGamesSaySo(t *testing.T) {
	const foreign = "of another game"
	for game, first := range map[string]string{codex.Arena: "damage", codex.WizardsAcademy: "w-damage"} {
		x := index(t, "en").Playing(game, func(term *codex.Term) string {
			if term.Has(game) {
				return ""
			}
			return foreign
		})
		lines := map[string]string{}
		terms := []string{}
		for _, e := range x.Search("damage", catalog.UnofficialHidden, 0) {
			if e.Kind == lookup.Term {
				lines[e.ID], terms = e.Line, append(terms, e.ID)
			}
		}
		if len(terms) == 0 || terms[0] != first || lines[first] != "" {
			t.Errorf("%s: %v, said of them: %v", game, terms, lines)
		}
		for id, other := range map[string]string{"damage": codex.WizardsAcademy, "w-damage": codex.Arena} {
			if line, found := lines[id]; found && (line == foreign) != (game == other) {
				t.Errorf("%s: of %s it says %q", game, id, line)
			}
		}
	}
}
