package deed

// Role is somebody's part in a deed.
type Role string

// The roles. The target is the other party of the moment or the target of the spell.
const (
	Self     Role = "self"
	Host     Role = "host"
	Target   Role = "target"
	Attacker Role = "attacker"
	You      Role = "you"     // the mage of who controls the card
	Foe      Role = "foe"     // an opposing mage
	All      Role = "all"     // everybody
	Any      Role = "any"     // whose moment it is does not matter
	Chooser  Role = "chooser" // who chooses between the ways
)

// roles lists them all.
func roles() []Role { return []Role{Self, Host, Target, Attacker, You, Foe, All, Any, Chooser} }

// Party is whom a moment or a step concerns: somebody's role, or all that a filter
// lets through; where the filter has a Count, so many of them that are chosen.
type Party struct {
	Role Role // "" for a filter
	Filter
}

// Filter says what objects or spells are meant; what is left out does not restrict.
type Filter struct {
	Kind     string   `json:"kind,omitempty"` // creature, mage, conjuration, ..., joined by |; "object" is any
	Side     string   `json:"side,omitempty"` // own, foe or any
	Name     string   `json:"name,omitempty"`
	Subtypes []string `json:"subtypes,omitempty"` // one of these
	Schools  []string `json:"schools,omitempty"`  // one of these
	Traits   []string `json:"traits,omitempty"`   // one of these
	Any      []string `json:"any,omitempty"`      // a subtype, school or trait of these
	Without  []string `json:"without,omitempty"`  // none of these, subtype, school or trait
	Slots    []string `json:"slots,omitempty"`    // equipment in one of these places
	Living   *bool    `json:"living,omitempty"`
	Level    string   `json:"level,omitempty"`  // "<=2", ">=3" or "=1"
	Speed    string   `json:"speed,omitempty"`  // quick or full, of a spell
	Marked   string   `json:"marked,omitempty"` // it carries this condition or token
	Unmarked string   `json:"unmarked,omitempty"`
	Prey     *bool    `json:"prey,omitempty"`  // the card itself grapples it
	Bears    *Filter  `json:"bears,omitempty"` // something of this lies open on it
	Other    bool     `json:"other,omitempty"` // not the card itself nor what it is attached to
	Where    string   `json:"where,omitempty"` // zone, adjacent, range, arena, host, book or, of what is counted, discard
	Count    Amount   `json:"count,omitzero"`
}

// ByPlace tells whether the filter asks where things stand.
func (f *Filter) ByPlace() bool {
	return f.Where == "zone" || f.Where == "adjacent" || f.Where == "range"
}

// Given is what must hold for a deed. What the table can see stands in fields; the
// rest is for the players to answer.
type Given struct {
	Ask        Text    `json:"ask,omitzero"`
	Attack     *Blow   `json:"attack,omitempty"`     // of the attack at hand
	Is         []Is    `json:"is,omitempty"`         // of objects that have a part in it
	Count      *Filter `json:"count,omitempty"`      // so many of these are in play
	Spell      *Filter `json:"spell,omitempty"`      // of the spell at hand
	None       *Filter `json:"none,omitempty"`       // none of these is in play besides the target, or not so many
	Felled     bool    `json:"felled,omitempty"`     // a living creature of an enemy has died this round
	By         *Filter `json:"by,omitempty"`         // who has destroyed it, the card or the attacker
	Walks      bool    `json:"walks,omitempty"`      // it moves by an action of its own
	Fewest     bool    `json:"fewest,omitempty"`     // the mage controls the fewest creatures
	Initiative bool    `json:"initiative,omitempty"` // the mage has the initiative
	Rolled     bool    `json:"rolled,omitempty"`     // the attack has shown its dice, which do not count yet
	During     string  `json:"during,omitempty"`     // action: somebody is acting; no-attack: no attack is going on; around: right before or after an activation of its side, as quickcasts are; upkeep, deployment: the phase
}

// Blow is what an attack must be.
type Blow struct {
	Kind      string `json:"kind,omitempty"`      // melee, ranged, zone, special, joined by |
	Type      string `json:"type,omitempty"`      // damage types, joined by |
	Not       string `json:"not,omitempty"`       // and no damage type of these
	Bar       string `json:"bar,omitempty"`       // the attack bar's name
	Action    string `json:"action,omitempty"`    // quick or full
	Lands     bool   `json:"lands,omitempty"`     // a strike of it was not avoided and did not miss
	Spell     *bool  `json:"spell,omitempty"`     // an attack spell
	Counter   *bool  `json:"counter,omitempty"`   // a counterstrike
	Avoidable *bool  `json:"avoidable,omitempty"` // a Defense can avoid it
	First     bool   `json:"first,omitempty"`     // the attacker's first melee attack of the round
	Dealt     int    `json:"dealt,omitempty"`     // it dealt as much damage
	Critical  bool   `json:"critical,omitempty"`  // its dice showed critical damage
}

// Is is how an object must be.
type Is struct {
	Who Role `json:"who"`
	Not bool `json:"not,omitempty"` // all of the rest does not hold
	Filter
	Gone      bool    `json:"gone,omitempty"`      // it is not there any more
	HurtBy    *Filter `json:"hurtBy,omitempty"`    // an attack of something of this has damaged it this round
	Above     Role    `json:"above,omitempty"`     // of a higher level than
	Condition string  `json:"condition,omitempty"` // markers of it, or
	Token     string  `json:"token,omitempty"`     // tokens of it: at least and at most so many
	Least     int     `json:"least,omitempty"`
	Most      *int    `json:"most,omitempty"`
	Mana      int     `json:"mana,omitempty"`      // at least so much on it
	Strongest bool    `json:"strongest,omitempty"` // no creature of its side costs more mana
	Harmed    bool    `json:"harmed,omitempty"`    // it has damaged something of the card's side this round
	Damaged   *bool   `json:"damaged,omitempty"`
	Guards    *bool   `json:"guards,omitempty"`
	Active    *bool   `json:"active,omitempty"`
	Arrived   bool    `json:"arrived,omitempty"` // it has just come
	Lit       bool    `json:"lit,omitempty"`     // a light attack of the card's mage has damaged it this round
	Hidden    *bool   `json:"hidden,omitempty"`
}
