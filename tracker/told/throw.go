package told

import (
	"math/big"
	"slices"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// Kind is of which dice a throw was.
type Kind int

// Attack dice count the damage they do to what stands against them, an effect die what it
// shows.
const (
	Attack Kind = iota
	Effect
	Kinds // how many there are
)

// Throw is one throw of dice, and all that could have come of it.
type Throw struct {
	Act    int // what they were thrown for
	Kind   Kind
	Seat   tracker.Seat // whose dice they were, 0 for nobody's
	Dice   int          // how many
	Result int          // what they came to
	Odds   dice.Dist    // of every result
	Came   *tracker.Came
}

// Mean is what was to be expected.
func (t Throw) Mean() float64 { return float(t.Odds.Mean()) }

// Lucky tells whether it came to what was to be expected, or more.
func (t Throw) Lucky() bool {
	return t.Odds.Mean().Cmp(new(big.Rat).SetInt64(int64(t.Result))) <= 0
}

// Chance is that of a result as good or better, of a lucky throw, and as bad or worse of
// another.
func (t Throw) Chance() float64 {
	if t.Lucky() {
		return float(t.Odds.AtLeast(t.Result))
	}
	return 1 - float(t.Odds.AtLeast(t.Result+1))
}

func float(r *big.Rat) float64 {
	f, _ := r.Float64()
	return f
}

// throwsOf are the dice of an act. Dice that an act before it has shown already, and that a
// card has let lie, were not thrown by this one: it does not carry them.
func throwsOf(at int, act tracker.Act) (list []Throw) {
	faces, sides := act.Event.Faces, act.Event.Rolls
	for _, line := range act.Lines {
		came := line.Came
		if came == nil {
			continue
		}
		if n := len(came.Faces); n > 0 && n <= len(faces) && slices.Equal(came.Faces, faces[:n]) {
			faces = faces[n:]
			list = append(list, Throw{
				Act: at, Kind: Attack, Seat: thrower(line), Dice: n, Came: came,
				Result: dice.Roll(came.Faces).Damage(came.Against), Odds: dice.Pool(n).Damage(came.Against),
			})
		}
		if came.Side == 0 {
			continue
		}
		carried := len(sides) > 0 && sides[0] == came.Side
		if carried {
			sides = sides[1:]
		}
		if carried || came.Of > 0 { // of a die that only one game has, the act itself tells
			list = append(list, Throw{Act: at, Kind: Effect, Seat: line.Seat, Dice: 1, Came: came, Result: came.Side, Odds: die(came.Of)})
		}
	}
	return list
}

// thrower is whose dice a line tells of: those of who does damage, or else of whose line it is.
func thrower(line tracker.Line) tracker.Seat {
	if line.Came.Dealt {
		return line.Came.By
	}
	return line.Seat
}

// die is a die with so many sides, 0 for those of the effect die.
func die(sides int) dice.Dist {
	if sides == 0 {
		sides = dice.EffectSides
	}
	ways := make([]dice.Count, sides)
	for i := range ways {
		ways[i] = dice.CountOf(1)
	}
	return dice.Spread(1, ways)
}

// Luck is what several throws came to together.
type Luck struct {
	Throws   int
	Rolled   int
	Expected float64 // what was to be expected
	Luckier  float64 // the chance to come to less
}

// Luck sums up the dice of a seat: how likely they all together were to come to less, exactly,
// as each throw knows nothing of the others.
func (d *Duel) Luck(seat tracker.Seat, kind Kind) Luck {
	var luck Luck
	var odds []dice.Dist
	for _, t := range d.Throws {
		if t.Seat == seat && t.Kind == kind {
			luck.Throws++
			luck.Rolled += t.Result
			odds = append(odds, t.Odds)
		}
	}
	if luck.Throws > 0 {
		all := dice.Sum(odds, nil)
		luck.Expected = float(all.Mean())
		luck.Luckier = 1 - float(all.AtLeast(luck.Rolled))
	}
	return luck
}
