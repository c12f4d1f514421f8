package wizards

import "slices"

// guesses are the spells that may still lie face down on a level.
func (s *State) guesses(level int) []string {
	var list []string
	for _, spell := range s.Scenario.Spells {
		bound := 0
		for _, space := range s.Grid {
			if space.Bound && space.Spell == spell.ID {
				bound++
			}
		}
		if spell.Level == level && bound < max(1, spell.Copies) {
			list = append(list, spell.ID)
		}
	}
	slices.Sort(list)
	return list
}
