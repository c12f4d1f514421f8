// Package pattern has regular expressions that are compiled when they are first
// used: a program that reads no spellbook starts without the time it takes to
// compile those that spellbooks are read by.
package pattern

import (
	"regexp"
	"sync"
)

// Pattern is a regular expression. It may be used from several goroutines.
type Pattern struct{ compiled func() *regexp.Regexp }

// New returns the pattern of an expression (package regexp/syntax). A wrong one
// panics when it is first used.
func New(expr string) *Pattern {
	return &Pattern{sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expr) })}
}

// MatchString tells whether the pattern is in a text.
func (p *Pattern) MatchString(text string) bool { return p.compiled().MatchString(text) }

// FindStringSubmatch gives the first match and its groups, nil for none.
func (p *Pattern) FindStringSubmatch(text string) []string {
	return p.compiled().FindStringSubmatch(text)
}

// ReplaceAllString puts something in the place of every match; $1 in it is the
// first group.
func (p *Pattern) ReplaceAllString(text, by string) string {
	return p.compiled().ReplaceAllString(text, by)
}

// Split parts a text at up to n-1 matches, at all of them for -1.
func (p *Pattern) Split(text string, n int) []string { return p.compiled().Split(text, n) }

// FindAllStringIndex gives where up to n matches begin and end.
func (p *Pattern) FindAllStringIndex(text string, n int) [][]int {
	return p.compiled().FindAllStringIndex(text, n)
}

// FindAllStringSubmatchIndex gives where up to n matches, and their groups, begin
// and end.
func (p *Pattern) FindAllStringSubmatchIndex(text string, n int) [][]int {
	return p.compiled().FindAllStringSubmatchIndex(text, n)
}

// ReplaceAllStringFunc puts what by makes of it in the place of every match.
func (p *Pattern) ReplaceAllStringFunc(text string, by func(string) string) string {
	return p.compiled().ReplaceAllStringFunc(text, by)
}
