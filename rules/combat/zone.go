package combat

import (
	"math/big"

	"github.com/quickcast/quickcast/rules/dice"
)

// Zone is a zone attack: everything in the zone is attacked by itself, friend and
// foe, but a dazed attacker rolls only once whether it finds the zone (R-89, A-50,
// reading 2).
type Zone struct {
	Rules
	Attacker Creature
	Attack   Attack
	Targets  []Creature
}

// ZoneOdds is all that can come of a Zone attack.
type ZoneOdds struct {
	Objects       []ObjectOdds // in the order of the targets
	Total         dice.Dist    // damage received by all together
	AllDestroyed  *big.Rat
	NoneDestroyed *big.Rat
}

// ObjectOdds is what can come to one object of the zone.
type ObjectOdds struct {
	Dice int // of the first strike
	Hit  *big.Rat
	Fate Fate
}

// against is the attack on one object by an attacker that has found the zone.
func (z *Zone) against(i int) Exchange {
	x := Exchange{Rules: z.Rules, Attacker: z.Attacker, Attack: z.Attack, Defender: z.Targets[i]}
	x.Attack.Zone = true
	return x
}

// Odds gives the exact distribution of all that can come of the attack. Once the zone
// is found, what happens to one object does not touch another.
func (z *Zone) Odds() ZoneOdds { return z.odds(nil) }

// Try is Odds as far as the budget goes. The error is that of the budget.
func (z *Zone) Try(b *dice.Budget) (ZoneOdds, error) {
	odds := z.odds(b)
	return odds, b.Err(dice.LessZone)
}

func (z *Zone) odds(b *dice.Budget) ZoneOdds {
	found := dice.Chance(1)
	if z.Attacker.Markers[Daze] > 0 {
		found = dice.Chance(dazedHits)
	}
	undazed := *z
	undazed.Attacker.Markers[Daze] = 0
	var odds ZoneOdds
	var totals []dice.Dist
	all, none, c := newChain(), newChain(), exactCloud(b)
	for i := range z.Targets {
		x, sure := z.against(i), undazed.against(i)
		hit := sure.odds(c)
		overall := hit
		if z.Attacker.Markers[Daze] > 0 {
			overall = x.odds(c)
		}
		if b.Spent() {
			return ZoneOdds{}
		}
		odds.Objects = append(odds.Objects,
			ObjectOdds{Dice: x.FirstStrike().Dice(), Hit: overall.Hit, Fate: overall.Defender})
		totals = append(totals, hit.Defender.Damage)
		before := enter(&z.Targets[i])
		all.link(hit.Defender.Destroyed, before.destroyed(&z.Targets[i]))
		none.link(new(big.Rat).Sub(big.NewRat(1, 1), hit.Defender.Destroyed), !before.destroyed(&z.Targets[i]))
	}
	odds.Total = dice.Mix(found, dice.Sum(totals, b), dice.Certain(0))
	odds.AllDestroyed, odds.NoneDestroyed = all.mixed(found, b), none.mixed(found, b)
	b.Write(odds.Total)
	return odds
}

// chain is the probability that something holds for every object: if the zone is
// found, and if it is not. It is reduced in the end alone.
type chain struct {
	over, under *big.Int // if it is found
	broken      bool     // it does not hold for all if it is missed
}

func newChain() *chain { return &chain{over: big.NewInt(1), under: big.NewInt(1)} }

// link adds an object, for which it holds with such a probability, and before anything
// happens to it does or does not.
func (c *chain) link(holds *big.Rat, before bool) {
	c.over.Mul(c.over, holds.Num())
	c.under.Mul(c.under, holds.Denom())
	c.broken = c.broken || !before
}

// mixed is the probability where the zone is found with such a one.
func (c *chain) mixed(found *big.Rat, b *dice.Budget) *big.Rat {
	words := int64(c.under.BitLen() / 64)
	if !b.Spend(10 * words * words) {
		return new(big.Rat)
	}
	p := new(big.Rat).SetFrac(c.over, c.under)
	p.Mul(p, found)
	if !c.broken {
		p.Add(p, new(big.Rat).Sub(big.NewRat(1, 1), found))
	}
	return p
}
