package timed

import (
	"encoding/json"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
)

// Lines tell what somebody did to the clock: what it showed before and shows
// now where it was set by hand. What the clock does with every turn is told in
// the Record only, a checkpoint nowhere.
func (tableClock) Lines(before, after tracker.State, e tracker.Event) []tracker.Line {
	var event clock.Event
	if json.Unmarshal(e.Data, &event) != nil || event.Do == nil {
		return nil
	}
	old, _ := before.(clock.State)
	now, _ := after.(clock.State)
	at := clock.Look(now, now.Last.At)
	was := clock.Look(old, now.Last.At)
	line := tracker.Line{}
	line.ID, line.Args = event.Message()
	tell := func(id string, args map[string]any) { line.ID, line.Args = id, args }
	switch do := event.Do.(type) {
	case clock.Checkpoint:
		return nil
	case clock.Start:
		tell("table.clockStart", map[string]any{"Time": shown(at.Game)})
	case clock.Pause:
		tell("table.clockPause", map[string]any{"Time": shown(at.Game)})
	case clock.Resume:
		tell("table.clockResume", map[string]any{"Time": shown(at.Game)})
	case clock.Switch:
		tell("table.clockSwitch", map[string]any{"Player": tracker.Seat(do.Seat)})
		line.Aside = true
	case clock.Neutral, clock.OpenWindow, clock.CloseWindow:
		line.Aside = true
	case clock.Adjust:
		tell("table.clockAdjust", changed(was.Player(do.Seat), at.Player(do.Seat), line.Args["By"]))
		line.Args["Player"] = tracker.Seat(do.Seat)
	case clock.AdjustGame:
		tell("table.clockAdjustGame", changed(was.Game, at.Game, line.Args["By"]))
	}
	if e.Seat != 0 {
		return []tracker.Line{{ID: "table.clockBy", Args: map[string]any{"Name": e.Seat, "What": tracker.Notice{ID: line.ID, Args: line.Args}}, Aside: line.Aside}}
	}
	return []tracker.Line{line}
}

// changed are the arguments of a clock that was set by hand.
func changed(from, to clock.Face, by any) map[string]any {
	return map[string]any{"From": shown(from), "To": shown(to), "By": by}
}

func shown(f clock.Face) string { return f.String() }
