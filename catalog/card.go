package catalog

import (
	"cmp"
	"maps"
	"slices"

	"github.com/quickcast/quickcast/rules/training"
)

// CardID is the slug of a card's English name, such as "bear-strength".
type CardID string

// Type is the kind of spell a card is.
type Type string

// The seven types. A wall is a conjuration that screens and filters show apart.
const (
	Creature    Type = "creature"
	Equipment   Type = "equipment"
	Enchantment Type = "enchantment"
	Incantation Type = "incantation"
	Attack      Type = "attack"
	Conjuration Type = "conjuration"
	Wall        Type = "wall"
)

// BookOrder are the types in the order in which a spellbook lists them.
func BookOrder() []Type {
	return []Type{Creature, Enchantment, Incantation, Attack, Equipment, Conjuration, Wall}
}

// Card holds the facts printed on one spell. A card of the catalog is shared:
// nobody may change it or the slices in it.
type Card struct {
	ID       CardID          `json:"id"`
	Name     string          `json:"name"`  // English
	Aliases  []string        `json:"aka"`   // other spellings seen in print
	Codes    []string        `json:"codes"` // printed card codes
	Printed  []Printing      `json:"sets"`
	Games    []training.Game `json:"games"`
	Type     Type            `json:"type"`
	Subtypes []string        `json:"subtypes"`
	Schools  []training.Part `json:"schools"`
	Join     training.Join   `json:"join"`
	Level    int             `json:"level"`

	Cost       Cost          `json:"cost"`   // mana to cast; an enchantment's face-down 2
	Reveal     Cost          `json:"reveal"` // mana to reveal; enchantments only
	Action     Action        `json:"action"`
	Range      Range         `json:"range"`
	Target     string        `json:"target"` // short phrase, English
	Slots      []string      `json:"slots"`  // equipment places: weapon, shield, ring, ...
	SlotJoin   training.Join `json:"slotJoin"`
	Life       int           `json:"life"`
	Armor      int           `json:"armor"`
	NoArmor    bool          `json:"noArmor"` // can never have armor
	Channeling int           `json:"channeling"`
	ChannelX   string        `json:"channelingX"` // "X" where the card decides its own Channeling, else empty
	Defense    *Defense      `json:"defense"`
	Attacks    []Strike      `json:"attacks"`
	Traits     []string      `json:"traits"`   // keywords with their values: "Flying", "Regenerate 2"
	Upkeep     string        `json:"upkeep"`   // "1", "X" or empty
	UpkeepBy   string        `json:"upkeepBy"` // what an X of the upkeep is reckoned by, as Cost.By says it
	Grants     []string      `json:"grants"`   // keywords given to the Mage or the enchanted object
	GrantsDef  *Defense      `json:"grantsDefense"`
	Takes      []string      `json:"takes"` // keywords it takes from what it is attached to: "Flying", "Melee +X"

	Novice     bool              `json:"novice"`
	Epic       bool              `json:"epic"`
	Legendary  bool              `json:"legendary"`
	Unique     bool              `json:"unique"`
	OnlyClass  []string          `json:"onlyClass"`
	OnlySchool []training.School `json:"onlySchool"`
	Barred     bool              `json:"-"`    // by a house rule
	Free       bool              `json:"free"` // costs no spellpoints: Talos and the Paladin's auras

	Summary    string               `json:"summary"`    // one line in our own words, English; may be empty
	Words      map[string]CardWords `json:"-"`          // what other languages have for name and summary
	Errata     bool                 `json:"errata"`     // a published erratum exists
	Unofficial bool                 `json:"unofficial"` // community material, off until switched on
	Variants   []Variant            `json:"variants"`
	Edition    string               `json:"-"`         // the name of the set these values are from, where other printings have other numbers
	Uncertain  []string             `json:"uncertain"` // fields on which the sources disagree
	Overridden []string             `json:"-"`         // fields the user has set (see Overrides)

	spell training.Spell // what the fields above say to the rules of building
	deeds *deeds         // of the whole catalog, see Deeds
}

// CardWords are the name on a card printed in a language, empty where none is known, and
// its summary, which may be empty.
type CardWords struct {
	Name    string `json:"name"`
	Summary string `json:"summary"`
}

// NameIn gives the card's name in the language ("de"), the English one where
// there is no other.
func (c *Card) NameIn(lang string) string { return cmp.Or(c.Words[lang].Name, c.Name) }

// SummaryIn gives the summary in the language, the English one where there is no other.
func (c *Card) SummaryIn(lang string) string { return cmp.Or(c.Words[lang].Summary, c.Summary) }

// Names are all it is called: in English, in other languages, and otherwise in print.
func (c *Card) Names() []string {
	names := []string{c.Name}
	for _, lang := range slices.Sorted(maps.Keys(c.Words)) {
		if name := c.Words[lang].Name; name != "" {
			names = append(names, name)
		}
	}
	return append(names, c.Aliases...)
}

// Printing is one set a card came in. Copies is 0 where it is not known.
type Printing struct {
	Set    SetID
	Copies int
}

// Action is how long a spell or attack takes.
type Action string

// Quick and full actions.
const (
	Quick Action = "quick"
	Full  Action = "full"
)

// Cost is an amount of mana. Where the card prints X, Variable holds "X" or
// "2X", Formula says in own words what X is, and Mana is 0. The data file has a number
// or an object with x, is, by and least.
//
// By is the same for a table that reckons it: terms added up, each a number, or
// "level", "cost", "reveal", "attached" (the costs of what is attached) of the
// target, "2*level", or "level:4,5,6" for the prices of level 1, 2, 3 and above;
// "worn" in front says that it is equipment of the target that counts. Empty
// where X is for the player to say.
type Cost struct {
	Mana     int    `json:"-"`
	Variable string `json:"x"`
	Formula  string `json:"is"`
	By       string `json:"by"`
	Least    int    `json:"least"` // of an X that is for the player to say; 0 where no card says
}

// Range counts zones, nearest and farthest. Academy ignores it.
type Range struct{ Min, Max int }

// Defense avoids an attack on a d12 of Min or more. Uses is the
// number a round, 0 for infinite. Not lists attack kinds it cannot avoid.
type Defense struct {
	Min        int
	Uses       int
	Not        []string
	Unhindered bool           // no condition lowers its roll or keeps it from being used
	Cost       map[string]int // what each use costs: "mana", "ki" or "glyph", how much of it
	Lasts      int            // so often it avoids an attack, then what gives it is destroyed; 0: for good
	Answers    bool           // after it avoided a melee attack the bars of its card may counterstrike
}

// Strike is one attack bar. Dice is 0 and Variable "X" where the card decides: then
// DiceBy says what X is reckoned by, as Cost.By does, of the attacker, or with "target"
// in front of the target; empty where X is for the player to say.
type Strike struct {
	Name       string   `json:"name"`
	Action     Action   `json:"action"`
	Kind       string   `json:"kind"` // melee, ranged, zone, barrier, passage, special, ability
	Range      Range    `json:"range"`
	Dice       int      `json:"dice"`
	Variable   string   `json:"diceX"`
	DiceBy     string   `json:"diceBy"`
	DamageType string   `json:"damage"` // Flame, Lightning, ...; empty for none
	Effects    []Effect `json:"effects"`
	Traits     []string `json:"traits"`
	ManaCost   int      `json:"mana"`
	ManaX      string   `json:"manaX"`   // "X" where the mana is the player's choice or the card says
	Heal       bool     `json:"heal"`    // dice heal instead of harming
	Targets    int      `json:"targets"` // so many objects it may go against, one after the other; 0: one, or two where it is Sweeping
	Jumps      bool     `json:"jumps"`   // from each object it damaged to another, a die and 1 of the effect roll weaker
	TimesBy    string   `json:"timesBy"` // how often a wall attacks what crosses it, reckoned from that as Cost.By says; empty: once
	EffectX    bool     `json:"effectX"` // what X is is added to the effect roll too
	Lifts      string   `json:"lifts"`   // markers of this condition come off the target before it is attacked
	Note       string   `json:"note"`
}

// Effect is one row of an attack's d12 table. Max 0 means "and above".
type Effect struct {
	Min, Max int
	Result   string // "Daze", "2 Burn", "Push & Daze"
}

// Variant is a printing that differs: Fields names what, in the words of the
// data file, and As is the whole card as that printing has it. As has no
// variants of its own.
type Variant struct {
	Set    SetID    `json:"set"`
	Fields []string `json:"fields"`
	As     *Card    `json:"-"`
}
