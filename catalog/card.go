package catalog

import "github.com/quickcast/quickcast/rules/training"

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
	ID       CardID
	Name     string   // English
	NameDE   string   // German, empty where no German printing is known
	Aliases  []string // other spellings seen in print
	Codes    []string // printed card codes
	Printed  []Printing
	Games    []training.Game
	Type     Type
	Subtypes []string
	Schools  []training.Part
	Join     training.Join
	Level    int

	Cost       Cost // mana to cast; an enchantment's face-down 2
	Reveal     Cost // mana to reveal; enchantments only
	Action     Action
	Range      Range
	Target     string   // short phrase, English
	Slots      []string // equipment places: weapon, shield, ring, ...
	SlotJoin   training.Join
	Life       int
	Armor      int
	NoArmor    bool // can never have armor
	Channeling int
	ChannelX   string // "X" where the card decides its own Channeling, else empty
	Defense    *Defense
	Attacks    []Strike
	Traits     []string // keywords with their values: "Flying", "Regenerate 2"
	Upkeep     string   // "1", "X" or empty
	UpkeepBy   string   // what an X of the upkeep is reckoned by, as Cost.By says it
	Grants     []string // keywords given to the Mage or the enchanted object
	GrantsDef  *Defense
	Takes      []string // keywords it takes from what it is attached to: "Flying", "Melee +X"

	Novice, Epic, Legendary, Unique bool
	OnlyClass                       []string
	OnlySchool                      []training.School
	Barred                          bool // by a house rule
	Free                            bool // costs no spellpoints: Talos and the Paladin's auras

	Summary    string // one line in our own words, English; may be empty
	SummaryDE  string // the same in German; may be empty
	Errata     bool   // a published erratum exists
	Unofficial bool   // community material, off until switched on
	Variants   []Variant
	Edition    string   // the name of the set these values are from, where other printings have other numbers
	Uncertain  []string // fields on which the sources disagree
	Overridden []string // fields the user has set (see Overrides)

	spell training.Spell // what the fields above say to the rules of building
	deeds *deeds         // of the whole catalog, see Deeds
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
// "2X", Formula says in own words what X is, and Mana is 0.
//
// By is the same for a table that reckons it: terms added up, each a number, or
// "level", "cost", "reveal", "attached" (the costs of what is attached) of the
// target, "2*level", or "level:4,5,6" for the prices of level 1, 2, 3 and above;
// "worn" in front says that it is equipment of the target that counts. Empty
// where X is for the player to say.
type Cost struct {
	Mana     int
	Variable string
	Formula  string
	By       string
	Least    int // of an X that is for the player to say; 0 where no card says
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
	Name       string
	Action     Action
	Kind       string // melee, ranged, zone, barrier, passage, special, ability
	Range      Range
	Dice       int
	Variable   string
	DiceBy     string
	DamageType string // Flame, Lightning, ...; empty for none
	Effects    []Effect
	Traits     []string
	ManaCost   int
	ManaX      string // "X" where the mana is the player's choice or the card says
	Heal       bool   // dice heal instead of harming
	Targets    int    // so many objects it may go against, one after the other; 0: one, or two where it is Sweeping
	Jumps      bool   // from each object it damaged to another, a die and 1 of the effect roll weaker
	TimesBy    string // how often a wall attacks what crosses it, reckoned from that as Cost.By says; empty: once
	EffectX    bool   // what X is is added to the effect roll too
	Lifts      string // markers of this condition come off the target before it is attacked
	Note       string
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
	Set    SetID
	Fields []string
	As     *Card
}
