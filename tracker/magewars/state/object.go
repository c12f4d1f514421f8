package state

import (
	"math"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// HasUsed tells whether a marker of an object is turned to its used side.
func (o *Object) HasUsed(marker string) bool { return slices.Contains(o.Used, marker) }

// Use turns a marker of the object to its used side until the next Reset.
func (o *Object) Use(marker string) {
	if !o.HasUsed(marker) {
		o.Used = append(slices.Clip(o.Used), marker)
	}
}

// UpkeepCost is the printed upkeep and all Upkeep +X that came to it.
func (o *Object) UpkeepCost() int {
	if o.Printed.Upkeep > 0 {
		return o.Printed.Upkeep + keyword.List(o.Gained).Sum(keyword.Upkeep)
	}
	return o.Sum(keyword.Upkeep)
}

// Attackable tells whether the object is a defender at all: a creature, a
// conjuration or a wall that damage can destroy.
func (o *Object) Attackable() bool {
	switch o.Printed.Kind {
	case KindMage, KindCreature:
		return !o.FaceDown
	case KindConjuration, KindWall:
		return !o.FaceDown && o.Life > 0 && !o.Has(keyword.Indestructible)
	}
	return false
}

// Fast and slow cancel each other out.
func (o *Object) Fast() bool { return o.Has(keyword.Fast) && !o.Has(keyword.Slow) }

// Slow tells whether the object moves slowly, and nothing makes it fast.
func (o *Object) Slow() bool { return o.Has(keyword.Slow) && !o.Has(keyword.Fast) }

// Blocks tells whether a wall keeps a creature from crossing it: all but those that
// climb or fly.
func (o *Object) Blocks(creature *Object) bool {
	return o.Has(keyword.PassageBlocked) && !creature.Has(keyword.Climbing) && !creature.Flies()
}

// MaxLife is the life that counts: its own and Life +X. An object without life
// has none to raise.
func (o *Object) MaxLife() int {
	if o.Life == 0 {
		return 0
	}
	more := keyword.List(o.Gained).Sum(keyword.Life) + keyword.List(o.Given).Sum(keyword.Life) + keyword.List(o.Brief).Sum(keyword.Life)
	return max(0, o.Life+more)
}

// ArmorNow is the armor that counts: its own, Armor +X of all kinds, and one
// less for each Corrode marker; never below 0, and none on Incorporeal objects
//
func (o *Object) ArmorNow() int {
	if o.Has(keyword.Incorporeal) {
		return 0
	}
	return max(0, o.Armor+o.armorMore())
}

// Fallen tells whether damage, with what markers stand for, has reached life. An object
// without life cannot fall.
func (o *Object) Fallen() bool {
	return (o.Life > 0 || o.IsMage()) && o.Damage+o.wounds() >= o.MaxLife()
}

// Major tells whether a creature counts as major: a level of 3 or more, so
// every mage.
func (o *Object) Major() bool { return fighter.Major(o.kind(), o.Printed.Level) }

// kind is what sort of object it is in an attack.
func (o *Object) kind() combat.Kind {
	switch {
	case o.IsMage():
		return combat.OfMage
	case o.IsCreature():
		return combat.OfCreature
	}
	return combat.OfConjuration
}

// Winner is the only side with a mage left, by its first seat; 0 while several
// sides are left or none is. It is said, never forced.
func (s *State) Winner() tracker.Seat {
	var first tracker.Seat
	for _, p := range s.Players {
		if p.Gone || s.Mage(p.Seat).Fallen() {
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

// HostName names what an object is attached to.
func (s *State) HostName(o *Object) any {
	if host, ok := s.Object(o.Host); ok {
		return s.NameOf(host)
	}
	return tracker.Word("table.zone")
}

// Binds tells whether a spell can be bound to the object.
func (o *Object) Binds() bool { return o.Has(keyword.Spellbind) }

// Casts tells of a familiar or a spawnpoint: it casts, and pays with its own mana first.
func (o *Object) Casts() bool {
	return !o.IsMage() && (o.Has(keyword.Spawnpoint) || o.Has(keyword.Familiar))
}

// IsPet is 1 for a Pet, else 0: the die it has in its mage's zone.
func (o *Object) IsPet() int { return min(1, o.Tokens[Pet.Marker()]) }

// Able tells whether a mage has a power.
func (o *Object) Able(p Power) bool { return Listed(o.Printed.Abilities, string(p)) }

// Defends is the Defense that is printed on an object, as the law of attacks sees it,
// for itself or for what it lies on.
func (o *Object) Defends() *combat.Defense { return o.Printed.Defense.Law(o.Defended) }

// Shields tells whether a mage has the power of the Voltaric Shield and mana
// for it.
func (o *Object) Shields() int {
	if slices.Contains(o.Printed.Abilities, "Voltaric Shield") && o.Mana >= ShieldCost && o.Conditions[VoltaricShield] == 0 {
		return ShieldCost
	}
	return 0
}

// Upon lists what lies open on an object: equipment and revealed enchantments.
func (s *State) Upon(o *Object) []*Object {
	return pick.Where(s.Objects, func(on *Object) bool {
		return on.Host == o.ID && !on.FaceDown && (on.Printed.Kind == KindEquipment || on.Printed.Kind == KindEnchantment)
	})
}

// Body is an object as the law of attacks sees it, with the damage barrier that
// something on it may give it: only the first one counts.
func (s *State) Body(o *Object) combat.Creature {
	c := o.Fighter()
	for _, on := range s.Upon(o) {
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

// Tracks lists them in the order they are shown.
func Tracks() []string {
	return []string{LifeTrack, DamageTrack, ManaTrack, ChannelingTrack, ArmorTrack}
}

// Track gives the place of a number; nil for a track there is not.
func (o *Object) Track(name string) *int {
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

// ShownTrack is a track as the table shows it: with all that changes it now.
func (o *Object) ShownTrack(name string) int {
	switch name {
	case LifeTrack:
		return o.MaxLife()
	case ArmorTrack:
		return o.ArmorNow()
	case ChannelingTrack:
		return o.Channels()
	}
	return *o.Track(name)
}

// Rage is the token of Rage.
const Rage = "rage"

// Fighter is an object as the law of attacks sees it: its body, and what has happened
// to it.
func (o *Object) Fighter() combat.Creature {
	c := fighter.Body{
		Kind: o.kind(), Level: o.Printed.Level, Life: o.MaxLife(), Armor: o.Armor, Schools: o.Printed.Schools, Subtypes: o.Printed.Subtypes,
		Keywords: o.KeywordList(), Attacks: o.Printed.Attacks, Defense: o.Printed.Defense,
	}.Creature()
	if n := o.wounds(); n > 0 && c.Life > 0 {
		c.Life = max(1, c.Life-n)
	}
	c.Damage, c.RageTokens, c.AlreadyMeleed, c.AttacksReceived = o.Damage, o.Tokens[Rage], o.Meleed, o.Received
	c.ArmorModifier = o.armorMore()
	c.Restrained = c.Restrained || o.Marked(combat.Restrained) > 0
	c.Shield = o.Conditions[VoltaricShield] > 0
	for _, condition := range combat.Conditions() {
		if condition.Marks() {
			c.Markers[condition] = uint16(min(o.Marked(condition), math.MaxUint16))
		}
	}
	if o.Incapacitated() && c.Markers[combat.Stun] == 0 && c.Markers[combat.Sleep] == 0 {
		c.Markers[combat.Stun] = 1
	}
	c.Defense = o.Defends()
	return c
}

// Aimed is the object as the target of a bonus against some.
func (o *Object) Aimed() *fighter.Target {
	return &fighter.Target{
		Subtypes: o.Printed.Subtypes, Creature: o.IsCreature(),
		Corporeal: (o.Printed.Kind == KindConjuration || o.Printed.Kind == KindWall) && !o.Has(keyword.Incorporeal),
	}
}

// Suffers counts the markers of a condition that do something: none of what could not get any, as the odds have it,
// too (reading R).
func (o *Object) Suffers(c combat.Condition) int {
	if body := o.Fighter(); !body.CanGet(c) {
		return 0
	}
	return o.Marked(c)
}
