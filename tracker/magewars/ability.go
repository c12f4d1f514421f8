package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
)

type abilityData struct {
	Ability    string   `json:"ability"`
	Object     string   `json:"object,omitempty"` // whom it concerns
	To         string   `json:"to,omitempty"`
	Targets    []string `json:"targets,omitempty"`
	Conditions []string `json:"conditions,omitempty"`
	Card       string   `json:"cardName,omitempty"`
	Order      string   `json:"order,omitempty" values:"charge ranged guard piercing fast tough air earth fire water"`
	Cost       *int     `json:"cost,omitempty"`
	Quickcast  bool     `json:"quickcast,omitempty"`
	Defense    *bool    `json:"useDefense,omitempty"`
}

// doAbility uses an ability of the seat's mage: that is a deed of the mage, told by other names.
func (d *draft) doAbility(p abilityData) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	mage := d.edit(mageID(seat))
	if !goodName(p.Ability) || power(p.Ability).marker() == "" {
		return FieldMissing.With("Action", "ability", "Field", "ability")
	}
	if _, there := d.Object(p.Object); p.Object != "" && !there {
		return UnknownObject.With("Object", p.Object)
	}
	if err := within("cost", p.Cost, maxNumber); err != nil {
		return err
	}
	c, ok := d.powerOf(mage, p)
	if !ok {
		return d.law(false, NoAbility.With("Name", mage.Printed.Name, "Ability", p.Ability).ByRule("R-9"))
	}
	told := p.deed(&c)
	if c.asksX() && c.deed().X == nil && told.X == nil {
		told.X = new(int) // who says no price says that it costs nothing
	}
	return d.useDeed(told)
}

// powerOf is the deed by which a mage uses an ability: of several the one that brings a card back
// where one is named. False for one that works by itself, and for one the mage has not.
func (s *State) powerOf(mage *Object, p abilityData) (found lawCase, ok bool) {
	for c := range s.deeds(scene{}, mage) {
		if it := c.deed(); it.Used() && strings.EqualFold(it.Power, p.Ability) && (!ok || it.Makes(deed.Return) == (p.Card != "")) {
			found, ok = c, true
		}
	}
	return found, ok
}

// deed is what an event tells an ability that is a deed. Who names nobody of several means them all.
func (p abilityData) deed(c *lawCase) deedData {
	told := deedData{
		Deed: deedID(c.card.ID, c.number), Target: p.Object, Second: p.To, Area: p.Targets, X: p.Cost, Conditions: p.Conditions, Card: p.Card,
		Quickcast: p.Quickcast, Defense: p.Defense,
	}
	if way := slices.Index(c.deed().Do[0].Ways(), p.Order); p.Order != "" && way >= 0 {
		told.Way = &way
	}
	for _, n := range c.needs(told) {
		if n.field == "area" && !n.told {
			told.Area = ids(n.objects)
		}
	}
	return told
}
