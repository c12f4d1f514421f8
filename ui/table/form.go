package table

import (
	"context"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// form is the page on which a new table of any game is made ready: who sits where and
// with whom, and what the table chooses, as the game's Form says.
type form struct {
	*tracker.Draft
	screen *Screen
	game   tracker.Game
	own    Face

	column *fyne.Container
	scroll *fyne.Container
	people *fyne.Container // who could sit there
	books  *fyne.Container // who sits there with what they bring, once that is read

	brought []tracker.Sitter
	first   bool // the first table somebody begins: it asks whose dice fall
}

// openForm opens it with those who sat there last.
func (s *Screen) openForm(game string, saved []journal.Saved) {
	g, err := s.needs.Games.Game(game)
	if err != nil {
		s.Notify(s.needs.Words.Error(err), "", nil)
		return
	}
	of := g.Form(s.needs.Catalog())
	of.Who = slices.DeleteFunc(slices.Clone(of.Who), func(who tracker.Person) bool { return who.Unofficial && !s.needs.Unofficial })
	var last []tracker.Sitter
	for _, each := range slices.Backward(saved) {
		if each.Game == game && each.Fault == nil {
			last = g.Seated(each.Setup)
		}
	}
	s.form = &form{Draft: tracker.NewDraft(of, last), screen: s, game: g, own: s.faceOf(game), first: len(saved) == 0 && !s.needs.DiceAsked && s.needs.KeepDice != nil}
	s.showSetup(s.form.page())
	s.form.settle(saved)
}

// settle takes what the group settled at its last table of the game, and what it told once for
// all tables, read off the goroutine of the screen.
func (f *form) settle(saved []journal.Saved) {
	s := f.screen
	s.lane.Do(func(context.Context) func() {
		settled := map[string]string{}
		settler, _ := f.game.(tracker.Settler)
		for _, each := range slices.Backward(saved) { // the last played comes first
			if settler == nil || each.Game != f.game.Name() {
				continue
			}
			if _, events, err := journal.Events(s.needs.Store, each.Name); err == nil {
				maps.Copy(settled, settler.Settled(events))
			}
		}
		kept, err := s.keptOptions(f.game.Name(), f.Form.Options)
		return func() {
			s.Notify(s.needs.Words.Error(err), "", nil)
			f.Settle(settled)
			maps.Copy(f.Start.Options, kept)
			f.fill()
		}
	})
}

func (f *form) page() fyne.CanvasObject {
	s, k := f.screen, f.screen.needs.Kit
	f.column, f.books, f.people = widgets.NewColumn(k, 12), widgets.NewColumn(k, 12), widgets.NewColumn(k, 0)
	for _, who := range f.Form.Who {
		f.people.Add(widgets.NewListRow(k, f.personFace(who), func() { f.seat(tracker.Sitter{Who: who.ID}) }))
	}
	head := widgets.NewInset(k, 4, 4, 16, 0, widgets.NewLine(k, 4, 1,
		widgets.NewIconButton(k, widgets.Bare, "back", s.T("back"), s.leaveSetup), widgets.NewTitle(k, s.gameName(f.game.Name()))))
	foot := widgets.NewInset(k, 16, 8, 16, 12, widgets.NewPrimary(k, s.T("begin"), f.begin))
	f.scroll = widgets.NewScroll(widgets.NewInset(k, 16, 4, 16, 16, widgets.NewColumn(k, 12, f.column, f.books,
		sectionOf(k, s.T("who")), widgets.NewFlushPanel(k, f.people))))
	f.fill()
	f.readBooks()
	return centred(container.NewBorder(head, foot, nil, nil, f.scroll))
}

// fill draws who sits where, what the table chooses, and who could sit there.
func (f *form) fill() {
	s, k := f.screen, f.screen.needs.Kit
	rows := widgets.NewColumn(k, 0)
	if f.Form.Teams && len(f.Start.Seats) > f.Form.Least {
		rows.Objects = append(rows.Objects, widgets.NewInset(k, 12, 12, 12, 8, f.sides()))
	}
	for i := range f.Start.Seats {
		rows.Objects = append(rows.Objects, widgets.NewListRow(k, f.face(i), func() { f.edit(i) }))
		if chips := f.chips(i); len(chips) > 0 {
			rows.Objects = append(rows.Objects, widgets.NewInset(k, 46, -8, 8, 4, widgets.NewWrap(k, 8, 0, chips...)))
		}
		rows.Objects = append(rows.Objects, widgets.NewRule(k))
	}
	if len(f.Start.Seats) < f.Form.Most {
		rows.Objects = append(rows.Objects, widgets.NewInset(k, 8, 0, 8, 0,
			widgets.NewLine(k, 0, -1, widgets.NewButton(k, widgets.Link, s.T("addSeat"), "plus", func() {
				f.Add()
				f.fill()
			}))))
	}
	var parts []fyne.CanvasObject
	if f.first {
		parts = append(parts, f.dice())
	}
	parts = append(parts, widgets.NewFlushPanel(k, rows))
	for _, option := range f.Form.Options {
		if len(f.Values(option)) != 1 { // else there is nothing to choose
			parts = append(parts, f.option(option))
		}
	}
	f.column.Objects = parts
	for i, row := range f.people.Objects {
		row.(*widgets.ListRow).Set(f.personFace(f.Form.Who[i]))
	}
	f.books.Objects = f.bookRows()
	f.column.Refresh()
	f.scroll.Refresh()
}

// face is a seat: who sits there, with which numbers.
func (f *form) face(i int) widgets.ListFace {
	sitter := f.Start.Seats[i]
	who := f.Person(sitter.Who)
	return widgets.ListFace{
		Icon: who.Tint, IconRole: theme.SchoolInk(who.Tint), Title: f.name(i), Line: f.line(who, sitter.Numbers), Onward: true, Chosen: i == f.Turn, Joined: true,
	}
}

// personFace is somebody who could sit there, and where that is so already.
func (f *form) personFace(who tracker.Person) widgets.ListFace {
	s := f.screen
	face := widgets.ListFace{Icon: who.Tint, IconRole: theme.SchoolInk(who.Tint), Title: s.Say(who.Name), Line: f.line(who, nil)}
	if who.Title != nil {
		face.Title += " · " + s.Say(who.Title)
	}
	at := pick.Each(f.SeatsOf(who.ID), func(i int) string { return strconv.Itoa(i + 1) })
	if len(at) > 0 {
		face.Trail = s.T("seat", "Seat", strings.Join(at, ", "))
	}
	return face
}

// line says the numbers of somebody, as long as they count.
func (f *form) line(who tracker.Person, changed map[string]int) string {
	facts := tracker.Facts{who.Line}
	for _, n := range who.Numbers {
		value, _ := f.Number(n, changed)
		id := pick.Either(value < n.Least, "tablescreen.numberOpen", "tablescreen.numberIs")
		if (value > 0 || value < n.Least) && !f.Fixed() {
			facts = append(facts, tracker.Notice{ID: id, Args: map[string]any{"Name": n.Name, "Value": value}})
		}
	}
	return f.screen.Say(facts)
}

// chips are what a seat has of its own: what the game's face brings, and its side.
func (f *form) chips(i int) []fyne.CanvasObject {
	s, k := f.screen, f.screen.needs.Kit
	list := f.own.Brings(k, f.game.Name(), &f.Start, i, f.fill)
	if team := f.Start.Seats[i].Team; team > 0 {
		list = append(list, widgets.NewChip(k, widgets.ChipFace{Icon: "people", Label: s.T("side", "Side", team)}, func() {
			tracker.OtherSide(f.Start.Seats, i)
			f.fill()
		}))
	}
	return list
}

// dice asks whose dice fall. What was set already stands there.
func (f *form) dice() fyne.CanvasObject {
	s, k, at := f.screen, f.screen.needs.Kit, 0
	if s.needs.OwnDice {
		at = 1
	}
	return widgets.NewColumn(k, 6, sectionOf(k, s.T("diceAsked")), widgets.NewSegmented(k, []string{s.T("diceHere"), s.T("diceOwn")}, at, func(i int) {
		s.needs.OwnDice = i == 1
	}), widgets.NewInset(k, 4, 0, 4, 0, widgets.NewQuietLine(k, s.T("diceKept"))))
}

// option asks for one of the table's own choices.
func (f *form) option(o tracker.Option) fyne.CanvasObject {
	s, k := f.screen, f.screen.needs.Kit
	if o.Text {
		return f.text(o)
	}
	if len(o.Values) == 0 {
		value, err := strconv.Atoi(f.Start.Options[o.ID])
		if err != nil {
			value = o.Default
		}
		return widgets.NewStepper(k, s.Say(o.Name), value, o.Least, o.Most, s.T("less"), s.T("more"), func(n int) {
			f.Start.Options[o.ID] = strconv.Itoa(n)
		})
	}
	var labels []string
	at, now, values := 0, f.Chosen(o), f.Values(o)
	for i, v := range values {
		labels = append(labels, s.Say(v.Name))
		if v.ID == now.ID {
			at = i
		}
	}
	parts := []fyne.CanvasObject{widgets.NewSection(k, s.Say(o.Name), ""), widgets.NewSegmented(k, labels, at, func(i int) {
		f.Start.Options[o.ID] = values[i].ID
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
	told := f.Start.Options[o.ID]
	take := func(text string) {
		if f.Start.Options[o.ID] = text; text == "" {
			delete(f.Start.Options, o.ID)
		}
		if o.Kept {
			s.Notify(s.needs.Words.Error(s.Keep(f.game.Name(), o.ID, text)), "", nil)
		}
		f.fill()
	}
	face := widgets.ListFace{Icon: "edit", Title: s.Say(o.Name), Line: s.T("textNone"), Onward: true}
	if o.Unset != nil {
		face.Line = s.Say(o.Unset)
	}
	if told != "" {
		face.Line = s.T("textTold")
	}
	return widgets.NewListRow(k, face, func() {
		if face, ok := s.faceOf(f.game.Name()).(editor); ok {
			face.Edit(o.ID, f.Start, told, take)
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

// name is how a seat is called: by a name of its own, else by who sits there.
func (f *form) name(i int) string {
	if name := f.Start.Seats[i].Name; name != "" {
		return name
	}
	return f.screen.Say(f.At(i).Name)
}

// names are those of all seats, told apart.
func (f *form) names() []string {
	names := make([]string, len(f.Start.Seats))
	for i := range names {
		names[i] = f.name(i)
	}
	return tracker.Distinct(names)
}

// seat seats somebody, with what is brought along.
func (f *form) seat(sitter tracker.Sitter) {
	f.Sit(sitter)
	f.fill()
}

// begin starts the table with everybody named in the language of the table, or asks for
// what no source knows.
func (f *form) begin() {
	s := f.screen
	start := f.Start
	start.Seats = append([]tracker.Sitter(nil), start.Seats...)
	for i, name := range f.names() {
		start.Seats[i].Name = name
		if f.Open(i) != nil {
			f.edit(i)
			return
		}
	}
	start.Seed = s.needs.Seed()
	payload, notes, err := f.game.Begin(s.needs.Catalog(), start)
	if err != nil {
		s.Notify(s.needs.Words.Error(err), "", nil)
		return
	}
	if f.first {
		s.needs.DiceAsked = true
		s.Notify(s.needs.Words.Error(s.needs.KeepDice(s.needs.OwnDice)), "", nil)
	}
	s.Start(f.game.Name(), payload)
	for _, note := range notes {
		s.Notify(s.Say(note), "", nil)
	}
}

// booked is a face whose seats can be taken with what somebody brings along, such as a
// spellbook, in one tap.
type booked interface {
	// Brought lists who could sit there with what, the likeliest first. It is called off
	// the goroutine of the screen.
	Brought(game string) ([]tracker.Sitter, error)
}

// brought is what can be brought to a game, nothing where its face knows of nothing. What
// could not be read is left out.
func (s *Screen) brought(game string, own Face) []tracker.Sitter {
	booked, ok := own.(booked)
	if !ok {
		return nil
	}
	list, _ := booked.Brought(game) // the shelf says elsewhere what could not be read
	return list
}

// readBooks lists what can be brought along once it is read.
func (f *form) readBooks() {
	s := f.screen
	s.lane.Do(func(context.Context) func() {
		list := s.brought(f.game.Name(), f.own)
		return func() {
			f.brought = list
			f.fill()
		}
	})
}

// bookRows are rows that seat somebody together with a book.
func (f *form) bookRows() []fyne.CanvasObject {
	s, k := f.screen, f.screen.needs.Kit
	var rows []Item
	for _, sitter := range f.brought {
		who := f.Person(sitter.Who)
		if who.Name == nil {
			continue
		}
		face := f.personFace(who)
		if face.Title, face.Trail = s.T("bookOf", "Name", who.Name, "Book", sitter.Brings), ""; who.Title != nil {
			face.Line = s.Say(tracker.Facts{who.Title, tracker.Own(face.Line)})
		}
		rows = append(rows, Item{Face: face, Do: func() { f.seat(sitter) }})
	}
	if len(rows) == 0 {
		return nil
	}
	return []fyne.CanvasObject{sectionOf(k, s.T("withBook")), panelOf(k, rows)}
}
