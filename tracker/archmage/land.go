package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// arrange moves tiles on the map, as they lie on the table: all at once, so that none
// lies on another. The city stays in the middle; which of its enclaves lies where is not
// printed, so they change places.
func (s *step) arrange() error {
	if len(s.p.Layout) == 0 {
		return tracker.FieldMissing.With("Action", string(arrange), "Field", "layout")
	}
	if err := s.move(s.p.Layout); err != nil {
		return err
	}
	if slices.ContainsFunc(s.p.Layout, func(spot Spot) bool { return s.upheaved(spot.Place) }) {
		if err := s.whole(); err != nil {
			return err
		}
	}
	s.say(s.e, 0, "archmage.logArrange", "Count", len(s.p.Layout))
	return nil
}

// hexSides is how many places can lie next to one.
const hexSides = 6

// mostFar is how far from the tower a tile can lie.
const mostFar = 12

func (s *step) move(layout []Spot) error {
	for _, spot := range layout {
		p := s.At(spot.Place)
		switch {
		case p == nil:
			return noPlace.With("Name", spot.Place)
		case p.Kind == CursedTower, p.Stack == City && hex(spot.Q, spot.R) != 1, hex(spot.Q, spot.R) > mostFar:
			return wrongPlace.With("Place", placeWord(p))
		}
		p.Q, p.R = spot.Q, spot.R
	}
	return s.apart()
}

// apart refuses two places on one spot.
func (s *State) apart() error {
	lies := make(map[[2]int]bool, len(s.Places))
	for i := range s.Places {
		p := &s.Places[i]
		if lies[[2]int{p.Q, p.R}] {
			return occupied.With("Place", placeWord(p))
		}
		lies[[2]int{p.Q, p.R}] = true
	}
	return nil
}

// upheave moves two adjacent tiles, one of them at the border (M-81): nothing may be cut
// off by it, nor be reached through a tower alone.
func (s *step) upheave(sp *Spell) error {
	tiles, err := s.told()
	if err != nil {
		return err
	}
	for _, spot := range s.p.Layout {
		p := s.At(spot.Place)
		if p == nil {
			return noPlace.With("Name", spot.Place)
		}
		tiles = append(tiles, p)
	}
	switch {
	case len(tiles) == 0: // done by hand
		return nil
	case len(tiles) != 2:
		return badTarget.With("Spell", sp.word()).ByRule("M-81")
	}
	a, b := tiles[0], tiles[1]
	border := len(s.Neighbours(a)) < hexSides || len(s.Neighbours(b)) < hexSides
	if a.far(b) != 1 || !border {
		if err := s.rule(badTarget.With("Spell", sp.word()), "M-81"); err != nil {
			return err
		}
	}
	for _, p := range tiles {
		p.Token, p.By, p.Brief = sp.ID, s.no, sp.Duration == "brief"
	}
	if len(s.p.Layout) == 0 { // they are laid elsewhere on the map next
		s.note("archmage.noteUpheave", "M-81")
		s.tell("archmage.logAt", "Spell", sp.word(), "Count", len(tiles))
		return nil
	}
	if err := s.move(s.p.Layout); err != nil {
		return err
	}
	if err := s.whole(); err != nil {
		return err
	}
	s.tell("archmage.logArrange", "Count", 2)
	return nil
}

// whole refuses a map that an Upheaval has torn apart (M-81).
func (s *step) whole() error {
	if lost := s.unreached(); lost != nil {
		return s.rule(cutOff.With("Place", placeWord(lost)), "M-81")
	}
	return nil
}

// upheaved tells whether a tile is one that an Upheaval of this turn moves.
func (s *State) upheaved(place string) bool {
	p := s.At(place)
	if p == nil || p.By != s.Turn || !slices.Contains(s.Me().Cast, p.Token) {
		return false
	}
	sp := s.spell(p.Token)
	return sp != nil && sp.Effect == "upheave"
}

// unreached is a place that cannot be reached from the Cursed Tower without going
// through a mage tower, nil for none (M-81).
func (s *State) unreached() *Place {
	start := s.At(s.tower())
	if start == nil {
		return nil
	}
	been := map[string]bool{start.ID: true}
	for open := []*Place{start}; len(open) > 0; {
		p := open[len(open)-1]
		open = open[:len(open)-1]
		if p.Tower != 0 {
			continue // nobody else comes through
		}
		for _, n := range s.Neighbours(p) {
			if !been[n.ID] {
				been[n.ID] = true
				open = append(open, n)
			}
		}
	}
	for i := range s.Places {
		if !been[s.Places[i].ID] {
			return &s.Places[i]
		}
	}
	return nil
}
