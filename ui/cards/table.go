package cards

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// column is one of a wide list: its head and what it is sorted by.
type column struct {
	head string
	key  catalog.Key
}

// usualColumns are those of a wide list whose columns nobody has chosen.
func usualColumns() []catalog.Key {
	return []catalog.Key{catalog.KeyCost, catalog.KeyLevel, catalog.KeyLife, catalog.KeyArmor, catalog.KeyDice, catalog.KeyPrice}
}

// columns are those of a wide list, behind the name: of all there are those that were chosen.
// The price is there for a mage, what is owned for who keeps a collection.
func (s *Screen) columns() []column {
	return slices.DeleteFunc(s.allColumns(), func(c column) bool {
		return !slices.Contains(s.state.Columns, c.key) || c.key == catalog.KeyPrice && s.whose == nil
	})
}

func (s *Screen) allColumns() []column {
	w := s.needs.Words
	list := []column{
		{w.T("cardsscreen.columnMana"), catalog.KeyCost},
		{w.T("cardsscreen.columnLevel"), catalog.KeyLevel},
		{w.T("cardsscreen.columnLife"), catalog.KeyLife},
		{w.T("cardsscreen.columnArmor"), catalog.KeyArmor},
		{w.T("cardsscreen.columnChanneling"), catalog.KeyChanneling},
		{w.T("cardsscreen.columnDice"), catalog.KeyDice},
		{w.T("cardsscreen.columnPrice"), catalog.KeyPrice},
	}
	if s.owned != nil {
		list = append(list, column{w.T("cardsscreen.columnOwned"), catalog.KeyOwned})
	}
	return list
}

// columnGroup lets the columns be chosen; nothing where the list has none.
func (s *Screen) columnGroup() []fyne.CanvasObject {
	if !s.list.dense {
		return nil
	}
	var chips []fyne.CanvasObject
	for _, c := range s.allColumns() {
		face := widgets.ChipFace{Label: c.head, Selected: slices.Contains(s.state.Columns, c.key)}
		var chip *widgets.Chip
		chip = widgets.NewChip(s.needs.Kit, face, func() {
			chosen := slices.DeleteFunc(slices.Clone(s.state.Columns), func(k catalog.Key) bool { return k == c.key })
			if face.Selected = !face.Selected; face.Selected {
				chosen = append(chosen, c.key)
			}
			chip.Set(face)
			s.state.Columns = chosen
			if s.needs.KeepColumns != nil {
				s.needs.KeepColumns(chosen)
			}
			s.list.sayHead()
			s.list.Refresh()
		})
		chips = append(chips, chip)
	}
	return []fyne.CanvasObject{s.section("cardsscreen.columns"), widgets.NewWrap(s.needs.Kit, 8, 0, chips...)}
}

// chooseColumns asks which columns the list has.
func (s *Screen) chooseColumns() {
	s.needs.Sheet(s.needs.Words.T("cardsscreen.columns"), widgets.NewColumn(s.needs.Kit, 2, s.columnGroup()[1:]...))
}

// cells are the values of a card below the heads.
func (s *Screen) cells(card *catalog.Card) (cells []string, isDear int) {
	for _, c := range s.columns() {
		cell := ""
		switch c.key {
		case catalog.KeyCost:
			cell = mana(card.Cost)
			if reveals(card) {
				cell += "+" + mana(card.Reveal)
			}
		case catalog.KeyLevel:
			cell = strconv.Itoa(card.Level)
		case catalog.KeyLife:
			cell = orNothing(card.Life)
		case catalog.KeyArmor:
			if card.Life > 0 && !card.NoArmor {
				cell = strconv.Itoa(card.Armor)
			}
		case catalog.KeyDice:
			most := 0
			for i := range card.Attacks {
				most = max(most, card.Attacks[i].Dice)
			}
			cell = orNothing(most)
		case catalog.KeyChanneling:
			cell = orNothing(card.Channeling)
		case catalog.KeyOwned:
			cell = orNothing(s.owned(card.ID))
		case catalog.KeyPrice:
			price := s.whose.Training.Price(card.Spell(), s.picked)
			cell = strconv.Itoa(price.Points)
			if dear(price) {
				isDear = len(cells) + 1
			}
		}
		cells = append(cells, cell)
	}
	return cells, isDear
}

func orNothing(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// denseFrom is the width of the list in dp from which it has columns.
const denseFrom = 540

// place shows rows or columns, whichever fit, or what helps where nothing was found.
func (l *cardList) place(size fyne.Size) []widgets.Pane {
	if dense := size.Width >= denseFrom; dense != l.dense {
		l.dense = dense
		l.Refresh() // what was chosen meanwhile was said to the other list
	}
	head, body := float32(0), fyne.CanvasObject(l.body())
	if l.dense {
		head = l.head.MinSize().Height
	}
	if len(l.screen.found) == 0 {
		body = l.none
	}
	panes := []widgets.Pane{{Object: body, Y: head, W: size.Width, H: max(size.Height-head, 0)}}
	if l.dense {
		panes = append(panes, widgets.Pane{Object: l.head, W: size.Width, H: head})
	}
	return panes
}

// fillColumns fills a row of the wide list.
func (l *cardList) fillColumns(i int, o fyne.CanvasObject) {
	s := l.screen
	row, ok := o.(*widgets.ColumnRow)
	if !ok || i >= len(s.found) {
		return
	}
	card := s.found[i]
	name := card.NameIn(s.needs.Words.Lang())
	row.OnTap(func() { s.Open(card.ID) })
	row.OnMenu(func() { s.openMenu(card) })
	face := widgets.ColumnFace{Name: name, Hits: hits(name, l.query), Chosen: s.IsSelected(card.ID), Icon: string(card.Type)}
	for _, part := range card.Schools {
		face.Schools = append(face.Schools, string(part.School))
	}
	face.Cells, face.Dear = s.cells(card)
	if len(card.Schools) > 0 {
		face.Stripes = []theme.Role{theme.School(string(card.Schools[0].School))}
	}
	row.Set(face)
}

// sayHead writes the heads, with what the list is sorted by.
func (l *cardList) sayHead() {
	s := l.screen
	face := widgets.ColumnFace{Name: s.needs.Words.T("cardsscreen.columnName"), Head: true}
	for i, c := range s.columns() {
		face.Cells = append(face.Cells, c.head)
		up, down := s.sorting(c.key)
		if s.needs.Catalog.Picked(s.state.Query, up) || s.needs.Catalog.Picked(s.state.Query, down) {
			face.Sorted, face.Falls = i+2, s.needs.Catalog.Picked(s.state.Query, down)
		}
	}
	up, down := s.sorting(catalog.KeyName)
	if s.needs.Catalog.Picked(s.state.Query, up) || s.needs.Catalog.Picked(s.state.Query, down) {
		face.Sorted, face.Falls = 1, s.needs.Catalog.Picked(s.state.Query, down)
	}
	l.head.Set(face)
}

// sorting are the two ways to sort by a key, as the query says them.
func (s *Screen) sorting(key catalog.Key) (up, down catalog.Pick) {
	name := strings.ToLower(s.needs.Catalog.KeyIn(key, s.needs.Words.Lang()))
	return catalog.Pick{Key: catalog.KeySort, Value: name}, catalog.Pick{Key: catalog.KeySort, Value: "-" + name}
}

// sortBy sorts by a column, the name being 0: first rising, then falling, then not.
func (s *Screen) sortBy(at int) {
	key := catalog.KeyName
	if at > 0 && at <= len(s.columns()) {
		key = s.columns()[at-1].key
	}
	c, lang, query := s.needs.Catalog, s.needs.Words.Lang(), s.state.Query
	up, down := s.sorting(key)
	wasUp, wasDown := c.Picked(query, up), c.Picked(query, down)
	query = c.Clear(query, catalog.KeySort)
	switch {
	case wasUp:
		query = c.Pick(query, down, lang, true)
	case !wasDown:
		query = c.Pick(query, up, lang, true)
	}
	s.fill(query)
	s.refine()
}
