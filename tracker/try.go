package tracker

// Wanted is a source of rolls that only writes down what an event wants to be rolled
// next. The zero value is ready.
type Wanted struct {
	Dice  int // attack dice, before anything else
	Sides int // of the die that comes first where it is no attack die; 0 for none

	over bool
}

// IntN is part of dice.Source: an attack die.
func (w *Wanted) IntN(int) int {
	if !w.over {
		w.Dice++
	}
	return 0
}

// Side is part of dice.Told.
func (w *Wanted) Side(of int) int {
	if w.Dice == 0 && !w.over {
		w.Sides = of
	}
	w.over = true
	return 1
}

// Draw is part of dice.Told: nobody throws what is drawn.
func (w *Wanted) Draw(int) int { return 1 }

// Any tells whether anything is to be rolled.
func (w *Wanted) Any() bool { return w.Dice > 0 || w.Sides > 0 }

// WantedBy is what an event on a state wants to be rolled that it does not carry. A roll of
// nothing but ones may come to no end: what it began with is known.
func WantedBy(game Game, state State, e Event) Wanted {
	var w Wanted
	_, _ = game.Roll(state, e, &w)
	return w
}

// Trial is what comes of an event in thought.
type Trial struct {
	Event   Event // overruling where a rule stands against it
	Against error // that rule, nil for none
	Blocked error // why it cannot be done at all, nil where it can
	Wanted        // what must be rolled next of all that it does not carry
	Means   Came  // what a die with sides is rolled for
}

// Try does an event in thought: whether it can be done on a state, and what must be rolled
// first.
func Try(game Game, state State, e Event) Trial {
	t := Trial{Event: e}
	whole, err := game.Roll(state, e, &t.Wanted)
	if err != nil {
		t.Against, t.Event.Overrule, t.Wanted = err, true, Wanted{}
		whole, t.Blocked = game.Roll(state, t.Event, &t.Wanted)
	}
	if after, err := game.Apply(state, whole); t.Sides > 0 && err == nil {
		t.Means = side(game.Lines(after), len(e.Rolls))
	}
	return t
}

// side is what the die with sides of a number, from 0, came to.
func side(lines []Line, number int) Came {
	for _, line := range lines {
		if line.Came == nil || line.Came.Side == 0 {
			continue
		}
		if number == 0 {
			return *line.Came
		}
		number--
	}
	return Came{}
}
