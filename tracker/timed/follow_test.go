package timed

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/magewars"
)

// paced is a clock of two seats with half an hour each.
func paced(turn clock.Seat) clock.State {
	return clock.State{Seats: 2, Turn: turn, Started: true, Running: true, Plan: clock.Plan{
		Game: clock.GameClock{Up: true}, Player: clock.Pace{Kind: clock.Plain, Bank: 30 * clock.Minute},
	}}
}

func TestTheClockFollowsTheTable(t *testing.T) {
	o := Schedule{Timers: []Timer{{clock.Planning, clock.Minute}}}
	upkeep := Moment{Round: 1, Phase: "upkeep"}
	planning := Moment{Round: 1, Phase: "planning", Choosing: clock.Planning}
	first := Moment{Round: 1, Phase: "first", Choosing: clock.Quickcast}
	mine := Moment{Round: 1, Phase: "action", Turn: 1}
	theirs := Moment{Round: 1, Phase: "action", Turn: 2}
	open := paced(clock.Nobody)
	open.Window = clock.Window{Kind: clock.Planning, Limit: clock.Minute}
	free := paced(1)
	free.Plan.Player = clock.Pace{}
	end := mine
	end.Over = true
	paused := paced(1)
	paused.Running = false
	ended := paused
	ended.Ended = true
	for name, c := range map[string]struct {
		before, now Moment
		clock       clock.State
		want        []clock.Change
	}{
		"nothing happened":              {mine, mine, paced(2), nil},
		"a turn begins":                 {upkeep, mine, paced(0), []clock.Change{clock.Switch{Seat: 1}}},
		"the other's turn":              {mine, theirs, paced(1), []clock.Change{clock.Switch{Seat: 2}}},
		"it stands so already":          {mine, theirs, paced(2), nil},
		"all act":                       {theirs, upkeep, paced(2), []clock.Change{clock.Neutral{}}},
		"planning has a timer":          {upkeep, planning, paced(0), []clock.Change{clock.OpenWindow{Window: clock.Planning, Limit: clock.Minute}}},
		"quickcast has none":            {planning, first, open, []clock.Change{clock.CloseWindow{}}},
		"no clock for each":             {mine, theirs, free, nil},
		"no clock":                      {upkeep, planning, clock.State{}, nil},
		"the game is over":              {mine, end, paced(1), []clock.Change{clock.Pause{End: true}}},
		"it was paused before":          {mine, end, paused, nil},
		"the end is taken back":         {end, mine, ended, []clock.Change{clock.Resume{}}},
		"a hand had paused it before":   {end, mine, paused, nil},
		"it runs on by a hand":          {end, mine, paced(1), nil},
		"a seat the clock has not room": {mine, Moment{Round: 1, Phase: "action", Turn: 3}, paced(1), nil},
	} {
		if got := o.follow(c.before, c.now, c.clock); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

func TestATapOnAClockIsAChessClocks(t *testing.T) {
	standing := paced(1)
	standing.Running = false
	fresh := clock.State{Seats: 2, Plan: standing.Plan}
	for name, c := range map[string]struct {
		clock clock.State
		want  []clock.Change
	}{
		"my turn ends":                {paced(1), []clock.Change{clock.Switch{Seat: 2}}},
		"nobody's time":               {paced(0), []clock.Change{clock.Switch{Seat: 2}}},
		"a slip is taken back":        {paced(2), []clock.Change{clock.Switch{Seat: 1}}},
		"it stood":                    {standing, []clock.Change{clock.Switch{Seat: 2}, clock.Resume{}}},
		"it never ran":                {fresh, []clock.Change{clock.Switch{Seat: 2}, clock.Start{}}},
		"there is no clock to tap at": {clock.State{}, nil},
	} {
		if got := Press(1)(c.clock, Schedule{}); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

func TestTheLogTellsWhoChangedTheClock(t *testing.T) {
	files := store.NewMemory()
	seats := []magewars.SeatData{{Name: "Ada", Life: 24, Channel: 7}, {Name: "Bo", Life: 21, Channel: 7}}
	setup, err := tracker.NewEvent(tracker.Setup, 0, at(0), magewars.SetupData{Game: "academy", Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	table, err := journal.Create(files, "tables/1", magewars.Academy(), setup, All()...)
	if err != nil {
		t.Fatal(err)
	}
	send := func(seat tracker.Seat, second int, do clock.Change) {
		t.Helper()
		e, err := event(seat, at(second), clock.Event{Stamp: clock.Stamp{At: clock.Millis(second) * 1000}, Do: do})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := table.Do(e); err != nil {
			t.Fatal(err)
		}
	}
	plan := paced(0).Plan
	plan.Game = clock.GameClock{Limit: 75 * clock.Minute}
	send(0, 1, clock.SetUp{Seats: 2, Plan: plan})
	tap(t, table, 1)
	send(0, 2, clock.Start{})
	send(2, 3, clock.Switch{Seat: 1})
	send(0, 33, clock.Checkpoint{})
	send(0, 63, clock.Pause{})
	send(1, 64, clock.Adjust{Seat: 2, By: 5 * clock.Minute})
	chosen, err := choose(0, at(65), Schedule{ID: "own", Round: 2})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := table.Do(chosen); err != nil {
		t.Fatal(err)
	}
	ids := func(lines []tracker.Line) (ids []string) {
		for _, line := range lines {
			ids = append(ids, line.ID)
		}
		return ids
	}
	log := table.Log()[3:] // after those of the beginning
	want := []string{"clock.logSetUp", "table.logChange", "table.clockStart", "table.clockPause", "table.clockBy", "table.clockEvent", "table.clockTimeUp"}
	if got := ids(log); !slices.Equal(got, want) {
		t.Errorf("the log says %v, want %v", got, want)
	}
	by := log[4]
	what := by.Args["What"].(tracker.Notice)
	if by.Args["Name"] != "Ada" || what.Args["Player"] != "Bo" || what.Args["From"] != "30:00" || what.Args["To"] != "35:00" || what.Args["By"] != "+5:00" {
		t.Errorf("the log says %v of %v", by, what)
	}
	record := ids(table.Record())
	if len(record) != 3+len(want)+1 {
		t.Errorf("the record says %v, want the switch as well", record)
	}
	if again := open(t, files); !slices.EqualFunc(again.Log()[3:], log, func(a, b tracker.Line) bool { return a.ID == b.ID && a.Seq == b.Seq }) {
		t.Errorf("opened again the log says %v", ids(again.Log()))
	}
}

func open(t *testing.T, files *store.Memory) *journal.Table {
	t.Helper()
	table, _, err := journal.Open(files, "tables/1", tracker.NewRegistry(magewars.Academy()), All()...)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func TestTheRoundOfTimeUpIsNotedOnce(t *testing.T) {
	at := Schedule{}.At(clock.Preset{ID: "evening"})
	for name, c := range map[string]struct {
		before Schedule
		up     bool
		round  int
		want   int
	}{
		"time is up":             {at, true, 4, 4},
		"before the first round": {at, true, 0, 1},
		"it is noted already":    {at.Noted(true, 4), true, 7, 4},
		"it was given more time": {at.Noted(true, 4), false, 7, 0},
		"at no event":            {Schedule{}, true, 4, 0},
	} {
		if got := c.before.Noted(c.up, c.round).Round; got != c.want {
			t.Errorf("%s: round %d, want %d", name, got, c.want)
		}
	}
}

func TestATimerBelowZeroIsNone(t *testing.T) {
	s := Schedule{}.With(Timer{Window: clock.Planning, Limit: 60}).With(Timer{Window: clock.Quickcast, Limit: 20}).With(Timer{Window: clock.Planning, Limit: -1})
	if _, ok := s.Timer(clock.Planning); ok || len(s.Timers) != 1 {
		t.Errorf("%v", s.Timers)
	}
}
