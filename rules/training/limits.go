package training

import "slices"

// Copies is how many copies of the spell a book of the game may hold: Arena 6
// of a level 1 spell and 4 of any other, Academy 3 and 2, of an
// Epic spell one. Of each aura the Paladin has the one that comes
// with him.
func Copies(game Game, s *Spell) int {
	switch {
	case s.Epic, s.aura():
		return 1
	case game == Academy && s.Level == 1:
		return 3
	case game == Academy:
		return 2
	case s.Level == 1:
		return 6
	default:
		return 4
	}
}

// InPool says whether the spell may be used in the game at all. Academy mages
// cannot use spells printed for Arena alone; Arena mages may use both.
func InPool(game Game, s *Spell) bool {
	return game != Academy || slices.Contains(s.Games, Academy)
}

// MayUse says whether the mage fulfils the spell's "Only": its
// class, a class it counts as, or training in the school. Training in subtypes
// or single levels is not enough, unless the mage qualifies for the school. An
// aura is for the Paladin alone, whose ability it belongs to.
func (m *Mage) MayUse(s *Spell, choice School) bool {
	classes := s.classes()
	if len(classes) == 0 && len(s.OnlySchool) == 0 {
		return true
	}
	for _, class := range classes {
		if class == m.Class || slices.Contains(m.CountsAs, class) {
			return true
		}
	}
	for _, school := range s.OnlySchool {
		if m.trains(school, choice) || slices.Contains(m.Qualifies, school) {
			return true
		}
	}
	return false
}
