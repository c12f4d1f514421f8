package state

import "strings"

// Cite gives the number of a rule in the book of the game that is played. It takes the numbers of all books, in
// the order in which the Variant counts them ("A-8 R-8"); of a rule that has one alone, that one.
func (s *State) Cite(rule string) string {
	numbers := strings.Fields(rule)
	return numbers[min(s.Variant().book, len(numbers)-1)]
}

// ByTable is the one of three rules that is meant at this table: between two, with several, or in teams.
func (s *State) ByTable(two, several, teams string) string {
	switch {
	case s.teams():
		return s.Cite(teams)
	case len(s.Players) > 2:
		return s.Cite(several)
	}
	return s.Cite(two)
}
