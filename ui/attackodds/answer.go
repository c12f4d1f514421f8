// Package attackodds is what an attack may come to, reckoned by rules/combat, and how
// a screen shows and says it: the bars of its damage, the chance to destroy, the
// effects, what comes back.
package attackodds

import (
	"errors"
	"math/big"
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// Answer is what a person wants to know of attacks on one target, nearly.
type Answer struct {
	damage    []float64 // received by the target, by damage
	left      int       // life the target had left; 0 when it has none to lose
	expected  float64
	destroyed share
	after     []share // it is destroyed, after each of several attacks
	shield    float64
	avoided   float64  // the first strike, by a Defense
	effects   []chance // conditions that stay
	moves     []chance // effects that leave nothing, by a strike that hits
	back      back
}

// share is how likely something is, and its contrary, either as exact as the other. It is 0
// only where it cannot be.
type share struct{ yes, no float64 }

// of is the share of a probability that is nearly right: what is less than tiny is told as so much.
func of(p float64) share {
	switch {
	case p < rounding:
		return share{0, 1}
	case p > 1-rounding:
		return share{1, 0}
	}
	return share{max(p, tiny), max(1-p, tiny)}
}

// chance is how likely an attack leaves a condition that was not there.
type chance struct {
	of combat.Condition
	p  float64
}

// back is what comes back to the attacker.
type back struct {
	barrier, counter float64 // that they happen
	expected         float64
	destroyed        float64 // the attacker
	healed           float64
}

// Reckon says what comes of attacks on one target that are made in this order, at least one:
// of a single one all that it brings and all that comes back, of several the damage together,
// and whether the target is destroyed after each. The error is that of the budget.
func Reckon(m *combat.Meter, b *dice.Budget, attacks ...combat.Exchange) (Answer, error) {
	x, q := &attacks[0], together(attacks)
	var measured *combat.Measured
	var err error
	if len(attacks) == 1 {
		measured, err = m.Read(x, b)
	} else {
		measured, err = m.ReadSequence(&q, b)
	}
	if err != nil {
		return Answer{}, err
	}
	target, from := &measured.Fates[combat.DefenderSeat], &measured.Fates[combat.AttackerSeat]
	a := Answer{
		damage: slices.Clone(target.Damage), left: left(x),
		expected: target.Expected, destroyed: of(target.Destroyed), shield: target.Shield,
	}
	for i := range attacks {
		p := target.Destroyed // what comes last cannot change it
		if i < len(measured.After) {
			p = measured.After[i]
		}
		a.after = append(a.after, of(p))
	}
	for _, c := range combat.Conditions() {
		if !c.Marks() {
			continue
		}
		if p := above(target.Markers[c], int(x.Defender.Markers[c])); p > tiny {
			a.effects = append(a.effects, chance{c, p})
		}
	}
	if len(attacks) == 1 {
		_, avoids := x.DefenseRoll()
		a.avoided, _ = avoids.Float64()
		a.moves = moves(x)
		a.back = back{
			barrier: measured.Barrier, counter: measured.Counterstrike, expected: from.Expected, destroyed: from.Destroyed,
			healed: mean(from.Healed),
		}
	}
	return a, a.settle(attacks, &q, b)
}

// settle finds out exactly what is so rare, or so sure, that it is nearly nothing else.
func (a *Answer) settle(attacks []combat.Exchange, q *combat.Sequence, b *dice.Budget) error {
	most := q.MostDamage()
	if len(attacks) == 1 {
		most = attacks[0].MostDamage()
	}
	switch {
	case a.left > most:
		a.destroyed = share{0, 1}
		return nil
	case a.left == 0 || min(a.destroyed.yes, a.destroyed.no) > tiny:
		return nil
	}
	exact, err := exactly(attacks, q, b)
	if tooMuch := (*dice.TooMuch)(nil); errors.As(err, &tooMuch) {
		a.destroyed = share{max(a.destroyed.yes, tiny), max(a.destroyed.no, tiny)}
		return nil
	}
	if err == nil {
		a.destroyed.yes, _ = exact.Float64()
		a.destroyed.no, _ = exact.Sub(big.NewRat(1, 1), exact).Float64()
		a.after[len(a.after)-1] = a.destroyed
	}
	return err
}

// exactly is the chance that the target is destroyed.
func exactly(attacks []combat.Exchange, q *combat.Sequence, b *dice.Budget) (*big.Rat, error) {
	if len(attacks) == 1 {
		odds, err := attacks[0].Try(b)
		return odds.Defender.Destroyed, err
	}
	odds, err := q.Try(b)
	return odds.Defender.Destroyed, err
}

// together are attacks one after the other on the target of the first.
func together(attacks []combat.Exchange) combat.Sequence {
	q := combat.Sequence{Rules: attacks[0].Rules, Defender: attacks[0].Defender}
	for i := range attacks {
		x := &attacks[i]
		target := x.Defender
		if x.Policy.Never {
			target.Defense = nil
		}
		q.Blows = append(q.Blows, combat.Blow{Attacker: x.Attacker, Attack: x.Attack, Target: &target})
	}
	return q
}

// likely is an answer with all that the one to any of some attacks may bring, known at once:
// for the room it needs before it is there. Its numbers mean nothing.
func likely(attacks []combat.Exchange) Answer {
	some := func(holds func(*combat.Exchange) bool) float64 {
		for i := range attacks {
			if holds(&attacks[i]) {
				return 0.5
			}
		}
		return 0
	}
	barrier := some(func(x *combat.Exchange) bool { return x.Defender.Barrier != nil })
	counter := some(func(x *combat.Exchange) bool { return x.Counterstrike != nil })
	a := Answer{
		damage: []float64{0, 1}, left: 1, expected: 10.5, destroyed: of(0.5),
		shield:  some(func(x *combat.Exchange) bool { return x.Defender.Shield }),
		avoided: some(func(x *combat.Exchange) bool { can, _ := x.DefenseRoll(); return can }),
		back:    back{barrier: barrier, counter: counter, expected: 10.5, destroyed: max(barrier, counter)},
	}
	for _, c := range combat.Conditions() {
		is := func(e combat.Effect) bool { return e.Condition == c }
		if some(func(x *combat.Exchange) bool {
			return slices.ContainsFunc(x.Attack.Effects, func(r combat.Row) bool { return slices.ContainsFunc(r.Effects, is) })
		}) == 0 {
			continue
		}
		if c.Marks() {
			a.effects = append(a.effects, chance{c, 0.5})
		} else {
			a.moves = append(a.moves, chance{c, 0.5})
		}
	}
	return a
}

// moves are the effects that leave no marker, such as Push, by one strike that
// hits.
func moves(x *combat.Exchange) []chance {
	if !slices.ContainsFunc(x.Attack.Effects, func(r combat.Row) bool { return slices.ContainsFunc(r.Effects, leavesNothing) }) {
		return nil
	}
	var list []chance
	landed := x.EffectDie().Landed
	for _, c := range combat.Conditions() {
		sum := 0.0
		for name, p := range landed {
			effects, _ := combat.ParseEffects(name) // the law's own names
			if !c.Marks() && slices.ContainsFunc(effects, func(e combat.Effect) bool { return e.Condition == c }) {
				each, _ := p.Float64()
				sum += each
			}
		}
		if sum > 0 {
			list = append(list, chance{c, sum})
		}
	}
	return list
}

func leavesNothing(e combat.Effect) bool { return !e.Condition.Marks() }

// rounding is more than it leaves of nothing, and tiny the least that is told from it.
const (
	rounding = 1e-12
	tiny     = 1e-9
)

// above is the probability of more than n.
func above(p []float64, n int) float64 { return atLeast(p, n+1) }

// atLeast is the probability of n or more.
func atLeast(p []float64, n int) float64 {
	sum := 0.0
	for i := max(0, n); i < len(p); i++ {
		sum += p[i]
	}
	return sum
}

func mean(p []float64) float64 {
	sum := 0.0
	for n, each := range p {
		sum += float64(n) * each
	}
	return sum
}

// sure is the largest damage that four of five attacks reach, at least 1.
func (a Answer) sure() int {
	n := 1
	for atLeast(a.damage, n+1) >= 0.8 {
		n++
	}
	return n
}

// destroys tells whether that much damage destroys the target.
func (a Answer) destroys(damage int) bool { return a.left > 0 && damage >= a.left }

// Span are the damages of one bar, both included; the last bar of a chart may
// stand for all that is more.
type Span struct{ from, to int }

// mostBars is how many bars a narrow screen can show.
const mostBars = 26

// rare is the probability of an end of a chart that is not worth bars.
const rare = 0.002

// Spans cut the damages of all answers into bars that they can share: one for
// each damage where there is room, else for two, three and so on. Rare ends of
// long distributions are put into the first and the last bar.
func Spans(all ...Answer) []Span {
	low, high := 1<<30, 0
	for _, a := range all {
		first, last := a.ends()
		low, high = min(low, first), max(high, last)
	}
	if high < mostBars {
		low = 0
	}
	wide := (high-low)/mostBars + 1
	var list []Span
	for from := low; from <= high; from += wide {
		list = append(list, Span{from, from + wide - 1})
	}
	list[0].from = 0
	for _, a := range all {
		list[len(list)-1].to = max(list[len(list)-1].to, len(a.damage)-1)
	}
	for _, a := range all {
		list = a.split(list)
	}
	return list
}

// ends are the damages between which nearly everything lies.
func (a Answer) ends() (first, last int) {
	first, last = 0, max(0, len(a.damage)-1)
	if len(a.damage) <= mostBars {
		return first, last
	}
	for below := a.damage[0]; below < rare; below += a.damage[first] {
		first++
	}
	for more := a.damage[last]; more < rare; more += a.damage[last] {
		last--
	}
	return first, max(first, last)
}

// split cuts the bar in two in which destruction begins, so that a bar
// destroys or does not.
func (a Answer) split(list []Span) []Span {
	for i, s := range list {
		if a.left > s.from && a.left <= s.to {
			return slices.Replace(list, i, i+1, Span{s.from, a.left - 1}, Span{a.left, s.to})
		}
	}
	return list
}

// Highest is the probability of the likeliest of these bars.
func (a Answer) Highest(list []Span) float64 {
	top := 0.0
	for _, s := range list {
		top = max(top, a.in(s))
	}
	return top
}

// in is the probability of the damages of a bar.
func (a Answer) in(s Span) float64 { return atLeast(a.damage, s.from) - atLeast(a.damage, s.to+1) }

// left is the life the target has left; 0 when it has none to lose.
func left(x *combat.Exchange) int { return max(0, x.Defender.Life-x.Defender.Damage) }
