package dice_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
)

// rolls calls visit with every roll of so many dice: 6^n of them.
func rolls(n int, visit func(dice.Roll)) {
	roll := make(dice.Roll, n)
	var next func(i int)
	next = func(i int) {
		if i == n {
			visit(roll)
			return
		}
		for _, face := range dice.AttackDie() {
			roll[i] = face
			next(i + 1)
		}
	}
	next(0)
}

// counted is the distribution of f over every roll of n dice.
func counted(n int, f func(dice.Roll) int) map[int]int64 {
	counts := map[int]int64{}
	rolls(n, func(r dice.Roll) { counts[f(r)]++ })
	return counts
}

// same fails unless the distribution is that of the counts.
func same(t *testing.T, what string, got dice.Dist, want map[int]int64) {
	t.Helper()
	all := int64(0)
	for _, ways := range want {
		all += ways
	}
	if got.Len() != len(want) {
		t.Errorf("%s: %d outcomes, counted %d", what, got.Len(), len(want))
	}
	for outcome, ways := range want {
		if got.At(outcome).Cmp(big.NewRat(ways, all)) != 0 {
			t.Errorf("%s: %d with %v, counted %d of %d", what, outcome, got.At(outcome), ways, all)
		}
	}
}

func TestPoolIsEveryRollCounted(t *testing.T) {
	for n := range 6 {
		pool := dice.Pool(n)
		same(t, "normal", pool.Normal(), counted(n, dice.Roll.Normal))
		same(t, "critical", pool.Critical(), counted(n, dice.Roll.Critical))
		same(t, "total", pool.Total(), counted(n, dice.Roll.Total))
	}
}

func TestDamageIsEveryRollCounted(t *testing.T) {
	for n := range 6 {
		for armor := -1; armor <= 2*n+2; armor++ {
			for _, ones := range []bool{false, true} {
				to := dice.Target{Armor: max(armor, 0), OnlyOnes: ones}
				same(t, "damage", dice.Pool(n).Damage(to), counted(n, func(r dice.Roll) int { return r.Damage(to) }))
			}
		}
	}
}

func TestJointIsEveryRollCounted(t *testing.T) {
	const n = 4
	want := map[[2]int]uint64{}
	rolls(n, func(r dice.Roll) { want[[2]int{r.Normal(), r.Critical()}]++ })
	for normal, row := range joint(n) {
		for critical, ways := range row {
			if ways != dice.CountOf(want[[2]int{normal, critical}]) {
				t.Errorf("normal %d and critical %d in %v ways, counted %d", normal, critical, ways.Big(), want[[2]int{normal, critical}])
			}
		}
	}
}

func TestJointAndDamageAgreeOnManyDice(t *testing.T) {
	for _, n := range []int{9, 20, 21, 22, 60, 100} {
		for _, armor := range []int{0, 1, 7, n, 2*n - 1, 2 * n} {
			want := map[int]dice.Count{}
			for normal, row := range joint(n) {
				for critical, ways := range row {
					damage := critical + max(0, normal-armor)
					want[damage] = want[damage].Plus(ways)
				}
			}
			got := dice.Pool(n).Damage(dice.Target{Armor: armor})
			if !equal(got, dice.Gather(want)) {
				t.Errorf("%d dice against armor %d: the damage is not that of the joint ways", n, armor)
			}
		}
	}
}

// As many dice as there may be, and one more, are two handfuls.
func TestTheMostDiceAreTwoHandfuls(t *testing.T) {
	half := dice.Pool(dice.MaxDice / 2).Total()
	for more := range 2 {
		want := half.Plus(half).Plus(dice.Pool(more).Total())
		if !equal(dice.Pool(dice.MaxDice+more).Damage(dice.Target{}), want) {
			t.Errorf("%d dice: the damage is not that of the dice in two handfuls", dice.MaxDice+more)
		}
		ones := dice.Pool(dice.MaxDice + more).Damage(dice.Target{OnlyOnes: true, Armor: 2 * dice.MaxDice})
		if ones.Mean().Cmp(big.NewRat(int64(dice.MaxDice+more), 6)) != 0 {
			t.Errorf("%d dice of which starburst ones alone count: %v on average", dice.MaxDice+more, ones.Mean())
		}
	}
}

func equal(a, b dice.Dist) bool {
	if a.Len() != b.Len() {
		return false
	}
	for i := range a.Len() {
		if a.Outcome(i) != b.Outcome(i) || a.Probability(i).Cmp(b.Probability(i)) != 0 {
			return false
		}
	}
	return true
}

func TestAskingNearlyIsNearlyExact(t *testing.T) {
	var near dice.Reckoner[dice.Real]
	for _, n := range []int{0, 1, 5, 20, 57, 100, dice.MaxDice} {
		for _, armor := range []int{0, 1, 3, 12, n, 2 * n} {
			for _, ones := range []bool{false, true} {
				to := dice.Target{Armor: armor, OnlyOnes: ones}
				got := near.Damage(n, to)
				exact := dice.Pool(n).Damage(to)
				for damage, p := range got {
					want, _ := exact.At(damage).Float64()
					if math.Abs(float64(p)-want) > 1e-12 {
						t.Fatalf("%d dice against %+v: %d with %v, exactly %v", n, to, damage, p, want)
					}
				}
			}
		}
	}
}

func TestMeanAndVarianceOfThePool(t *testing.T) {
	for _, n := range []int{0, 1, 6, 200} {
		total := dice.Pool(n).Total()
		if total.Mean().Cmp(big.NewRat(int64(n), 1)) != 0 || total.Variance().Cmp(big.NewRat(int64(2*n), 3)) != 0 {
			t.Errorf("%d dice: mean %v, variance %v", n, total.Mean(), total.Variance())
		}
		if dice.Pool(n).Critical().Mean().Cmp(big.NewRat(int64(n), 2)) != 0 {
			t.Errorf("%d dice: critical mean %v", n, dice.Pool(n).Critical().Mean())
		}
	}
}

// joint are the ways, over Sixths of the dice, of normal and critical damage together, one die
// after the other: ways[normal][critical].
func joint(n int) [][]dice.Count {
	ways := make([][]dice.Count, 2*n+1)
	for normal := range ways {
		ways[normal] = make([]dice.Count, 2*n+1)
	}
	ways[0][0] = dice.CountOf(1)
	for range n {
		for normal := 2 * n; normal >= 0; normal-- {
			for critical := 2 * n; critical >= 0; critical-- {
				all := ways[normal][critical].Times(dice.CountOf(2)) // blanks
				for _, by := range []int{1, 2} {
					if normal >= by {
						all = all.Plus(ways[normal-by][critical])
					}
					if critical >= by {
						all = all.Plus(ways[normal][critical-by])
					}
				}
				ways[normal][critical] = all
			}
		}
	}
	return ways
}
