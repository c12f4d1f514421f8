package catalog

import (
	"reflect"
	"slices"

	"github.com/quickcast/quickcast/internal/facts"
)

// complete completes a card as it was read, and its variants.
func (c *Card) complete() error {
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
	whole.spell = whole.asSpell()
	return nil
}

// Slots lists the places equipment goes to, in the order screens show them.
func Slots() []string {
	return []string{"weapon", "shield", "helmet", "amulet", "chest", "cloak", "gloves", "belt", "legs", "boots", "ring"}
}
