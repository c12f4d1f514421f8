package attackodds

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// drawn are attacks on one target that order matters to: it has a Defense for one of them, and
// some of them stun it.
func drawn(t *rapid.T) []combat.Exchange {
	x := sixDice()
	x.Defender.Life, x.Defender.Defense = rapid.IntRange(3, 15).Draw(t, "life"), &combat.Defense{Min: rapid.IntRange(4, 10).Draw(t, "defense"), Uses: 1}
	stun := combat.Table{{Min: 5, Effects: combat.Effects{{Condition: combat.Stun, Count: 1}}}}
	list := make([]combat.Exchange, rapid.IntRange(1, 4).Draw(t, "attacks"))
	for i := range list {
		list[i] = x
		list[i].Attack.Dice = rapid.IntRange(1, 7).Draw(t, "dice")
		if rapid.Bool().Draw(t, "stuns") {
			list[i].Attack.Effects = stun
		}
	}
	return list
}

// No order destroys the target more likely than the one that is offered, and what each attack
// is said to come to is what the exact kernel says.
func TestTheBestOrderIsTheBest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var m combat.Meter
		list := drawn(t)
		order, best, err := Best(&m, func() *dice.Budget { return nil }, list)
		if err != nil {
			t.Fatal(err)
		}
		most := 0.0
		permute(slices.Clone(all(len(list))), 0, func(next []int) bool {
			q := together(arranged(list, next))
			odds := q.Odds()
			p, _ := odds.Defender.Destroyed.Float64()
			most = max(most, p)
			if slices.Equal(next, order) {
				for i, after := range odds.DestroyedAfter {
					if want, _ := after.Float64(); math.Abs(best.after[i].yes-want) > 1e-9 {
						t.Fatalf("after attack %d: %v, exactly %v", i, best.after[i], want)
					}
				}
			}
			return true
		})
		if best.Destroys() < most-1e-9 {
			t.Fatalf("the order %v destroys in %v, another in %v", order, best.Destroys(), most)
		}
	})
}

func all(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

func arranged(list []combat.Exchange, order []int) (next []combat.Exchange) {
	for _, i := range order {
		next = append(next, list[i])
	}
	return next
}

// Three hits of two do six: in the third round, and not before.
func TestTheRoundInWhichTheTargetFalls(t *testing.T) {
	for _, c := range []struct {
		damage []float64
		left   int
		want   int
	}{
		{[]float64{0, 0, 1}, 6, 3},
		{[]float64{0.4, 0.6}, 1, 1},
		{[]float64{0.6, 0.4}, 1, 2}, // still standing in 36 of 100
		{[]float64{1}, 1, 0},
		{[]float64{0, 1}, 0, 0},
	} {
		if got := (Answer{damage: c.damage, left: c.left}).rounds(); got != c.want {
			t.Errorf("%v on %d: round %d, want %d", c.damage, c.left, got, c.want)
		}
	}
}

// Only what is certain is always or never; the rest is told, however rare.
func TestOnlyWhatIsCertainIsAlwaysOrNever(t *testing.T) {
	w, err := words.Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	var m combat.Meter
	for _, c := range []struct {
		dice, life, armor int
		want              string
	}{
		{6, 13, 0, "Cannot destroy it"},
		{6, 12, 0, "Destroys it in 1 of 730"}, // 3^6 = 729
		{20, 40, 0, "Destroys it in 1 of 3,500,000,000"},
		{200, 1, 0, "Destroys it in all but fewer than 1 of 1,000,000,000,000"},
		{20, 1, 0, "Destroys it in all but 1 of 3,500,000,000"},
		{63, 126, 0, "Destroys it in fewer than 1 of 1,000,000,000,000"},
		{40, 80, 3, "Destroys it in fewer than 1 of 1,000,000,000,000"}, // 6^40: starbursts alone
		{6, 6, 0, "Destroys it in 60 of 100"},
	} {
		x := sixDice()
		x.Attack.Dice, x.Defender.Life, x.Defender.Armor = c.dice, c.life, c.armor
		a, err := Reckon(&m, nil, x)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, part := range a.headline(w) {
			got += part.Words
		}
		if got != c.want {
			t.Errorf("%d dice on %d: %q, want %q", c.dice, c.life, got, c.want)
		}
	}
}
