package house

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
)

// counts are the numbers every text is asked for.
func counts() []int { return []int{0, 1, 2, 5} }

// TestTextsOfEveryNumber asks every text for several numbers, in each of its
// placeholders, as the screens and the log ask: none may come back as its id or
// with a placeholder that nothing fills.
func TestTextsOfEveryNumber(t *testing.T) {
	for _, lang := range words.Languages(assets.FS) {
		w, err := words.Load(assets.FS, lang)
		if err != nil {
			t.Fatal(err)
		}
		w.Missing = func(id string) { t.Errorf("%s: %s is not filled, or shown as its id", lang, id) }
		for id, e := range texts(t, lang) {
			for _, n := range counts() {
				args := map[string]any{e.by: n}
				for _, p := range e.placeholders() {
					args[strings.Trim(p, "{.}")] = n
				}
				var pairs []any
				for key, value := range args {
					pairs = append(pairs, key, value)
				}
				for way, text := range map[string]string{"T": w.T(id, pairs...), "N": w.N(id, n, pairs...), "Say": w.Say(spoken{id, args})} {
					form := w.Plural(n)
					if e.forms[form] == "" {
						form = "other"
					}
					if want := e.filled(form, args); text != want {
						t.Errorf("%s, %d by %s: %s is %q, want %q", lang, n, way, id, text, want)
					}
				}
			}
		}
	}
}

// spoken is a message with its arguments.
type spoken struct {
	id   string
	args map[string]any
}

func (s spoken) Message() (string, map[string]any) { return s.id, s.args }

// TestNounsHaveTheirNumber finds texts that say "1 cards": a placeholder right
// before a word that other texts have in two numbers. The words are learned
// from the plural forms there are.
func TestNounsHaveTheirNumber(t *testing.T) {
	before := regexp.MustCompile(`(\d (?:to|bis) )?{{\.([A-Za-z]+)}} (\pL+)`)
	never := []string{"Name", "School", "Limit", "Max", "Lines"} // names, and bounds far above one
	for _, lang := range words.Languages(assets.FS) {
		all := texts(t, lang)
		nouns := pluralNouns(all)
		if len(nouns) < 10 {
			t.Fatalf("%s: only the words %v have two numbers", lang, nouns)
		}
		for id, e := range all {
			for _, m := range before.FindAllStringSubmatch(e.forms["other"], -1) {
				if m[1] != "" || slices.Contains(never, m[2]) || !slices.Contains(nouns, m[3]) {
					continue
				}
				if _, plural := e.forms["one"]; !plural || e.by != m[2] {
					t.Errorf("%s (%s/%s) says %q: it needs a form for one, picked by %s", id, lang, e.file, "1 "+m[3], m[2])
				}
			}
		}
	}
}

// pluralNouns are the words behind a number that are others behind a one.
func pluralNouns(all map[string]entry) []string {
	found := map[string]bool{}
	for _, e := range all {
		one, other := strings.Fields(e.forms["one"]), strings.Fields(e.forms["other"])
		if len(one) != len(other) {
			continue
		}
		for i := 1; i < len(one); i++ {
			if one[i] != other[i] && one[i-1] == other[i-1] && placeholder.MatchString(one[i-1]) {
				found[strings.TrimRight(other[i], ".,:;!?")] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}
