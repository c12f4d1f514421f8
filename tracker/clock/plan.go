package clock

import "slices"

// MaxSeats is how many players a clock has room for, as many as sit at any game.
const MaxSeats = 7

// maxLevels is how many warnings a plan may have.
const maxLevels = 16

// Seat is a player, counted from 1 clockwise. Nobody is neutral time, while
// all act or none.
type Seat int

// Nobody is the seat of neutral time.
const Nobody Seat = 0

// Plan is how a table is timed.
type Plan struct {
	Game     GameClock `json:"game"`
	Player   Pace      `json:"player"`
	Warnings []Millis  `json:"warnings,omitempty"` // time left to warn at: falling, whole seconds
}

// GameClock times the whole game. With Up it counts up, else down from Limit.
// Counting up without a Limit it only tells the time; time is up when Limit
// has run.
type GameClock struct {
	Limit Millis `json:"limit,omitempty"`
	Up    bool   `json:"up,omitempty"`
}

// PaceKind is how a player's own clock runs.
type PaceKind string

// The paces. A turn ends when the clock is switched to another seat or to
// neutral; a pause does not end it.
const (
	NoPace    PaceKind = ""          // no limit: a player's time is only counted
	Plain     PaceKind = "plain"     // Bank runs down, nothing comes back
	Increment PaceKind = "increment" // Bonus is added after every turn (Fischer)
	Delay     PaceKind = "delay"     // the first Bonus of a turn does not run down (simple delay)
	Bronstein PaceKind = "bronstein" // after a turn what it used comes back, Bonus at most
)

// Pace is the clock each player has.
type Pace struct {
	Kind  PaceKind `json:"kind,omitempty"`
	Bank  Millis   `json:"bank,omitempty"`  // at the start
	Bonus Millis   `json:"bonus,omitempty"` // a turn, an hour at most; not for a plain clock
}

// Check refuses a plan nobody could play by (BadPlan, with the field).
func (p Plan) Check() error {
	switch {
	case !p.Game.Limit.within(0, Most):
		return BadPlan.With("Field", "game.limit")
	case !p.Game.Up && p.Game.Limit == 0:
		return BadPlan.With("Field", "game.limit")
	case !p.Player.valid():
		return BadPlan.With("Field", "player")
	case !validLevels(p.Warnings):
		return BadPlan.With("Field", "warnings")
	}
	return nil
}

func (p Pace) valid() bool {
	if !p.Bank.within(0, Most) || !p.Bonus.within(0, Hour) {
		return false
	}
	switch p.Kind {
	case NoPace:
		return p == Pace{}
	case Plain:
		return p.Bank > 0 && p.Bonus == 0
	case Increment, Delay, Bronstein:
		return p.Bank > 0 && p.Bonus > 0
	}
	return false
}

// validLevels tells whether warnings fall, are whole seconds and above zero.
func validLevels(levels []Millis) bool {
	if len(levels) > maxLevels {
		return false
	}
	for i, level := range levels {
		if !level.within(Second, Most) || level%Second != 0 || i > 0 && level >= levels[i-1] {
			return false
		}
	}
	return true
}

// clone gives a plan that shares nothing with this one.
func (p Plan) clone() Plan {
	p.Warnings = slices.Clone(p.Warnings)
	return p
}
