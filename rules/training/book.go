package training

import (
	"math"
	"slices"
)

// Book is a whole spellbook as the rules see it.
type Book struct {
	Game    Game
	Mage    Mage
	Choice  School // picked among the mage's Choices; empty lets Review pick
	Entries []Entry
}

// Entry is a number of copies of one spell. The same spell may stand in
// several entries: its copies add up. Counts below 1 are no copies at all.
type Entry struct {
	Spell *Spell
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
	RuleHouse  Rule = "house"        // a house rule bars the spell
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

// Review is what the law says of a whole book.
type Review struct {
	Choice   School    // the school the prices stand on: the book's own or, where it has none, the one that serves it best
	Points   int       // of all copies of all spells
	Cards    int       // in the book, the mage's own cards and the Paladin's auras left out
	Lines    []Line    // one a spell, in the order in which they first appear
	Problems []Problem // every breach of every law: the mage, the points, then the spells as they first appear
}

// Line is one spell of a book with all its copies.
type Line struct {
	Entry    int // index of the first entry that holds it
	Count    int
	Copies   int // allowed in this game
	Price    Price
	Points   int       // of all copies
	Problems []Problem // those of the Review that are about this spell
}

// Review adds up the copies of each spell, prices them and finds every breach of
// every law. A legal book has none. A choice the mage does not offer counts as
// none; where the mage must pick a school and none is picked, it is the one that
// serves the book best: fewest breaches, then fewest points, then the order of
// the mage's Choices.
func (b Book) Review() Review {
	r := Review{Lines: b.merged()}
	shares := make([]Share, 0, len(r.Lines)+len(r.Lines)/2)
	for i := range r.Lines {
		line := &r.Lines[i]
		line.Price, shares = b.Mage.price(b.spell(line), "", shares)
	}
	if r.Choice = b.settled(r.Lines); r.Choice != "" {
		for i := range r.Lines {
			if line := &r.Lines[i]; b.spell(line).heeds(r.Choice) {
				line.Price, shares = b.Mage.price(b.spell(line), r.Choice, shares)
			}
		}
	}
	for i := range r.Lines {
		line := &r.Lines[i]
		line.Points = times(line.Price.Points, line.Count)
		r.Points = plus(r.Points, line.Points)
		if b.spell(line).counted() {
			r.Cards = plus(r.Cards, line.Count)
		}
	}
	b.judge(&r)
	return r
}

func (b *Book) spell(l *Line) *Spell { return b.Entries[l.Entry].Spell }

// merged adds up the copies of each spell, in the order of first appearance.
func (b *Book) merged() []Line {
	lines := make([]Line, 0, len(b.Entries))
	at := make(map[string]int, len(b.Entries))
	for i := range b.Entries {
		e := &b.Entries[i]
		if e.Count < 1 {
			continue
		}
		if first, seen := at[e.Spell.ID]; seen {
			lines[first].Count = plus(lines[first].Count, e.Count)
			continue
		}
		at[e.Spell.ID] = len(lines)
		lines = append(lines, Line{Entry: i, Count: e.Count, Copies: Copies(b.Game, e.Spell)})
	}
	return lines
}

// settled is the choice the book is priced by. The lines have their prices
// without a choice, which are right for every spell that does not heed it.
func (b *Book) settled(lines []Line) School {
	if slices.Contains(b.Mage.Choices, b.Choice) {
		return b.Choice
	}
	var best School
	var breaches, points int
	var shares []Share
	for i, choice := range b.Mage.Choices {
		barred, total := 0, 0
		for j := range lines {
			line, s := &lines[j], b.spell(&lines[j])
			each := line.Price.Points
			if s.heeds(choice) {
				var price Price
				price, shares = b.Mage.price(s, choice, shares[:0])
				each = price.Points
			}
			total = plus(total, times(each, line.Count))
			if !b.Mage.MayUse(s, choice) {
				barred++
			}
		}
		if b.tooMany(total) {
			barred++
		}
		if i == 0 || barred < breaches || barred == breaches && total < points {
			best, breaches, points = choice, barred, total
		}
	}
	return best
}

func (b *Book) tooMany(points int) bool { return b.Mage.Limit > 0 && points > b.Mage.Limit }

// judge finds the breaches and gives each line its own.
func (b *Book) judge(r *Review) {
	if b.Mage.Game != "" && b.Mage.Game != b.Game {
		r.Problems = append(r.Problems, Problem{Rule: RuleMage, Game: b.Game})
	}
	if b.tooMany(r.Points) {
		r.Problems = append(r.Problems, Problem{Rule: RulePoints, Found: r.Points, Limit: b.Mage.Limit})
	}
	for i := range r.Lines {
		line := &r.Lines[i]
		if found := b.breaches(line, r.Choice); len(found) > 0 {
			line.Problems = found
			r.Problems = append(r.Problems, found...)
		}
	}
}

// breaches are the laws one spell breaks with all its copies.
func (b *Book) breaches(l *Line, choice School) []Problem {
	var problems []Problem
	s := b.spell(l)
	if l.Count > l.Copies {
		rule := RuleCopies
		if s.Epic {
			rule = RuleEpic
		}
		problems = append(problems, Problem{Rule: rule, Spell: s.ID, Found: l.Count, Limit: l.Copies, Level: s.Level})
	}
	if !b.Mage.MayUse(s, choice) {
		problems = append(problems, Problem{Rule: RuleOnly, Spell: s.ID, OnlyClass: s.classes(), OnlySchool: s.OnlySchool})
	}
	if s.Barred {
		problems = append(problems, Problem{Rule: RuleHouse, Spell: s.ID})
	}
	if !InPool(b.Game, s) {
		problems = append(problems, Problem{Rule: RulePool, Spell: s.ID, Game: b.Game})
	}
	return problems
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
