// Package lookup finds everything the app has by what a person types into one box:
// cards, terms, and whatever else the caller names, such as mages, rules, books, places
// and things to do.
package lookup

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/typo"
)

// Kind is what was found.
type Kind string

// The kinds there are, in the order in which equals stand.
const (
	Place  Kind = "place"
	Action Kind = "action"
	Term   Kind = "term"
	Card   Kind = "card"
	Mage   Kind = "mage"
	Book   Kind = "book"
	Rule   Kind = "rule"
)

// Entry is something the caller names: Name in the person's language, and what else it
// is called.
type Entry struct {
	Kind  Kind
	ID    string
	Name  string
	Also  []string
	Line  string     // says in a few words what it is; may be empty
	Score int        // in an answer: 1 to 1000
	By    catalog.By // in an answer, of a card: what it was found by
}

// Index finds entries. It does not change once built and may be asked from any goroutine.
type Index struct {
	catalog *catalog.Catalog
	codex   *codex.Codex
	lang    string
	entries []Entry
	names   *typo.Index
	around  catalog.Around
	game    string
	line    func(*codex.Term) string
	desks   sync.Pool // of *desk
}

// desk is the paper of one search.
type desk struct {
	paper  typo.Paper
	scores []int
}

// New builds the index over a catalog, a codex and other entries for a person who reads
// the language.
func New(cat *catalog.Catalog, terms *codex.Codex, lang string, entries []Entry) *Index {
	names := make([][]string, len(entries))
	for i, e := range entries {
		for _, name := range append([]string{e.Name}, e.Also...) {
			plain, written := fold.Text(name), fold.WrittenOut(name)
			names[i] = append(names[i], plain)
			if written != plain {
				names[i] = append(names[i], written)
			}
		}
	}
	return &Index{
		catalog: cat, codex: terms, lang: lang, entries: entries, names: typo.New(names), around: catalog.Around{Term: terms.Bearer},
	}
}

// Playing lets the terms of the game that is played ("" for none) come before those of
// others, and line say in an answer what kind of term it is.
func (x *Index) Playing(game string, line func(*codex.Term) string) *Index {
	x.game, x.line = game, line
	return x
}

// Search finds what a person may mean, best first. A query in the language of the card
// search finds cards alone. A limit of 0 gives all.
func (x *Index) Search(query string, unofficial catalog.Unofficial, limit int) []Entry {
	text := fold.Text(query)
	if text == "" {
		return nil
	}
	cards, _ := x.catalog.Search(query, catalog.Options{
		Limit: limit, Filter: catalog.Filter{Unofficial: unofficial}, Around: x.around,
	})
	var terms []codex.Hit
	if !strings.ContainsAny(query, `:<>="()`) {
		terms = x.codex.Search(query, x.lang, x.game, limit)
	}
	found := make([]Entry, 0, len(cards)+len(terms)+32)
	for _, h := range cards {
		e := Entry{Kind: Card, ID: string(h.Card.ID), Name: h.Card.NameIn(x.lang), Score: h.Score, By: h.By}
		if h.By == catalog.ByEffect {
			e.Score = e.Score * 3 / 4 // what is called so is meant sooner than what does so
		}
		found = append(found, e)
	}
	for _, h := range terms {
		e := Entry{Kind: Term, ID: string(h.Term.ID), Name: h.Term.NameIn(x.lang), Score: h.Score}
		if x.line != nil {
			e.Line = x.line(h.Term)
		}
		found = append(found, e)
	}
	found = x.others(text, found)
	slices.SortStableFunc(found, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(rank(a.Kind), rank(b.Kind)))
	})
	if limit > 0 && len(found) > limit {
		found = found[:limit]
	}
	return found
}

// others appends the caller's entries that are near.
func (x *Index) others(text string, found []Entry) []Entry {
	d, ok := x.desks.Get().(*desk)
	if !ok {
		d = &desk{scores: make([]int, len(x.entries))}
	}
	defer x.desks.Put(d)
	best := x.names.Score(text, d.scores, &d.paper)
	for i, score := range d.scores {
		if score > 0 && score*10 >= best*6 {
			e := x.entries[i]
			e.Score = score
			found = append(found, e)
		}
	}
	return found
}

// rank is where a kind stands among equals.
func rank(k Kind) int {
	return slices.Index([]Kind{Place, Action, Term, Card, Mage, Book, Rule}, k)
}
