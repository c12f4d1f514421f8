package catalog

import (
	"reflect"
	"slices"

	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/rules/training"
)

// check holds what must be true of a card as it was read, and completes its variants.
func (c *Card) check() error {
	switch {
	case c.ID == "" || c.Name == "":
		return facts.Wrong("id", "a card needs an id and a name")
	case len(c.Printed) == 0:
		return facts.Wrong("sets", "a card comes in at least one set")
	}
	if err := checkGames("games", c.Games...); err != nil {
		return err
	}
	if err := checkSlots(c); err != nil {
		return err
	}
	if err := checkPrinted(c); err != nil {
		return err
	}
	c.spell = c.asSpell()
	for i := range c.Variants {
		if err := c.Variants[i].complete(c); err != nil {
			return facts.Within("variants", err)
		}
	}
	return nil
}

// UnmarshalJSON reads a variant: As has only the fields that differ until it is complete.
func (v *Variant) UnmarshalJSON(data []byte) error {
	type head Variant
	v.As = &Card{}
	return facts.Strict(data, &struct {
		*head
		*Card
	}{(*head)(v), v.As})
}

// complete makes As the whole card as this printing has it: the groups of fields it names
// are its own, the others those of the card.
func (v *Variant) complete(c *Card) error {
	whole, own := *c, v.As
	whole.Variants = nil
	to, from := reflect.ValueOf(&whole).Elem(), reflect.ValueOf(own).Elem()
	for _, group := range v.Fields {
		keys := []string{group}
		switch group {
		case "schools":
			keys = []string{"schools", "join"}
		case "restrictions":
			keys = []string{"novice", "epic", "legendary", "unique", "onlyClass", "onlySchool"}
		}
		known := false
		for i := range to.NumField() {
			if slices.Contains(keys, to.Type().Field(i).Tag.Get("json")) {
				to.Field(i).Set(from.Field(i))
				known = true
			}
		}
		if !known {
			return facts.Wrong("fields", "no such field %q", group)
		}
	}
	v.As = &whole
	if err := checkPrinted(&whole); err != nil {
		return err
	}
	whole.spell = whole.asSpell()
	return nil
}

// Slots lists the places equipment goes to, in the order screens show them.
func Slots() []string {
	return []string{"weapon", "shield", "helmet", "amulet", "chest", "cloak", "gloves", "belt", "legs", "boots", "ring"}
}

func checkSlots(c *Card) error {
	for _, slot := range c.Slots {
		if !slices.Contains(Slots(), slot) {
			return facts.Wrong("slots", "unknown slot %q", slot)
		}
	}
	if (len(c.Slots) > 1) != (c.SlotJoin == training.JoinAnd || c.SlotJoin == training.JoinOr) {
		return facts.Wrong("slotJoin", "%q does not fit %d slots", c.SlotJoin, len(c.Slots))
	}
	return nil
}

// checkPrinted holds what must be true of the printed fields together.
func checkPrinted(c *Card) error {
	switch c.Type {
	case Creature, Equipment, Enchantment, Incantation, Attack, Conjuration, Wall:
	default:
		return facts.Wrong("type", "unknown type %q", c.Type)
	}
	for _, err := range []error{
		checkSchools("onlySchool", c.OnlySchool...), checkLevel(c), c.Action.check(), checkStrikes(c.Attacks),
		checkCost("cost", c.Cost), checkCost("reveal", c.Reveal),
	} {
		if err != nil {
			return err
		}
	}
	if c.Type != Enchantment && c.Reveal != (Cost{}) {
		return facts.Wrong("reveal", "only an enchantment is revealed, this is %s", c.Type)
	}
	if c.Life < 0 {
		return facts.Wrong("life", "%d is less than nothing", c.Life)
	}
	if c.Armor < 0 || c.Armor > 0 && c.NoArmor {
		return facts.Wrong("armor", "armor %d does not fit noArmor %t", c.Armor, c.NoArmor)
	}
	return nil
}

// checkLevel holds level and schools together: the sum of AND schools,
// the one level of OR schools.
func checkLevel(c *Card) error {
	if len(c.Schools) == 0 {
		return facts.Wrong("schools", "a spell has at least one school")
	}
	if joined := c.Join == training.JoinAnd || c.Join == training.JoinOr; joined != (len(c.Schools) > 1) || !joined && c.Join != "" {
		return facts.Wrong("join", "%q does not fit %d schools", c.Join, len(c.Schools))
	}
	for _, part := range c.Schools {
		if err := checkSchools("schools", part.School); err != nil {
			return err
		}
	}
	level := c.Schools[0].Level
	for _, part := range c.Schools[1:] {
		if c.Join == training.JoinAnd {
			level += part.Level
		} else if part.Level != level {
			return facts.Wrong("schools", "schools joined by or have one level, not %d and %d", level, part.Level)
		}
	}
	if c.Level != level {
		return facts.Wrong("level", "%d, but the schools say %d", c.Level, level)
	}
	return nil
}

func checkCost(field string, cost Cost) error {
	switch {
	case cost.Mana < 0:
		return facts.Wrong(field, "%d mana", cost.Mana)
	case cost.Variable == "" && cost.Formula == "" && cost.By == "":
		return nil
	case cost.Variable != "X" && cost.Variable != "2X":
		return facts.Wrong(field+".x", "%q is neither X nor 2X", cost.Variable)
	case cost.Formula == "" || cost.Mana != 0:
		return facts.Wrong(field+".is", "%s needs words for what it is, and no number", cost.Variable)
	}
	return nil
}
