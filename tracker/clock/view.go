package clock

// View is all clocks of a table at one moment.
type View struct {
	At         Millis // table time
	Seats      int
	Started    bool
	Running    bool
	Turn       Seat // whose clock is on, Nobody in neutral
	Neutral    Millis
	Elapsed    Millis // since the clock was set, pauses left out
	Played     Millis // of the game: what was played before the clock was set anew counts as its digits count it
	Game       Face
	Players    [MaxSeats]Face // by seat - 1
	WindowKind WindowKind
	Window     Face

	// In is when to look again: the time until the first digit changes, 0 for
	// never. Each face has its own In, for screens that draw them apart.
	In Millis

	levels []Millis
	made   Millis
	opened Millis
	limit  Millis
}

// Look gives the clocks at a table time. A time before the last event counts
// as the last event's.
func Look(s State, at Millis) View {
	s.advance(min(at, end))
	v := View{
		At: s.Last.At, Seats: s.Seats, Started: s.Started, Running: s.Running, Turn: s.Turn,
		Neutral: s.Neutral, Elapsed: s.elapsed(), WindowKind: s.Window.Kind,
		levels: s.Plan.Warnings, made: s.Made, opened: s.Window.Opened, limit: s.Window.Limit,
	}
	if s.Seats == 0 {
		return v
	}
	s.lookGame(&v)
	for i := range s.Seats {
		s.lookPlayer(&v, Seat(i+1))
	}
	if s.Window.Kind != NoWindowOpen {
		s.lookWindow(&v)
	}
	return v
}

// Player is a seat's face; it refuses nothing: a seat nobody sits in has none
// that is Used.
func (v *View) Player(seat Seat) Face {
	if seat < 1 || int(seat) > v.Seats {
		return Face{}
	}
	return v.Players[seat-1]
}

func (s *State) lookGame(v *View) {
	f := &v.Game
	f.Used, f.Runs, f.Up, f.Told = true, s.Running, s.Plan.Game.Up, s.Game.Told
	f.Shown = s.gameShown()
	f.Left, f.Limited = s.gameLeft()
	if v.Played = max(0, f.Shown); !f.Up { // time given on top is no time played
		v.Played = max(v.Elapsed, s.Plan.Game.Limit-f.Shown)
	}
	v.finish(f)
}

func (s *State) lookPlayer(v *View, seat Seat) {
	f := &v.Players[seat-1]
	timed := s.Plan.Player.Kind != NoPace
	f.Used, f.Runs, f.Up, f.Limited = true, s.Running && s.Turn == seat, !timed, timed
	f.Told = s.Players[seat-1].Told
	f.Shown = s.playerShown(seat)
	if timed {
		f.Left = f.Shown
	}
	if s.Turn == seat {
		f.Delay = s.delayLeft()
	}
	v.finish(f)
}

func (s *State) lookWindow(v *View) {
	f := &v.Window
	f.Used, f.Runs, f.Up, f.Limited = true, s.Running, s.Window.Limit == 0, s.Window.Limit > 0
	f.Told = s.Window.Told
	f.Shown = s.Window.Ran
	if f.Limited {
		f.Left = s.Window.Limit - s.Window.Ran
		f.Shown = f.Left
	}
	v.finish(f)
}

// finish works out what follows from the time on a face.
func (v *View) finish(f *Face) {
	if f.Limited {
		f.Level = reached(v.levels, f.Left)
	}
	f.draw()
	if f.In > 0 && (v.In == 0 || f.In < v.In) {
		v.In = f.In
	}
}

// Next is the time until a digit that is shown changes, 0 for never; players where their
// clocks are shown, too.
func (v *View) Next(players bool) Millis {
	faces := []Face{v.Game, v.Window}
	if players {
		faces = append(faces, v.Players[:v.Seats]...)
	}
	var least Millis
	for i, f := range faces {
		in := f.In
		if i > 0 && in > 0 && f.Delay > 0 {
			in = f.Delay // nothing is seen to move before
		}
		if in > 0 && (least == 0 || in < least) {
			least = in
		}
	}
	return least
}
