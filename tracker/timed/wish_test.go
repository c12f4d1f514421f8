package timed

import (
	"fmt"
	"testing"

	"github.com/quickcast/quickcast/tracker/clock"
)

// What a hand wants of a clock, in every state the clock may be in.
func TestWishesFollowTheClock(t *testing.T) {
	anew := clock.SetUp{Seats: 2}
	paced := clock.SetUp{Seats: 2, Plan: clock.Plan{Game: clock.GameClock{Up: true}, Player: clock.Pace{Kind: clock.Plain}}}
	none, fresh := clock.State{}, clock.State{Seats: 2}
	stands, runs := clock.State{Seats: 2, Started: true}, clock.State{Seats: 2, Started: true, Running: true}
	up := clock.State{Seats: 2, Plan: clock.Plan{Game: clock.GameClock{Up: true}}}
	ran := clock.State{Seats: 2, Started: true, Running: true, Neutral: 4, Players: [clock.MaxSeats]clock.Share{{Spent: 3}}, Game: clock.Share{Adjusted: 2}, Plan: up.Plan}
	left := ran
	left.Plan.Game = clock.GameClock{Limit: 60}
	open := clock.State{Seats: 2, Window: clock.Window{Kind: clock.Planning}}
	timer, off := Timer{Window: clock.Planning, Limit: 5}, Timer{Window: clock.Planning, Limit: -1}
	for i, test := range []struct {
		wish Wish
		on   clock.State
		want string
	}{
		{Toggle(anew), none, "SetUp Start"},
		{Toggle(anew), fresh, "Start"},
		{Toggle(anew), stands, "Resume"},
		{Toggle(anew), runs, "Pause"},
		{Anew(anew, 1), runs, "Pause SetUp Start"},
		{Anew(paced, 2), ran, "Pause SetUp Switch AdjustGame9 Start"},
		{Anew(paced, 2), left, "Pause SetUp Switch"},
		{Anew(paced, 1), stands, "SetUp Switch"},
		{Anew(paced, clock.Nobody), stands, "SetUp"},
		{Count(7), stands, "AdjustGame-7"},
		{Count(7), up, "AdjustGame7"},
		{Count(7), runs, "Pause AdjustGame-7 Resume"},
		{OpenTimer(timer, anew), none, "SetUp OpenWindow Start"},
		{OpenTimer(timer, anew), stands, "OpenWindow Resume"},
		{OpenTimer(timer, anew), runs, "OpenWindow"},
		{ChangeTimer(timer), none, ""},
		{ChangeTimer(timer), runs, "OpenWindow"},
		{ChangeTimer(off), runs, ""},
		{ChangeTimer(off), open, "CloseWindow"},
	} {
		got := ""
		for _, do := range test.wish(test.on, Schedule{}) {
			name := fmt.Sprintf("%T", do)[len("clock."):]
			if adjust, ok := do.(clock.AdjustGame); ok {
				name += fmt.Sprint(int(adjust.By))
			}
			if got != "" {
				got += " "
			}
			got += name
		}
		if got != test.want {
			t.Errorf("%d: %q, want %q", i, got, test.want)
		}
	}
}
