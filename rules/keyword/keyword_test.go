package keyword

import (
	"slices"
	"testing"
)

func TestValues(t *testing.T) {
	list := List{"Regenerate 2", "regenerate 3", "Melee +1", "Melee +2", "Ranged Piercing +1", "Flame -2", "Flame Immunity", "Flying", "Upkeep +X", "Armor +999"}
	for _, c := range []struct {
		keyword      Keyword
		has          bool
		highest, sum int
	}{
		{Regenerate, true, 3, 0},
		{Melee, true, 2, 3},
		{Ranged, true, 0, 0}, // of a longer name
		{RangedPiercing, true, 1, 1},
		{Flame, true, 0, -2},
		{Immunity("flame"), true, 0, 0},
		{Flying, true, 0, 0},
		{"Fly", false, 0, 0},
		{Upkeep, true, 0, 0},
		{Armor, true, 999, 0},
		{Piercing, false, 0, 0},
	} {
		if has, highest, sum := list.Has(c.keyword), list.Highest(c.keyword), list.Sum(c.keyword); has != c.has || highest != c.highest || sum != c.sum {
			t.Errorf("%s: %v %d %d, want %v %d %d", c.keyword, has, highest, sum, c.has, c.highest, c.sum)
		}
	}
	if Melee.With(2) != "Melee +2" || Tough.With(-2) != "Tough -2" {
		t.Error(Melee.With(2), Tough.With(-2))
	}
}

func TestWithout(t *testing.T) {
	list := List{"Flying", "Melee +1", "Melee -1", "Regenerate 2"}
	for keyword, want := range map[Keyword]List{
		"flying":       {"Melee +1", "Melee -1", "Regenerate 2"},
		"Melee +X":     {"Flying", "Melee -1", "Regenerate 2"},
		"Regenerate X": {"Flying", "Melee +1", "Melee -1"},
		"Regen":        list,
	} {
		if got := list.Without(keyword); !slices.Equal(got, want) || len(list) != 4 {
			t.Errorf("without %s: %q", keyword, got)
		}
	}
}
