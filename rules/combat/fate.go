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

// exactly is a cloud that reckons in whole ways, and what can be read from it.
type exactly struct{ cloud[dice.Count] }

// fate reads the fate of an object. It lists the markers that could be there: those
// it came with and those named by an attack.
func (c *exactly) fate(sc *script, at Seat, is *Creature) Fate {
	f := Fate{
		Damage:    c.dist(func(s *state) int { return int(s.bodies[at].received) }),
		Destroyed: new(big.Rat),
		Healed:    dice.Certain(0),
		Shield:    new(big.Rat),
		Rage:      dice.Certain(0),
		Drained:   dice.Certain(0),
		Markers:   map[Condition]dice.Dist{},
	}
	f.Capped = f.Damage
	if is.mortal() {
		f.Capped = c.dist(func(s *state) int { return s.bodies[at].capped(is) })
		f.Destroyed = c.chance(func(s *state) bool { return s.bodies[at].destroyed(is) })
	}
	if sc.heals(at) {
		f.Healed = c.dist(func(s *state) int { return int(s.bodies[at].healed) })
	}
	if is.Shield {
		f.Shield = c.chance(func(s *state) bool { return s.bodies[at].prevented > 0 })
	}
	if is.Rage > 0 || is.RageTokens > 0 {
		f.Rage = c.dist(func(s *state) int { return int(s.bodies[at].rage) })
	}
	if sc.drains(at) {
		f.Drained = c.dist(func(s *state) int { return int(s.bodies[at].drained) })
	}
	for _, condition := range sc.markable(at, is) {
		f.Markers[condition] = c.dist(func(s *state) int { return int(s.bodies[at].markers[condition]) })
	}
	return f
}

// dist is the distribution of a number, never below 0, over all states.
func (c *exactly) dist(of func(*state) int) dice.Dist {
	ways := make([]dice.Count, 0, 64)
	c.each(func(s *state, share dice.Count) {
		outcome := of(s)
		for len(ways) <= outcome {
			ways = append(ways, dice.Count{})
		}
		ways[outcome] = ways[outcome].Plus(share)
	})
	return dice.Spread(0, ways)
}

// chance is the probability of the states for which something holds.
func (c *exactly) chance(holds func(*state) bool) *big.Rat {
	var ways dice.Count
	c.each(func(s *state, share dice.Count) {
		if holds(s) {
			ways = ways.Plus(share)
		}
	})
	return dice.Fraction(ways, c.scale)
}

// did is the probability of a deed.
func (c *exactly) did(what deeds) *big.Rat {
	return c.chance(func(s *state) bool { return s.deeds.has(what) })
}

// heals reports whether anything in the script heals the object at the seat.
func (sc *script) heals(at Seat) bool {
	for i := range sc.steps {
		if sc.steps[i].from == at && sc.steps[i].attack.Vampiric {
			return true
		}
	}
	return false
}

// drains reports whether anything in the script drains mana from the seat.
func (sc *script) drains(at Seat) bool {
	for i := range sc.steps {
		if sc.steps[i].target == at && sc.steps[i].attack.ManaDrain > 0 {
			return true
		}
	}
	return false
}

// markable are the conditions whose markers may lie on an object after the attacks:
// those it came with, those the attacks name, and Daze where there may be Sleep.
func (sc *script) markable(at Seat, is *Creature) []Condition {
	var there [markerKinds]bool
	for condition, n := range is.Markers {
		there[condition] = n > 0
	}
	for i := range sc.steps {
		if sc.steps[i].kind == stepDeclare && sc.steps[i].target == at {
			sc.steps[i].attack.Effects.name(&there)
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

// name marks the conditions a table can bring.
func (t Table) name(there *[markerKinds]bool) {
	for _, row := range t {
		for _, effect := range row.Effects {
			if effect.Condition.Marks() {
				there[effect.Condition] = true
			}
		}
	}
}
