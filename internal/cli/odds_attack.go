package cli

import (
	"fmt"
	"strconv"

	"github.com/quickcast/quickcast/rules/combat"
)

// readRules reads the game; left out it is Arena.
func readRules(in *fields) combat.Rules {
	return combat.Rules{
		Game:     oneOf(in, "game", combat.Arena, combat.Academy),
		Readings: combat.DefaultReadings(),
	}
}

// readAttack reads an attack bar. Left out, the type is melee, and ranged for a spell
//
func readAttack(in *fields) combat.Attack {
	a := combat.Attack{
		Kind:        oneOf(in, "type", combat.Melee, combat.Ranged, combat.Other),
		Dice:        in.number("dice", mostDice),
		Strikes:     1,
		Piercing:    in.number("piercing", mostPoints),
		Ethereal:    in.flag("ethereal"),
		Unavoidable: in.flag("unavoidable"),
		Zone:        in.flag("zone"),
		Spell:       in.flag("spell"),
		Type:        readDamageType(in, "damage_type", in.text("damage_type")),
		Vampiric:    in.flag("vampiric"),
		Effects:     readEffects(in),
	}
	if !in.has("type") && a.Spell {
		a.Kind = combat.Ranged
	}
	if in.has("strikes") {
		a.Strikes = in.between("strikes", 1, 3)
	}
	if in.has("bonus_vs") {
		a.Versus = readBonus(in.object("bonus_vs"))
	}
	in.asked = append(in.asked, "strikes", "bonus_vs")
	in.done()
	return a
}

// readBlow reads the attack bar of an attack that rolls its dice, so that it must say
// how many.
func readBlow(in *fields) combat.Attack {
	a := readAttack(in)
	in.needs("dice")
	return a
}

// against is a kind of target some attacks do better against.
type against string

func (a against) String() string { return string(a) }

func readBonus(in *fields) *combat.Bonus {
	b := &combat.Bonus{Dice: in.between("dice", -mostDice, mostDice)}
	kinds := []against{"nonliving", "dark", "flying", "incorporeal"}
	for _, text := range in.texts("against") {
		switch named(in, "against", text, kinds) {
		case "nonliving":
			b.Nonliving = true
		case "dark":
			b.Dark = true
		case "flying":
			b.Flying = true
		case "incorporeal":
			b.Incorporeal = true
		}
	}
	in.done()
	return b
}

// readEffects reads the table of effects; a missing max means "and above".
func readEffects(in *fields) combat.Table {
	var table combat.Table
	for _, row := range in.objects("effects") {
		line := combat.Row{
			Min: row.between("min", -mostPoints, mostPoints),
			Max: row.between("max", 1, mostPoints),
		}
		if row.has("max") && line.Max < line.Min {
			row.refuse("max", fmt.Sprintf("must be at least the min, %d, not %d", line.Min, line.Max))
		}
		effects, err := combat.ParseEffects(row.text("result"))
		if err != nil {
			row.refuse("result", err.Error())
		}
		line.Effects = effects
		row.done()
		table = append(table, line)
	}
	return table
}

// readPolicy reads when a Defense is used: at the first chance, never, or against
// the strikes with these numbers. It stands in the question; in a defender it is
// understood as well.
func readPolicy(in *fields, defenders ...*fields) combat.Policy {
	var policy combat.Policy
	for _, from := range append([]*fields{in}, defenders...) {
		switch value := from.any("defense_policy").(type) {
		case nil:
		case string:
			policy.Never = value == "never"
			if !policy.Never {
				from.refuse("defense_policy", "unknown value "+quoted(value)+`; "never" or strike numbers are known`)
			}
		default:
			for _, strike := range from.list("defense_policy") {
				policy.Strikes = append(policy.Strikes, from.whole("defense_policy", strike, 1, mostMarkers))
			}
			policy.Never = len(policy.Strikes) == 0
		}
	}
	return policy
}

// readExchange reads what the questions about one attack share, and closes the input.
// How the attack is read depends on whether its dice are rolled.
func readExchange(in *fields, attack func(*fields) combat.Attack) (x combat.Exchange, ready bool) {
	x.Rules = readRules(in)
	attacker, defender := in.object("attacker"), in.object("defender")
	x.Attacker, x.Defender = readCreature(attacker), readCreature(defender)
	x.Attack = attack(in.object("attack"))
	x.Policy = readPolicy(in, defender)
	attacker.done()
	defender.done()
	return x, in.done()
}

// readTargets reads the defenders of an attack on more than one.
func readTargets(in *fields) (targets []combat.Creature, policy combat.Policy) {
	objects := in.objects("defenders")
	policy = readPolicy(in, objects...)
	for _, object := range objects {
		targets = append(targets, readCreature(object))
		object.done()
	}
	return targets, policy
}

// plural says how many there are of how many wanted.
func plural(found, wanted int) string {
	return "there must be " + strconv.Itoa(wanted) + ", found " + strconv.Itoa(found)
}
