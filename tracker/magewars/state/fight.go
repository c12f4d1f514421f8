package state

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// Present tells whether a fighter is on the table, or was when it was destroyed in
// this very fight.
func (s *State) Present(f *Fight, id string) bool {
	if o, there := s.Object(id); there {
		return !s.Player(o.Controller).Gone
	}
	return slices.ContainsFunc(f.Ghosts, func(g Ghost) bool { return g.Object.ID == id })
}

// Fight is an attack that was declared with "steps" and is not over: what it is
// and what comes next. It is never changed.
type Fight struct {
	Attacker string `json:"attacker"`         // the object that attacks
	Target   string `json:"target"`           // the object that is attacked now
	Attack   string `json:"attack,omitempty"` // the bar's name

	Next     FightPart    `json:"next"`                 // what comes next
	From     string       `json:"from"`                 // the object that strikes next
	To       string       `json:"to"`                   // and the one it strikes
	Strike   int          `json:"strike"`               // the number of that strike, from 1
	Strikes  int          `json:"strikes"`              // so many has its attack in all
	Asks     tracker.Seat `json:"asks"`                 // whose decision it is, or whose dice
	Defense  bool         `json:"defense"`              // the one struck may use a Defense now
	Shields  []string     `json:"defendWith,omitempty"` // what gives it one: itself or what is on it
	Counters []string     `json:"bars,omitempty"`       // of a counterstrike: the bars it can be made with
	Pest     bool         `json:"pest,omitempty"`       // the guard may ignore the attacker
	Left     []string     `json:"left,omitempty"`       // of a zone attack: the targets not yet attacked

	Thrown   *Luck         `json:"-"` // its dice, which wait for what a card does before them; nil for none
	Card     string        `json:"-"` // the spell it is, while that is in force
	Boosted  [2]boosted    `json:"-"` // what cards do for the attack and for the counterstrike, by the seat of who makes it
	Extra    []Boost       `json:"-"` // what cards have done for it since it was declared
	Bar      Strike        `json:"-"`
	Plan     AttackData    `json:"-"` // what was said when it was declared
	Spell    *CastData     `json:"-"` // the attack spell it is, nil for none
	Caster   tracker.Seat  `json:"-"` // of the spell
	Second   bool          `json:"-"` // the second attack of a Sweeping one
	Fed      bool          `json:"-"` // and the first had Bloodthirsty
	Again    *Again        `json:"-"` // the attack it goes on with, nil where it is the first
	Hurt     bool          `json:"-"` // it has done damage
	Landed   bool          `json:"-"` // a strike of it was not avoided and did not miss
	Parried  string        `json:"-"` // what has avoided its last strike
	Answers  []Answer      `json:"-"` // what was revealed against it and is still to come
	Mirrors  []string      `json:"-"` // cards that let it do the same to who makes it
	Cancels  bool          `json:"-"` // it was cancelled before it began
	Goes     bool          `json:"-"` // its attacker is destroyed after it: a trap
	Times    int           `json:"-"` // a wall attacks its target so often; 0 is once
	Course   combat.Course `json:"-"` // how far it has come
	Answer   string        `json:"-"` // the bar of the counterstrike, once it is chosen
	Found    bool          `json:"-"` // of a zone attack: it did not miss the zone
	Guarded  bool          `json:"-"` // the target guarded when it was attacked
	Answered bool          `json:"-"` // the guard has struck back, declined, or ignored a Pest
	Ignored  bool          `json:"-"` // the guard ignored a Pest
	Forced   bool          `json:"-"` // the table overruled what keeps the attacker from it
	Ghosts   []Ghost       `json:"-"` // who was destroyed in it
}

// FightPart is what comes next in an open fight, by the kind of the event that
// does it.
type FightPart string

// The parts of a fight that are played one by one.
const (
	FightStrike        FightPart = "strike"        // the next strike, or a zone attack's next target
	FightBarrier       FightPart = "barrier"       // a damage barrier, which must attack
	FightCounterstrike FightPart = "counterstrike" // may be declined
	FightReveal        FightPart = "reveal"        // what must be revealed before anything goes on (R-67, reading W)
)

// Word is the text of the part's name.
func (p FightPart) Word() tracker.Word { return Word("fight", string(p)) }

// AsAttack is the attack as the law of attacks sees it, without what its attacker
// makes of it.
func (f *Fight) AsAttack() combat.Attack { return f.Bar.Attack(f.Spell != nil) }

// Again is an attack that may be made once more, against another target: a Sweeping
// one, one that its card lets go against several, or jump. It waits between two
// fights and is never changed.
type Again struct {
	Attacker string   `json:"attacker"`
	Attack   string   `json:"attack"` // the bar's name
	Struck   []string `json:"struck"` // whom it has gone against
	Left     int      `json:"left"`   // how many more it may go against

	Bar    Strike       `json:"-"`
	Plan   AttackData   `json:"-"` // what still counts of what was said when it was declared
	Spell  *CastData    `json:"-"` // the attack spell it is, nil for none
	Caster tracker.Seat `json:"-"` // of the spell
	Fed    bool         `json:"-"` // it has had Bloodthirsty
}

// AttackData is what "attack" is told: who attacks whom with which bar, and what is decided for it.
type AttackData struct {
	Object      string   `json:"object,omitempty"`
	Attack      string   `json:"attack,omitempty"` // the bar's name; the first one if empty
	Target      string   `json:"target" unless:"targets"`
	Targets     []string `json:"targets,omitempty"` // of a zone attack, in the order they are hit
	With        *Strike  `json:"with,omitempty"`    // an attack that is printed nowhere
	X           *int     `json:"x,omitempty"`       // the X of its dice, where the card leaves it open
	Moved       bool     `json:"moved,omitempty"`   // it moved just before, for Charge
	InMagesZone bool     `json:"inMagesZone,omitempty"`
	Steps       bool     `json:"steps,omitempty"`   // only the first strike now
	Declare     bool     `json:"declare,omitempty"` // not even that: it is only declared
	Ignore      bool     `json:"ignorePest,omitempty"`
	Defense     *bool    `json:"useDefense,omitempty"`
	Shield      string   `json:"defendWith,omitempty"` // what gives the Defense that is used
	Counter     *bool    `json:"counterstrike,omitempty"`
	Answer      string   `json:"counterAttack,omitempty"` // the bar of the counterstrike
	BoostData
}

// FightData is what is decided for one part of a fight, as a counterstrike is told it.
type FightData struct {
	Use         *bool  `json:"use,omitempty"`        // false: no counterstrike
	Attack      string `json:"attack,omitempty"`     // its bar's name; the first one if empty
	Ignore      bool   `json:"ignorePest,omitempty"` // the guard ignores the Pest
	InMagesZone bool   `json:"inMagesZone,omitempty"`
	Defense     *bool  `json:"useDefense,omitempty"` // false: no Defense is used
	Shield      string `json:"defendWith,omitempty"` // what gives the Defense
}

// BoostData is what an attack is told of what cards do for it.
type BoostData struct {
	Boosts  []string `json:"boosts,omitempty"`  // what counts besides, by the ids of deeds
	Without []string `json:"without,omitempty"` // and what does not
	BoostX  *int     `json:"boostX,omitempty"`  // the X of what does
}

// boosted are the boosts of an attack that were counted and paid for, by their ids.
type boosted struct {
	By      []string
	Settled bool // nothing more can be added
}

// Boost is what a card does for an attack, by itself or where somebody says so.
type Boost struct {
	ID    string    // how the attack names it
	Card  string    // the name of the card
	Say   deed.Text // what it does
	Ask   deed.Text // what its players have to know for it; empty where the table knows
	On    bool      // it counts
	Free  bool      // it counts unless somebody says that it does not
	AsksX bool      // its player says how much

	Deed   *deed.Deed
	By     *Object
	Number int
	Steps  []deed.Step
	X      int
}

// Answer is a step of a mandatory enchantment that was revealed, and of what.
type Answer struct {
	Step  *deed.Step
	Scene Scene
}

// Shown are the dice of a part of a fight that a card may still answer: then it is played
// again from the table before it, with these dice but for what is rolled anew.
type Shown struct {
	Before *State
	Part   FightData
	Events []combat.Event
	By     []string // what has answered them, by the ids of offers: each but once
	Kept   int      // the damage that was kept off
}

// Decision is what of it is decided strike by strike.
func (p AttackData) Decision() FightData {
	return FightData{Defense: p.Defense, Shield: p.Shield, Use: p.Counter, Attack: p.Answer, Ignore: p.Ignore, InMagesZone: p.InMagesZone}
}

// AllTargets are those of an attack, one or, of a zone attack, several.
func (p AttackData) AllTargets() []string {
	if len(p.Targets) > 0 || p.Target == "" {
		return p.Targets
	}
	return []string{p.Target}
}

// Ghost is an object that was destroyed in the fight, as it then was: its damage
// barrier still attacks.
type Ghost struct {
	Object *Object
	Body   combat.Creature
}

// NoShield in the field defendWith says that no Defense is used.
const NoShield = "none"

// Idle tells whether the attack can do nothing to an object, which is immune to it: then
// nobody can choose it. What attacks by itself, as walls do, is not chosen (reading U).
func (f *Fight) Idle(t *Object) bool {
	body := t.Fighter()
	return (f.Spell != nil || f.Bar.Chosen()) && body.Immune(f.AsAttack().Type)
}

// AgainWith finds the attack that goes on with this very bar, nil for none.
func (s *State) AgainWith(attacker string, bar Strike) *Again {
	if s.Again == nil || s.Fight != nil || s.Again.Attacker != attacker || s.Again.Attack != bar.Name {
		return nil
	}
	return s.Again
}

// AgainBar is the bar of an attack that may go on against another target, with what is
// left of it. False where the object has none.
func (s *State) AgainBar(attacker string) (Strike, bool) {
	if s.Again == nil || s.Fight != nil || s.Again.Attacker != attacker {
		return Strike{}, false
	}
	return s.Again.Bar, true
}

// Fight is the attack as it would be declared on its next target.
func (a *Again) Fight(target string) *Fight {
	plan := a.Plan
	plan.Target, plan.Targets = target, nil
	return &Fight{
		Attacker: a.Attacker, Attack: a.Attack, Bar: a.Bar, Plan: plan, Spell: a.Spell, Caster: a.Caster,
		Second: true, Fed: a.Fed, Again: a,
	}
}

// Avoids tells whether the strike is avoided: it is where it can be. An attack that is
// cancelled whatever it is, is not made.
func (a Answer) Avoids() bool {
	g := a.Scene.Deed().Given
	return a.Step.Do == deed.Cancel && a.Step.Name == "attack" && g != nil && g.Attack != nil && g.Attack.Avoidable != nil
}

// Cancels tells whether the attack is not made at all.
func (a Answer) Cancels() bool {
	return a.Step.Do == deed.Cancel && a.Step.Name == "attack" && !a.Avoids()
}

// Turns tells whether the strike goes against who makes it.
func (a Answer) Turns() bool { return a.Step.Do == deed.Swap }

// Defends tells whether a Defense must be used, the card's own.
func (a Answer) Defends() bool { return a.Step.Do == deed.Roll && len(a.Step.Rows) > 0 }

// Changes tells whether the step is about the strike that comes next.
func (a Answer) Changes() bool {
	return a.Avoids() || a.Turns() || a.Defends() || a.Step.Do == deed.Dice || a.Step.Do == deed.Cancel
}

// Revealed tells whether something that is so was revealed by whom the fight goes against.
func (f *Fight) Revealed(is func(Answer) bool) bool {
	return slices.ContainsFunc(f.Answers, func(a Answer) bool { return a.Scene.Card.Host == f.Target && is(a) })
}

// MustAvoid tells whether what was revealed decides about the Defense against the strike
// that comes next.
func (f *Fight) MustAvoid() bool {
	return f.Revealed(func(a Answer) bool { return a.Avoids() || a.Turns() || a.Defends() })
}

// Struck forgets what was revealed against the strike that was made.
func (f *Fight) Struck() {
	f.Answers = slices.DeleteFunc(slices.Clone(f.Answers), func(a Answer) bool { return a.Scene.Card.Host == f.Target && a.Changes() })
}

// Turned tells whether the strike that comes next is to go against who makes it.
func (f *Fight) Turned() bool { return f.Revealed(Answer.Turns) }

// FightAtHand is the open fight, or the attack of a spell that waits.
func (s *State) FightAtHand() (Fight, bool) {
	switch {
	case s.Fight != nil:
		return *s.Fight, true
	case s.Held != nil && s.Held.Fight != nil:
		return *s.Held.Fight, true
	}
	return Fight{}, false
}
