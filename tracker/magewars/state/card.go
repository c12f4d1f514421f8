package state

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/tracker/magewars/pick"
)

// FromCard takes from a card what an object on the table needs. Of equipment that
// goes to one of several places the player says which.
func FromCard(c *catalog.Card) Printed {
	p := Printed{
		Name: c.Name, Card: string(c.ID), Kind: string(c.Type), Level: c.Level, Subtypes: c.Subtypes,
		Life: c.Life, Armor: c.Armor, Channeling: c.Channeling, Speed: string(c.Action), Cost: c.Cost.Mana, Reveal: c.Reveal.Mana,
		Traits: c.Traits, Attacks: catalog.Bars(c.Attacks), Defense: c.Defense.Printed(), Grants: c.Grants, Takes: c.Takes, Only: only(c),
		Legendary: c.Legendary, Unique: c.Unique, Epic: c.Epic, Printing: c.Edition,
	}
	for _, part := range c.Schools {
		p.Schools = append(p.Schools, string(part.School))
	}
	if c.SlotJoin == training.JoinOr {
		p.Places = c.Slots
	} else {
		p.Slots = c.Slots
	}
	if c.GrantsDef != nil { // what lies on an object defends it
		p.Defense = c.GrantsDef.Printed()
	}
	p.CostBy, p.RevealBy, p.CostLeast = pricedBy(c.Cost), pricedBy(c.Reveal), c.Cost.Least
	p.UpkeepBy, p.Aims = c.UpkeepBy, c.Target
	p.Free = c.Free && c.Type == catalog.Enchantment
	p.Deeds = c.Deeds()
	if n, err := strconv.Atoi(strings.TrimSpace(c.Upkeep)); err == nil {
		p.Upkeep = n
	}
	return p
}

// pricedBy is what a cost depends on besides its number.
func pricedBy(cost catalog.Cost) string {
	if cost.Variable != "" && cost.By == "" {
		return fighter.ByPlayer
	}
	return cost.By
}

// only names the classes and schools of which a mage needs one to have the card
//
func only(c *catalog.Card) []string {
	return append(slices.Clone(c.OnlyClass), pick.Each(c.OnlySchool, func(school training.School) string { return string(school) })...)
}
