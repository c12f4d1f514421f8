package attackodds

import (
	"math"
	"reflect"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
)

// sixDice is an attack of six dice on a creature.
func sixDice() combat.Exchange {
	return combat.Exchange{
		Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: 6, Strikes: 1}, Defender: combat.Creature{Life: 10, Armor: 1},
	}
}

func TestSpansCoverEveryDamageOnce(t *testing.T) {
	var m combat.Meter
	for _, dice := range []int{0, 1, 6, 12, 13, 20, 40} {
		for _, life := range []int{0, 1, 7, 25, 90} {
			x := sixDice()
			x.Attack.Dice, x.Defender.Life = dice, life
			a, _ := Reckon(&m, nil, x)
			list := Spans(a)
			if len(list) > mostBars+2 {
				t.Errorf("%d dice: %d bars", dice, len(list))
			}
			sum, next := 0.0, 0
			for _, s := range list {
				if s.from != next || s.to < s.from {
					t.Fatalf("%d dice against %d: bars %v", dice, life, list)
				}
				if a.destroys(s.to) != a.destroys(s.from) {
					t.Errorf("%d dice against %d: the bar %v destroys and does not", dice, life, s)
				}
				sum, next = sum+a.in(s), s.to+1
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Errorf("%d dice: the bars sum to %v", dice, sum)
			}
		}
	}
}

func TestTwoAnswersShareTheirBars(t *testing.T) {
	a := Answer{damage: []float64{0.5, 0.5}, left: 1}
	b := Answer{damage: []float64{0.25, 0.25, 0.5}}
	if got, want := Spans(a, b), []Span{{0, 0}, {1, 1}, {2, 2}}; !reflect.DeepEqual(got, want) {
		t.Errorf("bars %v, want %v", got, want)
	}
}

// The sentences name the damage they speak of: "2 or more" has the 2 in it.
func TestSoMuchDamageOrMoreIsSaid(t *testing.T) {
	w, err := words.Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	a := Answer{damage: []float64{0.05, 0.15, 0.5, 0.3}, expected: 2.1}
	if got, want := a.line(w), "2+ in 80 of 100"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	a.left = 9
	if got, want := a.line(w), "2.1 damage on average · 2+ in 80 of 100"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for at, want := range []string{
		"0 or more: 100 of 100 · exactly 0: 5 of 100", "1 or more: 95 of 100 · exactly 1: 15 of 100",
		"2 or more: 80 of 100 · exactly 2: 50 of 100", "3 or more: 30 of 100 · exactly 3: 30 of 100",
	} {
		if got := a.pointed(w, Span{at, at}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestAskTellsWhatComesBack(t *testing.T) {
	var m combat.Meter
	x := sixDice()
	x.Attacker.Life = 3
	x.Defender.Barrier, x.Counterstrike = &combat.Barrier{Dice: 4}, &combat.Attack{Dice: 4}
	got, _ := Reckon(&m, nil, x)
	want := x.Odds()
	for name, pair := range map[string][2]float64{
		"barrier": {got.back.barrier, float(want.Barrier.Float64())}, "counterstrike": {got.back.counter, float(want.Counterstrike.Float64())},
		"attacker": {got.back.destroyed, float(want.Attacker.Destroyed.Float64())}, "target": {got.destroyed.yes, float(want.Defender.Destroyed.Float64())},
	} {
		if math.Abs(pair[0]-pair[1]) > 1e-9 || pair[1] == 0 {
			t.Errorf("%s: %v, want %v", name, pair[0], pair[1])
		}
	}
}

func float(f float64, _ bool) float64 { return f }

func TestMovesAreToldByTheHit(t *testing.T) {
	var m combat.Meter
	x := sixDice()
	x.Attack.Effects = combat.Table{
		{Min: 7, Max: 9, Effects: combat.Effects{{Condition: combat.Push, Count: 1}}},
		{Min: 10, Effects: combat.Effects{{Condition: combat.Push, Count: 1}, {Condition: combat.Daze, Count: 1}}},
	}
	a, _ := Reckon(&m, nil, x)
	if len(a.moves) != 1 || a.moves[0].of != combat.Push || math.Abs(a.moves[0].p-0.5) > tiny {
		t.Errorf("moves %+v, want Push in half", a.moves)
	}
	if len(a.effects) != 1 || math.Abs(a.effects[0].p-0.25) > tiny {
		t.Errorf("effects %+v, want Daze in a quarter", a.effects)
	}
}

func BenchmarkAsk(b *testing.B) {
	for name, dice := range map[string]int{"typical": 8, "most": 40} {
		b.Run(name, func(b *testing.B) {
			var m combat.Meter
			x := sixDice()
			x.Attack.Dice, x.Attack.Strikes = dice, 3
			x.Attack.Effects = combat.Table{{Min: 5, Max: 9, Effects: combat.Effects{{Condition: combat.Burn, Count: 1}}}, {Min: 10, Effects: combat.Effects{{Condition: combat.Daze, Count: 1}}}}
			x.Defender.Defense = &combat.Defense{Min: 8, Uses: 1}
			x.Counterstrike = &combat.Attack{Dice: 6, Strikes: 1}
			x.Defender.Barrier = &combat.Barrier{Dice: 3}
			x.Attacker.Life = 12
			for b.Loop() {
				_, _ = Reckon(&m, nil, x)
			}
		})
	}
}
