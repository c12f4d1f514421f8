package codex_test

import (
	"errors"
	"slices"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"quickcast/assets"
	"quickcast/catalog"
	"quickcast/catalog/codex"
	"quickcast/internal/facts"
)

func load(t testing.TB) *codex.Codex {
	t.Helper()
	c, err := codex.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestAllTermsAreThere(t *testing.T) {
	c := load(t)
	if n := len(c.Terms()); n != 256 {
		t.Errorf("%d terms, want 256", n)
	}
	german, differ := 0, 0
	for _, term := range c.Terms() {
		if term.NameDE != "" {
			german++
		}
		if term.Differ() {
			differ++
			if r := term.DiffersIn("de"); r.Academy == term.Differs.Academy {
				t.Errorf("%s: the readings are not in German", term.ID)
			}
		}
	}
	if german != 66 || differ != 43 {
		t.Errorf("%d German names and %d differences, want 66 and 43", german, differ)
	}
	for _, n := range []struct {
		game string
		want int
	}{{codex.Arena, 140}, {codex.Academy, 66}, {codex.Archmage, 60}, {codex.WizardsAcademy, 50}} {
		if got := len(c.Of(n.game)); got != n.want {
			t.Errorf("%d terms of %s, want %d", got, n.game, n.want)
		}
	}
}

func TestSearch(t *testing.T) {
	c := load(t)
	tests := []struct {
		query, lang string
		first       codex.TermID
	}{
		{"Burn", "en", "burn"},
		{"burn", "de", "burn"},
		{"brun", "en", "burn"},
		{"regenerate", "en", "regenerate"},
		{"Regenerate 2", "en", "regenerate"},
		{"regenerieren", "de", "regenerate"},
		{"regeneriren", "en", "regenerate"},
		{"Rüstung", "de", "armor"},
		{"ruestung", "de", "armor"},
		{"rustung", "en", "armor"},
		{"armor", "en", "armor"},
		{"Armor +2", "en", "armor-x"},
		{"armour", "en", "armor"},
		{"line of sight", "en", "los"},
		{"LoS", "en", "los"},
		{"activate", "en", "activation"},
		{"Wache halten", "de", "guarding"},
		{"guard", "en", "guarding"},
		{"Flame +2", "en", "damage-type-x"},
		{"schnellzauberaktion", "de", "quickcast-action"},
		{"doublestrke", "en", "doublestrike"},
		{"unavoidabel", "en", "unavoidable"},
	}
	for _, tt := range tests {
		hits := c.Search(tt.query, tt.lang, 5)
		if len(hits) == 0 || hits[0].Term.ID != tt.first {
			t.Errorf("%q in %s found %v, want %s first", tt.query, tt.lang, names(hits), tt.first)
		}
	}
	for _, nothing := range []string{"", "+", "7", "qqqqq"} {
		if hits := c.Search(nothing, "en", 0); len(hits) > 0 {
			t.Errorf("%q found %v", nothing, names(hits))
		}
	}
}

func TestForKeyword(t *testing.T) {
	c := load(t)
	tests := []struct {
		keyword string
		want    codex.TermID // empty for none
	}{
		{"Regenerate 2", "regenerate"},
		{"Flying", "flying"},
		{"Armor +1", "armor-x"},
		{"Armor -X", "armor-x"},
		{"Armor", "armor"},
		{"Life +4", "life-x"},
		{"Melee +2", "melee-x"},
		{"Tough -2", "tough"},
		{"2 Burn", "burn"},
		{"Flame -2", "damage-type-x"},
		{"Flame Immunity", "immunity"},
		{"Poison Immunity", "poison-immunity"},
		{"Upkeep +X", "upkeep-x"},
		{"Channeling +1", "channeling-x"},
		{"Aegis 1", "aegis"},
		{"Critical Damage", "critical-damage"},
		{"+2 vs. Flying", ""},
		{"Snatch", ""},
		{"", ""},
	}
	for _, tt := range tests {
		term, ok := c.ForKeyword(tt.keyword)
		if ok != (tt.want != "") || ok && term.ID != tt.want {
			t.Errorf("%q is %v, want %q", tt.keyword, term, tt.want)
		}
	}
}

func TestCardsOfTerms(t *testing.T) {
	c := load(t)
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		term     codex.TermID
		has, not catalog.CardID
	}{
		{"burn", "fireball", "bear-strength"},
		{"melee-x", "bear-strength", "fireball"},
		{"regenerate", "bridge-troll", "fireball"},
		{"epic", "talos", "fireball"},
		{"defense", "dodge", "fireball"},
		{"sweeping", "acid-blast", "fireball"},
	}
	for _, tt := range tests {
		cards := c.Cards(cat, tt.term)
		has := func(id catalog.CardID) bool {
			return slices.ContainsFunc(cards, func(card *catalog.Card) bool { return card.ID == id })
		}
		if !has(tt.has) || has(tt.not) {
			t.Errorf("%s: %d cards, %s %t, %s %t", tt.term, len(cards), tt.has, has(tt.has), tt.not, has(tt.not))
		}
		for _, card := range cards {
			if card.Unofficial {
				t.Errorf("%s: %s is unofficial", tt.term, card.ID)
			}
		}
	}
}

func TestBrokenData(t *testing.T) {
	const good = `{"id":"a","name":"A","games":["arena"],"kind":"trait","text":"x","textDe":"x"}`
	tests := []struct{ name, data, entry, field string }{
		{"no array", `{}`, "", ""},
		{"twice", `[` + good + `,` + good + `]`, "a", "id"},
		{"no German", `[{"id":"a","name":"A","games":["arena"],"kind":"trait","text":"x"}]`, "a", "textDe"},
		{"no such game", `[{"id":"a","name":"A","games":["chess"],"kind":"trait","text":"x","textDe":"x"}]`, "a", "games"},
		{"no such term", `[{"id":"a","name":"A","games":["arena"],"kind":"trait","text":"x","textDe":"x","related":["b"]}]`, "a", "related"},
		{"wrong type", `[{"id":"a","name":7}]`, "#1", "name"},
		{"no such field", `[{"id":"a","nam":"A"}]`, "#1", "nam"},
	}
	for _, tt := range tests {
		_, err := codex.Load(fstest.MapFS{"data/codex.json": {Data: []byte(tt.data)}})
		var fault *facts.Error
		if !errors.As(err, &fault) || fault.File != "data/codex.json" || fault.Entry != tt.entry || fault.Field != tt.field {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
}

func TestEveryNameFindsItsTerm(t *testing.T) {
	c := load(t)
	rapid.Check(t, func(t *rapid.T) {
		term := rapid.SampledFrom(c.Terms()).Draw(t, "term")
		lang := rapid.SampledFrom([]string{"en", "de"}).Draw(t, "lang")
		hits := c.Search(term.NameIn(lang), lang, 0)
		for _, h := range hits {
			if h.Term.NameIn(lang) == term.NameIn(lang) && h.Score >= 995 {
				return
			}
		}
		t.Fatalf("%q found %v", term.NameIn(lang), names(hits))
	})
}

func names(hits []codex.Hit) []codex.TermID {
	var list []codex.TermID
	for _, h := range hits {
		list = append(list, h.Term.ID)
	}
	return list
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := codex.Load(assets.FS); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSearch(b *testing.B) {
	c := load(b)
	for b.Loop() {
		c.Search("regenrate", "en", 10)
	}
}
