package magewars

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openable is a spellbook that can lie open at a seat.
type openable struct {
	name  string
	rank  int // the higher the sooner it comes in a list
	cards []state.BookCard
	count int // of the cards
}

// The ranks of books: a person's own come first, then the likeliest of a rulebook.
const (
	otherBook = iota
	likelyBook
	ownBook
	bookRanks
)

// bookWish is what a book is looked for.
type bookWish struct {
	game       string
	mage       catalog.MageID
	apprentice bool // Apprentice Mode: its books first
}

// booksOf finds the books a mage can open: the person's own, then those its
// rulebooks suggest. It reads the shelf and is called off the UI goroutine.
func (s *face) booksOf(wish bookWish) ([]openable, error) {
	var list []openable
	var fault error
	if s.Needs().Books != nil {
		saved, err := s.Needs().Books.Recent()
		fault = err // what could be read is there all the same
		for _, each := range saved {
			if suitsMage(each.Book, wish) {
				list = append(list, s.openable(each.Book, ownBook))
			}
		}
	}
	for _, r := range s.Needs().Catalog().Rulebooks() {
		if r.Mage == wish.mage && wish.mage != "" && string(r.Game) == wish.game {
			rank := pick.Either(wish.apprentice == (r.Kind == "apprentice"), likelyBook, otherBook)
			list = append(list, s.openable(builder.FromRulebook(r, s.rulebookName(r)), rank))
		}
	}
	slices.SortStableFunc(list, func(a, b openable) int { return b.rank - a.rank })
	return slices.DeleteFunc(list, func(b openable) bool { return len(b.cards) == 0 }), fault
}

// suitsMage tells whether a book is for a mage, or for nobody in particular.
func suitsMage(b builder.Book, wish bookWish) bool {
	return (b.Mage == wish.mage || b.Mage == "") && (b.Game == "" || string(b.Game) == wish.game)
}

// openable takes from a book what lies open: its cards by name with their counts.
func (s *face) openable(b builder.Book, rank int) openable {
	o := openable{name: strings.TrimSpace(b.Name), rank: rank}
	if o.name == "" {
		o.name = s.Needs().Words.T("booksscreen.nameless")
	}
	at := map[catalog.CardID]int{}
	for _, e := range b.Entries {
		card, ok := s.Needs().Catalog().Card(e.Card)
		if !ok || e.Count < 1 {
			continue
		}
		i, seen := at[e.Card]
		if !seen {
			i = len(o.cards)
			at[e.Card] = i
			o.cards = append(o.cards, law.InBook(card, card.NameIn(s.Needs().Words.Lang())))
		}
		o.cards[i].Count += e.Count
		o.count += e.Count
	}
	return o
}

// rulebookName names a book that a rulebook suggests.
func (s *face) rulebookName(r *catalog.Rulebook) string {
	name := s.T(table.Camel("rulebook", r.Kind))
	if r.Choice != "" {
		name += dot + s.Needs().Words.Term(words.SchoolTerm, string(r.Choice))
	}
	return name
}

// dot divides facts on one line.
const dot = " · "

// chooseBook asks which spellbook lies open for a mage; onChoose is given none
// where no cards are counted.
func (s *face) chooseBook(k *widgets.Kit, wish bookWish, open bool, onChoose func(openable)) {
	s.InTurn(func(context.Context) func() {
		list, err := s.booksOf(wish)
		return func() {
			s.Notify(s.Needs().Words.Error(err), "", nil)
			var items []table.Item
			for _, book := range list {
				face := widgets.ListFace{Icon: "star", IconRole: theme.Accent, Title: book.name, Line: s.N("bookSize", book.count)}
				if book.rank != ownBook {
					face.Icon, face.Line = "books", face.Line+dot+s.T("bookOfRules")
				}
				items = append(items, table.Item{Face: face, Do: func() { onChoose(book) }})
			}
			if open {
				items = append(items, table.Item{Face: widgets.ListFace{Icon: "close", Title: s.T("closeBook"), Line: s.T("closeBookNote")}, Do: func() { onChoose(openable{}) }})
			}
			var none []fyne.CanvasObject
			if len(list) == 0 {
				none = append(none, widgets.NewParagraph(k, s.T("noBooks"), widgets.Style{Role: theme.Quiet}))
			}
			s.OpenList(k, s.T("openBook"), items, none...)
		}
	})
}

// Brought are the mages of a game, each with a spellbook: the person's own books first,
// then those of the rulebooks.
func (s *face) Brought(game string) ([]tracker.Sitter, error) {
	var lists [bookRanks][]tracker.Sitter
	var fault error
	for _, m := range s.Needs().Catalog().MagesOf(training.Game(game), catalog.UnofficialShown) {
		books, err := s.booksOf(bookWish{game: game, mage: m.ID})
		fault = errors.Join(fault, err)
		for _, book := range books {
			if extra, err := json.Marshal(table.Fields{"book": book.cards}); err == nil { // names and numbers always marshal
				lists[book.rank] = append(lists[book.rank], tracker.Sitter{Who: string(m.ID), Brings: book.name, Extra: extra})
			}
		}
	}
	return slices.Concat(lists[ownBook], lists[likelyBook], lists[otherBook]), fault
}

// Brings is the spellbook of a seat of a new table.
func (s *face) Brings(k *widgets.Kit, game string, start *tracker.Start, seat int, changed func()) []fyne.CanvasObject {
	sitter := &start.Seats[seat]
	face := widgets.ChipFace{Icon: "books", Label: s.T("noBook"), Hollow: true}
	if sitter.Brings != "" {
		face = widgets.ChipFace{Icon: "books", Label: sitter.Brings, Tone: theme.Accent}
	}
	wish := bookWish{game: game, mage: catalog.MageID(sitter.Who), apprentice: start.Options[magewars.SizeOption] == magewars.ApprenticeMode}
	return []fyne.CanvasObject{widgets.NewChip(k, face, func() {
		s.chooseBook(k, wish, sitter.Brings != "", func(book openable) {
			sitter.Brings, sitter.Extra = book.name, nil
			if extra, err := json.Marshal(table.Fields{"book": book.cards}); err == nil && len(book.cards) > 0 {
				sitter.Extra = extra
			}
			changed()
		})
	})}
}

// openBookAt lays a spellbook open at a seat of the running table.
func (s *face) openBookAt(k *widgets.Kit, seat tracker.Seat, then func()) {
	duel, player := s.at(seat)
	if player == nil {
		return
	}
	wish := bookWish{game: s.Game().Name(), mage: catalog.MageID(duel.Mage(seat).Printed.Card), apprentice: duel.Apprentice}
	s.chooseBook(k, wish, len(player.Book) > 0, func(book openable) {
		s.Attempt(k, table.Deed("book", seat, table.Fields{"cards": append([]state.BookCard{}, book.cards...)}), func(table.Sight) { then() })
	})
}

// inBook is a card of a seat's open book, with the copies that are left.
type inBook struct {
	card *catalog.Card
	left int
}

// bookAt lists the cards of a seat's open book that the catalog knows and are
// not used up, by name; counted tells whether a book lies open at all.
func (s *face) bookAt(seat tracker.Seat) (list []inBook, counted bool) {
	_, player := s.at(seat)
	if player == nil {
		return nil, false
	}
	for _, entry := range player.Book {
		if card, ok := s.Needs().Catalog().Card(catalog.CardID(entry.Card)); ok && entry.Count > 0 {
			list = append(list, inBook{card, entry.Count})
		}
	}
	lang := s.Needs().Words.Lang()
	slices.SortStableFunc(list, func(a, b inBook) int { return strings.Compare(a.card.NameIn(lang), b.card.NameIn(lang)) })
	return list, len(player.Book) > 0
}
