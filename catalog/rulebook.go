package catalog

import "github.com/quickcast/quickcast/rules/training"

// Rulebook is one of the spellbooks suggested in a rulebook.
type Rulebook struct {
	ID      string // "arena-starting-warlock"
	Game    training.Game
	Mage    MageID
	Kind    string          // starting, apprentice or suggested
	Choice  training.School // the school picked where the mage picks one
	Entries []Entry
}

// Entry is a number of copies of a card.
type Entry struct {
	Card  CardID
	Count int
}
