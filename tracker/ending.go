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
	Dealt  int  // damage dealt to others, by dice or tapped by hand
	Most   int  // of it at one blow
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
		by, damage := v.blow(line)
		if damage <= 0 {
			continue
		}
		end.Blows = append(end.Blows, line)
		end.sum(by, damage)
	}
	for _, line := range end.Blows {
		by, damage := v.blow(line)
		for i := range end.Seats {
			if s := &end.Seats[i]; s.Seat == by {
				s.Most = max(s.Most, damage)
			}
		}
	}
	end.Blows = slices.Clone(end.Blows[max(0, len(end.Blows)-blows):])
	slices.Reverse(end.Blows)
	return end
}

// sum counts damage for who did it.
func (e *Ending) sum(by Seat, damage int) {
	for i := range e.Seats {
		if s := &e.Seats[i]; s.Seat == by {
			s.Dealt += damage
		}
	}
}

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

// blow tells how much damage a line is about and who did it, 0 where nobody knows. What
// was tapped onto one of two by hand the other did.
func (v View) blow(line Line) (by Seat, damage int) {
	if came := line.Came; came != nil && came.Dealt {
		return came.By, came.Amount
	}
	if line.Join == nil || line.Join.To <= line.Join.From {
		return 0, 0
	}
	for _, s := range v.Seats {
		hurts := slices.ContainsFunc(s.Gauges, func(g Gauge) bool { return g.Inverse && strings.HasSuffix(line.Join.Key, "/"+g.Track) })
		if s.Seat != line.Seat || !hurts {
			continue
		}
		for _, other := range v.Seats {
			if other.Seat != line.Seat && len(v.Seats) == 2 {
				by = other.Seat
			}
		}
		return by, line.Join.To - line.Join.From
	}
	return 0, 0
}
