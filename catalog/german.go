package catalog

import (
	"io/fs"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/internal/fold"
)

// The texts of what is printed on cards, in both languages.
const (
	englishTerms = "words/en/terms.json"
	germanTerms  = "words/de/terms.json"
)

// german holds the folded German words for folded English ones: subtypes,
// keywords, types, schools and kinds of damage. People search by the words
// they read on the screen.
type german map[string][]string

// readGerman pairs the texts of both languages. Without them searches know
// English only.
func readGerman(fsys fs.FS) (german, error) {
	in, err := facts.Texts(fsys, englishTerms)
	if err != nil {
		return nil, err
	}
	out, err := facts.Texts(fsys, germanTerms)
	if err != nil {
		return nil, err
	}
	g := german{}
	for id, text := range in {
		switch area := strings.Split(id, "."); area[min(1, len(area)-1)] {
		case "subtype", "trait", "effect", "type", "school", "damage":
			g.add(fold.Text(text), out[id])
		}
	}
	return g, nil
}

// add takes over one word, also with its umlauts written out.
func (g german) add(english, german string) {
	for _, text := range []string{fold.Text(german), fold.German(german)} {
		if text != "" && text != english && !slices.Contains(g[english], text) {
			g[english] = append(g[english], text)
		}
	}
}

// keyword translates a folded keyword with its value: "regenerate 2" is
// "regenerieren 2".
func (g german) keyword(text, bare string) []string {
	var list []string
	for _, word := range g[bare] {
		list = append(list, strings.Replace(text, bare, word, 1))
	}
	return list
}
