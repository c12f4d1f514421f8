package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Pace is one thing the Warlord did: where he stood then, and the die it came of, 0 for none.
type Pace struct {
	At   string         `json:"at"`
	Die  int            `json:"die,omitempty"`
	Said tracker.Notice `json:"said"`
}

// paced adds what was said of the Warlord since so many lines to his trail.
func (s *step) paced(since int) {
	w := s.Warlord
	trail := slices.Clone(w.Trail)
	for _, l := range s.lines[since:] {
		rule, _ := l.Args["Rule"].(string)
		if rule == "" || l.Seat > 0 && l.Came == nil {
			continue
		}
		p := Pace{At: w.At, Said: tracker.Notice{ID: l.ID, Args: l.Args, Rule: rule}}
		if l.Came != nil {
			p.Die = l.Came.Side
		}
		trail = append(trail, p)
	}
	w.Trail = trail
}
