package combat

import (
	"math/big"
	"slices"

	"quickcast/rules/dice"
)

// UpkeepEffect is one of the effects of an Upkeep Phase on an object.
type UpkeepEffect uint8

// The effects, in the order they take unless their controller says otherwise.
const (
	BurnEffect UpkeepEffect = iota
	RotEffect
	RegenerateEffect
)

// String is the effect as scripts write it.
func (e UpkeepEffect) String() string { return [...]string{"burn", "rot", "regenerate"}[e] }

// UpkeepEffects lists all in their usual order.
func UpkeepEffects() []UpkeepEffect {
	return []UpkeepEffect{BurnEffect, RotEffect, RegenerateEffect}
}

// Upkeep is some Upkeep Phases of one object with nothing else in between.
type Upkeep struct {
	Creature Creature
	Rounds   int
	Order    []UpkeepEffect // what is left out does not happen
}

// UpkeepOdds is all that can come of an Upkeep.
type UpkeepOdds struct {
	DestroyedBy []*big.Rat // by each Upkeep or before
	Damage      dice.Dist  // on the object in the end, if it is not destroyed; no outcomes if it always is
	Burns       dice.Dist  // Burn markers on it then
}

// smoulder is an object between two effects: the damage on it and its Burn markers.
type smoulder struct{ damage, burns int }

// embers are all the states of it, in so many ways of the scale.
type embers struct {
	ways  map[smoulder]dice.Count
	dead  dice.Count
	scale dice.Scale
}

// Odds gives the exact distribution of all that can come of it. An object is destroyed
// as soon as its damage reaches Life, so that the order counts.
func (u *Upkeep) Odds() UpkeepOdds {
	c := &u.Creature
	e := embers{ways: map[smoulder]dice.Count{}}
	e.add(smoulder{c.Damage, int(c.Markers[Burn])}, dice.CountOf(1), c)
	var odds UpkeepOdds
	for range u.Rounds {
		for _, effect := range u.Order {
			e = e.after(effect, c)
		}
		odds.DestroyedBy = append(odds.DestroyedBy, dice.Fraction(e.dead, e.scale))
	}
	odds.Damage = e.dist(func(s smoulder) int { return s.damage })
	odds.Burns = e.dist(func(s smoulder) int { return s.burns })
	return odds
}

// after lets one effect of the Upkeep happen.
func (e embers) after(effect UpkeepEffect, c *Creature) embers {
	next := embers{ways: map[smoulder]dice.Count{}, dead: e.dead, scale: e.scale}
	switch effect {
	case BurnEffect:
		if c.CanGet(Burn) { // reading R
			e.burn(&next, c)
			return next
		}
		return e
	case RotEffect:
		if c.Immune(Poison) {
			return e
		}
		for s, ways := range e.ways {
			s.damage += int(c.Markers[Rot])
			next.add(s, ways, c)
		}
	case RegenerateEffect:
		for s, ways := range e.ways {
			s.damage = max(0, s.damage-c.regenerates())
			next.add(s, ways, c)
		}
	}
	return next
}

// burn rolls a die for each Burn marker.
func (e embers) burn(next *embers, c *Creature) {
	most := 0
	for s := range e.ways {
		most = max(most, s.burns)
	}
	next.scale = e.scale.Times(dice.Thirds(most))
	next.dead = e.dead.Lift(dice.Thirds(most))
	for s, ways := range e.ways {
		ways = ways.Lift(dice.Thirds(most - s.burns))
		for left, row := range dice.BurnRoll[dice.Count](s.burns) {
			for damage, share := range row {
				if !share.IsZero() {
					next.add(smoulder{s.damage + damage, left}, ways.Times(share), c)
				}
			}
		}
	}
}

func (e *embers) add(s smoulder, ways dice.Count, c *Creature) {
	if c.mortal() && s.damage >= c.Life {
		e.dead = e.dead.Plus(ways)
		return
	}
	e.ways[s] = e.ways[s].Plus(ways)
}

// dist is the distribution of a number over the objects not destroyed.
func (e embers) dist(of func(smoulder) int) dice.Dist {
	ways := map[int]dice.Count{}
	for s, w := range e.ways {
		ways[of(s)] = ways[of(s)].Plus(w)
	}
	return dice.Gather(ways)
}

// regenerates is the highest Regenerate, if the object can heal.
func (c *Creature) regenerates() int {
	if len(c.Regenerate) == 0 || !c.Heals() {
		return 0
	}
	return slices.Max(c.Regenerate)
}
