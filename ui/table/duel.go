package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quickcast/catalog"
	"quickcast/internal/words"
	"quickcast/rules/training"
	"quickcast/tracker"
	"quickcast/tracker/journal"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// duel is a table that is being set up: who sits where, with which values.
type duel struct {
	screen     *Screen
	game       string
	apprentice bool
	seats      []magewars.SeatData
	turn       int // the seat the next mage goes to
	mages      []*catalog.Mage

	places *fyne.Container // the rows of the seats
	chairs []*widgets.ListRow
	rows   []*widgets.ListRow // of the mages
}

// newDuel opens the choice of mages. It begins with the mages of the last duel
// of this game, so that the same two may go on at once.
func (s *Screen) newDuel(game string, saved []journal.Saved) {
	shown := catalog.UnofficialHidden
	if s.needs.Unofficial {
		shown = catalog.UnofficialShown
	}
	d := &duel{screen: s, game: game, mages: s.needs.Catalog.MagesOf(training.Game(game), shown)}
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
	s.show(d.page())
	s.arrange()
}

// again takes the mages of a saved table that the catalog still knows.
func (d *duel) again(saved journal.Saved) {
	for _, seat := range seatsOf(saved.Setup) {
		if m, ok := d.screen.needs.Catalog.Mage(catalog.MageID(seat.Mage)); ok && len(d.seats) < magewars.MinSeats && d.offers(m) {
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
	seat.Name = d.screen.needs.Words.Term(words.ClassTerm, m.Class)
	return seat
}

// leaveDuel goes back to where the choice was opened.
func (s *Screen) leaveDuel() {
	s.duel = nil
	if s.board != nil {
		s.show(s.board)
		s.arrange()
		return
	}
	s.queue.push(s.listTables)
}

// page is the choice of mages: the seats, the list, and the button below.
func (d *duel) page() fyne.CanvasObject {
	s := d.screen
	k := s.needs.Kit
	head := widgets.NewInset(k, 4, 4, 16, 0, widgets.NewLine(k, 4, 1,
		widgets.NewIconButton(k, widgets.Bare, "back", s.t("back"), s.leaveDuel), widgets.NewTitle(k, s.gameName(d.game))))
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
		column = append(column, widgets.NewPanel(k, widgets.NewSwitch(k, s.t("apprentice"), s.t("apprenticeNote"), d.apprentice, func(on bool) {
			d.apprentice = on
			d.refresh()
		})))
	}
	column = append(column, widgets.NewInset(k, 4, 8, 4, 0, widgets.NewSection(k, s.t("mages"), "")),
		widgets.NewFlushPanel(k, widgets.NewColumn(k, 0, list...)))
	body := widgets.NewScroll(widgets.NewInset(k, 16, 4, 16, 16, widgets.NewColumn(k, 12, column...)))
	foot := widgets.NewInset(k, 16, 8, 16, 12, widgets.NewPrimary(k, s.t("begin"), d.begin))
	return centred(container.NewBorder(head, foot, nil, nil, body))
}

// fillSeats makes the rows of the seats.
func (d *duel) fillSeats() {
	s, k := d.screen, d.screen.needs.Kit
	d.chairs, d.places.Objects = nil, nil
	for i := range d.seats {
		row := widgets.NewListRow(k, d.seatFace(i), func() { d.edit(i) })
		d.chairs = append(d.chairs, row)
		d.places.Objects = append(d.places.Objects, row)
	}
	if len(d.seats) < magewars.MaxSeats {
		d.places.Objects = append(d.places.Objects,
			widgets.NewInset(k, 8, 0, 8, 0, widgets.NewLine(k, 0, -1, widgets.NewButton(k, widgets.Link, s.t("addSeat"), "plus", d.addSeat))))
	}
}

func (d *duel) addSeat() {
	d.seats = append(d.seats, d.sit(d.mages[len(d.seats)%len(d.mages)]))
	d.turn = len(d.seats) - 1
	d.reseat()
}

func (d *duel) removeSeat(i int) {
	d.seats = append(d.seats[:i:i], d.seats[i+1:]...)
	d.turn = 0
	d.reseat()
}

// reseat shows another number of seats.
func (d *duel) reseat() {
	d.rows = nil
	d.screen.show(d.page())
}

// choose seats a mage: the first tap the first seat, the second the second.
func (d *duel) choose(m *catalog.Mage) {
	d.seats[d.turn] = d.sit(m)
	d.turn = (d.turn + 1) % len(d.seats)
	d.refresh()
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
		Onward: true, Chosen: i == d.turn,
	}
}

// values says a seat's numbers in one line.
func (d *duel) values(seat magewars.SeatData) string {
	t := d.screen.t
	if d.apprentice {
		return t("apprenticeNote")
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
		face.Trail = d.screen.t("seat", "Seat", strings.Join(at, ", "))
	}
	return face
}

// begin starts the table, or asks for what no source knows.
func (d *duel) begin() {
	for i, seat := range d.seats {
		if seat.Channel == 0 && !d.apprentice {
			d.screen.notice(d.screen.t("askChanneling", "Name", seat.Name), "", nil)
			d.edit(i)
			return
		}
	}
	s := d.screen
	data := magewars.SetupData{Game: d.game, Apprentice: d.apprentice, Seats: distinct(d.seats)}
	if s.needs.Seed != nil {
		data.Seed = s.needs.Seed()
	}
	e, err := tracker.NewEvent(tracker.Setup, 0, s.needs.Now(), data)
	if err != nil {
		s.notice(s.needs.Words.Error(err), "", nil)
		return
	}
	e.Device = s.needs.Device
	s.begin(d.game, e)
}

// distinct numbers mages of one name, so that the log can tell them apart.
func distinct(seats []magewars.SeatData) []magewars.SeatData {
	count := map[string]int{}
	for _, seat := range seats {
		count[seat.Name]++
	}
	list := make([]magewars.SeatData, len(seats))
	for i, seat := range seats {
		if count[seat.Name] > 1 {
			seat.Name += " " + strconv.Itoa(i+1)
		}
		list[i] = seat
	}
	return list
}
