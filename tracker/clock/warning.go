package clock

import "github.com/quickcast/quickcast/internal/pick"

// ClockName says which clock is meant.
type ClockName string

// The clocks.
const (
	GameName   ClockName = "game"
	PlayerName ClockName = "player"
	WindowName ClockName = "window"
)

// Warning is a level a clock came down to. Left 0 means its time is up, which
// ends nothing by itself.
type Warning struct {
	Clock ClockName
	Seat  Seat // of a player's clock
	Left  Millis
}

// Message names the text of the warning: Count minutes or seconds, and the
// Player by number.
func (w Warning) Message() (string, map[string]any) {
	args := map[string]any{"Player": int(w.Seat), "Count": int(w.Left / Second)}
	unit := "Seconds"
	switch {
	case w.Left == 0:
		unit = "Up"
		delete(args, "Count")
	case w.Left%Minute == 0:
		unit = "Minutes"
		args["Count"] = int(w.Left / Minute)
	}
	if w.Clock != PlayerName {
		delete(args, "Player")
	}
	switch w.Clock {
	case PlayerName:
		return "clock.warnPlayer" + unit, args
	case WindowName:
		return "clock.warnWindow" + unit, args
	}
	return "clock.warnGame" + unit, args
}

// Warnings appends to dst the warnings that became due between two looks at
// the same clock, in the order they are seen on it. Each is told once: a clock
// that gains time by a bonus does not tell again, one that was adjusted by
// hand does. Before the first look (a zero View) nothing is due.
func Warnings(dst []Warning, before, after *View) []Warning {
	if before.Seats == 0 || before.made != after.made {
		return dst
	}
	levels := after.levels
	dst = due(dst, levels, Warning{Clock: GameName}, before.Game.Told, after.Game.Told)
	for i := range after.Seats {
		w := Warning{Clock: PlayerName, Seat: Seat(i + 1)}
		dst = due(dst, levels, w, before.Players[i].Told, after.Players[i].Told)
	}
	if after.WindowKind == NoWindowOpen {
		return dst
	}
	told := before.Window.Told
	if before.WindowKind == NoWindowOpen || before.opened != after.opened {
		told = reached(levels, after.limit)
	}
	return due(dst, levels, Warning{Clock: WindowName}, told, after.Window.Told)
}

// Worst is the most pressing of some warnings, the last of those with the least time left;
// false of none.
func Worst(due []Warning) (worst Warning, some bool) {
	for i, w := range due {
		if i == 0 || w.Left <= worst.Left {
			worst = w
		}
	}
	return worst, len(due) > 0
}

// due appends the warnings numbered from old up to now.
func due(dst []Warning, levels []Millis, w Warning, old, now int) []Warning {
	for i := old; i < now; i++ {
		w.Left = 0
		if i < len(levels) {
			w.Left = levels[i]
		}
		dst = append(dst, w)
	}
	return dst
}

// reached counts the warnings that are due at a time left: one for every level
// it is not above, one more when time is up.
func reached(levels []Millis, left Millis) int {
	count := pick.Count(levels, func(level Millis) bool { return left <= level })
	if left <= 0 {
		count++
	}
	return count
}

// tell notes the warnings that became due on the clocks that run. What was due
// once stays so.
func (s *State) tell() {
	s.Game.Told = max(s.Game.Told, s.gameTold())
	if s.Turn != Nobody {
		share := &s.Players[s.Turn-1]
		share.Told = max(share.Told, s.playerTold(s.Turn))
	}
	s.Window.Told = max(s.Window.Told, s.windowTold())
}

// tellAnew forgets what was due on the clocks that run: their time was set by
// hand.
func (s *State) tellAnew() {
	s.Game.Told, s.Window.Told = 0, 0
	if s.Turn != Nobody {
		s.Players[s.Turn-1].Told = 0
	}
	s.tell()
}

// tellAll notes what is due from the start, such as a warning at 15 minutes of
// a game of ten.
func (s *State) tellAll() {
	s.Game.Told = s.gameTold()
	for i := range s.Seats {
		s.Players[i].Told = s.playerTold(Seat(i + 1))
	}
}

func (s *State) gameTold() int {
	left, limited := s.gameLeft()
	if !limited {
		return 0
	}
	return reached(s.Plan.Warnings, left)
}

func (s *State) playerTold(seat Seat) int {
	if s.Plan.Player.Kind == NoPace {
		return 0
	}
	return reached(s.Plan.Warnings, s.playerShown(seat))
}

func (s *State) windowTold() int {
	if s.Window.Limit == 0 {
		return 0
	}
	return reached(s.Plan.Warnings, s.Window.Limit-s.Window.Ran)
}
