package magewars

import (
	"cmp"
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
	numbers := map[string]int{
		"level": p.Level, "life": p.Life, "armor": p.Armor, "channeling": p.Channeling, "cost": p.Cost, "reveal": p.Reveal, "upkeep": p.Upkeep,
		"heals": p.Heals,
	}
	lists := map[string][]string{
		"traits": p.Traits, "grants": p.Grants, "takes": p.Takes, "only": p.Only, "abilities": p.Abilities, "subtypes": p.Subtypes,
		"schools": p.Schools, "slots": p.Slots, "places": p.Places,
	}
	texts := map[string]string{"card": p.Card, "printing": p.Printing, "aims": p.Aims}
	prices := map[string]string{"costBy": p.CostBy, "revealBy": p.RevealBy, "upkeepBy": p.UpkeepBy}
	field = cmp.Or(
		either(goodName(p.Name), "", "name"),
		bad(numbers, func(n int) bool { return n >= 0 && n <= maxNumber }),
		bad(texts, func(text string) bool { return len(text) <= maxName }),
		bad(lists, goodList),
		bad(prices, goodPrice),
		either(len(p.Attacks) <= maxList, "", "attacks"),
		either(p.Defense == nil || goodDefense(p.Defense), "", "defense"),
		either(deed.Check(p.Deeds) == nil, "", "deeds"),
	)
	for _, a := range p.Attacks {
		if !goodPrice(strings.TrimPrefix(a.DiceBy, targetPrice)) || !goodPrice(a.TimesBy) || a.Mana < 0 || a.Mana > maxNumber {
			return "attacks"
		}
		if a.Dice < 0 || a.Dice > maxDice || a.Targets < 0 || a.Targets > maxList || len(a.Effects) > maxList || !goodList(a.Traits) {
			return "attacks"
		}
	}
	return field
}

// bad is the first name of a field whose value is not good, "" for none.
func bad[T any](fields map[string]T, good func(T) bool) string {
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		if !good(fields[name]) {
			return name
		}
	}
	return ""
}

// printable refuses what no card could have, by the field that check names, with the bounds it broke.
func (p *Printed) printable() error {
	field := p.check()
	switch field {
	case "":
		return nil
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

func goodList(list []string) bool { return len(list) <= maxList && allOf(list, goodName) }

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
