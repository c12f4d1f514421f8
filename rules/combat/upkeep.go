package combat

import (
	"math/big"
	"slices"

	"github.com/quickcast/quickcast/rules/dice"
)

// UpkeepEffect is one of the effects of an Upkeep Phase on an object.
type UpkeepEffect uint8

// The effects, in the order they take unless their controller says otherwise.
const (
	BurnEffect UpkeepEffect = iota
	RotEffect
	BleedEffect
	RegenerateEffect
)

// String is the effect as scripts write it.
func (e UpkeepEffect) String() string { return [...]string{"burn", "rot", "bleed", "regenerate"}[e] }

// UpkeepEffects lists all in their usual order.
func UpkeepEffects() []UpkeepEffect {
	return []UpkeepEffect{BurnEffect, RotEffect, BleedEffect, RegenerateEffect}
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

// Odds gives the exact distribution of all that can come of it. An object is destroyed
// as soon as its damage reaches Life, so that the order counts.
func (u *Upkeep) Odds() UpkeepOdds { return u.odds(nil) }

// Try is Odds as far as the budget goes. The error is that of the budget.
func (u *Upkeep) Try(b *dice.Budget) (UpkeepOdds, error) {
	odds := u.odds(b)
	return odds, b.Err(dice.LessUpkeep)
}

func (u *Upkeep) odds(b *dice.Budget) UpkeepOdds {
	if c := &u.Creature; c.mortal() || c.regenerates() > 0 {
		return u.together(b)
	}
	return u.apart(b)
}

// apart is for an object whose damage nobody looks at on the way: neither is it ever
// destroyed nor does it heal, so that the Burn markers are independent.
func (u *Upkeep) apart(b *dice.Budget) UpkeepOdds {
	c := &u.Creature
	burns := u.Rounds * u.times(BurnEffect)
	if !c.CanGet(Burn) { // reading R
		burns = 0
	}
	odds := UpkeepOdds{DestroyedBy: make([]*big.Rat, u.Rounds)}
	for i := range odds.DestroyedBy {
		odds.DestroyedBy[i] = new(big.Rat)
	}
	odds.Damage, odds.Burns = dice.Fire(c.Markers[Burn]).Within(burns, b)
	odds.Damage = odds.Damage.Plus(dice.Certain(c.Damage + u.Rounds*u.wastes()))
	return odds
}

// together goes from effect to effect with all states there can be.
func (u *Upkeep) together(b *dice.Budget) UpkeepOdds {
	c := &u.Creature
	low, high := u.bounds()
	pyre := dice.NewPyre(c.Damage, int(c.Markers[Burn]), low, high, b)
	var odds UpkeepOdds
	for range u.Rounds {
		for _, effect := range u.Order {
			switch {
			case effect == BurnEffect && c.CanGet(Burn): // reading R
				pyre.Burn()
			case effect == RegenerateEffect:
				pyre.Heal(c.regenerates())
			default:
				pyre.Hurt(c.wastes(effect))
			}
			if b.Spent() {
				return UpkeepOdds{}
			}
		}
		odds.DestroyedBy = append(odds.DestroyedBy, pyre.Destroyed())
	}
	odds.Damage, odds.Burns = pyre.Damage(), pyre.Markers()
	return odds
}

// bounds are the least damage that can be on the object, and the least that destroys it
// or can never be reached.
func (u *Upkeep) bounds() (low, high int) {
	c := &u.Creature
	low = max(0, c.Damage-u.Rounds*u.times(RegenerateEffect)*c.regenerates())
	high = 1 + c.Damage + u.Rounds*(u.wastes()+u.times(BurnEffect)*2*int(c.Markers[Burn]))
	if c.mortal() {
		high = min(high, max(c.Life, 0))
	}
	return low, max(low, high)
}

// times is how often an effect happens in a round.
func (u *Upkeep) times(effect UpkeepEffect) int {
	n := 0
	for _, e := range u.Order {
		if e == effect {
			n++
		}
	}
	return n
}

// wastes is the damage in one Upkeep that no roll decides.
func (u *Upkeep) wastes() int {
	n := 0
	for _, effect := range u.Order {
		n += u.Creature.wastes(effect)
	}
	return n
}

// wastes is the damage of an effect that no roll decides: 1 for each Rot or Bleed marker, of what can have those
// (R-105, codex).
func (c *Creature) wastes(effect UpkeepEffect) int {
	of, known := map[UpkeepEffect]Condition{RotEffect: Rot, BleedEffect: Bleed}[effect]
	if !known || !c.CanGet(of) {
		return 0
	}
	return int(c.Markers[of])
}

// regenerates is the highest Regenerate, if the object can heal.
func (c *Creature) regenerates() int {
	if len(c.Regenerate) == 0 || !c.Heals() {
		return 0
	}
	return slices.Max(c.Regenerate)
}
