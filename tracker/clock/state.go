package clock

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
)

// State is the clock of a table: when it began and what has accumulated since.
// It is a value; only Apply makes the next one. The zero value is not set up.
// The times are as of Last; Look brings them to any later moment.
type State struct {
	Seats   int             `json:"seats"`
	Plan    Plan            `json:"plan"`
	Made    Millis          `json:"made"`            // table time of the SetUp
	Began   Millis          `json:"began,omitempty"` // wall clock at Start, since 1970
	Last    Stamp           `json:"last"`            // the newest event
	Started bool            `json:"started,omitempty"`
	Running bool            `json:"running,omitempty"`
	Ended   bool            `json:"ended,omitempty"`   // it stands because the game ended
	Turn    Seat            `json:"turn,omitempty"`    // whose time runs, or will on resume
	TurnRan Millis          `json:"turnRan,omitempty"` // of the turn that is on
	Neutral Millis          `json:"neutral,omitempty"` // time that is nobody's
	Game    Share           `json:"game"`              // Adjusted and Told only
	Players [MaxSeats]Share `json:"players"`           // by seat - 1
	Window  Window          `json:"window"`
}

// Share is what one clock has accumulated.
type Share struct {
	Spent    Millis `json:"spent,omitempty"`    // measured, running time
	Granted  Millis `json:"granted,omitempty"`  // bonus of the turns that ended
	Adjusted Millis `json:"adjusted,omitempty"` // added by hand to what the clock shows
	Told     int    `json:"told,omitempty"`     // warnings that were due so far
}

// WindowKind is what a short timer is for.
type WindowKind string

// The timers: the planning phase, and a quickcast window. Either may be free.
const (
	NoWindowOpen WindowKind = ""
	Planning     WindowKind = "planning"
	Quickcast    WindowKind = "quickcast"
)

// Window is the short timer that is open. It runs while the game runs. A Limit
// of 0 is free: the time is only counted.
type Window struct {
	Kind   WindowKind `json:"kind,omitempty"`
	Limit  Millis     `json:"limit,omitempty"`
	Ran    Millis     `json:"ran,omitempty"`
	Opened Millis     `json:"opened,omitempty"` // table time
	Told   int        `json:"told,omitempty"`
}

// elapsed is how long the game has run, pauses left out: the time of all
// players and the neutral time together.
func (s *State) elapsed() Millis {
	sum := s.Neutral
	for i := range s.Players {
		sum += s.Players[i].Spent
	}
	return sum
}

// advance brings the accumulated times to a moment. A moment before Last
// counts as Last.
func (s *State) advance(to Millis) {
	ran := to - s.Last.At
	if ran <= 0 {
		return
	}
	s.Last.At = to
	if !s.Running {
		return
	}
	if s.Turn == Nobody {
		s.Neutral += ran
	} else {
		s.Players[s.Turn-1].Spent += ran
		s.TurnRan += ran
	}
	if s.Window.Kind != NoWindowOpen {
		s.Window.Ran += ran
	}
	s.tell()
}

// endTurn gives the seat whose turn ends what its pace grants.
func (s *State) endTurn() {
	if s.Turn != Nobody && s.Started {
		bonus := s.Plan.Player.Bonus
		switch s.Plan.Player.Kind {
		case Increment:
			s.Players[s.Turn-1].Granted += bonus
		case Delay, Bronstein:
			s.Players[s.Turn-1].Granted += min(bonus, s.TurnRan)
		}
	}
	s.Turn, s.TurnRan = Nobody, 0
}

// gameShown is the number on the game clock; below 0 is overtime.
func (s *State) gameShown() Millis {
	if s.Plan.Game.Up {
		return s.elapsed() + s.Game.Adjusted
	}
	return s.Plan.Game.Limit - s.elapsed() + s.Game.Adjusted
}

// gameLeft is the time to the limit; ok is false where there is none.
func (s *State) gameLeft() (left Millis, ok bool) {
	switch {
	case s.Plan.Game.Limit == 0:
		return 0, false
	case s.Plan.Game.Up:
		return s.Plan.Game.Limit - s.gameShown(), true
	}
	return s.gameShown(), true
}

// playerShown is the number on a player's clock: time left, or without a pace
// the time used.
func (s *State) playerShown(seat Seat) Millis {
	share := &s.Players[seat-1]
	if s.Plan.Player.Kind == NoPace {
		return share.Spent + share.Adjusted
	}
	left := s.Plan.Player.Bank + share.Granted + share.Adjusted - share.Spent
	if s.Plan.Player.Kind == Delay && s.Turn == seat {
		left += min(s.TurnRan, s.Plan.Player.Bonus)
	}
	return left
}

// delayLeft is how much of a simple delay is left for the turn that is on.
func (s *State) delayLeft() Millis {
	if s.Plan.Player.Kind != Delay || s.Turn == Nobody {
		return 0
	}
	return max(0, s.Plan.Player.Bonus-s.TurnRan)
}

// UnmarshalJSON reads a kept state. It refuses what no log could have led to:
// unknown fields, seats, plans and times out of range (Refused).
func (s *State) UnmarshalJSON(data []byte) error {
	type plain State
	var read plain
	if err := strict(data, &read); err != nil {
		return BadEvent.With("Why", err.Error())
	}
	if err := (*State)(&read).check(); err != nil {
		return err
	}
	*s = State(read)
	return nil
}

func (s *State) check() error {
	if s.Seats == 0 {
		if s.Started || s.Running || s.Ended || s.Turn != Nobody || s.Window.Kind != NoWindowOpen {
			return BadState.With("Field", "seats")
		}
		return nil
	}
	if s.Seats < 1 || s.Seats > MaxSeats {
		return BadState.With("Field", "seats")
	}
	if err := s.Plan.Check(); err != nil {
		return err
	}
	return s.checkTimes()
}

func (s *State) checkTimes() error {
	switch {
	case s.Turn < Nobody || int(s.Turn) > s.Seats:
		return BadState.With("Field", "turn")
	case s.Running && !s.Started, s.Ended && (s.Running || !s.Started):
		return BadState.With("Field", "running")
	case !s.Last.valid() || !s.Made.within(0, s.Last.At) || !s.TurnRan.within(0, end) || !s.Neutral.within(0, end):
		return BadState.With("Field", "last")
	case s.Window.Kind != NoWindowOpen && !validWindow(s.Window.Kind, s.Window.Limit),
		!s.Window.Ran.within(0, end), s.Window.Told < 0:
		return BadState.With("Field", "window")
	case !s.Game.valid():
		return BadState.With("Field", "game")
	}
	for i := range s.Players {
		if !s.Players[i].valid() {
			return BadState.With("Field", "players")
		}
	}
	return nil
}

// valid refuses shares so far out that sums of them could overflow.
func (h *Share) valid() bool {
	const far = 10 * end
	return h.Spent.within(0, end) && h.Granted.within(0, far) && h.Adjusted.within(-far, far) && h.Told >= 0
}

// strict reads one JSON value and refuses unknown fields and anything after it.
func strict(data []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("more than one value")
	}
	return nil
}
