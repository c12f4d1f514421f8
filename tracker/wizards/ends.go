package wizards

import "github.com/quickcast/quickcast/tracker"

// holds tells whether a condition of the scenario holds now, its cast aside.
func (s *State) holds(c Condition, w *Wizard) bool {
	switch {
	case c.In != "" && (w == nil || w.At < 0 || s.Academy[w.At].ID != c.In):
		return false
	case c.Without != nil && s.Academy.count(*c.Without) > 0:
		return false
	case c.Least != nil && s.Academy.count(c.Least.Piece) < c.Least.Count:
		return false
	case s.Grid.Bound() < c.Bound:
		return false
	}
	return s.Turn > c.Turns || c.Turns == 0
}

// plain tells whether a condition can be watched by itself: it needs no cast, and it
// names more than words.
func (c Condition) plain() bool {
	return c.Cast == "" && c.In == "" && (c.Without != nil || c.Least != nil || c.Bound > 0 || c.Turns > 0)
}

// worded tells whether a condition has words alone: then the table says when it holds.
func (c Condition) worded() bool { return c == Condition{Text: c.Text} && c.Text != "" }

// claimData is the payload of "claim": which condition in words has come to hold, counted
// from 0 among those of the victory, or of the defeat.
type claimData struct {
	Defeat bool `json:"defeat,omitempty"`
	Which  int  `json:"which"`
}

// claims are the conditions in words, as what the table may say of them.
func (s *State) claims() (list []tracker.Choice) {
	if s.Turn == 0 || s.Outcome != "" {
		return nil
	}
	for _, defeat := range []bool{false, true} {
		ends, id := s.Scenario.Victory, "wizards.handWon"
		if defeat {
			ends, id = s.Scenario.Defeat, "wizards.handLost"
		}
		for i, c := range ends {
			if c.worded() {
				claim := s.offer("claim", claimData{defeat, i}, id, "W-14", "Text", c.Text)
				claim.Event.Seat = 0
				list = append(list, claim)
			}
		}
	}
	return list
}

// claim ends the game by a condition in words: that it holds the table says.
func (d *draft) claim(p claimData) error {
	ends, outcome, id := d.Scenario.Victory, "won", "wizards.wonWords"
	if p.Defeat {
		ends, outcome, id = d.Scenario.Defeat, "lost", "wizards.lostWords"
	}
	if p.Which < 0 || p.Which >= len(ends) || !ends[p.Which].worded() {
		return outOfBounds.With("Field", "which", "Least", 0, "Most", len(ends)-1)
	}
	d.end(outcome, "W-14", id, "Text", ends[p.Which].Text)
	return nil
}

// watch looks after every act whether the game has ended, and takes back an end by mana
// that no longer holds (W-1, W-2).
func (d *draft) watch() {
	if d.Outcome == "lost" && d.Why.Rule == "W-57" && d.Mana > 0 {
		d.Outcome, d.Why.ID = "", ""
	}
	d.bleed()
	if d.Turn == 0 {
		return
	}
	for _, c := range d.Scenario.Defeat {
		if c.plain() && d.holds(c, nil) {
			d.end("lost", "W-2", "wizards.lostScenario")
		}
	}
	for _, c := range d.Scenario.Victory {
		if c.plain() && d.holds(c, nil) {
			d.end("won", "W-1", "wizards.wonScenario")
		}
	}
}
