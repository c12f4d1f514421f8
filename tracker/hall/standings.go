package hall

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/hall/pairing"
)

// Tiebreak is what puts one player before the next.
type Tiebreak string

// The tie-breaks, in the order they are asked.
const (
	ByPoints    Tiebreak = "points"
	ByOpponents Tiebreak = "opponents" // how well those did whom the player met
	ByCount     Tiebreak = "count"     // what the format ranks by at time, of all rounds
	ByMeeting   Tiebreak = "meeting"   // who won between those who are equal
	ByLot       Tiebreak = "lot"
)

// Score is how a player stands.
type Score struct {
	Player                 int // by index
	Rank                   int // from 1
	Points                 int
	Won, Drawn, Lost, Byes int
	Share, Opponents       int // of all points there were to win, in ten-thousandths; of those who were met, on average
	Count                  int
	Before                 Tiebreak // what puts the one above before this player; "" for the first
	met                    []int
	meeting                int
	lot                    int64
}

// leastShare is the least share of an opponent that counts, in ten-thousandths: who met somebody
// who lost it all is not punished for it without end.
const leastShare = 3300

// Standings are all players who ever played, from the first to the last.
func (e *Evening) Standings() []Score {
	scores := make([]Score, len(e.Players))
	for i := range scores {
		scores[i].Player = i
		scores[i].Byes = e.Players[i].Credit
		scores[i].Points = e.Players[i].Credit * e.Format.Points.Bye
		scores[i].lot = rand.New(rand.NewPCG(e.Seed, uint64(i))).Int64()
	}
	for i := range e.Rounds {
		if e.apart(i) {
			break
		}
		e.count(&e.Rounds[i], scores)
	}
	for i := range scores {
		s := &scores[i]
		if rounds := s.Won + s.Drawn + s.Lost + s.Byes; rounds > 0 {
			s.Share = share(s.Points, rounds*max(1, e.Format.Points.most()))
		}
	}
	for i := range scores {
		s := &scores[i]
		sum := 0
		for _, opponent := range s.met {
			sum += max(leastShare, scores[opponent].Share)
		}
		if len(s.met) > 0 {
			s.Opponents = share(sum, len(s.met)*10_000)
		}
	}
	e.order(scores)
	return scores
}

// share is a part of a whole in ten-thousandths, rounded.
func share(part, whole int) int { return (part*20_000 + whole) / (2 * whole) }

// count adds what a round brought.
func (e *Evening) count(r *Round, scores []Score) {
	for _, bye := range r.Byes {
		scores[bye].Byes++
		scores[bye].Points += e.Format.Points.Bye
	}
	for _, t := range r.Tables {
		if t.Result == nil {
			continue
		}
		for side, who := range t.Who {
			s := &scores[who]
			s.met = append(s.met, t.Who[1-side])
			s.Count += t.Result.Counts[side]
			switch points := e.Format.Points; {
			case t.Result.Winner == side+1:
				s.Won++
				s.Points += points.Kill
				if t.Result.How == Time {
					s.Points += points.Time - points.Kill
				}
			case t.Result.How == Draw:
				s.Drawn++
				s.Points += points.Draw
			default:
				s.Lost++
				s.Points += points.Loss
			}
		}
	}
}

// order sorts the scores and says what put each below the one above.
func (e *Evening) order(scores []Score) {
	low := 1
	if e.Format.Rank == clock.DamageTaken {
		low = -1
	}
	compare := func(a, b Score) (Tiebreak, int) {
		for _, by := range []struct {
			what Tiebreak
			is   int
		}{
			{ByPoints, cmp.Compare(b.Points, a.Points)},
			{ByOpponents, cmp.Compare(b.Opponents, a.Opponents)},
			{ByCount, cmp.Compare(low*b.Count, low*a.Count)},
			{ByMeeting, cmp.Compare(b.meeting, a.meeting)},
		} {
			if by.is != 0 {
				return by.what, by.is
			}
		}
		return ByLot, cmp.Compare(a.lot, b.lot)
	}
	by := func(a, b Score) int {
		_, is := compare(a, b)
		return is
	}
	slices.SortFunc(scores, by)
	for from := 0; from < len(scores); { // those who are equal but for who beat whom
		to := from + 1
		for ; to < len(scores); to++ {
			if what, _ := compare(scores[from], scores[to]); what != ByLot {
				break
			}
		}
		e.meetings(scores[from:to])
		slices.SortFunc(scores[from:to], by)
		from = to
	}
	for i := range scores {
		scores[i].Rank = i + 1
		if i > 0 {
			scores[i].Before, _ = compare(scores[i-1], scores[i])
		}
	}
}

// meetings counts for some players the wins against each other.
func (e *Evening) meetings(scores []Score) {
	if len(scores) < 2 {
		return
	}
	at := map[int]*Score{}
	for i := range scores {
		at[scores[i].Player] = &scores[i]
	}
	for i := range e.Rounds {
		for _, t := range e.Rounds[i].Tables {
			if t.Result == nil || t.Result.Winner == 0 || e.apart(i) {
				continue
			}
			winner, loser := at[t.Who[t.Result.Winner-1]], at[t.Who[2-t.Result.Winner]]
			if winner != nil && loser != nil {
				winner.meeting++
			}
		}
	}
}

// apart tells whether a round changes no standings: those after the cut, which say more.
func (e *Evening) apart(round int) bool { return e.Format.System != Knockout && e.Ends(round) }

// Ends tells whether a round, by index, is one for the end, in which who loses is out.
func (e *Evening) Ends(round int) bool { return len(e.Cut) > 0 && round >= e.CutAt }

// leftIn are who still plays for the end, in the order of the bracket: of each pair who won.
func (e *Evening) leftIn() []int {
	in := e.Cut
	for i := e.CutAt; i < len(e.Rounds); i++ {
		var next []int
		for _, p := range in {
			if w, ok := e.Rounds[i].winner(p); ok && !slices.Contains(next, w) {
				next = append(next, w)
			}
		}
		in = next
	}
	return slices.DeleteFunc(slices.Clone(in), func(p int) bool { return e.Players[p].Gone })
}

// winner is who won the table of a player, who may have had none to play; false for nobody.
func (r *Round) winner(player int) (int, bool) {
	if slices.Contains(r.Byes, player) {
		return player, true
	}
	for _, t := range r.Tables {
		if t.Who[0] != player && t.Who[1] != player {
			continue
		}
		if t.Result == nil || t.Result.Winner == 0 {
			return 0, false
		}
		return t.Who[t.Result.Winner-1], true
	}
	return 0, false
}

// field are players as pairing wants them, from the first to the last as they stand.
func (e *Evening) field(of []int) (order []int, standings []pairing.Standing) {
	at := map[int]int{}
	scores := e.Standings()
	for _, s := range scores {
		if slices.Contains(of, s.Player) {
			at[s.Player] = len(order)
			order = append(order, s.Player)
		}
	}
	standings = make([]pairing.Standing, len(order))
	for _, s := range scores {
		i, ok := at[s.Player]
		if !ok {
			continue
		}
		standings[i].Points = s.Points
	}
	for i := range e.Rounds {
		for _, bye := range e.Rounds[i].Byes {
			if p, ok := at[bye]; ok {
				standings[p].Met = append(standings[p].Met, pairing.Bye)
			}
		}
		for _, t := range e.Rounds[i].Tables {
			a, here := at[t.Who[0]]
			b, there := at[t.Who[1]]
			if here && there {
				standings[a].Met, standings[b].Met = append(standings[a].Met, b), append(standings[b].Met, a)
			}
		}
	}
	return order, standings
}
