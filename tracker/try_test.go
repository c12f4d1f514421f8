package tracker

import (
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
)

func TestWantedWritesDownTheFirstThrow(t *testing.T) {
	var w Wanted
	for range 2 {
		dice.Throw(&w)
	}
	dice.ThrowEffect(&w)
	dice.Throw(&w)
	if w.Dice != 2 || w.Sides != 0 {
		t.Errorf("%+v, want two attack dice before the d12", w)
	}
	var first Wanted
	dice.Draw(&first, 4)
	dice.ThrowSide(&first, 6)
	dice.Throw(&first)
	if first.Dice != 0 || first.Sides != 6 {
		t.Errorf("%+v, want a die of six, and nothing for what is drawn", first)
	}
}
