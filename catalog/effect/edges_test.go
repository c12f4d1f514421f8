package effect

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// One word is a single one, whatever it means; two never are, also where they are one phrase.
func TestASingleWord(t *testing.T) {
	x := index(t)
	for text, want := range map[string]bool{
		"": true, "flying": true, "gust": true, "zzzzzz": true, "3": true, "the": true,
		"each upkeep": false, "the flying": false, "heal all": false, "Dornenwand": false,
	} {
		if q := x.Ask(text); q.Single() != want {
			t.Errorf("%q: single is %t", text, q.Single())
		}
	}
}

// A slip is forgiven in words of five letters and more, two in ten, and none in shorter ones: not
// in what was typed, nor in what could be meant.
func TestHowManySlipsAreForgiven(t *testing.T) {
	l := lexicon(t, `[{"say":"abc, abcd, fghij, klmnopqrzo, uvwxyzuvw","means":"do:x"}]`)
	for typed, want := range map[string]string{
		"abc": "", "abx": "", "abcx": "", "abcd": "abcd", "axcd": "", // too short for any
		"fghij": "fghij", "fghxj": "fghij", "fghi": "", "fghijk": "fghij", "fxhxj": "", "xghij": "", "fghijkl": "",
		"klmnopqrzo": "klmnopqrzo", "klmxopqxzo": "klmnopqrzo", "kxmxopqxzo": "", "klmnopqr": "", "klmnopqrz": "klmnopqrzo", "klmnopqrzouv": "klmnopqrzo",
		"klmnopqrzouvw": "", "uvwxyzuvw": "uvwxyzuvw", "uvwxyzuv": "uvwxyzuvw", "uvwxyzu": "",
	} {
		if got := l.closest(typed, false); got != want {
			t.Errorf("%q is taken for %q, want %q", typed, got, want)
		}
	}
	// what may not be typed to its end yet goes on
	for typed, want := range map[string]string{"fgh": "", "klmn": "klmnopqrzo", "uvwx": "uvwxyzuvw"} {
		if got := l.closest(typed, true); got != want {
			t.Errorf("%q goes on as %q, want %q", typed, got, want)
		}
	}
}

func lexicon(t *testing.T, words string) *Lexicon {
	t.Helper()
	l, err := ReadLexicon(fstest.MapFS{"x.json": {Data: []byte(words)}}, "x.json", "de", index(t).lexicons[1].Grammar)
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(l.keys)
	l.keys = slices.Compact(l.keys)
	return l
}

// A name in another language is said in English word for word: by all a word can mean, by the
// parts of a long one, and by itself where nobody has it.
func TestNamesAreSaidInEnglish(t *testing.T) {
	l := lexicon(t, `[{"say":"mauer, wand","means":"w:wall"},{"say":"stein","means":"w:stone"},{"say":"feuer","means":"w:fire | w:flame"},{"say":"aus, zu","means":"!filler"}]`)
	for name, want := range map[string]string{
		"Mauer":              "wall",
		"Mauer aus Stein":    "ston wall",
		"Feuermauer":         "fir wall | flam wall",
		"Feuer":              "fir | flam",
		"Akiro":              "akiro",
		"Mauer zu Akiro":     "akiro wall",
		"Stein Stein":        "ston ston",
		"Steinwand aus Wand": "ston wall wall",
	} {
		var ways []string
		for _, words := range l.Renderings(name) {
			ways = append(ways, strings.Join(words, " "))
		}
		slices.Sort(ways)
		if got := strings.Join(ways, " | "); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

// A word of names in another language finds them, and what it means in one's own is meant before.
func TestNamesOfAnotherLanguageAreFound(t *testing.T) {
	x := New([]Entry{
		{Head: []string{"type:wall", "w:gate", "name-de:tor"}},
		{Head: []string{"type:creature", "w:bull", "name-de:stier"}},
		{Head: []string{"type:creature", "w:ox", "name-de:demon"}},
		{Head: []string{"type:creature", "sub:demon", "w:imp", "name-de:kobold"}, Deeds: []Deed{{Marks: []string{"en:gate"}}}},
	}, index(t).lexicons)
	for text, want := range map[string]int{"tor": 0, "stier": 1, "kobold": 3, "demon": 3, "gate": 0} {
		if got := best(x, text); got != want {
			t.Errorf("%q finds %d, want %d", text, got, want)
		}
	}
}
