package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
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
func doAbility(d *effect.Draft, p abilityData) error {
	seat, err := d.Seat()
	if err != nil {
		return err
	}
	mage := d.Edit(state.MageID(seat))
	if !law.GoodName(p.Ability) || state.Power(p.Ability).Marker() == "" {
		return state.FieldMissing.With("Action", "ability", "Field", "ability")
	}
	if _, there := d.Object(p.Object); p.Object != "" && !there {
		return state.UnknownObject.With("Object", p.Object)
	}
	if err := state.Within("cost", p.Cost, state.MaxNumber); err != nil {
		return err
	}
	c, ok := powerOf(&d.State, mage, p)
	if !ok {
		return d.Demand(false, state.NoAbility.With("Name", mage.Printed.Name, "Ability", p.Ability).ByRule("R-9"))
	}
	told := p.deed(&c)
	if c.AsksX() && c.Deed().X == nil && told.X == nil {
		told.X = new(int) // who says no price says that it costs nothing
	}
	return d.UseDeed(told)
}

// powerOf is the deed by which a mage uses an ability: of several the one that brings a card back
// where one is named. False for one that works by itself, and for one the mage has not.
func powerOf(s *state.State, mage *state.Object, p abilityData) (found law.Case, ok bool) {
	for c := range law.Deeds(s, state.Scene{}, mage) {
		if it := c.Deed(); it.Used() && strings.EqualFold(it.Power, p.Ability) && (!ok || it.Makes(deed.Return) == (p.Card != "")) {
			found, ok = c, true
		}
	}
	return found, ok
}

// deed is what an event tells an ability that is a deed. Who names nobody of several means them all.
func (p abilityData) deed(c *law.Case) state.DeedData {
	told := state.DeedData{
		Deed: state.DeedID(c.Card.ID, c.Number), Target: p.Object, Second: p.To, Area: p.Targets, X: p.Cost, Conditions: p.Conditions, Card: p.Card,
		Quickcast: p.Quickcast, Defense: p.Defense,
	}
	if way := slices.Index(c.Deed().Do[0].Ways(), p.Order); p.Order != "" && way >= 0 {
		told.Way = &way
	}
	for _, n := range effect.Needs(c, told) {
		if n.Field == "area" && !n.Told {
			told.Area = state.IDs(n.Objects)
		}
	}
	return told
}
