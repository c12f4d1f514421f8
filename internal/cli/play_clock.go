package cli

import (
	"reflect"
	"strings"

	"github.com/quickcast/quickcast/internal/uptime"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/timed"
)

// clockAction is the one action of play that drives the table's clock.
const clockAction tracker.Kind = "clock"

// clockOrder is what a line says is to be done to the clock.
type clockOrder struct {
	Do      clockDoing   `json:"do,omitempty"`
	Seat    tracker.Seat `json:"-"`
	Minutes int          `json:"minutes,omitempty"`
	Pace    string       `json:"pace,omitempty" values:"none plain increment delay bronstein"`
	Bank    int          `json:"bank,omitempty"`    // minutes
	Bonus   int          `json:"bonus,omitempty"`   // seconds
	Seconds int          `json:"seconds,omitempty"` //
	Timer   string       `json:"timer,omitempty" values:"planning quickcast"`
	Event   string       `json:"event,omitempty"`
	Now     *int64       `json:"now,omitempty"`  // milliseconds of a wall clock since 1970
	Up      *int64       `json:"up,omitempty"`   // milliseconds since the start of the system
	Boot    string       `json:"boot,omitempty"` // names that start
}

// clockDoing is what can be done to the clock.
type clockDoing string

// Values are all of them, in the order to tell them.
func (clockDoing) Values() []string {
	return []string{"look", "set", "event", "start", "pause", "resume", "switch", "press", "adjust", "discount", "timer", "open", "close"}
}

// clockHelp documents the action.
func clockHelp() tracker.Action {
	return tracker.Action{Kind: clockAction, About: "table.actionClock", Fields: tracker.Describe(reflect.TypeFor[clockOrder](), "table.fieldClock-")}
}

// clockLine reads a line that drives the clock; false for any other.
func (p *player) clockLine(line []byte) (order clockOrder, ours bool, err error) {
	fields, err := lineFields(line)
	var action string
	if err != nil || take(fields, "action", &action) != nil || tracker.Kind(action) != clockAction {
		return order, false, nil
	}
	seat := fields["seat"]
	delete(fields, "seat")
	e, err := tracker.NewEvent(clockAction, 0, p.env.Now(), fields)
	if err == nil {
		err = e.Read(&order)
	}
	if err == nil {
		order.Seat, err = p.seat(seat)
	}
	return order, true, err
}

// drive does to the clock what a line says. Without anything to do it only looks.
func (p *player) drive(line clockOrder) error {
	order, err := p.order(line)
	if err != nil {
		return err
	}
	p.watch, _ = p.seen().See(p.reading(line))
	return p.carryOut(order)
}

// carryOut does what is wanted at the moment the clock was last read.
func (p *player) carryOut(order timed.Order) error {
	return order.Do(p.table, p.env.Now(), p.watch.Stamp(), playDevice)
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

// order is what a line wants of the table's time.
func (p *player) order(o clockOrder) (timed.Order, error) {
	library, err := clock.Load(p.env.Assets)
	if err != nil {
		return timed.Order{}, err
	}
	seat, seconds := clock.Seat(o.Seat), clock.Millis(o.Seconds)*clock.Second
	just := func(changes ...clock.Change) (timed.Order, error) {
		return timed.Order{Wish: timed.Just(changes...)}, nil
	}
	switch o.Do {
	case "", "look":
		return timed.Order{}, nil
	case "set":
		return timed.Order{Choose: timed.Schedule.WithoutEvent, Wish: p.anew(o.plan(library.Warnings))}, nil
	case "event":
		return p.byEvent(o, library)
	case "start":
		return just(clock.Start{})
	case "pause":
		return just(clock.Pause{})
	case "resume":
		return just(clock.Resume{})
	case "switch":
		if o.Seat == 0 {
			return just(clock.Neutral{})
		}
		return just(clock.Switch{Seat: seat})
	case "press":
		return timed.Order{Seat: o.Seat, Wish: timed.Press(o.Seat)}, nil
	case "adjust":
		if o.Seat == 0 {
			return just(clock.AdjustGame{By: seconds})
		}
		return just(clock.Adjust{Seat: seat, By: seconds})
	case "discount":
		return just(clock.Discount{By: seconds})
	case "open":
		return just(clock.OpenWindow{Window: clock.WindowKind(o.Timer), Limit: seconds})
	case "close":
		return just(clock.CloseWindow{})
	case "timer":
		timer := timed.Timer{Window: clock.WindowKind(o.Timer), Limit: seconds}
		return timed.Order{Choose: func(s timed.Schedule) timed.Schedule { return s.With(timer) }}, nil
	}
	return timed.Order{}, &UsageError{ID: "table.playClockDo", Args: map[string]any{"Do": string(o.Do), "All": strings.Join(o.Do.Values(), ", ")}}
}

// plan is how "set" times the table.
func (o clockOrder) plan(warnings []clock.Millis) clock.Plan {
	plan := clock.Plan{Game: clock.GameClock{Limit: clock.Millis(o.Minutes) * clock.Minute, Up: o.Minutes == 0}, Warnings: warnings}
	if o.Pace != "" && o.Pace != "none" {
		plan.Player = clock.Pace{Kind: clock.PaceKind(o.Pace), Bank: clock.Millis(o.Bank) * clock.Minute, Bonus: clock.Millis(o.Bonus) * clock.Second}
	}
	return plan
}

// anew makes the clock anew.
func (p *player) anew(plan clock.Plan) timed.Wish {
	return timed.Anew(clock.SetUp{Seats: len(p.table.View(0).Seats), Plan: plan}, clock.Nobody)
}

// byEvent times the table by one of the events.
func (p *player) byEvent(o clockOrder, library clock.Library) (timed.Order, error) {
	if o.Event == "" {
		return timed.Order{Choose: timed.Schedule.WithoutEvent}, nil
	}
	preset, ok := library.Preset(o.Event)
	if !ok {
		return timed.Order{}, &UsageError{ID: "table.playClockEvent", Args: map[string]any{"Event": o.Event, "All": eventIDs(library)}}
	}
	at := func(s timed.Schedule) timed.Schedule { return s.At(preset) }
	return timed.Order{Choose: at, Wish: p.anew(preset.Plan(library.Warnings))}, nil
}
