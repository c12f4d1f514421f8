package pairing

import "math/rand/v2"

// Bye is the opponent of who has none in a round.
const Bye = -1

// Standing is a player before a round, as far as it matters for whom to meet.
type Standing struct {
	Points int
	Met    []int // whom the player has met, by number; Bye for each round without an opponent
}

// What a pairing costs. Each is dearer than all cheaper ones of a whole field together: two who
// have met, or a second bye; points apart, by their square; a bye for somebody else than the last.
const (
	again  = 1_000_000_000_000
	apart  = 1_000_000
	higher = 1_000
)

// mostApart is the difference of points beyond which it no longer matters.
const mostApart = 60

// Swiss pairs players, given from the first to the last as they stand: those of like points, and
// nobody twice with the same where that can be had. Where they are odd one has a bye: the last who
// has had none. It gives whom each meets, by number, or Bye. The same seed gives the same pairing.
func Swiss(players []Standing, seed uint64) []int {
	n := len(players)
	field := n + n%2 // with one more, who stands for the bye
	r := rand.New(rand.NewPCG(seed, uint64(n)))
	lots := make([]int64, field*field)
	for i := range lots {
		lots[i] = r.Int64N(max(1, higher/int64(max(1, field/2))))
	}
	mates := least(field, func(a, b int) int64 {
		a, b = min(a, b), max(a, b)
		lot := lots[a*field+b]
		if b == n {
			return lot + again*times(players[a].Met, Bye) + square(players[a].Points-players[n-1].Points) + higher*int64(min(n-1-a, apart/higher-1))
		}
		return lot + again*times(players[a].Met, b) + square(players[a].Points-players[b].Points)
	})
	for a, b := range mates[:n] {
		if b == n {
			mates[a] = Bye
		}
	}
	return mates[:n]
}

func times(met []int, who int) (count int64) {
	for _, m := range met {
		if m == who {
			count++
		}
	}
	return min(count, 4)
}

func square(difference int) int64 {
	d := int64(max(-mostApart, min(difference, mostApart)))
	return apart * d * d
}

// Robin pairs players so that in n-1 rounds, or n where they are odd, everybody meets everybody
// once. Rounds count from 0 and begin anew after the last. It gives whom each meets, or Bye.
func Robin(n, round int) []int {
	field := n + n%2
	mates := make([]int, n)
	if field < 2 {
		return mates
	}
	turn := round % (field - 1)
	at := func(seat int) int { // seat 0 stays, the others go round it
		if seat == 0 {
			return 0
		}
		return 1 + (seat-1+turn)%(field-1)
	}
	for seat := range field / 2 {
		a, b := at(seat), at(field-1-seat)
		for _, pair := range [2][2]int{{a, b}, {b, a}} {
			if pair[0] < n {
				mates[pair[0]] = pair[1]
				if pair[1] == n {
					mates[pair[0]] = Bye
				}
			}
		}
	}
	return mates
}

// Seeded pairs the first with the last, the second with the last but one, and so on, so that the
// first two meet at the end at the soonest if each is beaten by none below. The first ones have a bye where there are
// not as many players as the next power of two.
func Seeded(n int) []int {
	field := 1
	for field < n {
		field *= 2
	}
	mates := make([]int, n)
	for a := range n {
		if mates[a] = field - 1 - a; mates[a] >= n {
			mates[a] = Bye
		}
	}
	return mates
}
