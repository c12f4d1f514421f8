package magewars

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quickcast/catalog"
	"quickcast/internal/words"
	"quickcast/rules/training"
	"quickcast/tracker/journal"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// duel is a table that is being set up: who sits where, with which values, which
// spellbook and on whose side.
type duel struct {
	screen *face
	game   string
	mode   mode
	seats  []magewars.SeatData
	books  []string // names of the open spellbooks, by seat; "" for none
	turn   int      // the seat the next mage goes to
	mages  []*catalog.Mage

	places *fyne.Container // the rows of the seats
	scroll *fyne.Container
	chairs []*widgets.ListRow
	rows   []*widgets.ListRow // of the mages
}

// mode is how large a game of Arena it is.
type mode int

const (
	whole      mode = iota
	halfBoard       // with less life
	apprentice      // Apprentice Mode
)

// newDuel opens the choice of mages. It begins with the mages of the last duel
// of this game, so that the same two may go on at once.
func (s *face) newDuel(game string, saved []journal.Saved) {
	shown := catalog.UnofficialHidden
	if s.Needs().Unofficial {
		shown = catalog.UnofficialShown
	}
	d := &duel{screen: s, game: game, mages: s.Needs().Catalog().MagesOf(training.Game(game), shown)}
	for _, each := range saved {
		if each.Game == game {
			d.again(each)
			break
		}
	}
	for i := 0; len(d.seats) < magewars.MinSeats && i < len(d.mages); i++ {
		d.seats = append(d.seats, d.sit(d.mages[i]))
	}
	s.duel = d
	s.ShowSetup(d.page())
}

// again takes the mages of a saved table that the catalog still knows.
func (d *duel) again(saved journal.Saved) {
	game, err := d.screen.Needs().Games.Game(d.game)
	if err != nil {
		return
	}
	for _, sitter := range game.Seated(saved.Setup) {
		if m, ok := d.screen.Needs().Catalog().Mage(catalog.MageID(sitter.Who)); ok && len(d.seats) < magewars.MinSeats && d.offers(m) {
			d.seats = append(d.seats, d.sit(m))
		}
	}
}

func (d *duel) offers(m *catalog.Mage) bool {
	for _, each := range d.mages {
		if each == m {
			return true
		}
	}
	return false
}

// sit takes a mage's printed values, named in the language of the table.
func (d *duel) sit(m *catalog.Mage) magewars.SeatData {
	seat := magewars.FromMage(m)
	seat.Name = d.screen.Needs().Words.Term(words.ClassTerm, m.Class)
	return seat
}

// page is the choice of mages: the seats, the list, and the button below.
func (d *duel) page() fyne.CanvasObject {
	s := d.screen
	k := s.Needs().Kit
	head := widgets.NewInset(k, 4, 4, 16, 0, widgets.NewLine(k, 4, 1,
		widgets.NewIconButton(k, widgets.Bare, "back", s.T("back"), s.LeaveSetup), widgets.NewTitle(k, s.GameName(d.game))))
	d.places = widgets.NewColumn(k, 0)
	d.fillSeats()
	var list []fyne.CanvasObject
	for _, m := range d.mages {
		row := widgets.NewListRow(k, d.mageFace(m), func() { d.choose(m) })
		d.rows = append(d.rows, row)
		list = append(list, row)
	}
	column := []fyne.CanvasObject{widgets.NewFlushPanel(k, d.places)}
	if d.game == string(training.Arena) {
		labels := []string{s.T("modeWhole"), s.T("modeHalf"), s.T("modeApprentice")}
		column = append(column, widgets.NewSegmented(k, labels, int(d.mode), func(i int) {
			d.mode = mode(i)
			d.refresh()
		}))
	}
	column = append(column, widgets.NewInset(k, 4, 8, 4, 0, widgets.NewSection(k, s.T("mages"), "")),
		widgets.NewFlushPanel(k, widgets.NewColumn(k, 0, list...)))
	d.scroll = widgets.NewScroll(widgets.NewInset(k, 16, 4, 16, 16, widgets.NewColumn(k, 12, column...)))
	foot := widgets.NewInset(k, 16, 8, 16, 12, widgets.NewPrimary(k, s.T("begin"), d.begin))
	return table.Centred(container.NewBorder(head, foot, nil, nil, d.scroll))
}

// fillSeats makes the rows of the seats, each with its spellbook and its side.
func (d *duel) fillSeats() {
	s, k := d.screen, d.screen.Needs().Kit
	d.chairs, d.places.Objects = nil, nil
	for len(d.books) < len(d.seats) {
		d.books = append(d.books, "")
	}
	if len(d.seats) > magewars.MinSeats {
		d.places.Objects = append(d.places.Objects, widgets.NewInset(k, 12, 12, 12, 8, d.sides()))
	}
	for i := range d.seats {
		row := widgets.NewListRow(k, d.seatFace(i), func() { d.edit(i) })
		d.chairs = append(d.chairs, row)
		d.places.Objects = append(d.places.Objects, row, widgets.NewInset(k, 46, -8, 8, 4, d.seatChips(i)), widgets.NewRule(k))
	}
	if len(d.seats) < magewars.MaxSeats {
		d.places.Objects = append(d.places.Objects,
			widgets.NewInset(k, 8, 0, 8, 0, widgets.NewLine(k, 0, -1, widgets.NewButton(k, widgets.Link, s.T("addSeat"), "plus", d.addSeat))))
	}
}

// seatChips are a seat's spellbook and, where there are sides, its side.
func (d *duel) seatChips(i int) fyne.CanvasObject {
	s, k := d.screen, d.screen.Needs().Kit
	book := widgets.ChipFace{Icon: "books", Label: s.T("noBook"), Hollow: true}
	if d.books[i] != "" {
		book = widgets.ChipFace{Icon: "books", Label: d.books[i], Tone: theme.Accent}
	}
	wrap := widgets.NewWrap(k, 8, 0, widgets.NewChip(k, book, func() { d.chooseBook(i) }))
	if team := d.seats[i].Team; team > 0 {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "people", Label: s.T("side", "Side", team)}, func() { d.changeSide(i) }))
	}
	return wrap
}

// chooseBook asks which spellbook lies open at a seat.
func (d *duel) chooseBook(i int) {
	s := d.screen
	wanted := bookWish{game: d.game, mage: catalog.MageID(d.seats[i].Mage), apprentice: d.mode == apprentice}
	s.chooseBook(s.Needs().Kit, wanted, d.books[i] != "", func(book openable) {
		d.books[i], d.seats[i].Book = book.name, book.cards
		d.reseat()
	})
}

func (d *duel) addSeat() {
	seat := d.sit(d.mages[len(d.seats)%len(d.mages)])
	d.seats = append(d.seats, seat)
	d.turn = len(d.seats) - 1
	d.keepSides()
	d.reseat()
}

func (d *duel) removeSeat(i int) {
	d.seats = append(d.seats[:i:i], d.seats[i+1:]...)
	d.books = append(d.books[:i:i], d.books[i+1:]...)
	d.turn = 0
	d.keepSides()
	d.reseat()
}

// reseat shows other seats, where the page stood.
func (d *duel) reseat() {
	d.fillSeats()
	d.refresh()
	d.places.Refresh()
	d.scroll.Refresh()
}

// choose seats a mage: the first tap the first seat, the second the second.
func (d *duel) choose(m *catalog.Mage) {
	seat := d.sit(m)
	seat.Team = d.seats[d.turn].Team
	d.seats[d.turn], d.books[d.turn] = seat, ""
	d.turn = (d.turn + 1) % len(d.seats)
	d.reseat()
}

// refresh shows who sits where now.
func (d *duel) refresh() {
	for i, row := range d.chairs {
		row.Set(d.seatFace(i))
	}
	for i, row := range d.rows {
		row.Set(d.mageFace(d.mages[i]))
	}
}

func (d *duel) seatFace(i int) widgets.ListFace {
	seat := d.seats[i]
	return widgets.ListFace{
		Icon: seat.School, IconRole: theme.SchoolInk(seat.School), Title: seat.Name, Line: d.values(seat),
		Onward: true, Chosen: i == d.turn, Joined: true,
	}
}

// values says a seat's numbers in one line.
func (d *duel) values(seat magewars.SeatData) string {
	t := d.screen.T
	switch d.mode {
	case apprentice:
		return t("apprenticeNote")
	case halfBoard:
		seat.Life = magewars.HalfBoardLife
	}
	if seat.Channel == 0 {
		return t("valuesOpen", "Life", seat.Life, "Mana", seat.Mana)
	}
	return t("values", "Life", seat.Life, "Channeling", seat.Channel, "Mana", seat.Mana)
}

func (d *duel) mageFace(m *catalog.Mage) widgets.ListFace {
	seat := d.sit(m)
	title := seat.Name
	if m.Title != "" && !strings.EqualFold(m.Title, d.game) {
		title += " · " + m.Title
	}
	var at []string
	for i, each := range d.seats {
		if each.Mage == string(m.ID) {
			at = append(at, strconv.Itoa(i+1))
		}
	}
	face := widgets.ListFace{Icon: seat.School, IconRole: theme.SchoolInk(seat.School), Title: title, Line: d.values(seat)}
	if len(at) > 0 {
		face.Trail = d.screen.T("seat", "Seat", strings.Join(at, ", "))
	}
	return face
}

// begin starts the table, or asks for what no source knows.
func (d *duel) begin() {
	for i, seat := range d.seats {
		if seat.Channel == 0 && d.mode != apprentice {
			d.screen.Notify(d.screen.T("askChanneling", "Name", seat.Name), "", nil)
			d.edit(i)
			return
		}
	}
	s := d.screen
	data := magewars.SetupData{Game: d.game, Apprentice: d.mode == apprentice, Seats: magewars.Named(d.seats)}
	if d.mode == halfBoard {
		data.Life = magewars.HalfBoardLife
	}
	if s.Needs().Seed != nil {
		data.Seed = s.Needs().Seed()
	}
	if err := s.Start(d.game, data); err != nil {
		s.Notify(s.Needs().Words.Error(err), "", nil)
	}
}
