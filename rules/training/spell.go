// Package training is the law of spellbooks: what a spell costs a mage, how
// many copies a book may hold, which spells a mage may use at all, and whether
// a whole book is legal.
//
// It is pure: it knows no files, no catalog and no words. Whoever has cards
// turns them into the plain values below.
package training

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// School is one of the ten schools of magic, by its lower-case English name.
type School string

// The ten schools: six major ones and the four elements.
const (
	Air    School = "air"
	Arcane School = "arcane"
	Dark   School = "dark"
	Earth  School = "earth"
	Fire   School = "fire"
	Holy   School = "holy"
	Mind   School = "mind"
	Nature School = "nature"
	War    School = "war"
	Water  School = "water"
)

// Schools lists all ten in the order screens show them.
func Schools() []School {
	return []School{Arcane, Dark, Holy, Mind, Nature, War, Air, Earth, Fire, Water}
}

// Game names a game whose books are built by these rules.
type Game string

// The two games that share spells and training.
const (
	Arena   Game = "arena"
	Academy Game = "academy"
)

// Join says how the schools of a spell belong together.
type Join string

// A spell of one school has JoinNone, "Fire 2 and Dark 4" has JoinAnd (the
// level is the sum, R-125), "Fire 1 or Air 1" has JoinOr (the level is that of
// any one school, R-124).
const (
	JoinNone Join = ""
	JoinAnd  Join = "and"
	JoinOr   Join = "or"
)

// Part is one school of a spell with its level in that school.
type Part struct {
	School School
	Level  int
}

// UnmarshalText reads "fire 2".
func (p *Part) UnmarshalText(text []byte) error {
	school, level, _ := strings.Cut(string(text), " ")
	n, err := strconv.Atoi(level)
	if err != nil || n < 0 {
		return fmt.Errorf("%q is not a school and a level", text)
	}
	p.School, p.Level = School(school), n
	return nil
}

// Spell is what the rules of building need to know of a card.
type Spell struct {
	ID         string // the card's id, used to name it in problems
	Type       string // creature, equipment, enchantment, incantation, attack, conjuration, wall
	Subtypes   []string
	Parts      []Part
	Join       Join
	Level      int
	Games      []Game   // where the card is legal
	Living     bool     // a living object; taxed by Elementalists
	Novice     bool     // always 1 point
	Epic       bool     // one copy a book
	Free       bool     // costs nothing: Talos, and the Paladin's auras
	OnlyClass  []string // "Warlock Only": the classes that may use it
	OnlySchool []School // "Dark Mage Only": training in any of these suffices
	Barred     bool     // by a house rule: nobody may have it
}

// auraClass is the class whose Divine Auras the auras are: they can be cast on
// no other mage.
const auraClass = "Paladin"

// aura says whether the spell is one of the auras a Paladin owns beside the
// book: they are free and have no level. Talos is free as well but lies in the
// book.
func (s *Spell) aura() bool { return s.Free && s.Level == 0 }

// counted says whether copies of the spell count among the cards of a book.
func (s *Spell) counted() bool { return !s.aura() }

// classes are the classes that may use the spell; none where all may.
func (s *Spell) classes() []string {
	if s.aura() {
		return []string{auraClass}
	}
	return s.OnlyClass
}

// heeds says whether the school a mage picks can matter to the spell's price or
// to who may use it.
func (s *Spell) heeds(choice School) bool {
	return s.has(choice) || slices.Contains(s.OnlySchool, choice)
}

// has says whether the spell belongs to the school.
func (s *Spell) has(school School) bool {
	return slices.ContainsFunc(s.Parts, func(p Part) bool { return p.School == school })
}

// hasAny says whether the spell belongs to one of the schools.
func (s *Spell) hasAny(schools []School) bool { return slices.ContainsFunc(schools, s.has) }

// Mage is what the rules of building need to know of a mage.
type Mage struct {
	ID         string      `json:"-"`
	Game       Game        `json:"-"`
	Class      string      `json:"-"`
	Limit      int         `json:"points"` // spellpoints; 0 means the book has no limit
	Trained    []School    `json:"trained"`
	Opposed    []School    `json:"opposed"` // untrained schools that cost triple
	Partial    []Partial   `json:"partial"`
	Surcharges []Surcharge `json:"surcharges"`

	CountsAs  []string `json:"countsAs"`  // classes whose Only spells this mage may use
	Qualifies []School `json:"qualifies"` // schools whose Only spells it may use without full training
	Choices   []School `json:"choices"`   // one of these is trained too, picked when the book is built
}

// Partial is training in less than a whole school. Exactly one of the three
// shapes is set: Subtype alone; Type and School; or School and MaxLevel.
type Partial struct {
	Subtype  string `json:"subtype"`
	Type     string `json:"type"`
	School   School `json:"school"`
	MaxLevel int    `json:"maxLevel"`
}

// Surcharge makes some spells dearer than their schools alone would.
type Surcharge struct {
	Multiplier     int      `json:"multiplier"`
	School         School   `json:"school"`        // spells with this school, or
	Type           string   `json:"type"`          // spells of this type, or
	Living         bool     `json:"living"`        // living objects
	ExceptSchools  []School `json:"exceptSchools"` // not when the spell has one of these
	ExceptSubtypes []string `json:"exceptSubtypes"`
	UntrainedOnly  bool     `json:"untrainedOnly"` // only spells in which the mage has no training
	EvenIfNovice   bool     `json:"evenIfNovice"`  // Novice does not help (A-103 gives way)
}
