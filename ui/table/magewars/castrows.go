package magewars

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/internal/words"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// spellTypes are the types in the order an open book lists them.
func spellTypes() []catalog.Type {
	return []catalog.Type{
		catalog.Creature, catalog.Enchantment, catalog.Incantation, catalog.Attack, catalog.Equipment, catalog.Conjuration, catalog.Wall,
	}
}

// chips choose the book and what is shown of it.
func (a *adding) chips(book []inBook, counted bool) fyne.CanvasObject {
	s, k := a.screen, a.kit
	face := widgets.ChipFace{Icon: "books", Label: s.T("openBook"), Hollow: true}
	if counted {
		n := 0
		for _, each := range book {
			n += each.left
		}
		face = widgets.ChipFace{Icon: "books", Count: n, Name: s.N("bookLeft", n)}
	}
	list := []fyne.CanvasObject{widgets.NewChip(k, face, func() { s.openBookAt(k, a.seat, a.refresh) })}
	if counted && !a.seeks {
		seek := widgets.NewChip(k, widgets.ChipFace{Icon: "search", Name: s.T("searchCard")}, a.seek)
		list = append([]fyne.CanvasObject{seek}, list...)
	}
	for _, kind := range spellTypes() {
		n := 0
		for _, each := range book {
			if each.card.Type == kind {
				n += each.left
			}
		}
		if n == 0 || a.query != "" {
			continue
		}
		list = append(list, widgets.NewChip(k, widgets.ChipFace{
			Icon: string(kind), Count: n, Selected: a.kind == kind, Name: s.KindName(string(kind)),
		}, func() {
			if a.kind == kind {
				kind = ""
			}
			a.kind = kind
			a.refresh()
		}))
	}
	return widgets.NewSideRow(k, list, nil)
}

// bookRows lists the open book by type.
func (a *adding) bookRows(book []inBook) []fyne.CanvasObject {
	s := a.screen
	var parts []fyne.CanvasObject
	for _, kind := range spellTypes() {
		var rows []fyne.CanvasObject
		for _, each := range book {
			if each.card.Type == kind && (a.kind == "" || a.kind == kind) {
				rows = append(rows, a.row(each.card, each.left, ""))
			}
		}
		if len(rows) > 0 {
			parts = append(append(parts, widgets.NewSection(a.kit, strings.ToUpper(s.Needs().Words.T("booksscreen.many."+string(kind))), "")), rows...)
		}
	}
	return parts
}

// boundRows lists the spells bound to objects of the seat.
func (a *adding) boundRows() []fyne.CanvasObject {
	s := a.screen
	var parts []fyne.CanvasObject
	for _, o := range s.state().Objects {
		if o.Bound == nil || o.Controller != a.seat {
			continue
		}
		card, ok := s.Needs().Catalog().Card(catalog.CardID(o.Bound.Card))
		if !ok {
			continue
		}
		if len(parts) == 0 {
			parts = append(parts, widgets.NewSection(a.kit, s.T("boundSpells"), ""))
		}
		row := a.row(card, 0, s.T("boundTo", "Name", o.Printed.Name))
		row.OnTap(func() {
			a.sheet.Close()
			s.Ask(a.kit, table.Deed("cast", a.seat, table.Fields{"bound": o.ID}))
		})
		parts = append(parts, row)
	}
	return parts
}

// row is a card: a tap casts it.
func (a *adding) row(c *catalog.Card, left int, note string) *widgets.CardRow {
	row := a.pool.row(a)
	row.Set(a.face(c, left, note))
	row.OnTap(func() { a.cast(a.printed(c)) })
	return row
}

// rowPool keeps rows that are used again.
type rowPool struct {
	rows []*widgets.CardRow
	used int
}

// free takes all rows back.
func (p *rowPool) free() { p.used = 0 }

// row is one that is not in use.
func (p *rowPool) row(a *adding) *widgets.CardRow {
	if p.used == len(p.rows) {
		p.rows = append(p.rows, widgets.NewCardRow(a.kit, nil, "", nil).WithAct())
	}
	p.used++
	return p.rows[p.used-1]
}

// face shows what a card is, what it costs and how many are left.
func (a *adding) face(c *catalog.Card, left int, note string) widgets.CardFace {
	s := a.screen
	line := []string{s.KindName(string(c.Type)), s.T("level", "Level", c.Level)}
	if left > 0 {
		line = line[1:] // the heading says the type
		if len(c.Subtypes) > 0 {
			line = append(line, s.Needs().Words.Term(words.SubtypeTerm, c.Subtypes[0]))
		}
	}
	if c.Life > 0 {
		line = append(line, s.T("lifeLine", "Life", c.Life))
	}
	if c.Type == catalog.Enchantment && c.Reveal.Variable == "" {
		line = append(line, s.T("revealLine", "Mana", c.Reveal.Mana))
	}
	if short := c.Cost.Mana - a.mana(); short > 0 && left > 0 { // before all that may be left out
		line = append([]string{s.T("manaShort", "Mana", short)}, line...)
	}
	if note != "" {
		line = append(line, note)
	}
	face := widgets.CardFace{Name: c.NameIn(s.Needs().Words.Lang()), Line: strings.Join(line, dot), Act: s.T("castFor", "Mana", costOf(c)), Count: left}
	for _, part := range c.Schools {
		face.Stripes = append(face.Stripes, theme.School(string(part.School)))
	}
	return face
}

// costOf is what a card costs to cast: a number, or X.
func costOf(c *catalog.Card) string {
	if c.Cost.Variable != "" {
		return c.Cost.Variable
	}
	return strconv.Itoa(c.Cost.Mana)
}
