package wizards

import "encoding/json"

// Space is one space of the spell grid.
type Space struct {
	Level int    `json:"level"`
	Spell string `json:"spell,omitempty"` // "" where none lies, or nobody told which
	Lies  bool   `json:"lies,omitempty"`  // a card lies here
	Bound bool   `json:"bound,omitempty"`
}

// Grid are the spaces by pair. As JSON they are named by it.
type Grid [Spaces]Space

// MarshalJSON writes the spaces where a card lies, by pair.
func (g Grid) MarshalJSON() ([]byte, error) {
	named := map[string]Space{}
	for i, space := range g {
		if space.Lies {
			named[pairAt(i).String()] = space
		}
	}
	return json.Marshal(named)
}

// At is the space of a pair.
func (g *Grid) At(p Pair) *Space { return &g[p.index()] }

// Bound counts the bound spells, Lying all.
func (g *Grid) Bound() int {
	n := 0
	for _, space := range g {
		if space.Bound {
			n++
		}
	}
	return n
}

// Lying counts the spells that lie on the grid.
func (g *Grid) Lying() int {
	n := 0
	for _, space := range g {
		if space.Lies {
			n++
		}
	}
	return n
}

// highestBound is the highest level of a bound spell, 0 for none (W-27).
func (g *Grid) highestBound() int {
	level := 0
	for _, space := range g {
		if space.Bound {
			level = max(level, space.Level)
		}
	}
	return level
}

// unbound are the levels with face-down spells, each once, rising.
func (g *Grid) unbound() []int {
	var list []int
	for level := 1; level <= 4; level++ {
		for _, space := range g {
			if space.Lies && !space.Bound && space.Level == level {
				list = append(list, level)
				break
			}
		}
	}
	return list
}

// mix shuffles the unbound spells of a level and deals them back (W-33, W-38).
func (s *State) mix(level int) {
	var at []int
	var cards []string
	for i, space := range s.Grid {
		if space.Lies && !space.Bound && space.Level == level {
			at, cards = append(at, i), append(cards, space.Spell)
		}
	}
	shuffle(s, cards)
	for i, place := range at {
		s.Grid[place].Spell = cards[i]
	}
}

// deal lays spells face down on the spaces of their level, as many as there are spaces.
// With real cards nobody tells the app which lies where.
func (s *State) deal(spells map[int][]string) {
	for i := range s.Grid {
		s.Grid[i].Level = s.Scenario.level(pairAt(i))
	}
	for level := 1; level <= 4; level++ {
		cards := spells[level]
		shuffle(s, cards)
		for i := range s.Grid {
			space := &s.Grid[i]
			if space.Level != level || len(cards) == 0 {
				continue
			}
			space.Lies = true
			if !s.Real {
				space.Spell = cards[0]
			}
			cards = cards[1:]
		}
	}
}
