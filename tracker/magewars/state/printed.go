package state

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/tracker"
)

// Means tells whether a filter of spells means a card, wherever that is and whose it is.
func (p *Printed) Means(f deed.Filter) bool {
	f.Where, f.Side = "", ""
	return f.Fits(p.Thing())
}

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
	Cost       int      `json:"cost,omitempty"`      // mana to cast
	Reveal     int      `json:"reveal,omitempty"`    // mana to reveal
	Upkeep     int      `json:"upkeep,omitempty"`    // mana each Upkeep
	CostLeast  int      `json:"costLeast,omitempty"` // of an X that the player says
	CostBy     string   `json:"costBy,omitempty"`    // what an X of these depends on, see catalog.Cost
	RevealBy   string   `json:"revealBy,omitempty"`
	UpkeepBy   string   `json:"upkeepBy,omitempty"`
	Free       bool     `json:"free,omitempty"` // costs no mana to cast, as a Paladin's auras do
	Aims       string   `json:"aims,omitempty"` // what it can be cast on: "non-mage living creature"
	Slots      []string `json:"slots,omitempty"`
	Places     []string `json:"places,omitempty"` // equipment that goes to one of these slots
	Traits     []string `json:"traits,omitempty"` // "Flying", "Regenerate 2"
	Attacks    []Strike `json:"attacks,omitempty"`
	Heals      int      `json:"heals,omitempty"` // of older logs: dice an incantation heals its target with; its deeds say that
	Defense    *Defense `json:"defense,omitempty"`
	Abilities  []string `json:"abilities,omitempty"` // names of a mage's own powers
	Grants     []string `json:"grants,omitempty"`    // keywords for the object it is attached to
	Takes      []string `json:"takes,omitempty"`     // and keywords it takes from that object
	Only       []string `json:"only,omitempty"`      // classes or schools of mages who may have it
	Legendary  bool     `json:"legendary,omitempty"`
	Unique     bool     `json:"unique,omitempty"`
	Epic       bool     `json:"epic,omitempty"`

	// Of a card that lies face down at a table on several devices: the commitment to what it is, which nobody else
	// knows. Nothing else stands beside it but what is open all the same, how it was cast and for what.
	Sealed string `json:"sealed,omitempty"`

	Deeds []deed.Deed `json:"deeds,omitempty"` // what it does at the table, and when
}

// Attack bars, their effects and Defenses as a card has them; an event carries them.
type (
	Strike       = fighter.Strike
	StrikeEffect = fighter.Effect
	Defense      = fighter.Defense
)

// Same tells whether two are one card: by its id or, in any language, its name. Nobody knows that of one that
// is sealed.
func (p *Printed) Same(other *Printed) bool {
	return p.Card != "" && p.Card == other.Card || p.Name != "" && strings.EqualFold(p.Name, other.Name)
}

// Title is how the log calls a card: one that is sealed nobody can name.
func (p *Printed) Title() any {
	if p.Sealed != "" {
		return tracker.Word("table.hiddenEnchantment")
	}
	return p.Name
}

// Hidden is all that is open of a card that lies face down: how it is cast, and for what.
func (p *Printed) Hidden() Printed {
	return Printed{Kind: KindEnchantment, Cost: p.Cost, Free: p.Free, Speed: p.Speed, Sealed: p.Sealed}
}

// Bounds on what an event may carry, far above anything printed: they keep a
// malformed event from making a table nobody can use.
const (
	MaxNumber = tracker.MaxNumber // mana has no limit of its own
	MaxName   = 80
	MaxList   = 32
	MaxDice   = 99
)

// MakesAttack tells whether a spell makes an attack when it resolves: an attack spell does,
// and of others what its target decides the dice of.
func (p *Printed) MakesAttack() bool {
	return len(p.Attacks) > 0 && (p.Kind == KindAttack || strings.HasPrefix(p.Attacks[0].DiceBy, TargetPrice))
}

// OnlyHeals tells whether a spell does nothing but heal what it is cast on.
func (p *Printed) OnlyHeals() bool {
	for _, it := range p.Deeds {
		for _, s := range it.Do {
			if it.At == deed.Cast && (s.Do != deed.Heal || s.On == nil || s.On.Role != deed.Target) {
				return false
			}
		}
	}
	return p.Kind == KindIncantation && (len(p.Deeds) > 0 || p.Heals > 0)
}

// LeavesNothing tells whether a spell of a kind is no object after it was cast.
func LeavesNothing(kind string) bool { return kind == KindIncantation || kind == KindAttack }

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
	return pick.Either(cost.Variable != "" && cost.By == "", fighter.ByPlayer, cost.By)
}

// only names the classes and schools of which a mage needs one to have the card
//
func only(c *catalog.Card) []string {
	return append(slices.Clone(c.OnlyClass), pick.Each(c.OnlySchool, func(school training.School) string { return string(school) })...)
}
