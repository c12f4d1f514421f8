package magewars

import (
	"encoding/json"
	"slices"
	"strconv"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// Due is a hidden enchantment that must be revealed now, for what has just happened or
// is about to, or may be, for what waits until its player has said.
type Due struct {
	Object string       `json:"object"`
	Seat   tracker.Seat `json:"seat"`            // who has to reveal it
	Holds  bool         `json:"holds,omitempty"` // what it answers waits for it (reading W)
	May    bool         `json:"may,omitempty"`   // it may stay hidden

	cause string   // who attacks or enters, or what a spell is aimed at
	deed  int      // which of its deeds it is due for
	heals *healing // the healing it answers
}

// Held is an event that waits until what must be revealed for it is (reading W): nothing
// of it is done. It is never changed.
type Held struct {
	event tracker.Event
	asked bool // for what it does; else only for the activation that comes first

	fight *Fight // the attack that it makes, nil for none

	countered bool
	refunded  bool         // the mana goes back to who paid it
	returned  bool         // the card goes back to its spellbook
	taken     tracker.Seat // who has taken the spell over, 0 for nobody
}

// MarshalJSON shows what waits: its action and whose it is.
func (h *Held) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]any{"action": h.event.Kind, "seat": h.event.Seat})
}

// waiting says that an event has to wait for a reveal, and what of it is done before: a
// creature's activation, or nothing.
type waiting struct {
	due       []Due
	activates string
	fight     *Fight // the attack that it makes
}

func (*waiting) Error() string { return "something must be revealed first" }

// healing is damage that is taken off when what answers it has been revealed.
type healing struct {
	object string
	amount int
	line   string
	faces  []dice.Face // that were rolled for it, nil for none
}

// holding is the place of what is answered first of all that something waits for, -1 for none.
func (s *State) holding() int {
	return slices.IndexFunc(s.Due, func(due Due) bool { return due.Holds })
}

// Waits is the seat that must reveal something before anything goes on, or say that it does not, 0 for none.
func (s *State) Waits() tracker.Seat {
	at := s.holding()
	if at < 0 {
		return 0
	}
	return s.Due[at].Seat
}

// isDue tells whether an object must be revealed now.
func (s *State) isDue(object string) bool {
	return slices.ContainsFunc(s.Due, func(due Due) bool { return due.Object == object })
}

// DueOf are the hidden enchantments that a seat must reveal now.
func (s *State) DueOf(seat tracker.Seat) []string {
	var list []string
	for _, due := range s.Due {
		if due.Seat == seat {
			list = append(list, due.Object)
		}
	}
	return list
}

// Offer is a deed whose moment has come: it is done or left by an event.
type Offer struct {
	ID     string       `json:"id"`
	Seat   tracker.Seat `json:"seat"`
	Card   string       `json:"card"`             // its name
	Object string       `json:"object,omitempty"` // the card on the table, "" for a spell
	Target string       `json:"target,omitempty"` // the other party
	Must   bool         `json:"must,omitempty"`   // it may not be left
	Say    deed.Text    `json:"say"`              // what it does

	scene scene
}

// Passing is a keyword an object has for a while, or what it may not do meanwhile: for its
// next attack of a kind, or as long as an activation goes on, or a round.
type Passing struct {
	Keyword string     // "" where it forbids something
	Bars    string     // what it forbids
	Until   string     // next-attack, activation, next-activation, round or while
	Card    string     // the name of what gives it
	Blow    *deed.Blow // which attack; nil for any
	Say     deed.Text

	card  *Object     // what gives it, as it was
	given *deed.Given // when it forbids that; nil for always
}

// id is how events name a deed of a card.
func deedID(card string, number int) string { return card + "." + strconv.Itoa(number+1) }

// scene is a deed of a card at a moment: whose card it is and who has which part in it.
type scene struct {
	card     *Object  // as it is, or as it was when it left the table
	number   int      // the how-manieth of its deeds
	subject  string   // whom it has happened to
	target   string   // the other party of the moment
	fight    *Fight   // the attack at hand, nil for none
	counter  bool     // it is its counterstrike
	late     bool     // it is over
	shown    *shown   // its dice, which the deed answers
	dealt    int      // damage of the attack
	critical bool     // its dice showed critical damage
	spell    *Printed // that is cast
	dead     *Object  // who has died, as it was
}

func (c *scene) deed() *deed.Deed { return &c.card.Printed.Deeds[c.number] }

// named is how a deed is called: by the ability of a mage, else by the card.
func (c *scene) named() string {
	return either(c.deed().Power != "", c.deed().Power, c.card.Printed.Name)
}

// lawCase is a scene and the table it is looked at on.
type lawCase struct {
	scene
	s *State
}

// withoutDice refuses dice that an event carries though what it does waits before them.
func (d *writer) withoutDice() error {
	if d.Waits() != 0 && len(d.rolls)+len(d.faces) > 0 {
		return d.mustReveal()
	}
	return nil
}

// mustReveal refuses what cannot be done before somebody has revealed something, or said that nothing is.
func (d *writer) mustReveal() *tracker.Refusal {
	code := either(d.Due[d.holding()].May, MayReveal, MustReveal)
	return code.With("Player", d.Mage(d.Waits()).Printed.Name).ByRule(d.cite(ruleMustReveal))
}

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

func (d *writer) drop(gone func(Task) bool) {
	left := where(d.Queue, func(t Task) bool { return !gone(t) })
	d.Queue = left
}

// dropTasks forgets what was asked for an object that is gone.
func (d *writer) dropTasks(object string) { d.drop(func(t Task) bool { return t.Object == object }) }

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
