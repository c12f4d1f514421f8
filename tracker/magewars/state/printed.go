package state

import (
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/fighter"
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

	Deeds []deed.Deed `json:"deeds,omitempty"` // what it does at the table, and when
}

// Attack bars, their effects and Defenses as a card has them; an event carries them.
type (
	Strike       = fighter.Strike
	StrikeEffect = fighter.Effect
	Defense      = fighter.Defense
)

// Same tells whether two are one card: by its id or, in any language, its name.
func (p *Printed) Same(other *Printed) bool {
	return p.Card != "" && p.Card == other.Card || strings.EqualFold(p.Name, other.Name)
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
