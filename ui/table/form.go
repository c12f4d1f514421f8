package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quickcast/tracker"
	"quickcast/tracker/journal"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// form is the page on which a new table of any game is made ready: who sits where,
// and what the table chooses, as the game's Form says.
type form struct {
	screen *Screen
	game   tracker.Game
	form   tracker.Form
	start  tracker.Start
	column *fyne.Container
}

// openForm opens it with those who sat there last.
func (s *Screen) openForm(game string, saved []journal.Saved) {
	g, err := s.needs.Games.Game(game)
	if err != nil {
		s.Notify(s.needs.Words.Error(err), "", nil)
		return
	}
	f := &form{screen: s, game: g, form: g.Form(s.needs.Catalog()), start: tracker.Start{Options: map[string]string{}}}
	for _, each := range saved {
		if each.Game == game && each.Fault == nil {
			f.start.Seats = g.Seated(each.Setup)
			break
		}
	}
	for i := len(f.start.Seats); i < f.form.Least && i < len(f.form.Who); i++ {
		f.start.Seats = append(f.start.Seats, tracker.Sitter{Who: f.form.Who[i].ID})
	}
	k := s.needs.Kit
	f.column = widgets.NewColumn(k, 12)
	f.fill()
	head := widgets.NewInset(k, 4, 4, 16, 0, widgets.NewLine(k, 4, 1,
		widgets.NewIconButton(k, widgets.Bare, "back", s.T("back"), s.LeaveSetup), widgets.NewTitle(k, s.GameName(game))))
	foot := widgets.NewInset(k, 16, 8, 16, 12, widgets.NewPrimary(k, s.T("begin"), f.begin))
	s.ShowSetup(Centred(container.NewBorder(head, foot, nil, nil, widgets.NewScroll(widgets.NewInset(k, 16, 4, 16, 16, f.column)))))
}

// fill draws who sits where, and below what the table chooses.
func (f *form) fill() {
	s, k := f.screen, f.screen.needs.Kit
	rows := widgets.NewColumn(k, 0)
	for i, sitter := range f.start.Seats {
		who := f.person(sitter.Who)
		row := fyne.CanvasObject(widgets.NewListRow(k, widgets.ListFace{
			Icon: who.Tint, IconRole: theme.SchoolInk(who.Tint), Title: f.name(i), Line: s.Say(who.Line), Onward: true, Joined: true,
		}, func() { f.seat(i) }))
		rows.Objects = append(rows.Objects, row)
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
	f.column.Refresh()
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
	chosen := 0
	for i, v := range o.Values {
		labels = append(labels, s.Say(v.Name))
		if v.ID == f.start.Options[o.ID] {
			chosen = i
		}
	}
	return widgets.NewColumn(k, 4, widgets.NewSection(k, s.Say(o.Name), ""), widgets.NewSegmented(k, labels, chosen, func(i int) {
		f.start.Options[o.ID] = o.Values[i].ID
	}))
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
		if face, ok := s.faceOf(f.game.Name()).(Editor); ok {
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
	f.fill()
}

// seat asks who sits at a seat, and by which name.
func (f *form) seat(i int) {
	s, k := f.screen, f.screen.needs.Kit
	var own *Sheet
	name := widgets.NewField(k, "edit", s.T("name"), s.T("clear"), func(text string) { f.start.Seats[i].Name = text })
	name.SetText(f.start.Seats[i].Name)
	rows := []fyne.CanvasObject{name}
	for _, who := range f.form.Who {
		rows = append(rows, widgets.NewListRow(k, widgets.ListFace{
			Icon: who.Tint, IconRole: theme.SchoolInk(who.Tint), Title: s.Say(who.Name), Line: s.Say(who.Line), Chosen: who.ID == f.start.Seats[i].Who,
		}, func() {
			f.start.Seats[i] = tracker.Sitter{Who: who.ID}
			own.Close()
			f.fill()
		}))
	}
	done := fyne.CanvasObject(widgets.NewPrimary(k, s.T("done"), func() {
		own.Close()
		f.fill()
	}))
	if len(f.start.Seats) > f.form.Least {
		done = widgets.NewEqual(k, 10, widgets.NewButton(k, widgets.Danger, s.T("removeSeat"), "", func() {
			own.Close()
			f.start.Seats = append(f.start.Seats[:i:i], f.start.Seats[i+1:]...)
			f.fill()
		}), done)
	}
	own = s.OpenSheet(k, s.T("seat", "Seat", i+1), widgets.NewColumn(k, 4, rows...), nil)
	own.SetFoot(done)
}

// begin starts the table, with everybody named in the language of the table.
func (f *form) begin() {
	s := f.screen
	start := f.start
	names := make([]string, len(start.Seats))
	start.Seats = append([]tracker.Sitter(nil), start.Seats...)
	for i := range start.Seats {
		names[i] = f.name(i)
	}
	for i, name := range tracker.Distinct(names) {
		start.Seats[i].Name = name
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
