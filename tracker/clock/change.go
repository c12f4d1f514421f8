package clock

// maxWindow is the longest a short timer may be set to.
const maxWindow = Hour

// SetUp makes the clock, or makes it anew while it does not run: all times are
// zero again. It refuses fewer than one or more than MaxSeats seats, and a plan
// that Plan.Check refuses.
type SetUp struct {
	Seats int  `json:"seats"`
	Plan  Plan `json:"plan"`
}

// Start lets the clock run for the first time, for the seat it was switched to
// before, else in neutral.
type Start struct{}

// Pause stops everything, the short timer included. End is a pause that comes with the end
// of the game and goes with it, whoever pauses by hand stays paused.
type Pause struct {
	End bool `json:"end,omitempty"`
}

// Resume goes on after a pause, in the middle of the same turn.
type Resume struct{}

// Switch ends the turn that is on and lets the seat's clock run: at once, or
// when the game is started or resumed. It refuses the seat that has it.
type Switch struct {
	Seat Seat `json:"seat"`
}

// Neutral ends the turn that is on; the time from now on is nobody's.
type Neutral struct{}

// Adjust adds By, which may be negative, to what a player's clock shows. Only
// while the clock does not run; it cannot take away more than is shown.
type Adjust struct {
	Seat Seat   `json:"seat"`
	By   Millis `json:"by"`
}

// AdjustGame adds By to what the game clock shows, as Adjust does.
type AdjustGame struct {
	By Millis `json:"by"`
}

// Discount takes By back from the time counted for whoever has the turn (or
// from the neutral time), as if it had not passed: for a gap that was no time
// at the table (Step.Doubtful). It refuses more than was counted.
type Discount struct {
	By Millis `json:"by"`
}

// OpenWindow starts a short timer, in place of one that may be open. A Limit
// of 0 is free. An hour at most.
type OpenWindow struct {
	Window WindowKind `json:"window"`
	Limit  Millis     `json:"limit,omitempty"`
}

// CloseWindow puts the short timer away.
type CloseWindow struct{}

// Checkpoint changes nothing: its stamp is a place to go on from after a jump.
// It is no deed of a person; undo steps over it.
type Checkpoint struct{}

func (c SetUp) apply(s *State) error {
	if s.Running {
		return IsRunning.With("Event", string(kindOf(c)))
	}
	if c.Seats < 1 || c.Seats > MaxSeats {
		return BadSeats.With("Seats", c.Seats, "Most", MaxSeats)
	}
	if err := c.Plan.Check(); err != nil {
		return err
	}
	*s = State{Seats: c.Seats, Plan: c.Plan.clone(), Last: s.Last, Made: s.Last.At}
	s.tellAll()
	return nil
}

func (c Start) apply(s *State) error {
	if s.Started {
		return AlreadyStarted.With()
	}
	s.Started, s.Running, s.Began = true, true, s.Last.Wall
	return nil
}

func (c Pause) apply(s *State) error {
	if !s.Running {
		return NotRunning.With("Event", string(kindOf(c)))
	}
	s.Running, s.Ended = false, c.End
	return nil
}

func (c Resume) apply(s *State) error {
	switch {
	case !s.Started:
		return NotStarted.With()
	case s.Running:
		return IsRunning.With("Event", string(kindOf(c)))
	}
	s.Running, s.Ended = true, false
	return nil
}

func (c Switch) apply(s *State) error {
	if err := s.seat(c.Seat); err != nil {
		return err
	}
	if s.Turn == c.Seat {
		return HasTurn.With("Seat", int(c.Seat))
	}
	s.endTurn()
	s.Turn = c.Seat
	return nil
}

func (c Neutral) apply(s *State) error {
	if s.Turn == Nobody {
		return IsNeutral.With()
	}
	s.endTurn()
	return nil
}

func (c Adjust) apply(s *State) error {
	if err := s.seat(c.Seat); err != nil {
		return err
	}
	if err := s.adjustable(kindOf(c), c.By, s.playerShown(c.Seat)); err != nil {
		return err
	}
	share := &s.Players[c.Seat-1]
	share.Adjusted += c.By
	share.Told = s.playerTold(c.Seat)
	return nil
}

func (c AdjustGame) apply(s *State) error {
	if err := s.adjustable(kindOf(c), c.By, s.gameShown()); err != nil {
		return err
	}
	s.Game.Adjusted += c.By
	s.Game.Told = s.gameTold()
	return nil
}

func (c Discount) apply(s *State) error {
	if !c.By.within(1, Most) {
		return OutOfRange.With()
	}
	from := &s.Neutral
	if s.Turn != Nobody {
		from = &s.Players[s.Turn-1].Spent
	}
	if *from < c.By {
		return BelowZero.With()
	}
	*from -= c.By
	s.TurnRan = max(0, s.TurnRan-c.By)
	s.Window.Ran = max(0, s.Window.Ran-c.By)
	s.tellAnew()
	return nil
}

func (c OpenWindow) apply(s *State) error {
	if err := c.Check(); err != nil {
		return err
	}
	s.Window = Window{Kind: c.Window, Limit: c.Limit, Opened: s.Last.At}
	s.Window.Told = s.windowTold()
	return nil
}

func (c CloseWindow) apply(s *State) error {
	if s.Window.Kind == NoWindowOpen {
		return NoWindow.With()
	}
	s.Window = Window{}
	return nil
}

func (Checkpoint) apply(*State) error { return nil }

// Check refuses a timer nobody knows, or one that lasts too long (BadWindow).
func (c OpenWindow) Check() error {
	if !validWindow(c.Window, c.Limit) {
		return BadWindow.With("Window", string(c.Window))
	}
	return nil
}

func validWindow(kind WindowKind, limit Millis) bool {
	return (kind == Planning || kind == Quickcast) && limit.within(0, maxWindow)
}

// seat refuses a seat nobody sits in.
func (s *State) seat(seat Seat) error {
	if seat < 1 || int(seat) > s.Seats {
		return NoSuchSeat.With("Seat", int(seat), "Seats", s.Seats)
	}
	return nil
}

// adjustable refuses an adjustment of a running clock, of nothing, of too much,
// and below zero.
func (s *State) adjustable(kind Kind, by, shown Millis) error {
	switch {
	case s.Running:
		return IsRunning.With("Event", string(kind))
	case by == 0 || !by.within(-Most, Most) || shown+by > Most:
		return OutOfRange.With()
	case by < 0 && shown+by < 0:
		return BelowZero.With()
	}
	return nil
}
