package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// mark is a power that marks a friendly creature as it arrives: for its level and 1
// in mana, or in life, or for nothing; one at a time.
type mark struct {
	power power
	rule  string
	kind  string // a subtype or school of the creature
	life  bool   // paid in life
	free  bool
	given []string
}

// marks lists them (R-116, R-119, and the cards of the other mages).
func marks() []mark {
	return []mark{
		{power: pet, rule: "R-116", kind: "animal", given: []string{keyword.Melee.With(1), keyword.Armor.With(1), keyword.Life.With(3)}},
		{power: bloodreaper, rule: "R-119", kind: "demon", life: true, given: []string{keyword.Bloodthirsty.With(2)}},
		{power: holyAvenger, rule: "R-9", kind: "holy", given: []string{keyword.Life.With(5)}},
		{power: eternalServant, rule: "R-9", kind: "undead", free: true, given: []string{keyword.Piercing.With(1)}},
	}
}

// suits tells whether a creature may be marked.
func (m mark) suits(o *Object, mage *Object) bool {
	printed := o.Printed
	return printed.Kind == KindCreature && o.Controller == mage.Controller && !printed.Legendary &&
		(!printed.Epic || m.power != eternalServant) && (listed(printed.Subtypes, m.kind) || listed(printed.Schools, m.kind))
}

// cost is what the mark costs.
func (m mark) cost(o *Object) int {
	if m.free {
		return 0
	}
	return o.Printed.Level + 1
}

// mark puts a mark on a creature that has just arrived.
func (d *draft) mark(m mark, mage *Object, p abilityData) error {
	if m.power == eternalServant && p.Object == "" {
		return d.reanimate(mage, p)
	}
	o, err := d.subject(p)
	if err != nil {
		return err
	}
	other := d.marked(mage, m.power)
	if err := d.law(other == nil, OneOnly.With("Name", string(m.power)).ByRule(m.rule)); err != nil {
		return err
	}
	if other == o {
		return NothingChanges.With("Name", o.Printed.Name)
	}
	if m.life {
		mage.Life = max(0, mage.Life-m.cost(o))
	} else if err := d.pay(mage, m.cost(o)); err != nil {
		return err
	}
	o.Tokens = put(o.Tokens, m.power.marker(), 1)
	o.Given = append(slices.Clip(o.Given), m.given...)
	d.say(mage.Controller, "table.logMarked", "Name", o.Printed.Name, "Ability", string(m.power), "Amount", m.cost(o))
	return nil
}

// marked finds the creature that bears a mage's mark.
func (s *State) marked(mage *Object, p power) *Object {
	for _, o := range s.Objects {
		if o.Owner == mage.Owner && o.Tokens[p.marker()] > 0 && o.ID != mage.ID {
			return o
		}
	}
	return nil
}

// markChoices offers a mage its marks for what has just arrived.
func (s *State) markChoices(mage *Object) []tracker.Choice {
	var list []tracker.Choice
	for _, m := range marks() {
		if !mage.able(m.power) || s.marked(mage, m.power) != nil {
			continue
		}
		for _, o := range s.Objects {
			affordable := m.life || mage.Mana >= m.cost(o)
			if o.Arrived && affordable && m.suits(o, mage) {
				list = append(list, choice(tracker.Word(either(m.life, "table.choiceMarkLife", "table.choiceMark")), m.rule, mage.Controller, "ability",
					abilityData{Ability: string(m.power), Object: o.ID}, "Name", o.Printed.Name, "Ability", string(m.power), "Amount", m.cost(o)))
			}
		}
	}
	return list
}

// reanimate brings the Eternal Servant back for its cost.
func (d *draft) reanimate(mage *Object, p abilityData) error {
	card, ok := d.fromDiscard(mage.Controller, p.Card, func(c Card) bool { return c.mark == eternalServant.marker() })
	if !ok {
		return NoCard.With("Name", p.Card)
	}
	if err := d.pay(mage, card.Cost); err != nil {
		return err
	}
	return d.doAdd(addData{Printed: *card})
}
