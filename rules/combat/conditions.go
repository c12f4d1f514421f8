package combat

// entry is all the games have to say of a condition. To add one is an entry in one of
// the lists below and its name in both languages, table.condition<Name>; its picture
// and its term in the codex have its name, where there are any.
type entry struct {
	name       string     // as journals, scripts and cards write it
	school     string     // whose colour its marker takes; "" for none
	damage     DamageType // who is immune to that cannot get it
	removal    int        // mana to take a marker off; byLevel, or 0 where nobody knows
	escape     int        // least roll that takes a marker off when the activation ends; 0 for none
	ends       bool       // it ends with the activation
	thaws      bool       // one marker comes off with it
	creatures  bool       // no conjuration gets it
	dice       int        // each marker takes so many from an attack of who has it
	flat       bool       // however many markers there are, they take it once
	spells     bool       // from its attack spells, too (reading J)
	restrains  bool       // who has it is Restrained
	helpless   bool       // who has it is Incapacitated (R-108, R-110, R-111; Slam by the codex)
	wound      int        // each marker stands for so much damage on what lives, which nothing heals (codex)
	wild       bool       // only living creatures that are no plants get it (codex)
	inAcademy  bool       // a table of Academy offers it first
	inTheArena bool       // a table of the Arena does
}

// byLevel is the removal cost that is the level of who has the marker.
const byLevel = -1

// The conditions that a rule names, in the order of the list.
const (
	Burn Condition = iota
	Cripple
	Daze
	Rot
	Sleep
	Stagger
	Stun
	Weak
	Taunt
	Corrode
	_ // Stuck
	Tainted
	Bleed
	Freeze
)

// markerList are the conditions that an attack may leave as a marker. Those that no rule
// names lie there, and the law of attacks gives them no further force, but for the die that Freeze takes (codex).
var markerList = [...]entry{
	Burn:    {name: "burn", school: "fire", damage: Flame, removal: 2, inTheArena: true},
	Cripple: {name: "cripple", school: "earth", damage: Poison, removal: 4, escape: 7, creatures: true, restrains: true, inTheArena: true},
	Daze:    {name: "daze", school: "mind", removal: 2, ends: true, creatures: true, inTheArena: true},
	Rot:     {name: "rot", school: "dark", damage: Poison, removal: 2, inTheArena: true},
	Sleep:   {name: "sleep", school: "mind", damage: Psychic, removal: byLevel, helpless: true, inTheArena: true},
	Stagger: {name: "stagger", school: "war", removal: 2, ends: true, dice: 2, spells: true, inAcademy: true},
	Stun:    {name: "stun", school: "air", removal: 4, ends: true, creatures: true, helpless: true, inTheArena: true},
	Weak:    {name: "weak", school: "nature", damage: Poison, removal: 2, dice: 1, inAcademy: true, inTheArena: true},
	Taunt:   {name: "taunt", school: "war", ends: true, inTheArena: true},
	Corrode: {name: "corrode", school: "nature", damage: Acid, removal: 2, inTheArena: true},

	{name: "stuck", school: "earth", removal: 4, inTheArena: true},
	Tainted: {name: "tainted", school: "dark", damage: Poison, removal: 3, wound: 3, inTheArena: true},
	Bleed:   {name: "bleed", school: "war", removal: 2, creatures: true, wild: true},
	Freeze:  {name: "freeze", school: "water", damage: Frost, removal: 2, thaws: true, wound: 2, dice: 1, flat: true},
	{name: "grapple"},
}

// moveList are what an attack does to where its target stands, and leaves no marker the
// law counts. A table has one for Slam all the same.
var moveList = [...]entry{
	{name: "push"},
	{name: "slam", school: "earth", removal: 3, helpless: true, inTheArena: true},
	{name: "snatch"},
}

// otherList are conditions that no attack leaves by itself.
var otherList = [...]entry{
	{name: "restrained", creatures: true, restrains: true},
	{name: "voltaric-shield"},
	{name: "disable"},
	{name: "growth"},
	{name: "ichthellid-larva", damage: Poison, removal: 5},
	{name: "suffocate", removal: 2},
	{name: "taunt-skeelax", damage: Psychic},
	{name: "taunt-thorg", damage: Psychic},
	{name: "zombie"},
}

const (
	markerKinds = Condition(len(markerList)) // so many of them can lie on an object
	afterMoves  = markerKinds + Condition(len(moveList))
	afterAll    = afterMoves + Condition(len(otherList))
)

// The effects on where the target stands, and what holds without a marker of its own.
const (
	Push       = markerKinds
	Slam       = markerKinds + 1
	Snatch     = markerKinds + 2
	Restrained = afterMoves
)

// entry is what the list says of a condition.
func (c Condition) entry() entry {
	switch {
	case c < markerKinds:
		return markerList[c]
	case c < afterMoves:
		return moveList[c-markerKinds]
	}
	return otherList[c-afterMoves]
}
