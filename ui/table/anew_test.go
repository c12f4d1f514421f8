package table

import (
	"testing"

	"quickcast/ui/uitest/anew"
)

func TestEveryWidgetDrawsTheSameAgain(t *testing.T) {
	s := duel(t)
	anew.Check(t, anew.Seen(s.window)...)
}
