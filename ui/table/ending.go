package table

import (
	"context"
	"encoding/json"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openEnding tells how the game ended, to everybody at the table: who won and how, how
// long it took, what each dealt, the last blows; and leads on to another one.
func (s *Screen) openEnding() {
	t := s.table
	if t == nil {
		return
	}
	s.lane.Do(func(context.Context) func() {
		end := tracker.EndingOf(t.Game(), t.Setup(), t.State(), t.Log())
		return func() {
			if t == s.table && end.Result.Over {
				s.showEnding(end)
			}
		}
	})
}

func (s *Screen) showEnding(end tracker.Ending) {
	s.dropThose(func(*note) bool { return true })
	s.closeAll()          // what ended it is told by the last blows
	whole := *s.needs.Kit // no seat's: it lies over the whole table
	k := &whole
	icon, tone := "crown", theme.Accent
	if len(end.Result.Winners) == 0 {
		icon, tone = "clear", theme.Harm
	}
	rows := []fyne.CanvasObject{
		widgets.NewLine(k, 12, 1, widgets.NewGlyph(k, icon, tone, 40),
			widgets.NewParagraph(k, s.Say(end.Result.Reason), widgets.Style{Display: true, Size: theme.Title, Role: tone})),
		widgets.NewEqual(k, 8,
			widgets.NewFact(k, widgets.FactFace{Value: strconv.Itoa(end.Rounds), Caption: s.N(s.counted("endRounds"), end.Rounds)}),
			widgets.NewFact(k, widgets.FactFace{Value: s.span(end), Caption: s.T("endTime")})),
	}
	for _, sum := range end.Seats {
		rows = append(rows, s.sumPanel(k, sum))
	}
	if len(end.Blows) > 0 {
		rows = append(rows, widgets.NewSection(k, s.T("endBlows"), ""))
		for _, blow := range end.Blows {
			rows = append(rows, s.Dice(k, []tracker.Line{blow}, false, true)...)
		}
	}
	own := s.openWhile(k, s.T("endTitle"), Aired(k, widgets.NewColumn(k, 12, rows...)), func(seen Sight) bool { return seen.View.Result.Over })
	buttons := []fyne.CanvasObject{
		widgets.NewIconButton(k, widgets.Solid, "undo", s.T("undo"), s.TakeBack),
		widgets.NewPrimary(k, s.T("endRematch"), func() {
			own.Close()
			s.rematch()
		}),
	}
	if s.needs.Share != nil {
		buttons = append(buttons, widgets.NewIconButton(k, widgets.Solid, "copy", s.T("endShare"), func() {
			s.needs.Share(s.T("logFile"), s.endingText(s.table.Game(), s.table.Events(), end, s.table.Log()))
		}))
	}
	tell := widgets.NewQuiet(k, s.T("told"), func() {
		own.Close()
		s.openTold()
	})
	goOn := widgets.NewQuiet(k, s.T("endPlayOn"), func() {
		own.Close()
		s.OpenChoices()
	})
	own.SetFoot(widgets.NewColumn(k, 8, widgets.NewLine(k, 10, 1, buttons...), widgets.NewEqual(k, 8, tell, goOn)))
	own.Rewind()
}

// span is how long it took: by the table's clock where it ran, else from the first act to the
// last.
func (s *Screen) span(end tracker.Ending) string {
	if s.timing.state.Started {
		return clock.Spell(s.timing.view.Played)
	}
	return clock.Spell(clock.Millis(end.Took.Milliseconds()))
}

// figure is something counted: what, by its text, and how much of it.
type figure struct {
	what  string
	value int
}

// figures are what a seat came to, in the order they are told.
func figures(sum tracker.Sum) []figure {
	var list []figure
	if sum.Dealt > 0 {
		list = append(list, figure{"endDealt", sum.Dealt}, figure{"endMost", sum.Most})
	}
	if sum.ByHand > 0 {
		list = append(list, figure{"endByHand", sum.ByHand})
	}
	if sum.Score != nil {
		list = append(list, figure{"endScore", *sum.Score})
	}
	return list
}

// fate says in a word how it ended for a seat, "" for nothing to say.
func (s *Screen) fate(sum tracker.Sum) string {
	switch {
	case sum.Won:
		return s.T("endWon")
	case sum.Fallen:
		return s.T("fallen")
	}
	return ""
}

func (s *Screen) sumPanel(k *widgets.Kit, sum tracker.Sum) fyne.CanvasObject {
	fate := widgets.Style{Size: theme.Small, Role: theme.Quiet, Right: true}
	if sum.Won {
		fate.Role = theme.Accent
	}
	column := widgets.NewColumn(k, 4, widgets.NewLine(k, 8, 0,
		widgets.NewParagraph(k, sum.Name, widgets.Style{Display: true, Size: theme.Name, Role: theme.SchoolInk(sum.Tint)}),
		widgets.NewLabel(k, s.fate(sum), fate)))
	for _, f := range figures(sum) {
		column.Objects = append(column.Objects, widgets.NewLine(k, 8, 0,
			widgets.NewParagraph(k, s.T(f.what), widgets.Style{}), widgets.NewLabel(k, strconv.Itoa(f.value), widgets.Style{Bold: true, Right: true})))
	}
	return widgets.NewPanel(k, column)
}

// endingText is the same as text, with the log of the whole game below it.
func (s *Screen) endingText(game tracker.Game, events []tracker.Event, end tracker.Ending, log []tracker.Line) string {
	lines := []string{s.logHead(game, events), "", s.Say(end.Result.Reason), s.T("endTime") + " " + s.span(end) + " · " + s.N(s.counted("logRounds"), end.Rounds)}
	for _, sum := range end.Seats {
		lines = append(lines, "", strings.TrimRight(sum.Name+" · "+s.fate(sum), " ·"))
		for _, f := range figures(sum) {
			lines = append(lines, "  "+s.T(f.what)+": "+strconv.Itoa(f.value))
		}
	}
	book := s.newLogbook(s.needs.Kit, false)
	book.lines = log
	return strings.Join(append(lines, "", book.text()), "\n")
}

// rematch lays a new table with the same seats, and what they brought along.
func (s *Screen) rematch() {
	s.closeSided() // what is open tells of the duel that is over
	s.closeWide()
	seed := json.RawMessage(strconv.FormatUint(s.needs.Seed(), 10))
	s.Start(s.table.Game().Name(), s.table.Setup().Tell("seed", seed).Data)
}
