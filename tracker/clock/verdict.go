package clock

import (
	"cmp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// Facts are what a verdict is made from. The caller takes them from the table.
type Facts struct {
	TimeUp      bool   // the game clock has reached its limit
	TimeUpRound int    // the round that was on then; 0 if not known: Round counts
	Round       int    // the round that is on, or was just finished
	RoundOver   bool   // Round is finished and the next has not begun
	Sides       []Side // players, or teams, in the order of the table
}

// Side is one player or one team.
type Side struct {
	Name        string
	LifeLeft    int // Life minus Damage; 0 or below: fallen
	DamageTaken int // all damage of the whole game; healing takes nothing off
	Initiatives int // rounds in which this side had the initiative, Round included
}

// Stage is how far a game timed by an event has come.
type Stage string

// The stages.
const (
	Playing  Stage = "playing"   // time is not up
	LastTurn Stage = "last-turn" // time is up; what is left to play is settled
	Over     Stage = "over"      // all is played, or only one side stands
)

// Standing is a side's place by the rule of the event. Sides that are level
// share a place.
type Standing struct {
	Side  int // index into Facts.Sides
	Place int // from 1
	Value int // what the rule looks at: damage taken or life left
}

// Verdict says what an event wants done now and why, and who is ahead. It ends
// nothing: people do.
type Verdict struct {
	Stage     Stage
	LastRound int            // the last round to be played; 0 while time is not up
	Now       tracker.Notice // what happens now
	Why       tracker.Notice // why: the rule of the event
	Ahead     tracker.Notice // who is ahead or has won, a tie said as a tie
	Leaders   []int          // the sides that are ahead, by index; several are a tie
	Standings []Standing     // best first
}

// Judge gives the verdict of a preset on a table.
func Judge(p Preset, f Facts) Verdict {
	v := Verdict{Stage: Playing, Why: p.why()}
	v.Standings, v.Leaders = rank(p.Rank, f.Sides)
	switch up := standing(f.Sides); {
	case len(f.Sides) > 1 && up <= 1:
		v.Stage, v.LastRound = Over, f.Round
		v.Now, v.Why = tracker.Notice{ID: "clock.nowFallen"}, tracker.Notice{ID: "clock.whyFallen"}
	case !f.TimeUp:
		v.Now = tracker.Notice{ID: "clock.nowPlaying", Args: map[string]any{"Minutes": p.Minutes}}
	default:
		v.atTime(p, f)
	}
	v.Ahead = v.ahead(p.Rank, f)
	return v
}

// atTime settles what is left to play.
func (v *Verdict) atTime(p Preset, f Facts) {
	v.LastRound = lastRound(p.End, f)
	last := map[string]any{"Round": f.Round, "Last": v.LastRound}
	over := p.End == AtOnce || f.Round > v.LastRound || f.Round == v.LastRound && f.RoundOver
	switch {
	case over && p.End == AtOnce:
		v.Stage, v.Now = Over, tracker.Notice{ID: "clock.nowAtOnce", Args: last}
	case over:
		v.Stage, v.Now = Over, tracker.Notice{ID: "clock.nowOver", Args: last}
	case f.Round == v.LastRound:
		v.Stage, v.Now = LastTurn, tracker.Notice{ID: "clock.nowLastRound", Args: last}
	case f.Round+1 == v.LastRound && f.RoundOver:
		v.Stage, v.Now = LastTurn, tracker.Notice{ID: "clock.nowNextIsLast", Args: last}
	default:
		v.Stage, v.Now = LastTurn, tracker.Notice{ID: "clock.nowPlayTo", Args: last}
	}
}

// lastRound is the last round to be played, now that time is up.
func lastRound(end Ending, f Facts) int {
	called := cmp.Or(f.TimeUpRound, f.Round)
	switch end {
	case OneMoreRound:
		return called + 1
	case EvenInitiatives:
		return f.Round + missing(f.Sides)
	}
	return called
}

// missing is how many initiatives the sides need to have as many as the one
// with most: that many rounds are left, as each round gives one.
func missing(sides []Side) int {
	most, sum := 0, 0
	for _, side := range sides {
		most = max(most, side.Initiatives)
		sum += side.Initiatives
	}
	return most*len(sides) - sum
}

func (p Preset) why() tracker.Notice {
	return tracker.Notice{ID: "clock.why" + camel(p.End), Args: map[string]any{"Minutes": p.Minutes}}
}

// standing counts the sides that have not fallen.
func standing(sides []Side) int {
	return pick.Count(sides, func(side Side) bool { return side.LifeLeft > 0 })
}

// rank puts the sides in order by the rule. A fallen side comes after all that
// stand; fallen sides are level, and so are all sides in a draw.
func rank(by Rank, sides []Side) ([]Standing, []int) {
	order := make([]Standing, len(sides))
	for i, side := range sides {
		order[i] = Standing{Side: i, Value: side.LifeLeft}
		if by == DamageTaken {
			order[i].Value = side.DamageTaken
		}
	}
	compare := func(a, b Standing) int { return sides[a.Side].compare(sides[b.Side], by) }
	slices.SortStableFunc(order, compare)
	var leaders []int
	for i := range order {
		order[i].Place = i + 1
		if i > 0 && compare(order[i-1], order[i]) == 0 {
			order[i].Place = order[i-1].Place
		}
		if order[i].Place == 1 {
			leaders = append(leaders, order[i].Side)
		}
	}
	return order, leaders
}

// compare is negative where the first side is ahead, 0 where they are level.
func (s Side) compare(other Side, by Rank) int {
	fallen, otherFallen := s.LifeLeft <= 0, other.LifeLeft <= 0
	switch {
	case fallen && otherFallen:
		return 0
	case fallen:
		return 1
	case otherFallen:
		return -1
	case by == DamageTaken:
		return cmp.Compare(s.DamageTaken, other.DamageTaken)
	case by == LifeLeft:
		return cmp.Compare(other.LifeLeft, s.LifeLeft)
	}
	return 0
}

// ahead says who is ahead, or has won.
func (v *Verdict) ahead(by Rank, f Facts) tracker.Notice {
	if len(f.Sides) < 2 {
		return tracker.Notice{ID: "clock.aheadNobody"}
	}
	lead := v.Standings[0]
	args := map[string]any{"Names": f.names(v.Leaders), "Value": lead.Value}
	text := pick.Either(v.Stage == Over, "clock.won", "clock.ahead")
	switch up := standing(f.Sides); {
	case up == 0:
		return tracker.Notice{ID: "clock.allFallen", Args: args}
	case up == 1:
		return tracker.Notice{ID: "clock.lastStanding", Args: args}
	case by == Draw:
		return tracker.Notice{ID: text + "Draw", Args: args}
	case len(v.Leaders) > 1:
		return tracker.Notice{ID: text + "Tie" + by.word(), Args: args}
	}
	args["Next"] = v.Standings[1].Value
	return tracker.Notice{ID: text + by.word(), Args: args}
}

// word is the part of a text's id that stands for the rank.
func (r Rank) word() string {
	return pick.Either(r == DamageTaken, "Damage", "Life")
}

// names are the names of sides, in the order of the table.
func (f Facts) names(sides []int) string {
	names := pick.Made(sides, func(side int) string { return f.Sides[side].Name })
	return strings.Join(names, ", ")
}
