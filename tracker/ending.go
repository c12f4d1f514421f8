package tracker

import (
	"slices"
	"strings"
	"time"
)

// Ending is what an evening came to, counted from its log.
type Ending struct {
	Result Result
	Rounds int
	Took   time.Duration // from the setup to the last act
	Seats  []Sum
	Blows  []Line // the last ones that hurt, the last one first
}

// Sum is what a seat came to.
type Sum struct {
	Seat   Seat
	Name   string
	Tint   string // the school whose colour the seat takes
	Won    bool
	Fallen bool
	Dealt  int  // damage dealt by its attacks, spells and conditions
	Most   int  // of it at one blow
	ByHand int  // damage it took that was set by hand: what did it nobody was told
	Score  *int // its points, nil where none are counted
}

// blows is how many of the last blows an Ending tells.
const blows = 4

// EndingOf counts what a table came to, over or not, from its setup, where it stands and
// its log.
func EndingOf(game Game, setup Event, state State, log []Line) Ending {
	v := game.View(state, 0)
	end := Ending{Result: v.Result, Rounds: v.Round}
	for _, s := range v.Seats {
		sum := Sum{Seat: s.Seat, Name: s.Name, Tint: s.Tint, Won: slices.Contains(v.Result.Winners, s.Seat), Fallen: s.Fallen || s.Gone, Score: s.Score}
		end.Seats = append(end.Seats, sum)
	}
	for _, line := range log {
		end.Took = max(end.Took, time.Duration(line.At-setup.At)*time.Millisecond)
		if line.Undone != nil {
			end.undo(line.Undone)
		}
		if by, damage := v.blow(line); damage > 0 {
			end.Blows = append(end.Blows, line)
			end.sum(by, damage)
		} else if hand := v.byHand(line); hand > 0 {
			end.Blows = append(end.Blows, line)
			end.seat(line.Seat).ByHand += hand
		}
	}
	for _, line := range end.Blows {
		if by, damage := v.blow(line); damage > 0 {
			s := end.seat(by)
			s.Most = max(s.Most, damage)
		}
	}
	end.Blows = slices.Clone(end.Blows[max(0, len(end.Blows)-blows):])
	slices.Reverse(end.Blows)
	return end
}

// seat is what a seat came to; of none it is kept nowhere.
func (e *Ending) seat(seat Seat) *Sum {
	for i := range e.Seats {
		if e.Seats[i].Seat == seat {
			return &e.Seats[i]
		}
	}
	return &Sum{}
}

// sum counts damage for who did it.
func (e *Ending) sum(by Seat, damage int) { e.seat(by).Dealt += damage }

// undo takes the last blow of a seat out again.
func (e *Ending) undo(came *Came) {
	for i := len(e.Blows) - 1; i >= 0; i-- {
		if was := e.Blows[i].Came; was != nil && was.By == came.By && was.Amount == came.Amount {
			e.Blows = slices.Delete(e.Blows, i, i+1)
			e.sum(came.By, -came.Amount)
			return
		}
	}
}

// blow tells how much damage an attack, a spell or a condition did by a line, and who did it,
// 0 where nobody knows. A condition on one of two the other brought about.
func (v View) blow(line Line) (by Seat, damage int) {
	came := line.Came
	if came == nil || !came.Dealt {
		return 0, 0
	}
	by = came.By
	for _, s := range v.Seats {
		if by == 0 && len(v.Seats) == 2 && line.Seat != 0 && s.Seat != line.Seat {
			return s.Seat, came.Amount
		}
	}
	return by, came.Amount
}

// byHand is how much damage a line sets on a seat by hand.
func (v View) byHand(line Line) int {
	s, ok := v.Seat(line.Seat)
	if !ok || line.Join == nil {
		return 0
	}
	hurts := slices.ContainsFunc(s.Gauges, func(g Gauge) bool { return g.Inverse && strings.HasSuffix(line.Join.Key, "/"+g.Track) })
	if !hurts {
		return 0
	}
	return line.Join.To - line.Join.From
}
