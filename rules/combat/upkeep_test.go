package combat_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// naiveUpkeep throws every die of every Burn marker on its own.
func naiveUpkeep(u combat.Upkeep) (left map[[2]int]*big.Rat, dead []*big.Rat) {
	c := &u.Creature
	left = map[[2]int]*big.Rat{{c.Damage, int(c.Markers[combat.Burn])}: big.NewRat(1, 1)}
	fallen := new(big.Rat)
	for range u.Rounds {
		for _, effect := range u.Order {
			next := map[[2]int]*big.Rat{}
			add := func(damage, burns int, p *big.Rat) {
				key := [2]int{damage, burns}
				if c.Life > 0 && damage >= c.Life {
					fallen = new(big.Rat).Add(fallen, p)
					return
				}
				if next[key] == nil {
					next[key] = new(big.Rat)
				}
				next[key].Add(next[key], p)
			}
			for s, p := range left {
				switch effect {
				case combat.RotEffect:
					add(s[0]+pick(c.Nonliving, 0, int(c.Markers[combat.Rot])), s[1], p)
				case combat.BleedEffect:
					add(s[0]+pick(c.Plant || c.Nonliving, 0, int(c.Markers[combat.Bleed])), s[1], p)
				case combat.RegenerateEffect:
					add(max(0, s[0]-pick(c.Nonliving, 0, slices.Max(append([]int{0}, c.Regenerate...)))), s[1], p)
				case combat.BurnEffect:
					throwBurns(s[1], s[0], s[1], p, add)
				}
			}
			left = next
		}
		dead = append(dead, fallen)
	}
	return left, dead
}

func pick(yes bool, a, b int) int {
	if yes {
		return a
	}
	return b
}

// throwBurns throws what dice are left to throw.
func throwBurns(dice3, damage, burns int, p *big.Rat, add func(int, int, *big.Rat)) {
	if dice3 == 0 {
		add(damage, burns, p)
		return
	}
	for _, face := range dice.AttackDie() {
		here := new(big.Rat).Mul(p, big.NewRat(1, 6))
		if face == dice.Blank {
			throwBurns(dice3-1, damage, burns-1, here, add)
		} else {
			throwBurns(dice3-1, damage+face.Value(), burns, here, add)
		}
	}
}

func TestUpkeepIsThatOfTheNaiveRules(t *testing.T) {
	for seed := range uint64(150) {
		d := deal(40000 + seed)
		order := combat.UpkeepEffects()
		d.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		u := combat.Upkeep{Rounds: d.IntN(5), Order: order[d.some(2):], Creature: combat.Creature{Life: d.some(9), Damage: d.some(6)}}
		if d.in(2) {
			u.Creature.Regenerate = []int{1, 2}
		}
		u.Creature.Plant, u.Creature.Nonliving, u.Creature.Markers[combat.Bleed] = d.in(4), d.in(5), uint16(d.some(2))
		u.Creature.Markers[combat.Burn], u.Creature.Markers[combat.Rot] = uint16(d.IntN(4)), uint16(d.some(2))
		odds := u.Odds()
		left, dead := naiveUpkeep(u)
		for i, p := range dead {
			if odds.DestroyedBy[i].Cmp(p) != 0 {
				t.Errorf("seed %d: destroyed by upkeep %d with %v, want %v\n%+v", seed, i, odds.DestroyedBy[i], p, u)
			}
		}
		alive := new(big.Rat)
		damage, burns := map[int]*big.Rat{}, map[int]*big.Rat{}
		for s, p := range left {
			alive.Add(alive, p)
			addTo(damage, s[0], p)
			addTo(burns, s[1], p)
		}
		for _, all := range []map[int]*big.Rat{damage, burns} {
			for outcome, p := range all {
				all[outcome] = new(big.Rat).Quo(p, alive)
			}
		}
		if !agrees(odds.Damage, damage) || !agrees(odds.Burns, burns) {
			t.Errorf("seed %d: damage or markers in the end differ\n%+v", seed, u)
		}
	}
}

func addTo(m map[int]*big.Rat, key int, p *big.Rat) {
	if m[key] == nil {
		m[key] = new(big.Rat)
	}
	m[key].Add(m[key], p)
}

func TestImmuneObjectsNeitherBurnNorRot(t *testing.T) {
	u := combat.Upkeep{Rounds: 2, Order: combat.UpkeepEffects(), Creature: combat.Creature{
		Nonliving:  true,
		Immunities: []combat.DamageType{combat.Flame},
	}}
	u.Creature.Markers[combat.Burn], u.Creature.Markers[combat.Rot] = 3, 3
	if got := u.Odds().Damage.At(0); got.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("unharmed with %v", got)
	}
}
