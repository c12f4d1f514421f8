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
func (d *draft) dropTasks(object string) { d.drop(func(t Task) bool { return t.Object == object }) }

// about is the registry of tasks: the rule a kind follows, what else its player can choose, and whether that is to
// pay what is unpaid unasked: then it may be left (a Voltaric Shield, a Necromancer's plague, water the table does
// not see).
func (t Task) about() (rule cite, other tracker.Word, optional bool) {
	switch t.Kind {
	case burnTask:
		return "R-104", "", false
	case rotTask:
		return "R-105", "", false
	case regenerateTask:
		return ruleRegenerating, "", false
	case dissipateTask:
		return ruleDissipating, "", false
	case meltTask:
		return "R-9", "", false
	case shieldTask:
		return "R-121", "table.choiceShieldPaid", true
	case plagueTask:
		return "R-9", "table.choicePlaguePaid", true
	case amphibiousTask:
		return "R-9", "table.choiceAmphibiousPaid", true
	case costTask:
		return ruleUpkeepCosts, "table.choiceCostUnpaid", false
	}
	return ruleUpkeepTasks, "", false
}

// optional tells whether the player may leave the task.
func (t Task) optional() bool { _, _, optional := t.about(); return optional }

// taskRule is the rule a task follows.
func (s *State) taskRule(t Task) string { rule, _, _ := t.about(); return s.cite(rule) }
