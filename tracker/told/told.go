// Package told tells a game afterwards, from its log alone: how the seats stood round by
// round, what their dice came to and what was to be expected of them, what turned the game,
// and where the table stood at any point. It asks no game what it is, and is pure.
package told

import "github.com/quickcast/quickcast/tracker"

// Duel is a game that was played, told from its log.
type Duel struct {
	Acts   []Act
	Seats  []Seat
	Throws []Throw         // in the order they fell
	Blows  []Blow          // in the order they were dealt
	Curves []tracker.Curve // as they stood at the end; none where the seats' gauges tell the game

	session *tracker.Session
	acts    []tracker.Act
	at      int           // the act that At was asked for last
	state   tracker.State // after it
}

// Act is something that was done and counts, with how the table stood after it.
type Act struct {
	tracker.Act
	Round int
	Turn  tracker.Seat // who was to act after it, 0 for nobody
	Stand []Stand      // by seat
	Lost  []Loss       // what was destroyed by it

	Curves []int // how the curves stood after it
}

// Loss is something of a seat that was destroyed.
type Loss struct {
	Name string
	Of   tracker.Seat
}

// Stand is how a seat stood.
type Stand struct {
	Gauges  []int // what counts most of it, in the order of the view
	Objects int   // what is left of all its objects together
	Score   int   // its points, where they are counted
}

// Seat is somebody who played.
type Seat struct {
	tracker.SeatView // as it stood at the end
	Won              bool
}

// Read plays a log once more and tells it. An event that makes no sense to this version ends
// it there, as it ends the table; a setup that makes none is an error.
func Read(game tracker.Game, events []tracker.Event) (*Duel, error) {
	session, err := tracker.Reopen(game, events)
	if err != nil {
		return nil, err
	}
	d := &Duel{session: session, acts: session.Acts()}
	for i, act := range d.acts {
		state, err := d.At(i)
		if err != nil {
			return nil, err
		}
		view := game.View(state, 0)
		d.Acts = append(d.Acts, actOf(act, view))
		d.Throws = append(d.Throws, throwsOf(i, act)...)
		d.strike(i, act)
		if i == len(d.acts)-1 {
			d.seat(view)
			d.Curves = view.Curves
		}
	}
	return d, nil
}

func actOf(act tracker.Act, view tracker.View) Act {
	a := Act{Act: act, Round: view.Round, Turn: view.Turn}
	for _, line := range act.Lines {
		if came := line.Came; came != nil && came.Lost {
			a.Lost = append(a.Lost, Loss{came.Whom, came.To})
		}
	}
	for _, curve := range view.Curves {
		a.Curves = append(a.Curves, curve.Value)
	}
	for _, seat := range view.Seats {
		s := Stand{}
		for _, g := range seat.Gauges {
			s.Gauges = append(s.Gauges, g.Value)
		}
		for _, o := range seat.Objects {
			if o.Gauge != nil {
				s.Objects += max(0, o.Gauge.Value)
			}
		}
		if seat.Score != nil {
			s.Score = *seat.Score
		}
		a.Stand = append(a.Stand, s)
	}
	return a
}

// seat notes who sat there at the end.
func (d *Duel) seat(end tracker.View) {
	for _, s := range end.Seats {
		seat := Seat{SeatView: s}
		for _, winner := range end.Result.Winners {
			seat.Won = seat.Won || winner == s.Seat
		}
		d.Seats = append(d.Seats, seat)
	}
}

// Log are all lines of the game.
func (d *Duel) Log() []tracker.Line { return d.session.Log() }

// At is the table after one of the acts, counted from 0, the setup. The next one costs one
// event, any other at most a hundred.
func (d *Duel) At(act int) (tracker.State, error) {
	act = max(0, min(act, len(d.acts)-1))
	switch {
	case d.state != nil && act == d.at:
		return d.state, nil
	case d.state == nil || act != d.at+1:
		return d.stand(act, d.session.After)
	}
	return d.stand(act, func(act int) (tracker.State, error) {
		return d.session.Game().Apply(d.state, d.acts[act].Event)
	})
}

// stand goes to an act and remembers where it led.
func (d *Duel) stand(act int, find func(act int) (tracker.State, error)) (tracker.State, error) {
	state, err := find(act)
	if err == nil {
		d.at, d.state = act, state
	}
	return state, err
}
