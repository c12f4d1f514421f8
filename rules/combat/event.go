package combat

import "github.com/quickcast/quickcast/rules/dice"

// EventKind is what happened in one step of an exchange.
type EventKind uint8

// The kinds of event. A step in which nothing happens has none.
const (
	AttackDeclared EventKind = iota // an attack begins
	AttackNotMade                   // an attack that might have come cannot be made
	MissRoll                        // a dazed attacker rolled
	DefenseRoll                     // the target used its Defense
	TargetImmune                    // the target is immune: nothing is rolled
	DamageRoll                      // attack dice fell
	EffectRoll                      // the effect die was rolled for effects
)

// String is the kind as texts name it.
func (k EventKind) String() string {
	return [...]string{"Declared", "NotMade", "MissRoll", "DefenseRoll", "Immune", "DamageRoll", "EffectRoll"}[k]
}

// Event is one thing that happened in an exchange, and why.
type Event struct {
	Kind     EventKind
	Part     Part
	Strike   int // from 1; 0 when the attack is declared
	From, To Seat

	Side     int  // of the effect die; 0 where a Defense needed no roll
	Needs    int  // to hit, or to avoid
	Success  bool // the strike does not miss, or is avoided
	Modified int  // the effect roll as changed

	Dice    Tally // how the number of dice came about
	Faces   dice.Roll
	Target  dice.Target // what was thrown at
	Damage  int         // by the dice, after Armor
	Effects Effects     // of the row that the effect roll met

	Change Change // what of it stays
}

// Change is what an event changed: of the target, but for Healed.
type Change struct {
	Received  int     // damage
	Prevented int     // by a Voltaric Shield
	Healed    int     // on the attacker
	RageToken bool    // the target gained one
	Drained   int     // mana
	Markers   Markers // new on the target
	Woken     bool    // Sleep turned to Daze
	Destroyed bool    // this event destroyed the target
}

// Message names the text for the event and what stands in it.
func (e Event) Message() (id string, args map[string]any) {
	args = map[string]any{
		"Part": e.Part.String(), "From": e.From.String(), "To": e.To.String(), "Strike": e.Strike,
		"Side": e.Side, "Needs": e.Needs, "Modified": e.Modified, "Dice": len(e.Faces),
		"Rolled": e.Damage, "Damage": e.Change.Received, "Effects": e.Change.effects().String(),
	}
	id = "odds.event" + e.Kind.String()
	switch {
	case (e.Kind == MissRoll || e.Kind == DefenseRoll) && e.Success:
		id += "Success"
	case e.Kind == MissRoll || e.Kind == DefenseRoll:
		id += "Failure"
	}
	return id, args
}

// effects are the new markers as effects.
func (c Change) effects() Effects {
	var effects Effects
	for condition, n := range c.Markers {
		if n > 0 {
			effects = append(effects, Effect{Condition(condition), int(n)})
		}
	}
	return effects
}

// changeOf compares the two states around a step.
func changeOf(before, after *state, at *step) Change {
	old, target := &before.bodies[at.target], &after.bodies[at.target]
	c := Change{
		Received:  int(target.received - old.received),
		Prevented: int(target.prevented - old.prevented),
		Healed:    int(after.bodies[at.from].healed - before.bodies[at.from].healed),
		RageToken: target.rage > old.rage,
		Drained:   int(target.drained - old.drained),
		Woken:     target.markers[Sleep] < old.markers[Sleep],
		Destroyed: target.destroyed(at.targetIs) && !old.destroyed(at.targetIs),
	}
	for condition := range c.Markers {
		c.Markers[condition] = max(target.markers[condition], old.markers[condition]) - old.markers[condition]
	}
	return c
}
