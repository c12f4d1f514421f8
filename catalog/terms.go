package catalog

import (
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
)

// termsFile has the texts of what is printed on cards.
const termsFile = "terms.json"

// translated holds the folded words of other languages for folded English ones: subtypes,
// keywords, types, schools and kinds of damage. People search by the words
// they read on the screen.
type translated map[string][]string

// readTerms pairs the texts of all languages with the English ones. Without them searches
// know English only.
func readTerms(fsys fs.FS) (translated, error) {
	texts, err := facts.Texts(fsys, termsFile)
	if err != nil {
		return nil, err
	}
	g := translated{}
	for id, text := range texts["en"] {
		switch area := strings.Split(id, "."); area[min(1, len(area)-1)] {
		case "subtype", "trait", "effect", "type", "school", "damage":
			for _, lang := range slices.Sorted(maps.Keys(texts)) {
				g.add(fold.Text(text), texts[lang][id])
			}
		}
	}
	return g, nil
}

// add takes over one word, also with its umlauts written out.
func (g translated) add(english, other string) {
	for _, text := range []string{fold.Text(other), fold.WrittenOut(other)} {
		if text != "" && text != english && !slices.Contains(g[english], text) {
			g[english] = append(g[english], text)
		}
	}
}

// keyword translates a folded keyword with its value: "regenerate 2" is
// "regenerieren 2".
func (g translated) keyword(text, bare string) []string {
	return pick.Each(g[bare], func(word string) string { return strings.Replace(text, bare, word, 1) })
}
