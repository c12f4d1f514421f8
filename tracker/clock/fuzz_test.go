package clock_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/tracker/clock"
)

// Whatever is read as an event is written and read as the same, and neither
// Apply nor Look panics on it.
func FuzzEvent(f *testing.F) {
	for _, do := range []clock.Change{
		clock.SetUp{Seats: 2, Plan: standard()},
		clock.Start{},
		clock.Switch{Seat: 1},
		clock.Adjust{Seat: 2, By: -5},
		clock.OpenWindow{Window: clock.Planning, Limit: 30_000},
		clock.Discount{By: 7},
	} {
		data, err := json.Marshal(at(61_234, do))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(`{"kind":"switch","stamp":{"at":-1},"do":{"seat":9}}`))
	f.Add([]byte(`{"kind":"tea"}`))
	paused := replay(f, at(0, clock.SetUp{Seats: 2, Plan: standard()}), at(0, clock.Start{}), at(minute, clock.Pause{}))
	f.Fuzz(func(t *testing.T, data []byte) {
		var e clock.Event
		if err := json.Unmarshal(data, &e); err != nil {
			return
		}
		again, err := json.Marshal(e)
		if err != nil {
			t.Fatal(err)
		}
		var back clock.Event
		if err := json.Unmarshal(again, &back); err != nil || !reflect.DeepEqual(normal(back), normal(e)) {
			t.Fatalf("%s came back as %s: %v", data, again, err)
		}
		e.Message()
		for _, s := range []clock.State{{}, paused} {
			next, err := clock.Apply(s, e)
			if err != nil {
				continue
			}
			v := clock.Look(next, next.Last.At+minute)
			if v.Elapsed < 0 {
				t.Fatalf("elapsed %d after %s", v.Elapsed, data)
			}
		}
	})
}

// normal takes an empty list of warnings for none.
func normal(e clock.Event) clock.Event {
	if do, ok := e.Do.(clock.SetUp); ok && len(do.Plan.Warnings) == 0 {
		do.Plan.Warnings = nil
		e.Do = do
	}
	return e
}

// Whatever is read as a state can be looked at and written again.
func FuzzState(f *testing.F) {
	data, err := json.Marshal(busy(f))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte(`{}`))
	f.Add([]byte(`{"seats":2,"running":true}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var s clock.State
		if err := json.Unmarshal(data, &s); err != nil {
			return
		}
		v := clock.Look(s, s.Last.At+hour)
		if v.Elapsed < 0 || v.In < 0 {
			t.Fatalf("elapsed %d, in %d", v.Elapsed, v.In)
		}
		if _, err := json.Marshal(s); err != nil {
			t.Fatal(err)
		}
	})
}

// Presets are read whole or refused with a typed error; what is read is
// written and read as the same.
func FuzzPresets(f *testing.F) {
	data, err := assets.FS.ReadFile("data/events.json")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte(`{"presets":[{"id":"own","name":"Club","minutes":60,"end":"at-once","rank":"draw","players":{"pace":"delay","minutes":30,"seconds":5}}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		presets, err := clock.ReadPresets("own.json", data)
		if err != nil {
			var wrong *clock.DataError
			if !errors.As(err, &wrong) || wrong.File != "own.json" {
				t.Fatalf("%v does not name the file", err)
			}
			return
		}
		again, err := clock.WritePresets(presets)
		if err != nil {
			t.Fatal(err)
		}
		back, err := clock.ReadPresets("own.json", again)
		if err != nil || !reflect.DeepEqual(back, presets) {
			t.Fatalf("came back as %+v: %v", back, err)
		}
		for _, p := range presets {
			if err := p.Plan(nil).Check(); err != nil {
				t.Fatalf("the plan of %+v: %v", p, err)
			}
		}
	})
}
