package timed

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/magewars/state"

	"github.com/quickcast/quickcast/internal/store"
)

// game is a table that is played to the time.
type game struct {
	t     *testing.T
	table *journal.Table
	lib   clock.Library
	now   int // seconds
}

func (g *game) do(kind tracker.Kind, seat tracker.Seat, payload any) {
	g.t.Helper()
	e, err := tracker.NewEvent(kind, seat, at(g.now), payload)
	if err != nil {
		g.t.Fatal(err)
	}
	if _, err := g.table.Do(e); err != nil {
		g.t.Fatal(err)
	}
}

func (g *game) hurt(seat tracker.Seat, amount int) {
	g.t.Helper()
	g.do("change", seat, map[string]any{"track": "damage", "amount": amount})
}

// round goes on to a phase of the next round.
func (g *game) next(to state.Phase) {
	g.t.Helper()
	g.do("next", 0, map[string]any{"to": to})
}

// verdict is what the event says when so many minutes have passed.
func (g *game) verdict(minutes int) clock.Verdict {
	g.t.Helper()
	o := ScheduleOf(g.table)
	c, ok := State(g.table)
	preset, known := o.PresetIn(g.lib)
	if !ok || !known {
		g.t.Fatal("the table has no clock or no event")
	}
	view := clock.Look(c, clock.Millis(minutes)*clock.Minute)
	if view.Game.TimeUp() && o.Round == 0 {
		o.Round = g.table.View(0).Round
		e, err := choose(0, at(g.now), o)
		if err != nil {
			g.t.Fatal(err)
		}
		if _, err := g.table.Do(e); err != nil {
			g.t.Fatal(err)
		}
	}
	return clock.Judge(preset, Facts(g.table.State(), g.table.View(0), view, o))
}

// actAll lets all creatures act, so that the round is over.
func (g *game) actAll() {
	g.t.Helper()
	for {
		s := g.table.State().(*state.State)
		if s.Turn == 0 {
			return
		}
		g.do("activate", 0, map[string]any{"object": s.Mage(s.Turn).ID})
		g.do("end", 0, nil)
	}
}

func play(t *testing.T, lib clock.Library, preset clock.Preset) *game {
	t.Helper()
	seats := []magewars.SeatData{{Name: "Ada", Life: 24, Channel: 7}, {Name: "Bo", Life: 21, Channel: 7}}
	setup, err := tracker.NewEvent(tracker.Setup, 0, at(0), magewars.SetupData{Game: "academy", Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	table, err := journal.Create(store.NewMemory(), "tables/1", magewars.Academy(), setup, All()...)
	if err != nil {
		t.Fatal(err)
	}
	table.Use(journal.Seeded(1))
	g := &game{t: t, table: table, lib: lib}
	chosen, err := choose(0, at(0), Schedule{ID: preset.ID, Preset: &preset})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := table.Do(chosen); err != nil {
		t.Fatal(err)
	}
	for _, do := range []clock.Change{clock.SetUp{Seats: 2, Plan: preset.Plan(lib.Warnings)}, clock.Start{}} {
		e, err := event(0, at(0), clock.Event{Do: do})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := table.Do(e); err != nil {
			t.Fatal(err)
		}
	}
	if preset.Life > 0 {
		for seat := range 2 {
			g.do("set", tracker.Seat(seat+1), map[string]any{"track": "life", "value": preset.Life})
		}
	}
	return g
}

// Ada took 6 and healed them, Bo took 5 and has them still: by life Ada is ahead,
// by damage taken Bo.
func TestEveryEventPlayedToItsTime(t *testing.T) {
	lib, err := clock.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	type stop struct{ now, ahead string }
	life, damage, draw := "Ada is ahead with 24 life left; the next has 16.", "Bo is ahead with 5 damage taken in all; the next has 6. Healing does not count.", "Nobody is ahead: if time runs out, the game is a draw."
	won := func(s string) string { return "Ada wins with 24 life left; the next has 16." + s }
	for id, want := range map[string][4]stop{ // before time, at time in round 3, its end, and in round 4
		"damage-75": {
			{"Play on; the game lasts 75 minutes.", damage},
			{"Time is up. Round 3 is the last: play it to its end.", damage},
			{"Time is up and round 3 is played: the game is over.", "Bo wins with 5 damage taken in all; the next has 6. Healing does not count."},
			{"Time is up and round 3 is played: the game is over.", "Bo wins with 5 damage taken in all; the next has 6. Healing does not count."},
		},
		"life-75": {
			{"Play on; the game lasts 75 minutes.", life},
			{"Time is up. Finish the action that is on; then the game is over.", won("")},
			{"Time is up. Finish the action that is on; then the game is over.", won("")},
			{"Time is up. Finish the action that is on; then the game is over.", won("")},
		},
		"draw-75": {
			{"Play on; the game lasts 75 minutes.", draw},
			{"Time is up. Finish the action that is on; then the game is over.", "Time ran out: the game is a draw."},
			{"Time is up. Finish the action that is on; then the game is over.", "Time ran out: the game is a draw."},
			{"Time is up. Finish the action that is on; then the game is over.", "Time ran out: the game is a draw."},
		},
		"one-more-80": {
			{"Play on; the game lasts 80 minutes.", life},
			{"Time is up. Finish round 3 and play on to the end of round 4; it is the last.", life},
			{"Time is up. Play one more round, round 4; it is the last.", life},
			{"Time is up. Round 4 is the last: play it to its end.", life},
		},
		"even-85": {
			{"Play on; the game lasts 85 minutes.", life},
			{"Time is up. Finish round 3 and play on to the end of round 4; it is the last.", life},
			{"Time is up. Play one more round, round 4; it is the last.", life},
			{"Time is up. Round 4 is the last: play it to its end.", life},
		},
		"even-90": {
			{"Play on; the game lasts 90 minutes.", life},
			{"Time is up. Finish round 3 and play on to the end of round 4; it is the last.", life},
			{"Time is up. Play one more round, round 4; it is the last.", life},
			{"Time is up. Round 4 is the last: play it to its end.", life},
		},
		"half-board-50": {
			{"Play on; the game lasts 50 minutes.", "Ada is ahead with 20 life left; the next has 15."},
			{"Time is up. Round 3 is the last: play it to its end.", "Ada is ahead with 20 life left; the next has 15."},
			{"Time is up and round 3 is played: the game is over.", "Ada wins with 20 life left; the next has 15."},
			{"Time is up and round 3 is played: the game is over.", "Ada wins with 20 life left; the next has 15."},
		},
	} {
		t.Run(id, func(t *testing.T) {
			preset, ok := lib.Preset(id)
			if !ok {
				t.Fatal("there is no such event")
			}
			g := play(t, lib, preset)
			g.next(state.ActionPhase)
			g.hurt(1, 6)
			g.hurt(1, -6)
			g.hurt(2, 5)
			g.next(state.ActionPhase)
			g.next(state.ActionPhase)
			check := func(i, minutes int) {
				t.Helper()
				v := g.verdict(minutes)
				if now, ahead := w.Say(v.Now), w.Say(v.Ahead); now != want[i].now || ahead != want[i].ahead {
					t.Errorf("stop %d: %q and %q, want %q and %q", i, now, ahead, want[i].now, want[i].ahead)
				}
				if w.Say(v.Why) == "" {
					t.Errorf("stop %d does not say why", i)
				}
			}
			check(0, preset.Minutes-1)
			check(1, preset.Minutes)
			g.actAll()
			check(2, preset.Minutes+1)
			g.next(state.ResetPhase)
			check(3, preset.Minutes+2)
		})
	}
	if n := len(lib.Presets); n != 7 {
		t.Errorf("there are %d events, and not all were played", n)
	}
}
