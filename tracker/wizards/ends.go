package wizards

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
