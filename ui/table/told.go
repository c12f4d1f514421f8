package table

import (
	"context"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/told"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// telling is a duel told afterwards, the open one or one that is kept: what it came to, and
// where it stood at any point.
type telling struct {
	screen *Screen
	game   tracker.Game
	events []tracker.Event
	duel   *told.Duel
	end    tracker.Ending
	turns  []told.Turning
	last   tracker.View // the table as it stood at the end
	back   func()       // to where it was opened
}

// mostTurns is how many turning points are told.
const mostTurns = 3

// openTold tells the open table.
func (s *Screen) openTold() { s.tellOpen((*telling).open) }

// tellOpen reads the log of the open table, and then goes on with what it tells.
func (s *Screen) tellOpen(then func(*telling)) {
	t := s.table
	if t == nil {
		return
	}
	s.tell(func() (tracker.Game, []tracker.Event, error) { return t.Game(), t.Events(), nil }, func(told *telling) {
		if t == s.table {
			told.back = s.leaveSetup
			then(told)
		}
	})
}

// tell reads a log off the goroutine that draws, and then goes on with what it tells.
func (s *Screen) tell(find func() (tracker.Game, []tracker.Event, error), then func(*telling)) {
	s.lane.Do(func(context.Context) func() {
		t, err := s.told(find())
		return func() {
			if s.Notify(s.needs.Words.Error(err), "", nil); err == nil {
				then(t)
			}
		}
	})
}

func (s *Screen) told(game tracker.Game, events []tracker.Event, err error) (*telling, error) {
	if err != nil {
		return nil, err
	}
	d, err := told.Read(game, events)
	if err != nil {
		return nil, err
	}
	state, err := d.At(len(d.Acts) - 1)
	if err != nil {
		return nil, err
	}
	var log []tracker.Line
	for _, act := range d.Acts {
		log = append(log, act.Lines...)
	}
	return &telling{
		screen: s, game: game, events: events, duel: d, turns: d.Turnings(mostTurns),
		last: game.View(state, 0), end: tracker.EndingOf(game, events[0], state, log),
	}, nil
}

// t is a text about duels told.
func (t *telling) t(id string, args ...any) string {
	return t.screen.needs.Words.T("told."+id, args...)
}

// open shows the page.
func (t *telling) open() {
	s := t.screen
	s.closeAll()
	s.showTold(t.page(), t.leave)
}

func (t *telling) leave() { t.back() }

// toldWidth is how wide in dp the page gets at most.
const toldWidth float32 = 1240

func (t *telling) page() fyne.CanvasObject {
	s, k := t.screen, t.screen.needs.Kit
	head := widgets.NewInset(k, 4, 4, 12, 0, widgets.NewLine(k, 4, 1,
		widgets.NewIconButton(k, widgets.Bare, "back", s.T("back"), t.leave), widgets.NewTitle(k, t.t("title")),
		widgets.NewLabel(k, t.length(), widgets.Style{Size: theme.Small, Role: theme.Quiet, Right: true})))
	left := widgets.NewColumn(k, 10, t.outcome(), t.course())
	right := widgets.NewColumn(k, 10)
	for _, part := range []fyne.CanvasObject{t.damage(), t.luck(), t.spent()} {
		if part != nil {
			right.Add(part)
		}
	}
	scroll := widgets.NewScroll(widgets.NewInset(k, 0, 4, 0, 12, widgets.NewMargins(k, toldWidth, widgets.NewEqual(k, 12, left, right))))
	buttons := []fyne.CanvasObject{
		widgets.NewIconButton(k, widgets.Solid, "share", t.t("share"), t.share),
		widgets.NewPrimary(k, t.t("replay"), func() { t.replay(0) }),
	}
	if s.table != nil && t.end.Result.Over {
		buttons = append(buttons, widgets.NewButton(k, widgets.Calm, s.T("endRematch"), "turn", s.rematch))
	}
	foot := widgets.NewMargins(k, footWidth, widgets.NewLine(k, 10, 1, buttons...))
	return container.NewBorder(head, widgets.NewInset(k, 0, 8, 0, 12, foot), nil, nil, scroll)
}

// footWidth is how wide in dp the buttons below a page get at most.
const footWidth float32 = 560

// length is how many rounds it took, and how long.
func (t *telling) length() string {
	return t.screen.N(t.counted("logRounds"), t.end.Rounds) + " · " + clock.Spell(clock.Millis(t.duel.Took(0)))
}

// counted is the id of a text about rounds, or about turns where the game counts those.
func (t *telling) counted(id string) string {
	if t.last.ByTurn {
		return id + "Turn"
	}
	return id
}

// names are those of all who played.
func (t *telling) names() string {
	names := make([]string, len(t.duel.Seats))
	for i, seat := range t.duel.Seats {
		names[i] = seat.Name
	}
	return strings.Join(names, " · ")
}

// outcome says who has won, and with what left.
func (t *telling) outcome() fyne.CanvasObject {
	s, k := t.screen, t.screen.needs.Kit
	title, line, icon, tone := t.t("goesOn"), s.roundTitle(t.last), "play", theme.Accent
	var left fyne.CanvasObject = widgets.NewGap(0, 0)
	if t.end.Result.Over {
		title, line, icon = s.Say(t.end.Result.Reason), t.names(), "history"
		if len(t.end.Result.Winners) > 0 {
			icon = "crown"
		}
	}
	for _, seat := range t.duel.Seats {
		if !seat.Won || len(t.end.Result.Winners) != 1 {
			continue
		}
		title, line, icon, tone = t.t("wins", "Name", seat.Name), title, seat.Tint, theme.SchoolInk(seat.Tint)
		switch {
		case seat.Score != nil:
			left = widgets.NewFact(k, widgets.FactFace{Value: strconv.Itoa(*seat.Score), Caption: s.T("endScore")})
		case len(seat.Gauges) > 0:
			left = widgets.NewFact(k, widgets.FactFace{Value: strconv.Itoa(seat.Gauges[0].Value), Caption: s.Say(seat.Gauges[0].Name)})
		}
	}
	return widgets.NewLine(k, 12, 1, widgets.NewGlyph(k, icon, tone, 32), widgets.NewColumn(k, 2,
		widgets.NewParagraph(k, title, widgets.Style{Display: true, Size: theme.Title}),
		widgets.NewParagraph(k, line, widgets.Style{Size: theme.Small, Role: theme.Quiet})), left)
}
