package told

import "github.com/quickcast/quickcast/tracker"

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

// pause is how long nobody acts until the players are taken to have got up, in milliseconds.
const pause = 10 * 60 * 1000

// Took is how long a seat was the one to act, in milliseconds. Where for more than ten minutes
// nothing happened the game rested.
func (d *Duel) Took(seat tracker.Seat) (took int64) {
	for i, act := range d.Acts[1:] {
		before := d.Acts[i]
		if gone := act.Event.At - before.Event.At; before.Turn == seat && gone > 0 && gone <= pause {
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
