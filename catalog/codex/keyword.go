package codex

import (
	"slices"
	"strings"
	"unicode"

	"quickcast/internal/fold"
)

// damageTypes are the kinds of damage a bonus such as "Flame +2" speaks of.
func damageTypes() []string {
	return []string{"acid", "flame", "frost", "hydro", "light", "lightning", "poison", "psychic", "wind"}
}

// nameKeyword makes the term known by the keywords printed on cards.
func (c *Codex) nameKeyword(t *Term) {
	if !slices.Contains(t.Games, Arena) && !slices.Contains(t.Games, Academy) {
		return
	}
	table := c.plain
	if strings.Contains(t.Name, "X") {
		table = c.valued
	}
	for _, name := range t.plain {
		if table[name] == nil {
			table[name] = t
		}
	}
}

// ForKeyword gives the term for a keyword as a card prints it: "Regenerate 2",
// "Flame +2", "2 Burn", "Hydro Immunity". Not every keyword has a term.
func (c *Codex) ForKeyword(keyword string) (*Term, bool) {
	text := fold.Text(keyword)
	name := withoutValue(text)
	first, second := c.plain, c.valued
	if strings.ContainsFunc(keyword, isValueSign) || name != text {
		first, second = second, first
		if slices.Contains(damageTypes(), name) && strings.ContainsFunc(keyword, isValueSign) {
			return c.Term("damage-type-x")
		}
	}
	for _, table := range []map[string]*Term{first, second} {
		if t := table[name]; t != nil {
			return t, true
		}
	}
	if strings.HasSuffix(name, " immunity") {
		return c.Term("immunity")
	}
	return nil, false
}

func isValueSign(r rune) bool { return r == '+' || r == '-' || unicode.IsDigit(r) }
