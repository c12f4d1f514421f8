package magewars

import (
	"errors"

	"github.com/quickcast/quickcast/tracker"
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

// doAbility uses a power of the seat's mage: at most once a round where its card
// says so, at its time, on what it may be used on, for its price. A power the table
// knows nothing of costs what the player says and turns a marker.
func (d *draft) doAbility(p abilityData) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	mage, r := d.edit(d.Mage(seat).ID), d.Mage(seat).powerRule(power(p.Ability))
	if r.name == "" || !goodName(string(r.name)) || r.name.marker() == "" {
		return FieldMissing.With("Action", "ability", "Field", "ability")
	}
	if p.Object != "" {
		if _, ok := d.Object(p.Object); !ok {
			return UnknownObject.With("Object", p.Object)
		}
	}
	if p.Cost != nil && (*p.Cost < 0 || *p.Cost > maxNumber) {
		return OutOfBounds.With("Field", "cost", "Max", maxNumber)
	}
	if p.Card == "" { // what comes back from a discard pile is no deed yet
		if c, ok := d.powerOf(mage, r.name); ok {
			return d.useDeed(p.deed(&c))
		}
	}
	if err := d.mayUse(mage, r, p); err != nil {
		return err
	}
	if err := d.pay(mage, r.price(p)); err != nil {
		return err
	}
	if r.onceful {
		d.use(mage, r.name)
	}
	d.say(seat, "table.logAbility", "Name", mage.Printed.Name, "Ability", string(r.name))
	if r.do == nil {
		return nil
	}
	err = r.do(d, mage, p)
	if errors.Is(err, errCountered) { // nothing comes of it
		return nil
	}
	return err
}

// mayUse holds a power to the mage that has it, to once a round, to its phase and
// to what it may be used on.
func (d *draft) mayUse(mage *Object, r powerRule, p abilityData) error {
	args := []any{"Name", mage.Printed.Name, "Ability", string(r.name)}
	if err := d.law(mage.able(r.name) && !r.passive, NoAbility.With(args...).ByRule(r.rule)); err != nil {
		return err
	}
	if err := d.law(!r.onceful || !mage.used(r.name.marker()), AbilityUsed.With(args...).ByRule(r.rule)); err != nil {
		return err
	}
	if err := d.law(r.phase == "" || d.Phase == r.phase, NotInPhase.With("Phase", r.phase.word()).ByRule(r.rule)); err != nil {
		return err
	}
	if r.suits == nil {
		return nil
	}
	if p.Object == "" {
		return FieldMissing.With("Action", "ability", "Field", "object")
	}
	o, _ := d.Object(p.Object)
	return d.law(r.suits(&d.State, mage, o), NoTarget.With("Name", d.nameOf(o), "Ability", string(r.name)).ByRule(r.rule))
}

// subject is the object a power is used on.
func (d *draft) subject(p abilityData) (*Object, error) {
	if p.Object == "" {
		return nil, FieldMissing.With("Action", "ability", "Field", "object")
	}
	return d.edit(p.Object), nil
}

// abilityChoices are the powers somebody should be asked about right now: curses
// that fell with a creature.
func (s *State) abilityChoices() []tracker.Choice {
	var list []tracker.Choice
	for _, p := range s.Players {
		mage := s.Mage(p.Seat)
		if p.Gone || len(mage.Printed.Abilities) == 0 {
			continue
		}
		if !mage.able(curseweaving) && !mage.able(eternalServant) {
			continue
		}
		for _, c := range p.Discard {
			list = append(list, s.returnChoices(mage, c)...)
		}
	}
	return list
}

func (s *State) returnChoices(mage *Object, c Card) []tracker.Choice {
	name := curseweaving
	switch {
	case c.round != s.Round || c.mark != curseMark && c.mark != eternalServant.marker():
		return nil
	case c.mark == eternalServant.marker():
		name = eternalServant
		if mage.Mana < c.printed.Cost {
			return nil
		}
	case mage.used(name.marker()):
		return nil
	}
	if !mage.able(name) {
		return nil
	}
	return []tracker.Choice{choice("table.choiceReturn", ruleOf(name).rule, mage.Controller, "ability",
		abilityData{Ability: string(name), Card: c.Name}, "Name", mage.Printed.Name, "Card", c.Name, "Ability", string(name))}
}

// innate makes the spell of a power: it is cast, but no card.
func innate(name power, cost int, p abilityData) castData {
	return castData{
		Printed: Printed{Name: string(name), Kind: KindIncantation, Speed: "quick", Cost: cost},
		Target:  p.Object, Quickcast: p.Quickcast, Defense: p.Defense, innate: true,
	}
}
