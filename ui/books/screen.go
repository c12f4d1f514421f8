// Package books is the place of spellbooks: the shelf they stand on, the page
// of one book, and the search for cards that still fit into it.
//
// It decides nothing about the game: what a book costs and what is wrong with
// it comes from builder, and every change is saved by builder's Draft.
package books

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/tracker/told"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Needs is what the screen needs, and nothing more.
type Needs struct {
	Kit        *widgets.Kit
	Words      *words.Words
	Catalog    *catalog.Catalog
	Shelf      *builder.Shelf
	Scribe     *formats.Scribe
	Unofficial catalog.Unofficial // whether community material is offered
	Game       training.Game      // what a new book is for; Arena when empty

	OpenCard   func(id catalog.CardID)                           // the card's own page
	Facts      func(id catalog.CardID) fyne.CanvasObject         // what is printed on a card; may be nil
	Notice     func(text, action string, do func())              // a snackbar; action may be ""
	Sheet      func(title string, body fyne.CanvasObject) func() // gives what closes it
	Paste      func() string                                     // what the clipboard holds
	Copy       func(text string)                                 // onto the clipboard
	OpenFile   func(read func(name string, data []byte))         // nil where files cannot be opened
	OpenFolder func(read func([]File))                           // nil where folders cannot be opened
	OpenRule   func(number string)                               // shows a rule of the codex; nil where there is none
	Scan       func(done func(data []byte))                      // reads a QR code with the camera; nil where there is none
	Share      func(name, mime string, data []byte)              // saves or passes on; nil where it cannot be
	House      builder.HouseRules                                // that are kept, and which are on
	Played     func() []told.Record                              // at all tables, for how often what was played; may be nil
	SetHouse   func(builder.HouseRules) error                    // keeps others and lays them over the catalog
	Link       func(code string) string                          // an address that opens a share code; nil where there is none
	Fonts      func() (paper.Fonts, error)                       // for what is printed
	Chance     func(n int) int                                   // one of n at random, counted from 0; nil: nothing is drawn
	Now        func() time.Time                                  // the clock
}

// State is what has to survive when the screen is built again in another
// language or another look. The zero value is the shelf.
type State struct {
	draft   *builder.Draft
	finding bool
	seek    seeking
	scroll  float32
	paper   printing
	drafts  map[string]*builder.Draft
	seeks   map[string]seeking

	collecting bool
	compared   *[2]builder.Saved
}

// Screen is the place of spellbooks.
type Screen struct {
	n      Needs
	k      *widgets.Kit
	w      *words.Words
	draft  *builder.Draft // the book that is open; nil on the shelf
	review builder.Review

	frame *frame
	shelf *shelfPage

	collection *collectionPage
	owned      builder.Collection
	played     []told.Record          // at all tables
	playedAt   time.Time              // when that was read
	casts      map[catalog.CardID]int // of each card, at all tables
	picks      picking
	wanted     map[catalog.CardID]int // by all books together
	compared   *comparison            // two books beside each other; nil for none
	collecting bool                   // the collection is shown in place of the shelf

	book       *bookPage
	finder     *finder
	side       *sidePane
	peeked     *cardView // in the sheet that is open, if one is
	remembered time.Time // when the open book was kept among its earlier states

	drafts map[string]*builder.Draft // the books that were open, with what can be undone
	seeks  map[string]seeking        // what was searched for beside each
	paper  printing                  // what was printed last
	sheet  func()                    // closes the sheet that is open
	lane   background.Lane           // reads long books
}

// New returns the screen as it was left.
func New(n Needs, was State) *Screen {
	if n.Game == "" {
		n.Game = training.Arena
	}
	s := &Screen{n: n, k: n.Kit, w: n.Words, paper: was.paper, drafts: was.drafts, seeks: was.seeks}
	if s.drafts == nil {
		s.drafts, s.seeks = map[string]*builder.Draft{}, map[string]seeking{}
	}
	s.loadOwned()
	s.shelf = newShelfPage(s)
	s.collection = newCollectionPage(s)
	s.book = newBookPage(s)
	s.finder = newFinder(s, was.seek)
	s.side = newSidePane(s)
	s.frame = newFrame(container.NewStack(s.shelf.object, s.collection.object), s.finder.object, s.book.object, s.side.object, n.Kit.Theme.Tone(theme.Line))
	s.frame.arranged = s.arranged
	s.showCollection(was.collecting)
	s.loadPlayed()
	if was.draft != nil {
		s.seeks[was.draft.ID()] = was.seek
		s.open(was.draft)
		s.frame.show(true, was.finding)
		s.book.scrollTo(was.scroll)
	}
	if was.compared != nil {
		s.compare(was.compared[0], was.compared[1])
	}
	return s
}

// State is what New needs to show the same again.
func (s *Screen) State() State {
	return State{draft: s.draft, finding: s.frame.finding, seek: s.finder.seek, scroll: s.book.offset(), paper: s.paper, collecting: s.collecting, drafts: s.drafts, seeks: s.seeks, compared: s.compared.both()}
}

// Object is what is drawn.
func (s *Screen) Object() fyne.CanvasObject { return s.frame.Panes }

// Shown reads the shelf again: books may have come from elsewhere.
func (s *Screen) Shown() {
	if s.draft == nil {
		s.showCollection(s.collecting)
	}
	s.loadPlayed()
}

// Hidden keeps the state of the open book.
func (s *Screen) Hidden() { s.remember() }

// Back closes what is open: the search over the book, then the book.
func (s *Screen) Back() bool {
	switch {
	case s.compared != nil:
		s.endCompare()
	case s.picks.on:
		s.pick(false)
	case s.frame.covered():
		s.frame.show(true, false)
	case s.draft != nil:
		s.leave()
	case s.collecting:
		s.showCollection(false)
	default:
		return false
	}
	return true
}

// Key takes keys no field has the focus for: Escape clears the search before it closes the
// book, and the others go through the rows.
func (s *Screen) Key(e *fyne.KeyEvent) bool {
	act := keys.Of(e, "")
	if act == keys.Close && e.Name != mobile.KeyBack && s.searched() {
		s.finder.field.SetText("")
		return true
	}
	return s.k.Step(act)
}

// searched reports whether something is searched for in sight.
func (s *Screen) searched() bool {
	return s.draft != nil && (s.frame.wide || s.frame.finding) && s.finder.seek.query != ""
}

// Rune takes what is typed while nothing has the focus: a slash leads to the search.
func (s *Screen) Rune(r rune) bool {
	if keys.OfRune(r, "") != keys.Find {
		return false
	}
	s.Find()
	return true
}

// Add crosses from the search to the book, and back: Ctrl+Enter.
func (s *Screen) Add() {
	switch {
	case s.draft == nil:
	case s.book.sections.focused(s.book.sections.order()) >= 0 || len(s.review.Lines) == 0:
		s.find()
	default:
		s.frame.show(true, false)
		s.book.sections.focus(s.side.pointed)
	}
}

// Undo takes back the last change of the open book, for Ctrl+Z; without one it
// does nothing.
func (s *Screen) Undo() { s.undo() }

// Redo does again what Undo took back.
func (s *Screen) Redo() { s.redo() }

// Find puts the cursor into the search that is in sight, for Ctrl+F.
func (s *Screen) Find() {
	switch {
	case s.draft != nil:
		s.find()
	case s.collecting:
		s.collection.field.Find()
	}
}

// mage is the mage of the open book; empty while none is open.
func (s *Screen) mage() catalog.MageID {
	if s.draft == nil {
		return ""
	}
	return s.draft.Book().Mage
}

// Open opens a book of the shelf.
func (s *Screen) Open(id string) {
	draft, err := s.n.Shelf.Resume(s.drafts[id], id)
	if err != nil {
		s.complain(err)
		s.shelf.load()
		return
	}
	s.open(draft)
	s.frame.show(true, false)
	s.book.scrollTo(0)
	s.k.Unfocus() // what the shelf had would go on hearing the keys
	if s.frame.wide {
		s.finder.focus()
	}
}

// AddCard puts a card into the open book, or asks into which book.
func (s *Screen) AddCard(card catalog.CardID) {
	if s.draft != nil {
		s.add(card)
		s.n.Notice(s.w.T("booksscreen.added", "Card", s.cardName(card), "Book", s.title(s.draft.Book())), s.w.T("booksscreen.undo"), s.undo)
		return
	}
	if s.shelf.load(); len(s.shelf.books) == 0 {
		s.chooseMage(func(m *catalog.Mage) {
			s.create(builder.Book{Name: s.freeName(s.w.T("booksscreen.newName", "Mage", s.class(m)))}.WithMage(m))
			s.AddCard(card)
		})
		return
	}
	s.chooseBook(func(id string) {
		s.Open(id)
		s.AddCard(card)
	})
}

// create puts a book on the shelf and opens it.
func (s *Screen) create(b builder.Book) {
	id, err := s.n.Shelf.New(b)
	if err != nil {
		s.complain(err)
		return
	}
	s.Open(id)
}

func (s *Screen) open(draft *builder.Draft) {
	s.picks = picking{}
	if s.draft != nil {
		s.seeks[s.draft.ID()] = s.finder.seek
	}
	s.draft = draft
	s.drafts[draft.ID()] = draft
	if seek := s.seeks[draft.ID()]; seek != s.finder.seek { // nothing yet in a new book
		s.finder.seek = seek
		s.finder.field.SetText(seek.query)
	}
	s.remember()
	s.refresh()
}

// leave goes back to the shelf.
func (s *Screen) leave() {
	if s.draft != nil {
		s.seeks[s.draft.ID()] = s.finder.seek
		s.remember()
	}
	s.draft = nil
	s.n.Kit.Unfocus() // its search would go on taking keys
	s.showCollection(s.collecting)
	s.frame.show(false, false)
}

// find brings the search into sight.
func (s *Screen) find() {
	s.frame.show(true, true)
	s.finder.focus()
}

// change saves the changed book; what cannot be saved is said and not done.
func (s *Screen) change(b builder.Book) {
	if s.n.Now().Sub(s.remembered) > rememberEvery {
		s.remember()
	}
	s.did(s.draft.Do(b))
}

func (s *Screen) undo() {
	if s.draft != nil {
		s.did(s.draft.Undo())
	}
}

func (s *Screen) redo() {
	if s.draft != nil {
		s.did(s.draft.Redo())
	}
}

func (s *Screen) did(err error) {
	if err != nil {
		s.complain(err)
	}
	s.refresh()
}

func (s *Screen) add(card catalog.CardID) {
	if s.draft != nil {
		s.change(s.draft.Book().Add(card, 1))
	}
}

// less takes a copy of a card out of the open book.
func (s *Screen) less(card catalog.CardID) {
	if s.draft != nil {
		s.change(s.draft.Book().Take(card, 1))
	}
}

// full says whether the open book has as many copies of a card as it may.
func (s *Screen) full(card *catalog.Card) bool {
	return s.review.Count(card.ID) >= training.Copies(s.review.Game, card.Spell())
}

// refresh shows the open book as it stands.
func (s *Screen) refresh() {
	s.review = builder.Look(s.draft.Book(), s.n.Catalog)
	s.reckonWanted()
	s.book.update()
	s.finder.update()
	s.side.update()
	if s.peeked != nil {
		s.peeked.update()
	}
}

func (s *Screen) arranged(wide bool) {
	s.book.arrange(wide)
	s.finder.arrange(wide)
	if s.draft != nil {
		s.side.update()
	}
}

func (s *Screen) complain(err error) { s.n.Notice(s.w.Error(err), "", nil) }
