// Package codex is the screen that explains the terms of the four games, and
// keeps a reading list of them.
package codex

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/handout"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/page"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Lists keeps the lists of a teacher over restarts.
type Lists interface {
	Load() ([]lesson.List, error)
	Save([]lesson.List) error
}

// Needs is what the screen needs, and nothing more. Callbacks may be nil: then
// what they do is not offered.
type Needs struct {
	Kit      *widgets.Kit
	Words    *words.Words
	Catalog  *catalog.Catalog
	Codex    *codex.Codex
	Rules    *codex.Rules
	Pictures codex.Pictures
	Lists    Lists // nil: there are no lists

	Now     func() time.Time // the clock; nil: every day is the same
	Playing func() string    // the game whose terms come first; "" for none

	OpenCard   func(card catalog.CardID)
	Facts      func(card catalog.CardID) fyne.CanvasObject // what is printed on a card, to stand beside a term
	ShowCards  func(term codex.TermID)                     // all cards that bear the term
	PutOnTable func(condition codex.TermID)
	Share      func(title, text string)
	Link       func(code string) string // an address that opens a code; nil where there is none
	SaveFile   func(name string, data []byte)
	// PDF puts a list on pages of a kind.
	PDF    func(title string, entries []lesson.Entry, size paper.Size, kind handout.Kind) ([]byte, error)
	Sheet  func(title string, body fyne.CanvasObject) (close func())
	Notice func(text, action string, do func())
}

// State is what survives when the screen is built anew.
type State struct {
	Query string
	Game  string // only terms of this game; empty for all
	Kind  string // only terms of this kind; empty for all
	Mine  bool   // only those on the list
	List  int    // which of the lists
	Apart bool   // only where Academy and Arena differ
	Term  codex.TermID
	Trail []codex.TermID // terms read before, to go back to
}

// Screen is the codex screen.
type Screen struct {
	page.Finding[codex.TermID]
	needs Needs
	state State
	found []*codex.Term
	lists []lesson.List
	lying func()        // takes away the page of a lesson that lies over the window; nil for none
	sort  []*codex.Term // all terms by name
	rules []*codex.Term // all rules by number

	field *widgets.Field
	bar   *filterBar
	list  *termList
	split *page.Split
}

// New builds the screen as it was in state.
func New(n Needs, state State) *Screen {
	s := &Screen{needs: n, state: state}
	s.loadLists()
	if n.Playing == nil {
		s.needs.Playing = func() string { return "" }
	}
	if n.Rules != nil {
		for _, r := range n.Rules.All() {
			s.rules = append(s.rules, r.Term())
		}
	}
	s.sort = slices.SortedStableFunc(slices.Values(n.Codex.Terms()), func(a, b *codex.Term) int {
		return fold.Compare(a.NameIn(n.Words.Lang()), b.NameIn(n.Words.Lang()))
	})
	k, w := n.Kit, n.Words
	s.field = widgets.NewSearchField(k, w.T("codexscreen.search"), w.T("codexscreen.clear"), s.Typed(func(text string) {
		s.state.Query = text
		s.search(true)
	}))
	s.Finding = page.Finding[codex.TermID]{
		Kit: k, Search: s.field, Opened: &s.state.Term, Uncover: s.uncover,
		Count: func() int { return len(s.found) }, At: func(at int) codex.TermID { return s.found[at].ID },
		OnOpen: s.Open, OnMenu: func(at int) { s.openMenu(s.found[at]) },
	}
	s.Listen()
	s.bar = newFilterBar(s)
	s.list = newTermList(s)
	head := widgets.NewColumn(k, 4, s.field, s.bar.object(), s.bar.under())
	side := container.NewBorder(widgets.NewInset(k, theme.Gap, theme.Gap, theme.Gap, 0, head), nil, nil, nil, s.list.object())
	s.split = page.NewSplit(side, s.first, s.header, k.Theme.Tone(theme.Line))
	s.split.OnArrange = func(bool) { s.list.Refresh() }
	s.Rows, s.Split = s.list, s.split
	s.fill(state.Query)
	s.search(false)
	if state.Term != "" {
		s.show(state.Term)
	}
	return s
}

// Object is what is drawn.
func (s *Screen) Object() fyne.CanvasObject { return s.split.Object() }

// State is what New needs to build the same screen again.
func (s *Screen) State() State { return s.state }

// Back goes to the term read before, then to the list, then clears the search.
func (s *Screen) Back() bool {
	if s.lying != nil {
		s.endSlide()
		return true
	}
	if n := len(s.state.Trail); n > 0 {
		id := s.state.Trail[n-1]
		s.state.Trail = slices.Clone(s.state.Trail[:n-1])
		s.show(id)
		return true
	}
	if s.split.Opened() && !s.split.IsWide() {
		s.close()
		return true
	}
	if s.state.Query != "" {
		s.field.SetText("")
		return true
	}
	return false
}

// ReadOn reports whether Back leads to a term that was read before.
func (s *Screen) ReadOn() bool { return len(s.state.Trail) > 0 }

// close leaves the open term.
func (s *Screen) close() {
	s.state.Term, s.state.Trail = "", nil
	s.split.Close()
	s.list.Refresh()
}

// term gives the term, the rule or the card (with "card:" in front) of an id as an entry
// of the codex.
func (s *Screen) term(id codex.TermID) (*codex.Term, bool) {
	if t, ok := s.needs.Codex.Term(id); ok {
		return t, true
	}
	if s.needs.Rules != nil {
		if r, ok := s.needs.Rules.Rule(string(id)); ok {
			return r.Term(), true
		}
	}
	if name, is := strings.CutPrefix(string(id), cardItem); is {
		if card, ok := s.needs.Catalog.Card(catalog.CardID(name)); ok {
			t := &codex.Term{Said: codex.Said{Name: card.Name, Text: card.Summary}, ID: id, Kind: "card", Games: gamesOf(card), Words: map[string]codex.Said{}}
			for lang, words := range card.Words {
				t.Words[lang] = codex.Said{Name: words.Name, Text: words.Summary}
			}
			return t, true
		}
	}
	return nil, false
}

// cardItem stands before the id of a card on a list.
const cardItem = "card:"

func gamesOf(card *catalog.Card) []string {
	var games []string
	for _, g := range card.Games {
		games = append(games, string(g))
	}
	return games
}

// Open shows a term. For one the codex does not know it says so.
func (s *Screen) Open(id codex.TermID) {
	s.state.Trail = nil
	s.show(id)
}

// follow opens a term from another's page; going back leads there again.
func (s *Screen) follow(id codex.TermID) {
	if id != s.state.Term {
		s.state.Trail = append(slices.Clone(s.state.Trail), s.state.Term)
		s.show(id)
	}
}

func (s *Screen) show(id codex.TermID) {
	if t, ok := s.term(id); ok {
		s.Show(id, t.NameIn(s.needs.Words.Lang()), func() fyne.CanvasObject { return s.newPage(t) })
	} else {
		s.Show(id, s.needs.Words.T("codexscreen.unknown"), func() fyne.CanvasObject { return s.noPage(id) })
	}
}

// first stands beside the list before a term is chosen: the first of them.
func (s *Screen) first() fyne.CanvasObject {
	if len(s.found) > 0 {
		return s.newPage(s.found[0])
	}
	k, w := s.needs.Kit, s.needs.Words
	return widgets.NewEmptyState(k, "codex", w.T("codexscreen.choose"), w.T("codexscreen.chooseHint"), nil)
}

// fill writes the query into the field without asking it.
func (s *Screen) fill(query string) {
	s.state.Query = query
	s.Fill(query)
}

// uncover takes away a term that covers list and search.
func (s *Screen) uncover() {
	if !s.split.IsWide() {
		s.close()
	}
}

// openMenu shows what can be done with a term of the list: by a long press, the other button
// of the mouse, or the key for it.
func (s *Screen) openMenu(t *codex.Term) {
	k, w := s.needs.Kit, s.needs.Words
	var shut func()
	var rows []fyne.CanvasObject
	add := func(icon, words string, do func()) {
		rows = append(rows, widgets.NewListRow(k, widgets.ListFace{Icon: icon, Title: words}, func() {
			shut()
			do()
		}))
	}
	add("codex", w.T("codexscreen.open"), func() { s.Open(t.ID) })
	if s.needs.Lists != nil {
		add("star", s.marking(t), func() { s.mark(t.ID) })
	}
	if s.needs.Share != nil {
		add("copy", w.T("codexscreen.copy"), func() { s.needs.Share(t.NameIn(w.Lang()), t.NameIn(w.Lang())+"\n"+t.TextIn(w.Lang())) })
	}
	shut = s.needs.Sheet(t.NameIn(w.Lang()), widgets.NewColumn(k, 0, rows...))
}

// marking says what marking a term does now.
func (s *Screen) marking(t *codex.Term) string {
	if s.chosenList().Has(string(t.ID)) {
		return s.needs.Words.T("codexscreen.takeOff")
	}
	return s.needs.Words.T("codexscreen.addToList")
}

// header is the line above a term that covers the list.
func (s *Screen) header(string, func()) fyne.CanvasObject {
	w := s.needs.Words
	label := w.T("codexscreen.title")
	if n := len(s.state.Trail); n > 0 {
		if t, ok := s.term(s.state.Trail[n-1]); ok {
			label = t.NameIn(w.Lang())
		}
	}
	return widgets.NewWayBack(s.needs.Kit, w.T("codexscreen.back"), label, func() { s.Back() })
}
