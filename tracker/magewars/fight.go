package magewars

import (
	"quickcast/rules/combat"
	"quickcast/tracker"
)

// FightPart is what comes next in an open fight, by the kind of the event that
// does it.
type FightPart string

// The parts of a fight that are played one by one.
const (
	FightStrike        FightPart = "strike"        // the next strike, or a zone attack's next target
	FightBarrier       FightPart = "barrier"       // a damage barrier, which must attack
	FightCounterstrike FightPart = "counterstrike" // may be declined
)

// Fight is an attack that was declared with "steps" and is not over: what it is
// and what comes next. It is never changed.
type Fight struct {
	Attacker string `json:"attacker"`         // the object that attacks
	Target   string `json:"target,omitempty"` // the object that is attacked now or was last
	Attack   string `json:"attack,omitempty"` // the bar's name

	Next     FightPart    `json:"next"`           // what comes next
	From     string       `json:"from"`           // the object that strikes next
	To       string       `json:"to"`             // and the one it strikes
	Strike   int          `json:"strike"`         // the number of that strike, from 1
	Strikes  int          `json:"strikes"`        // so many has its attack in all
	Asks     tracker.Seat `json:"asks"`           // whose decision it is, or whose dice
	Defense  bool         `json:"defense"`        // the one struck may use a Defense now
	Counters []string     `json:"bars,omitempty"` // of a counterstrike: the bars it can be made with
	Left     []string     `json:"left,omitempty"` // of a zone attack: the targets not yet attacked
}

// Aim is something that could be attacked: legally where Refusal is nil, or the
// reason why not, with its rule. Remarks are what to think of before: a duty the
// table cannot enforce since it knows no zones, such as Taunt's.
type Aim struct {
	Object  string
	Refusal *tracker.Refusal
	Remarks []tracker.Notice
}

// Aims lists what there is to attack with this bar, the legal first, each in the
// order of the table: enemies, then what is one's own. The attacker must be on the
// table; nil if it is not.
func (g *Game) Aims(s *State, attacker string, strike Strike) []Aim { return nil }

// FightExchange is the part of the open fight that comes next, as it stands now,
// for its odds: a strike of it alone. False where no fight is open.
func (s *State) FightExchange() (x combat.Exchange, ok bool) { return combat.Exchange{}, false }
