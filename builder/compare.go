package builder

import (
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
)

// Change is a card that two books have in different numbers.
type Change struct {
	Card   catalog.CardID
	Before int
	After  int
}

// By is how many copies more the second book has; less than none where it has fewer.
func (c Change) By() int { return c.After - c.Before }

// Changes are the cards that differ from one book to another, in the order of the first
// and then of the second.
func Changes(before, after Book) []Change {
	var all []Change
	seen := map[catalog.CardID]bool{}
	for _, book := range []Book{before, after} {
		for _, e := range book.Entries {
			if seen[e.Card] {
				continue
			}
			seen[e.Card] = true
			if c := (Change{e.Card, before.Count(e.Card), after.Count(e.Card)}); c.Before != c.After {
				all = append(all, c)
			}
		}
	}
	return all
}

// Common is how many copies two books share.
func Common(a, b Book) int {
	return pick.Sum(a.sorted(), func(e Entry) int { return min(e.Count, b.Count(e.Card)) })
}
