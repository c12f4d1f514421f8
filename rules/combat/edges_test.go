package combat_test

import (
	"math/big"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// a damage barrier strikes first; at an attacker it has destroyed nobody
// strikes back.
func TestR87NoCounterstrikeAtADestroyedAttacker(t *testing.T) {
	x := combat.Exchange{
		Attacker: combat.Creature{Life: 2}, Attack: combat.Attack{Dice: 1}, Counterstrike: &combat.Attack{Dice: 1},
		Defender: combat.Creature{Life: 9, Barrier: &combat.Barrier{Dice: 1}},
	}
	for _, rules := range []combat.Rules{combat.ArenaRules(), combat.AcademyRules()} {
		x.Rules = rules
		odds := x.Odds()
		// The barrier's die does 2 in a third of all cases.
		if odds.Counterstrike.Cmp(big.NewRat(2, 3)) != 0 {
			t.Errorf("%v: the counterstrike is made with %v, want 2/3", rules.Game, odds.Counterstrike)
		}
		if got := odds.Attacker.Damage.Mean(); got.Cmp(big.NewRat(5, 3)) != 0 {
			t.Errorf("%v: %v damage on average, want 1 and two thirds of 1", rules.Game, got)
		}
		report, err := x.Resolve(&combat.Laid{Faces: dice.Roll{dice.One, dice.Two}})
		if err != nil || !report.After[combat.AttackerSeat].Destroyed || report.After[combat.AttackerSeat].Received != 2 {
			t.Errorf("%v: played: %+v, %v", rules.Game, report.After[combat.AttackerSeat], err)
		}
		for _, e := range report.Events {
			if e.Part == combat.CounterAttack && e.Kind != combat.AttackNotMade {
				t.Errorf("%v: the counterstrike comes: %+v", rules.Game, e)
			}
		}
	}
}

// Reading C: Bloodthirsty is spent with the strike that found prey, whether that
// strike hits, misses or is avoided; a strike that finds none leaves it.
func TestBloodthirstyIsSpentByTheStrikeThatFoundPrey(t *testing.T) {
	never, always := &combat.Defense{Min: 13, Infinite: true}, &combat.Defense{Min: 1, Infinite: true}
	cases := []struct {
		name    string
		damage  int // the target came with
		defense *combat.Defense
		policy  combat.Policy
		daze    uint16
		want    *big.Rat // damage to expect of three strikes of one die, Bloodthirsty +2
	}{
		{"prey at once", 1, nil, combat.Policy{}, 0, big.NewRat(5, 1)},
		{"prey at once, avoided", 1, always, combat.Policy{Strikes: []int{1}}, 0, big.NewRat(2, 1)},
		{"prey at once, not avoided", 1, never, combat.Policy{Strikes: []int{1}}, 0, big.NewRat(5, 1)},
		{"no prey in strike 1, avoided", 0, always, combat.Policy{Strikes: []int{1}}, 0, big.NewRat(2*9+2*6, 9)},
		// Strike 1 draws blood in 2/3, and strike 2 then loses it; else strike 3 finds none.
		{"prey in strike 2, avoided", 0, always, combat.Policy{Strikes: []int{2}}, 0, big.NewRat(2, 1)},
		// Dazed: half of the strikes miss; the first has it and needs to hit.
		{"prey at once, dazed", 1, nil, combat.Policy{}, 1, big.NewRat(5, 2)},
	}
	for _, c := range cases {
		x := combat.Exchange{
			Rules: combat.ArenaRules(), Policy: c.policy,
			Attacker: combat.Creature{Bloodthirsty: 2, Markers: combat.Markers{combat.Daze: c.daze}},
			Attack:   combat.Attack{Dice: 1, Strikes: 3},
			Defender: combat.Creature{Damage: c.damage, Defense: c.defense},
		}
		if got := x.Odds().Defender.Damage.Mean(); got.Cmp(c.want) != 0 {
			t.Errorf("%s: %v damage, want %v", c.name, got, c.want)
		}
	}
	w := combat.Sweep{
		Rules: combat.ArenaRules(), Attacker: combat.Creature{Bloodthirsty: 2}, Attack: combat.Attack{Dice: 1},
		Targets: [2]combat.Creature{{Damage: 1, Defense: always}, {Damage: 1}},
	}
	if got := w.Odds().Second.Damage.Mean(); got.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("after an avoided strike at prey the second attack does %v, want 1", got)
	}
}

// A Defense without a use is none, whether it never had one or has none left.
func TestR83DefenseWithoutAUse(t *testing.T) {
	for _, d := range []combat.Defense{{Min: 1}, {Min: 1, Used: 3}, {Min: 1, Uses: 2, Used: 2}} {
		x := combat.Exchange{Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: 1}, Defender: combat.Creature{Defense: &d}}
		if usable, p := x.DefenseRoll(); usable || p.Sign() != 0 || x.Odds().Hit.Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("%+v: usable %v, avoids with %v", d, usable, p)
		}
	}
}

// However many markers there are, they are counted and have their force.
func TestManyMarkersAreCounted(t *testing.T) {
	many, err := combat.ParseEffects("100 stun & 100 sleep & 100 burn")
	if err != nil {
		t.Fatal(err)
	}
	x := combat.Exchange{
		Rules: combat.ArenaRules(), Attack: combat.Attack{Strikes: 3, NoDamage: true, Effects: combat.Table{{Min: 1, Effects: many}}},
		Defender: combat.Creature{}, Counterstrike: &combat.Attack{Dice: 1},
	}
	odds := x.Odds()
	for _, c := range []combat.Condition{combat.Stun, combat.Sleep, combat.Burn} {
		if odds.Defender.Markers[c].At(300).Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("%v: %v on average, want 300", c, odds.Defender.Markers[c].Mean())
		}
	}
	if odds.Counterstrike.Sign() != 0 {
		t.Errorf("300 Stun leave a counterstrike with %v", odds.Counterstrike)
	}
	x.Attack.Strikes, x.Attack.Effects = 1, nil
	x.Defender.Markers[combat.Stun], x.Defender.Markers[combat.Sleep] = 200, 56
	if odds := x.Odds(); odds.Counterstrike.Sign() != 0 {
		t.Errorf("200 Stun and 56 Sleep leave a counterstrike with %v", odds.Counterstrike)
	}
}

// Reading R: Burn does nothing to what is Burnproof, nor to what is Incorporeal: it is
// not placed, and markers set by hand neither harm nor burn down.
func TestReadingRBurnOnTheBurnproof(t *testing.T) {
	burn, _ := combat.ParseEffects("2 burn")
	for _, c := range []combat.Creature{{Burnproof: true}, {Incorporeal: true}, {Immunities: []combat.DamageType{combat.Flame}}} {
		x := combat.Exchange{
			Rules: combat.ArenaRules(), Defender: c,
			Attack: combat.Attack{Dice: 1, Ethereal: true, Effects: combat.Table{{Min: 1, Effects: burn}}},
		}
		if got := x.Odds().Defender.Markers[combat.Burn].Mean(); got.Sign() != 0 {
			t.Errorf("%+v: %v Burn are placed", c, got)
		}
		c.Markers[combat.Burn] = 3
		u := combat.Upkeep{Creature: c, Rounds: 2, Order: combat.UpkeepEffects()}
		if odds := u.Odds(); odds.Damage.Mean().Sign() != 0 || odds.Burns.At(3).Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("%+v: %v damage, %v Burn left", c, odds.Damage.Mean(), odds.Burns.Mean())
		}
	}
}

// what has no Life left is destroyed, and nothing of any damage finds Life.
func TestR10NoLifeLeft(t *testing.T) {
	x := combat.Exchange{
		Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: 2}, Defender: combat.Creature{Life: combat.NoLifeLeft},
		Counterstrike: &combat.Attack{Dice: 1},
	}
	odds := x.Odds()
	if odds.Defender.Destroyed.Cmp(big.NewRat(1, 1)) != 0 || odds.Defender.Capped.Mean().Sign() != 0 || odds.Counterstrike.Sign() != 0 {
		t.Errorf("destroyed with %v, %v damage finds Life, counterstrike with %v",
			odds.Defender.Destroyed, odds.Defender.Capped.Mean(), odds.Counterstrike)
	}
}
