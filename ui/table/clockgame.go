package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker/clock"
	"quickcast/tracker/timed"
	"quickcast/ui/widgets"
)

// mostMinutes is the longest time that can be chosen.
const mostMinutes = 600

// gameLimits are the times to count down from, in minutes; 0 counts up.
func gameLimits() []int { return []int{0, 30, 45, 60, 75, 90} }

// byHand are the minutes a clock that stands is set by.
func byHand() []int { return []int{-5, -1, 1, 5} }

// gameRows are the rows of the game's own time.
func (c *clockSheet) gameRows() []fyne.CanvasObject {
	s := c.screen
	chips := c.amounts(gameLimits(), func(minutes int) string {
		if minutes == 0 {
			return s.T("countUp")
		}
		return s.N("minutes", minutes)
	}, s.timing.counts, s.setLimit)
	chips.Objects = append(chips.Objects, widgets.NewChip(s.needs.Kit, widgets.ChipFace{Icon: "edit", Label: s.T("otherTime")}, c.askLimit))
	rows := []fyne.CanvasObject{c.section("timeLimit", ""), chips}
	if c.shape.started {
		rows = append(rows, c.section("adjust", ""))
		if c.shape.running {
			rows = append(rows, c.quiet(s.T("pauseToAdjust")))
		} else {
			rows = append(rows, c.adjusting(func(by clock.Millis) clock.Change { return clock.AdjustGame{By: by} }))
		}
	}
	return append(rows, c.warningRows()...)
}

// counts tells whether the game counts down from so many minutes, or up for 0,
// and is played at no event.
func (c *timing) counts(minutes int) bool {
	if _, event := c.preset(); event || !c.view.Game.Used {
		return false
	}
	game := c.state.Plan.Game
	if minutes == 0 {
		return game.Up
	}
	return !game.Up && game.Limit == clock.Millis(minutes)*clock.Minute
}

// adjusting are chips that set a clock that stands by some minutes.
func (c *clockSheet) adjusting(do func(by clock.Millis) clock.Change) fyne.CanvasObject {
	return c.amounts(byHand(), func(minutes int) string {
		sign := "+"
		if minutes < 0 {
			sign = "−"
		}
		return c.screen.T("byMinutes", "By", sign+strconv.Itoa(max(minutes, -minutes)))
	}, func(int) bool { return false }, func(minutes int) {
		c.screen.timing.want(0, timed.Just(do(clock.Millis(minutes)*clock.Minute)))
	})
}

// warningRows say when the clock warns, and let sound and vibration be switched
// where the device has them.
func (c *clockSheet) warningRows() []fyne.CanvasObject {
	s, k := c.screen, c.screen.needs.Kit
	rows := []fyne.CanvasObject{c.section("warnings", ""), c.quiet(s.warningTimes())}
	n := &s.needs.Timing
	keep := func() {
		if n.Keep != nil {
			if err := n.Keep(n.Sound, n.Vibration); err != nil {
				s.Notify(s.needs.Words.Error(err), "", nil)
			}
		}
		s.timing.ring(clock.Minute)
	}
	if n.Bell == nil || !n.Bell.Sounds() && !n.Bell.Vibrates() {
		return append(rows, c.quiet(s.T("onlySeen")))
	}
	if n.Bell.Sounds() {
		rows = append(rows, widgets.NewSwitch(k, s.T("sound"), "", n.Sound, func(on bool) {
			n.Sound = on
			keep()
		}))
	}
	if n.Bell.Vibrates() {
		rows = append(rows, widgets.NewSwitch(k, s.T("vibration"), "", n.Vibration, func(on bool) {
			n.Vibration = on
			keep()
		}))
	}
	return rows
}

// warningTimes lists when a clock warns.
func (s *Screen) warningTimes() string {
	var minutes, seconds []string
	for _, left := range s.needs.Presets.Warnings {
		if left%clock.Minute == 0 {
			minutes = append(minutes, strconv.Itoa(int(left/clock.Minute)))
		} else {
			seconds = append(seconds, strconv.Itoa(int(left/clock.Second)))
		}
	}
	return s.T("warningTimes", "Minutes", strings.Join(minutes, ", "), "Seconds", strings.Join(seconds, ", "))
}

// setLimit counts down from so many minutes, up for none. The players keep the
// clocks they have.
func (s *Screen) setLimit(minutes int) {
	plan := clock.Plan{Game: clock.GameClock{Up: true}, Player: s.timing.state.Plan.Player, Warnings: s.needs.Presets.Warnings}
	if minutes > 0 {
		plan.Game = clock.GameClock{Limit: clock.Millis(min(minutes, mostMinutes)) * clock.Minute}
	}
	s.timing.choose(func(o timed.Schedule) timed.Schedule { return timed.Schedule{Timers: o.Timers} })
	s.timing.set(plan)
}

// askLimit lets any number of minutes be typed.
func (c *clockSheet) askLimit() {
	c.screen.OpenKeypad(c.screen.needs.Kit, c.screen.T("otherTime"), 50, c.screen.setLimit)
}
