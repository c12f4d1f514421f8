package combat

import (
	"math/big"

	"quickcast/rules/dice"
)

// Fate is what can become of one object.
type Fate struct {
	Damage    dice.Dist // received in all, not cut at Life
	Capped    dice.Dist // the same, cut at the Life that remained
	Destroyed *big.Rat
	Healed    dice.Dist
	Shield    *big.Rat // its Voltaric Shield is used
	Rage      dice.Dist
	Drained   dice.Dist               // mana its controller loses, had there been enough
	Markers   map[Condition]dice.Dist // in the end, those it came with included
}

// fate reads the fate of an object from a cloud. It lists the markers that could be
// there: those it came with and those named by an attack.
func fate(c *exactly, at Seat, is *Creature, named []Condition) Fate {
	f := Fate{
		Damage:    c.dist(func(s *state) int { return int(s.bodies[at].received) }),
		Destroyed: c.chance(func(s *state) bool { return s.bodies[at].destroyed(is) }),
		Healed:    c.dist(func(s *state) int { return int(s.bodies[at].healed) }),
		Shield:    c.chance(func(s *state) bool { return s.bodies[at].prevented > 0 }),
		Rage:      c.dist(func(s *state) int { return int(s.bodies[at].rage) }),
		Drained:   c.dist(func(s *state) int { return int(s.bodies[at].drained) }),
		Markers:   map[Condition]dice.Dist{},
	}
	f.Capped = f.Damage
	if is.Life > 0 {
		f.Capped = c.dist(func(s *state) int { return s.bodies[at].capped(is) })
	}
	for _, condition := range named {
		f.Markers[condition] = c.dist(func(s *state) int { return int(s.bodies[at].markers[condition]) })
	}
	return f
}

// markable are the conditions whose markers may lie on an object after the attacks:
// those it came with, those the attacks name, and Daze where there may be Sleep.
func markable(is *Creature, tables ...Table) []Condition {
	var there [markerKinds]bool
	for condition, n := range is.Markers {
		there[condition] = n > 0
	}
	for _, table := range tables {
		for _, row := range table {
			for _, effect := range row.Effects {
				if effect.Condition.Marks() {
					there[effect.Condition] = true
				}
			}
		}
	}
	there[Daze] = there[Daze] || there[Sleep]
	var named []Condition
	for condition, is := range there {
		if is {
			named = append(named, Condition(condition))
		}
	}
	return named
}

// exactly is a cloud that reckons in whole ways, and what can be read from it.
type exactly struct{ cloud[dice.Count] }

// dist is the distribution of a number, never below 0, over all states.
func (c *exactly) dist(of func(*state) int) dice.Dist {
	var ways []dice.Count
	for i := range c.states {
		outcome := of(&c.states[i].state)
		for len(ways) <= outcome {
			ways = append(ways, dice.Count{})
		}
		ways[outcome] = ways[outcome].Plus(c.states[i].ways)
	}
	return dice.Spread(0, ways)
}

// chance is the probability of the states for which something holds.
func (c *exactly) chance(holds func(*state) bool) *big.Rat {
	var ways dice.Count
	for i := range c.states {
		if holds(&c.states[i].state) {
			ways = ways.Plus(c.states[i].ways)
		}
	}
	return dice.Fraction(ways, c.scale)
}
