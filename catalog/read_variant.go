package catalog

import "github.com/quickcast/quickcast/internal/facts"

// variantRecord is a printing of a card that differs: Fields names the groups
// that do, and the printed fields of these groups follow beside it.
type variantRecord struct {
	Set    string   `json:"set"`
	Fields []string `json:"fields"`
	printedRecord
}

// addVariants gives the card its printings that differ, each as a whole card.
func (r *cardRecord) addVariants(c *Card) error {
	for i := range r.Variants {
		v := &r.Variants[i]
		printed := r.printedRecord
		for _, field := range v.Fields {
			if !printed.replace(field, &v.printedRecord) {
				return facts.Within("variants", facts.Wrong("fields", "no such field %q", field))
			}
		}
		as := *c
		as.Variants = nil
		if err := printed.apply(&as); err != nil {
			return facts.Within("variants", err)
		}
		c.Variants = append(c.Variants, Variant{Set: SetID(v.Set), Fields: v.Fields, As: &as})
	}
	return nil
}

// replace takes a group of fields from other and reports whether there is such
// a group.
func (r *printedRecord) replace(group string, other *printedRecord) bool {
	switch group {
	case "type":
		r.Type = other.Type
	case "subtypes":
		r.Subtypes = other.Subtypes
	case "schools":
		r.Schools, r.Join = other.Schools, other.Join
	case "level":
		r.Level = other.Level
	case "cost":
		r.Cost, r.CostX, r.CostIs, r.CostBy, r.CostLeast = other.Cost, other.CostX, other.CostIs, other.CostBy, other.CostLeast
	case "reveal":
		r.Reveal, r.RevealX, r.RevealIs, r.RevealBy = other.Reveal, other.RevealX, other.RevealIs, other.RevealBy
	case "target":
		r.Target = other.Target
	case "range":
		r.Range = other.Range
	case "life":
		r.Life = other.Life
	case "armor":
		r.Armor = other.Armor
	case "attacks":
		r.Attacks = other.Attacks
	case "traits":
		r.Traits = other.Traits
	case "restrictions":
		r.Novice, r.Epic, r.Legendary, r.Unique = other.Novice, other.Epic, other.Legendary, other.Unique
		r.OnlyClass, r.OnlySchool = other.OnlyClass, other.OnlySchool
	default:
		return false
	}
	return true
}
