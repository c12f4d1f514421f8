package catalog

import "slices"

// numbers are the groups of fields a table plays with: printings that differ in others
// only are the same there.
func numbers() []string {
	return []string{"level", "cost", "reveal", "life", "armor", "attacks", "traits"}
}

// nameEditions names, of cards whose printings have other numbers, the set each
// printing is from.
func (c *Catalog) nameEditions() {
	for _, card := range c.cards {
		for _, v := range card.Variants {
			if slices.ContainsFunc(v.Fields, func(field string) bool { return slices.Contains(numbers(), field) }) {
				card.Edition = c.setByID[card.firstSet()].Name
				v.As.Edition = c.setByID[v.Set].Name
			}
		}
	}
}

// firstSet is the set that the values of the card itself are from: the first in which
// it does not differ.
func (c *Card) firstSet() SetID {
	for _, p := range c.Printed {
		if !slices.ContainsFunc(c.Variants, func(v Variant) bool { return v.Set == p.Set }) {
			return p.Set
		}
	}
	return c.Printed[0].Set
}
