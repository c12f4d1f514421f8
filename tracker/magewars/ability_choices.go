package magewars

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// powerChoices are the powers somebody should be asked about right now, besides cards that come
// back: deeds that may be left, and what something that has just happened makes possible.
func (g *Game) powerChoices(s *State) []tracker.Choice {
	var list []tracker.Choice
	for _, p := range s.Players {
		mage := s.Mage(p.Seat)
		if p.Gone || mage.fallen() {
			continue
		}
		for n := range mage.Printed.Deeds {
			if c := (scene{s: s, card: mage, number: n}); c.deed().May && c.deed().At == deed.Pay && c.usable() {
				list = append(list, g.deedPowerChoices(s, &c)...)
			}
		}
		for _, r := range askedPowers() {
			if mage.able(r.name) && (r.phase == "" || r.phase == s.Phase) {
				list = append(list, g.choicesOf(s, mage, r)...)
			}
		}
	}
	return list
}

// deedPowerChoices are those of an ability that is a deed: one for each it can be used on, or one where it
// needs nobody.
func (g *Game) deedPowerChoices(s *State, c *scene) []tracker.Choice {
	p, seat := g.powerByDeed(s, c), c.card.Controller
	var list []tracker.Choice
	for i, id := range p.Objects {
		text := either(c.deed().X == nil, "table.choicePowerOn", either(p.Life, "table.choiceMarkLife", "table.choiceMark"))
		list = append(list, choice(tracker.Word(text), p.Rule, seat, "ability", abilityData{Ability: p.Name, Object: id},
			"Name", s.named(id), "Ability", p.Name, "Amount", p.Costs[i]))
	}
	if len(p.Objects) == 0 && p.Refusal == nil {
		list = append(list, choice("table.choicePower", p.Rule, seat, "ability", abilityData{Ability: p.Name},
			"Player", c.card.Printed.Name, "Ability", p.Name, "Amount", p.Cost))
	}
	return list
}

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
