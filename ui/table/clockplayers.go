package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/clock"
	"quickcast/tracker/timed"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// What the players' clocks begin with when a pace is chosen.
const (
	usualBank  = 30 * clock.Minute
	usualBonus = 30 * clock.Second
)

// bankMinutes and bonusSeconds are what is offered with a tap.
func bankMinutes() []int  { return []int{15, 20, 25, 30, 40, 50} }
func bonusSeconds() []int { return []int{5, 10, 20, 30, 60} }

// paces are what is offered: none, then the paces with a limit.
func paces() []clock.PaceKind { return append([]clock.PaceKind{clock.NoPace}, clock.Paces()...) }

// playersRows are the rows of the players' own clocks: as they stand, then how
// they run.
func (c *clockSheet) playersRows() []fyne.CanvasObject {
	s := c.screen
	var rows []fyne.CanvasObject
	if c.shape.paced {
		rows = append(rows, c.clocks()...)
	}
	kinds := paces()
	labels := make([]string, len(kinds))
	for i, kind := range kinds {
		labels[i] = s.T(Camel("pace", paceWord(kind)))
	}
	rows = append(rows, c.section("pace", ""),
		c.choices(labels, func(i int) bool { return c.draft.Kind == kinds[i] }, func(i int) { c.setPace(kinds[i]) }),
		c.quiet(s.T(Camel("paceAbout", paceWord(c.draft.Kind)))))
	if c.draft.Kind != clock.NoPace {
		rows = append(rows, c.section("bank", ""), c.bankChips())
	}
	if c.draft.Bonus > 0 {
		rows = append(rows, c.section("bonus", ""), c.bonusChips())
	}
	if c.draft != s.timing.state.Plan.Player {
		rows = append(rows, widgets.NewInset(s.needs.Kit, 0, 8, 0, 0, widgets.NewPrimary(s.needs.Kit, s.T("setPlayers"), c.setPlayers)))
	}
	return rows
}

// paceWord is the part of a text's id that stands for a pace.
func paceWord(kind clock.PaceKind) string {
	if kind == clock.NoPace {
		return "none"
	}
	return string(kind)
}

// setPace chooses how the clocks run, with what is usual.
func (c *clockSheet) setPace(kind clock.PaceKind) {
	pace := clock.Pace{Kind: kind, Bank: c.draft.Bank, Bonus: c.draft.Bonus}
	switch {
	case kind == clock.NoPace:
		pace = clock.Pace{}
	case pace.Bank == 0:
		pace.Bank = usualBank
	}
	switch {
	case kind == clock.NoPace, kind == clock.Plain:
		pace.Bonus = 0
	case pace.Bonus == 0:
		pace.Bonus = usualBonus
	}
	c.draft = pace
	c.again()
}

func (c *clockSheet) bankChips() fyne.CanvasObject {
	s, banks := c.screen, bankMinutes()
	set := func(minutes int) {
		c.draft.Bank = clock.Millis(min(max(minutes, 1), mostMinutes)) * clock.Minute
		c.again()
	}
	chips := c.amounts(banks, func(minutes int) string { return s.T("shortMinutes", "Count", minutes) },
		func(minutes int) bool { return c.draft.Bank == clock.Millis(minutes)*clock.Minute }, set)
	other, bank := s.T("otherTime"), int(c.draft.Bank/clock.Minute)
	face := widgets.ChipFace{Icon: "edit", Label: other, Name: other}
	if !slices.Contains(banks, bank) {
		face.Selected, face.Label = true, s.T("shortMinutes", "Count", bank)
	}
	chips.Objects = append(chips.Objects, widgets.NewChip(s.needs.Kit, face, func() {
		s.OpenKeypad(s.needs.Kit, other, bank, set)
	}))
	return chips
}

func (c *clockSheet) bonusChips() fyne.CanvasObject {
	return c.amounts(bonusSeconds(), func(seconds int) string { return c.screen.T("shortSeconds", "Count", seconds) },
		func(seconds int) bool { return c.draft.Bonus == clock.Millis(seconds)*clock.Second },
		func(seconds int) {
			c.draft.Bonus = clock.Millis(seconds) * clock.Second
			c.again()
		})
}

// setPlayers makes the clocks anew with the pace that was chosen; the game's own
// time stays what it is counted from.
func (c *clockSheet) setPlayers() {
	s := c.screen
	plan := s.timing.state.Plan
	if s.timing.state.Seats == 0 {
		plan = s.timing.free()
	}
	plan.Player, plan.Warnings = c.draft, s.needs.Presets.Warnings
	s.timing.set(plan)
}

// clocks are the players' clocks; a tap is that player's hand. Those that stand
// can be set by hand, each alone.
func (c *clockSheet) clocks() []fyne.CanvasObject {
	s, k := c.screen, c.screen.needs.Kit
	rows := []fyne.CanvasObject{c.section("clocks", "")}
	var pair []fyne.CanvasObject
	for _, seat := range s.seen.View.Seats {
		face := widgets.NewClock(k, 40, func() { s.timing.press(seat.Seat) })
		c.fresh = append(c.fresh, func() { face.Set(s.timing.captioned(seat)) })
		column := []fyne.CanvasObject{face}
		if !c.shape.running {
			chips := c.adjusting(func(by clock.Millis) clock.Change { return clock.Adjust{Seat: clock.Seat(seat.Seat), By: by} })
			column = append(column, chips)
		}
		pair = append(pair, widgets.NewColumn(k, 2, column...))
		if len(pair) == 2 {
			rows, pair = append(rows, widgets.NewEqual(k, 12, pair...)), nil
		}
	}
	rows = append(rows, pair...)
	if c.shape.running {
		rows = append(rows, c.quiet(s.T("tapOwnClock")))
	}
	return rows
}

// captioned is a player's clock with the name above it.
func (c *timing) captioned(seat tracker.SeatView) widgets.ClockFace {
	face := c.playerFace(clock.Seat(seat.Seat))
	face.Caption = seat.Name
	face.Name = c.screen.T("clockOf", "Name", seat.Name, "Time", face.Digits)
	return face
}

// timersRows are the rows of the short timers.
func (c *clockSheet) timersRows() []fyne.CanvasObject {
	s, k := c.screen, c.screen.needs.Kit
	rows := []fyne.CanvasObject{c.quiet(s.T("timersAbout"))}
	if c.shape.window != clock.NoWindowOpen {
		open := widgets.NewClock(k, theme.Figure*0.7, nil)
		c.fresh = append(c.fresh, func() {
			face := s.timing.faceOf(s.timing.view.Window)
			face.Caption = s.Say(s.timing.view.WindowKind)
			open.Set(face)
		})
		rows = append(rows, open, widgets.NewQuiet(k, s.needs.Words.T("clock.doCloseWindow"), func() { s.timing.want(0, timed.Just(clock.CloseWindow{})) }))
	}
	for _, kind := range []clock.WindowKind{clock.Planning, clock.Quickcast} {
		rows = append(rows, c.section(Camel("timer", string(kind)), ""), c.timerChips(kind))
	}
	return rows
}

// timerChips choose which timer starts with its phase, and start it now.
func (c *clockSheet) timerChips(kind clock.WindowKind) fyne.CanvasObject {
	s := c.screen
	limits := s.needs.Presets.Windows
	labels := []string{s.T("timerOff")}
	for _, limit := range limits {
		label := s.T("timerFree")
		if limit > 0 {
			label = spelled(limit)
		}
		labels = append(labels, label)
	}
	chips := c.choices(labels, func(i int) bool {
		t, on := s.timing.schedule.Timer(kind)
		return i == 0 && !on || i > 0 && on && t.Limit == limits[i-1]
	}, func(i int) {
		limit := clock.Millis(-1)
		if i > 0 {
			limit = limits[i-1]
		}
		s.timing.setTimer(kind, limit)
	})
	chips.Objects = append(chips.Objects, widgets.NewChip(s.needs.Kit, widgets.ChipFace{
		Icon: "play", Label: s.T("timerNow"), Hollow: true, Name: s.T("timerNowSpoken", "Timer", s.Say(kind)),
	}, func() { s.timing.openTimer(kind) }))
	return chips
}

// bankOf spells a pace in a few words: "30 min + 30 s".
func (s *Screen) bankOf(p clock.PresetPlayer) string {
	words := s.T("shortMinutes", "Count", p.Minutes)
	if p.Seconds > 0 {
		words += " + " + s.T("shortSeconds", "Count", strconv.Itoa(p.Seconds))
	}
	return words
}
