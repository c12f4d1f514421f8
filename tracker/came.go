package tracker

import "github.com/quickcast/quickcast/rules/dice"

// Came is what a part of the game came to, as values: a line of the log words it and a
// screen draws it, and neither reads the other.
type Came struct {
	Faces   Faces       // attack dice, in the order they fell
	Against dice.Target // what stood against them; the zero one takes nothing off

	Side    int     // of the effect die, 0 where none was rolled
	Of      int     // how many sides that die has, where it is another; else 0
	For     RollFor // what it was rolled for
	Needs   int     // at least so much was wanted of it; 0 for no such thing
	Counts  int     // as what it counts where something changes it; else Side
	Effects Message // what it brought, "nothing" included; nil where it brings nothing by itself

	Dealt  bool   // the attack dice did Amount of damage to Whom
	Healed bool   // they took Amount of it off
	Amount int    //
	Whom   string // by name
	By     Seat   // whose attack did it, 0 for nobody's
	To     Seat   // whose that is that was hurt, 0 for nobody's
	Body   bool   // and it is what the seat itself is, such as its mage
	Cause  Cause  // what did it

	Lost    bool // Whom was destroyed, one of To's
	Implied bool // goes without saying for who has just done it
}

// Cause is what did damage: its name, and what kind of thing it is.
type Cause struct {
	Kind CauseKind
	Name Message
}

// CauseKind is in what way damage comes.
type CauseKind string

// The ways damage comes. What hurts when no card and no attack does it is a condition's doing.
const (
	ByAttack    CauseKind = "attack"
	BySpell     CauseKind = "spell"
	ByCondition CauseKind = "condition"
	ByBarrier   CauseKind = "barrier"
)

// Thrown tells whether dice fell for it.
func (c *Came) Thrown() bool { return c != nil && (c.Side > 0 || len(c.Faces) > 0) }

// RollFor is what an effect die is rolled for.
type RollFor string

// What a player has to know of it before it falls.
const (
	ToHit    RollFor = "hit"
	ToAvoid  RollFor = "avoid"
	ToEffect RollFor = "effect"
)

// Facts are several things to say on one line.
type Facts []Message

// Message joins them. There must be one at least; nil ones are not said.
func (f Facts) Message() (string, map[string]any) {
	said := make(Facts, 0, len(f))
	for _, each := range f {
		if each != nil {
			said = append(said, each)
		}
	}
	switch len(said) {
	case 0:
		return "table.own", map[string]any{"Name": ""}
	case 1: // as it is: it may have words of its own in every language
		return "table.own", map[string]any{"Name": said[0]}
	}
	return "table.facts", map[string]any{"First": said[0], "Rest": said[1:]}
}
