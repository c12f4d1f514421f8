package combat

import (
	"math/big"

	"quickcast/rules/dice"
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

func (z *Zone) odds(b *budget) ZoneOdds {
	found := dice.Chance(1)
	if z.Attacker.Markers[Daze] > 0 {
		found = dice.Chance(dazedHits)
	}
	steady := *z
	steady.Attacker.Markers[Daze] = 0
	odds := ZoneOdds{Total: dice.Certain(0)}
	var all, none chain
	for i := range z.Targets {
		x, sure := z.against(i), steady.against(i)
		overall, hit := x.odds(b), sure.odds(b)
		if b.spent() {
			return ZoneOdds{}
		}
		odds.Objects = append(odds.Objects,
			ObjectOdds{Dice: x.FirstStrike().Dice(), Hit: overall.Hit, Fate: overall.Defender})
		odds.Total = odds.Total.Plus(hit.Defender.Damage)
		before := enter(&z.Targets[i])
		all.link(hit.Defender.Destroyed, before.destroyed(&z.Targets[i]))
		none.link(new(big.Rat).Sub(big.NewRat(1, 1), hit.Defender.Destroyed), !before.destroyed(&z.Targets[i]))
	}
	odds.Total = dice.Mix(found, odds.Total, dice.Certain(0))
	odds.AllDestroyed, odds.NoneDestroyed = all.mixed(found), none.mixed(found)
	return odds
}

// chain is the probability that something holds for every object: if the zone is
// found, and if it is not.
type chain struct {
	found  *big.Rat
	broken bool // it does not hold for all if the zone is missed
}

func (c *chain) link(holds *big.Rat, before bool) {
	if c.found == nil {
		c.found = big.NewRat(1, 1)
	}
	c.found = new(big.Rat).Mul(c.found, holds)
	c.broken = c.broken || !before
}

func (c *chain) mixed(found *big.Rat) *big.Rat {
	if c.found == nil {
		return big.NewRat(1, 1)
	}
	p := new(big.Rat).Mul(found, c.found)
	if !c.broken {
		p.Add(p, new(big.Rat).Sub(big.NewRat(1, 1), found))
	}
	return p
}
