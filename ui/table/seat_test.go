package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

func TestWhoseTurnItIsIsSaidInWords(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.screen.Send("overrule", 1, Fields{"phase": "creature-action", "initiative": 2, "turn": 2})
		s.settle()
		if s.seat(1).turn.Visible() || !s.seat(2).turn.Visible() {
			t.Errorf("%v: the word stands at the wrong seat", size)
		}
	}
}

func TestASetupRoundSaysWhoseTurnItIsToo(t *testing.T) {
	s := newStand(t, wide)
	s.begin("academy", "academy-beastmaster", "academy-wizard")
	for range 6 {
		v := s.screen.seen.View
		if v.Turn != 0 && len(v.Notices) > 0 {
			hint := s.screen.hint(v)
			if !s.seat(int(v.Turn)).turn.Visible() || !strings.Contains(hint, s.screen.Say(v.Notices[len(v.Notices)-1])) {
				t.Errorf("the strip says %q", hint)
			}
			return
		}
		s.screen.Next()
		s.settle()
	}
	t.Fatal("no setup round with somebody's turn was met")
}

// In a large window no pane stands half empty: dial, counter and cards take the seat, and what
// can be done and the log have a column beside it.
func TestALargeWindowUsesItsRoom(t *testing.T) {
	for _, size := range []fyne.Size{wide, fyne.NewSize(1920, 1080), uitest.Tablet()} {
		s := newStandAs(t, uitest.As{Size: size}, store.NewMemory())
		s.begin("arena", warlock, beastmaster)
		crowd(s, 5)
		seat := s.seat(1)
		last := seat.tiles.plus
		if side := seat.dial.Size(); side.Height < 140 || last.Size().Height < widgets.CardHigh-1 {
			t.Errorf("%v: the dial is %v, a card %v", size, side, last.Size())
		}
		if beside := s.screen.board.pane != nil; beside != (size != uitest.Tablet()) {
			t.Errorf("%v: a pane stands beside the seats: %v", size, beside)
		}
	}
}
