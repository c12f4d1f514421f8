// Package keyword reads what cards print of traits: "Flying", "Regenerate 2", "Melee +1".
// It is the one place that takes a keyword and its value apart.
package keyword

import (
	"slices"
	"strconv"
	"strings"
)

// Keyword is the name of a trait of an object or an attack as cards print it, without
// its value. Case does not count.
type Keyword string

// The keywords that a rule asks for; all others lie on a table without force.
const (
	Aegis          Keyword = "Aegis"
	Amphibious     Keyword = "Amphibious"
	Armor          Keyword = "Armor"
	Bloodthirsty   Keyword = "Bloodthirsty"
	Burnproof      Keyword = "Burnproof"
	Channeling     Keyword = "Channeling"
	Charge         Keyword = "Charge"
	Climbing       Keyword = "Climbing"
	Counterstrike  Keyword = "Counterstrike"
	CriticalDamage Keyword = "Critical Damage"
	Dissipate      Keyword = "Dissipate"
	Doublestrike   Keyword = "Doublestrike"
	Elusive        Keyword = "Elusive"
	Ethereal       Keyword = "Ethereal"
	Familiar       Keyword = "Familiar"
	Fast           Keyword = "Fast"
	FiniteLife     Keyword = "Finite Life"
	Flame          Keyword = "Flame"
	Flying         Keyword = "Flying"
	Incapacitated  Keyword = "Incapacitated"
	Incorporeal    Keyword = "Incorporeal"
	Indestructible Keyword = "Indestructible"
	Ki             Keyword = "Ki"
	Life           Keyword = "Life"
	Living         Keyword = "Living"
	Lifebond       Keyword = "Lifebond"
	Magebind       Keyword = "Magebind"
	Magecast       Keyword = "Magecast"
	ManaDrain      Keyword = "Mana Drain"
	ManaTransfer   Keyword = "Mana Transfer"
	Melee          Keyword = "Melee"
	MeleePiercing  Keyword = "Melee Piercing"
	NoDamage       Keyword = "No Damage"
	Nonliving      Keyword = "Nonliving"
	PassageBlocked Keyword = "Passage Blocked"
	Pest           Keyword = "Pest"
	Piercing       Keyword = "Piercing"
	Rage           Keyword = "Rage"
	Ranged         Keyword = "Ranged"
	RangedPiercing Keyword = "Ranged Piercing"
	Reach          Keyword = "Reach"
	Melting        Keyword = "Melting"
	Regenerate     Keyword = "Regenerate"
	Resilient      Keyword = "Resilient"
	Restrained     Keyword = "Restrained"
	Slow           Keyword = "Slow"
	Spawnpoint     Keyword = "Spawnpoint"
	Spellbind      Keyword = "Spellbind"
	Sweeping       Keyword = "Sweeping"
	Tough          Keyword = "Tough"
	Triplestrike   Keyword = "Triplestrike"
	Unavoidable    Keyword = "Unavoidable"
	Uncontainable  Keyword = "Uncontainable"
	Unmovable      Keyword = "Unmovable"
	Upkeep         Keyword = "Upkeep"
	Vampiric       Keyword = "Vampiric"
	ZoneExclusive  Keyword = "Zone Exclusive"
)

// Immunity is the keyword of what a damage type does not touch.
func Immunity(damage string) Keyword { return Keyword(damage + " immunity") }

// With is the keyword with a bonus as cards print it: "Melee +1".
func (k Keyword) With(bonus int) string {
	sign := ""
	if bonus >= 0 {
		sign = "+"
	}
	return string(k) + " " + sign + strconv.Itoa(bonus)
}

// List are keywords with their values.
type List []string

// Has tells whether a keyword is among them, with whatever value.
func (l List) Has(k Keyword) bool {
	for _, printed := range l {
		if _, is := k.cut(printed); is {
			return true
		}
	}
	return false
}

// Highest is the value of a keyword that has no sign: of "Regenerate 2" and "Regenerate
// 3" the highest counts (A-28, R-81); 0 where it is not there.
func (l List) Highest(k Keyword) int {
	highest := 0
	for _, printed := range l {
		if rest, is := k.cut(printed); is {
			if n, err := strconv.Atoi(strings.TrimSpace(rest)); err == nil {
				highest = max(highest, n)
			}
		}
	}
	return highest
}

// Sum is the value of a keyword with a sign: "Melee +1" and "Melee +2" are 3.
func (l List) Sum(k Keyword) int {
	sum := 0
	for _, printed := range l {
		rest, is := k.cut(printed)
		rest = strings.TrimSpace(rest)
		if !is || rest == "" || rest[0] != '+' && rest[0] != '-' {
			continue
		}
		if n, err := strconv.Atoi(rest); err == nil && n > -100 && n < 100 {
			sum += n
		}
	}
	return sum
}

// Without gives the list without what such a keyword takes away: "Flying" and
// "Regenerate" with any value, "Melee +X" every bonus.
func (l List) Without(k Keyword) List {
	return slices.DeleteFunc(slices.Clone(l), k.names)
}

// names tells whether a keyword that is taken away is this printed one.
func (k Keyword) names(printed string) bool {
	if bonus, ok := strings.CutSuffix(string(k), "+X"); ok {
		return len(printed) > len(bonus) && strings.EqualFold(printed[:len(bonus)+1], bonus+"+")
	}
	_, is := Keyword(strings.TrimSuffix(string(k), " X")).cut(printed)
	return is
}

// cut takes the keyword off the front of a printed one.
func (k Keyword) cut(printed string) (rest string, is bool) {
	if len(printed) < len(k) || !strings.EqualFold(printed[:len(k)], string(k)) {
		return "", false
	}
	rest = printed[len(k):]
	return rest, rest == "" || rest[0] == ' '
}
