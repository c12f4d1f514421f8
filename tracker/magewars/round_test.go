package magewars

import (
	"errors"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

func TestA3A4A7NewTable(t *testing.T) {
	tb := academyTable(t)
	m := tb.s.Mage(2)
	if m.Damage != 0 || m.Mana != 3 || !tb.s.Player(2).Quickcast || m.Printed.Level != 4 || !m.Major() {
		t.Fatalf("%+v", m)
	}
}

func TestA5FirstResetChannels(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ResetPhase)
	if got := [2]int{tb.s.Mage(1).Mana, tb.s.Mage(2).Mana}; got != [2]int{7, 10} {
		t.Fatalf("mana %v, want 7 and 10", got)
	}
}

func TestA8InitiativeByTheHighRoll(t *testing.T) {
	tb := academyTable(t)
	tb.do("initiative", 0, "", rolls(4, 4, 3, 9)) // reading K: a tie is rolled again
	if tb.s.Initiative != 2 || !tb.said("table.logInitiativeTie") {
		t.Fatalf("initiative %d", tb.s.Initiative)
	}
	tb.do("next", 0, "")
	if tb.s.Initiative != 2 {
		t.Fatal("A-22: round 1 must use the roll")
	}
	tb.refused(state.InitiativeStands, "initiative", 0, "")
}

func TestA21ResetGoesStepByStep(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	tb.do("marker", 1, `{"marker":"active","on":false}`)
	tb.do("marker", 1, `{"marker":"quickcast","on":false}`)
	tb.do("step", 0, "")
	if tb.s.Step != state.InitiativeStep || tb.s.Initiative != 2 || tb.s.Mage(1).Active || tb.s.Round != 2 {
		t.Fatalf("step 1: %+v", tb.s)
	}
	tb.do("step", 0, "")
	if tb.s.Step != state.ReadyStep || !tb.s.Mage(1).Active || tb.s.Player(1).Quickcast {
		t.Fatal("A-23: step 2 readies creatures only")
	}
	tb.do("step", 0, "")
	if tb.s.Step != state.MarkersStep || !tb.s.Player(1).Quickcast || tb.s.Mage(1).Mana != 7 {
		t.Fatal("A-24: step 3 turns the markers only")
	}
	tb.do("step", 0, "")
	if tb.s.Step != state.ChannelStep || tb.s.Mage(1).Mana != 14 {
		t.Fatal("A-25: step 4 channels")
	}
	tb.do("step", 0, "")
	if tb.s.Phase != state.UpkeepPhase {
		t.Fatal(tb.s.Phase)
	}
}

func TestA21NextFinishesTheStepsOfReset(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	tb.do("step", 0, "")
	tb.do("next", 0, "")
	if tb.s.Phase != state.UpkeepPhase || tb.s.Mage(1).Mana != 14 || !tb.s.Mage(1).Active {
		t.Fatalf("%s, mana %d", tb.s.Phase, tb.s.Mage(1).Mana)
	}
}

func TestA16A19SetupRounds(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	for round := 1; round <= 3; round++ {
		notice := tb.game.View(tb.s, 1).Notices
		if has := len(notice) > 0 && notice[0].Rule == "A-16"; has != (round <= 2) {
			t.Fatalf("round %d: notices %v", round, notice)
		}
		tb.do("next", 0, `{"to":"action"}`)
	}
	if !tb.said("table.logSetupOver") {
		t.Fatal("A-19 is not said")
	}
}

func TestR11R12R13ArenaPhases(t *testing.T) {
	tb := arenaTable(t)
	tb.do("initiative", 0, "", rolls(2, 9))
	want := []state.Phase{
		state.InitiativePhase, state.ResetPhase, state.ChannelPhase, state.UpkeepPhase, state.PlanningPhase, state.DeploymentPhase,
		state.FirstQuickcastPhase, state.CreatureActionPhase, state.FinalQuickcastPhase, state.InitiativePhase,
	}
	for i, phase := range want {
		tb.do("next", 0, "")
		if tb.s.Phase != phase {
			t.Fatalf("phase %d is %s, want %s", i, tb.s.Phase, phase)
		}
	}
	if tb.s.Round != 2 || tb.s.Initiative != 1 {
		t.Fatalf("R-14: round %d, initiative %d", tb.s.Round, tb.s.Initiative)
	}
}

func TestR14R16R17SecondRound(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.CreatureActionPhase)
	if tb.s.Initiative != 1 || tb.s.Mage(1).Mana != 19 {
		t.Fatalf("round 1: initiative %d, mana %d", tb.s.Initiative, tb.s.Mage(1).Mana)
	}
	lair := tb.add(1, `{"name":"Lair","kind":"conjuration","channeling":2}`)
	tb.do("marker", 1, `{"marker":"ready","on":false,"object":"`+lair+`"}`)
	tb.do("marker", 2, `{"marker":"quickcast","on":false}`)
	tb.do("next", 0, `{"to":"channel"}`)
	if tb.s.Initiative != 2 || !tb.s.Player(2).Quickcast || len(tb.object(lair).Used) != 0 {
		t.Fatal("R-14 or R-16 does not hold")
	}
	if got := [3]int{tb.s.Mage(1).Mana, tb.s.Mage(2).Mana, tb.object(lair).Mana}; got != [3]int{28, 28, 2} {
		t.Fatalf("R-17: mana %v", got)
	}
}

func TestA108R128InitiativeGoesRound(t *testing.T) {
	tb := newTable(t, Academy(), mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0))
	tb.begin(state.ActionPhase)
	var seen []tracker.Seat
	for range 4 {
		seen = append(seen, tb.s.Initiative)
		tb.do("next", 0, `{"to":"action"}`)
	}
	if want := []tracker.Seat{1, 2, 3, 1}; !equal(seen, want) {
		t.Fatalf("%v, want %v", seen, want)
	}
}

func TestA113InitiativeAlternatesBetweenTeams(t *testing.T) {
	seats := []SeatData{mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0), mage("D", 20, 7, 0)}
	for i := range seats {
		seats[i].Team = 1 + i/2
	}
	tb := newTable(t, Academy(), seats...)
	tb.begin(state.ActionPhase)
	tb.do("next", 0, `{"to":"reset"}`)
	if tb.s.Player(tb.s.Initiative).Team != 2 {
		t.Fatalf("initiative stays with seat %d", tb.s.Initiative)
	}
}

// Reading V: the initiative of who leaves stays with its team for that round, with the
// next mage of it to the left, and goes to the other team after it as ever. Who plays
// alone leaves it to the next seat.
func TestReadingVTheTeamKeepsTheInitiative(t *testing.T) {
	for _, test := range []struct {
		game  *Game
		teams []int
		keeps tracker.Seat // the rest of the round
		then  tracker.Seat
	}{
		{Academy(), []int{1, 2, 1, 2}, 3, 4},
		{Arena(), []int{1, 2, 1, 2}, 3, 4},
		{Academy(), []int{1, 1, 2, 2}, 2, 3},
		{Arena(), []int{1, 2, 2, 1}, 4, 2},
		{Academy(), []int{0, 0, 0}, 2, 3},
	} {
		var seats []SeatData
		for i, team := range test.teams {
			seats = append(seats, mage(string(rune('A'+i)), 20, 7, 0))
			seats[i].Team = team
		}
		tb := newTable(t, test.game, seats...)
		tb.begin(test.game.rules.Action)
		tb.do("leave", 1, "")
		if tb.s.Initiative != test.keeps {
			t.Errorf("%s %v: seat %d has it for the round", tb.game.Name(), test.teams, tb.s.Initiative)
		}
		tb.do("next", 0, `{"to":"upkeep"}`)
		if tb.s.Initiative != test.then {
			t.Errorf("%s %v: seat %d has it after", tb.game.Name(), test.teams, tb.s.Initiative)
		}
	}
}

// one team alone has nobody to play against; a saved table of one is
// opened all the same.
func TestA113R132OneTeamAloneIsNoTable(t *testing.T) {
	for _, game := range []*Game{Academy(), Arena()} {
		seats := []SeatData{mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0)}
		for i := range seats {
			seats[i].Team = 2
		}
		setup := setupEvent(t, SetupData{Game: game.Name(), Seats: seats})
		if _, err := tracker.NewSession(game, setup); !errors.Is(err, state.OneTeam) {
			t.Errorf("%s: %v", game.Name(), err)
		}
		if _, err := tracker.Resume(game, setup); err != nil {
			t.Errorf("%s: it is not opened again: %v", game.Name(), err)
		}
	}
}

func equal[T comparable](a, b []T) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}
