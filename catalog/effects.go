package catalog

import (
	"bytes"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/quickcast/quickcast/catalog/effect"
	"github.com/quickcast/quickcast/catalog/query"
	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/internal/pick"
)

// effectsFiles are the words of each language for what cards do, by its name.
const effectsFiles = "words/*/data/effects.json"

// recalledFile has of each language the words beside its own that cards are recalled by.
const recalledFile = "recalled.json"

// effects are what searches by what cards do look through, read when the first of them
// comes. They are shared by all catalogs from the same files.
type effects struct {
	once  sync.Once
	from  fs.FS
	index *effect.Index
	err   error

	onceSaid  sync.Once
	languages []*effect.Lexicon // see Translated
	said      map[string]CardID
}

// built gives the index over the cards, built by the first who asks.
func (e *effects) built(cards []*Card) *effect.Index {
	e.once.Do(func() {
		var lexicons []*effect.Lexicon
		var recalled map[string]map[string]string
		lexicons, e.err = readLexicons(e.from, effectsFiles)
		if e.err == nil {
			e.err = learnNames(e.from, lexicons)
		}
		if e.err == nil {
			recalled, e.err = facts.Overlays[string](e.from, recalledFile)
		}
		entries := pick.Made(cards, func(card *Card) effect.Entry { return card.effects(recalled) })
		e.index = effect.New(entries, lexicons)
	})
	return e.index
}

// learnNames tells lexicons of which words names are made in their languages.
func learnNames(from fs.FS, lexicons []*effect.Lexicon) error {
	for _, l := range lexicons {
		file := strings.Replace(nameFiles, "*", l.Lang, 1)
		if _, err := fs.Stat(from, file); err != nil {
			continue
		}
		if err := l.Learn(from, file); err != nil {
			return err
		}
	}
	return nil
}

func readLexicons(from fs.FS, named string) ([]*effect.Lexicon, error) {
	files, err := fs.Glob(from, named)
	if err != nil {
		return nil, err
	}
	grammars, err := facts.Grammars(from)
	if err != nil {
		return nil, err
	}
	var lexicons []*effect.Lexicon
	for _, file := range slices.Backward(files) { // of two in which as much is known, the first in the alphabet is asked last
		lang := strings.Split(file, "/")[1]
		if untranslated(from, file, files) {
			continue
		}
		l, err := effect.ReadLexicon(from, file, lang, grammars[lang])
		if err != nil {
			return nil, err
		}
		lexicons = append(lexicons, l)
	}
	return lexicons, nil
}

// untranslated tells whether a language's file is still the copy of another's that it was made
// from: read twice, the words of that one would count twice.
func untranslated(from fs.FS, file string, files []string) bool {
	own, _ := fs.ReadFile(from, file)
	for _, other := range files {
		if text, _ := fs.ReadFile(from, other); other < file && bytes.Equal(own, text) {
			return true
		}
	}
	return false
}

// The scores of what is found by what it does: between names that have what was typed and
// names that are merely like it where every word is understood, below all names else.
const (
	doneLeast  = 560
	doneMost   = 870
	doneOne    = 745 // the most for a single word: below names it is a piece of
	vagueLeast = 300
	vagueMost  = 440
	answers    = 0.35 // of 1: less is no answer
	printedSo  = 0.15 // for what bears the very words
)

// byDeeds writes on the desk what each card scores by what it is and does, 0 where that is
// no answer. borne are the scores of cards that bear the words as they are printed, nil
// where nobody asked.
func (d *desk) byDeeds(x *effect.Index, text string, cards int, borne []int) {
	q := x.Ask(text)
	d.fits, d.done = grown(d.fits, cards), grown(d.done, cards)
	x.Score(&q, d.fits, &d.effects)
	best := float32(0)
	for i := range d.fits {
		if borne != nil && borne[i] == bearsWords && d.fits[i] > 0 {
			d.fits[i] += printedSo
		}
		best = max(best, d.fits[i])
	}
	for i := range d.fits {
		d.fits[i] /= max(best, 1)
	}
	best = min(best, 1)
	least, most := float32(vagueLeast), float32(vagueMost)
	switch {
	case q.Known && q.Single():
		least, most = doneLeast, doneOne
	case q.Known:
		least, most = doneLeast, doneMost
	}
	for i, fit := range d.fits {
		d.done[i] = 0
		if fit >= answers && fit >= best*0.6 {
			d.done[i] = int(least + (most-least)*fit)
		}
	}
}

// lets reports whether what must hold beside the words of a query holds for a card.
func (p *part) lets(card *Card, f *folded) bool {
	is := func(kid *part) bool { return kid.lets(card, f) }
	switch p.kind {
	case query.Text:
		return true
	case query.All:
		return !slices.ContainsFunc(p.kids, func(kid *part) bool { return !is(kid) })
	case query.Any:
		return slices.ContainsFunc(p.kids, is)
	case query.Not:
		return p.spoken && !f.called(p.kids[0].text) || !p.spoken && p.kids[0].score(0, card, f) == 0
	}
	return p.is(card, f)
}

// called reports whether each word of the folded text is a word of a name.
func (f *folded) called(text string) bool {
	return text != "" && slices.ContainsFunc(f.names, func(name string) bool {
		for word := range strings.FieldsSeq(text) {
			if !slices.Contains(strings.Fields(name), word) {
				return false
			}
		}
		return true
	})
}

// prose is the text of a query that cards may answer by what they do: its words, with
// blanks for conditions and whatever else has a form. A "not" that is written out is a word
// like others there.
func prose(text string, root *query.Node) string {
	if root == nil {
		return ""
	}
	if len(text) > maxQuery {
		text = strings.ToValidUTF8(text[:maxQuery], "")
	}
	b := []byte(text)
	blank(b, root)
	return string(b)
}

func blank(text []byte, n *query.Node) {
	switch {
	case n.Kind == query.Text, n.Kind == query.Not && isSpoken(string(text), n):
	case n.Kind == query.All, n.Kind == query.Any:
		for _, kid := range n.Kids {
			blank(text, kid)
		}
	default:
		for i := n.From; i < min(n.To, len(text)); i++ {
			text[i] = ' '
		}
	}
}

// isSpoken tells of a "not" before words that is a word itself, no sign.
func isSpoken(text string, n *query.Node) bool {
	return n.Kids[0].Kind == query.Text && text[n.From] != '-' && text[n.From] != '!'
}
