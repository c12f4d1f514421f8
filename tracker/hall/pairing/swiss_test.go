package pairing

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// fields are players in the midst of an event: some rounds were played, points came of them.
func fields(t *rapid.T, most int) []Standing {
	n := rapid.IntRange(2, most).Draw(t, "players")
	players := make([]Standing, n)
	for range rapid.IntRange(0, n).Draw(t, "rounds") {
		mates := Swiss(players, rapid.Uint64().Draw(t, "seed"))
		for a, b := range mates {
			players[a].Met = append(players[a].Met, b)
			if b == Bye || b > a && rapid.Bool().Draw(t, "first wins") {
				players[a].Points += 3
			} else if b > a {
				players[b].Points += 3
			}
		}
	}
	return players
}

// total is what a pairing costs, counted anew: rematches, then points apart by their square, then
// the rank of who has the bye.
func total(players []Standing, mates []int) (sum [3]int64) {
	for a, b := range mates {
		last := players[len(players)-1]
		switch {
		case b == Bye:
			sum[0] += int64(count(players[a].Met, Bye))
			d := int64(players[a].Points - last.Points)
			sum[1] += d * d
			sum[2] += int64(len(players) - 1 - a)
		case a < b:
			sum[0] += int64(count(players[a].Met, b))
			d := int64(players[a].Points - players[b].Points)
			sum[1] += d * d
		}
	}
	return sum
}

func count(list []int, who int) (n int) {
	for _, x := range list {
		if x == who {
			n++
		}
	}
	return n
}

// everyPairing calls use with each way to pair players.
func everyPairing(n int, use func(mates []int)) {
	mates := make([]int, n)
	for i := range mates {
		mates[i] = -2
	}
	var pair func(from int, byeLeft bool)
	pair = func(from int, byeLeft bool) {
		for from < n && mates[from] != -2 {
			from++
		}
		if from == n {
			use(mates)
			return
		}
		for b := from + 1; b < n; b++ {
			if mates[b] == -2 {
				mates[from], mates[b] = b, from
				pair(from+1, byeLeft)
				mates[from], mates[b] = -2, -2
			}
		}
		if byeLeft {
			mates[from] = Bye
			pair(from+1, false)
			mates[from] = -2
		}
	}
	pair(0, n%2 == 1)
}

// No pairing of a small field has fewer rematches, and among those none is nearer in points, and
// among those no bye goes to somebody lower: all pairings are tried.
func TestNoPairingIsFairer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		players := fields(t, 9)
		mates := Swiss(players, 1)
		best := [3]int64{1 << 60}
		everyPairing(len(players), func(mates []int) {
			if sum := total(players, mates); slices.Compare(sum[:], best[:]) < 0 {
				best = sum
			}
		})
		if got := total(players, mates); got != best {
			t.Fatalf("%v: %v costs %v, another %v", players, mates, got, best)
		}
	})
}

func TestPairingsOfOneKind(t *testing.T) {
	met := func(points int, who ...int) Standing { return Standing{points, who} }
	for _, tt := range []struct {
		name    string
		players []Standing
		want    []int
	}{
		{"two rounds of four leave one pairing", []Standing{met(6, 1, 2), met(3, 0, 3), met(3, 3, 0), met(0, 2, 1)}, []int{3, 2, 1, 0}},
		{"a fourth round of four is a rematch", []Standing{met(9, 1, 2, 3), met(6, 0, 3, 2), met(3, 3, 0, 1), met(0, 2, 1, 0)}, []int{1, 0, 3, 2}},
		{"the last has a bye", []Standing{met(3), met(3), met(0)}, []int{1, 0, Bye}},
		{"the last had one", []Standing{met(3), met(3), met(3, Bye)}, []int{2, Bye, 0}},
		{"one alone", []Standing{met(0)}, []int{Bye}},
		{"nobody", nil, []int{}},
	} {
		got := Swiss(tt.players, 7)
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// Of 17 players the last had a bye: the last but one has the next.
func TestTheByeGoesUp(t *testing.T) {
	players := make([]Standing, 17)
	players[16].Met = []int{Bye}
	if got := Swiss(players, 3); got[15] != Bye {
		t.Errorf("%v", got)
	}
}

func TestEverybodyMeetsEverybodyOnce(t *testing.T) {
	for n := 2; n <= 9; n++ {
		met := map[[2]int]int{}
		rounds := n - 1 + n%2
		for round := range rounds {
			for a, b := range Robin(n, round) {
				if b != Bye && Robin(n, round)[b] != a {
					t.Fatalf("%d players, round %d: %v", n, round, Robin(n, round))
				}
				met[[2]int{a, b}]++
			}
		}
		for a := range n {
			for b := range n {
				if a != b && met[[2]int{a, b}] != 1 {
					t.Errorf("of %d %d meets %d %d times", n, a, b, met[[2]int{a, b}])
				}
			}
		}
	}
}

func TestTheFirstMeetsTheLast(t *testing.T) {
	for n, want := range map[int][]int{2: {1, 0}, 4: {3, 2, 1, 0}, 6: {Bye, Bye, 5, 4, 3, 2}, 1: {0}} {
		if got := Seeded(n); n > 1 && !slices.Equal(got, want) {
			t.Errorf("%d: %v, want %v", n, got, want)
		}
	}
}

// The same seed gives the same pairing, and another one sooner or later another.
func TestOneSeedOnePairing(t *testing.T) {
	players := make([]Standing, 12)
	others := 0
	for seed := range uint64(10) {
		if !slices.Equal(Swiss(players, seed), Swiss(players, seed)) {
			t.Fatal("the same seed gives two pairings")
		}
		if !slices.Equal(Swiss(players, seed), Swiss(players, 99)) {
			others++
		}
	}
	if others < 8 {
		t.Errorf("only %d of 10 seeds pair otherwise", others)
	}
}
