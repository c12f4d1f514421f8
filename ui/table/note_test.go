package table

import "testing"

// Why something was not done is said to whoever wanted it: turned to who sits across.
func TestWhoSitsAcrossIsToldTheirWay(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	for seat, across := range map[int]bool{1: false, 2: true} {
		s.notices = nil
		s.screen.dropNotes(nil)
		s.send("set", seat, Fields{"track": "luck", "value": 1})
		s.settle()
		if k := s.screen.board.seats[seat-1].kit; k.Turned != across {
			t.Fatalf("seat %d is turned: %v", seat, k.Turned)
		}
		if own := len(s.screen.notes); across != (own == 1) || across == (len(s.notices) == 1) {
			t.Errorf("seat %d: %d notes on its side, the shell says %q", seat, own, s.notices)
		}
		if across && s.screen.notes[0].kit != s.screen.board.seats[seat-1].kit {
			t.Error("it is told to somebody else")
		}
	}
}
