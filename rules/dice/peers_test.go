package dice_test

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
)

// peer is a way to find what so many dice do to an armor: that of this package, or one anybody
// would write first.
type peer struct {
	name string
	most int // dice that it answers for within a second
	ask  func(n, armor int) answer
}

// answer tells the probability of every damage; to tell it in floats is no part of finding it.
type answer func() []float64

// peers are all of them, this package's first.
func peers() []peer {
	var again dice.Reckoner[dice.Count]
	var near dice.Reckoner[dice.Real]
	return []peer{
		{"exact", dice.MaxDice, func(n, armor int) answer { return nearly(dice.Pool(n).Damage(dice.Target{Armor: armor})) }},
		{"exact, asked again", dice.MaxDice, func(n, armor int) answer { return shares(again.Damage(n, dice.Target{Armor: armor})) }},
		{"near", dice.MaxDice, func(n, armor int) answer { return floats(near.Damage(n, dice.Target{Armor: armor})) }},
		{"pairs in floats", dice.MaxDice, pairs},
		{"pairs in fractions", 20, fractions},
		{"every roll", 7, everyRoll},
	}
}

func nearly(d dice.Dist) answer {
	return func() []float64 {
		var list []float64
		for i := range d.Len() {
			p, _ := d.Probability(i).Float64()
			for len(list) <= d.Outcome(i) {
				list = append(list, 0)
			}
			list[d.Outcome(i)] = p
		}
		return list
	}
}

func shares(ways []dice.Count) answer {
	return func() []float64 {
		sum, list := 0.0, make([]float64, len(ways))
		for i, w := range ways {
			list[i], _ = new(big.Float).SetInt(w.Big()).Float64()
			sum += list[i]
		}
		for i := range list {
			list[i] /= sum
		}
		return list
	}
}

func floats(reals []dice.Real) answer {
	return func() (list []float64) {
		for _, p := range reals {
			list = append(list, float64(p))
		}
		return list
	}
}

func told(list []float64) answer { return func() []float64 { return list } }

// pairs goes from die to die with the probability of every pair of normal and critical damage.
func pairs(n, armor int) answer {
	side := 2*n + 1
	now, next := make([]float64, side*side), make([]float64, side*side)
	now[0] = 1
	for rolled := range n {
		clear(next)
		for normal := range 2*rolled + 1 {
			for critical := range 2*rolled + 1 - normal {
				p := now[normal*side+critical] / 6
				for _, face := range dice.AttackDie() {
					roll := dice.Roll{face}
					next[(normal+roll.Normal())*side+critical+roll.Critical()] += p
				}
			}
		}
		now, next = next, now
	}
	list := make([]float64, 2*n+1)
	for normal := range side {
		for critical := range side - normal {
			list[critical+max(0, normal-armor)] += now[normal*side+critical]
		}
	}
	return told(list)
}

// fractions is the same in exact fractions.
func fractions(n, armor int) answer {
	now := map[[2]int]*big.Rat{{}: big.NewRat(1, 1)}
	sixth := big.NewRat(1, 6)
	for range n {
		next := map[[2]int]*big.Rat{}
		for at, p := range now {
			for _, face := range dice.AttackDie() {
				roll := dice.Roll{face}
				to := [2]int{at[0] + roll.Normal(), at[1] + roll.Critical()}
				if next[to] == nil {
					next[to] = new(big.Rat)
				}
				next[to].Add(next[to], new(big.Rat).Mul(p, sixth))
			}
		}
		now = next
	}
	list := make([]float64, 2*n+1)
	for at, p := range now {
		near, _ := p.Float64()
		list[at[1]+max(0, at[0]-armor)] += near
	}
	return told(list)
}

// everyRoll counts all rolls there are.
func everyRoll(n, armor int) answer {
	list := make([]float64, 2*n+1)
	rolls(n, func(r dice.Roll) { list[r.Damage(dice.Target{Armor: armor})]++ })
	for i := range list {
		list[i] /= math.Pow(6, float64(n))
	}
	return told(list)
}

// What the benchmark compares answers the same question.
func TestAllPeersAgree(t *testing.T) {
	all := peers()
	for _, n := range []int{0, 1, 5, 13} {
		for _, armor := range []int{0, 3, 9} {
			want := all[0].ask(n, armor)()
			for _, peer := range all[1:] {
				if n > peer.most {
					continue
				}
				got := peer.ask(n, armor)()
				for damage := range max(len(got), len(want)) {
					var p, q float64
					if damage < len(want) {
						p = want[damage]
					}
					if damage < len(got) {
						q = got[damage]
					}
					if math.Abs(p-q) > 1e-12 {
						t.Errorf("%d dice, armor %d, %d damage: %s says %v, exactly it is %v", n, armor, damage, peer.name, q, p)
					}
				}
			}
		}
	}
}

// BenchmarkPeers asks the same question of every peer in one run.
func BenchmarkPeers(b *testing.B) {
	for _, n := range []int{5, 20, 100} {
		for _, peer := range peers() {
			if n > peer.most {
				continue
			}
			b.Run(fmt.Sprintf("%d dice/%s", n, peer.name), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					peer.ask(n, 3)
				}
			})
		}
	}
}
