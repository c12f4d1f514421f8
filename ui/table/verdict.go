package table

import (
	"quickcast/tracker/clock"
	"quickcast/tracker/magewars"
)

// verdict says what the event of the table wants now; false where it is played
// at none.
func (c *timing) verdict() (clock.Verdict, bool) {
	if c.event.ID == "" {
		return clock.Verdict{}, false
	}
	preset, ok := c.screen.needs.Events.Preset(c.event.ID)
	if !ok {
		return clock.Verdict{}, false
	}
	return clock.Judge(preset, c.facts()), true
}

// facts are what the table knows of the game for a verdict. Mages of one team
// are one side.
func (c *timing) facts() clock.Facts {
	f := clock.Facts{TimeUp: c.view.Game.TimeUp(), TimeUpRound: c.event.Round, Round: c.screen.seen.view.Round}
	state, ok := c.screen.seen.state.(*magewars.State)
	if !ok {
		return f
	}
	teams := map[int]int{} // index into the sides, by team
	for _, p := range state.Players {
		mage := state.Mage(p.Seat)
		if mage == nil {
			continue
		}
		at, there := teams[p.Team]
		if !there || p.Team == 0 {
			at = len(f.Sides)
			teams[p.Team] = at
			f.Sides = append(f.Sides, clock.Side{})
		}
		side := &f.Sides[at]
		if side.Name != "" {
			side.Name += " + "
		}
		side.Name += mage.Printed.Name
		side.DamageTaken += p.Taken
		side.Initiatives += p.Leads
		if !p.Gone {
			side.LifeLeft += max(0, mage.MaxLife()-mage.Damage)
		}
	}
	return f
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
		return c.screen.t("timeUpOver")
	}
	return c.screen.t("timeUpRound", "Round", verdict.LastRound)
}
