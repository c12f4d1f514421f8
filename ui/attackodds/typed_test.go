package attackodds

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
)

func TestTheLastDieTypedIsTakenBack(t *testing.T) {
	var typed Typed
	typed.Back() // of nothing
	typed.face(dice.One)
	typed.side(7)
	typed.face(dice.Blank)
	before := typed.Clone()
	typed.Back()
	typed.Back()
	if !slices.Equal(typed.Faces, dice.Roll{dice.One}) || len(typed.Sides) != 0 || len(typed.Order) != 1 {
		t.Errorf("left are %+v, want the first die alone", typed)
	}
	typed.face(dice.CriticalTwo)
	if !slices.Equal(before.Faces, dice.Roll{dice.One, dice.Blank}) || !slices.Equal(before.Sides, []int{7}) {
		t.Errorf("the copy changed to %+v", before)
	}
}
