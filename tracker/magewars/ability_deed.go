package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/keyword"
)

// powerOf is the deed by which a mage uses an ability. False for one that works by itself, and for
// those that are no deeds.
func (s *State) powerOf(mage *Object, name power) (scene, bool) {
	for n := range mage.Printed.Deeds {
		it := &mage.Printed.Deeds[n]
		if (it.At == deed.Action || it.At == deed.Pay) && strings.EqualFold(it.Power, string(name)) {
			return scene{s: s, card: mage, number: n}, true
		}
	}
	return scene{}, false
}

// powerRule is what is known of a mage's ability that nobody uses by a deed: where it has any, it works
// by itself.
func (o *Object) powerRule(name power) powerRule {
	r := ruleOf(name)
	for _, it := range o.Printed.Deeds {
		if r.do == nil && strings.EqualFold(it.Power, string(name)) {
			return powerRule{name: name, rule: either(it.Rule != "", it.Rule, "R-9"), passive: it.At != deed.Action && it.At != deed.Pay}
		}
	}
	return r
}

// deed is what an event tells an ability that is a deed.
func (p abilityData) deed(c *scene) deedData {
	return deedData{Deed: deedID(c.card.ID, c.number), Target: p.Object, Second: p.To, Area: p.Targets, X: p.Cost, Quickcast: p.Quickcast}
}

// powerByDeed says how an ability stands that is a deed: whom it asks for, it is tried on.
func (g *Game) powerByDeed(s *State, c *scene) Power {
	seat, name := c.card.Controller, c.deed().Power
	p := Power{
		Name: name, Rule: c.rule(), Used: c.usedUp(), Cost: c.imagined(deedData{}).paid,
		Refusal: NoTarget.With("Name", c.card.Printed.Name, "Ability", name).ByRule(c.rule()),
	}
	for _, n := range c.needs(deedData{}) {
		for _, o := range n.objects {
			a := abilityData{Ability: name, Object: o.ID}
			refusal := g.refuses(s, seat, a)
			if refusal == nil || len(p.Objects) == 0 {
				p.Refusal = refusal
			}
			if refusal == nil {
				r := c.imagined(a.deed(c))
				p.Objects, p.Costs, p.Life = append(p.Objects, o.ID), append(p.Costs, r.paid+r.bled), r.bled > 0
			}
		}
		if n.field == "target" {
			return p
		}
	}
	p.Refusal = g.refuses(s, seat, abilityData{Ability: name, Cost: new(int)})
	return p
}

// callCost is what a Siren's Call costs.
const callCost = 1

// pull is the Forcemaster's force spell: a creature is pushed one zone towards her,
// for what the player says it costs. Where it goes the table moves it.
func (d *draft) pull(mage *Object, p abilityData) error {
	cost := 0
	if p.Cost != nil {
		cost = *p.Cost
	}
	o, err := d.subject(p)
	if err != nil {
		return err
	}
	if err := d.cast(mage.Controller, innate(forcePull, cost, p)); err != nil {
		return err
	}
	d.say(o.Controller, "table.logPulled", "Name", o.Printed.Name, "Target", mage.Printed.Name)
	return nil
}

// call is a Siren's psychic song: an enemy creature is called until the round ends
// and cannot attack her, a friendly aquatic one has Melee +2.
func (d *draft) call(mage *Object, p abilityData) error {
	o, err := d.subject(p)
	if err != nil {
		return err
	}
	if err := d.cast(mage.Controller, innate(sirensCall, callCost, p)); err != nil {
		return err
	}
	if !d.Allied(o.Controller, mage.Controller) {
		d.gain(o, callToken, 1)
		return nil
	}
	if len(o.Brief) < maxList {
		o.Brief = append(slices.Clip(o.Brief), keyword.Melee.With(2))
		d.say(o.Controller, "table.logTraitOn", "Name", o.Printed.Name, "Trait", keyword.Melee.With(2))
	}
	return nil
}

// sustain keeps an expiring song going for another round, for its level; the level
// of the call itself the player says.
func (d *draft) sustain(mage *Object, p abilityData) error {
	o, err := d.subject(p)
	if err != nil {
		return err
	}
	cost := songCost(o)
	if p.Cost != nil {
		cost = *p.Cost
	}
	if err := d.pay(mage, cost); err != nil {
		return err
	}
	d.gain(o, fermataToken, 1)
	if o.Tokens[Dissipate] > 0 {
		d.gain(o, Dissipate, 1)
	}
	return nil
}

// songCost is the level of a song; of a call, which has none, 1.
func songCost(o *Object) int {
	if o.Tokens[callToken] > 0 {
		return callCost
	}
	return o.Printed.Level
}

// takeAura is a Paladin's quick action: he pays Valor and has the aura named.
func (d *draft) takeAura(mage *Object, p abilityData) error {
	switch {
	case !goodName(p.Card):
		return FieldMissing.With("Action", "ability", "Field", "cardName")
	case p.Cost == nil:
		return FieldMissing.With("Action", "ability", "Field", "cost")
	}
	if err := d.payTokens(mage, valorToken, *p.Cost); err != nil {
		return err
	}
	if err := d.castActionOf(mage); err != nil {
		return err
	}
	return d.doAdd(addData{Printed: Printed{Name: p.Card, Kind: KindEnchantment, Subtypes: []string{"Aura"}, Free: true}, Host: mage.ID})
}

// turnGlyph switches one of an Elementalist's glyphs on or off.
func (d *draft) turnGlyph(mage *Object, p abilityData) error {
	if !slices.Contains(elements(nil, nil), p.Order) {
		return FieldMissing.With("Action", "ability", "Field", "order")
	}
	token := "glyph-" + p.Order
	if mage.Tokens[token] > 0 {
		return d.payTokens(mage, token, 1)
	}
	d.gain(mage, token, 1)
	return nil
}
