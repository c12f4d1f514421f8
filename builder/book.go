// Package builder is the workbench of spellbooks: a book as a value, what it
// costs and what is wrong with it, its curves, edits that can be taken back,
// and the shelf the books are kept on.
//
// It knows no files and no words: formats lie in builder/formats, the shelf
// writes through a small Store, and whoever faces a person turns ids and
// arguments into texts.
package builder

import (
	"cmp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

// MaxCount is the largest number of copies an entry can have. No law allows
// more than six; the bound keeps nonsense from becoming large numbers.
const MaxCount = 999

// Book is a spellbook. It is a value: the methods that change something return
// a changed copy and leave the receiver, and every slice in it, as they were.
type Book struct {
	Name    string          `json:"name,omitempty"`
	Game    training.Game   `json:"game,omitempty"`   // empty while neither a mage nor the user said it
	Mage    catalog.MageID  `json:"mage,omitempty"`   // empty while there is none
	Choice  training.School `json:"choice,omitempty"` // the school picked where the mage picks one; may be empty
	Entries []Entry         `json:"entries"`
	Notes   string          `json:"notes,omitempty"` // the owner's own lines

	Maybe []Entry  `json:"maybe,omitempty"` // cards the owner thinks of; they cost nothing and count nowhere
	Tags  []string `json:"tags,omitempty"`  // the owner's own words to find the book by

	MageCards []Kept `json:"mageCards,omitempty"` // the mage's cards as an o8d file names them, where they are not the usual two
	Kept      []Kept `json:"kept,omitempty"`      // what a reader did not understand, for the next reader
}

// Entry is a number of copies of a card. The same card may stand in several
// entries: its copies add up.
type Entry struct {
	Card     catalog.CardID `json:"card"`
	Count    int            `json:"count"`
	Printing string         `json:"printing,omitempty"` // OCTGN's id of the printing, where it is not the usual one
}

// Kept is a line that was not understood. It is written back as it came.
type Kept struct {
	Count   int    `json:"count"`
	Name    string `json:"name,omitempty"`
	ID      string `json:"id,omitempty"`      // an id of another program
	Section string `json:"section,omitempty"` // the heading it stood under
}

// FromRulebook makes a book to start from out of one the rulebooks suggest.
func FromRulebook(r *catalog.Rulebook, name string) Book {
	book := Book{Name: name, Game: r.Game, Mage: r.Mage, Choice: r.Choice}
	for _, e := range r.Entries {
		book.Entries = append(book.Entries, Entry{Card: e.Card, Count: e.Count})
	}
	return book
}

// Count is the number of copies of a card in all entries and printings.
func (b Book) Count(card catalog.CardID) int {
	count := 0
	for _, e := range b.Entries {
		if e.Card == card && e.Count > 0 {
			count += e.Count
		}
	}
	return count
}

// Add puts n more copies of the card into the book, at most up to MaxCount of
// an entry. A book may break any law; Review says so.
func (b Book) Add(card catalog.CardID, n int) Book {
	if n < 1 {
		return b
	}
	b.Entries = slices.Clone(b.Entries)
	at := slices.IndexFunc(b.Entries, func(e Entry) bool { return e.Card == card })
	if at < 0 {
		b.Entries = append(b.Entries, Entry{Card: card, Count: min(n, MaxCount)})
		return b
	}
	b.Entries[at].Count = min(n, MaxCount-min(b.Entries[at].Count, MaxCount)) + b.Entries[at].Count
	return b
}

// Take removes up to n copies of the card, from the last entry backwards.
// Entries left empty go.
func (b Book) Take(card catalog.CardID, n int) Book {
	b.Entries = slices.Clone(b.Entries)
	for i := len(b.Entries) - 1; i >= 0 && n > 0; i-- {
		e := &b.Entries[i]
		if e.Card != card {
			continue
		}
		taken := min(n, e.Count)
		e.Count -= taken
		n -= taken
	}
	b.Entries = slices.DeleteFunc(b.Entries, func(e Entry) bool { return e.Card == card && e.Count < 1 })
	return b
}

// WithMage gives the book to a mage; the book's game becomes the mage's. The
// choice stays only if the new mage offers it.
func (b Book) WithMage(m *catalog.Mage) Book {
	if b.Mage != m.ID {
		b.MageCards = nil
	}
	b.Mage, b.Game = m.ID, m.Game
	if !slices.Contains(m.Training.Choices, b.Choice) {
		b.Choice = ""
	}
	return b
}

// WithChoice picks the school the mage may pick; empty picks none.
func (b Book) WithChoice(school training.School) Book {
	b.Choice = school
	return b
}

// WithName renames the book.
func (b Book) WithName(name string) Book {
	b.Name = name
	return b
}

// WithNotes replaces the owner's notes.
func (b Book) WithNotes(notes string) Book {
	b.Notes = notes
	return b
}

// WithTags gives the book other words to find it by, each once and none of them empty.
func (b Book) WithTags(tags []string) Book {
	b.Tags = nil
	for _, tag := range tags {
		if tag = strings.Join(strings.Fields(tag), " "); tag != "" && !slices.Contains(b.Tags, tag) {
			b.Tags = append(b.Tags, tag)
		}
	}
	return b
}

// Consider puts n more copies of a card on the list of those that are thought of; below 0
// it takes them off.
func (b Book) Consider(card catalog.CardID, n int) Book {
	list := Book{Entries: b.Maybe}
	if n < 0 {
		b.Maybe = list.Take(card, -n).Entries
	} else {
		b.Maybe = list.Add(card, n).Entries
	}
	return b
}

// Considered is how many copies of a card are thought of.
func (b Book) Considered(card catalog.CardID) int { return Book{Entries: b.Maybe}.Count(card) }

// SetAside takes all copies of a card out of the book and onto the list of those that are
// thought of; TakeUp puts them back.
func (b Book) SetAside(card catalog.CardID) Book {
	n := b.Count(card)
	return b.Take(card, n).Consider(card, n)
}

// TakeUp: see SetAside.
func (b Book) TakeUp(card catalog.CardID) Book {
	n := b.Considered(card)
	return b.Consider(card, -n).Add(card, n)
}

// Drop forgets the i-th of the lines that were not understood.
func (b Book) Drop(i int) Book {
	if i >= 0 && i < len(b.Kept) {
		b.Kept = slices.Delete(slices.Clone(b.Kept), i, i+1)
	}
	return b
}

// Resolve replaces the i-th line that was not understood by a card, as often
// as the line said.
func (b Book) Resolve(i int, card catalog.CardID) Book {
	if i < 0 || i >= len(b.Kept) {
		return b
	}
	count := max(1, b.Kept[i].Count)
	return b.Drop(i).Add(card, count)
}

// Same says whether two books are the same spellbook: name, game, mage,
// choice, notes, the copies of every card and the lines not understood, in
// whatever order. Printings and the mage's own cards do not matter: not every
// format can hold them.
func (b Book) Same(other Book) bool {
	return b.Name == other.Name && b.Game == other.Game && b.Mage == other.Mage &&
		b.Choice == other.Choice && b.Notes == other.Notes &&
		slices.Equal(b.sorted(), other.sorted()) && slices.Equal(b.sortedKept(), other.sortedKept())
}

func (b Book) sorted() []Entry {
	var out []Entry
	for _, e := range b.Entries {
		at := slices.IndexFunc(out, func(o Entry) bool { return o.Card == e.Card })
		if at < 0 {
			out = append(out, Entry{Card: e.Card, Count: e.Count})
			continue
		}
		out[at].Count += e.Count
	}
	slices.SortFunc(out, func(a, b Entry) int { return cmp.Compare(a.Card, b.Card) })
	return out
}

func (b Book) sortedKept() []Kept {
	out := slices.Clone(b.Kept)
	for i := range out {
		out[i].Section = ""
	}
	slices.SortFunc(out, func(a, b Kept) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.ID, b.ID), cmp.Compare(a.Count, b.Count))
	})
	return out
}
