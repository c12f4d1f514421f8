package combat

import (
	"fmt"

	"github.com/quickcast/quickcast/rules/dice"
)

// Rolls gives an exchange the rolls it asks for: from a source of chance ([Thrown]) or
// from dice that lie on the table ([Laid]).
type Rolls interface {
	// Dice gives so many attack dice.
	Dice(number int) (dice.Roll, error)
	// Effect gives one effect die, 1 to 12.
	Effect() (int, error)
}

// Thrown rolls from the source whatever is asked for.
func Thrown(from dice.Source) Rolls { return thrown{from} }

type thrown struct{ from dice.Source }

func (t thrown) Dice(number int) (dice.Roll, error) { return dice.ThrowAll(t.from, number), nil }

func (t thrown) Effect() (int, error) { return dice.ThrowEffect(t.from), nil }

// Laid are rolls that were made at the table, each kind in its order. When they run
// out the error is a [MoreRolls] that says what to roll next: laid down too, the
// exchange can be resolved again and comes further.
type Laid struct {
	Faces dice.Roll // attack dice
	Sides []int     // effect dice
}

// Dice takes so many attack dice from those laid down.
func (l *Laid) Dice(number int) (dice.Roll, error) {
	if len(l.Faces) < number {
		return nil, &MoreRolls{Dice: number - len(l.Faces)}
	}
	roll := l.Faces[:number]
	l.Faces = l.Faces[number:]
	return roll, nil
}

// Effect takes one effect die from those laid down. It refuses a side that no effect
// die has.
func (l *Laid) Effect() (int, error) {
	if len(l.Sides) == 0 {
		return 0, &MoreRolls{}
	}
	side := l.Sides[0]
	if side < 1 || side > dice.EffectSides {
		return 0, &SideError{Side: side}
	}
	l.Sides = l.Sides[1:]
	return side, nil
}

// MoreRolls says what must be rolled for the exchange to go on.
type MoreRolls struct {
	Dice int // so many attack dice; 0 for an effect die
}

func (e *MoreRolls) Error() string {
	if e.Dice == 0 {
		return "an effect die must be rolled now"
	}
	return fmt.Sprintf("%d more attack dice must be rolled now", e.Dice)
}

// Message is the same for people, as a text of the words.
func (e *MoreRolls) Message() (id string, args map[string]any) {
	if e.Dice == 0 {
		return "odds.rollEffect", nil
	}
	return "odds.rollDice", map[string]any{"Dice": e.Dice}
}

// SideError refuses a side that no effect die has.
type SideError struct{ Side int }

func (e *SideError) Error() string {
	return fmt.Sprintf("an effect die shows 1 to %d, not %d", dice.EffectSides, e.Side)
}

// Message is the same for people, as a text of the words.
func (e *SideError) Message() (id string, args map[string]any) {
	return "odds.wrongSide", map[string]any{"Side": e.Side, "Sides": dice.EffectSides}
}
