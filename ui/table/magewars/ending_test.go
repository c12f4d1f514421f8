package magewars

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/table"
)

// From the first page to a table with two spellbooks it is five taps at most.
func TestTwoBooksAreOnTheTableInFiveTaps(t *testing.T) {
	for _, game := range []string{"Mage Wars Academy", "Mage Wars Arena"} {
		s := newStand(t, phone)
		taps := []string{game, "Beastmaster: Starting book", "Priestess: Starting book", "Begin"}
		if game == "Mage Wars Academy" {
			taps = []string{game, "Beastmaster: Suggested book", "Wizard: Suggested book", "Begin"}
		}
		for _, name := range taps {
			s.tap(name)
		}
		state := s.magewars()
		if state == nil {
			t.Fatalf("%s: no table after %d taps; %v", game, len(taps), s.notices)
		}
		for i, p := range state.Players {
			if len(p.Book) == 0 {
				t.Errorf("%s: no book at seat %d", game, i+1)
			}
		}
		if len(taps) > 5 {
			t.Errorf("%s: %d taps", game, len(taps))
		}
		if s.screen.KitOf(1).Turned || !s.screen.KitOf(2).Turned {
			t.Errorf("%s: seat 1 is the near one, seat 2 sits across", game)
		}
	}
}

// Who opens the app for the first time may look at a duel; the tour above it can be left
// or followed to its end, and then it is a table like any other.
func TestTheSampleDuel(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size, func(n *table.Needs) {
			n.Sample = func() []byte {
				data, err := assets.FS.ReadFile("data/sample.json")
				if err != nil {
					t.Fatal(err)
				}
				return data
			}
		})
		s.tap("A sample duel")
		state := s.magewars()
		if state == nil {
			t.Fatalf("%v: no table lies open; %v", size, s.notices)
		}
		if state.Round != 3 || state.Mage(1).Damage == 0 || len(state.Players[0].Book) == 0 || len(state.Objects) < 6 {
			t.Errorf("%v: round %d, damage %d, %d objects", size, state.Round, state.Mage(1).Damage, len(state.Objects))
		}
		for n := range 5 {
			if len(s.window.Canvas().Overlays().List()) != 1 {
				t.Fatalf("%v: the tour is over after %d marks", size, n)
			}
			s.tap([]string{"Next", "Next", "Next", "Next", "Play"}[n])
		}
		if len(s.window.Canvas().Overlays().List()) != 0 {
			t.Errorf("%v: the tour has more than five marks", size)
		}
		s.tap("Menu")
		s.tap("Tour of the table")
		s.tap("Leave the tour")
		if len(s.window.Canvas().Overlays().List()) != 0 {
			t.Errorf("%v: the tour cannot be left", size)
		}
	}
}

// beaten is a duel that ends with damage tapped by hand and one attack.
func beaten(t *testing.T, size fyne.Size) *stand {
	t.Helper()
	s := newStand(t, size)
	s.begin("arena", beastmaster, warlock)
	s.screen.Send(tracker.Change, 2, table.Fields{"track": "damage", "amount": 30})
	s.settle()
	s.lay(1, "firebrand-imp", nil)
	s.screen.Send("overrule", 1, table.Fields{"round": 7, "phase": "creature-action", "turn": 1})
	s.settle()
	s.screen.Send(tracker.Change, 2, table.Fields{"track": "damage", "amount": 8})
	s.settle()
	return s
}

func TestTheEndIsTold(t *testing.T) {
	for _, size := range sizes() {
		s := beaten(t, size)
		if s.screen.Open() != 1 || !s.sees("The end") || !s.sees("Rematch") || !s.sees("Beastmaster") {
			t.Fatalf("%v: %d sheets open at the end", size, s.screen.Open())
		}
		if s.sees("Damage dealt") || !s.sees("Damage set by hand") || !s.sees("38") || !s.sees("THE LAST BLOWS") || !s.sees("won") {
			t.Errorf("%v: what was dealt and the last blows are not told", size)
		}
		s.tap("Copy the end and the log as text")
		if !strings.Contains(s.shared, "Damage set by hand: 38") || !strings.Contains(s.shared, "7 rounds") {
			t.Errorf("%v: the export says %q", size, s.shared)
		}
		before := s.screen.Table().Name()
		s.tap("Rematch")
		state := s.magewars()
		if s.screen.Table().Name() == before || state.Round != 0 || state.Mage(2).Damage != 0 || s.screen.Open() > 0 {
			t.Errorf("%v: the rematch is %s in round %d, %d sheets open", size, s.screen.Table().Name(), state.Round, s.screen.Open())
		}
	}
}

// A slip of the finger is no end.
func TestTheEndIsTakenBack(t *testing.T) {
	s := beaten(t, phone)
	s.tap("Undo")
	if s.screen.Open() != 0 || s.screen.Seen().View.Result.Over {
		t.Errorf("%d sheets open after the end was taken back", s.screen.Open())
	}
}

// Put away, the end is where the gold button leads: it asks a mage that has fallen nothing. Who
// wants to may play on.
func TestTheArrowOfADuelThatIsOverLeadsToItsEnd(t *testing.T) {
	for _, size := range sizes() {
		s := beaten(t, size)
		s.screen.Back()
		s.settle()
		if got := s.screen.NextName(); got != "The end" || s.screen.Open() != 0 {
			t.Errorf("%v: the gold button says %q", size, got)
		}
		if turn := s.screen.Seen().View.Turn; turn == 0 || s.sees("to act") {
			t.Errorf("%v: it is the turn of %d, and somebody is to act", size, turn)
		}
		before := s.screen.Table().Name()
		s.screen.Next()
		s.settle()
		if s.screen.Open() != 1 || !s.sees("Rematch") || s.screen.Table().Name() != before {
			t.Fatalf("%v: %d sheets are open after it", size, s.screen.Open())
		}
		s.tap("Play on")
		if s.screen.Open() != 1 || s.sees("Rematch") || !s.sees("What can be done now") {
			t.Errorf("%v: %d sheets are open, want what can be done", size, s.screen.Open())
		}
	}
}

func TestAFallenMageOffersNothing(t *testing.T) {
	s := beaten(t, phone)
	s.screen.Back()
	v := s.screen.Seen().View
	for _, c := range slices.Concat(v.Choices, v.Open) {
		if c.Event.Seat == 2 && c.Event.Kind != "leave" {
			t.Errorf("offered to who has fallen: %s", c.Event.Kind)
		}
	}
}

// The last blow falls on the sheet of an attack: no sheet of the old duel lies on the next.
func TestARematchAfterAnAttackIsBare(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", beastmaster, warlock)
	s.screen.Send(tracker.Change, 2, table.Fields{"track": "damage", "amount": 37})
	s.lay(1, "firebrand-imp", nil)
	s.screen.Send("overrule", 1, table.Fields{"round": 7, "phase": "creature-action", "turn": 1})
	s.screen.Send("marker", 1, table.Fields{"object": "o1", "marker": "active", "on": true})
	s.settle()
	a := s.screen.openAttack(1, "o1")
	a.aim("mage2")
	s.settle()
	s.foot("Real dice")
	s.foot("crit 2")
	s.foot("2")
	s.foot("Roll the rest here")
	if !s.screen.Seen().View.Result.Over {
		t.Fatalf("it is not over; notices %v", s.notices)
	}
	s.foot("Rematch")
	if s.screen.Open() != 0 || s.magewars().Round != 0 {
		t.Errorf("%d sheets lie on the rematch in round %d", s.screen.Open(), s.magewars().Round)
	}
}

// The blow that ends a duel leaves no sheet below its end that asks for another step.
func TestTheLastBlowLeavesNothingToClose(t *testing.T) {
	s := armed(t, phone)
	s.screen.Send("set", 2, table.Fields{"track": "damage", "value": s.magewars().Mage(2).Printed.Life - 1})
	s.settle()
	a := s.screen.openAttack(1, imp)
	a.aim("mage2")
	s.settle()
	s.foot("Real dice")
	s.foot("2")
	s.foot("1")
	if s.screen.Open() != 1 || !s.sees("The end") {
		t.Errorf("%d sheets lie there", s.screen.Open())
	}
}
