package odds

import (
	"math"
	"reflect"
	"testing"

	"quickcast/rules/combat"
)

func TestSpansCoverEveryDamageOnce(t *testing.T) {
	var m combat.Meter
	for _, dice := range []int{0, 1, 6, 12, 13, 20, 40} {
		for _, life := range []int{0, 1, 7, 25, 90} {
			x := byHand().Exchange
			x.Attack.Dice, x.Defender.Life = dice, life
			a := ask(&m, &x)
			list := spans(a)
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
	a := answer{damage: []float64{0.5, 0.5}, left: 1}
	b := answer{damage: []float64{0.25, 0.25, 0.5}}
	if got, want := spans(a, b), []span{{0, 0}, {1, 1}, {2, 2}}; !reflect.DeepEqual(got, want) {
		t.Errorf("bars %v, want %v", got, want)
	}
}

func TestAskTellsWhatComesBack(t *testing.T) {
	var m combat.Meter
	s := byHand()
	for _, n := range backNumbers()[:2] {
		n.set(&s.Exchange, 4)
	}
	s.Exchange.Attacker.Life = 3
	got, want := ask(&m, &s.Exchange), s.Exchange.Odds()
	for name, pair := range map[string][2]float64{
		"barrier": {got.back.barrier, float(want.Barrier.Float64())}, "counterstrike": {got.back.counter, float(want.Counterstrike.Float64())},
		"attacker": {got.back.destroyed, float(want.Attacker.Destroyed.Float64())}, "target": {got.destroyed, float(want.Defender.Destroyed.Float64())},
	} {
		if math.Abs(pair[0]-pair[1]) > 1e-9 || pair[1] == 0 {
			t.Errorf("%s: %v, want %v", name, pair[0], pair[1])
		}
	}
}

func TestMovesAreToldByTheHit(t *testing.T) {
	var m combat.Meter
	x := byHand().Exchange
	x.Attack.Effects = combat.Table{
		{Min: 7, Max: 9, Effects: combat.Effects{{Condition: combat.Push, Count: 1}}},
		{Min: 10, Effects: combat.Effects{{Condition: combat.Push, Count: 1}, {Condition: combat.Daze, Count: 1}}},
	}
	a := ask(&m, &x)
	if len(a.moves) != 1 || a.moves[0].of != combat.Push || math.Abs(a.moves[0].p-0.5) > tiny {
		t.Errorf("moves %+v, want Push in half", a.moves)
	}
	if len(a.effects) != 1 || math.Abs(a.effects[0].p-0.25) > tiny {
		t.Errorf("effects %+v, want Daze in a quarter", a.effects)
	}
}

func float(f float64, _ bool) float64 { return f }

// Every row must give back what it was set to and leave a copy alone.
func TestNumbersKeepWhatTheyAreSet(t *testing.T) {
	all := append(append(append(firstNumbers(), attackNumbers()...), targetNumbers()...), backNumbers()...)
	for i, n := range all {
		s := byHand()
		s.Exchange.Attack.Type = combat.Flame
		s.Exchange.Defender.Defense = &combat.Defense{Min: 7, Uses: 1}
		before := s.clone()
		changed := s.clone()
		for _, value := range []int{n.most, max(n.least, 1), n.least} {
			n.set(&changed.Exchange, value)
			if n.id == "oddsscreen.uses" && changed.Exchange.Defender.Defense == nil {
				continue
			}
			if got := n.get(&changed.Exchange); got != value {
				t.Errorf("row %d %s%s: set to %d it says %d", i, n.id, n.trait, value, got)
			}
		}
		if !reflect.DeepEqual(s, before) {
			t.Errorf("row %s%s changed the attack it was copied from", n.id, n.trait)
		}
	}
}

func TestMarksTurnOnAndOff(t *testing.T) {
	for _, m := range append(append(attackMarks(), targetMarks()...), dazed()) {
		s := byHand()
		s.Exchange.Attack.Type = combat.Flame
		s.Exchange.Defender.Defense = &combat.Defense{Min: 7, Uses: 1}
		for _, on := range []bool{true, false} {
			m.set(&s.Exchange, on)
			if m.get(&s.Exchange) != on {
				t.Errorf("mark %s%s is not %v", m.id, m.trait, on)
			}
		}
	}
}

// The worst that the rows can ask for, two of it.
func BenchmarkWorst(b *testing.B) {
	var m combat.Meter
	x := byHand().Exchange
	worst(&x)
	for b.Loop() {
		ask(&m, &x)
		ask(&m, &x)
	}
}

func BenchmarkAsk(b *testing.B) {
	for name, dice := range map[string]int{"typical": 8, "most": 40} {
		b.Run(name, func(b *testing.B) {
			var m combat.Meter
			x := byHand().Exchange
			x.Attack.Dice, x.Attack.Strikes = dice, 3
			x.Attack.Effects = combat.Table{{Min: 5, Max: 9, Effects: combat.Effects{{Condition: combat.Burn, Count: 1}}}, {Min: 10, Effects: combat.Effects{{Condition: combat.Daze, Count: 1}}}}
			x.Defender.Defense = &combat.Defense{Min: 8, Uses: 1}
			x.Counterstrike = &combat.Attack{Dice: 6, Strikes: 1}
			x.Defender.Barrier = &combat.Barrier{Dice: 3}
			x.Attacker.Life = 12
			for b.Loop() {
				ask(&m, &x)
			}
		})
	}
}
