package catalog_test

import (
	"encoding/json"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/internal/words"
)

// halfRemembered are queries for what cards do with the cards that answer them, as they
// stand in a file.
func halfRemembered(t testing.TB, file string) map[string][]string {
	t.Helper()
	data, err := os.ReadFile("testdata/effects/" + file)
	if err != nil {
		t.Fatal(err)
	}
	list := map[string][]string{}
	for line := range strings.Lines(string(data)) {
		asked, meant, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok {
			t.Fatalf("%s: %q has no answer", file, line)
		}
		list[asked] = strings.Fields(meant)
	}
	return list
}

// Of a hundred queries as players half-remember cards at least so many find one that was
// meant first, and among the first three.
func TestCardsAreFoundByWhatTheyDo(t *testing.T) {
	c := load(t)
	for file, least := range map[string][2]int{
		"en.txt": {86, 93}, "en-a.txt": {83, 92}, "en-b.txt": {82, 93}, "en-c.txt": {83, 93}, "en-d.txt": {78, 90}, "en-f.txt": {53, 73},
		"de.txt": {86, 94}, "de-a.txt": {86, 90}, "de-b.txt": {76, 89}, "de-c.txt": {76, 89}, "de-d.txt": {77, 83}, "de-f.txt": {43, 70},
	} {
		queries := halfRemembered(t, file)
		first, three := 0, 0
		var missed []string
		for asked, meant := range queries {
			hits, _ := c.Search(asked, catalog.Options{Limit: 3})
			at := slices.IndexFunc(hits, func(h catalog.Hit) bool { return slices.Contains(meant, string(h.Card.ID)) })
			if at == 0 {
				first++
			}
			if at < 0 {
				missed = append(missed, asked)
			} else {
				three++
			}
		}
		if all := len(queries); 100*first < least[0]*all || 100*three < least[1]*all {
			t.Errorf("%s: of %d queries %d come first and %d among three, want %v of 100; missed: %q", file, all, first, three, least, missed)
		}
	}
}

func TestASearchTellsWhatItFoundBy(t *testing.T) {
	c := load(t)
	for _, tt := range []struct {
		query string
		first catalog.CardID
		by    catalog.By
	}{
		{"wall of stone", "wall-of-stone", catalog.ByName},
		{"Mauer aus Stein", "wall-of-stone", catalog.ByEffect},
		{"steal mana", "drain-power", catalog.ByEffect},
		{"put creature to sleep", "sleep", catalog.ByEffect},
		{"slep", "sleep", catalog.ByName},
	} {
		hits, err := c.Search(tt.query, catalog.Options{})
		if err != nil || len(hits) == 0 || hits[0].Card.ID != tt.first || hits[0].By != tt.by {
			t.Errorf("%q finds %v, %v; want %s by %s", tt.query, hits[:min(3, len(hits))], err, tt.first, tt.by)
		}
	}
}

// What cards are recalled by is said of cards there are.
func TestOnlyCardsAreRecalled(t *testing.T) {
	c := load(t)
	all, err := facts.Overlays[string](assets.FS, "recalled.json")
	if err != nil || len(all) < 2 {
		t.Fatalf("%d languages, %v", len(all), err)
	}
	for lang, cards := range all {
		for id, words := range cards {
			if _, ok := c.Card(catalog.CardID(id)); !ok || words == "" {
				t.Errorf("%s: %q is recalled by %q", lang, id, words)
			}
		}
	}
}

// What cards do must meet the conditions beside it, too.
func TestConditionsHoldForWhatCardsDo(t *testing.T) {
	c := load(t)
	hits, _ := c.Search("heals others type:creature -angel", catalog.Options{})
	for _, h := range hits {
		if h.Card.Type != catalog.Creature || slices.Contains(h.Card.Subtypes, "Angel") {
			t.Errorf("finds %s", h.Card.ID)
		}
	}
	if len(hits) < 3 {
		t.Errorf("finds %v", ids(hits, 0))
	}
}

func TestMeaningsCanBeTakenAway(t *testing.T) {
	c := load(t)
	q, _ := c.ParseQuery("demon that steals mana level<=3", catalog.Around{})
	meanings := c.Meanings(&q)
	if len(meanings) != 2 || meanings[0].Mark != "sub:demon" || meanings[1].Word != "steals mana" {
		t.Fatalf("%+v", meanings)
	}
	if rest := meanings[1].Without("demon that steals mana level<=3"); rest != "demon that level<=3" {
		t.Errorf("leaves %q", rest)
	}
}

// A search that finds nothing says without which word there would be something.
func TestNothingNamesTheWordsToBlame(t *testing.T) {
	c := load(t)
	q, _ := c.ParseQuery("wall that steals mana from dragons level>6", catalog.Around{})
	if hits := c.Find(&q, catalog.Options{}); len(hits) > 0 {
		t.Fatalf("%s answers: the search has to be one that finds nothing", hits[0].Card.ID)
	}
	if len(c.WhyEmpty(&q, catalog.Options{})) == 0 {
		t.Error("nobody is to blame")
	}
}

// Every concept a word leads to is said in every language.
func TestEveryMeaningIsSaid(t *testing.T) {
	c := load(t)
	for _, lang := range words.Languages(assets.FS) {
		w, err := words.Load(assets.FS, lang)
		if err != nil {
			t.Fatal(err)
		}
		w.Missing = func(id string) { t.Errorf("%s has no text in %s", id, lang) }
		var entries []struct{ Say, Means string }
		data, err := fs.ReadFile(assets.FS, "words/"+lang+"/data/effects.json")
		if err != nil || json.Unmarshal(data, &entries) != nil {
			t.Fatalf("%s: %v", lang, err)
		}
		for _, e := range entries {
			for phrase := range strings.SplitSeq(e.Say, ", ") {
				q, _ := c.ParseQuery(phrase, catalog.Around{})
				for _, m := range c.Meanings(&q) {
					if said := w.Say(m); said == "" {
						t.Errorf("%s: %q is not said", lang, phrase)
					}
				}
			}
		}
	}
}

// Whatever is typed: a search never fails, gives the same twice, and a card whose very
// name it is comes first.
func TestSearchByEffectProperties(t *testing.T) {
	c := load(t)
	pieces := []string{"heals", "stops", "Mana", "stehlen", "nicht", "against", "fire", "Dornenwand", "creature", "zwei", "3", "\"", "(", ")", "or", "-", "ß", "\x00", "😀", "wirft", "um"}
	cards := c.Shown(catalog.Filter{})
	rapid.Check(t, func(t *rapid.T) {
		query := strings.Join(rapid.SliceOfN(rapid.OneOf(rapid.SampledFrom(pieces), rapid.String()), 0, 8).Draw(t, "pieces"), " ")
		hits, _ := c.Search(query, catalog.Options{})
		again, _ := c.Search(query, catalog.Options{})
		if !slices.Equal(hits, again) {
			t.Fatalf("%q finds something else the second time", query)
		}
		name := rapid.SampledFrom(cards).Draw(t, "card").Name
		if hits, _ := c.Search(name, catalog.Options{}); len(hits) == 0 || hits[0].By != catalog.ByName {
			t.Fatalf("%q is its name, and something that does so comes first", name)
		}
	})
}

func FuzzSearchByEffect(f *testing.F) {
	c := load(f)
	for _, query := range []string{"steal mana", "Mauer aus Stein", "kann nicht mehr fliegen", "3 damage to everything", "demon -imp that heals (or not)", "wirft\xffum"} {
		f.Add(query)
	}
	f.Fuzz(func(t *testing.T, query string) {
		q, _ := c.ParseQuery(query, catalog.Around{})
		for _, h := range c.Find(&q, catalog.Options{Limit: 5}) {
			if h.Score < 1 || h.Score > 1000 || h.By == "" {
				t.Errorf("%q: %+v", query, h)
			}
		}
		for _, m := range c.Meanings(&q) {
			if rest := m.Without(query); len(rest) >= len(query) {
				t.Errorf("%q without %q is %q", query, m.Word, rest)
			}
		}
		c.WhyEmpty(&q, catalog.Options{})
	})
}
