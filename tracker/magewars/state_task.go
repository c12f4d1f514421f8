package magewars

import "github.com/quickcast/quickcast/tracker"

// Task is one thing the Upkeep asks for. The controller of the object chooses
// the order among their own.
type Task struct {
	ID     string       `json:"id"`
	Seat   tracker.Seat `json:"seat"`
	Object string       `json:"object"`
	Kind   string       `json:"kind"`
	Amount int          `json:"amount"` // markers, mana or damage, by kind
}

// Kinds of tasks.
const (
	burnTask       = "burn"       // Amount markers to roll for
	rotTask        = "rot"        // Amount damage
	regenerateTask = "regenerate" // up to Amount damage off
	dissipateTask  = "dissipate"  // a token off
	shieldTask     = "shield"     // Amount mana for a Voltaric Shield
	plagueTask     = "plague"     // Amount mana, 1 damage to each object with a poison condition
	amphibiousTask = "amphibious" // Amount damage off, in a zone with aquatic terrain
	meltTask       = "melt"       // Amount damage of what melts
	costTask       = "cost"       // Amount mana or the object is lost
)

// is tells whether two tasks ask for the same thing.
func (t Task) is(other Task) bool { return t.Kind == other.Kind && t.Object == other.Object }

func (d *draft) drop(gone func(Task) bool) {
	left := where(d.Queue, func(t Task) bool { return !gone(t) })
	d.Queue = left
}

// dropTasks forgets what was asked for an object that is gone.
func (d *draft) dropTasks(object string) {
	d.drop(func(t Task) bool { return t.Object == object })
}

// taskRule is the rule a task follows.
func (s *State) taskRule(t Task) string {
	switch t.Kind {
	case burnTask:
		return "R-104"
	case rotTask:
		return "R-105"
	case regenerateTask:
		return s.cite(ruleRegenerating)
	case dissipateTask:
		return s.cite(ruleDissipating)
	case shieldTask:
		return "R-121"
	case plagueTask, amphibiousTask, meltTask:
		return "R-9"
	case costTask:
		return s.cite(ruleUpkeepCosts)
	}
	return s.cite(ruleUpkeepTasks)
}
