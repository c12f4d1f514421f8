package catalog

import (
	"slices"
	"strings"

	"quickcast/internal/fold"
)

// setTest understands a set by its short name or by words of its name.
func (c *Catalog) setTest(folded string) (func(*Card) bool, QueryFault) {
	var want []SetID
	for _, set := range c.sets {
		if fold.Text(string(set.ID)) == folded {
			want = []SetID{set.ID}
			break
		}
		if strings.Contains(fold.Text(set.Name), folded) {
			want = append(want, set.ID)
		}
	}
	if len(want) == 0 || folded == "" {
		return nil, UnknownValue
	}
	return func(card *Card) bool { return slices.ContainsFunc(want, card.In) }, ""
}

// mageTest understands a mage by id, class or words of the name: the card may
// be in the book of one of those found. Unofficial mages count where no
// official one is meant.
func (c *Catalog) mageTest(folded string) (func(*Card) bool, QueryFault) {
	mages := c.MagesNamed(folded)
	if len(mages) == 0 {
		return nil, UnknownValue
	}
	unofficial := func(m *Mage) bool { return m.Unofficial }
	if official := slices.DeleteFunc(slices.Clone(mages), unofficial); len(official) > 0 {
		mages = official
	}
	return func(card *Card) bool {
		return slices.ContainsFunc(mages, func(m *Mage) bool { return m.MayUse(card) })
	}, ""
}

// MagesNamed finds mages by id ("arena-warlock-adramelech"), by class in English
// or German ("Warlock", "Zauberer"), or by words of the name ("Adramelech").
func (c *Catalog) MagesNamed(name string) []*Mage {
	folded := fold.Text(name)
	if folded == "" {
		return nil
	}
	class := englishClass(folded)
	var byClass, byName []*Mage
	for _, m := range c.mages {
		switch {
		case fold.Text(string(m.ID)) == folded:
			return []*Mage{m}
		case fold.Text(m.Class) == class:
			byClass = append(byClass, m)
		case strings.Contains(fold.Text(m.Name), folded):
			byName = append(byName, m)
		}
	}
	if len(byClass) > 0 {
		return byClass
	}
	return byName
}

// classTest understands the class of "Warlock Only"; "no" means cards that are
// for no class alone.
func (c *Catalog) classTest(folded string) (func(*Card) bool, QueryFault) {
	if on, ok := parseFlag(folded); ok {
		return func(card *Card) bool { return (len(card.OnlyClass) > 0) == on }, ""
	}
	class := englishClass(folded)
	known := slices.ContainsFunc(c.mages, func(m *Mage) bool { return fold.Text(m.Class) == class })
	if !known {
		return nil, UnknownValue
	}
	return func(card *Card) bool {
		return slices.ContainsFunc(card.OnlyClass, func(s string) bool { return fold.Text(s) == class })
	}, ""
}
