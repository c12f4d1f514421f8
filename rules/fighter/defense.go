package fighter

import (
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
)

// Defense avoids an attack on a d12 of Min or more; Uses is the number a
// round, 0 for infinite.
type Defense struct {
	Min        int            `json:"min"`
	Uses       int            `json:"uses,omitempty"`
	Not        []string       `json:"not,omitempty"`
	Unhindered bool           `json:"unhindered,omitempty"` // no condition keeps it from working
	Cost       map[string]int `json:"cost,omitempty"`       // of each use: mana, ki, glyph
	Lasts      int            `json:"lasts,omitempty"`      // so often it avoids an attack, then it is destroyed
	Answers    bool           `json:"answers,omitempty"`    // and may strike back with bars of its own after it
}

// Costs tells whether a use of the Defense costs anything.
func (d *Defense) Costs() bool { return len(d.Cost) > 0 }

// Law is the Defense as the law of attacks sees it, used so often this round; nil for none.
func (d *Defense) Law(used int) *combat.Defense {
	if d == nil {
		return nil
	}
	law := &combat.Defense{Min: d.Min, Infinite: d.Uses == 0, Uses: d.Uses, Used: used, Unhindered: d.Unhindered}
	for _, not := range d.Not {
		law.NotMelee = law.NotMelee || strings.EqualFold(not, "melee")
		law.NotRanged = law.NotRanged || strings.EqualFold(not, "ranged")
	}
	return law
}
