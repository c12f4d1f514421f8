package codex

import (
	"cmp"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// search finds the terms for query and filter and shows them: best first, or
// by name where nothing was typed. A new search begins at the top.
func (s *Screen) search(fresh bool) {
	s.found = s.found[:0]
	keep := func(t *codex.Term) {
		if s.passes(t) {
			s.found = append(s.found, t)
		}
	}
	blank := strings.TrimSpace(s.state.Query) == ""
	switch {
	case blank && s.state.Mine:
		for _, id := range s.chosenList().Items {
			if t, ok := s.term(codex.TermID(id)); ok {
				keep(t)
			}
		}
	case blank:
		for _, t := range s.sort {
			keep(t)
		}
		if s.state.Kind == codex.KindRule {
			for _, t := range s.rules {
				keep(t)
			}
		}
	default:
		if r, ok := s.numbered(); ok {
			s.found = append(s.found, r.Term()) // whatever filter there is
		}
		for _, hit := range s.needs.Codex.Search(s.state.Query, s.needs.Words.Lang(), cmp.Or(s.state.Game, s.needs.Playing()), 0) {
			keep(hit.Term)
		}
		if s.needs.Rules != nil {
			for _, r := range s.needs.Rules.Search(s.state.Query, s.needs.Words.Lang()) {
				if len(s.found) == 0 || s.found[0].ID != codex.TermID(r.ID) {
					keep(r.Term())
				}
			}
		}
	}
	s.Searched(false) // a term that is open stays
	s.list.show(fresh)
	s.bar.say()
}

// numbered is the rule whose number was typed.
func (s *Screen) numbered() (*codex.Rule, bool) {
	if s.needs.Rules == nil {
		return nil, false
	}
	number := fold.Compact(fold.Text(s.state.Query))
	if len(number) < 2 {
		return nil, false
	}
	return s.needs.Rules.Rule(strings.ToUpper(number[:1]) + "-" + number[1:])
}

// passes reports whether the filter lets a term through.
func (s *Screen) passes(t *codex.Term) bool {
	f := s.state
	return t.Has(f.Game) &&
		(f.Kind == "" || t.Kind == f.Kind) &&
		(!f.Apart || t.Differ()) &&
		(!f.Mine || s.chosenList().Has(string(t.ID)))
}

// reset forgets query and filter.
func (s *Screen) reset() { s.whole(false) }

// whole shows all terms, or all of the chosen list: what was searched for before would hide
// some of them.
func (s *Screen) whole(mine bool) {
	s.state = State{Term: s.state.Term, Trail: s.state.Trail, List: s.state.List, Mine: mine}
	s.fill("")
	s.refine()
}

// refine searches again after the filter has changed.
func (s *Screen) refine() {
	s.bar.build()
	s.search(true)
}

// termList shows what was found, or helps where nothing was.
type termList struct {
	screen *Screen
	list   *widgets.List
	none   *widgets.EmptyState
	blank  *widgets.EmptyState // the reading list before anything is on it
	stack  *fyne.Container
}

func newTermList(s *Screen) *termList {
	l := &termList{screen: s}
	k, w := s.needs.Kit, s.needs.Words
	l.list = widgets.NewList(
		func() int { return len(s.found) },
		func() fyne.CanvasObject { return widgets.NewListRow(k, widgets.ListFace{Line: " "}, func() {}) },
		l.update,
	)
	l.list.OnKey = s.Key
	all := widgets.NewQuiet(k, w.T("codexscreen.showAll"), s.reset)
	l.none = widgets.NewEmptyState(k, "search", w.T("codexscreen.nothing"), w.T("codexscreen.nothingHint"), all)
	back := widgets.NewQuiet(k, w.T("codexscreen.showAll"), s.reset)
	l.blank = widgets.NewEmptyState(k, "list", w.T("codexscreen.blank"), w.T("codexscreen.blankHint"), back)
	l.stack = container.NewStack(l.list, l.none, l.blank)
	return l
}

func (l *termList) object() fyne.CanvasObject { return l.stack }

func (l *termList) show(fresh bool) {
	s := l.screen
	empty := len(s.found) == 0
	blank := empty && s.state.Mine && len(s.chosenList().Items) == 0
	widgets.Show(l.list, !empty)
	widgets.Show(l.none, empty && !blank)
	widgets.Show(l.blank, blank)
	l.list.Refresh()
	if fresh && !empty {
		l.list.ScrollToTop()
	}
}

// Refresh draws the rows in sight anew.
func (l *termList) Refresh() { l.list.Refresh() }

// Reveal scrolls to a row.
func (l *termList) Reveal(i int) { l.list.ScrollTo(i) }

func (l *termList) update(i int, o fyne.CanvasObject) {
	s := l.screen
	row, ok := o.(*widgets.ListRow)
	if !ok || i >= len(s.found) {
		return
	}
	t := s.found[i]
	row.OnTap(func() { s.Open(t.ID) })
	row.OnMenu(func() { s.openMenu(t) })
	row.Set(l.face(i, t))
}

// face is what a row shows of a term. By name, the first of a letter shows it.
func (l *termList) face(i int, t *codex.Term) widgets.ListFace {
	s := l.screen
	w := s.needs.Words
	face := widgets.ListFace{
		Title: t.NameIn(w.Lang()), Line: s.gameNames(t), Trail: s.kind(t),
		Chosen: s.IsSelected(t.ID),
	}
	if t.Kind == codex.KindRule {
		face.Line = t.TextIn(w.Lang())
	} else if name := s.otherName(t); name != "" {
		face.Line = name + " · " + face.Line
	}
	if t.Differ() {
		face.Mark = "onto"
	}
	if s.state.Query == "" && !s.state.Mine && s.state.Kind != codex.KindRule {
		face.Indent = true
		if letter := l.letter(i); i == 0 || letter != l.letter(i-1) {
			face.Lead = letter
		}
	}
	return face
}

// letter is the one under which a term stands in the register.
func (l *termList) letter(i int) string {
	name := fold.Text(l.screen.found[i].NameIn(l.screen.needs.Words.Lang()))
	r, _ := utf8.DecodeRuneInString(name)
	if r < 'a' || r > 'z' {
		return "#"
	}
	return strings.ToUpper(string(r))
}

// toneOf is the colour of a term: that of the damage it does.
func toneOf(t *codex.Term) theme.Role {
	school, ok := map[string]string{
		"flame": "fire", "poison": "nature", "psychic": "mind", "hydro": "water", "frost": "air",
		"light": "holy", "lightning": "air", "acid": "water", "wind": "air",
	}[t.DamageType]
	if !ok {
		return theme.Ink
	}
	return theme.SchoolInk(school)
}
