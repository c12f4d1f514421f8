package combat_test

import (
	"math/big"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// what a Defense says of its roll and of conditions, in the odds and
// when it is played.
func TestR83R107R111DefensesWithoutARollOrWhateverTheConditions(t *testing.T) {
	for _, test := range []struct {
		what    string
		defense combat.Defense
		markers combat.Markers
		attack  combat.Attack
		hits    *big.Rat
	}{
		{"sure", combat.Defense{Infinite: true, Sure: true}, combat.Markers{combat.Daze: 3}, combat.Attack{}, big.NewRat(0, 1)},
		{"sure, unavoidable", combat.Defense{Infinite: true, Sure: true}, combat.Markers{}, combat.Attack{Unavoidable: true}, big.NewRat(1, 1)},
		{"sure, stunned", combat.Defense{Infinite: true, Sure: true}, combat.Markers{combat.Stun: 1}, combat.Attack{}, big.NewRat(1, 1)},
		{"sure, mandatory, stunned", combat.Defense{Infinite: true, Sure: true, Mandatory: true}, combat.Markers{combat.Stun: 1}, combat.Attack{}, big.NewRat(0, 1)},
		{"sure, once", combat.Defense{Uses: 1, Sure: true}, combat.Markers{}, combat.Attack{Strikes: 2}, big.NewRat(1, 1)},
		{"mandatory, dazed", combat.Defense{Min: 7, Infinite: true, Mandatory: true}, combat.Markers{combat.Sleep: 1, combat.Daze: 1}, combat.Attack{}, big.NewRat(8, 12)},
		{"unhindered", combat.Defense{Min: 7, Infinite: true, Unhindered: true}, combat.Markers{combat.Stun: 1, combat.Daze: 1, combat.Cripple: 1}, combat.Attack{}, big.NewRat(6, 12)},
	} {
		x := combat.Exchange{Rules: combat.ArenaRules(), Attack: test.attack, Defender: combat.Creature{Life: 9, Defense: &test.defense, Markers: test.markers}}
		x.Attack.Dice = 1
		if got := x.Odds().Hit; got.Cmp(test.hits) != 0 {
			t.Errorf("%s: hits in %v, want %v", test.what, got, test.hits)
		}
		hits := 0
		for seed := range uint64(600) {
			report, err := x.Resolve(combat.Thrown(dice.Seeded(seed)))
			if err != nil {
				t.Fatal(err)
			}
			if report.Hit {
				hits++
			}
			for _, e := range report.Events {
				if e.Kind == combat.DefenseRoll && test.defense.Sure && (e.Side != 0 || !e.Success) {
					t.Errorf("%s: %+v", test.what, e)
				}
			}
		}
		if want, _ := test.hits.Float64(); float64(hits) < 600*want-60 || float64(hits) > 600*want+60 {
			t.Errorf("%s: %d of 600 hit, want %v", test.what, hits, test.hits)
		}
	}
}
