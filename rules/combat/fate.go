package combat

import (
	"math/big"

	"github.com/quickcast/quickcast/rules/dice"
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

// exactly is what walks in whole ways have found.
type exactly struct{ found[dice.Count] }

// exactCloud returns a cloud that reckons in whole ways and goes by a budget.
func exactCloud(b *dice.Budget) *cloud[dice.Count] {
	c := &cloud[dice.Count]{}
	c.under(b)
	return c
}

// reckon answers all questions about the objects on some seats of a script.
func (sc *script) reckon(l law, of perSeat, c *cloud[dice.Count]) *exactly {
	sc.ready()
	e := &exactly{}
	e.begin(sc)
	for _, q := range sc.questions(of) {
		c.answer(l, sc, q, &e.found)
		if c.budget.Spent() {
			break
		}
	}
	return e
}

// fate is what was found of an object. It lists the markers that could be there: those
// it came with and those named by an attack. What it takes to write all that out is
// taken from the budget.
func (e *exactly) fate(at Seat, b *dice.Budget) Fate {
	f := &e.fates[at]
	fate := Fate{
		Damage:    dice.Spread(0, f.damage),
		Capped:    dice.Spread(0, f.capped),
		Destroyed: exact(f.destroyed),
		Healed:    dice.Spread(0, f.healed),
		Shield:    exact(f.shield),
		Rage:      dice.Spread(0, f.rage),
		Drained:   dice.Spread(0, f.drained),
		Markers:   map[Condition]dice.Dist{},
	}
	for condition, ways := range f.markers {
		if len(ways) > 0 {
			fate.Markers[Condition(condition)] = dice.Spread(0, ways)
		}
	}
	b.Write(fate.Damage)
	b.Write(fate.Capped)
	return fate
}

// did is the probability of a deed.
func (e *exactly) did(what deeds) *big.Rat {
	for n := range e.deeds {
		if what == attackHit<<n {
			return exact(e.deeds[n])
		}
	}
	return new(big.Rat)
}

// exact is the probability.
func exact(c chance[dice.Count]) *big.Rat { return dice.Fraction(c.ways, c.of) }

// markable reports whether markers of a condition may lie on an object after the
// attacks: it came with them, or an attack names them, or it is Daze, of Sleep.
func (sc *script) markable(at Seat, c Condition) bool {
	if sc.who[at].Markers[c] > 0 || c == Daze && sc.sleepers.has(at) {
		return true
	}
	for i := range sc.steps {
		if s := &sc.steps[i]; s.kind == stepDeclare && s.target == at && s.attack.Effects.names(c) {
			return true
		}
	}
	return false
}

// names reports whether a table can bring the condition.
func (t Table) names(c Condition) bool {
	for _, row := range t {
		for _, effect := range row.Effects {
			if effect.Condition == c {
				return true
			}
		}
	}
	return false
}
