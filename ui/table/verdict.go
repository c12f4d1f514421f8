package table

import (
	"quickcast/tracker/clock"
	"quickcast/tracker/timed"
)

// preset is the event the table is played at; false where it is played at none.
func (c *timing) preset() (clock.Preset, bool) { return c.schedule.PresetIn(c.screen.needs.Presets) }

// verdict says what the event of the table wants now; false where it is played
// at none.
func (c *timing) verdict() (clock.Verdict, bool) {
	preset, ok := c.preset()
	if !ok {
		return clock.Verdict{}, false
	}
	seen := c.screen.seen
	return clock.Judge(preset, timed.Facts(seen.State, seen.View, c.view, c.schedule)), true
}

// timeUp says in a few words what happens at time up, "" before.
func (c *timing) timeUp() string {
	if !c.view.Game.TimeUp() {
		return ""
	}
	verdict, ok := c.verdict()
	switch {
	case !ok:
		return c.screen.needs.Words.T("clock.warnGameUp")
	case verdict.Stage == clock.Over:
		return c.screen.T("timeUpOver")
	}
	return c.screen.T("timeUpRound", "Round", verdict.LastRound)
}

// standing says how the clock stands: the event with what it wants now and who
// is ahead, else whether it runs.
func (c *timing) standing() string {
	s := c.screen
	if verdict, ok := c.verdict(); ok {
		return s.Say(verdict.Now) + " " + s.Say(verdict.Ahead)
	}
	switch {
	case c.view.Game.TimeUp():
		return s.needs.Words.T("clock.warnGameUp")
	case c.state.Running:
		return s.T("clockRuns")
	}
	return s.T("clockStands")
}
