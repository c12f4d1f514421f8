package table

import (
	"bytes"
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/told"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// duels are all that are kept: who won, with which book, and what each book has come to.
type duels struct {
	screen *Screen
	all    []told.Record // the newest first
	filter told.Filter
	rows   *fyne.Container
	page   fyne.CanvasObject
}

// openDuels reads all duels that are kept, and lists them.
func (s *Screen) openDuels() {
	d := &duels{screen: s, rows: widgets.NewColumn(s.needs.Kit, 12)}
	k := s.needs.Kit
	head := widgets.NewLine(k, 4, 1, widgets.NewIconButton(k, widgets.Bare, "back", s.T("back"), s.leaveSetup), widgets.NewTitle(k, d.t("duels")))
	if open := d.given(); open != nil {
		head.Add(open)
	}
	if s.needs.Save != nil {
		head.Add(widgets.NewIconButton(k, widgets.Bare, "export", d.t("csv"), d.save))
	}
	d.page = centred(container.NewBorder(widgets.NewInset(k, 4, 4, 16, 0, head), nil, nil, nil, widgets.NewScroll(widgets.NewInset(k, 16, 4, 16, 24, d.rows))))
	s.lane.Do(func(context.Context) func() {
		d.read()
		return d.show
	})
}

func (d *duels) t(id string, args ...any) string { return d.screen.needs.Words.T("told."+id, args...) }

// read plays every log that is kept. One that cannot be read is left out: the first page says
// what is wrong with it.
func (d *duels) read() {
	s := d.screen
	called := s.bookNames()
	names, _ := journal.Names(s.needs.Store, tables)
	for _, name := range names {
		of, events, err := journal.Events(s.needs.Store, name)
		if err != nil {
			continue
		}
		game, err := s.needs.Games.Game(of)
		if err != nil {
			continue
		}
		if record, err := told.RecordOf(name, game, events, called); err == nil {
			d.all = append(d.all, record)
		}
	}
	slices.SortStableFunc(d.all, func(a, b told.Record) int { return b.Begun.Compare(a.Begun) })
}

// show lists them, or goes back to the list.
func (d *duels) show() {
	d.fill()
	d.screen.showTold(d.page, d.screen.leaveSetup)
}

// kept are those that are asked for.
func (d *duels) kept() []told.Record {
	return slices.DeleteFunc(slices.Clone(d.all), func(r told.Record) bool { return !d.filter.Keeps(r) })
}

func (d *duels) fill() {
	s, k := d.screen, d.screen.needs.Kit
	kept := d.kept()
	d.rows.Objects = []fyne.CanvasObject{widgets.NewWrap(k, 8, 0,
		d.chip("mage", "anyMage", &d.filter.Who, func(s told.Sat) string { return s.Who }, d.person),
		d.chip("people", "anyName", &d.filter.Opponent, func(s told.Sat) string { return s.Name }, own),
		d.chip("books", "anyBook", &d.filter.Book, func(s told.Sat) string { return s.Book }, own))}
	if books := told.Books(kept); len(books) > 0 {
		d.rows.Add(widgets.NewSection(k, d.t("books"), ""))
		var list []Item
		for _, b := range books {
			list = append(list, Item{Face: widgets.ListFace{
				Icon: "books", Title: d.title(b), Onward: true,
				Line: s.needs.Words.N("told.recordOf", b.Played) + " · " + d.t("record", "Won", b.Won, "Lost", b.Lost),
			}, Do: func() { d.openBook(b) }})
		}
		d.rows.Add(panelOf(k, list))
	}
	d.rows.Add(widgets.NewSection(k, d.t("list"), ""))
	if len(kept) == 0 {
		d.rows.Add(widgets.NewParagraph(k, d.t("duelsNone"), widgets.Style{Role: theme.Quiet}))
	}
	var list []Item
	for _, r := range kept {
		list = append(list, Item{Face: d.face(r), Do: func() { d.tell(r) }})
	}
	if len(list) > 0 {
		d.rows.Add(panelOf(k, list))
	}
	d.rows.Refresh()
}

func own(name string) string { return name }

func (d *duels) face(r told.Record) widgets.ListFace {
	s := d.screen
	var names, winners []string
	for _, seat := range r.Seats {
		if names = append(names, seat.Name); seat.Won {
			winners = append(winners, seat.Name)
		}
	}
	end := d.t("goesOn")
	if len(winners) > 0 {
		end = d.t("winner", "Name", strings.Join(winners, ", "))
	} else if r.Over {
		end = s.T("endTitle")
	}
	return widgets.ListFace{
		Icon: r.Game, Title: strings.Join(names, " · "), Onward: true,
		Line: end + " · " + s.N("logRounds", r.Rounds) + " · " + r.Begun.In(s.needs.Now().Location()).Format(s.T("dateForm")),
	}
}

// person is what somebody who can sit at a table is called.
func (d *duels) person(who string) string {
	if mage, ok := d.screen.needs.Catalog().Mage(catalog.MageID(who)); ok {
		return mage.Name
	}
	for _, r := range d.all {
		if game, err := d.screen.needs.Games.Game(r.Game); err == nil {
			if name := d.screen.personName(game, who); name != "" {
				return name
			}
		}
	}
	return who
}

// chip narrows the list down to one of what the duels have of a kind.
func (d *duels) chip(icon, all string, chosen *string, of func(told.Sat) string, name func(string) string) fyne.CanvasObject {
	s, k := d.screen, d.screen.needs.Kit
	face := widgets.ChipFace{Icon: icon, Label: d.t(all), Hollow: true}
	if *chosen != "" {
		face = widgets.ChipFace{Icon: icon, Label: name(*chosen), Selected: true}
	}
	return widgets.NewChip(k, face, func() {
		values := []string{""}
		for _, r := range d.all {
			for _, seat := range r.Seats {
				if value := of(seat); !slices.Contains(values, value) {
					values = append(values, value)
				}
			}
		}
		slices.Sort(values)
		var list []Item
		for _, value := range values {
			title := d.t(all)
			if value != "" {
				title = name(value)
			}
			list = append(list, Item{Face: widgets.ListFace{Title: title, Chosen: value == *chosen}, Do: func() {
				*chosen = value
				d.fill()
			}})
		}
		s.OpenList(k, d.t(all), list)
	})
}

// tell opens one of them.
func (d *duels) tell(r told.Record) {
	s := d.screen
	s.tell(func() (tracker.Game, []tracker.Event, error) {
		of, events, err := journal.Events(s.needs.Store, r.Name)
		if err != nil {
			return nil, nil, err
		}
		game, err := s.needs.Games.Game(of)
		return game, events, err
	}, func(t *telling) {
		t.back = d.show
		t.open()
	})
}

// openBook says what a book has come to.
func (d *duels) openBook(b told.Book) {
	s, k := d.screen, d.screen.needs.Kit
	var rows []fyne.CanvasObject
	add := func(words string) { rows = append(rows, widgets.NewParagraph(k, words, widgets.Style{})) }
	add(s.needs.Words.N("told.recordOf", b.Played) + " · " + d.t("record", "Won", b.Won, "Lost", b.Lost))
	if len(b.Best) > 0 {
		add(d.t("best", "Cards", d.cards(b.Best[:min(len(b.Best), mostBest)])))
	}
	if len(b.Never) > 0 {
		add(d.t("never", "Cards", d.cards(b.Never)))
	} else {
		add(d.t("allUsed"))
	}
	s.OpenSheet(k, d.title(b), Aired(k, widgets.NewColumn(k, 12, rows...)), nil)
}

// title is what a book is called, of one without a name here whose it is.
func (d *duels) title(b told.Book) string {
	if b.Name == "" || b.Name == d.t("unnamed") {
		return d.person(b.Who)
	}
	return b.Name
}

// mostBest is how many of a book's best cards are told.
const mostBest = 8

func (d *duels) cards(ids []string) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = id
		if card, ok := d.screen.needs.Catalog().Card(catalog.CardID(id)); ok {
			names[i] = card.NameIn(d.screen.needs.Words.Lang())
		}
	}
	return strings.Join(names, ", ")
}

// save gives those that are shown away as a file for a spreadsheet.
func (d *duels) save() {
	var b bytes.Buffer
	if err := told.WriteCSV(&b, d.kept()); err == nil { // a buffer takes all
		d.screen.needs.Save("quickcast-duels.csv", b.Bytes())
	}
}
