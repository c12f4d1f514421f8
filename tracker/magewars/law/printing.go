package law

import (
	"cmp"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Check names the first field that no card could have, or nothing.
func Check(p *state.Printed) (field string) {
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
		pick.Either(GoodName(p.Name) || p.Sealed != "", "", "name"),
		pick.Either(len(p.Sealed) <= 2*state.MaxName && (p.Sealed == "" || reflect.DeepEqual(*p, p.Hidden())), "", "sealed"),
		bad(numbers, func(n int) bool { return n >= 0 && n <= state.MaxNumber }),
		bad(texts, func(text string) bool { return len(text) <= state.MaxName }),
		bad(lists, GoodList),
		bad(prices, goodPrice),
		pick.Either(len(p.Attacks) <= state.MaxList, "", "attacks"),
		pick.Either(p.Defense == nil || goodDefense(p.Defense), "", "defense"),
		pick.Either(deed.Check(p.Deeds) == nil, "", "deeds"),
	)
	for _, a := range p.Attacks {
		if !goodPrice(strings.TrimPrefix(a.DiceBy, state.TargetPrice)) || !goodPrice(a.TimesBy) || a.Mana < 0 || a.Mana > state.MaxNumber {
			return "attacks"
		}
		if a.Dice < 0 || a.Dice > state.MaxDice || a.Targets < 0 || a.Targets > state.MaxList || len(a.Effects) > state.MaxList || !GoodList(a.Traits) {
			return "attacks"
		}
	}
	return field
}

// bad is the first name of a field whose value is not good, "" for none.
func bad[T any](fields map[string]T, good func(T) bool) string {
	return pick.First(slices.Sorted(maps.Keys(fields)), func(name string) bool { return !good(fields[name]) })
}

// Printable refuses what no card could have, by the field that Check names, with the bounds it broke.
func Printable(p *state.Printed) error {
	field := Check(p)
	switch field {
	case "":
		return nil
	case "level", "life", "armor", "channeling", "cost", "reveal", "upkeep", "defense":
		return state.OutOfBounds.With("Field", field, "Max", state.MaxNumber)
	case "name", "card", "printing", "aims", "sealed":
		return state.BadText.With("Field", field, "Max", state.MaxName)
	case "costBy", "revealBy", "upkeepBy":
		return state.BadPrice.With("Field", field)
	case "attacks":
		return state.BadAttacks.With("Field", field, "Max", state.MaxList, "Dice", state.MaxDice)
	}
	return state.BadList.With("Field", field, "Max", state.MaxList, "Length", state.MaxName)
}

// GoodName tells whether a name can stand on a card: not empty, not too long, on one line.
func GoodName(name string) bool {
	return strings.TrimSpace(name) != "" && len(name) <= state.MaxName && !strings.ContainsAny(name, "\n\r\t")
}

// GoodList tells whether a list of names can stand on a card.
func GoodList(list []string) bool { return len(list) <= state.MaxList && pick.All(list, GoodName) }

// goodPrice tells whether a price can be reckoned.
func goodPrice(by string) bool {
	if by == "" || by == fighter.ByPlayer {
		return true
	}
	_, err := Priced((&state.State{}), by, &state.Object{Printed: &state.Printed{}})
	return err == nil && len(by) <= state.MaxName
}

// goodDefense tells whether a Defense is one that a card could have.
func goodDefense(d *state.Defense) bool {
	for _, n := range append(slices.Collect(maps.Values(d.Cost)), d.Min, d.Uses, d.Lasts) {
		if n < 0 || n > state.MaxNumber {
			return false
		}
	}
	return len(d.Cost) <= state.MaxList
}
