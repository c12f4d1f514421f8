package attackodds

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// mostTried is of how many attacks every order is tried.
const mostTried = 5

// Best is the order of attacks on one target that destroys it most likely, and of such orders
// the one that does so soonest; the given one where none is better. It names the attacks by
// their places. Of more than five, each is moved to wherever it does most, as long as that
// helps. The error is that of a budget, of which each order gets one of its own.
func Best(m *combat.Meter, budget func() *dice.Budget, attacks []combat.Exchange) (order []int, best Answer, err error) {
	try := func(next []int) bool {
		list := pick.Each(next, func(i int) combat.Exchange { return attacks[i] })
		a, failed := Reckon(m, budget(), list...)
		if err = failed; err == nil && (order == nil || a.kills() > best.kills()+rounding) {
			order, best = slices.Clone(next), a
			return true
		}
		return false
	}
	given := make([]int, len(attacks))
	for i := range given {
		given[i] = i
	}
	try(given)
	if len(attacks) <= mostTried {
		permute(given, 0, func(next []int) bool { try(next); return err == nil })
		return order, best, err
	}
	for better := true; better && err == nil; {
		better = false
		for from := range given {
			for to := 0; to < len(given) && err == nil; to++ {
				moved := slices.Delete(slices.Clone(order), from, from+1)
				better = try(slices.Insert(moved, to, order[from])) || better
			}
		}
	}
	return order, best, err
}

// permute calls visit with every order of what stands from a place on, until it says no.
func permute(list []int, from int, visit func([]int) bool) bool {
	if from == len(list) {
		return visit(list)
	}
	for i := from; i < len(list); i++ {
		list[from], list[i] = list[i], list[from]
		goOn := permute(list, from+1, visit)
		list[from], list[i] = list[i], list[from]
		if !goOn {
			return false
		}
	}
	return true
}

// kills is how likely the target is destroyed, and by far less how soon.
func (a Answer) kills() float64 {
	sum := 0.0
	for _, s := range a.after {
		sum += s.yes
	}
	return a.destroyed.yes + 1e-6*sum
}

// mostRounds is how many rounds anybody looks ahead.
const mostRounds = 20

// rounds is in which round the same attacks, made in every round, have more likely destroyed
// the target than not; 0 for none that anybody looks ahead to. What an Upkeep does between them
// is not in it.
func (a Answer) rounds() int {
	if a.left == 0 {
		return 0
	}
	still := make([]float64, a.left) // standing with so much damage
	still[0] = 1
	for round := 1; round <= mostRounds; round++ {
		next, sum := make([]float64, a.left), 0.0
		for had, p := range still {
			for more := 0; had+more < a.left && more < len(a.damage); more++ {
				next[had+more] += p * a.damage[more]
				sum += p * a.damage[more]
			}
		}
		if still = next; sum < 0.5 {
			return round
		}
	}
	return 0
}
