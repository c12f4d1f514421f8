package catalog

import "github.com/quickcast/quickcast/rules/training"

// SetID is the short name of a box or a group of promos, such as "core".
type SetID string

// Set is one product the cards came in.
type Set struct {
	ID         SetID           `json:"id"`
	Name       string          `json:"name"`
	Games      []training.Game `json:"games"`
	Year       int             `json:"year"`       // 0 where not known
	SpellCards int             `json:"spellCards"` // cards in the box; 0 where not known
	Unofficial bool            `json:"unofficial"`
	Uncertain  []string        `json:"uncertain"`
}
