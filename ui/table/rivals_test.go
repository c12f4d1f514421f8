package table

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/tracker/clock"
)

// A player's clock stands at the seat, is pressed there, and is seen small and
// upright by the other.
func TestAPlayersClockStandsAtTheSeat(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	if h.seat(1).clock.Visible() {
		t.Fatal("a seat shows a clock though its player has none")
	}
	h.screen.timing.set(clock.Plan{
		Game:   clock.GameClock{Up: true},
		Player: clock.Pace{Kind: clock.Increment, Bank: 30 * clock.Minute, Bonus: 30 * clock.Second},
	})
	h.settle()
	for i := 1; i <= 2; i++ {
		if !h.seat(i).clock.Visible() || h.seat(i).clock.Face().Digits != "30:00" {
			t.Fatalf("seat %d shows %+v, want its 30 minutes", i, h.seat(i).clock.Face())
		}
	}
	test.Tap(h.seat(1).clock)
	h.settle()
	h.pass(10 * time.Second)
	own, seen := h.seat(2).clock.Face(), h.seat(1).rivals.Items()
	if !own.Live || own.Digits == "30:00" {
		t.Errorf("ten seconds after the other pressed, the clock shows %+v", own)
	}
	if len(seen) != 1 || seen[0].Note != own.Digits {
		t.Errorf("across the table %+v is seen, want %s", seen, own.Digits)
	}
	if body := h.seat(1).purse.Size(); body.Height < 72 {
		t.Errorf("the clock leaves the mana %v", body)
	}
}
