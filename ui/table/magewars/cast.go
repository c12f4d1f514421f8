package magewars

import (
	"encoding/json"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/understood"
	"github.com/quickcast/quickcast/ui/widgets"
)

// shownHits is how many cards a search shows at once.
const shownHits = 8

// adding is the sheet from which a seat casts its spells and puts objects on the
// table: the cards of its open spellbook, or any card of the catalog.
type adding struct {
	screen *face
	kit    *widgets.Kit
	seat   tracker.Seat
	how    table.Fields // how a spell is to be cast, said before it is chosen
	sheet  *table.Sheet
	query  string
	seeks  bool         // the field is open; over an open book it is put away first
	kind   catalog.Type // what is shown of the open book, empty for all

	column *fyne.Container
	field  *widgets.Field
	read   *understood.Row    // how the search was
	rows   []*widgets.ListRow // made once, and used again for other cards
	used   int                // of the rows
}

// openCasts opens the sheet for a seat, and for what is to be cast in a certain way; nil
// for any.
func (s *face) openCasts(k *widgets.Kit, seat tracker.Seat, how table.Fields) {
	a := &adding{screen: s, kit: k, seat: seat, how: how, column: widgets.NewColumn(k, 2)}
	a.field = widgets.NewSearchField(k, s.T("searchCard"), s.T("clear"), func(text string) {
		a.query = strings.TrimSpace(text)
		a.refresh()
	})
	a.read = understood.New(k, s.Needs().Words, a.field.SetText)
	a.fill()
	a.sheet = s.OpenSheet(k, a.title(), table.Aired(k, a.column), nil)
	a.sheet.Rewind()
	if _, counted := s.bookAt(seat); !counted {
		a.seek()
	}
}

// seek opens the field and puts the cursor into it; over an open book the keyboard
// would only be in the way.
func (a *adding) seek() {
	a.seeks = true
	a.refresh()
	a.field.Focus()
}

// title says who casts and what there is to pay with.
func (a *adding) title() string {
	name := a.screen.Seen().View.NameOf(a.seat)
	if o := a.through(); o != nil {
		name = o.Printed.Name
	}
	return a.screen.T("castsWith", "Name", name, "Mana", a.mana())
}

// through is the spawnpoint or familiar that casts, nil for the mage.
func (a *adding) through() *state.Object {
	payer, _ := a.how["payer"].(string)
	if state := a.screen.state(); state != nil {
		if o, ok := state.Object(payer); ok {
			return o
		}
	}
	return nil
}

// mana is what there is to pay with.
func (a *adding) mana() int {
	state, player := a.screen.at(a.seat)
	if player == nil {
		return 0
	}
	mana := state.Mage(a.seat).Mana
	if o := a.through(); o != nil {
		mana += o.Mana
	}
	return mana
}

// refresh shows what answers the query now.
func (a *adding) refresh() {
	a.fill()
	a.sheet.Refresh()
}

// fill lists the cards.
func (a *adding) fill() {
	s, k := a.screen, a.kit
	a.used = 0
	book, counted := s.bookAt(a.seat)
	var parts []fyne.CanvasObject
	if a.seeks || !counted {
		parts = append(parts, a.field)
	}
	parts = append(parts, a.chips(book, counted))
	switch {
	case a.query != "" || !counted:
		parts = append(parts, a.found(book, counted)...)
	default:
		parts = append(append(parts, a.boundRows()...), a.bookRows(book)...)
	}
	name := a.query
	if name == "" {
		name = s.T("anObject")
	}
	parts = append(parts, widgets.NewListRow(k,
		widgets.ListFace{Icon: "edit", Title: s.T("byName", "Name", name), Line: s.T("byNameNote"), Onward: true}, a.byName))
	a.column.Objects = parts
}

// found are the cards of the game that answer the query, those of the open book
// first.
func (a *adding) found(book []inBook, counted bool) []fyne.CanvasObject {
	s := a.screen
	filter := catalog.Filter{Game: training.Game(s.Game().Name()), Unofficial: catalog.ShowUnofficial(s.Needs().Unofficial)}
	asked := understood.Of(s.Needs().Catalog(), a.query, catalog.Options{Limit: shownHits + len(book), Filter: filter})
	a.read.Show(asked)
	left := map[catalog.CardID]int{}
	for _, each := range book {
		left[each.card.ID] = each.left
	}
	note := ""
	if counted {
		note = s.T("notInBook")
	}
	var own, others []fyne.CanvasObject
	for _, hit := range asked.Hits {
		if n := left[hit.Card.ID]; n > 0 {
			own = append(own, a.row(hit.Card, n, ""))
		} else if len(others) < shownHits {
			others = append(others, a.row(hit.Card, 0, note))
		}
	}
	if !a.read.IsEmpty() {
		own = append([]fyne.CanvasObject{a.read.Object()}, own...)
	}
	if len(asked.Hits) == 0 {
		return append(own, widgets.NewInset(a.kit, 0, 12, 0, 12, widgets.NewParagraph(a.kit, s.T("noCard"), widgets.Style{Role: theme.Quiet})))
	}
	return append(own, others...)
}

// cast leads on to how the card is cast.
func (a *adding) cast(printed state.Printed) {
	a.sheet.Close()
	a.screen.Ask(a.kit, castEvent(a.seat, printed, a.how))
}

// put puts a card on the table with its printed values, without casting it.
func (a *adding) put(printed state.Printed) {
	a.sheet.Close()
	a.screen.Ask(a.kit, table.Deed("add", a.seat, payloadOf(printed)))
}

// printed are a card's values, named in the language of the table.
func (a *adding) printed(c *catalog.Card) state.Printed {
	printed := state.FromCard(c)
	printed.Name = c.NameIn(a.screen.Needs().Words.Lang())
	return printed
}

// payloadOf spreads printed values into a payload.
func payloadOf(printed state.Printed) table.Fields {
	payload := table.Fields{}
	data, err := json.Marshal(printed)
	if err != nil || json.Unmarshal(data, &payload) != nil {
		return table.Fields{"name": printed.Name}
	}
	return payload
}

// chips choose the book and what is shown of it.
func (a *adding) chips(book []inBook, counted bool) fyne.CanvasObject {
	s, k := a.screen, a.kit
	face := widgets.ChipFace{Icon: "books", Label: s.T("openBook"), Hollow: true}
	if counted {
		n := pick.Sum(book, func(each inBook) int { return each.left })
		face = widgets.ChipFace{Icon: "books", Count: n, Name: s.N("bookLeft", n)}
	}
	list := []fyne.CanvasObject{widgets.NewChip(k, face, func() { s.openBookAt(k, a.seat, a.refresh) })}
	if counted && !a.seeks {
		seek := widgets.NewChip(k, widgets.ChipFace{Icon: "search", Name: s.T("searchCard")}, a.seek)
		list = append([]fyne.CanvasObject{seek}, list...)
	}
	for _, kind := range catalog.BookOrder() {
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
	return widgets.NewWrap(k, 6, 0, list...) // all of them in sight
}

// bookRows lists the open book by type, what can be cast now before what cannot.
func (a *adding) bookRows(book []inBook) []fyne.CanvasObject {
	s := a.screen
	var parts []fyne.CanvasObject
	for _, later := range []bool{false, true} {
		for _, kind := range catalog.BookOrder() {
			var rows []fyne.CanvasObject
			for _, each := range book {
				if each.card.Type == kind && (a.kind == "" || a.kind == kind) && later == (a.short(each.card) > 0 || a.slow(each.card)) {
					rows = append(rows, a.row(each.card, each.left, ""))
				}
			}
			if len(rows) > 0 {
				title := strings.ToUpper(s.Needs().Words.T("booksscreen.many." + string(kind)))
				if later {
					title += dot + s.T("notNow")
				}
				parts = append(append(parts, widgets.NewSection(a.kit, title, "")), rows...)
			}
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
func (a *adding) row(c *catalog.Card, left int, note string) *widgets.ListRow {
	if a.used == len(a.rows) {
		a.rows = append(a.rows, widgets.NewListRow(a.kit, widgets.ListFace{}, nil).WithAct())
	}
	row := a.rows[a.used]
	a.used++
	row.Set(a.face(c, left, note))
	row.OnTap(func() { a.cast(a.printed(c)) })
	return row
}

// face shows what a card is, what it costs and how many are left.
func (a *adding) face(c *catalog.Card, left int, note string) widgets.ListFace {
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
	if short := a.short(c); short > 0 && left > 0 { // before all that may be left out
		line = append([]string{s.Needs().Words.T("table.askManaShort", "Mana", short)}, line...)
	}
	if note != "" {
		line = append(line, note)
	}
	face := widgets.ListFace{Title: c.NameIn(s.Needs().Words.Lang()), Act: s.T("castFor", "Mana", costOf(c)), Count: left}
	if a.slow(c) {
		line = append([]string{s.T("noQuickSpell")}, line...) // a tap says why it cannot be
		face.Act, face.Full = "", true
	}
	face.Line = strings.Join(line, dot)
	for _, part := range c.Schools {
		face.Stripes = append(face.Stripes, theme.School(string(part.School)))
	}
	return face
}

// short is how much mana is missing for a card.
func (a *adding) short(c *catalog.Card) int { return max(0, c.Cost.Mana-a.mana()) }

// slow tells a card that is no quick spell where nothing else can be cast now.
func (a *adding) slow(c *catalog.Card) bool {
	return a.onlyQuick() && !a.screen.law().Quick(a.screen.state(), a.seat, state.FromCard(c))
}

// onlyQuick tells whether nothing but a quickcast is asked for, or possible.
func (a *adding) onlyQuick() bool {
	quickcast, said := a.how["quickcast"].(bool)
	if said || a.through() != nil {
		return quickcast
	}
	return a.screen.law().OnlyQuick(a.screen.state(), a.seat)
}

// costOf is what a card costs to cast: a number, or X.
func costOf(c *catalog.Card) string {
	if c.Cost.Variable != "" {
		return c.Cost.Variable
	}
	return strconv.Itoa(c.Cost.Mana)
}
