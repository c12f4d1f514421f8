package cli

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/rules/training"
)

// What a question may hold at most: far beyond any table, and small enough to answer.
const (
	mostDice    = dice.MaxDice
	mostPoints  = 10000
	mostMarkers = 100
)

// readCreature reads a creature or conjuration.
func readCreature(in *fields) combat.Creature {
	c := combat.Creature{
		Kind:          oneOf(in, "kind", combat.OfCreature, combat.OfMage, combat.OfConjuration),
		Life:          in.number("life", mostPoints),
		Damage:        in.number("damage", mostPoints),
		Armor:         in.number("armor", mostPoints),
		ArmorModifier: in.between("armor_modifier", -mostPoints, mostPoints),
		Incorporeal:   in.flag("incorporeal"),
		Uncontainable: in.flag("uncontainable"),
		Burnproof:     in.flag("burnproof"),
		Unmovable:     in.flag("unmovable"),
		Flying:        in.flag("flying"),
		FiniteLife:    in.flag("finite_life"),
		Dark:          slices.Contains(readSchools(in), string(training.Dark)),
		Aegis:         in.number("aegis", mostDice),
		Tough:         readTough(in),
		Immunities:    readDamageTypes(in, "immunities"),
		TypeModifiers: readTypeModifiers(in.object("damage_type_modifiers")),
		Restrained:    in.flag("restrained"),
		Markers:       readMarkers(in.object("conditions")),
		Shield:        in.flag("voltaric_shield"),
		Rage:          in.number("rage", mostMarkers),
		RageTokens:    in.number("rage_tokens", mostMarkers),
		Regenerate:    readRegenerate(in),
	}
	if in.has("life") && c.Life == 0 {
		c.Life = combat.NoLifeLeft
	}
	readLiving(in, &c)
	if in.has("defense") {
		c.Defense = readDefense(in.object("defense"))
	}
	if in.has("damage_barrier") {
		c.Barrier = readBarrier(in.object("damage_barrier"))
	}
	in.asked = append(in.asked, "defense", "damage_barrier")
	readAttackerTraits(in, &c)
	return c
}

// readAttackerTraits reads what matters when the creature attacks, and Academy's part.
func readAttackerTraits(in *fields, c *combat.Creature) {
	c.MeleeBonus = in.between("melee_bonus", -mostDice, mostDice)
	c.RangedBonus = in.between("ranged_bonus", -mostDice, mostDice)
	c.Charge = in.number("charge", mostDice)
	c.Moved = in.flag("moved_before_attack")
	c.Bloodthirsty = in.number("bloodthirsty", mostDice)
	c.Rank = oneOf(in, "rank", combat.Major, combat.Minor)
	c.AlreadyMeleed = in.flag("already_melee_attacked_this_round")
	c.AttacksReceived = in.number("attacks_received_this_round", mostPoints)
}

// readLiving reads whether it is Living; left out, creatures are and conjurations are
// not.
func readLiving(in *fields, c *combat.Creature) {
	living := in.flag("living")
	if in.has("living") {
		c.Nonliving, c.LivingObject = !living, living
	}
}

// readTough reads Tough -X, written as X or as -X.
func readTough(in *fields) int {
	tough := in.between("tough", -mostPoints, mostPoints)
	return max(tough, -tough)
}

func readSchools(in *fields) []string {
	schools := in.texts("schools")
	for _, school := range schools {
		if !slices.Contains(training.Schools(), training.School(school)) {
			in.refuse("schools", "unknown value "+quoted(school))
		}
	}
	return schools
}

// readDamageType is the type a text names; "" and "none" name none.
func readDamageType(in *fields, key, text string) combat.DamageType {
	if text == "" || text == "none" {
		return ""
	}
	known := combat.DamageType(strings.ToLower(text))
	if !slices.Contains(combat.DamageTypes(), known) {
		in.refuse(key, "unknown damage type "+quoted(text))
	}
	return known
}

func readDamageTypes(in *fields, key string) []combat.DamageType {
	var types []combat.DamageType
	for _, text := range in.texts(key) {
		types = append(types, readDamageType(in, key, text))
	}
	return types
}

// readTypeModifiers reads {type: x or [x,...]}; several of one type add up.
func readTypeModifiers(in *fields) map[combat.DamageType]int {
	modifiers := map[combat.DamageType]int{}
	for key := range in.values {
		for _, value := range in.list(key) {
			modifiers[readDamageType(in, key, key)] += in.whole(key, value, -mostDice, mostDice)
		}
	}
	return modifiers
}

func readMarkers(in *fields) combat.Markers {
	var markers combat.Markers
	for _, condition := range combat.Conditions() {
		if condition.Marks() {
			markers[condition] = uint16(in.number(condition.String(), mostMarkers))
		}
	}
	in.done()
	return markers
}

func readRegenerate(in *fields) []int {
	var values []int
	for _, value := range in.list("regenerate") {
		values = append(values, in.whole("regenerate", value, 0, mostPoints))
	}
	return values
}

func readDefense(in *fields) *combat.Defense {
	d := &combat.Defense{Min: in.between("min", -mostPoints, mostPoints), Uses: 1}
	switch uses := in.any("uses").(type) {
	case nil:
	case string:
		d.Infinite = uses == "inf"
		if !d.Infinite {
			in.refuse("uses", "unknown value "+quoted(uses)+`; a number or "inf" is known`)
		}
	default:
		d.Uses = in.whole("uses", uses, 0, mostMarkers)
	}
	switch used := in.any("used_this_round").(type) {
	case nil:
	case bool:
		if used {
			d.Used = d.Uses
		}
	default:
		d.Used = in.whole("used_this_round", used, 0, mostMarkers)
	}
	for _, against := range in.texts("not_against") {
		kind := named(in, "not_against", against, []combat.AttackKind{combat.Melee, combat.Ranged})
		d.NotMelee = d.NotMelee || kind == combat.Melee
		d.NotRanged = d.NotRanged || kind == combat.Ranged
	}
	in.done()
	return d
}

func readBarrier(in *fields) *combat.Barrier {
	b := &combat.Barrier{
		Dice:     in.number("dice", mostDice),
		Type:     readDamageType(in, "damage_type", in.text("damage_type")),
		Piercing: in.number("piercing", mostPoints),
		Ethereal: in.flag("ethereal"),
		Effects:  readEffects(in),
	}
	in.done()
	return b
}
