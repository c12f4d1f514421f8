package magewars

import (
	"slices"

	"quickcast/catalog/deed"
	"quickcast/tracker"
)

// deedDuties are what cards forbid the creature that acts, or force it to, as long as they
// are in play: the table cannot see to that itself.
func (s *State) deedDuties() []tracker.Notice {
	o, there := s.Object(s.Acting)
	if !there || s.Acted {
		return nil
	}
	var list []tracker.Notice
	for _, card := range s.Objects {
		if card.FaceDown || s.Player(card.Controller).Gone {
			continue
		}
		for n := range card.Printed.Deeds {
			c := scene{s: s, card: card, number: n}
			if it := c.deed(); it.At == deed.Always && c.binds(o) && c.holds(withoutAttack(it.Given)) {
				list = append(list, tracker.Notice{ID: "table.choiceDeed", Args: map[string]any{"Card": card.Printed.Name, "Say": it.Say}, Rule: "R-9"})
			}
		}
	}
	return list
}

// binds tells whether a lasting deed forbids an object something, or forces it to: where
// that depends on the board and nobody has said, it may.
func (c *scene) binds(o *Object) bool {
	return slices.ContainsFunc(c.deed().Do, func(s deed.Step) bool {
		if s.Do != deed.Forbid && s.Do != deed.Force || s.On == nil || s.Name == "heal" || s.Name == "replace" {
			return false
		}
		if s.On.Role != "" {
			who := c.part(s.On.Role)
			return who != nil && who.ID == o.ID
		}
		return c.fits(&s.On.Filter, o) && (c.card.Reach == nil || slices.Contains(c.card.Reach, o.ID))
	})
}
