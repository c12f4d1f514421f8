package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
)

// restore is the Priestess's spell: as a quick spell it takes off one marker, as a
// full spell any number, each for its removal cost.
func (d *draft) restore(mage *Object, p abilityData) error {
	o, err := d.subject(p)
	if err != nil {
		return err
	}
	if len(p.Conditions) == 0 || len(p.Conditions) > maxList {
		return FieldMissing.With("Action", "ability", "Field", "conditions")
	}
	cost, counts := 0, map[string]int{}
	for _, condition := range p.Conditions {
		counts[condition]++
		price, known := removalCost(o, condition)
		if !known && p.Cost == nil {
			return FieldMissing.With("Action", "ability", "Field", "cost")
		}
		if counts[condition] > o.Conditions[condition] {
			return NothingChanges.With("Name", o.Printed.Name)
		}
		cost += price
	}
	if p.Cost != nil {
		cost = *p.Cost
	}
	if cost < 0 || cost > maxNumber {
		return OutOfBounds.With("Field", "cost", "Max", maxNumber)
	}
	spell := innate(restore, cost, p)
	if len(p.Conditions) > 1 {
		spell.Speed = "full"
	}
	if err := d.cast(mage.Controller, spell); err != nil {
		return err
	}
	for _, condition := range p.Conditions {
		d.lift(o, condition, 1)
	}
	return nil
}

// zap is the Wizard's own attack spell: 1 mana, 3 dice, Ethereal, once a round
//
func (d *draft) zap(mage *Object, p abilityData) error {
	strike := Strike{Name: string(arcaneZap), Action: "quick", Kind: "ranged", Dice: 3, Traits: []string{"Ethereal"}}
	if p.Object == "" {
		return FieldMissing.With("Action", "ability", "Field", "object")
	}
	return d.cast(mage.Controller, castData{
		Printed: Printed{Name: strike.Name, Kind: KindAttack, Speed: "quick", Cost: 1, Attacks: []Strike{strike}},
		Target:  p.Object, Quickcast: p.Quickcast, Defense: p.Defense, innate: true,
	})
}

// weaveCurse brings a curse back that fell with the creature it was on.
func (d *draft) weaveCurse(mage *Object, p abilityData) error {
	card, ok := d.fromDiscard(mage.Controller, p.Card, func(c Card) bool { return c.mark == curseMark && c.round == d.Round })
	if !ok {
		return NoCard.With("Name", p.Card)
	}
	d.putInBook(mage.Controller, card)
	d.say(mage.Controller, "table.logReplaced", "Name", card.Name)
	return nil
}

// orders are what a Warlord's Battle Orders can say, and what they give until the
// round ends.
func orders(order string) []string {
	return map[string][]string{
		"charge":   {keyword.Charge.With(1)},
		"ranged":   {keyword.Ranged.With(1)},
		"guard":    {whileGuarding + keyword.Melee.With(1), whileGuarding + keyword.Armor.With(1)},
		"piercing": {keyword.RangedPiercing.With(2)},
		"fast":     {string(keyword.Fast)},
		"tough":    {keyword.Armor.With(1), keyword.Tough.With(-2)},
	}[order]
}

// giveOrder is a quick action: the friendly soldiers named, or all, have what the
// order gives until the round ends.
func (d *draft) giveOrder(mage *Object, p abilityData) error {
	given := orders(p.Order)
	if given == nil {
		return FieldMissing.With("Action", "ability", "Field", "order")
	}
	if err := d.castActionOf(mage); err != nil {
		return err
	}
	for _, o := range d.Objects {
		soldier := listed(o.Printed.Subtypes, "soldier") && d.Allied(o.Controller, mage.Controller)
		if soldier && (len(p.Targets) == 0 || slices.Contains(p.Targets, o.ID)) && len(o.Brief) < maxList {
			own := d.edit(o.ID)
			own.Brief = append(slices.Clip(own.Brief), given...)
			d.say(o.Controller, "table.logOrder", "Name", o.Printed.Name, "Ability", string(battleOrders), "Order", p.Order)
		}
	}
	return nil
}

// bondTree bonds a Druid with a friendly tree, once a game.
func (d *draft) bondTree(mage *Object, p abilityData) error {
	o, err := d.subject(p)
	if err != nil {
		return err
	}
	if err := d.law(mage.Tokens[treebond.marker()] == 0, OneOnly.With("Name", string(treebond)).ByRule("R-9")); err != nil {
		return err
	}
	mage.Tokens = put(mage.Tokens, treebond.marker(), 1)
	mage.Given = append(slices.Clip(mage.Given), treeGifts()...)
	o.Tokens = put(o.Tokens, treebond.marker(), 1)
	o.Given = append(slices.Clip(o.Given), keyword.Life.With(4), keyword.Armor.With(1), keyword.Lifebond.With(2))
	d.say(mage.Controller, "table.logMarked", "Name", o.Printed.Name, "Ability", string(treebond), "Amount", 0)
	return nil
}

// plague counts what a Plague Master could hurt, if it has the mana.
func (s *State) plague(mage *Object) int {
	if !mage.able(plagueMaster) {
		return 0
	}
	n := 0
	for _, o := range s.Objects {
		if o.poisoned() {
			n++
		}
	}
	if n > mage.Mana {
		return 0
	}
	return n
}

// spreadPlague deals 1 direct damage to everything poisoned, for 1 mana each, where
// the player pays for it.
func (d *draft) spreadPlague(mage *Object, pay *bool) {
	cost := d.plague(mage)
	if pay == nil || !*pay || cost == 0 {
		return
	}
	mage.Mana -= cost
	for _, o := range slices.Clone(d.Objects) {
		if now, there := d.Object(o.ID); there && now.poisoned() {
			d.hurt(d.edit(o.ID), combat.Poison, 1, "table.logPlague")
		}
	}
}
