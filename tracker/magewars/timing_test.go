package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// a clock for each player runs for the seat that activates; in
// phases in which all act it runs for nobody.
func TestA30R25R44WhoseTimeRuns(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.InitiativePhase)
	for phase, choosing := range map[state.Phase]string{
		state.ChannelPhase: "", state.PlanningPhase: state.ChoosingSpells, state.DeploymentPhase: "", state.FirstQuickcastPhase: state.ChoosingQuickcast, state.FinalQuickcastPhase: state.ChoosingQuickcast,
	} {
		tb.do("next", 0, `{"to":"`+string(phase)+`"}`)
		if seat := tb.s.OnClock(); seat != 0 || tb.s.Choosing() != choosing {
			t.Errorf("%s: the time is %d's, and all choose %q, want nobody's and %q", phase, seat, tb.s.Choosing(), choosing)
		}
	}
	tb.do("next", 0, `{"to":"creature-action"}`)
	if seat := tb.s.OnClock(); seat == 0 || seat != tb.s.Turn || tb.s.Choosing() != "" {
		t.Errorf("the time is %d's, want %d's whose turn it is", seat, tb.s.Turn)
	}
}

// Academy's round ends when every creature is inactive; Arena's when nobody
// can cast in the Final Quickcast Phase any more.
func TestA34TheRoundIsOver(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	for range 2 {
		if tb.s.RoundOver() {
			t.Fatal("a mage has still to act")
		}
		mage := tb.s.Mage(tb.s.Turn).ID
		tb.do("activate", 0, `{"object":"`+mage+`"}`)
		tb.do("end", 0, "")
	}
	if !tb.s.RoundOver() {
		t.Error("all have acted: the round is over")
	}
	tb.do("next", 0, "")
	if tb.s.RoundOver() {
		t.Error("the next round has begun")
	}
	tb = arenaTable(t)
	tb.do("next", 0, `{"to":"final-quickcast"}`)
	for _, seat := range []tracker.Seat{1, 2} {
		if tb.s.RoundOver() {
			t.Fatal("a mage has its quickcast left")
		}
		tb.do("quickcast", seat, "")
	}
	if !tb.s.RoundOver() {
		t.Error("no quickcast is left: the round is over")
	}
}

// who has left channels no more and has no life for an event to
// compare, however much was left of it; the damage of the game stays its side's.
func TestA110R132WhoHasLeftCountsForNothing(t *testing.T) {
	seats := []SeatData{mage("A", 20, 7, 0), mage("B", 21, 8, 0), mage("C", 22, 9, 0), mage("D", 23, 9, 0)}
	for i := range seats {
		seats[i].Team = 1 + i%2
	}
	tb := newTable(t, Arena(), seats...)
	tb.begin(state.CreatureActionPhase)
	tb.do("change", 3, `{"track":"damage","amount":4}`)
	tb.do("leave", 3, "")
	sides := tb.s.Sides()
	if len(sides) != 2 || sides[0].LifeLeft != 20 || sides[0].DamageTaken != 4 || sides[1].LifeLeft != 21+23 {
		t.Errorf("%+v", sides)
	}
	before := tb.s.Mage(3).Mana
	tb.do("next", 0, `{"to":"channel"}`)
	if got := tb.s.Mage(3).Mana; got != before {
		t.Errorf("who has left channels from %d to %d", before, got)
	}
}

// what has left may be activated by the table's word alone, and is
// offered nothing then that would be refused.
func TestA110R132WhoHasLeftIsOfferedNoGuard(t *testing.T) {
	for _, game := range []*Game{Academy(), Arena()} {
		tb := newTable(t, game, mage("A", 20, 7, 0), mage("B", 21, 8, 0), mage("C", 22, 9, 0))
		tb.begin(game.rules.Action)
		tb.do("leave", 3, "")
		tb.do("activate", 0, `{"object":"mage3"}`, overruled)
		for _, e := range game.Legal(tb.s) {
			if err := tb.try(e.Kind, e.Seat, string(e.Data)); e.Kind == "guard" {
				t.Errorf("%s: guarding is offered: %v", game.Name(), err)
			}
		}
	}
}
