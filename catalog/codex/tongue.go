package codex

import (
	"slices"
	"strings"
	"unicode"

	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/typo"
)

// tongue is what the terms are called in one language.
type tongue struct {
	lang          string
	called        *typo.Index // the names of all terms, and behind them their aliases
	stems         *stems
	plain, valued map[string]*Term // keywords by folded name without the value: "melee" of "Melee +X" is valued
}

// damageTypes are the terms a bonus such as "Flame +2" is named by.
func damageTypes() []TermID {
	return []TermID{"acid", "flame", "frost", "hydro", "light", "lightning", "poison", "psychic", "wind"}
}

// called is one way to say a term.
type called struct {
	folded []string // its spellings
	valued bool     // with a value
}

// speak makes the tongue of a language.
func (c *Codex) speak(lang string) tongue {
	t := tongue{lang: lang, plain: map[string]*Term{}, valued: map[string]*Term{}}
	names, aliases := make([][]string, len(c.terms)), make([][]string, len(c.terms))
	for i, term := range c.terms {
		name, others := term.called(lang)
		names[i] = name.folded
		for _, other := range others {
			aliases[i] = append(aliases[i], other.folded...)
		}
		t.add(term, name)
	}
	if bonus := c.byID["damage-type-x"]; bonus != nil {
		for _, id := range damageTypes() {
			if of := c.byID[id]; of != nil {
				name, _ := of.called(lang)
				t.add(bonus, called{name.folded, true})
			}
		}
	}
	for _, term := range c.terms { // no alias stands before any name
		_, others := term.called(lang)
		for _, other := range others {
			t.add(term, other)
		}
	}
	t.called = typo.New(append(names, aliases...))
	return t
}

// add makes a term of the two games with cards known as a keyword.
func (t tongue) add(term *Term, as called) {
	if !term.Has(Arena) && !term.Has(Academy) {
		return
	}
	table := pick.Either(as.valued, t.valued, t.plain)
	for _, name := range as.folded {
		if table[name] == nil {
			table[name] = term
		}
	}
}

// keyword gives the term for a keyword in this language. folded is its text,
// folded.
func (t tongue) keyword(text, folded string) (*Term, bool) {
	name := fold.WithoutNumbers(folded)
	tables := []map[string]*Term{t.plain, t.valued}
	if name != folded || strings.ContainsFunc(text, isValueSign) {
		slices.Reverse(tables)
	}
	for _, table := range tables {
		if term := table[name]; term != nil {
			return term, true
		}
	}
	if !strings.HasPrefix(text, "+") {
		return nil, false
	}
	bonus, _, _ := strings.Cut(name, " ") // "+2 vs. Flying": whom it is against stands behind it
	term, ok := t.valued[bonus]
	return term, ok
}

func isValueSign(r rune) bool { return r == '+' || r == '-' || unicode.IsDigit(r) }
