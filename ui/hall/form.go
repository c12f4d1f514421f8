package hall

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/hall"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// form asks what an evening is to be.
type form struct {
	*Screen
	name    *widgets.Field
	players *widget.Entry
	about   *widgets.Paragraph
	rounds  *widgets.Stepper
	group   *widgets.Stepper
	counted bool // the rounds were set by hand, and no longer follow the players
	begun   bool // the evening is being made: a second tap makes no second one
	setup   hall.Setup
	column  *fyne.Container
}

// What a format offers at time, and what wins are worth.
func ranks() []clock.Rank { return []clock.Rank{clock.LifeLeft, clock.DamageTaken, clock.Draw} }

func worth() []hall.Points {
	return []hall.Points{{Kill: 3, Time: 3, Draw: 1, Bye: 3}, {Kill: 2, Time: 1, Bye: 2}}
}

// newEvening asks for a new evening.
func (s *Screen) newEvening() {
	k := s.k
	f := &form{Screen: s, setup: hall.Setup{Game: s.n.Games[0].ID, Format: hall.Format{System: hall.Swiss, Rounds: 3, Minutes: 75, Rank: clock.LifeLeft, Group: 4, Points: worth()[0]}}}
	s.form = f
	f.name = widgets.NewField(k, "edit", s.word("name"), s.word("clear"), nil)
	f.name.SetText(s.word("named", "Day", s.n.Now().Format(s.w.T("tablescreen.dateForm"))))
	f.players = namesEntry(s.word("players"))
	f.players.OnChanged = func(string) { f.propose() }
	f.about = widgets.NewParagraph(k, s.word("about-swiss"), widgets.Style{Size: theme.Small, Role: theme.Quiet})
	f.rounds = f.stepper("rounds", f.setup.Format.Rounds, 20, func(n int) { f.setup.Format.Rounds, f.counted = n, true })
	f.group = f.stepper("group", f.setup.Format.Group, 12, func(n int) {
		f.setup.Format.Group = n
		f.propose()
	})
	widgets.Show(f.group, false)
	var names []string
	played := 0
	for i, g := range s.n.Games {
		if names = append(names, g.Name); g.ID == s.n.Game {
			played, f.setup.Game = i, g.ID
		}
	}
	f.column = widgets.NewColumn(k, 10,
		f.name,
		widgets.NewSegmented(k, names, played, func(i int) { f.setup.Game = s.n.Games[i].ID }),
		widgets.NewSegmented(k, said(s, "system-", hall.Systems()), 0, f.choose), f.about,
		f.rounds, f.group,
		f.stepper("minutes", f.setup.Format.Minutes, 240, func(n int) { f.setup.Format.Minutes = n }),
		widgets.NewSection(k, s.word("atTime"), ""),
		widgets.NewSegmented(k, said(s, "rank-", ranks()), 0, func(i int) { f.setup.Format.Rank = ranks()[i] }),
		widgets.NewSection(k, s.word("worth"), ""),
		widgets.NewSegmented(k, []string{s.word("worthWin"), s.word("worthKill")}, 0, func(i int) { f.setup.Format.Points = worth()[i] }))
	people := widgets.NewColumn(k, 10, f.players, widgets.NewPrimary(k, s.word("begin"), f.begin))
	s.show(widgets.NewScroll(widgets.NewInset(k, 0, theme.Gap, 0, 24, widgets.NewMargins(k, pageWide, widgets.NewColumn(k, theme.Gap,
		widgets.NewLine(k, 4, 1, widgets.NewIconButton(k, widgets.Bare, "back", s.word("back"), func() { s.Back() }), widgets.NewTitle(k, s.word("new"))),
		widgets.NewSpread(k, 360, listWide, theme.Gap, f.column, people))))))
}

// said are the texts of ids that begin alike.
func said[T ~string](s *Screen, begin string, of []T) (all []string) {
	for _, one := range of {
		all = append(all, s.word(begin+string(one)))
	}
	return all
}

// namesEntry is a field for many names, one a line.
func namesEntry(hint string) *widget.Entry {
	e := widget.NewMultiLineEntry()
	e.SetMinRowsVisible(8)
	e.SetPlaceHolder(hint)
	return e
}

// namesIn are the names of a list that was typed or pasted: one a line, or with commas between them. A number
// that a line begins with, as lists have, is no part of the name.
func namesIn(text string) (names []string) {
	for _, line := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("\n\r,;\t", r) }) {
		line = strings.TrimSpace(line)
		if number := strings.TrimLeft(line, "0123456789"); number != line {
			line = strings.TrimLeft(number, ".) ")
		}
		if line = strings.TrimLeft(line, "-*• "); line != "" {
			names = append(names, line)
		}
	}
	return names
}

func (f *form) stepper(id string, value, most int, set func(int)) *widgets.Stepper {
	return f.Screen.stepper(f.word(id), value, 0, most, set)
}

func (s *Screen) stepper(name string, value, least, most int, set func(int)) *widgets.Stepper {
	return widgets.NewStepper(s.k, name, value, least, most, s.word("less", "Name", name), s.word("more", "Name", name), set)
}

// propose sets as many rounds as find a winner, or let all of a group meet, until the organiser says how many.
func (f *form) propose() {
	if f.counted {
		return
	}
	rounds := hall.RoundsFor(len(namesIn(f.players.Text)))
	if f.setup.Format.System == hall.Groups {
		rounds = max(1, f.setup.Format.Group-1+f.setup.Format.Group%2)
	}
	f.rounds.Set(rounds)
	f.setup.Format.Rounds = rounds
}

// countsRounds tells whether an evening of a system ends after so many rounds; another one ends when one is left, or when
// people go.
func countsRounds(system hall.System) bool { return system == hall.Swiss || system == hall.Groups }

// choose chooses who meets whom.
func (f *form) choose(i int) {
	f.setup.Format.System = hall.Systems()[i]
	f.propose()
	widgets.Show(f.rounds, countsRounds(f.setup.Format.System))
	f.about.SetText(f.word("about-" + string(f.setup.Format.System)))
	widgets.Show(f.group, f.setup.Format.System == hall.Groups)
	widgets.ArrangeAnew(f.column)
	f.object.Refresh()
}

// begin makes the evening and lets its players enter.
func (f *form) begin() {
	if f.begun {
		return
	}
	f.begun = true
	s, p := f.Screen, f.setup
	p.Name, p.Seed = strings.TrimSpace(f.name.Text()), s.n.Seed()
	if !countsRounds(p.Format.System) {
		p.Format.Rounds = 0
	}
	names, at := namesIn(f.players.Text), s.n.Now()
	s.lane.Do(func(context.Context) func() {
		setup, err := tracker.NewEvent(tracker.Setup, 0, at, p)
		var t *journal.Table
		if err == nil {
			t, err = journal.CreateNext(s.n.Store, evenings, hall.Game{}, setup, timed.All()...)
		}
		return func() {
			if f.begun = err == nil; !f.begun {
				s.complain(err)
				return
			}
			s.lay(t, nil)
			s.doAll(nil, entering(names, false)...)
		}
	})
}

// entering lets players enter by their names.
func entering(names []string, credit bool) (all []event) {
	for _, name := range names {
		all = append(all, event{hall.Enter, fields{"name": name, "credit": credit}})
	}
	return all
}
