// Package cards is the screen on which people look cards up: a search that
// answers at every key, filters, the list, and a page for every card.
package cards

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quickcast/catalog"
	"quickcast/catalog/codex"
	"quickcast/internal/words"
	"quickcast/rules/training"
	"quickcast/ui/page"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
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

	Notice func(text, action string, do func())
	Sheet  func(title string, body fyne.CanvasObject) (close func())
}

// State is what survives when the screen is built anew.
type State struct {
	Query string
	Card  catalog.CardID // the page that is open; empty for none

	Compared []catalog.CardID // to be compared
}

// Screen is the cards screen.
type Screen struct {
	page.Finding
	needs  Needs
	state  State
	found  []*catalog.Card
	marked catalog.CardID  // the one the arrows have come to
	whose  *catalog.Mage   // the mage the query is about; nil for none
	picked training.School // by that mage
	owned  func(catalog.CardID) int

	field  *widgets.Field
	bar    *filterBar
	line   *widgets.Label
	faults *fyne.Container // what of the query is not understood
	faulty bool
	head   *fyne.Container
	list   *cardList
	split  *page.Split
	root   *panelled
	quiet  bool // the field is being filled by the program
}

// New builds the screen as it was in state. The catalog should be prepared
// (see catalog.Catalog.Prepare), so that the first search is as fast as all.
func New(n Needs, state State) *Screen {
	s := &Screen{needs: n, state: state}
	s.count()
	k, w := n.Kit, n.Words
	s.field = widgets.NewSearchField(k, w.T("cardsscreen.search"), w.T("cardsscreen.clear"), func(text string) {
		if !s.quiet {
			s.ask(text)
		}
	})
	s.Finding = page.Finding{
		Kit: k, Search: s.field, Uncover: func() { s.split.Back() }, Found: func() (int, int) { return len(s.found), s.at() },
		OnSelect: s.arrive, OnOpen: func(at int) { s.Open(s.found[at].ID) }, OnMenu: func(at int) { s.openMenu(s.found[at]) },
	}
	s.Listen()
	if speaks(state.Query) {
		s.whose, s.picked = n.Catalog.Whose(state.Query)
	}
	s.bar = newFilterBar(s)
	s.line = widgets.NewLabel(k, "", widgets.Style{Size: theme.Small, Role: theme.Quiet})
	s.list = newCardList(s)
	s.faults = widgets.NewColumn(k, 2)
	s.head = widgets.NewColumn(k, 4, s.field, s.bar.object(), widgets.NewInset(k, 4, 0, 4, 4, widgets.NewColumn(k, 2, s.faults, s.line)))
	side := container.NewBorder(widgets.NewInset(k, theme.Gap, theme.Gap, theme.Gap, 0, s.head), nil, nil, nil, s.list.object())
	s.split = page.NewSplit(side, s.first, s.header, k.Theme.Tone(theme.Line))
	s.split.Most = widestList
	s.split.OnClose = func() { s.state.Card = ""; s.list.refresh() }
	s.split.OnArrange = func(bool) { s.list.refresh() }
	s.root = newPanelled(s)
	s.quiet = true
	s.field.SetText(state.Query)
	s.quiet = false
	s.search(false)
	if state.Card != "" {
		s.Open(state.Card)
	}
	return s
}

// Object is what is drawn.
func (s *Screen) Object() fyne.CanvasObject { return s.root }

// Shown counts anew what the person owns: books and collection may have changed.
func (s *Screen) Shown() {
	s.count()
	s.bar.build()
	s.search(false)
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
	s.state.Card, s.marked = id, id
	if !s.split.IsWide() {
		s.needs.Kit.Unfocus() // the search is covered, and the keys are the page's
	}
	if card, ok := s.needs.Catalog.Card(id); ok {
		s.split.Open(card.NameIn(s.needs.Words.Lang()), s.newPage(card))
	} else {
		s.split.Open(s.needs.Words.T("cardsscreen.unknown"), s.noPage(id))
	}
	s.list.refresh()
	if at := s.at(); at >= 0 {
		s.list.reveal(at)
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
	s.quiet = true
	s.state.Query = query
	s.field.SetText(query)
	s.quiet = false
}

// at is where the selected card stands in the list: the open one, or where the list is
// alone the one the arrows have come to; -1 for none.
func (s *Screen) at() int {
	if s.state.Card != "" {
		return slices.IndexFunc(s.found, func(c *catalog.Card) bool { return c.ID == s.state.Card })
	}
	return slices.IndexFunc(s.found, func(c *catalog.Card) bool { return c.ID == s.marked })
}

// widestList is how wide in dp the list gets beside a card.
const widestList = 640

// Add puts the selected card into a spellbook: Ctrl+Enter.
func (s *Screen) Add() {
	if at := s.at(); s.needs.AddToBook != nil && at >= 0 {
		s.needs.AddToBook(s.found[at].ID)
	} else if s.needs.AddToBook != nil && s.state.Card != "" {
		s.needs.AddToBook(s.state.Card) // open, but not in the list
	}
}

// arrive selects the card the arrows have come to, and shows it where list and card stand
// side by side, or where a card covers the list.
func (s *Screen) arrive(at int) {
	if s.marked = s.found[at].ID; s.split.IsWide() || s.split.Opened() {
		s.Open(s.marked)
		return
	}
	s.list.refresh()
	s.list.reveal(at)
}

// header is the line above a page that covers the list.
func (s *Screen) header(_ string, back func()) fyne.CanvasObject {
	w := s.needs.Words
	return widgets.NewWayBack(s.needs.Kit, w.T("cardsscreen.back"), w.T("cardsscreen.title"), back)
}
