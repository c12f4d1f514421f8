package table

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/clock"
	"quickcast/tracker/timed"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// presetRows are the rows of the event: what it wants now, why and who is ahead,
// then all there are.
func (c *clockSheet) presetRows() []fyne.CanvasObject {
	s, k := c.screen, c.screen.needs.Kit
	var rows []fyne.CanvasObject
	preset, played := s.timing.preset()
	if played {
		rows = append(rows, c.verdictPanel())
	}
	if c.shape.life {
		rows = append(rows, widgets.NewPrimary(k, s.N("giveLife", preset.Life), func() { s.setLife(preset.Life) }))
	}
	rows = append(rows, c.section("events", ""))
	for _, each := range s.needs.Presets.Presets {
		rows = append(rows, c.presetRow(each))
	}
	rows = append(rows, c.section("ownEvents", ""))
	for _, each := range c.own {
		edit := widgets.NewIconButton(k, widgets.Bare, "edit", s.T("editEvent", "Name", each.Name), func() { c.edit(each) })
		rows = append(rows, widgets.NewLine(k, 4, 0, c.presetRow(each), edit))
	}
	rows = append(rows, widgets.NewListRow(k, widgets.ListFace{Icon: "plus", Title: s.T("ownEvent"), Line: s.T("ownEventNote")}, func() { c.edit(clock.FreshPreset(c.own, s.T("ownEvent"))) }))
	if played {
		rows = append(rows, widgets.NewListRow(k, widgets.ListFace{Icon: "close", Title: s.T("noEvent"), Line: s.T("noEventNote")}, func() {
			s.timing.choose(func(o timed.Schedule) timed.Schedule { return timed.Schedule{Timers: o.Timers} })
		}))
	}
	return rows
}

// presetRow is an event to be chosen.
func (c *clockSheet) presetRow(p clock.Preset) *widgets.ListRow {
	s := c.screen
	face := func() widgets.ListFace {
		face := s.presetFace(p)
		now, ok := s.timing.preset()
		face.Chosen = ok && now.ID == p.ID
		return face
	}
	row := widgets.NewListRow(s.needs.Kit, face(), func() { s.playPreset(p) })
	c.fresh = append(c.fresh, func() { row.Set(face()) })
	return row
}

// verdictPanel says what the event wants now, why, and who is ahead.
func (c *clockSheet) verdictPanel() fyne.CanvasObject {
	s, k := c.screen, c.screen.needs.Kit
	now := widgets.NewParagraph(k, "", widgets.Style{Bold: true})
	why := widgets.NewParagraph(k, "", widgets.Style{Role: theme.Quiet, Size: theme.Small})
	ahead := widgets.NewParagraph(k, "", widgets.Style{})
	c.fresh = append(c.fresh, func() {
		v, ok := s.timing.verdict()
		if !ok {
			return
		}
		now.SetText(s.Say(v.Now))
		why.SetText(s.Say(v.Why))
		ahead.SetText(s.Say(v.Ahead))
	})
	return widgets.NewInset(k, 2, 0, 4, 0, widgets.NewPanel(k, widgets.NewColumn(k, 8, now, why, ahead)))
}

// presetFace says how an event times its games: how long and how it ends, then
// who wins and what is special.
func (s *Screen) presetFace(p clock.Preset) widgets.ListFace {
	face := widgets.ListFace{Icon: "clock", Title: s.N("minutes", p.Minutes) + " · " + s.T(shortID("endShort", p.End)), Line: s.Say(p.Rank)}
	if p.Name != "" {
		face.Title = p.Name + " · " + s.N("minutes", p.Minutes)
		face.Line = s.Say(p.End) + " · " + face.Line
	}
	switch {
	case p.Board == clock.HalfBoard && p.Life > 0:
		face.Line = s.T("halfBoard", "Life", p.Life) + " · " + face.Line
	case p.Board == clock.HalfBoard:
		face.Line = s.T("halfBoardOnly") + " · " + face.Line
	case p.Life > 0:
		face.Line = s.T("lifeEach", "Life", p.Life) + " · " + face.Line
	}
	if p.Player != nil {
		face.Line += " · " + s.bankOf(*p.Player)
	}
	return face
}

// playPreset times the table by an event. It keeps the timers, and the players'
// clocks where the event says nothing of them.
func (s *Screen) playPreset(p clock.Preset) {
	plan := p.Plan(s.needs.Presets.Warnings)
	if p.Player == nil {
		plan.Player = s.timing.state.Plan.Player
	}
	s.timing.choose(func(o timed.Schedule) timed.Schedule {
		return timed.Schedule{ID: p.ID, Preset: &p, Timers: o.Timers}
	})
	s.timing.set(plan)
	if s.otherLife(p) {
		s.Notify(s.N("lifeOffer", p.Life), s.N("giveLife", p.Life), func() { s.setLife(p.Life) })
	}
}

// otherLife tells whether an event gives everybody a life that not all have.
func (s *Screen) otherLife(p clock.Preset) bool { return p.Life != 0 && len(s.otherLives(p.Life)) > 0 }

// otherLives are the seats whose life is another.
func (s *Screen) otherLives(life int) []tracker.SeatView {
	var list []tracker.SeatView
	for _, seat := range s.seen.View.Seats {
		if len(seat.Gauges) > 0 && seat.Gauges[0].Whole != "" && !seat.Gone && tracker.TrackOf(seat.Tracks, seat.Gauges[0].Whole).Value != life {
			list = append(list, seat)
		}
	}
	return list
}

// setLife gives everybody the life of the event.
func (s *Screen) setLife(life int) {
	for _, seat := range s.otherLives(life) {
		s.Send(tracker.Set, seat.Seat, Fields{"track": seat.Gauges[0].Whole, "value": life})
	}
}

// setTimer chooses the timer that starts with its phase, none for a limit below
// 0. It starts at once where its phase is on.
func (c *timing) setTimer(kind clock.WindowKind, limit clock.Millis) {
	c.choose(func(o timed.Schedule) timed.Schedule {
		if limit < 0 {
			return o.Without(kind)
		}
		return o.With(timed.Timer{Window: kind, Limit: limit})
	})
	if c.at.Choosing == kind {
		c.want(0, timed.ChangeTimer(timed.Timer{Window: kind, Limit: limit}))
	}
}

// openTimer starts a timer now, as long as the chosen one of its kind, else the shortest.
func (c *timing) openTimer(kind clock.WindowKind) {
	t, ok := c.schedule.Timer(kind)
	if windows := c.screen.needs.Presets.Windows; !ok && len(windows) > 0 {
		t = timed.Timer{Window: kind, Limit: windows[0]}
	}
	t.Window = kind
	c.want(0, timed.OpenTimer(t, c.setUp(c.free())))
}
