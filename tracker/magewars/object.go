package magewars

import (
	"math"
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// maxLife is the life that counts: its own and Life +X. An object without life
// has none to raise.
func (o *Object) maxLife() int {
	if o.Life == 0 {
		return 0
	}
	return max(0, o.Life+o.lifeMore())
}

// armorNow is the armor that counts: its own, Armor +X of all kinds, and one
// less for each Corrode marker; never below 0, and none on Incorporeal objects
//
func (o *Object) armorNow() int {
	if o.has(keyword.Incorporeal) {
		return 0
	}
	return max(0, o.Armor+o.armorMore())
}

// fallen tells whether damage has reached life. An object
// without life cannot fall.
func (o *Object) fallen() bool { return (o.Life > 0 || o.isMage()) && o.Damage >= o.maxLife() }

// major tells whether a creature counts as major: a level of 3 or more, so
// every mage.
func (o *Object) major() bool { return fighter.Major(o.kind(), o.Printed.Level) }

// kind is what sort of object it is in an attack.
func (o *Object) kind() combat.Kind {
	switch {
	case o.isMage():
		return combat.OfMage
	case o.isCreature():
		return combat.OfCreature
	}
	return combat.OfConjuration
}

// winner is the only side with a mage left, by its first seat; 0 while several
// sides are left or none is. It is said, never forced.
func (s *State) winner() tracker.Seat {
	var first tracker.Seat
	for _, p := range s.Players {
		if p.Gone || s.Mage(p.Seat).fallen() {
			continue
		}
		if first != 0 && !s.Allied(first, p.Seat) {
			return 0
		}
		if first == 0 {
			first = p.Seat
		}
	}
	return first
}

// hostName names what an object is attached to.
func (s *State) hostName(o *Object) any {
	if host, ok := s.Object(o.Host); ok {
		return s.nameOf(host)
	}
	return tracker.Word("table.zone")
}

// binds tells whether a spell can be bound to the object.
func (o *Object) binds() bool { return o.has(keyword.Spellbind) }

// casts tells of a familiar or a spawnpoint: it casts, and pays with its own mana first.
func (o *Object) casts() bool {
	return !o.isMage() && (o.has(keyword.Spawnpoint) || o.has(keyword.Familiar))
}

// isPet is 1 for a Pet, else 0: the die it has in its mage's zone.
func (o *Object) isPet() int { return min(1, o.Tokens[pet.marker()]) }

// able tells whether a mage has a power.
func (o *Object) able(p power) bool { return listed(o.Printed.Abilities, string(p)) }

// defends is the Defense that is printed on an object, as the law of attacks sees it,
// for itself or for what it lies on.
func (o *Object) defends() *combat.Defense { return o.Printed.Defense.Law(o.Defended) }

// shields tells whether a mage has the power of the Voltaric Shield and mana
// for it.
func (o *Object) shields() int {
	if slices.Contains(o.Printed.Abilities, "Voltaric Shield") && o.Mana >= shieldCost && o.Conditions[voltaricShield] == 0 {
		return shieldCost
	}
	return 0
}

// upon lists what lies open on an object: equipment and revealed enchantments.
func (s *State) upon(o *Object) []*Object {
	return where(s.Objects, func(on *Object) bool {
		return on.Host == o.ID && !on.FaceDown && (on.Printed.Kind == KindEquipment || on.Printed.Kind == KindEnchantment)
	})
}

// body is an object as the law of attacks sees it, with the damage barrier that
// something on it may give it: only the first one counts.
func (s *State) body(o *Object) combat.Creature {
	c := o.fighter()
	for _, on := range s.upon(o) {
		if c.Barrier == nil {
			c.Barrier = fighter.Barrier(on.Printed.Attacks)
		}
	}
	return c
}

// Tracks of an object. A mage has all of them.
const (
	LifeTrack       = "life"
	DamageTrack     = "damage"
	ManaTrack       = "mana"
	ChannelingTrack = "channeling"
	ArmorTrack      = "armor"
)

// tracks lists them in the order they are shown.
func tracks() []string {
	return []string{LifeTrack, DamageTrack, ManaTrack, ChannelingTrack, ArmorTrack}
}

// track gives the place of a number; nil for a track there is not.
func (o *Object) track(name string) *int {
	switch name {
	case LifeTrack:
		return &o.Life
	case DamageTrack:
		return &o.Damage
	case ManaTrack:
		return &o.Mana
	case ChannelingTrack:
		return &o.Channeling
	case ArmorTrack:
		return &o.Armor
	}
	return nil
}

// shownTrack is a track as the table shows it: with all that changes it now.
func (o *Object) shownTrack(name string) int {
	switch name {
	case LifeTrack:
		return o.maxLife()
	case ArmorTrack:
		return o.armorNow()
	case ChannelingTrack:
		return o.channels()
	}
	return *o.track(name)
}

// rage is the token of Rage.
const rage = "rage"

// fighter is an object as the law of attacks sees it: its body, and what has happened
// to it.
func (o *Object) fighter() combat.Creature {
	c := fighter.Body{
		Kind: o.kind(), Level: o.Printed.Level, Life: o.maxLife(), Armor: o.Armor, Schools: o.Printed.Schools,
		Keywords: o.keywordList(), Attacks: o.Printed.Attacks, Defense: o.Printed.Defense,
	}.Creature()
	c.Damage, c.RageTokens, c.AlreadyMeleed, c.AttacksReceived = o.Damage, o.Tokens[rage], o.Meleed, o.Received
	c.ArmorModifier = o.armorMore()
	c.Restrained = c.Restrained || o.marked(combat.Restrained) > 0
	c.Shield = o.Conditions[voltaricShield] > 0
	for _, condition := range combat.Conditions() {
		if condition.Marks() {
			c.Markers[condition] = uint16(min(o.marked(condition), math.MaxUint16))
		}
	}
	if o.incapacitated() && c.Markers[combat.Stun] == 0 && c.Markers[combat.Sleep] == 0 {
		c.Markers[combat.Stun] = 1
	}
	c.Defense = o.defends()
	return c
}

// aimed is the object as the target of a bonus against some.
func (o *Object) aimed() *fighter.Target {
	return &fighter.Target{
		Subtypes: o.Printed.Subtypes, Creature: o.isCreature(),
		Corporeal: (o.Printed.Kind == KindConjuration || o.Printed.Kind == KindWall) && !o.has(keyword.Incorporeal),
	}
}
