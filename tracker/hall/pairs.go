package hall

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"github.com/quickcast/quickcast/tracker/hall/pairing"
)

// pairs proposes the next round: two player numbers a table, from 1, and 0 for a bye.
func (e *Evening) pairs() ([][2]int, error) {
	in, seed := e.Playing(), e.Seed+uint64(len(e.Rounds))
	switch {
	case len(e.Cut) > 0:
		in = e.leftIn()
	case e.Format.System == Knockout:
		in = e.shuffled(in, seed)
	}
	if len(in) < 2 {
		return nil, tooFew
	}
	switch {
	case len(e.Cut) > 0 || e.Format.System == Knockout:
		return numbered(in, pairing.Seeded(len(in))), nil
	case e.Format.System == Groups:
		return e.grouped(in), nil
	case e.Format.System == Lesson || e.Format.System == Free && len(e.Rounds) == 0:
		in = e.shuffled(in, seed)
		return numbered(in, pairing.Swiss(make([]pairing.Standing, len(in)), seed)), nil
	}
	order, standings := e.field(in)
	return numbered(order, pairing.Swiss(standings, seed)), nil
}

func (e *Evening) shuffled(players []int, seed uint64) []int {
	players = slices.Clone(players)
	rand.New(rand.NewPCG(seed, 2)).Shuffle(len(players), func(i, j int) { players[i], players[j] = players[j], players[i] })
	return players
}

// numbered are the pairs of a pairing of players, the first of them first.
func numbered(players, mates []int) [][2]int {
	var pairs [][2]int
	for a, b := range mates {
		switch {
		case b == pairing.Bye:
			pairs = append(pairs, [2]int{players[a] + 1, 0})
		case a < b:
			pairs = append(pairs, [2]int{players[a] + 1, players[b] + 1})
		}
	}
	return pairs
}

// grouped pairs everybody with the next of the group.
func (e *Evening) grouped(in []int) [][2]int {
	groups := map[int][]int{}
	for _, p := range in {
		groups[e.group(p)] = append(groups[e.group(p)], p)
	}
	var pairs [][2]int
	for g := range len(e.Players) + 1 {
		if members := groups[g]; len(members) > 0 {
			pairs = append(pairs, numbered(members, pairing.Robin(len(members), len(e.Rounds)))...)
		}
	}
	return pairs
}

// group is the group of a player, by index: as many as there must be for none to be larger than
// the format says, filled in turn, so that late comers spread over all.
func (e *Evening) group(player int) int {
	if g := e.Players[player].Group; g > 0 {
		return g
	}
	count := (len(e.Players) + e.Format.Group - 1) / max(1, e.Format.Group)
	return 1 + player%max(1, count)
}

// Broken is what a round does that a pairing would avoid, to be said to who made it by hand:
// pairs who have met before, and players with a second bye, by index.
func (e *Evening) Broken(round int) (again [][2]int, byes []int) {
	for _, t := range e.Rounds[round].Tables {
		if e.metBefore(round, t.Who) {
			again = append(again, t.Who)
		}
	}
	for _, p := range e.Rounds[round].Byes {
		for i := range round {
			if slices.Contains(e.Rounds[i].Byes, p) {
				byes = append(byes, p)
				break
			}
		}
	}
	return again, byes
}

func (e *Evening) metBefore(round int, who [2]int) bool {
	for i := range round {
		for _, t := range e.Rounds[i].Tables {
			if t.Who == who || t.Who == [2]int{who[1], who[0]} {
				return true
			}
		}
	}
	return false
}

// seat makes a round of pairs: tables from 1, but for who stays at a table. It refuses pairs that
// leave out somebody who plays, or name somebody twice or who does not play.
func (e *Evening) seat(pairs [][2]int) (Round, error) {
	in := e.Playing()
	if len(e.Cut) > 0 {
		in = e.leftIn()
	}
	seen := map[int]bool{0: true}
	for _, pair := range pairs {
		for i, number := range pair {
			if number == 0 && i == 1 {
				continue
			}
			if seen[number] || !slices.Contains(in, number-1) {
				if number < 1 || number > len(e.Players) {
					return Round{}, noPlayer.With("Player", number)
				}
				return Round{}, badPairs.With("Name", e.name(number-1))
			}
			seen[number] = true
		}
	}
	for _, p := range in {
		if !seen[p+1] && e.Format.System != Free {
			return Round{}, badPairs.With("Name", e.name(p))
		}
	}
	var r Round
	taken := map[int]bool{}
	for _, pair := range pairs {
		if pair[1] == 0 {
			r.Byes = append(r.Byes, pair[0]-1)
			continue
		}
		t := Table{Who: [2]int{pair[0] - 1, pair[1] - 1}}
		if stays := cmp.Or(e.Players[t.Who[0]].Table, e.Players[t.Who[1]].Table); stays > 0 && !taken[stays] {
			t.Number, taken[stays] = stays, true
		}
		r.Tables = append(r.Tables, t)
	}
	next := 1
	for i := range r.Tables {
		if r.Tables[i].Number > 0 {
			continue
		}
		for taken[next] {
			next++
		}
		r.Tables[i].Number, taken[next] = next, true
	}
	slices.SortFunc(r.Tables, func(a, b Table) int { return cmp.Compare(a.Number, b.Number) })
	return r, nil
}

// cut says who plays for the end: the first of the standings who are still there, or, where
// everybody plays for it from the beginning, those in a drawn order.
func (e *Evening) cut(to int) ([]int, error) {
	if len(e.Cut) > 0 {
		return nil, cutAlready
	}
	var in []int
	for _, s := range e.Standings() {
		if !e.Players[s.Player].Gone && len(in) < to {
			in = append(in, s.Player)
		}
	}
	if len(in) < 2 {
		return nil, tooFew
	}
	return in, nil
}

// unpaired takes the round that is on away where its clock has not begun and nobody has told a
// result: it is paired anew.
func (e *Evening) unpaired() {
	r := e.Now()
	if r == nil || r.Began > 0 || len(r.Open()) < len(r.Tables) || len(r.Tables) == 0 {
		return
	}
	e.Rounds = e.Rounds[:len(e.Rounds)-1]
	if e.Format.System == Knockout && len(e.Rounds) == 0 {
		e.Cut = nil
	}
}

// bracket is the order of players whose first round by seeds is these pairs.
func bracket(pairs [][2]int) []int {
	var order []int
	for _, pair := range pairs {
		order = append(order, pair[0]-1)
	}
	for _, pair := range slices.Backward(pairs) {
		if pair[1] > 0 {
			order = append(order, pair[1]-1)
		}
	}
	return order
}
