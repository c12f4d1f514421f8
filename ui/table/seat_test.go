package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/uitest"
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

func TestABroadSeatUsesItsRoom(t *testing.T) {
	s := newStandAs(t, uitest.As{Size: wide}, store.NewMemory())
	s.begin("arena", warlock, beastmaster)
	seat := s.seat(1)
	if side := seat.dial.Size(); side.Width < 320 {
		t.Errorf("the dial is %v on %v", side, wide)
	}
	if mana := seat.purse.Size(); mana.Height > counterMost {
		t.Errorf("the counter is stretched to %v", mana)
	}
}
