package table

import (
	"testing"

	"quickcast/ui/uitest/anew"
)

func TestEveryWidgetDrawsTheSameAgain(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	anew.Check(t, anew.Seen(s.window)...)
}
