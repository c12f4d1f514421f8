package magewars

import (
	"errors"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

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

	thrown   *luck      // its dice, which wait for what a card does before them; nil for none
	card     string     // the spell it is, while that is in force
	boosted  [2]boosted // what cards do for the attack and for the counterstrike, by the seat of who makes it
	extra    []boost    // what cards have done for it since it was declared
	bar      Strike
	plan     attackData    // what was said when it was declared
	spell    *castData     // the attack spell it is, nil for none
	caster   tracker.Seat  // of the spell
	second   bool          // the second attack of a Sweeping one
	fed      bool          // and the first had Bloodthirsty
	again    *Again        // the attack it goes on with, nil where it is the first
	hurt     bool          // it has done damage
	parried  string        // what has avoided its last strike
	answers  []answer      // what was revealed against it and is still to come
	mirrors  []string      // cards that let it do the same to who makes it
	cancels  bool          // it was cancelled before it began
	goes     bool          // its attacker is destroyed after it: a trap
	times    int           // a wall attacks its target so often; 0 is once
	course   combat.Course // how far it has come
	answer   string        // the bar of the counterstrike, once it is chosen
	found    bool          // of a zone attack: it did not miss the zone
	guarded  bool          // the target guarded when it was attacked
	answered bool          // the guard has struck back, declined, or ignored a Pest
	ignored  bool          // the guard ignored a Pest
	forced   bool          // the table overruled what keeps the attacker from it
	ghosts   []ghost       // who was destroyed in it
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

// word is the text of the part's name.
func (p FightPart) word() tracker.Word { return word("fight", string(p)) }

// attack is the attack as the law of attacks sees it, without what its attacker
// makes of it.
func (f *Fight) attack() combat.Attack { return f.bar.Attack(f.spell != nil) }

// Again is an attack that may be made once more, against another target: a Sweeping
// one, one that its card lets go against several, or jump. It waits between two
// fights and is never changed.
type Again struct {
	Attacker string   `json:"attacker"`
	Attack   string   `json:"attack"` // the bar's name
	Struck   []string `json:"struck"` // whom it has gone against
	Left     int      `json:"left"`   // how many more it may go against

	bar    Strike
	plan   attackData   // what still counts of what was said when it was declared
	spell  *castData    // the attack spell it is, nil for none
	caster tracker.Seat // of the spell
	fed    bool         // it has had Bloodthirsty
}

type attackData struct {
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
	boostData
}

// fightData is what is decided for one part of a fight, as a counterstrike is told it.
type fightData struct {
	Use         *bool  `json:"use,omitempty"`        // false: no counterstrike
	Attack      string `json:"attack,omitempty"`     // its bar's name; the first one if empty
	Ignore      bool   `json:"ignorePest,omitempty"` // the guard ignores the Pest
	InMagesZone bool   `json:"inMagesZone,omitempty"`
	Defense     *bool  `json:"useDefense,omitempty"` // false: no Defense is used
	Shield      string `json:"defendWith,omitempty"` // what gives the Defense
}

// boostData is what an attack is told of what cards do for it.
type boostData struct {
	Boosts  []string `json:"boosts,omitempty"`  // what counts besides, by the ids of deeds
	Without []string `json:"without,omitempty"` // and what does not
	BoostX  *int     `json:"boostX,omitempty"`  // the X of what does
}

// boosted are the boosts of an attack that were counted and paid for, by their ids.
type boosted struct {
	by      []string
	settled bool // nothing more can be added
}

// boost is what a card does for an attack, by itself or where somebody says so.
type boost struct {
	ID    string    // how the attack names it
	Card  string    // the name of the card
	Say   deed.Text // what it does
	Ask   deed.Text // what its players have to know for it; empty where the table knows
	On    bool      // it counts
	Free  bool      // it counts unless somebody says that it does not
	AsksX bool      // its player says how much

	it    *deed.Deed
	card  *Object
	n     int
	steps []deed.Step
	x     int
}

// answer is a step of a mandatory enchantment that was revealed, and of what.
type answer struct {
	step  *deed.Step
	scene scene
}

// errCountered says that a power that is cast as a spell was countered.
var errCountered = errors.New("the spell was countered")

// shown are the dice of a part of a fight that a card may still answer: then it is played
// again from the table before it, with these dice but for what is rolled anew.
type shown struct {
	before *State
	part   fightData
	events []combat.Event
	by     []string // what has answered them, by the ids of offers: each but once
	kept   int      // the damage that was kept off
}

// anew are the dice of a part of a fight that is played again.
type anew struct {
	d     *draft
	by    []string
	kept  int
	again string
	faces []dice.Roll
	sides []combat.Event
}

// bout is an attack on one target as things stand: the two objects and the exchange
// that the law of attacks sees.
type bout struct {
	x       combat.Exchange
	o, t    *Object    // to be read only
	counter Strike     // what the target would strike back with
	shields [2]*Object // what gives their Defenses, by seat

	transfers bool // mana it drains goes to the attacker

	portions [2][]portion // of the dice of the attack and of the counterstrike, by seat
}

// decision is what of it is decided strike by strike.
func (p attackData) decision() fightData {
	return fightData{Defense: p.Defense, Shield: p.Shield, Use: p.Counter, Attack: p.Answer, Ignore: p.Ignore, InMagesZone: p.InMagesZone}
}

// targets are those of an attack, one or, of a zone attack, several.
func (p attackData) targets() []string {
	if len(p.Targets) > 0 || p.Target == "" {
		return p.Targets
	}
	return []string{p.Target}
}

// ghost is an object that was destroyed in the fight, as it then was: its damage
// barrier still attacks.
type ghost struct {
	object *Object
	body   combat.Creature
}

// noShield in the field defendWith says that no Defense is used.
const noShield = "none"
