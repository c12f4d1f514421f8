package builder

import (
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

// Curves count the copies of a book by what matters when it is played. A card
// of two schools counts in both.
type Curves struct {
	Cost     []int // by mana to cast and reveal; the last is MaxCost and above
	Level    []int // by level; the last is maxLevel and above
	Variable int   // spells whose cost the card leaves open (X)
	School   map[training.School]int
	Type     map[catalog.Type]int
	Action   map[catalog.Action]int
}

// MaxCost is where the curve by cost ends: spells of 20 and more mana share
// its last place.
const MaxCost = 20

// maxLevel is where the curve by level ends.
const maxLevel = 8

// Curve counts the copies of a reviewed book.
func (r Review) Curve() Curves {
	c := Curves{
		Cost:   make([]int, MaxCost+1),
		Level:  make([]int, maxLevel+1),
		School: map[training.School]int{},
		Type:   map[catalog.Type]int{},
		Action: map[catalog.Action]int{},
	}
	for _, line := range r.Lines {
		card := line.Card
		if card.Cost.Variable != "" || card.Reveal.Variable != "" {
			c.Variable += line.Count
		} else {
			c.Cost[min(card.Cost.Mana+card.Reveal.Mana, MaxCost)] += line.Count
		}
		c.Level[min(max(card.Level, 0), maxLevel)] += line.Count
		for _, part := range card.Schools {
			c.School[part.School] += line.Count
		}
		c.Type[card.Type] += line.Count
		c.Action[card.Action] += line.Count
	}
	return c
}
