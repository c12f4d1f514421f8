package magewars

import (
	"strings"

	"quickcast/catalog/deed"
	"quickcast/rules/fighter"
	"quickcast/tracker"
)

// Printed are the values printed on a card or typed in by a person. An event
// carries them, so that a log replays without the catalog. Nobody changes one.
type Printed struct {
	Name       string   `json:"name,omitempty"`
	Card       string   `json:"card,omitempty"`     // id in the catalog
	Printing   string   `json:"printing,omitempty"` // the set these values are from, where other printings have other numbers
	Kind       string   `json:"kind,omitempty" values:"creature conjuration wall equipment enchantment"`
	Level      int      `json:"level,omitempty"`
	Schools    []string `json:"schools,omitempty"`
	Subtypes   []string `json:"subtypes,omitempty"`
	Life       int      `json:"life,omitempty"`
	Armor      int      `json:"armor,omitempty"`
	Channeling int      `json:"channeling,omitempty"`
	Speed      string   `json:"speed,omitempty" values:"quick full"`
	Cost       int      `json:"cost,omitempty"`   // mana to cast
	Reveal     int      `json:"reveal,omitempty"` // mana to reveal
	Upkeep     int      `json:"upkeep,omitempty"` // mana each Upkeep
	CostBy     string   `json:"costBy,omitempty"` // what an X of these depends on, see catalog.Cost
	RevealBy   string   `json:"revealBy,omitempty"`
	UpkeepBy   string   `json:"upkeepBy,omitempty"`
	Free       bool     `json:"free,omitempty"`    // costs no mana to cast, as a Paladin's auras do
	Aims       string   `json:"aims,omitempty"`    // what it can be cast on: "non-mage living creature"
	Trigger    string   `json:"trigger,omitempty"` // what must turn a mandatory enchantment over
	Answer     []string `json:"answer,omitempty"`  // what it does then, see catalog.ParseAnswer
	Slots      []string `json:"slots,omitempty"`
	Places     []string `json:"places,omitempty"` // equipment that goes to one of these slots
	Traits     []string `json:"traits,omitempty"` // "Flying", "Regenerate 2"
	Attacks    []Strike `json:"attacks,omitempty"`
	Heals      int      `json:"heals,omitempty"` // dice an incantation heals its target with
	Defense    *Defense `json:"defense,omitempty"`
	Abilities  []string `json:"abilities,omitempty"` // names of a mage's own powers
	Grants     []string `json:"grants,omitempty"`    // keywords for the object it is attached to
	Takes      []string `json:"takes,omitempty"`     // and keywords it takes from that object
	Only       []string `json:"only,omitempty"`      // classes or schools of mages who may have it
	Legendary  bool     `json:"legendary,omitempty"`
	Unique     bool     `json:"unique,omitempty"`
	Epic       bool     `json:"epic,omitempty"`

	Deeds []deed.Deed `json:"deeds,omitempty"` // what it does at the table, and when
}

// Attack bars, their effects and Defenses as a card has them; an event carries them.
type (
	Strike  = fighter.Strike
	Effect  = fighter.Effect
	Defense = fighter.Defense
)

// same tells whether two are one card: by its id or, in any language, its name.
func (p *Printed) same(other *Printed) bool {
	return p.Card != "" && p.Card == other.Card || strings.EqualFold(p.Name, other.Name)
}

// Bounds on what an event may carry, far above anything printed: they keep a
// malformed event from making a table nobody can use.
const (
	maxNumber = tracker.MaxNumber // mana has no limit of its own
	maxName   = 80
	maxList   = 32
	maxDice   = 99
)

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
	case len(p.Trigger) > maxName:
		return "trigger"
	case !goodAnswer(p.Answer):
		return "answer"
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
	case "name", "card", "printing", "aims", "trigger":
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
