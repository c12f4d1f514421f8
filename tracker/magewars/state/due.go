package state

import (
	"encoding/json"
	"slices"
	"strconv"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
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

	Cause string   `json:"-"` // who attacks or enters, or what a spell is aimed at
	Deed  int      `json:"-"` // which of its deeds it is due for
	Heals *Healing `json:"-"` // the healing it answers

	// What a side is asked that has sealed cards there, and which alone knows whether one of them answers; nil
	// where it is known. Such a due has no object.
	Asks *Asked `json:"-"`
}

// Asked is a moment at which something happens to an object, or is done by it.
type Asked struct {
	At    deed.Moment
	Of    *Object // as it is then
	Scene Scene
	Left  []string // what may answer and stays hidden
}

// Held is an event that waits until what must be revealed for it is (reading W): nothing
// of it is done. It is never changed.
type Held struct {
	Event tracker.Event
	Asked bool // for what it does; else only for the activation that comes first

	Fight *Fight // the attack that it makes, nil for none

	Countered bool
	Refunded  bool         // the mana goes back to who paid it
	Returned  bool         // the card goes back to its spellbook
	Taken     tracker.Seat // who has taken the spell over, 0 for nobody
}

// MarshalJSON shows what waits: its action and whose it is.
func (h *Held) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]any{"action": h.Event.Kind, "seat": h.Event.Seat})
}

// Healing is damage that is taken off when what answers it has been revealed.
type Healing struct {
	Object string
	Amount int
	Line   string
	Faces  []dice.Face // that were rolled for it, nil for none
}

// Holding is the place of what is answered first of all that something waits for, -1 for none.
func (s *State) Holding() int {
	return slices.IndexFunc(s.Due, func(due Due) bool { return due.Holds })
}

// Waits is the seat that must reveal something before anything goes on, or say that it does not, 0 for none.
func (s *State) Waits() tracker.Seat {
	at := s.Holding()
	if at < 0 {
		return 0
	}
	return s.Due[at].Seat
}

// IsDue tells whether an object must be revealed now.
func (s *State) IsDue(object string) bool {
	return slices.ContainsFunc(s.Due, func(due Due) bool { return due.Object == object })
}

// DueOf are the hidden enchantments that a seat must reveal now.
func (s *State) DueOf(seat tracker.Seat) []string {
	mine := pick.Where(s.Due, func(due Due) bool { return due.Seat == seat })
	return pick.Each(mine, func(due Due) string { return due.Object })
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

	Scene Scene `json:"-"`
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

	From  *Object     // what gives it, as it was
	Given *deed.Given // when it forbids that; nil for always
}

// id is how events name a deed of a card.
func DeedID(card string, number int) string { return card + "." + strconv.Itoa(number+1) }

// Scene is a deed of a card at a moment: whose card it is and who has which part in it.
type Scene struct {
	Card     *Object  // as it is, or as it was when it left the table
	Number   int      // the how-manieth of its deeds
	Subject  string   // whom it has happened to
	Target   string   // the other party of the moment
	Fight    *Fight   // the attack at hand, nil for none
	Counter  bool     // it is its counterstrike
	Late     bool     // it is over
	Shown    *Shown   // its dice, which the deed answers
	Dealt    int      // damage of the attack
	Critical bool     // its dice showed critical damage
	Spell    *Printed // that is cast
	Dead     *Object  // who has died, as it was
	Killer   *Object  // who has destroyed it, nil where nobody knows
	Walks    bool     // it moves by an action of its own
}

// Deed is what the card does.
func (c *Scene) Deed() *deed.Deed { return &c.Card.Printed.Deeds[c.Number] }

// Named is how a deed is called: by the ability of a mage, else by the card.
func (c *Scene) Named() string {
	return pick.Either(c.Deed().Power != "", c.Deed().Power, c.Card.Printed.Name)
}

// WithoutDice refuses dice that an event carries though what it does waits before them.
func (d *Draft) WithoutDice() error {
	if d.Waits() != 0 && len(d.Rolls)+len(d.Faces) > 0 {
		return d.MustReveal()
	}
	return nil
}

// MustReveal refuses what cannot be done before somebody has revealed something, or said that nothing is.
func (d *Draft) MustReveal() *tracker.Refusal {
	code := pick.Either(d.Due[d.Holding()].May, MayReveal, MustReveal)
	return code.With("Player", d.Mage(d.Waits()).Printed.Name).ByRule(d.Cite("A-93 R-67"))
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
	BurnTask       = "burn"       // Amount markers to roll for
	RotTask        = "rot"        // Amount damage
	RegenerateTask = "regenerate" // up to Amount damage off
	DissipateTask  = "dissipate"  // a token off
	ShieldTask     = "shield"     // Amount mana for a Voltaric Shield
	PlagueTask     = "plague"     // Amount mana, 1 damage to each object with a poison condition
	AmphibiousTask = "amphibious" // Amount damage off, in a zone with aquatic terrain
	BleedTask      = "bleed"      // Amount damage (codex)
	MeltTask       = "melt"       // Amount damage of what melts
	CostTask       = "cost"       // Amount mana or the object is lost
)

// Is tells whether two tasks ask for the same thing.
func (t Task) Is(other Task) bool { return t.Kind == other.Kind && t.Object == other.Object }

// Drop takes tasks off the Upkeep.
func (d *Draft) Drop(gone func(Task) bool) {
	left := pick.Where(d.Queue, func(t Task) bool { return !gone(t) })
	d.Queue = left
}

// About is the registry of tasks: the rule a kind follows, what else its player can choose, and whether that is to
// pay what is unpaid unasked: then it may be left (a Voltaric Shield, a Necromancer's plague, water the table does
// not see).
func (t Task) About() (rule string, other tracker.Word, optional bool) {
	paid := map[string]tracker.Word{
		ShieldTask: "table.choiceShieldPaid", PlagueTask: "table.choicePlaguePaid", AmphibiousTask: "table.choiceAmphibiousPaid", CostTask: "table.choiceCostUnpaid",
	}
	rules := map[string]string{
		BurnTask: "R-104", RotTask: "R-105", RegenerateTask: "A-28 R-19", DissipateTask: "A-29 R-19", ShieldTask: "R-121", CostTask: "A-27 R-18",
	}
	return pick.Either(rules[t.Kind] != "", rules[t.Kind], "R-9"), paid[t.Kind], paid[t.Kind] != "" && t.Kind != CostTask
}

// Optional tells whether the player may leave the task.
func (t Task) Optional() bool { _, _, optional := t.About(); return optional }

// TaskRule is the rule a task follows.
func (s *State) TaskRule(t Task) string { rule, _, _ := t.About(); return s.Cite(rule) }
