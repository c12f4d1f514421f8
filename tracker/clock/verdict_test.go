package clock_test

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker/clock"
)

// sides makes two sides with the given life left, damage taken and initiatives.
func sides(a, b [3]int) []clock.Side {
	return []clock.Side{
		{Name: "Ada", LifeLeft: a[0], DamageTaken: a[1], Initiatives: a[2]},
		{Name: "Bo", LifeLeft: b[0], DamageTaken: b[1], Initiatives: b[2]},
	}
}

func TestJudge(t *testing.T) {
	// Ada has more life left, by healing; Bo took less damage.
	uneven := sides([3]int{20, 25, 3}, [3]int{18, 14, 2})
	even := sides([3]int{20, 25, 3}, [3]int{18, 14, 3})
	level := sides([3]int{20, 14, 3}, [3]int{20, 14, 3})
	tests := []struct {
		name    string
		preset  string
		facts   clock.Facts
		stage   clock.Stage
		last    int
		now     string
		ahead   string
		leaders []int
	}{
		{
			"time is not up", "damage-75",
			clock.Facts{Round: 4, Sides: uneven},
			clock.Playing, 0, "clock.nowPlaying", "clock.aheadDamage",
			[]int{1},
		},
		{
			"finish the round", "damage-75",
			clock.Facts{TimeUp: true, TimeUpRound: 5, Round: 5, Sides: uneven},
			clock.LastTurn, 5, "clock.nowLastRound", "clock.aheadDamage",
			[]int{1},
		},
		{
			"round finished", "damage-75",
			clock.Facts{TimeUp: true, TimeUpRound: 5, Round: 5, RoundOver: true, Sides: uneven},
			clock.Over, 5, "clock.nowOver", "clock.wonDamage",
			[]int{1},
		},
		{
			"played on", "damage-75",
			clock.Facts{TimeUp: true, TimeUpRound: 5, Round: 6, Sides: uneven},
			clock.Over, 5, "clock.nowOver", "clock.wonDamage",
			[]int{1},
		},
		{
			"damage tie", "damage-75",
			clock.Facts{TimeUp: true, Round: 5, RoundOver: true, Sides: level},
			clock.Over, 5, "clock.nowOver", "clock.wonTieDamage",
			[]int{0, 1},
		},
		{
			"at once", "life-75",
			clock.Facts{TimeUp: true, Round: 5, Sides: uneven},
			clock.Over, 5, "clock.nowAtOnce", "clock.wonLife",
			[]int{0},
		},
		{
			"life tie before time", "life-75",
			clock.Facts{Round: 5, Sides: level},
			clock.Playing, 0, "clock.nowPlaying", "clock.aheadTieLife",
			[]int{0, 1},
		},
		{
			"draw", "draw-75",
			clock.Facts{TimeUp: true, Round: 5, Sides: uneven},
			clock.Over, 5, "clock.nowAtOnce", "clock.wonDraw",
			[]int{0, 1},
		},
		{
			"one more, in the round of time", "one-more-80",
			clock.Facts{TimeUp: true, TimeUpRound: 5, Round: 5, Sides: uneven},
			clock.LastTurn, 6, "clock.nowPlayTo", "clock.aheadLife",
			[]int{0},
		},
		{
			"one more, between", "one-more-80",
			clock.Facts{TimeUp: true, TimeUpRound: 5, Round: 5, RoundOver: true, Sides: uneven},
			clock.LastTurn, 6, "clock.nowNextIsLast", "clock.aheadLife",
			[]int{0},
		},
		{
			"one more, in it", "one-more-80",
			clock.Facts{TimeUp: true, TimeUpRound: 5, Round: 6, Sides: even},
			clock.LastTurn, 6, "clock.nowLastRound", "clock.aheadLife",
			[]int{0},
		},
		{
			"one more, done", "one-more-80",
			clock.Facts{TimeUp: true, TimeUpRound: 5, Round: 6, RoundOver: true, Sides: even},
			clock.Over, 6, "clock.nowOver", "clock.wonLife",
			[]int{0},
		},
		{
			"initiatives uneven", "even-85",
			clock.Facts{TimeUp: true, TimeUpRound: 5, Round: 5, Sides: uneven},
			clock.LastTurn, 6, "clock.nowPlayTo", "clock.aheadLife",
			[]int{0},
		},
		{
			"initiatives uneven, round done", "even-90",
			clock.Facts{TimeUp: true, TimeUpRound: 5, Round: 5, RoundOver: true, Sides: uneven},
			clock.LastTurn, 6, "clock.nowNextIsLast", "clock.aheadLife",
			[]int{0},
		},
		{
			"initiatives even", "even-85",
			clock.Facts{TimeUp: true, TimeUpRound: 6, Round: 6, Sides: even},
			clock.LastTurn, 6, "clock.nowLastRound", "clock.aheadLife",
			[]int{0},
		},
		{
			"initiatives made even", "even-85",
			clock.Facts{TimeUp: true, TimeUpRound: 5, Round: 6, RoundOver: true, Sides: even},
			clock.Over, 6, "clock.nowOver", "clock.wonLife",
			[]int{0},
		},
		{
			"half board", "half-board-50",
			clock.Facts{TimeUp: true, Round: 3, Sides: uneven},
			clock.LastTurn, 3, "clock.nowLastRound", "clock.aheadLife",
			[]int{0},
		},
		{
			"one fell", "damage-75",
			clock.Facts{Round: 3, Sides: sides([3]int{20, 25, 2}, [3]int{0, 14, 1})},
			clock.Over, 3, "clock.nowFallen", "clock.lastStanding",
			[]int{0},
		},
		{
			"both fell", "life-75",
			clock.Facts{TimeUp: true, Round: 3, Sides: sides([3]int{-2, 25, 2}, [3]int{0, 14, 1})},
			clock.Over, 3, "clock.nowFallen", "clock.allFallen",
			[]int{0, 1},
		},
		{"nobody", "life-75", clock.Facts{Round: 1}, clock.Playing, 0, "clock.nowPlaying", "clock.aheadNobody", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			preset, ok := library(t).Preset(test.preset)
			if !ok {
				t.Fatal("no such preset")
			}
			v := clock.Judge(preset, test.facts)
			if v.Stage != test.stage || v.LastRound != test.last || v.Now.ID != test.now || v.Ahead.ID != test.ahead {
				t.Errorf("stage %s, last %d, %s, %s", v.Stage, v.LastRound, v.Now.ID, v.Ahead.ID)
			}
			if !slices.Equal(v.Leaders, test.leaders) {
				t.Errorf("leaders %v, want %v", v.Leaders, test.leaders)
			}
		})
	}
}

// With four sides of which one had the initiative twice, three rounds are left.
func TestJudgeFour(t *testing.T) {
	four := []clock.Side{{"A", 9, 5, 2}, {"B", 9, 3, 1}, {"C", 0, 1, 1}, {"D", 12, 4, 1}}
	p := clock.Preset{ID: "x", Minutes: 60, End: clock.EvenInitiatives, Rank: clock.LifeLeft}
	v := clock.Judge(p, clock.Facts{TimeUp: true, TimeUpRound: 5, Round: 5, Sides: four})
	if v.LastRound != 8 {
		t.Errorf("last round %d, want 8", v.LastRound)
	}
	want := []clock.Standing{{3, 1, 12}, {0, 2, 9}, {1, 2, 9}, {2, 4, 0}}
	if !slices.Equal(v.Standings, want) {
		t.Errorf("standings %v, want %v", v.Standings, want)
	}
	if v.Ahead.Args["Names"] != "D" || v.Ahead.Args["Next"] != 9 {
		t.Errorf("ahead %v", v.Ahead.Args)
	}
}

// verdicts are verdicts of all kinds of situations, for their texts.
func verdicts() []clock.Verdict {
	var all []clock.Verdict
	tables := [][]clock.Side{
		nil,
		{{Name: "Ada", LifeLeft: 9}},
		sides([3]int{20, 5, 1}, [3]int{20, 5, 0}), sides([3]int{20, 5, 1}, [3]int{10, 9, 0}),
		sides([3]int{0, 5, 1}, [3]int{9, 5, 1}), sides([3]int{0, 5, 1}, [3]int{0, 5, 1}),
	}
	for _, end := range clock.Endings() {
		for _, by := range clock.Ranks() {
			for _, table := range tables {
				for _, f := range []clock.Facts{
					{Round: 5},
					{TimeUp: true, Round: 5},
					{TimeUp: true, Round: 5, RoundOver: true},
					{TimeUp: true, TimeUpRound: 4, Round: 6, RoundOver: true},
				} {
					f.Sides = table
					all = append(all, clock.Judge(clock.Preset{Minutes: 75, End: end, Rank: by}, f))
				}
			}
		}
	}
	return all
}
