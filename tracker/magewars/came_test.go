package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// What a beat of an attack came to is there as values, and its line says the same.
func TestWhatDiceCameToIsTyped(t *testing.T) {
	tb := fight(t)
	with := `{"target":"mage2","with":{"kind":"melee","dice":2,"effects":[{"min":7,"result":"Stagger"}]}}`
	tb.do("attack", 1, with, faces(dice.CriticalOne, dice.Two), rolls(7))
	var struck, rolled tracker.Came
	for _, line := range tb.s.Lines {
		switch {
		case line.Came != nil && line.Came.Dealt:
			struck = *line.Came
			if line.Args["Damage"] != struck.Amount {
				t.Errorf("the line says %v, the value %d", line.Args["Damage"], struck.Amount)
			}
		case line.Came.Thrown():
			rolled = *line.Came
		}
	}
	if !slices.Equal(struck.Faces, tracker.Faces{dice.CriticalOne, dice.Two}) || struck.Amount != tb.s.Mage(2).Damage || struck.Whom != tb.s.Mage(2).Printed.Name {
		t.Errorf("%+v for %d damage", struck, tb.s.Mage(2).Damage)
	}
	if rolled.Side != 7 || rolled.For != tracker.ToEffect || rolled.Effects == nil {
		t.Errorf("the effect die came to %+v", rolled)
	}
}
