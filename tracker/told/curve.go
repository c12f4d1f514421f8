package told

import (
	"slices"
	"sort"

	"github.com/quickcast/quickcast/tracker"
)

// Round is how the seats stood at the end of a round.
type Round struct {
	Round int
	Act   int // the last one of it
	Stand []Stand
}

// Rounds are the ends of all rounds, in their order; 0 is the setup.
func (d *Duel) Rounds() []Round {
	var list []Round
	for i, act := range d.Acts {
		if n := len(list); n == 0 || list[n-1].Round != act.Round {
			list = append(list, Round{Round: act.Round})
		}
		end := &list[len(list)-1]
		end.Act, end.Stand = i, act.Stand
	}
	return list
}

// Place is where in the course of the game an act stands, from 0 to 1: every round takes as
// much of it, the setup none.
func (d *Duel) Place(act int) float64 {
	rounds := d.Rounds()
	if rounds[0].Round == 0 && len(rounds) > 1 {
		if act <= rounds[0].Act {
			return 0
		}
		rounds = rounds[1:]
	}
	first := d.first(rounds[0].Round)
	for i, r := range rounds {
		if act <= r.Act {
			return (float64(i) + float64(act-first+1)/float64(r.Act-first+1)) / float64(len(rounds))
		}
		first = r.Act + 1
	}
	return 1
}

// first is the first act of a round.
func (d *Duel) first(round int) int {
	return slices.IndexFunc(d.Acts, func(a Act) bool { return a.Round == round })
}

// ActAt is the act nearest to a place in the course of the game.
func (d *Duel) ActAt(place float64) int {
	last := len(d.Acts) - 1
	at := sort.Search(last, func(i int) bool { return d.Place(i) >= place })
	if at > 0 && place-d.Place(at-1) < d.Place(at)-place {
		at--
	}
	return at
}

// ActOf is the act an event belongs to by its number, or the one before it where it was none.
func (d *Duel) ActOf(seq int) int {
	return max(0, sort.Search(len(d.Acts), func(i int) bool { return d.Acts[i].Event.Seq > seq })-1)
}

// pause is how long nobody acts until the players are taken to have got up, in milliseconds.
const pause = 10 * 60 * 1000

// Took is how long a seat was the one to act, in milliseconds; of seat 0 how long all of it took.
// Where for more than ten minutes nothing happened the game rested.
func (d *Duel) Took(seat tracker.Seat) (took int64) {
	for i, act := range d.Acts[1:] {
		before := d.Acts[i]
		if gone := act.Event.At - before.Event.At; (seat == 0 || before.Turn == seat) && gone > 0 && gone <= pause {
			took += gone
		}
	}
	return took
}

// Flow is what went through a gauge of a seat.
type Flow struct {
	Had   int // what it began with, and what came
	Spent map[tracker.Kind]int
}

// Flow of a gauge, counted from 0: what came in and what for it went out again, by the kind of
// event.
func (d *Duel) Flow(seat tracker.Seat, gauge int) Flow {
	flow := Flow{Spent: map[tracker.Kind]int{}}
	was := 0
	for _, act := range d.Acts {
		at := int(seat) - 1
		if at >= len(act.Stand) || gauge >= len(act.Stand[at].Gauges) {
			continue
		}
		is := act.Stand[at].Gauges[gauge]
		if is < was {
			flow.Spent[act.Event.Kind] += was - is
		}
		flow.Had += max(0, is-was)
		was = is
	}
	return flow
}

// All is what went out, whatever for.
func (f Flow) All() (all int) {
	for _, n := range f.Spent {
		all += n
	}
	return all
}
