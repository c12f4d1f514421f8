package table

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker/clock"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// clockSheet is the sheet of the table's clock.
type clockSheet struct {
	screen *Screen
	sheet  *sheet
	digits *widgets.Label
	words  *widgets.Paragraph
	button *widgets.Button
	chips  []*widgets.Chip
	limits []int // minutes of the chips; 0 counts up
}

// mostMinutes is the longest time that can be chosen.
const mostMinutes = 600

// openClock opens the sheet of the clock.
func (s *Screen) openClock() {
	k := s.needs.Kit
	c := &clockSheet{screen: s, limits: []int{0, 30, 45, 60, 75, 90}}
	c.digits = widgets.NewLabel(k, "", widgets.Style{Display: true, Size: theme.Figure, Centre: true})
	c.words = widgets.NewParagraph(k, "", widgets.Style{Role: theme.Quiet})
	c.button = widgets.NewPrimary(k, "", s.timing.toggle)
	chips := widgets.NewWrap(k, 8, 0)
	for i := range c.limits {
		chip := widgets.NewChip(k, c.face(i), func() { s.setLimit(c.limits[i]) })
		c.chips, chips.Objects = append(c.chips, chip), append(chips.Objects, chip)
	}
	chips.Objects = append(chips.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "edit", Label: s.t("otherTime")}, c.ask))
	rows := []fyne.CanvasObject{
		c.digits, c.words,
		widgets.NewEqual(k, 10, widgets.NewQuiet(k, s.t("bigClock"), c.enlarge), c.button),
		widgets.NewInset(k, 0, 8, 0, 0, widgets.NewSection(k, s.t("timeLimit"), "")), chips,
	}
	if len(s.needs.Events.Presets) > 0 {
		rows = append(rows, widgets.NewSection(k, s.t("events"), ""))
	}
	for _, preset := range s.needs.Events.Presets {
		rows = append(rows, widgets.NewListRow(k, s.presetFace(preset), func() {
			s.timing.set(preset.Plan(s.needs.Events.Warnings), preset.ID)
		}))
	}
	c.refresh()
	c.sheet = s.openSheet(k, s.t("clock"), widgets.NewColumn(k, 8, rows...), func(sight) { c.refresh() })
	c.sheet.onTick = c.refresh
}

// presetFace says how an event times its games: how long and how it ends, then
// who wins and what is special.
func (s *Screen) presetFace(p clock.Preset) widgets.ListFace {
	face := widgets.ListFace{Icon: "clock", Title: s.n("minutes", p.Minutes) + " · " + s.say(p.End), Line: s.say(p.Rank)}
	if p.Name != "" {
		face.Title = p.Name + " · " + s.n("minutes", p.Minutes)
	}
	if p.Board == clock.HalfBoard {
		face.Line = s.t("halfBoard", "Life", p.Life) + " · " + face.Line
	}
	return face
}

// face is a chip of a time to count down from.
func (c *clockSheet) face(i int) widgets.ChipFace {
	game, s := c.screen.timing.state.Plan.Game, c.screen
	limit := c.limits[i]
	face := widgets.ChipFace{Label: s.n("minutes", limit)}
	if limit == 0 {
		face.Label = s.t("countUp")
	}
	used := c.screen.timing.view.Game.Used
	face.Selected = used && s.timing.event.ID == "" && (game.Up && limit == 0 || !game.Up && game.Limit == clock.Millis(limit)*clock.Minute)
	return face
}

// setLimit counts down from so many minutes, up for none.
func (s *Screen) setLimit(minutes int) {
	plan := clock.Plan{Game: clock.GameClock{Up: true}}
	if minutes > 0 {
		plan.Game = clock.GameClock{Limit: clock.Millis(min(minutes, mostMinutes)) * clock.Minute}
		plan.Warnings = s.needs.Events.Warnings
	}
	s.timing.set(plan, "")
}

// ask lets any number of minutes be typed.
func (c *clockSheet) ask() {
	c.screen.askNumber(c.screen.needs.Kit, c.screen.t("otherTime"), 50, c.screen.setLimit)
}

// enlarge shows the clock alone, for the room.
func (c *clockSheet) enlarge() {
	c.sheet.Close()
	c.screen.openBigClock()
}

// refresh shows the clock as it stands.
func (c *clockSheet) refresh() {
	s := c.screen
	t := &s.timing
	digits, role := t.digits(), theme.Ink
	if digits == "" {
		digits = "0:00"
	}
	if t.alarm() {
		role = theme.Harm
	}
	c.digits.SetText(digits)
	c.digits.SetStyle(widgets.Style{Display: true, Size: theme.Figure, Centre: true, Role: role})
	c.words.SetText(t.standing())
	do := "clock.doStart"
	switch {
	case t.state.Running:
		do = "clock.doPause"
	case t.state.Started:
		do = "clock.doResume"
	}
	c.button.SetText(s.needs.Words.T(do))
	for i, chip := range c.chips {
		chip.Set(c.face(i))
	}
}

// standing says how the clock stands: the event with what it wants now and who
// is ahead, else whether it runs.
func (c *timing) standing() string {
	s := c.screen
	if verdict, ok := c.verdict(); ok {
		return s.say(verdict.Now) + " " + s.say(verdict.Ahead)
	}
	switch {
	case c.view.Game.TimeUp():
		return s.needs.Words.T("clock.warnGameUp")
	case c.state.Running:
		return s.t("clockRuns")
	}
	return s.t("clockStands")
}
