package combat_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

func TestMeterIsNearTheOdds(t *testing.T) {
	var meter combat.Meter
	for seed := range uint64(300) {
		x := deal(20000+seed).exchange(6, 3)
		near, err := meter.Read(&x, nil)
		if err != nil {
			t.Fatal(err)
		}
		odds := x.Odds()
		if d := odds.Defender.Damage; d.Outcome(d.Len()-1) > x.MostDamage() {
			t.Fatalf("seed %d: %d damage is more than the most", seed, d.Outcome(d.Len()-1))
		}
		check := func(what string, got float64, exact *big.Rat) {
			if want, _ := exact.Float64(); math.Abs(got-want) > 1e-12 {
				t.Fatalf("seed %d: %s is %v, exactly %v\n%+v", seed, what, got, want, x)
			}
		}
		check("hit", near.Hit, odds.Hit)
		check("barrier", near.Barrier, odds.Barrier)
		check("counterstrike", near.Counterstrike, odds.Counterstrike)
		check("both destroyed", near.BothDestroyed, odds.BothDestroyed)
		for seat, fate := range []combat.Fate{odds.Attacker, odds.Defender} {
			got := near.Fates[seat]
			check("destroyed", got.Destroyed, fate.Destroyed)
			check("shield", got.Shield, fate.Shield)
			for what, pair := range map[string]struct {
				near  []float64
				exact dice.Dist
			}{
				"damage": {got.Damage, fate.Damage}, "capped": {got.Capped, fate.Capped}, "healed": {got.Healed, fate.Healed},
				"daze": {got.Markers[combat.Daze], fate.Markers[combat.Daze]},
			} {
				for outcome, p := range pair.near {
					if pair.exact.Len() > 0 {
						check(what, p, pair.exact.At(outcome))
					}
				}
			}
		}
	}
}

func TestMeterAskedAgainAllocatesNothing(t *testing.T) {
	var meter combat.Meter
	x, y := typicalExchange(), threeStrikes()
	if n := testing.AllocsPerRun(20, func() { _, _ = meter.Read(&x, nil); _, _ = meter.Read(&y, nil) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkEndless4Near(b *testing.B) {
	var meter combat.Meter
	x := endless(4)
	b.ReportAllocs()
	for b.Loop() {
		_, _ = meter.Read(&x, nil)
	}
}

func BenchmarkThreeStrikesNear(b *testing.B) {
	var meter combat.Meter
	x := threeStrikes()
	b.ReportAllocs()
	for b.Loop() {
		_, _ = meter.Read(&x, nil)
	}
}

func BenchmarkExchangeNear(b *testing.B) {
	var meter combat.Meter
	x := typicalExchange()
	b.ReportAllocs()
	for b.Loop() {
		_, _ = meter.Read(&x, nil)
	}
}
