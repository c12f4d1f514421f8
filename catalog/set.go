package catalog

import "github.com/quickcast/quickcast/rules/training"

// SetID is the short name of a box or a group of promos, such as "core".
type SetID string

// Set is one product the cards came in.
type Set struct {
	ID         SetID
	Name       string
	Games      []training.Game
	Year       int // 0 where not known
	SpellCards int // cards in the box; 0 where not known
	Unofficial bool
	Uncertain  []string
}
