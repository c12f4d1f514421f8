package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quickcast/tracker"
	"quickcast/tracker/journal"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// form is the page on which a new table of any game is made ready: who sits where and
// with whom, and what the table chooses, as the game's Form says.
type form struct {
	screen *Screen
	game   tracker.Game
	own    Face
	form   tracker.Form
	start  tracker.Start
	turn   int // the seat the next person goes to

	column *fyne.Container
	scroll *fyne.Container
	people []*widgets.ListRow
	books  *fyne.Container // who sits there with what they bring, once that is read
}

// openForm opens it with those who sat there last.
func (s *Screen) openForm(game string, saved []journal.Saved) {
	g, err := s.needs.Games.Game(game)
	if err != nil {
		s.Notify(s.needs.Words.Error(err), "", nil)
		return
	}
	f := &form{screen: s, game: g, own: s.faceOf(game), form: g.Form(s.needs.Catalog()), start: tracker.Start{Options: map[string]string{}}}
	f.form.Who = s.offeredPeople(f.form.Who)
	for _, each := range saved {
		if each.Game == game && each.Fault == nil {
			f.again(g.Seated(each.Setup))
			break
		}
	}
	for i := 0; len(f.start.Seats) < f.form.Least && i < len(f.form.Who); i++ {
		f.start.Seats = append(f.start.Seats, tracker.Sitter{Who: f.form.Who[i].ID})
	}
	s.form = f
	s.showSetup(f.page())
}

// offeredPeople are those that can sit there: nobody unofficial where that is not wanted.
func (s *Screen) offeredPeople(all []tracker.Person) []tracker.Person {
	var list []tracker.Person
	for _, who := range all {
		if !who.Unofficial || s.needs.Unofficial {
			list = append(list, who)
		}
	}
	return list
}

// again takes those who sat there last and can sit there still, as few as there must be.
func (f *form) again(last []tracker.Sitter) {
	for _, sitter := range last {
		if f.person(sitter.Who).Name != nil && len(f.start.Seats) < f.form.Least {
			f.start.Seats = append(f.start.Seats, tracker.Sitter{Who: sitter.Who})
		}
	}
}

func (f *form) page() fyne.CanvasObject {
	s, k := f.screen, f.screen.needs.Kit
	f.column, f.books = widgets.NewColumn(k, 12), widgets.NewColumn(k, 12)
	var people []fyne.CanvasObject
	for i := range f.form.Who {
		row := widgets.NewListRow(k, widgets.ListFace{}, func() { f.sit(f.form.Who[i].ID) })
		f.people, people = append(f.people, row), append(people, row)
	}
	head := widgets.NewInset(k, 4, 4, 16, 0, widgets.NewLine(k, 4, 1,
		widgets.NewIconButton(k, widgets.Bare, "back", s.T("back"), s.leaveSetup), widgets.NewTitle(k, s.gameName(f.game.Name()))))
	foot := widgets.NewInset(k, 16, 8, 16, 12, widgets.NewPrimary(k, s.T("begin"), f.begin))
	f.scroll = widgets.NewScroll(widgets.NewInset(k, 16, 4, 16, 16, widgets.NewColumn(k, 12, f.column, f.books,
		widgets.NewInset(k, 4, 8, 4, 0, widgets.NewSection(k, s.T("who"), "")), widgets.NewFlushPanel(k, widgets.NewColumn(k, 0, people...)))))
	f.fill()
	f.readBooks()
	return centred(container.NewBorder(head, foot, nil, nil, f.scroll))
}

// fill draws who sits where, what the table chooses, and who could sit there.
func (f *form) fill() {
	s, k := f.screen, f.screen.needs.Kit
	rows := widgets.NewColumn(k, 0)
	if f.form.Teams && len(f.start.Seats) > f.form.Least {
		rows.Objects = append(rows.Objects, widgets.NewInset(k, 12, 12, 12, 8, f.sides()))
	}
	for i := range f.start.Seats {
		rows.Objects = append(rows.Objects, widgets.NewListRow(k, f.face(i), func() { f.edit(i) }))
		if chips := f.chips(i); len(chips) > 0 {
			rows.Objects = append(rows.Objects, widgets.NewInset(k, 46, -8, 8, 4, widgets.NewWrap(k, 8, 0, chips...)))
		}
		rows.Objects = append(rows.Objects, widgets.NewRule(k))
	}
	if len(f.start.Seats) < f.form.Most {
		rows.Objects = append(rows.Objects, widgets.NewInset(k, 8, 0, 8, 0,
			widgets.NewLine(k, 0, -1, widgets.NewButton(k, widgets.Link, s.T("addSeat"), "plus", f.add))))
	}
	parts := []fyne.CanvasObject{widgets.NewFlushPanel(k, rows)}
	for _, option := range f.form.Options {
		parts = append(parts, f.option(option))
	}
	f.column.Objects = parts
	for i, row := range f.people {
		row.Set(f.personFace(f.form.Who[i]))
	}
	f.column.Refresh()
	f.scroll.Refresh()
}

// face is a seat: who sits there, with which numbers.
func (f *form) face(i int) widgets.ListFace {
	sitter := f.start.Seats[i]
	who := f.person(sitter.Who)
	return widgets.ListFace{
		Icon: who.Tint, IconRole: theme.SchoolInk(who.Tint), Title: f.name(i), Line: f.line(who, sitter.Numbers), Onward: true, Chosen: i == f.turn, Joined: true,
	}
}

// personFace is somebody who could sit there, and where that is so already.
func (f *form) personFace(who tracker.Person) widgets.ListFace {
	s := f.screen
	face := widgets.ListFace{Icon: who.Tint, IconRole: theme.SchoolInk(who.Tint), Title: s.Say(who.Name), Line: f.line(who, nil)}
	if who.Title != nil {
		face.Title += " · " + s.Say(who.Title)
	}
	var at []string
	for i, sitter := range f.start.Seats {
		if sitter.Who == who.ID {
			at = append(at, strconv.Itoa(i+1))
		}
	}
	if len(at) > 0 {
		face.Trail = s.T("seat", "Seat", strings.Join(at, ", "))
	}
	return face
}

// line says the numbers of somebody, as long as they count.
func (f *form) line(who tracker.Person, changed map[string]int) string {
	facts := tracker.Facts{who.Line}
	for _, n := range who.Numbers {
		value, id := numberOf(n, changed), "tablescreen.numberIs"
		if value < n.Least {
			id = "tablescreen.numberOpen"
		}
		if (value > 0 || value < n.Least) && !f.fixed() {
			facts = append(facts, tracker.Notice{ID: id, Args: map[string]any{"Name": n.Name, "Value": value}})
		}
	}
	return f.screen.Say(facts)
}

func numberOf(n tracker.Number, changed map[string]int) int {
	if value, ok := changed[n.ID]; ok {
		return value
	}
	return n.Value
}

// fixed tells whether what the table chose says all numbers of its seats.
func (f *form) fixed() bool {
	for _, o := range f.form.Options {
		if len(o.Values) > 0 && f.chosen(o).Fixed {
			return true
		}
	}
	return false
}

// chosen is the value of an option, the first where none was taken.
func (f *form) chosen(o tracker.Option) tracker.Value {
	for _, v := range o.Values {
		if v.ID == f.start.Options[o.ID] {
			return v
		}
	}
	return o.Values[0]
}

// chips are what a seat has of its own: what the game's face brings, and its side.
func (f *form) chips(i int) []fyne.CanvasObject {
	s, k := f.screen, f.screen.needs.Kit
	list := f.own.Brings(k, f.game.Name(), &f.start, i, f.fill)
	if team := f.start.Seats[i].Team; team > 0 {
		list = append(list, widgets.NewChip(k, widgets.ChipFace{Icon: "people", Label: s.T("side", "Side", team)}, func() {
			tracker.OtherSide(f.start.Seats, i)
			f.fill()
		}))
	}
	return list
}

// option asks for one of the table's own choices.
func (f *form) option(o tracker.Option) fyne.CanvasObject {
	s, k := f.screen, f.screen.needs.Kit
	if o.Text {
		return f.text(o)
	}
	if len(o.Values) == 0 {
		value, err := strconv.Atoi(f.start.Options[o.ID])
		if err != nil {
			value = o.Default
		}
		return widgets.NewStepper(k, s.Say(o.Name), value, o.Least, o.Most, s.T("less"), s.T("more"), func(n int) {
			f.start.Options[o.ID] = strconv.Itoa(n)
		})
	}
	var labels []string
	at, now := 0, f.chosen(o)
	for i, v := range o.Values {
		labels = append(labels, s.Say(v.Name))
		if v.ID == now.ID {
			at = i
		}
	}
	parts := []fyne.CanvasObject{widgets.NewSection(k, s.Say(o.Name), ""), widgets.NewSegmented(k, labels, at, func(i int) {
		f.start.Options[o.ID] = o.Values[i].ID
		f.fill()
	})}
	if now.Line != nil {
		parts = append(parts, widgets.NewQuietLine(k, s.Say(now.Line)))
	}
	return widgets.NewColumn(k, 4, parts...)
}

// text is the row of a choice that is a text: its game's face may have a page of its own
// for it, else it is typed or pasted.
func (f *form) text(o tracker.Option) fyne.CanvasObject {
	s, k := f.screen, f.screen.needs.Kit
	told := f.start.Options[o.ID]
	take := func(text string) {
		if f.start.Options[o.ID] = text; text == "" {
			delete(f.start.Options, o.ID)
		}
		f.fill()
	}
	face := widgets.ListFace{Icon: "edit", Title: s.Say(o.Name), Line: s.T("textNone"), Onward: true}
	if told != "" {
		face.Line = s.T("textTold")
	}
	return widgets.NewListRow(k, face, func() {
		if face, ok := s.faceOf(f.game.Name()).(editor); ok {
			face.Edit(o.ID, f.start, told, take)
			return
		}
		text := told
		field := widgets.NewField(k, "edit", s.Say(o.Name), s.T("clear"), func(t string) { text = t })
		field.SetText(told)
		var own *Sheet
		own = s.OpenSheet(k, s.Say(o.Name), widgets.NewColumn(k, 8, field, widgets.NewPrimary(k, s.T("done"), func() {
			own.Close()
			take(text)
		})), nil)
	})
}

// person is who sits at a seat.
func (f *form) person(id string) tracker.Person {
	for _, who := range f.form.Who {
		if who.ID == id {
			return who
		}
	}
	return tracker.Person{ID: id}
}

// name is how a seat is called: by a name of its own, else by who sits there.
func (f *form) name(i int) string {
	if name := f.start.Seats[i].Name; name != "" {
		return name
	}
	return f.screen.Say(f.person(f.start.Seats[i].Who).Name)
}

// names are those of all seats, told apart.
func (f *form) names() []string {
	names := make([]string, len(f.start.Seats))
	for i := range names {
		names[i] = f.name(i)
	}
	return tracker.Distinct(names)
}

// add takes one more seat, with the first person who does not sit there yet.
func (f *form) add() {
	taken := map[string]bool{}
	for _, sitter := range f.start.Seats {
		taken[sitter.Who] = true
	}
	next := f.form.Who[len(f.start.Seats)%len(f.form.Who)].ID
	for _, who := range f.form.Who {
		if !taken[who.ID] {
			next = who.ID
			break
		}
	}
	f.start.Seats = append(f.start.Seats, tracker.Sitter{Who: next})
	f.reseat(len(f.start.Seats) - 1)
}

func (f *form) remove(i int) {
	f.start.Seats = append(f.start.Seats[:i:i], f.start.Seats[i+1:]...)
	f.reseat(0)
}

// reseat shows other seats; the next person goes to one of them.
func (f *form) reseat(turn int) {
	f.turn = turn
	tracker.KeepSides(f.start.Seats, f.form.Least)
	f.fill()
}

// sit seats somebody: the first tap the first seat, the second the second.
func (f *form) sit(who string) { f.seat(tracker.Sitter{Who: who}) }

// seat is sit of somebody with what is brought along.
func (f *form) seat(sitter tracker.Sitter) {
	sitter.Team = f.start.Seats[f.turn].Team
	f.start.Seats[f.turn] = sitter
	f.turn = (f.turn + 1) % len(f.start.Seats)
	f.fill()
}

// begin starts the table with everybody named in the language of the table, or asks for
// what no source knows.
func (f *form) begin() {
	s := f.screen
	start := f.start
	start.Seats = append([]tracker.Sitter(nil), start.Seats...)
	for i, name := range f.names() {
		start.Seats[i].Name = name
		if f.open(i) != nil {
			f.edit(i)
			return
		}
	}
	if s.needs.Seed != nil {
		start.Seed = s.needs.Seed()
	}
	payload, notes, err := f.game.Begin(s.needs.Catalog(), start)
	if err == nil {
		err = s.Start(f.game.Name(), payload)
	}
	if err != nil {
		s.Notify(s.needs.Words.Error(err), "", nil)
		return
	}
	for _, note := range notes {
		s.Notify(s.Say(note), "", nil)
	}
}
