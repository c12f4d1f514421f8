package catalog

import "github.com/quickcast/quickcast/rules/training"

// Rulebook is one of the spellbooks suggested in a rulebook.
type Rulebook struct {
	ID      string          `json:"id"` // "arena-starting-warlock"
	Game    training.Game   `json:"game"`
	Mage    MageID          `json:"mage"`
	Kind    string          `json:"kind"`   // starting, apprentice or suggested
	Choice  training.School `json:"choice"` // the school picked where the mage picks one
	Entries []Entry         `json:"cards"`
}

// Entry is a number of copies of a card.
type Entry struct {
	Card  CardID
	Count int
}
