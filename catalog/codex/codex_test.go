package codex_test

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/rules/combat"
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
	if n := len(c.Terms()); n != 329 {
		t.Errorf("%d terms, want 329", n)
	}
	sources := map[codex.Source]int{}
	differ, open := 0, 0
	for _, term := range c.Terms() {
		sources[term.In("de").Source]++
		if len(term.Aliases) < 3 || len(term.In("de").Aliases) < 3 {
			t.Errorf("%s: %d aliases in English and %d in German, want at least three", term.ID, len(term.Aliases), len(term.In("de").Aliases))
		}
		if term.Uncertain != "" {
			open++
			if term.In("de").Uncertain == term.In("en").Uncertain {
				t.Errorf("%s: what is open is not said in German", term.ID)
			}
		}
		if term.Differ() {
			differ++
			if r := term.In("de").Differs; r.Academy == term.Differs.Academy {
				t.Errorf("%s: the readings are not in German", term.ID)
			}
		}
	}
	want := map[codex.Source]int{codex.Rulebook: 78, codex.Community: 115, codex.Own: 136}
	if !maps.Equal(sources, want) || differ != 44 || open != 6 {
		t.Errorf("%v German names, %d differences and %d notes, want %v, 44 and 6", sources, differ, open, want)
	}
	for _, n := range []struct {
		game string
		want int
	}{{codex.Arena, 213}, {codex.Academy, 125}, {codex.Archmage, 60}, {codex.WizardsAcademy, 50}} {
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
		{"getappt", "de", "active-inactive"},
		{"frozen", "en", "freeze"},
		{"eingefroren", "de", "freeze"},
		{"eingefrorn", "de", "freeze"},
		{"undead marker", "en", "zombie"},
		{"In Brand", "de", "burn"},
		{"Rüstung +2", "de", "armor-x"},
		{"Säure -2", "de", "damage-type-x"},
		{"Flammen", "de", "flame"},
		{"rust", "de", "corrode"}, // English typed by a German
	}
	for _, tt := range tests {
		hits := c.Search(tt.query, tt.lang, "", 5)
		if len(hits) == 0 || hits[0].Term.ID != tt.first {
			t.Errorf("%q in %s found %v, want %s first", tt.query, tt.lang, names(hits), tt.first)
		}
	}
	for _, nothing := range []string{"", "+", "7", "qqqqq"} {
		if hits := c.Search(nothing, "en", "", 0); len(hits) > 0 {
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
		{"Acid Immunity", "immunity"},
		{"+2 vs. Flying", "bonus-vs"},
		{"Snatch", "snatch"},
		{"Flame", "flame"},
		{"Acid -2", "damage-type-x"},
		{"Innate Life +4", "innate-life"},
		{"+2 of something", ""},
		{"Teleports everybody", ""},
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

func TestEveryNameFindsItsTerm(t *testing.T) {
	c := load(t)
	rapid.Check(t, func(t *rapid.T) {
		term := rapid.SampledFrom(c.Terms()).Draw(t, "term")
		lang := rapid.SampledFrom([]string{"en", "de"}).Draw(t, "lang")
		hits := c.Search(term.NameIn(lang), lang, term.Games[0], 0)
		for _, h := range hits {
			if h.Term.NameIn(lang) == term.NameIn(lang) && h.Score >= 995 {
				return
			}
		}
		t.Fatalf("%q found %v", term.NameIn(lang), names(hits))
	})
}

// Every keyword of every card is explained.
func TestEveryKeywordHasItsTerm(t *testing.T) {
	c := load(t)
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	for _, card := range cat.Cards() {
		for _, keyword := range card.Keywords() {
			if _, ok := c.ForKeyword(keyword); !ok {
				t.Errorf("%s: %q has no term", card.ID, keyword)
			}
		}
	}
}

// An alias leads to its own term, and no other of the same game goes by it.
func TestEveryAliasFindsItsTerm(t *testing.T) {
	c := load(t)
	owner := map[string]codex.TermID{} // of names and, later, aliases
	for _, lang := range []string{"en", "de"} {
		for _, term := range c.Terms() {
			for _, game := range term.Games {
				owner[game+lang+" "+strings.ToLower(term.NameIn(lang))] = term.ID
			}
		}
		for _, term := range c.Terms() {
			for _, alias := range term.In(lang).Aliases {
				for _, game := range term.Games {
					key := game + lang + " " + strings.ToLower(alias)
					if other, taken := owner[key]; taken && other != term.ID {
						t.Errorf("%s and %s are both called %q in %s", other, term.ID, alias, lang)
					}
					owner[key] = term.ID
				}
				hits := c.Search(alias, lang, term.Games[0], 3)
				if !slices.ContainsFunc(hits, func(h codex.Hit) bool { return h.Term == term }) {
					t.Errorf("%q in %s finds %v, want %s among them", alias, lang, names(hits), term.ID)
				}
			}
		}
	}
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
		c.Search("regenrate", "en", "", 10)
	}
}

// What the codex says of conditions and what the games' list does is the same.
func TestConditionsAreThoseOfTheLaw(t *testing.T) {
	found := 0
	for _, term := range load(t).Terms() {
		c, known := combat.ConditionNamed(string(term.ID))
		if !known {
			continue
		}
		found++
		const level = 77 // of nobody
		mana, priced := c.Removal(level)
		removal := ""
		if priced {
			removal = strings.Replace(strconv.Itoa(mana), strconv.Itoa(level), "L", 1)
		}
		if removal != term.Removal || string(c.Type()) != term.DamageType {
			t.Errorf("%s: the codex says removal %q, damage %q; the list %q and %q", c, term.Removal, term.DamageType, removal, c.Type())
		}
	}
	if found < 20 { // what one table made up needs no term
		t.Errorf("only %d of %d conditions are terms of the codex", found, len(combat.AllConditions()))
	}
}
