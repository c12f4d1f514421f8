package catalog

import (
	"cmp"

	"github.com/quickcast/quickcast/rules/training"
)

// MageID names a mage and its version, such as "arena-warlock-arraxian-crown".
type MageID string

// Mage holds the facts of one mage's ability card.
type Mage struct {
	ID           MageID        `json:"id"`
	Name         string        `json:"name"`  // "Warlock (Arraxian Crown)"
	Class        string        `json:"class"` // "Warlock"
	Title        string        `json:"title"` // "Arraxian Crown"
	Game         training.Game `json:"game"`
	Set          SetID         `json:"set"`
	Level        int           `json:"level"` // 6 in Arena, 4 in Academy
	Subtypes     []string      `json:"subtypes"`
	Life         int           `json:"life"`
	Armor        int           `json:"armor"`
	Channeling   int           `json:"channeling"` // 0 where no source confirms it: the user sets it
	StartingMana int           `json:"startingMana"`
	Defense      *Defense      `json:"defense"`
	Traits       []string      `json:"traits"`
	Attacks      []Strike      `json:"attacks"`
	Abilities    []Ability     `json:"abilities"`
	Training     training.Mage `json:"-"`
	Unofficial   bool          `json:"unofficial"`
	Uncertain    []string      `json:"uncertain"` // fields on which the sources disagree
	Overridden   []string      `json:"-"`         // fields the user has set (see Overrides)
}

// Ability is a special power of a mage in our own words.
type Ability struct {
	Name    string            `json:"name"`
	Summary string            `json:"summary"`
	Words   map[string]string `json:"-"` // the summary in other languages
}

// SummaryIn gives the summary in the language, the English one where there is no other.
func (a *Ability) SummaryIn(lang string) string { return cmp.Or(a.Words[lang], a.Summary) }
