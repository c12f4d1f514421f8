// Package cards is the screen on which people look cards up: a search that
// answers at every key, filters, the list, and a page for every card.
package cards

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/page"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/understood"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Needs is what the screen needs, and nothing more. Callbacks may be nil: then
// what they do is not offered.
type Needs struct {
	Kit        *widgets.Kit
	Words      *words.Words
	Catalog    *catalog.Catalog
	Codex      *codex.Codex
	Unofficial bool // community cards are switched on

	// Owned gives how many copies of each card the person has now, nil where nothing is
	// owned; Book finds spellbooks by a piece of their names (see catalog.Around).
	Owned func() func(catalog.CardID) int
	Book  func(name string) (copies func(catalog.CardID) int, ok bool)

	OpenTerm   func(id codex.TermID)
	AddToBook  func(card catalog.CardID)
	PutOnTable func(card catalog.CardID)
	Learn      func(card catalog.CardID) // puts it on the list of a teacher
	// SetFact saves the person's own value for a field of a card and gives the
	// catalog that has it; ClearFacts makes the card as printed again.
	SetFact    func(card catalog.CardID, field catalog.Field, value int) (*catalog.Catalog, error)
	ClearFacts func(card catalog.CardID) (*catalog.Catalog, error)

	// Picture is the one a person keeps of a card, nil for none; OwnPicture asks for another, and
	// ForgetPicture takes it away. All may be nil.
	Picture                   func(card catalog.CardID) fyne.CanvasObject
	OwnPicture, ForgetPicture func(card catalog.CardID)

	Chance func(n int) int // one of n at random, counted from 0

	Columns     []catalog.Key       // that were chosen for the wide list; nil before that
	KeepColumns func([]catalog.Key) // keeps others

	Notice func(text, action string, do func())
	Sheet  func(title string, body fyne.CanvasObject) (close func())
}

// State is what survives when the screen is built anew.
type State struct {
	Query string
	Card  catalog.CardID // the page that is open; empty for none

	Compared  []catalog.CardID // to be compared
	Comparing bool             // they lie over the screen
	Columns   []catalog.Key    // of the wide list; nil for those of Needs, or the usual ones
}

// Screen is the cards screen.
type Screen struct {
	page.Finding[catalog.CardID]
	needs  Needs
	state  State
	found  []*catalog.Card
	whose  *catalog.Mage   // the mage the query is about; nil for none
	picked training.School // by that mage
	owned  func(catalog.CardID) int
	told   [2]int // copies of the card that is open, as its page says them

	field *widgets.Field
	bar   *filterBar
	line  *widgets.Label
	read  *understood.Row // how the query was
	head  *fyne.Container
	side  *fyne.Container // head and list
	list  *cardList
	split *page.Split
	root  *panelled
}

// New builds the screen as it was in state. The catalog should be prepared
// (see catalog.Catalog.Prepare), so that the first search is as fast as all.
func New(n Needs, state State) *Screen {
	s := &Screen{needs: n, state: state}
	s.count()
	if s.state.Columns == nil {
		s.state.Columns = n.Columns
	}
	if s.state.Columns == nil {
		s.state.Columns = usualColumns()
	}
	k, w := n.Kit, n.Words
	s.field = widgets.NewSearchField(k, w.T("cardsscreen.search"), w.T("cardsscreen.clear"), s.Typed(s.ask))
	s.Finding = page.Finding[catalog.CardID]{
		Kit: k, Search: s.field, Opened: &s.state.Card, Uncover: func() { s.split.Back() },
		Count: func() int { return len(s.found) }, At: func(at int) catalog.CardID { return s.found[at].ID },
		OnOpen: s.Open, OnMenu: func(at int) { s.openMenu(s.found[at]) },
	}
	s.Listen()
	if speaks(state.Query) {
		s.whose, s.picked = n.Catalog.Whose(state.Query)
	}
	s.bar = newFilterBar(s)
	s.line = widgets.NewLabel(k, "", widgets.Style{Size: theme.Small, Role: theme.Quiet})
	s.list = newCardList(s)
	s.read = understood.New(k, w, func(text string) { s.fill(text); s.refine() })
	s.head = widgets.NewColumn(k, 4, s.field, s.bar.object(), widgets.NewInset(k, 4, 0, 4, 4, widgets.NewColumn(k, 2, s.read.Object(), s.line)))
	s.side = container.NewBorder(widgets.NewInset(k, theme.Gap, theme.Gap, theme.Gap, 0, s.head), nil, nil, nil, s.list.object())
	s.split = page.NewSplit(s.side, s.first, s.header, k.Theme.Tone(theme.Line))
	s.split.Most = widestList
	s.split.OnClose = func() { s.state.Card = ""; s.list.Refresh() }
	s.split.OnArrange = func(bool) { s.list.Refresh() }
	s.Rows, s.Split = s.list, s.split
	s.root = newPanelled(s)
	s.Fill(state.Query)
	s.search(false)
	if state.Card != "" {
		s.Open(state.Card)
	}
	if state.Comparing {
		s.openCompare()
	}
	return s
}

// Object is what is drawn.
func (s *Screen) Object() fyne.CanvasObject { return s.root.Panes }

// Shown counts anew what the person owns: books and collection may have changed.
func (s *Screen) Shown() {
	s.count()
	s.bar.build()
	s.search(false)
	if card, ok := s.needs.Catalog.Card(s.state.Card); ok && s.told != s.copies(card) {
		s.Open(card.ID)
	}
}

// copies are how many of a card the person has, and how many the spellbooks hold, as the page of
// a card says it.
func (s *Screen) copies(card *catalog.Card) (n [2]int) {
	if s.owned != nil {
		n[0] = s.owned(card.ID)
	}
	if s.needs.Book != nil {
		if inBooks, ok := s.needs.Book(""); ok {
			n[1] = inBooks(card.ID)
		}
	}
	return n
}

// Hidden does nothing: the screen stays as it is.
func (s *Screen) Hidden() {}

func (s *Screen) count() {
	if s.needs.Owned != nil {
		s.owned = s.needs.Owned()
	}
}

// State is what New needs to build the same screen again.
func (s *Screen) State() State { return s.state }

// Back closes the page of a card that covers the list, then clears the search.
func (s *Screen) Back() bool {
	if s.state.Comparing {
		s.closeCompare()
		return true
	}
	if s.split.Back() {
		return true
	}
	if s.state.Query != "" {
		s.field.SetText("")
		return true
	}
	return false
}

// use shows another catalog, one with other values set by the person.
func (s *Screen) use(c *catalog.Catalog) {
	s.needs.Catalog = c
	s.search(false)
	if s.state.Card != "" {
		s.Open(s.state.Card)
	}
}

// Open shows the page of a card. For one that is not in the catalog it says so.
func (s *Screen) Open(id catalog.CardID) {
	if card, ok := s.needs.Catalog.Card(id); ok {
		s.Show(id, card.NameIn(s.needs.Words.Lang()), func() fyne.CanvasObject { return s.newPage(card) })
	} else {
		s.Show(id, s.needs.Words.T("cardsscreen.unknown"), func() fyne.CanvasObject { return s.noPage(id) })
	}
}

// first stands beside the list before a card is chosen: the first of them.
func (s *Screen) first() fyne.CanvasObject {
	if len(s.found) > 0 {
		return s.newPage(s.found[0])
	}
	k, w := s.needs.Kit, s.needs.Words
	return widgets.NewEmptyState(k, "cards", w.T("cardsscreen.choose"), w.T("cardsscreen.chooseHint"), nil)
}

// noPage stands where there is no such card: never another's page.
func (s *Screen) noPage(id catalog.CardID) fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	name := strings.ReplaceAll(string(id), "-", " ")
	search := widgets.NewQuiet(k, w.T("cardsscreen.unknownSearch"), func() {
		s.state.Card = ""
		s.split.Close()
		s.field.SetText(name)
	})
	return widgets.NewEmptyState(k, "cards", w.T("cardsscreen.unknown"), w.T("cardsscreen.unknownHint", "Name", name), search)
}

// ShowTerm lists the cards that bear a term of the codex.
func (s *Screen) ShowTerm(id codex.TermID) {
	if t, ok := s.needs.Codex.Term(id); ok {
		s.Ask(s.needs.Catalog.Pick("", s.termChoice(t).pick, s.needs.Words.Lang(), true))
	}
}

// fill writes the query into the field without asking it.
func (s *Screen) fill(query string) {
	s.state.Query = query
	s.Fill(query)
}

// widestList is how wide in dp the list gets beside a card.
const widestList = 640

// Add puts the selected card into a spellbook: Ctrl+Enter.
func (s *Screen) Add() {
	if at := s.Selected(); s.needs.AddToBook != nil && at >= 0 {
		s.needs.AddToBook(s.found[at].ID)
	} else if s.needs.AddToBook != nil && s.state.Card != "" {
		s.needs.AddToBook(s.state.Card) // open, but not in the list
	}
}

// header is the line above a page that covers the list.
func (s *Screen) header(_ string, back func()) fyne.CanvasObject {
	w := s.needs.Words
	return widgets.NewWayBack(s.needs.Kit, w.T("cardsscreen.back"), w.T("cardsscreen.title"), back)
}
