package state

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
)

// KeywordList are all keywords an object has now: its own, without what does not count
// as it stands: Flying of what is held, Restrained of what cannot be held.
func (o *Object) KeywordList() keyword.List {
	list := o.keywords()
	if list.Has(keyword.Flying) && o.grounded() {
		list = list.Without(keyword.Flying)
	}
	if list.Has(keyword.Restrained) && !o.Containable() {
		list = list.Without(keyword.Restrained)
	}
	return list
}

// keywords are those printed on an object, those that revealed enchantments and
// equipment on it grant, those the table or an ability gave it, and those it has until
// the round ends; without those that any of these takes from it.
func (o *Object) keywords() keyword.List {
	if len(o.Gained)+len(o.Given)+len(o.Brief)+len(o.Passing) == 0 {
		return o.Printed.Traits
	}
	var kept keyword.List
	var gone []keyword.Keyword
	for _, trait := range slices.Concat(o.Printed.Traits, o.Gained, o.Given, o.Brief, o.passing()) {
		rest, guarding := strings.CutPrefix(trait, whileGuarding)
		name, taken := strings.CutPrefix(rest, Taken)
		switch {
		case guarding && !o.Guard:
		case taken:
			gone = append(gone, keyword.Keyword(name))
		default:
			kept = append(kept, rest)
		}
	}
	for _, k := range gone {
		kept = kept.Without(k)
	}
	return kept
}

// Has tells whether the object has a keyword.
func (o *Object) Has(k keyword.Keyword) bool { return o.KeywordList().Has(k) }

// owns tells whether a keyword is among the object's own, which it may have lost.
func (o *Object) owns(k keyword.Keyword) bool { return o.keywords().Has(k) }

// Loses tells whether something takes every bonus of a keyword from the object.
func (o *Object) Loses(k keyword.Keyword) bool {
	return slices.ContainsFunc(slices.Concat(o.Gained, o.Given, o.Brief, o.passing()), func(trait string) bool {
		name, lost := strings.CutPrefix(trait, Taken)
		return lost && strings.EqualFold(strings.TrimSuffix(name, " +X"), string(k))
	})
}

// Highest is the value of a keyword without a sign; sum is that of one with
// a sign.
func (o *Object) Highest(k keyword.Keyword) int { return o.KeywordList().Highest(k) }

// Sum adds up the numbers of a keyword the object has: 3 for Armor +1 and Armor +2.
func (o *Object) Sum(k keyword.Keyword) int { return o.KeywordList().Sum(k) }

// wounds are what markers stand for on what is Living: damage that nothing heals (codex).
func (o *Object) wounds() (n int) {
	for name, markers := range o.Conditions {
		if c, known := combat.ConditionNamed(name); known && c.Wound() > 0 && o.Living() {
			n += c.Wound() * markers
		}
	}
	return n
}

func (o *Object) armorMore() int { return o.Sum(keyword.Armor) - o.Marked(combat.Corrode) }

// Channels is the mana the object channels each round.
func (o *Object) Channels() int {
	own := func(it deed.Deed) bool {
		return it.At == deed.Always && it.Makes(deed.Channel) && it.Do[0].On != nil && it.Do[0].On.Role == deed.Self
	}
	if o.Channeling == 0 && !o.IsMage() && !slices.ContainsFunc(o.Printed.Deeds, own) {
		return 0
	}
	return max(0, o.Channeling+o.Sum(keyword.Channeling))
}

// Poisoned tells whether a poison condition lies on the object.
func (o *Object) Poisoned() bool {
	return slices.ContainsFunc(combat.Conditions(), func(c combat.Condition) bool {
		return c.Marks() && c.Type() == combat.Poison && o.Conditions[c.String()] > 0
	})
}

// passing are the keywords an object has for a while, those of an attack aside.
func (o *Object) passing() []string {
	var list []string
	for _, p := range o.Passing {
		if p.Until != "next-attack" && p.Keyword != "" {
			list = append(list, p.Keyword)
		}
	}
	return list
}

// What can stand before a trait: one that counts only under a guard marker, and one
// that the object has not, whoever gives it.
const (
	whileGuarding = "guarding: "
	Taken         = "no "
)
