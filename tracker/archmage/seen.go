package archmage

import "github.com/quickcast/quickcast/tracker"

// What a face shows beside the fields of the state.

// Word is what a sphere is called.
func (s Sphere) Word() tracker.Word { return sphereWord(s.in()) }

// RelicWord is what its relics are called.
func (s Sphere) RelicWord() tracker.Word { return relicWord(s.in()) }

// Word is the spell's name.
func (sp *Spell) Word() tracker.Message { return sp.word() }

// Place is where the spell stands on the wheel.
func (sp *Spell) Place() Area { return sp.area() }

// Spell finds one of the table's spells by its id, nil for none.
func (s *State) Spell(id string) *Spell { return s.spell(id) }

// SpellOf finds the spell of an area, nil for none.
func (s *State) SpellOf(a Area) *Spell {
	for i := range s.Spells {
		if s.Spells[i].area() == a {
			return &s.Spells[i]
		}
	}
	return nil
}

// NameOf is who a seat is: a mage by its name, the Warlord, or nobody.
func (s *State) NameOf(seat int) any { return s.nameOf(seat) }

// WardsOf counts the wards on the places of a seat.
func (s *State) WardsOf(seat int) int {
	n := 0
	for _, p := range s.controlled(seat) {
		n += p.Wards
	}
	return n
}

// Tower is where a seat's mage tower stands, nil for nowhere yet.
func (s *State) Tower(seat int) *Place {
	for i := range s.Places {
		if s.Places[i].Tower == seat {
			return &s.Places[i]
		}
	}
	return nil
}
