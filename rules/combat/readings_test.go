package combat_test

import (
	"math/big"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
)

// Each chosen reading, with an exchange in which it matters: the mean damage the
// defender (or, where said, the attacker) receives as chosen, and as the other way.
func TestReadingsCanBeSwitched(t *testing.T) {
	defense := func(min int) *combat.Defense { return &combat.Defense{Min: min, Infinite: true} }
	daze, stun := effects(t, "daze"), effects(t, "stun")
	always := func(e combat.Effects) combat.Table { return combat.Table{{Min: -9, Effects: e}} }
	weak := combat.Markers{combat.Weak: 4}
	hasRage := combat.Creature{Rage: 2, Damage: 0, Barrier: &combat.Barrier{Dice: 1}}
	cases := []struct {
		name   string
		off    func(*combat.Readings)
		x      combat.Exchange
		of     func(combat.Odds) *big.Rat
		chosen *big.Rat
		other  *big.Rat
	}{
		{
			"A", func(r *combat.Readings) { r.SumThenMinimum = false },
			combat.Exchange{
				Attacker: combat.Creature{MeleeBonus: 3, Markers: weak}, Attack: combat.Attack{Dice: 2},
			},
			damage, big.NewRat(1, 1), big.NewRat(4, 1),
		},
		{
			"B", func(r *combat.Readings) { r.BonusLostOnMiss = false },
			combat.Exchange{
				Attacker: combat.Creature{MeleeBonus: 2}, Attack: combat.Attack{Dice: 1, Strikes: 2}, Policy: combat.Policy{Strikes: []int{1}},
				Defender: combat.Creature{Defense: defense(-5)},
			},
			damage, big.NewRat(1, 1), big.NewRat(3, 1),
		},
		{
			"C", func(r *combat.Readings) { r.BloodthirstyWaits = false },
			combat.Exchange{
				Attacker: combat.Creature{Bloodthirsty: 3}, Attack: combat.Attack{Dice: 1, Strikes: 2},
			},
			damage, big.NewRat(4, 1), big.NewRat(2, 1),
		},
		{
			"D", func(r *combat.Readings) { r.VampiricWithinLife = false },
			combat.Exchange{
				Attacker: combat.Creature{Damage: 9, Life: 10}, Attack: combat.Attack{Dice: 1, Vampiric: true, Piercing: 1},
				Defender: combat.Creature{Life: 5, Damage: 5},
			},
			func(o combat.Odds) *big.Rat { return o.Attacker.Healed.Mean() }, big.NewRat(0, 1), big.NewRat(2, 3),
		},
		{
			"E", func(r *combat.Readings) { r.PreventedIsNotDealt = false },
			combat.Exchange{
				Attack: combat.Attack{Dice: 1}, Defender: combat.Creature{Kind: combat.OfMage, Shield: true, Rage: 3},
			},
			func(o combat.Odds) *big.Rat { return o.Defender.Rage.Mean() }, big.NewRat(0, 1), big.NewRat(2, 3),
		},
		{
			"F", func(r *combat.Readings) { r.ShieldForOneStrike = false },
			combat.Exchange{
				Attack: combat.Attack{Dice: 1, Strikes: 2}, Defender: combat.Creature{Kind: combat.OfMage, Shield: true},
			},
			damage, big.NewRat(2, 3), big.NewRat(1, 9),
		},
		{
			"G", func(r *combat.Readings) { r.ConditionsAtOnce = false },
			combat.Exchange{
				Attack:   combat.Attack{Dice: 1, Strikes: 2, Effects: always(stun)},
				Defender: combat.Creature{Defense: defense(-9)}, Policy: combat.Policy{Strikes: []int{2}},
			},
			damage, big.NewRat(2, 1), big.NewRat(1, 1),
		},
		{
			"I", func(r *combat.Readings) { r.EffectRollUncut = false },
			combat.Exchange{
				Attack:   combat.Attack{Dice: 1, Type: combat.Flame, Effects: combat.Table{{Min: 12, Max: 12, Effects: daze}}},
				Defender: combat.Creature{TypeModifiers: map[combat.DamageType]int{combat.Flame: 1}},
			},
			func(o combat.Odds) *big.Rat { return o.Defender.Markers[combat.Daze].Mean() }, big.NewRat(1, 12), big.NewRat(2, 12),
		},
		{
			"J, spells", func(r *combat.Readings) { r.StaggerHitsSpells = false },
			combat.Exchange{
				Rules: combat.AcademyRules(), Attacker: combat.Creature{Markers: combat.Markers{combat.Stagger: 1}},
				Attack: combat.Attack{Kind: combat.Ranged, Spell: true, Dice: 4},
			},
			damage, big.NewRat(2, 1), big.NewRat(4, 1),
		},
		{
			"J, Defense", func(r *combat.Readings) { r.FirstAttackOnly = false },
			combat.Exchange{
				Rules: combat.AcademyRules(), Attack: combat.Attack{Dice: 1},
				Defender: combat.Creature{AttacksReceived: 1, Defense: &combat.Defense{Min: 1, Uses: 1}},
			},
			damage, big.NewRat(1, 1), new(big.Rat),
		},
		{
			"L", func(r *combat.Readings) { r.RestrainedOnce = false },
			combat.Exchange{
				Attack: combat.Attack{Dice: 12}, Defender: combat.Creature{
					Restrained: true,
					Markers:    combat.Markers{combat.Cripple: 1}, Defense: defense(1),
				},
			},
			damage, big.NewRat(2, 1), big.NewRat(4, 1),
		},
		{
			"M, Melee", func(r *combat.Readings) { r.CounterstrikeIsItsOwn = false },
			combat.Exchange{
				Attack: combat.Attack{Dice: 1}, Defender: combat.Creature{MeleeBonus: 2}, Counterstrike: &combat.Attack{Dice: 1},
			},
			func(o combat.Odds) *big.Rat { return o.Attacker.Damage.Mean() }, big.NewRat(3, 1), big.NewRat(1, 1),
		},
		{
			"M, barrier", func(r *combat.Readings) { r.CounterstrikeMeetsBarrier = false },
			combat.Exchange{
				Attacker: combat.Creature{Barrier: &combat.Barrier{Dice: 2}}, Attack: combat.Attack{Dice: 1},
				Counterstrike: &combat.Attack{Dice: 1},
			},
			damage, big.NewRat(3, 1), big.NewRat(1, 1),
		},
		{
			"N", func(r *combat.Readings) { r.NoRageFromBarrier = false },
			combat.Exchange{
				Attacker: combat.Creature{Rage: 1}, Attack: combat.Attack{Dice: 1}, Defender: hasRage,
			},
			func(o combat.Odds) *big.Rat { return o.Attacker.Rage.Mean() }, big.NewRat(0, 1), big.NewRat(2, 3),
		},
		{
			"T", func(r *combat.Readings) { r.OneDazeOnWaking = false },
			combat.Exchange{
				Attack: combat.Attack{Dice: 1}, Defender: combat.Creature{Markers: combat.Markers{combat.Sleep: 3}},
			},
			func(o combat.Odds) *big.Rat { return o.Defender.Markers[combat.Daze].Mean() }, big.NewRat(2, 3), big.NewRat(2, 1),
		},
		{
			"immune", func(r *combat.Readings) { r.ImmuneIsStillHit = false },
			combat.Exchange{
				Attack: combat.Attack{Dice: 1, Type: combat.Flame}, Defender: combat.Creature{Immunities: []combat.DamageType{combat.Flame}},
			},
			func(o combat.Odds) *big.Rat { return o.Hit }, big.NewRat(1, 1), big.NewRat(0, 1),
		},
	}
	for _, c := range cases {
		c.x.Readings = combat.DefaultReadings()
		if got := c.of(c.x.Odds()); got.Cmp(c.chosen) != 0 {
			t.Errorf("reading %s: %v, want %v", c.name, got, c.chosen)
		}
		c.off(&c.x.Readings)
		if got := c.of(c.x.Odds()); got.Cmp(c.other) != 0 {
			t.Errorf("not reading %s: %v, want %v", c.name, got, c.other)
		}
	}
}

func damage(o combat.Odds) *big.Rat { return o.Defender.Damage.Mean() }

// An Academy Defense without the infinity sign meets one strike of the first attack:
// the first that is not let through and has not missed already (readings 3 and J).
func TestAcademyDefenseMeetsAnyStrikeOfTheFirstAttack(t *testing.T) {
	blow := combat.Attack{Dice: 1, Strikes: 2}
	careful := combat.Creature{Defense: &combat.Defense{Min: 1, Uses: 1}}
	cases := []struct {
		name     string
		attacker combat.Creature
		policy   combat.Policy
		first    *big.Rat // damage to expect of one attack
		second   *big.Rat // of two such attacks in one round
	}{
		{"at once", combat.Creature{}, combat.Policy{}, big.NewRat(1, 1), big.NewRat(3, 1)},
		{"strike 2", combat.Creature{}, combat.Policy{Strikes: []int{2}}, big.NewRat(1, 1), big.NewRat(3, 1)},
		{"never", combat.Creature{}, combat.Policy{Never: true}, big.NewRat(2, 1), big.NewRat(4, 1)},
		{
			// two, one or no strikes find their way, of which one is avoided
			"after a miss",
			combat.Creature{Markers: combat.Markers{combat.Daze: 1}},
			combat.Policy{},
			big.NewRat(1, 4), big.NewRat(5, 4),
		},
	}
	for _, c := range cases {
		once := combat.Blow{Attacker: c.attacker, Attack: blow}
		q := combat.Sequence{Rules: combat.AcademyRules(), Defender: careful, Policy: c.policy, Blows: []combat.Blow{once}}
		if got := q.Odds().Defender.Damage.Mean(); got.Cmp(c.first) != 0 {
			t.Errorf("%s: %v, want %v", c.name, got, c.first)
		}
		q.Blows = append(q.Blows, once)
		if got := q.Odds().Defender.Damage.Mean(); got.Cmp(c.second) != 0 {
			t.Errorf("%s, again: %v, want %v", c.name, got, c.second)
		}
	}
}

// Only creatures anger: a conjuration that attacks does not.
func TestConjurationsGiveNoRage(t *testing.T) {
	for kind, want := range map[combat.Kind]*big.Rat{
		combat.OfCreature: big.NewRat(2, 3), combat.OfMage: big.NewRat(2, 3), combat.OfConjuration: new(big.Rat),
	} {
		x := combat.Exchange{
			Rules: combat.ArenaRules(), Attacker: combat.Creature{Kind: kind},
			Attack: combat.Attack{Dice: 1}, Defender: combat.Creature{Rage: 1},
		}
		if got := x.Odds().Defender.Rage.Mean(); got.Cmp(want) != 0 {
			t.Errorf("attacked by a %v: %v tokens, want %v", kind, got, want)
		}
	}
}

func TestReadingHDirectDamageCountsInFull(t *testing.T) {
	d := combat.DirectDamage{Rules: combat.ArenaRules(), Dice: 3, Target: combat.Creature{Incorporeal: true}}
	if got, _ := d.Odds(); got.Mean().Cmp(big.NewRat(3, 1)) != 0 {
		t.Errorf("chosen: %v", got.Mean())
	}
	d.Readings.DirectDamageInFull = false
	if got, _ := d.Odds(); got.Mean().Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("the other way: %v", got.Mean())
	}
}
