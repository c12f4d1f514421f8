package formats

import (
	"cmp"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
)

// item is what a file says of one entry, in as many ways as it likes.
type item struct {
	line     int
	entry    string // as it stands, for messages
	name     string
	id       string // of the card, here or at OCTGN
	code     string // printed on the card
	printing string // its id at OCTGN
	section  string
	count    int
}

// cardOf finds the card an entry means: by an id, by its code, by its name. It
// gives OCTGN's id of the printing, where one was named.
func (d *draft) cardOf(e item) (card *catalog.Card, printing string, ok bool) {
	if card, ok = d.scribe.catalog.Card(catalog.CardID(e.id)); ok {
		return card, e.printing, true
	}
	for _, guid := range []string{e.printing, e.id} {
		if card, ok = d.scribe.catalog.ByOCTGN(guid); ok {
			return card, guid, true
		}
	}
	if card, ok = d.scribe.names.code(e.code); ok {
		return card, cmp.Or(e.printing, e.id), true
	}
	for _, called := range []string{e.name, e.id} {
		if card, ok = d.scribe.names.card(called); ok {
			break
		}
	}
	if e.name != "" { // then the id is one nobody knows, to be written back
		return card, cmp.Or(e.printing, e.id), ok
	}
	return card, e.printing, ok
}

// addItem puts an entry into the book, if its card is known. An id or code that is
// one card's and a name that is another's is reported.
func (d *draft) addItem(e item) bool {
	card, printing, ok := d.cardOf(e)
	if !ok {
		return false
	}
	if named, known := d.scribe.names.card(e.name); known && named != card {
		d.problems = append(d.problems, Problem{Line: e.line, Entry: e.entry, Kind: OtherName, Name: card.Name, Suggestion: string(named.ID)})
	}
	d.add(e.line, e.entry, card, e.count, printing, e.section)
	return true
}

// translated takes an entry by a name its card has in no language, but which says the same:
// "Feuerbälle" is Fireball.
func (d *draft) translated(e item) bool {
	called := d.scribe.names.base(e.name)
	if _, more := d.scribe.names.holdsEntry(strings.TrimPrefix(e.name, called)); more {
		return false
	}
	card, ok := d.scribe.catalog.Translated(called)
	if !ok {
		return false
	}
	d.notices = append(d.notices, Notice{Line: e.line, Hint: OtherWords, Name: card.Name})
	d.add(e.line, e.entry, card, e.count, e.printing, e.section)
	return true
}

// kept is an entry nobody knows, as the book keeps it.
func (e item) kept() builder.Kept {
	k := builder.Kept{Count: e.count, Name: cmp.Or(e.name, e.code), ID: e.printing, Section: e.section}
	if k.Name == "" {
		k.Name = e.id
	} else if k.ID == "" {
		k.ID = e.id
	}
	return k
}
