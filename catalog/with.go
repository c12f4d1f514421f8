package catalog

import (
	"maps"
	"slices"

	"github.com/quickcast/quickcast/rules/training"
)

// With gives a catalog in which the fields the overrides set hold the user's
// values and are listed under Overridden. The catalog itself stays as it is;
// everything not touched is shared. Overrides for entries that do not exist,
// and of fields an entry does not have (see SettableFields), change nothing.
func (c *Catalog) With(o Overrides) *Catalog {
	if o.Empty() {
		return c
	}
	changed := *c
	changed.cardByID, changed.mageByID = maps.Clone(c.cardByID), maps.Clone(c.mageByID)
	changed.cards, changed.mages = slices.Clone(c.cards), slices.Clone(c.mages)
	for i, card := range changed.cards {
		if fields := o.cards[card.ID]; len(fields) > 0 {
			changed.cards[i] = card.with(fields)
			changed.cardByID[card.ID] = changed.cards[i]
		}
	}
	for i, mage := range changed.mages {
		if fields := o.mages[mage.ID]; len(fields) > 0 {
			changed.mages[i] = mage.with(fields)
			changed.mageByID[mage.ID] = changed.mages[i]
		}
	}
	return &changed
}

// Unknown lists what the overrides set and this catalog has not: cards and
// mages that do not exist, fields an entry does not have.
func (c *Catalog) Unknown(o Overrides) []*OverrideProblem {
	var list []*OverrideProblem
	for _, id := range slices.Sorted(maps.Keys(o.cards)) {
		card := c.cardByID[id]
		if card == nil {
			list = append(list, &OverrideProblem{Fault: OverrideUnknown, Entry: string(id)})
			continue
		}
		for _, field := range slices.Sorted(maps.Keys(o.cards[id])) {
			if !card.settable(field) {
				list = append(list, &OverrideProblem{Fault: OverrideField, Entry: string(id), Field: field})
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(o.mages)) {
		if c.mageByID[id] == nil {
			list = append(list, &OverrideProblem{Fault: OverrideUnknown, Entry: string(id)})
		}
	}
	return list
}

// settable reports whether the user can set the field of this card: life and
// armor where there is an object, a cost to reveal where there is something to
// reveal, the level where one number says it (not with AND schools, whose
// levels would have to be set one by one).
func (c *Card) settable(field Field) bool {
	switch field {
	case FieldCost:
		return true
	case FieldReveal:
		return c.Type == Enchantment
	case FieldLevel:
		return c.Join != training.JoinAnd
	case FieldLife:
		return c.Type == Creature || c.Life > 0
	case FieldArmor:
		return (c.Type == Creature || c.Life > 0) && !c.NoArmor
	}
	return false
}

// with gives a copy of the card that has the values.
func (c *Card) with(fields map[Field]int) *Card {
	changed := *c
	changed.Overridden = slices.Clone(c.Overridden)
	for _, field := range slices.Sorted(maps.Keys(fields)) {
		if !c.settable(field) {
			continue
		}
		value := fields[field]
		switch field {
		case FieldCost:
			changed.Cost = Cost{Mana: value}
		case FieldReveal:
			changed.Reveal = Cost{Mana: value}
		case FieldLevel:
			changed.Level = value
			changed.Schools = atLevel(c.Schools, value)
		case FieldLife:
			changed.Life = value
		case FieldArmor:
			changed.Armor = value
		}
		changed.Overridden = mark(changed.Overridden, field)
	}
	changed.spell = changed.asSpell()
	return &changed
}

// atLevel gives the schools with another level.
func atLevel(parts []training.Part, level int) []training.Part {
	parts = slices.Clone(parts)
	for i := range parts {
		parts[i].Level = level
	}
	return parts
}

// with gives a copy of the mage that has the values.
func (m *Mage) with(fields map[Field]int) *Mage {
	changed := *m
	changed.Overridden = slices.Clone(m.Overridden)
	for _, field := range slices.Sorted(maps.Keys(fields)) {
		value := fields[field]
		switch field {
		case FieldLife:
			changed.Life = value
		case FieldArmor:
			changed.Armor = value
		case FieldChanneling:
			changed.Channeling = value
		case FieldStartingMana:
			changed.StartingMana = value
		case FieldPoints:
			changed.Training.Limit = value
		default:
			continue
		}
		changed.Overridden = mark(changed.Overridden, field)
	}
	return &changed
}

// mark adds the field where it is not marked yet.
func mark(list []string, field Field) []string {
	if slices.Contains(list, string(field)) {
		return list
	}
	return append(list, string(field))
}

// Open reports whether a field of the mage waits for the user: the sources
// disagree or say nothing, and the user has not set it.
func (m *Mage) Open(field Field) bool {
	return slices.Contains(m.Uncertain, string(field)) && !slices.Contains(m.Overridden, string(field))
}
