package catalog

import (
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/rules/training"
)

// Spell gives what the rules of building need to know of the card. It is the
// card's own: read it only.
func (c *Card) Spell() *training.Spell { return &c.spell }

// asSpell is the spell of the fields as they stand.
func (c *Card) asSpell() training.Spell {
	return training.Spell{
		ID:         string(c.ID),
		Type:       string(c.Type),
		Subtypes:   c.Subtypes,
		Parts:      c.Schools,
		Join:       c.Join,
		Level:      c.Level,
		Games:      c.Games,
		Living:     c.Living(),
		Novice:     c.Novice,
		Epic:       c.Epic,
		Free:       c.Free,
		Barred:     c.Barred,
		OnlyClass:  c.OnlyClass,
		OnlySchool: c.OnlySchool,
	}
}

// Living reports whether the card becomes a living object: a creature
// unless it is Nonliving or Incorporeal, a conjuration or wall only where it
// says Living. Equipment, enchantments and spells without an object are not.
func (c *Card) Living() bool {
	switch c.Type {
	case Creature:
		return !keyword.List(c.Traits).Has(keyword.Nonliving) && !keyword.List(c.Traits).Has(keyword.Incorporeal)
	case Conjuration, Wall:
		return keyword.List(c.Traits).Has(keyword.Living)
	default:
		return false
	}
}
