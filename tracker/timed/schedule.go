package timed

import (
	"encoding/json"
	"reflect"
	"slices"
	"time"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
)

// scheduleKind is the kind of the events that say how a table is timed.
const scheduleKind tracker.Kind = "occasion"

// Schedule is how a table is timed beside what its clock shows: the event it is
// played at, the round at which its time was up, and the short timers that
// start by themselves. It is a value and is never changed.
type Schedule struct {
	ID     string        `json:"id,omitempty"`     // of a preset of the library, where Preset is not given
	Preset *clock.Preset `json:"preset,omitempty"` // the event as it was when it was chosen
	Round  int           `json:"round,omitempty"`  // in which time was up; 0 while it is not
	Timers []Timer       `json:"timers,omitempty"`
}

// Timer is a short timer that starts with its phase. A Limit of 0 is free.
type Timer struct {
	Window clock.WindowKind `json:"window"`
	Limit  clock.Millis     `json:"limit,omitempty"`
}

// equal tells whether two are the same.
func (o Schedule) equal(other Schedule) bool { return reflect.DeepEqual(o, other) }

// PresetIn is the preset the table is played by; false for none, and for the id of
// one that the library does not know.
func (o Schedule) PresetIn(library clock.Library) (clock.Preset, bool) {
	switch {
	case o.Preset != nil:
		return *o.Preset, true
	case o.ID == "":
		return clock.Preset{}, false
	}
	return library.Preset(o.ID)
}

// Timer is the timer of a kind that starts by itself; false for none.
func (o Schedule) Timer(kind clock.WindowKind) (Timer, bool) {
	return pick.Find(o.Timers, func(t Timer) bool { return t.Window == kind })
}

// With gives the schedule with this timer in place of the one of its kind, with none for a
// limit below 0.
func (o Schedule) With(t Timer) Schedule {
	o.Timers = slices.DeleteFunc(slices.Clone(o.Timers), func(old Timer) bool { return old.Window == t.Window })
	if t.Limit >= 0 {
		o.Timers = append(o.Timers, t)
	}
	return o
}

// WithoutEvent gives the schedule of a table that is played at no event: its timers alone.
func (o Schedule) WithoutEvent() Schedule { return Schedule{Timers: o.Timers} }

// At gives the schedule of a table that is played at an event from now on, with its timers.
func (o Schedule) At(p clock.Preset) Schedule {
	return Schedule{ID: p.ID, Preset: &p, Timers: o.Timers}
}

// Noted gives the schedule with the round in which time was up, and without one where the
// clock was given more time after all.
func (o Schedule) Noted(up bool, round int) Schedule {
	switch {
	case o.ID == "" || (o.Round != 0) == up:
	case up:
		o.Round = max(1, round)
	default:
		o.Round = 0
	}
	return o
}

// schedules are how a table is timed, as something beside its game. An event
// carries the whole of the next one.
type schedules struct{}

// Kind is "schedule".
func (schedules) Kind() tracker.Kind { return scheduleKind }

// New is no schedule.
func (schedules) New() tracker.State { return Schedule{} }

// Apply gives the schedule of an event. It refuses what is none, and a preset
// nobody can play by (tracker.BadPayload), or a timer there is not (a *tracker.Refusal).
func (schedules) Apply(before tracker.State, e tracker.Event) (tracker.State, error) {
	var o Schedule
	if err := json.Unmarshal(e.Data, &o); err != nil {
		return before, tracker.BadPayload.With("Reason", err.Error())
	}
	if o.Preset != nil {
		if err := o.Preset.Check(); err != nil {
			return before, tracker.BadPayload.With("Reason", err.Error())
		}
	}
	for _, t := range o.Timers {
		if err := clock.OpenWindow(t).Check(); err != nil {
			return before, err
		}
	}
	return o, nil
}

// Lines tell which event is played and when time was up.
func (schedules) Lines(before, after tracker.State, _ tracker.Event) []tracker.Line {
	old, _ := before.(Schedule)
	now, _ := after.(Schedule)
	var lines []tracker.Line
	if old.ID != now.ID || !reflect.DeepEqual(old.Preset, now.Preset) {
		lines = append(lines, chosen(now))
	}
	if now.Round > 0 && old.Round != now.Round {
		lines = append(lines, tracker.Line{ID: "table.clockTimeUp", Args: map[string]any{"Round": now.Round}})
	}
	if !reflect.DeepEqual(old.Timers, now.Timers) {
		lines = append(lines, tracker.Line{ID: "table.clockTimers", Aside: true})
	}
	return lines
}

// chosen tells of the event a table is played at from now on.
func chosen(o Schedule) tracker.Line {
	if o.Preset == nil {
		if o.ID == "" {
			return tracker.Line{ID: "table.clockNoEvent"}
		}
		return tracker.Line{ID: "table.clockEvent", Args: map[string]any{"Name": o.ID}}
	}
	return tracker.Line{ID: "table.clockEvent", Args: map[string]any{"Name": *o.Preset}}
}

// choose makes a schedule an event of the table's log, at a time the caller passes.
func choose(seat tracker.Seat, at time.Time, o Schedule) (tracker.Event, error) {
	e, err := tracker.NewEvent(scheduleKind, seat, at, o)
	e.Companion = true
	return e, err
}

// ScheduleOf is the schedule of a table, the zero one where it has none.
func ScheduleOf(of companions) Schedule {
	state, _ := of.Companion(scheduleKind)
	o, _ := state.(Schedule)
	return o
}
