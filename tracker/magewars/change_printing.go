package magewars

import (
	"maps"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/tracker"
)

// sayPrinting tells which of a card's printings was taken, where others have other
// numbers. Of what lies face down nothing is told before it is revealed.
func (d *draft) sayPrinting(seat tracker.Seat, card *Printed) {
	if card.Printing != "" {
		d.say(seat, "table.logPrinting", "Name", card.Name, "Printing", card.Printing)
	}
}

// check names the first field that no card could have, or nothing.
func (p *Printed) check() (field string) {
	for _, n := range []struct {
		field string
		value int
	}{
		{"level", p.Level},
		{"life", p.Life},
		{"armor", p.Armor},
		{"channeling", p.Channeling},
		{"cost", p.Cost},
		{"reveal", p.Reveal},
		{"upkeep", p.Upkeep},
		{"heals", p.Heals},
	} {
		if n.value < 0 || n.value > maxNumber {
			return n.field
		}
	}
	switch {
	case !goodName(p.Name):
		return "name"
	case len(p.Card) > maxName:
		return "card"
	case len(p.Printing) > maxName:
		return "printing"
	case !goodList(p.Traits):
		return "traits"
	case !goodList(p.Grants):
		return "grants"
	case !goodList(p.Takes):
		return "takes"
	case !goodList(p.Only):
		return "only"
	case !goodList(p.Abilities):
		return "abilities"
	case !goodList(p.Subtypes):
		return "subtypes"
	case !goodList(p.Schools):
		return "schools"
	case !goodList(p.Slots):
		return "slots"
	case !goodList(p.Places):
		return "places"
	case len(p.Aims) > maxName:
		return "aims"
	case !goodPrice(p.CostBy):
		return "costBy"
	case !goodPrice(p.RevealBy):
		return "revealBy"
	case !goodPrice(p.UpkeepBy):
		return "upkeepBy"
	case len(p.Attacks) > maxList:
		return "attacks"
	case p.Defense != nil && !goodDefense(p.Defense):
		return "defense"
	case deed.Check(p.Deeds) != nil:
		return "deeds"
	}
	for _, a := range p.Attacks {
		if !goodPrice(strings.TrimPrefix(a.DiceBy, targetPrice)) || !goodPrice(a.TimesBy) || a.Mana < 0 || a.Mana > maxNumber {
			return "attacks"
		}
		if a.Dice < 0 || a.Dice > maxDice || a.Targets < 0 || a.Targets > maxList || len(a.Effects) > maxList || !goodList(a.Traits) {
			return "attacks"
		}
	}
	return ""
}

// unprintable refuses a field that check named, with the bounds it broke.
func unprintable(field string) *tracker.Refusal {
	switch field {
	case "level", "life", "armor", "channeling", "cost", "reveal", "upkeep", "defense":
		return OutOfBounds.With("Field", field, "Max", maxNumber)
	case "name", "card", "printing", "aims":
		return BadText.With("Field", field, "Max", maxName)
	case "costBy", "revealBy", "upkeepBy":
		return BadPrice.With("Field", field)
	case "attacks":
		return BadAttacks.With("Field", field, "Max", maxList, "Dice", maxDice)
	}
	return BadList.With("Field", field, "Max", maxList, "Length", maxName)
}

func goodName(name string) bool {
	return strings.TrimSpace(name) != "" && len(name) <= maxName && !strings.ContainsAny(name, "\n\r\t")
}

func goodList(list []string) bool {
	if len(list) > maxList {
		return false
	}
	for _, s := range list {
		if !goodName(s) {
			return false
		}
	}
	return true
}

// goodPrice tells whether a price can be reckoned.
func goodPrice(by string) bool {
	if by == "" || by == fighter.ByPlayer {
		return true
	}
	_, err := (&State{}).priced(by, &Object{Printed: &Printed{}})
	return err == nil && len(by) <= maxName
}

// goodDefense tells whether a Defense is one that a card could have.
func goodDefense(d *Defense) bool {
	for _, n := range append(slices.Collect(maps.Values(d.Cost)), d.Min, d.Uses, d.Lasts) {
		if n < 0 || n > maxNumber {
			return false
		}
	}
	return len(d.Cost) <= maxList
}
