package catalog

import (
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
)

// reader folds what can be read on cards. Most of it stands on many of them, and is
// folded once.
type reader struct {
	translated
	plain    map[string]printed // subtypes, types, schools and kinds of damage
	keywords map[string]printed
}

// printed is a word as cards print it, folded.
type printed struct {
	texts  []string // in all languages, keywords with their value and without
	words  []string // the single words of all that
	valued []valued // none or one
}

func newReader(g translated) *reader {
	return &reader{translated: g, plain: map[string]printed{}, keywords: map[string]printed{}}
}

// card folds a card. Names with umlauts stand there twice, as "oe" is typed
// for "ö".
func (r *reader) card(c *Card) folded {
	f := folded{words: make([]string, 0, 24)}
	for _, name := range c.Names() {
		plain, written := fold.Text(name), fold.WrittenOut(name)
		f.names = append(f.names, plain)
		if written != plain {
			f.names = append(f.names, written)
		}
	}
	for _, name := range f.names {
		for word := range strings.FieldsSeq(name) {
			f.words = append(f.words, word)
		}
	}
	if words := strings.Fields(f.names[0]); len(words) > 2 {
		for _, word := range words {
			f.initials += word[:1]
		}
	}
	f.words = append(f.words, r.word(string(c.Type)).words...)
	for _, part := range c.Schools {
		f.words = append(f.words, r.word(string(part.School)).words...)
	}
	for i := range c.Attacks {
		f.words = append(f.words, r.word(c.Attacks[i].DamageType).words...)
	}
	for _, s := range c.Subtypes {
		w := r.word(s)
		f.subtypes = append(f.subtypes, w.texts...)
		f.words = append(f.words, w.words...)
	}
	c.anyKeyword(func(k string) bool {
		w := r.keyword(k)
		f.keywords = append(f.keywords, w.texts...)
		f.words = append(f.words, w.words...)
		f.valued = append(f.valued, w.valued...)
		return false
	})
	r.results(c, &f)
	return f
}

// results notes of results of the effect die without a number that they are one.
func (r *reader) results(c *Card, f *folded) {
	for i := range c.Attacks {
		for _, effect := range c.Attacks[i].Effects {
			for _, result := range effect.Results() {
				if _, ok := numberIn(result); !ok {
					f.valued = append(f.valued, valued{r.keyword(result).texts, 1})
				}
			}
		}
	}
}

// word folds a word that has no value.
func (r *reader) word(word string) printed {
	w, ok := r.plain[word]
	if !ok {
		text := fold.Text(word)
		w.texts = append([]string{text}, r.translated[text]...)
		w.split()
		r.plain[word] = w
	}
	return w
}

// keyword folds a keyword: "Regenerate 2" is that and "regenerate".
func (r *reader) keyword(keyword string) printed {
	w, ok := r.keywords[keyword]
	if !ok {
		text := fold.Text(keyword)
		bare := fold.WithoutNumbers(text)
		w.texts = append([]string{text}, r.translated.keyword(text, bare)...)
		if bare != text && bare != "" {
			w.texts = append(append(w.texts, bare), r.translated[bare]...)
		}
		if n, ok := numberIn(keyword); ok {
			w.valued = []valued{{append([]string{bare}, r.translated[bare]...), n}}
		}
		w.split()
		r.keywords[keyword] = w
	}
	return w
}

func (w *printed) split() {
	for _, text := range w.texts {
		w.words = append(w.words, strings.Fields(text)...)
	}
}
