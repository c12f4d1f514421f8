package cli

import (
	"cmp"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
)

// owning is the answer to collection, as --json prints it.
type owning struct {
	Collection string     `json:"collection"`     // the file
	Unread     []string   `json:"unread"`         // its lines that are neither a card nor a box
	Books      []owned    `json:"books"`          // in the order of the call, those that are rejected left out
	Rejected   []rejected `json:"rejected"`       // what holds no book
	Clashes    []clash    `json:"clashes"`        // cards of which the books want more than there are, by name
	Pull       *pullList  `json:"pull,omitempty"` // of the book named by --pull
}

// owned is a book, and how many of its cards are nowhere, those in other books counted as there.
type owned struct {
	opened
	Name    string `json:"name,omitempty"`
	Missing int    `json:"missing"`
}

// clash is a card of which there are not enough.
type clash struct {
	Card   catalog.CardID  `json:"card"`
	Name   string          `json:"name"`
	Owned  int             `json:"owned"`
	Wanted int             `json:"wanted"`
	Short  int             `json:"short"`
	Books  []builder.Claim `json:"books"`
}

// pullList says where the cards of a book are.
type pullList struct {
	Book    string   `json:"book"`
	Take    []pulled `json:"take"`
	Missing []pulled `json:"missing"`
}

// pulled is copies of a card, taken out of another book or, where none is named, of the box.
type pulled struct {
	Card  catalog.CardID `json:"card"`
	Name  string         `json:"name"`
	Count int            `json:"count"`
	From  string         `json:"from,omitempty"`
}

func runCollection(env *Env, args []string) int {
	d := env.desk("collection")
	pull := d.flags.String("pull", "", "")
	operands, err := d.openBooks(args, 2, "books.needsCollection")
	if err != nil {
		return env.refuse("collection", err)
	}
	own := opened{File: operands[0]}
	data, err := readInput(env, own.File)
	if err == nil {
		own.result, err = d.scribe.Read(data, formats.Options{Boxes: true})
	}
	if own.err = err; err != nil {
		return d.check(own)
	}
	answer := owning{Collection: operands[0], Unread: []string{}, Books: []owned{}, Rejected: []rejected{}, Clashes: []clash{}}
	cards, unread := builder.FromBook(d.cards, own.result.Book)
	for _, k := range unread {
		answer.Unread = append(answer.Unread, fmt.Sprintf("%dx %s", k.Count, cmp.Or(k.Name, k.ID)))
	}
	var saved []builder.Saved
	for _, o := range d.all(operands[1:]) {
		if o.err != nil {
			answer.Rejected = append(answer.Rejected, d.rejected(o))
			continue
		}
		saved = append(saved, builder.Saved{ID: o.title(), Book: o.result.Book})
		answer.Books = append(answer.Books, owned{opened: o, Name: o.result.Book.Name})
	}
	for i, b := range saved {
		_, missing := cards.PullList(d.cards, saved, b.ID)
		answer.Books[i].Missing = sum(missing)
	}
	answer.Clashes = d.clashes(cards.Stocks(d.cards, saved))
	if *pull != "" {
		at := slices.IndexFunc(answer.Books, func(o owned) bool { return o.called(*pull) })
		if at < 0 {
			return env.refuse("collection", &FlagError{Flag: "--pull", Value: *pull, Fault: flagValueWrong})
		}
		answer.Pull = d.pullList(cards, saved, saved[at].ID)
	}
	replied(d, answer, d.printOwning)
	switch {
	case len(answer.Rejected) > 0:
		return statusUnread
	case answer.Pull != nil && len(answer.Pull.Missing) > 0, answer.Pull == nil && len(answer.Clashes) > 0:
		return statusUnmet
	}
	return statusFine
}

// called says whether a book is meant by its name, its file, or its place.
func (o owned) called(said string) bool {
	file := filepath.Base(o.File)
	return slices.ContainsFunc([]string{o.Name, o.title(), filepath.Base(o.title()), o.File, file, strings.TrimSuffix(file, filepath.Ext(file))}, func(name string) bool {
		return name != "" && strings.EqualFold(name, said)
	})
}

func (d *desk) clashes(stocks map[catalog.CardID]builder.Stock) []clash {
	all := []clash{}
	for _, id := range slices.Sorted(maps.Keys(stocks)) {
		s := stocks[id]
		if s.Short() == 0 {
			continue
		}
		all = append(all, clash{Card: id, Name: d.nameOf(string(id)), Owned: s.Owned, Wanted: s.Wanted, Short: s.Short(), Books: append([]builder.Claim{}, s.Claims...)})
	}
	return all
}

func (d *desk) pullList(cards builder.Collection, saved []builder.Saved, book string) *pullList {
	list := &pullList{Book: book, Take: []pulled{}, Missing: []pulled{}}
	take, missing := cards.PullList(d.cards, saved, book)
	for _, p := range take {
		list.Take = append(list.Take, pulled{p.Card.ID, d.nameOf(string(p.Card.ID)), p.Count, p.From})
	}
	for _, e := range missing {
		list.Missing = append(list.Missing, pulled{e.Card, d.nameOf(string(e.Card)), e.Count, ""})
	}
	return list
}

func (d *desk) printOwning(a owning) {
	w, out := d.env.words(), d.env.Out
	for _, line := range a.Unread {
		say(out, "? "+line+": "+w.T("books.problemUnknownCard"))
	}
	for _, r := range a.Rejected {
		say(out, w.T("books.sayRejected", "File", r.title(), "Message", r.Message))
	}
	if a.Pull != nil {
		d.printPull(*a.Pull)
		return
	}
	for _, b := range a.Books {
		said := w.T("booksscreen.allThere")
		if b.Missing > 0 {
			said = w.N("booksscreen.missing", b.Missing)
		}
		say(out, b.title()+": "+said)
	}
	for _, c := range a.Clashes {
		say(out, "! "+w.T("books.clash", "Card", c.Name, "Owned", c.Owned, "Wanted", c.Wanted))
		for _, b := range c.Books {
			say(out, fmt.Sprintf("  %3dx %s", b.Count, b.Book))
		}
	}
}

// printPull prints where the cards of a book are, those that are nowhere first.
func (d *desk) printPull(list pullList) {
	w, out := d.env.words(), d.env.Out
	say(out, w.T("booksscreen.toPlay", "Book", list.Book))
	lines := func(heading string, all []pulled) {
		if len(all) > 0 {
			say(out, "\n"+heading)
		}
		for _, p := range all {
			say(out, fmt.Sprintf("  %3dx %s", p.Count, p.Name))
		}
	}
	lines(w.T("booksscreen.nowhere"), list.Missing)
	places := map[string][]pulled{}
	for _, p := range list.Take {
		places[p.From] = append(places[p.From], p)
	}
	for _, from := range slices.Sorted(maps.Keys(places)) {
		if from == "" {
			lines(w.T("booksscreen.fromTheBox"), places[from])
			continue
		}
		lines(w.T("booksscreen.takeFrom", "Book", from), places[from])
	}
}
