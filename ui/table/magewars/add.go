package magewars

import (
	"encoding/json"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
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
	pool   rowPool
}

// openCasts opens the sheet for a seat, and for what is to be cast in a certain way; nil
// for any.
func (s *face) openCasts(k *widgets.Kit, seat tracker.Seat, how table.Fields) {
	a := &adding{screen: s, kit: k, seat: seat, how: how, column: widgets.NewColumn(k, 2)}
	a.field = widgets.NewSearchField(k, s.T("searchCard"), s.T("clear"), func(text string) {
		a.query = strings.TrimSpace(text)
		a.refresh()
	})
	a.fill()
	a.sheet = s.OpenSheet(k, a.title(), a.column, nil)
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
func (a *adding) through() *magewars.Object {
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
	a.pool.free()
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
	shown := catalog.UnofficialHidden
	if s.Needs().Unofficial {
		shown = catalog.UnofficialShown
	}
	filter := catalog.Filter{Unofficial: shown}
	if s.Game() != nil {
		filter.Game = s.gameOf()
	}
	// What is not understood of a query is left out of it, as on the cards' screen.
	hits, _ := s.Needs().Catalog().Search(a.query, catalog.Options{Limit: shownHits + len(book), Filter: filter})
	left := map[catalog.CardID]int{}
	for _, each := range book {
		left[each.card.ID] = each.left
	}
	var own, others []fyne.CanvasObject
	for _, hit := range hits {
		switch n := left[hit.Card.ID]; {
		case n > 0:
			own = append(own, a.row(hit.Card, n, ""))
		case len(others) < shownHits && counted:
			others = append(others, a.row(hit.Card, 0, s.T("notInBook")))
		case len(others) < shownHits:
			others = append(others, a.row(hit.Card, 0, ""))
		}
	}
	if len(own)+len(others) == 0 {
		return []fyne.CanvasObject{widgets.NewInset(a.kit, 0, 12, 0, 12, widgets.NewParagraph(a.kit, s.T("noCard"), widgets.Style{Role: theme.Quiet}))}
	}
	return append(own, others...)
}

// cast leads on to how the card is cast.
func (a *adding) cast(printed magewars.Printed) {
	a.sheet.Close()
	a.screen.Ask(a.kit, castEvent(a.seat, printed, a.how))
}

// put puts a card on the table with its printed values, without casting it.
func (a *adding) put(printed magewars.Printed) {
	a.sheet.Close()
	a.screen.Ask(a.kit, table.Deed("add", a.seat, payloadOf(printed)))
}

// printed are a card's values, named in the language of the table.
func (a *adding) printed(c *catalog.Card) magewars.Printed {
	printed := magewars.FromCard(c)
	printed.Name = c.NameIn(a.screen.Needs().Words.Lang())
	return printed
}

// payloadOf spreads printed values into a payload.
func payloadOf(printed magewars.Printed) table.Fields {
	payload := table.Fields{}
	data, err := json.Marshal(printed)
	if err != nil || json.Unmarshal(data, &payload) != nil {
		return table.Fields{"name": printed.Name}
	}
	return payload
}
