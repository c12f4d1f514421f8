package magewars

import "github.com/quickcast/quickcast/tracker"

// choicesOf makes an event ready to be sent for each object a power can be used on
// now, or one where it needs none.
func (g *Game) choicesOf(s *State, mage *Object, r powerRule) []tracker.Choice {
	var list []tracker.Choice
	offer := func(p abilityData, pairs ...any) {
		if g.refuses(s, mage.Controller, p) == nil {
			pairs = append(pairs, "Player", mage.Printed.Name, "Ability", string(r.name), "Amount", r.mana)
			list = append(list, choice(tracker.Word(either(p.Object == "", "table.choicePower", "table.choicePowerOn")), r.rule, mage.Controller, "ability", p, pairs...))
		}
	}
	if r.suits == nil {
		offer(abilityData{Ability: string(r.name)})
		return list
	}
	for _, o := range s.Objects {
		if r.suits(s, mage, o) {
			offer(abilityData{Ability: string(r.name), Object: o.ID}, "Name", o.Printed.Name)
		}
	}
	return list
}

// powerChoices are the powers somebody should be asked about right now, besides
// marks and cards that come back: those of this phase, and those that something
// which has just happened makes possible.
func (g *Game) powerChoices(s *State) []tracker.Choice {
	var list []tracker.Choice
	for _, r := range askedPowers() {
		for _, p := range s.Players {
			mage := s.Mage(p.Seat)
			if mage.able(r.name) && !p.Gone && !mage.fallen() && (r.phase == "" || r.phase == s.Phase) {
				list = append(list, g.choicesOf(s, mage, r)...)
			}
		}
	}
	return list
}
