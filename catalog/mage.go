package catalog

import "github.com/quickcast/quickcast/rules/training"

// MageID names a mage and its version, such as "arena-warlock-arraxian-crown".
type MageID string

// Mage holds the facts of one mage's ability card.
type Mage struct {
	ID           MageID
	Name         string // "Warlock (Arraxian Crown)"
	Class        string // "Warlock"
	Title        string // "Arraxian Crown"
	Game         training.Game
	Set          SetID
	Level        int // 6 in Arena, 4 in Academy
	Subtypes     []string
	Life         int
	Armor        int
	Channeling   int // 0 where no source confirms it: the user sets it
	StartingMana int
	Defense      *Defense
	Traits       []string
	Attacks      []Strike
	Abilities    []Ability
	Training     training.Mage
	Unofficial   bool
	Uncertain    []string // fields on which the sources disagree
	Overridden   []string // fields the user has set (see Overrides)
}

// Ability is a special power of a mage in our own words.
type Ability struct {
	Name      string
	Summary   string
	SummaryDE string
}
