package training

import (
	"math"
	"slices"
)

// Book is a whole spellbook as the rules see it.
type Book struct {
	Game    Game
	Mage    Mage
	Choice  School // picked among the mage's Choices; empty lets Settled pick
	Entries []Entry
}

// Entry is a number of copies of one spell. The same spell may stand in
// several entries: its copies add up. Counts below 1 are no copies at all.
type Entry struct {
	Spell Spell
	Count int
}

// Rule names a law of building that a book can break.
type Rule string

// The laws, by the names the command line gives them.
const (
	RulePoints Rule = "points"       // more points than the mage has
	RuleCopies Rule = "copies"       // too many copies
	RuleEpic   Rule = "epic"         // more than one copy of an Epic spell
	RuleOnly   Rule = "only"         // barred by class or school
	RulePool   Rule = "academy-pool" // an Arena spell in an Academy book
	RuleMage   Rule = "mage"         // the mage does not belong to the game of the book
)

// Problem is one breach of one law. Spell is empty where the whole book is
// meant.
type Problem struct {
	Rule  Rule
	Spell string // id of the spell
	Found int    // copies or points found
	Limit int    // copies or points allowed
	Level int    // level of the spell, for copies

	OnlyClass  []string // who could use it, for RuleOnly
	OnlySchool []School
	Game       Game // game of the book, for RulePool and RuleMage
}

// Total is the sum of the points of all entries.
func (b Book) Total() int {
	total := 0
	for _, e := range b.Entries {
		total = plus(total, times(b.Mage.Price(e.Spell, b.Choice).Points, e.Count))
	}
	return total
}

// Cards is the number of cards in the book, the mage's own cards and the
// Paladin's auras left out.
func (b Book) Cards() int {
	cards := 0
	for _, e := range b.Entries {
		if e.Spell.Counted() {
			cards = plus(cards, times(1, e.Count))
		}
	}
	return cards
}

// Settled returns the book with its choice made. A choice the mage does not
// offer counts as none. Where the mage must pick a school and none is picked,
// it is the one that serves the book best: fewest breaches, then fewest
// points, then the order of the mage's Choices.
func (b Book) Settled() Book {
	if slices.Contains(b.Mage.Choices, b.Choice) {
		return b
	}
	b.Choice = ""
	if len(b.Mage.Choices) == 0 {
		return b
	}
	best := b
	best.Choice = b.Mage.Choices[0]
	breaches, points := len(check(best)), best.Total()
	for _, choice := range b.Mage.Choices[1:] {
		b.Choice = choice
		n, total := len(check(b)), b.Total()
		if n < breaches || n == breaches && total < points {
			best, breaches, points = b, n, total
		}
	}
	return best
}

// Check finds every breach of every law, in a fixed order: the mage, the
// points, then the spells as they first appear. A legal book has none.
func Check(b Book) []Problem { return check(b.Settled()) }

func check(b Book) []Problem {
	var problems []Problem
	if b.Mage.Game != "" && b.Mage.Game != b.Game {
		problems = append(problems, Problem{Rule: RuleMage, Game: b.Game})
	}
	if total := b.Total(); b.Mage.Limit > 0 && total > b.Mage.Limit {
		problems = append(problems, Problem{Rule: RulePoints, Found: total, Limit: b.Mage.Limit})
	}
	for _, e := range merged(b.Entries) {
		problems = append(problems, b.breaches(e)...)
	}
	return problems
}

// breaches are the laws one spell breaks with all its copies.
func (b Book) breaches(e Entry) []Problem {
	var problems []Problem
	s := e.Spell
	if limit := Copies(b.Game, s); e.Count > limit {
		rule := RuleCopies
		if s.Epic {
			rule = RuleEpic
		}
		problems = append(problems, Problem{Rule: rule, Spell: s.ID, Found: e.Count, Limit: limit, Level: s.Level})
	}
	if !b.Mage.MayUse(s, b.Choice) {
		problems = append(problems, Problem{Rule: RuleOnly, Spell: s.ID, OnlyClass: s.OnlyClass, OnlySchool: s.OnlySchool})
	}
	if !InPool(b.Game, s) {
		problems = append(problems, Problem{Rule: RulePool, Spell: s.ID, Game: b.Game})
	}
	return problems
}

// merged adds up the copies of each spell, in the order of first appearance.
func merged(entries []Entry) []Entry {
	var out []Entry
	at := make(map[string]int, len(entries))
	for _, e := range entries {
		if e.Count < 1 {
			continue
		}
		i, seen := at[e.Spell.ID]
		if !seen {
			at[e.Spell.ID] = len(out)
			out = append(out, e)
			continue
		}
		out[i].Count = plus(out[i].Count, e.Count)
	}
	return out
}

// times and plus stop at the largest number instead of turning round.
func times(points, count int) int {
	if points <= 0 || count <= 0 {
		return 0
	}
	if count > math.MaxInt/points {
		return math.MaxInt
	}
	return points * count
}

func plus(a, b int) int {
	if a > math.MaxInt-b {
		return math.MaxInt
	}
	return a + b
}
