package fighter

import (
	"slices"
	"testing"
)

// A bar that jumps loses a die and one of its effect roll with each target, and no die below
// one; an X its player says makes effects so much likelier. A row without an upper end has none.
func TestABarGoesOnWeaker(t *testing.T) {
	rows := []Effect{{Min: 5, Max: 8, Result: "burn"}, {Min: 9, Result: "2 burn"}}
	for _, c := range []struct {
		name string
		got  Strike
		dice int
		rows []Effect
	}{
		{"jumps", Strike{Dice: 3, Jumps: true, Effects: rows}.Next(), 2, []Effect{{Min: 6, Max: 9, Result: "burn"}, {Min: 10, Result: "2 burn"}}},
		{"jumps with one die", Strike{Dice: 1, Jumps: true}.Next(), 1, nil},
		{"does not jump", Strike{Dice: 3, Effects: rows}.Next(), 3, rows},
		{"X of dice alone", Strike{DiceBy: ByPlayer, Effects: rows}.WithX(4), 4, rows},
		{"X of both", Strike{DiceBy: ByPlayer, EffectX: true, Effects: rows}.WithX(2), 2, []Effect{{Min: 3, Max: 6, Result: "burn"}, {Min: 7, Result: "2 burn"}}},
	} {
		if c.got.Dice != c.dice || !slices.Equal(c.got.Effects, c.rows) || c.got.AsksX() {
			t.Errorf("%s: %+v", c.name, c.got)
		}
	}
	if rows[0].Min != 5 {
		t.Error("the bar itself was changed")
	}
}
