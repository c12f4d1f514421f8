package table

import (
	"encoding/json"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/rules/training"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// shownHits is how many cards a search for an object shows at once.
const shownHits = 8

// focusAfter is how long a sheet takes to come up.
const focusAfter = 250 * time.Millisecond

// adding is the sheet that puts an object on the table: from the catalog, or by
// name with typed values.
type adding struct {
	screen *Screen
	kit    *widgets.Kit
	seat   tracker.Seat
	sheet  *sheet
	query  string
	hidden bool // enchantments lie face down
	pay    bool // the mana is taken

	rows  []*widgets.CardRow
	named *widgets.ListRow
	none  *widgets.Paragraph
}

// openAdd opens the sheet for a seat.
func (s *Screen) openAdd(k *widgets.Kit, seat tracker.Seat) {
	a := &adding{screen: s, kit: k, seat: seat, hidden: true}
	field := widgets.NewSearchField(k, s.t("searchCard"), s.t("clear"), func(text string) {
		a.query = strings.TrimSpace(text)
		a.search()
		a.sheet.Refresh()
	})
	parts := []fyne.CanvasObject{
		field,
		widgets.NewWrap(k, 8, 0, a.toggle(s.t("payMana"), "mana", &a.pay), a.toggle(s.t("faceDown"), "hidden", &a.hidden)),
	}
	for range shownHits {
		row := widgets.NewCardRow(k, nil, "", nil)
		a.rows = append(a.rows, row)
		parts = append(parts, row)
	}
	a.none = widgets.NewParagraph(k, s.t("noCard"), widgets.Style{Role: theme.Quiet})
	a.named = widgets.NewListRow(k, widgets.ListFace{}, func() { a.byName() })
	parts = append(parts, a.none, a.named)
	a.search()
	a.sheet = s.openSheet(k, s.t("addFor", "Name", nameOf(s.seen.view, seat)), widgets.NewColumn(k, 2, parts...), nil)
	// The field can take the focus once it has been drawn.
	k.After(focusAfter, field.Focus)
}

// toggle is a chip that is on or off.
func (a *adding) toggle(label, icon string, on *bool) *widgets.Chip {
	var chip *widgets.Chip
	face := func() widgets.ChipFace {
		return widgets.ChipFace{Label: label, Icon: icon, Selected: *on}
	}
	chip = widgets.NewChip(a.kit, face(), func() {
		*on = !*on
		chip.Set(face())
	})
	return chip
}

// search shows the cards that answer the query.
func (a *adding) search() {
	s := a.screen
	shown := catalog.UnofficialHidden
	if s.needs.Unofficial {
		shown = catalog.UnofficialShown
	}
	filter := catalog.Filter{
		Types: []catalog.Type{catalog.Creature, catalog.Conjuration, catalog.Wall, catalog.Equipment, catalog.Enchantment}, Unofficial: shown,
	}
	if s.table != nil {
		filter.Games = []training.Game{training.Game(s.table.Game().Name())}
	}
	// What is not understood of a query is left out of it, as on the cards' screen.
	hits, _ := s.needs.Catalog.Search(a.query, catalog.Options{Limit: shownHits, Filter: filter})
	for i, row := range a.rows {
		if i >= len(hits) {
			row.Hide()
			continue
		}
		card := hits[i].Card
		row.Set(a.face(card))
		row.OnTap(func() { a.add(card) })
		row.Show()
	}
	if len(hits) == 0 {
		a.none.Show()
	} else {
		a.none.Hide()
	}
	name := a.query
	if name == "" {
		name = s.t("anObject")
	}
	a.named.Set(widgets.ListFace{Icon: "edit", Title: s.t("byName", "Name", name), Line: s.t("byNameNote"), Onward: true})
}

func (a *adding) face(c *catalog.Card) widgets.CardFace {
	s := a.screen
	line := []string{s.kindName(string(c.Type)), s.t("level", "Level", c.Level)}
	if c.Life > 0 {
		line = append(line, s.t("lifeLine", "Life", c.Life))
	}
	face := widgets.CardFace{Name: c.NameIn(s.needs.Words.Lang()), Line: strings.Join(line, " · "), Cost: strconv.Itoa(c.Cost.Mana)}
	if c.Cost.Variable != "" {
		face.Cost = c.Cost.Variable
	}
	for _, part := range c.Schools {
		face.Schools = append(face.Schools, string(part.School))
		face.Stripes = append(face.Stripes, theme.School(string(part.School)))
	}
	return face
}

// add puts a card on the table with its printed values.
func (a *adding) add(c *catalog.Card) {
	a.sheet.Close()
	printed := magewars.FromCard(c)
	printed.Name = c.NameIn(a.screen.needs.Words.Lang())
	a.place(printed, a.pay)
}

// put sends the event: cast where it is paid for, else only added; on a host,
// where there is one.
func (a *adding) put(printed magewars.Printed, pay bool, host string) {
	payload := payloadOf(printed)
	kind, on := tracker.Kind("add"), "host"
	switch {
	case pay:
		kind, on = "cast", "target"
	case printed.Kind == magewars.KindEnchantment && a.hidden:
		payload["faceDown"] = true
	}
	if host != "" {
		payload[on] = host
	}
	a.screen.send(kind, a.seat, payload)
}

// payloadOf spreads printed values into a payload.
func payloadOf(printed magewars.Printed) fields {
	payload := fields{}
	data, err := json.Marshal(printed)
	if err != nil || json.Unmarshal(data, &payload) != nil {
		return fields{"name": printed.Name}
	}
	return payload
}
