package cards

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// cardList shows what was found, or helps where nothing was.
type cardList struct {
	screen *Screen
	list   *widgets.List // as on phones
	table  *widgets.List // with columns, where there is room
	head   *widgets.ColumnRow
	dense  bool
	none   *fyne.Container
	stack  *widgets.Panes
	query  catalog.Query
}

func newCardList(s *Screen) *cardList {
	l := &cardList{screen: s}
	k := s.needs.Kit
	l.list = widgets.NewList(
		func() int { return len(s.found) },
		func() fyne.CanvasObject { return widgets.NewListRow(k, widgets.ListFace{Cost: "0"}, func() {}) },
		l.update,
	)
	l.table = widgets.NewList(
		func() int { return len(s.found) },
		func() fyne.CanvasObject { return widgets.NewColumnRow(k, func() {}) },
		l.fillColumns,
	)
	l.list.OnKey, l.table.OnKey = s.Key, s.Key
	l.head = widgets.NewColumnHead(k, s.sortBy)
	l.head.OnMenu(s.chooseColumns)
	l.none = container.NewStack()
	l.stack = widgets.NewPanes(func() fyne.Size { return l.list.MinSize().Max(l.table.MinSize()).Max(l.none.MinSize()) }, l.place)
	return l
}

// blame fills the place of the list with what of the query left no card, and the ways
// out of it.
func (l *cardList) blame() fyne.CanvasObject {
	s := l.screen
	k, w := s.needs.Kit, s.needs.Words
	hint := []string{}
	var ways []fyne.CanvasObject
	for _, e := range s.needs.Catalog.WhyEmpty(&l.query, s.options()) {
		hint = append(hint, w.Say(e))
		if e.Others > 0 {
			ways = append(ways, widgets.NewChip(k, widgets.ChipFace{Icon: "close", Label: w.T("cardsscreen.without", "Filter", e.Term)}, func() {
				s.fill(e.Without(s.state.Query))
				s.refine()
			}))
		}
	}
	if len(hint) == 0 {
		hint = append(hint, w.T("cardsscreen.nothingHint"))
	}
	all := widgets.NewQuiet(k, w.T("cardsscreen.showAll"), s.reset)
	state := widgets.NewEmptyState(k, "search", w.T("cardsscreen.nothing"), strings.Join(hint, " "), all)
	if len(ways) == 0 {
		return state
	}
	return container.NewBorder(widgets.NewInset(k, 12, 0, 12, 0, widgets.NewWrap(k, 8, 0, ways...)), nil, nil, nil, state)
}

func (l *cardList) object() fyne.CanvasObject { return l.stack }

func (l *cardList) show(query catalog.Query, fresh bool) {
	l.query = query
	if len(l.screen.found) == 0 {
		l.none.Objects = []fyne.CanvasObject{l.blame()}
		l.none.Refresh()
	}
	l.sayHead()
	l.stack.Refresh()
	if fresh && len(l.screen.found) > 0 {
		l.body().ScrollToTop()
	}
}

// body is the list that is seen: with columns where there is room for them.
func (l *cardList) body() *widgets.List {
	if l.dense {
		return l.table
	}
	return l.list
}

// Refresh draws the rows that are seen anew.
func (l *cardList) Refresh() { l.body().Refresh() }

// Reveal scrolls to a row.
func (l *cardList) Reveal(i int) { l.body().ScrollTo(i) }

func (l *cardList) update(i int, o fyne.CanvasObject) {
	s := l.screen
	row, ok := o.(*widgets.ListRow)
	if !ok || i >= len(s.found) {
		return
	}
	card := s.found[i]
	row.OnTap(func() { s.Open(card.ID) })
	row.OnMenu(func() { s.openMenu(card) })
	row.Set(l.face(card))
}

// face is what a row shows of a card.
func (l *cardList) face(card *catalog.Card) widgets.ListFace {
	s := l.screen
	name := card.NameIn(s.needs.Words.Lang())
	face := widgets.ListFace{
		Title: name, Hits: hits(name, l.query), Line: s.typeLine(card), Cost: mana(card.Cost),
		Chosen: s.IsSelected(card.ID),
	}
	for _, part := range card.Schools {
		face.Stripes = append(face.Stripes, theme.School(string(part.School)))
		face.Schools = append(face.Schools, string(part.School))
	}
	if len(card.Overridden) > 0 {
		face.Mark = "user-set"
	}
	if m := s.mage(); m != nil {
		price := m.Training.Price(card.Spell(), s.picked)
		face.Price, face.Dear = strconv.Itoa(price.Points), dear(price)
	}
	return face
}

// typeLine is the quiet line of a card: "Creature · Animal, Canine · level 2".
func (s *Screen) typeLine(card *catalog.Card) string {
	parts := []string{s.kind(card)}
	if len(card.Subtypes) > 0 {
		parts = append(parts, s.subtypes(card))
	}
	parts = append(parts, s.needs.Words.T("cardsscreen.level", "Level", card.Level))
	return strings.Join(parts, " · ")
}
