package cli

import (
	"encoding/json"

	"quickcast/internal/uptime"
	"quickcast/tracker"
	"quickcast/tracker/clock"
	"quickcast/tracker/timed"
)

// clockAction is the one action of play that drives the table's clock.
const clockAction tracker.Kind = "clock"

// clockOrder is what a line says is to be done to the clock.
type clockOrder struct {
	Do      string
	Seat    tracker.Seat
	Minutes int
	Pace    string
	Bank    int // minutes
	Bonus   int // seconds
	Seconds int
	Timer   string
	Event   string

	Now  *int64 // milliseconds of a wall clock since 1970
	Up   *int64 // milliseconds since the start of the system
	Boot string // names that start
}

// clockLine reads a line that drives the clock; false for any other.
func (p *player) clockLine(line []byte) (order clockOrder, ours bool, err error) {
	fields, err := lineFields(line)
	if err != nil {
		return order, false, nil
	}
	var action string
	if take(fields, "action", &action) != nil || tracker.Kind(action) != clockAction {
		return order, false, nil
	}
	var seat json.RawMessage
	for _, field := range []struct {
		name string
		into any
	}{
		{"do", &order.Do},
		{"seat", &seat},
		{"minutes", &order.Minutes},
		{"pace", &order.Pace},
		{"bank", &order.Bank},
		{"bonus", &order.Bonus},
		{"seconds", &order.Seconds},
		{"timer", &order.Timer},
		{"event", &order.Event},
		{"now", &order.Now},
		{"up", &order.Up},
		{"boot", &order.Boot},
	} {
		if err := take(fields, field.name, field.into); err != nil {
			return order, true, tracker.RefuseField(clockAction, field.name, err)
		}
	}
	for name := range fields {
		return order, true, tracker.UnknownField.With("Action", string(clockAction), "Field", name)
	}
	order.Seat, err = p.seat(seat)
	return order, true, err
}

// drive does to the clock what a line says. Without anything to do it only looks.
func (p *player) drive(order clockOrder) error {
	p.watch, _ = p.seen().See(p.reading(order))
	changes, schedule, err := p.orders(order)
	if err != nil {
		return err
	}
	if !schedule.Equal(timed.ScheduleOf(p.table)) {
		e, err := timed.Choose(order.Seat, p.env.Now(), schedule)
		if err != nil {
			return err
		}
		if err := p.do(e); err != nil {
			return err
		}
	}
	return p.change(order.by(), changes)
}

// by is whose hand it was: a seat that switches, the table for all else.
func (o clockOrder) by() tracker.Seat {
	if o.Do == "press" {
		return o.Seat
	}
	return 0
}

// change does things to the clock at the moment it was last read.
func (p *player) change(seat tracker.Seat, changes []clock.Change) error {
	for _, do := range changes {
		e, err := timed.Event(seat, p.env.Now(), clock.Event{Stamp: p.watch.Stamp(), Do: do})
		if err != nil {
			return err
		}
		if err := p.do(e); err != nil {
			return err
		}
	}
	return nil
}

func (p *player) do(e tracker.Event) error {
	e.Device = playDevice
	_, err := p.table.Do(e)
	return err
}

// seen is the watch that goes on from the newest stamp of the log.
func (p *player) seen() clock.Watch {
	if p.watch != (clock.Watch{}) {
		return p.watch
	}
	if stamp := timed.Stamp(p.table); stamp != (clock.Stamp{}) {
		return clock.Follow(stamp)
	}
	return clock.Watch{}
}

// reading is what the device's clocks show, or what the line says they do.
func (p *player) reading(o clockOrder) clock.Reading {
	if o.Now != nil {
		r := clock.Reading{Wall: clock.Millis(*o.Now)}
		if o.Up != nil && o.Boot != "" {
			r.Mono, r.Run, r.CountsSleep = clock.Millis(*o.Up), o.Boot, true
		}
		return r
	}
	now := p.env.Now()
	if now != now.Round(0) { // the system's own time
		if up, start, ok := uptime.Open().Read(); ok && start != "" {
			return clock.UptimeReading(now, up, start)
		}
	}
	return clock.WallReading(now)
}

// orders are the clock's events of a line, and how the table is timed after it.
func (p *player) orders(o clockOrder) ([]clock.Change, timed.Schedule, error) {
	s, _ := timed.State(p.table)
	schedule := timed.ScheduleOf(p.table)
	library, err := clock.Load(p.env.Assets)
	if err != nil {
		return nil, schedule, err
	}
	seconds := clock.Millis(o.Seconds) * clock.Second
	switch o.Do {
	case "", "look":
		return nil, schedule, nil
	case "set":
		schedule = timed.Schedule{Timers: schedule.Timers}
		return p.setUp(s, o.plan(library.Warnings)), schedule, nil
	case "event":
		return p.byEvent(s, o, library)
	case "start":
		return []clock.Change{clock.Start{}}, schedule, nil
	case "pause":
		return []clock.Change{clock.Pause{}}, schedule, nil
	case "resume":
		return []clock.Change{clock.Resume{}}, schedule, nil
	case "switch":
		if o.Seat == 0 {
			return []clock.Change{clock.Neutral{}}, schedule, nil
		}
		return []clock.Change{clock.Switch{Seat: clock.Seat(o.Seat)}}, schedule, nil
	case "press":
		return timed.Press(clock.Seat(o.Seat), s), schedule, nil
	case "adjust":
		if o.Seat == 0 {
			return []clock.Change{clock.AdjustGame{By: seconds}}, schedule, nil
		}
		return []clock.Change{clock.Adjust{Seat: clock.Seat(o.Seat), By: seconds}}, schedule, nil
	case "discount":
		return []clock.Change{clock.Discount{By: seconds}}, schedule, nil
	case "open":
		return []clock.Change{clock.OpenWindow{Window: clock.WindowKind(o.Timer), Limit: seconds}}, schedule, nil
	case "close":
		return []clock.Change{clock.CloseWindow{}}, schedule, nil
	case "timer":
		if seconds < 0 {
			return nil, schedule.Without(clock.WindowKind(o.Timer)), nil
		}
		return nil, schedule.With(timed.Timer{Window: clock.WindowKind(o.Timer), Limit: seconds}), nil
	}
	return nil, schedule, &UsageError{ID: "table.playClockDo", Args: map[string]any{"Do": o.Do, "All": clockDoings()}}
}

// plan is how "set" times the table.
func (o clockOrder) plan(warnings []clock.Millis) clock.Plan {
	plan := clock.Plan{Game: clock.GameClock{Limit: clock.Millis(o.Minutes) * clock.Minute, Up: o.Minutes == 0}, Warnings: warnings}
	if o.Pace != "" && o.Pace != "none" {
		plan.Player = clock.Pace{Kind: clock.PaceKind(o.Pace), Bank: clock.Millis(o.Bank) * clock.Minute, Bonus: clock.Millis(o.Bonus) * clock.Second}
	}
	return plan
}

// setUp makes the clock anew; one that runs is paused first.
func (p *player) setUp(s clock.State, plan clock.Plan) []clock.Change {
	setUp := clock.SetUp{Seats: len(p.table.View(0).Seats), Plan: plan}
	if s.Running {
		return []clock.Change{clock.Pause{}, setUp}
	}
	return []clock.Change{setUp}
}

// byEvent times the table by one of the events.
func (p *player) byEvent(s clock.State, o clockOrder, library clock.Library) ([]clock.Change, timed.Schedule, error) {
	schedule := timed.ScheduleOf(p.table)
	if o.Event == "" {
		return nil, timed.Schedule{Timers: schedule.Timers}, nil
	}
	preset, ok := library.Preset(o.Event)
	if !ok {
		return nil, schedule, &UsageError{ID: "table.playClockEvent", Args: map[string]any{"Event": o.Event, "All": eventIDs(library)}}
	}
	next := timed.Schedule{ID: preset.ID, Preset: &preset, Timers: schedule.Timers}
	return p.setUp(s, preset.Plan(library.Warnings)), next, nil
}

// follow lets the clock go on with the table after an action.
func (p *player) follow(before timed.Moment) error {
	s, ok := timed.State(p.table)
	if !ok || s.Seats == 0 {
		return nil
	}
	changes := timed.ScheduleOf(p.table).Follow(before, p.moment(), s)
	if len(changes) == 0 {
		return nil
	}
	p.watch, _ = p.seen().See(p.reading(clockOrder{}))
	return p.change(0, changes)
}

// moment is where the table stands as far as the clock cares.
func (p *player) moment() timed.Moment { return timed.MomentOf(p.table.View(0), p.table.State()) }
