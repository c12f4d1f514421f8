package table

import (
	"cmp"
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/timed"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// The pages of the clock's sheet.
const (
	gamePage = iota
	playersPage
	timersPage
	presetPage
)

// What is offered with a tap: times to count down from, in minutes, of which 0 counts up;
// minutes a clock that stands is set by; banks in minutes; bonuses in seconds.
func gameLimits() []int   { return []int{0, 30, 45, 60, 75, 90} }
func byHand() []int       { return []int{-5, -1, 1, 5} }
func bankMinutes() []int  { return []int{15, 20, 25, 30, 40, 50} }
func bonusSeconds() []int { return []int{5, 10, 20, 30, 60} }

// What the keypad begins with, in minutes, what the players' clocks begin with when a pace is
// chosen, and the longest time that can be chosen.
const (
	usualLimit  = 50
	usualBank   = 30 * clock.Minute
	usualBonus  = 30 * clock.Second
	mostMinutes = 600
)

// clockSheet is the sheet of the table's clock: the time large, and a page each
// for the game's time, the players' clocks, the timers and the event. Its pages are no
// question: a tap acts at once on a clock that goes on meanwhile, and tells no event anything.
type clockSheet struct {
	screen *Screen
	sheet  *Sheet
	digits *widgets.Clock
	words  *widgets.Paragraph
	button *widgets.Button
	page   int
	body   *fyne.Container // column: the head, then the page's rows
	head   []fyne.CanvasObject

	filler *canvas.Rectangle // fills a page that is shorter, so that the tabs stay where they are
	least  float32           // height of the highest page so far

	fresh []func()       // shows what goes on with every digit
	draft clock.Pace     // what is being chosen on the players' page
	own   []clock.Preset // events a person made on this device
}

// openClock opens the sheet of the clock.
func (s *Screen) openClock() { s.openClockAt(gamePage) }

// openClockAt opens it at one of its pages.
func (s *Screen) openClockAt(page int) {
	const usual, around = 600, 148 // of a page, and above the sheet, its title and its edge
	k := s.needs.Kit
	c := &clockSheet{screen: s, page: page, draft: s.timing.state.Plan.Player, least: min(usual, s.canvas().Size().Height-around)}
	c.digits = widgets.NewClock(k, theme.Figure, c.enlarge)
	c.words = widgets.NewParagraph(k, "", widgets.Style{Role: theme.Quiet, Centre: true})
	c.button = widgets.NewPrimary(k, "", s.timing.toggle)
	pages := widgets.NewSegmented(k, []string{s.T("clockGame"), s.T("clockPlayers"), s.T("clockTimers"), s.T("clockEvent")}, page, func(page int) {
		c.page = page
		c.again()
	})
	c.head = []fyne.CanvasObject{
		c.digits, c.words,
		widgets.NewEqual(k, 10, widgets.NewQuiet(k, s.T("bigClock"), c.enlarge), c.button),
		widgets.NewInset(k, 0, 6, 0, 2, pages),
	}
	c.body, c.filler = widgets.NewColumn(k, 8), canvas.NewRectangle(color.Transparent)
	c.rows()
	c.sheet = s.OpenSheet(k, s.T("clock"), c.body, func(Sight) { c.again() })
	c.sheet.onTick = c.refresh
	c.fill()
	c.readOwn()
}

// again makes the page anew.
func (c *clockSheet) again() {
	widgets.Refocus(c.screen.canvas(), c.body, func() {
		c.rows()
		c.fill()
	})
}

// fill makes every page as high as the highest, so that the tabs stay under the
// finger.
func (c *clockSheet) fill() {
	c.filler.SetMinSize(fyne.Size{})
	c.sheet.Refresh()
	high := c.body.Size().Height
	if high < c.least {
		c.filler.SetMinSize(fyne.NewSize(0, c.least-high))
		c.sheet.Refresh()
	}
	c.least = max(c.least, high)
	c.body.Refresh()
}

// rows makes the rows of the page.
func (c *clockSheet) rows() {
	c.fresh = nil
	pages := []func() []fyne.CanvasObject{gamePage: c.gameRows, playersPage: c.playersRows, timersPage: c.timersRows, presetPage: c.presetRows}
	c.body.Objects = slices.Concat(c.head, pages[c.page](), []fyne.CanvasObject{c.filler})
	c.refresh()
}

// refresh shows the clock as it stands.
func (c *clockSheet) refresh() {
	s, t := c.screen, &c.screen.timing
	face := t.gameFace()
	if face.Digits == "" {
		face.Digits = "0:00"
	}
	face.Name = s.T("clockOf", "Name", s.T("clockGame"), "Time", face.Digits)
	c.digits.Set(face)
	_, told := t.preset()
	if told = told && c.page == presetPage; !told { // the page says it in full
		c.words.SetText(t.standing())
	}
	widgets.Show(c.words, !told)
	do := "tablescreen.clockDoStart"
	switch {
	case t.state.Running:
		do = "tablescreen.clockDoPause"
	case t.state.Started:
		do = "tablescreen.clockDoResume"
	}
	c.button.SetText(s.needs.Words.T(do))
	for _, show := range c.fresh {
		show()
	}
}

// enlarge shows the clock alone, for the room.
func (c *clockSheet) enlarge() {
	c.sheet.Close()
	c.screen.openBigClock()
}

// live is a clock that goes on with every digit.
func (c *clockSheet) live(size theme.Type, face func() widgets.ClockFace, onTap func()) fyne.CanvasObject {
	live := widgets.NewClock(c.screen.needs.Kit, size, onTap)
	c.fresh = append(c.fresh, func() { live.Set(face()) })
	return live
}

// choice are chips of which one at most is chosen, and more behind them.
func choice[V comparable](c *clockSheet, list []V, label func(V) string, chosen V, onTap func(V), more ...fyne.CanvasObject) fyne.CanvasObject {
	wrap, _ := widgets.NewChoices(c.screen.needs.Kit, len(list), func(i int) widgets.ChipFace {
		return widgets.ChipFace{Label: label(list[i]), Selected: list[i] == chosen}
	}, func(i int) { onTap(list[i]) })
	wrap.Objects = append(wrap.Objects, more...)
	return wrap
}

// minutes are a choice to which any other can be typed; chosen is below 0 for none.
func (c *clockSheet) minutes(list []int, label func(n int) string, chosen int, set func(minutes int)) fyne.CanvasObject {
	s, other := c.screen, c.screen.T("otherTime")
	face := widgets.ChipFace{Icon: "edit", Label: other, Name: other}
	if chosen > 0 && !slices.Contains(list, chosen) {
		face.Selected, face.Label = true, label(chosen)
	}
	return choice(c, list, label, chosen, set, widgets.NewChip(s.needs.Kit, face, func() {
		s.OpenKeypad(s.needs.Kit, other, cmp.Or(max(chosen, 0), usualLimit), set)
	}))
}

// section is a heading with air above it.
func (c *clockSheet) section(id string) fyne.CanvasObject {
	k := c.screen.needs.Kit
	return widgets.NewInset(k, 0, 8, 0, 0, widgets.NewSection(k, c.screen.T(id), ""))
}

func (c *clockSheet) quiet(words string) fyne.CanvasObject {
	return c.screen.sentence(c.screen.needs.Kit, words, true)
}

// gameRows are the rows of the game's own time.
func (c *clockSheet) gameRows() []fyne.CanvasObject {
	s, t, chosen := c.screen, &c.screen.timing, -1
	if _, event := t.preset(); !event && t.view.Game.Used {
		chosen = int(t.state.Plan.Game.Limit / clock.Minute) // 0 where it counts up
	}
	rows := []fyne.CanvasObject{c.section("timeLimit"), c.minutes(gameLimits(), func(minutes int) string {
		if minutes == 0 {
			return s.T("countUp")
		}
		return s.N("minutes", minutes)
	}, chosen, s.setLimit)}
	switch {
	case t.state.Started && t.state.Running:
		rows = append(rows, c.section("adjust"), c.quiet(s.T("pauseToAdjust")))
	case t.state.Started:
		rows = append(rows, c.section("adjust"), c.adjusting(func(by clock.Millis) clock.Change { return clock.AdjustGame{By: by} }))
	}
	return append(rows, c.warningRows()...)
}

// adjusting are chips that set a clock that stands by some minutes.
func (c *clockSheet) adjusting(do func(by clock.Millis) clock.Change) fyne.CanvasObject {
	return choice(c, byHand(), func(minutes int) string {
		return c.screen.T("byMinutes", "By", strings.Replace(fmt.Sprintf("%+d", minutes), "-", "−", 1))
	}, 0, func(minutes int) { c.screen.timing.want(0, timed.Just(do(clock.Millis(minutes)*clock.Minute))) })
}

// warningRows say when the clock warns, and let sound and vibration be switched
// where the device has them.
func (c *clockSheet) warningRows() []fyne.CanvasObject {
	s, n := c.screen, &c.screen.needs.Timing
	left := map[clock.Millis][]string{}
	for _, each := range s.needs.Presets.Warnings {
		unit := pick.Either(each%clock.Minute == 0, clock.Minute, clock.Second)
		left[unit] = append(left[unit], strconv.Itoa(int(each/unit)))
	}
	rows := []fyne.CanvasObject{c.section("warnings"), c.quiet(s.T("warningTimes",
		"Minutes", strings.Join(left[clock.Minute], ", "), "Seconds", strings.Join(left[clock.Second], ", ")))}
	toggle := func(id string, has bool, on *bool) {
		if !has {
			return
		}
		rows = append(rows, widgets.NewSwitch(s.needs.Kit, s.T(id), "", *on, func(yes bool) {
			*on = yes
			if n.Keep != nil {
				s.Notify(s.needs.Words.Error(n.Keep(n.Sound, n.Vibration)), "", nil)
			}
			s.timing.ring(clock.Minute)
		}))
	}
	if n.Bell == nil || !n.Bell.Sounds() && !n.Bell.Vibrates() {
		return append(rows, c.quiet(s.T("onlySeen")))
	}
	toggle("sound", n.Bell.Sounds(), &n.Sound)
	toggle("vibration", n.Bell.Vibrates(), &n.Vibration)
	return rows
}

// setLimit counts down from so many minutes, up for none. The players keep the
// clocks they have.
func (s *Screen) setLimit(minutes int) {
	plan := s.timing.free()
	plan.Player = s.timing.state.Plan.Player
	if minutes > 0 {
		plan.Game = clock.GameClock{Limit: clock.Millis(min(minutes, mostMinutes)) * clock.Minute}
	}
	s.timing.choose(timed.Schedule.WithoutEvent)
	s.timing.set(plan)
}

// playersRows are the rows of the players' own clocks: as they stand, then how
// they run. Those that stand can be set by hand, each alone.
func (c *clockSheet) playersRows() []fyne.CanvasObject {
	s, k, t := c.screen, c.screen.needs.Kit, &c.screen.timing
	var rows []fyne.CanvasObject
	if t.paced() {
		rows = append(rows, c.section("clocks"))
		var each []fyne.CanvasObject
		for _, seat := range s.seen.View.Seats { // a tap is that player's hand
			column := widgets.NewColumn(k, 2, c.live(40, func() widgets.ClockFace { return t.captioned(seat) }, func() { t.press(seat.Seat) }))
			if !t.state.Running {
				column.Add(c.adjusting(func(by clock.Millis) clock.Change { return clock.Adjust{Seat: clock.Seat(seat.Seat), By: by} }))
			}
			each = append(each, column)
		}
		for pair := range slices.Chunk(each, 2) {
			rows = append(rows, widgets.NewEqual(k, 12, pair...))
		}
		if t.state.Running {
			rows = append(rows, c.quiet(s.T("tapOwnClock")))
		}
	}
	kinds := append([]clock.PaceKind{clock.NoPace}, clock.Paces()...)
	rows = append(rows, c.section("pace"), choice(c, kinds, func(kind clock.PaceKind) string {
		return s.T(Camel("pace", paceWord(kind)))
	}, c.draft.Kind, c.setPace), c.quiet(s.T(Camel("paceAbout", paceWord(c.draft.Kind)))))
	if c.draft.Kind != clock.NoPace {
		rows = append(rows, c.section("bank"), c.minutes(bankMinutes(), func(n int) string { return s.T("shortMinutes", "Count", n) }, int(c.draft.Bank/clock.Minute), func(n int) {
			c.draft.Bank = clock.Millis(min(max(n, 1), mostMinutes)) * clock.Minute
			c.again()
		}))
	}
	if c.draft.Bonus > 0 {
		rows = append(rows, c.section("bonus"), choice(c, bonusSeconds(), func(n int) string { return s.T("shortSeconds", "Count", n) }, int(c.draft.Bonus/clock.Second), func(n int) {
			c.draft.Bonus = clock.Millis(n) * clock.Second
			c.again()
		}))
	}
	if c.draft != t.state.Plan.Player {
		rows = append(rows, widgets.NewInset(k, 0, 8, 0, 0, widgets.NewPrimary(k, s.T("setPlayers"), c.setPlayers)))
	}
	return rows
}

// paceWord is the part of a text's id that stands for a pace.
func paceWord(kind clock.PaceKind) string { return cmp.Or(string(kind), "none") }

// setPace chooses how the clocks run, with what is usual.
func (c *clockSheet) setPace(kind clock.PaceKind) {
	pace := clock.Pace{Kind: kind}
	if kind != clock.NoPace {
		pace.Bank = cmp.Or(c.draft.Bank, usualBank)
	}
	if kind != clock.NoPace && kind != clock.Plain {
		pace.Bonus = cmp.Or(c.draft.Bonus, usualBonus)
	}
	c.draft = pace
	c.again()
}

// setPlayers makes the clocks anew with the pace that was chosen; the game's own
// time stays what it is counted from.
func (c *clockSheet) setPlayers() {
	t := &c.screen.timing
	plan := t.state.Plan
	if t.state.Seats == 0 {
		plan = t.free()
	}
	plan.Player, plan.Warnings = c.draft, c.screen.needs.Presets.Warnings
	t.set(plan)
}

// timersRows are the rows of the short timers: which of them start with their phases, and
// the one that is open.
func (c *clockSheet) timersRows() []fyne.CanvasObject {
	s, t := c.screen, &c.screen.timing
	rows := []fyne.CanvasObject{c.quiet(s.T("timersAbout"))}
	if t.state.Window.Kind != clock.NoWindowOpen {
		rows = append(rows, c.live(theme.Figure*0.7, t.windowFace, nil),
			widgets.NewQuiet(s.needs.Kit, s.needs.Words.T("tablescreen.clockDoCloseWindow"), func() { t.want(0, timed.Just(clock.CloseWindow{})) }))
	}
	const off = clock.Millis(-1)
	limits := append([]clock.Millis{off}, s.needs.Presets.Windows...)
	for _, kind := range []clock.WindowKind{clock.Planning, clock.Quickcast} {
		now, on := t.schedule.Timer(kind)
		if !on {
			now.Limit = off
		}
		start := widgets.ChipFace{Icon: "play", Label: s.T("timerNow"), Hollow: true, Name: s.T("timerNowSpoken", "Timer", s.Say(kind))}
		rows = append(rows, c.section(Camel("timer", string(kind))), choice(c, limits, func(limit clock.Millis) string {
			switch limit {
			case off:
				return s.T("timerOff")
			case 0:
				return s.T("timerFree")
			}
			return clock.Spell(limit)
		}, now.Limit, func(limit clock.Millis) { t.setTimer(kind, limit) }, widgets.NewChip(s.needs.Kit, start, func() { t.openTimer(kind) })))
	}
	return rows
}
