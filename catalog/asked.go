package catalog

import (
	"cmp"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/internal/fold"
)

// askedFile has the words people type, of each language.
const askedFile = "asked.json"

// asked are the words people type for what the program has its own names for: keys and values
// of queries, headings and fields of lists. Every language adds its own.
type asked struct {
	means map[string]map[string]string // by area, then by the folded word: what it means
	words map[string][]string          // by area, as they are written
	keys  map[string]map[string]string // by language: how each key is written in it
}

// readAsked reads the words of all languages, English ones first: of two that mean different
// things the first counts.
func readAsked(fsys fs.FS) (asked, error) {
	a := asked{map[string]map[string]string{}, map[string][]string{}, map[string]map[string]string{}}
	all, err := facts.Overlays[map[string]string](fsys, askedFile)
	for _, lang := range facts.Languages(all) {
		a.keys[lang] = map[string]string{}
		for area, values := range all[lang] {
			if a.means[area] == nil {
				a.means[area] = map[string]string{}
			}
			for _, is := range slices.Sorted(maps.Keys(values)) {
				for word := range strings.SplitSeq(values[is], ",") {
					word = strings.TrimSpace(word)
					a.words[area] = append(a.words[area], word)
					for _, folded := range []string{fold.Text(word), fold.WrittenOut(word)} {
						if _, taken := a.means[area][folded]; !taken {
							a.means[area][folded] = is
						}
					}
				}
			}
		}
		for is, words := range all[lang]["key"] {
			a.keys[lang][is], _, _ = strings.Cut(words, ",")
		}
	}
	return a, err
}

// Asked are the folded words of all languages for the things of an area, with what each
// means. It is shared: read it only.
func (c *Catalog) Asked(area string) map[string]string { return c.asked.means[area] }

// AskedWords are the words of all languages for the things of an area, as they are written.
func (c *Catalog) AskedWords(area string) []string { return c.asked.words[area] }

// areas are where the values of a key stand.
func (k Key) areas() []string {
	if k == KeyUnofficial {
		return []string{"flag", string(k)}
	}
	return []string{string(k)}
}

// key reads a key in any language, in any spelling fold forgives.
func (a *asked) key(s string) (Key, bool) {
	k, ok := a.means["key"][fold.Compact(fold.Text(s))]
	return Key(k), ok
}

// sign tells of "or", "and" and "not", whatever the language calls them; "" of other words.
func (a *asked) sign(word string) string { return a.means["sign"][fold.Text(word)] }

// said reads a word of an area.
func (a *asked) said(area, s string) (is string, ok bool) {
	is, ok = a.means[area][fold.Compact(fold.Text(s))]
	return is, ok
}

// flag reads yes and no.
func (a *asked) flag(s string) (on, ok bool) {
	is, ok := a.said("flag", s)
	return is == "yes", ok
}

// class is the English name of a mage's class; any other word stays as it is. It expects and
// gives folded text.
func (a *asked) class(folded string) string { return cmp.Or(a.means["class"][folded], folded) }

// value reads a value of a short list: one or many of it, or the beginning of one
// alone while it is still being typed.
func (a *asked) value(key Key, s string) (is string, ok bool) {
	text := fold.Compact(fold.Text(s))
	for _, word := range singulars(text) {
		for _, area := range key.areas() {
			if is, ok := a.means[area][word]; ok {
				return is, true
			}
		}
	}
	if len(text) < 3 {
		return "", false
	}
	for _, area := range key.areas() {
		for word, means := range a.means[area] {
			if len(word) > len(text) && word[:len(text)] == text {
				if is != "" && is != means {
					return "", false
				}
				is = means
			}
		}
	}
	return is, is != ""
}

// known are the words a near one is sought among: those of some areas, in order.
func (a *asked) known(areas ...string) (words []string) {
	for _, area := range areas {
		words = append(words, slices.Sorted(maps.Keys(a.means[area]))...)
	}
	return words
}

// spelled are all words for keys but the abbreviations, in order.
func (a *asked) spelled() []string {
	return slices.DeleteFunc(a.known("key"), func(word string) bool { return len(word) < 3 })
}

// singulars are what a folded word may be the plural of, itself first.
func singulars(text string) []string {
	list := []string{text}
	for _, end := range []string{"s", "es", "n", "en", "e", "er", "se"} {
		if len(text) > len(end)+2 && text[len(text)-len(end):] == end {
			list = append(list, text[:len(text)-len(end)])
		}
	}
	return list
}
