// Package fighter is what is printed on those who fight, attack bars, Defenses and
// keywords, and what the law of attacks makes of it: of an object that lies on a table and
// of a card that nobody has played.
package fighter

import (
	"github.com/quickcast/quickcast/rules/keyword"
)

// ByPlayer stands for an X that only the player can say.
const ByPlayer = "x"

// Bounds far above anything printed, in place of "all".
const (
	maxDice    = 99
	maxTargets = 32
)

// sweepTargets are those of a Sweeping attack.
const sweepTargets = 2

// Strike is one attack bar.
type Strike struct {
	Name       string   `json:"name,omitempty"`
	Action     string   `json:"action,omitempty"` // quick or full
	Kind       string   `json:"kind,omitempty"`   // melee, ranged, zone, barrier, ...
	Dice       int      `json:"dice,omitempty"`
	DamageType string   `json:"damageType,omitempty"`
	Traits     []string `json:"traits,omitempty"`
	Effects    []Effect `json:"effects,omitempty"`
	DiceBy     string   `json:"diceBy,omitempty"`  // what an X of the dice depends on, see catalog.Strike
	TimesBy    string   `json:"timesBy,omitempty"` // how often it attacks, likewise; once if empty
	EffectX    bool     `json:"effectX,omitempty"` // the X is added to the effect roll too
	Lifts      string   `json:"lifts,omitempty"`   // markers of it come off the target first
	Mana       int      `json:"mana,omitempty"`    // mana the attack costs
	ManaX      bool     `json:"manaX,omitempty"`   // and its X
	Targets    int      `json:"targets,omitempty"` // so many it may go against, one after the other; Sweeping says two
	Jumps      bool     `json:"jumps,omitempty"`   // from each that it damaged to another, a die weaker
}

// Effect is one row of an attack's d12 table; Max 0 means "and above".
type Effect struct {
	Min    int    `json:"min,omitempty"`
	Max    int    `json:"max,omitempty"`
	Result string `json:"result,omitempty"`
}

// Chosen tells whether an attack can be made with the bar by choice: barriers and
// passage attacks happen by themselves.
func (s Strike) Chosen() bool {
	return s.Kind == "melee" || s.Kind == "ranged" || s.Kind == "zone" || s.Kind == "special"
}

// Most is how many targets the bar may go against one after the other.
func (s Strike) Most() int {
	switch {
	case s.Jumps:
		return maxTargets
	case s.Targets > 1:
		return s.Targets
	case keyword.List(s.Traits).Has(keyword.Sweeping):
		return sweepTargets
	}
	return 1
}

// Several tells whether an attack with the bar may name more than one target
//
func (s Strike) Several() bool { return s.Kind == "zone" || s.Most() > 1 }

// Next is the bar as it goes against its next target: one that jumps loses a die and
// one of the effect roll.
func (s Strike) Next() Strike {
	if !s.Jumps {
		return s
	}
	s.Dice = max(1, s.Dice-1)
	return s.shifted(1)
}

// AsksX tells whether the player has to say the X of a bar's dice.
func (s Strike) AsksX() bool { return s.DiceBy == ByPlayer }

// WithX is a bar with the X that a player says: its dice and, where its card says so,
// what is added to its effect roll.
func (s Strike) WithX(x int) Strike {
	s.Dice, s.DiceBy = x, ""
	if s.EffectX {
		s = s.shifted(-x)
	}
	return s
}

// shifted is a bar whose effects need so much more of the effect die.
func (s Strike) shifted(by int) Strike {
	rows := make([]Effect, len(s.Effects))
	for i, row := range s.Effects {
		row.Min += by
		if row.Max > 0 {
			row.Max += by
		}
		rows[i] = row
	}
	s.Effects = rows
	return s
}
