package catalog

import (
	"slices"
	"strings"

	"quickcast/internal/fold"
	"quickcast/rules/training"
)

// Filter says which cards to show. Every field that is set must agree; within
// a list one entry is enough, but of Keywords the card must have all. The zero
// Filter shows every card but the unofficial ones.
type Filter struct {
	Games      []training.Game   // legal in one of these
	Sets       []SetID           // came in one of these
	Types      []Type            // is one of these
	Schools    []training.School // has one of these
	Level      *Bounds
	Cost       *Bounds  // mana to cast; a card that costs X is in no bounds
	Slots      []string // goes to one of these places
	Keywords   []string // bears all of these, "Flying" or "Regenerate 2"
	Mage       MageID   // may be in the book of this mage
	Unofficial Unofficial
}

// Bounds are numbers from Min to Max, both included.
type Bounds struct{ Min, Max int }

// holds reports whether n lies in the bounds. No bounds hold everything.
func (b *Bounds) holds(n int) bool { return b == nil || b.Min <= n && n <= b.Max }

// Unofficial says what to do with community material.
type Unofficial string

// Unofficial cards are hidden until switched on.
const (
	UnofficialHidden Unofficial = ""
	UnofficialShown  Unofficial = "shown"
	UnofficialAlone  Unofficial = "alone" // nothing but
)

// Shows reports whether a card or mage with the mark passes.
func (u Unofficial) Shows(unofficial bool) bool {
	switch u {
	case UnofficialShown:
		return true
	case UnofficialAlone:
		return unofficial
	default:
		return !unofficial
	}
}

// Shown gives the cards the filter shows, by name.
func (c *Catalog) Shown(f Filter) []*Card {
	ready, n := c.newFilter(&f), c.built()
	var list []*Card
	for i, card := range c.cards {
		if ready.shows(card, &n.folded[i]) {
			list = append(list, card)
		}
	}
	return list
}

// MagesOf gives the mages of a game, without the unofficial ones unless they
// are to be shown.
func (c *Catalog) MagesOf(game training.Game, u Unofficial) []*Mage {
	var list []*Mage
	for _, m := range c.mages {
		if m.Game == game && u.Shows(m.Unofficial) {
			list = append(list, m)
		}
	}
	return list
}

// filter is a Filter made ready for many cards.
type filter struct {
	*Filter
	keywords []string // folded
	mage     *Mage    // nil where none is asked for or known
}

func (c *Catalog) newFilter(f *Filter) *filter {
	ready := &filter{Filter: f, mage: c.mageByID[f.Mage]}
	for _, k := range f.Keywords {
		ready.keywords = append(ready.keywords, fold.Text(k))
	}
	return ready
}

// isPlain reports whether the filter asks nothing but the origin.
func (f *Filter) isPlain() bool {
	return len(f.Games)+len(f.Sets)+len(f.Types)+len(f.Schools)+len(f.Slots)+len(f.Keywords) == 0 && f.Level == nil && f.Cost == nil && f.Mage == ""
}

func (f *filter) shows(card *Card, text *folded) bool {
	return f.Unofficial.Shows(card.Unofficial) &&
		anyOf(f.Games, func(g training.Game) bool { return slices.Contains(card.Games, g) }) &&
		anyOf(f.Sets, card.In) &&
		anyOf(f.Types, func(t Type) bool { return t == card.Type }) &&
		anyOf(f.Schools, card.Has) &&
		f.Level.holds(card.Level) &&
		(f.Cost == nil || card.Cost.Variable == "" && f.Cost.holds(card.Cost.Mana)) &&
		anyOf(f.Slots, func(s string) bool { return slices.Contains(card.Slots, s) }) &&
		!slices.ContainsFunc(f.keywords, func(k string) bool { return !slices.Contains(text.keywords, k) }) &&
		(f.Mage == "" || f.mage != nil && f.mage.MayUse(card))
}

// anyOf reports whether one of the list passes; an empty list asks nothing.
func anyOf[T any](list []T, passes func(T) bool) bool {
	return len(list) == 0 || slices.ContainsFunc(list, passes)
}

// MayUse reports whether the card can be in the mage's spellbook at all: legal
// in the mage's game and none of the "Only" words against it.
// Where the mage picks a school, any pick counts.
func (m *Mage) MayUse(card *Card) bool {
	spell := card.Spell()
	if !training.InPool(m.Game, spell) {
		return false
	}
	if m.Training.MayUse(spell, "") {
		return true
	}
	return slices.ContainsFunc(m.Training.Choices, func(s training.School) bool {
		return m.Training.MayUse(spell, s)
	})
}

// Bears reports whether the card has or gives the keyword: among its traits,
// grants, attack traits or attack effects. With a value ("Regenerate 2") that
// value is meant, without ("Regenerate", "Burn") any.
func (c *Card) Bears(keyword string) bool {
	want := fold.Text(keyword)
	return want != "" && c.anyKeyword(func(k string) bool {
		have := fold.Text(k)
		return have == want || bareKeyword(have) == want
	})
}

// Keywords lists what the card has or gives, each once, as printed: traits,
// grants, attack traits and the results of attack effects one by one.
func (c *Card) Keywords() []string {
	var list []string
	c.anyKeyword(func(k string) bool {
		if !slices.Contains(list, k) {
			list = append(list, k)
		}
		return false
	})
	return list
}

// anyKeyword asks is of every keyword until it says yes.
func (c *Card) anyKeyword(is func(string) bool) bool {
	if slices.ContainsFunc(c.Traits, is) || slices.ContainsFunc(c.Grants, is) || slices.ContainsFunc(c.Takes, is) {
		return true
	}
	for i := range c.Attacks {
		if slices.ContainsFunc(c.Attacks[i].Traits, is) {
			return true
		}
		for _, effect := range c.Attacks[i].Effects {
			if slices.ContainsFunc(effect.Results(), is) {
				return true
			}
		}
	}
	return false
}

// Results are the single results of an effect: "Push & Daze" are two.
func (e Effect) Results() []string { return strings.Split(e.Result, " & ") }

// bareKeyword takes the value from a folded keyword: "regenerate 2" and
// "2 burn" become "regenerate" and "burn".
func bareKeyword(folded string) string {
	words := strings.Fields(folded)
	words = slices.DeleteFunc(words, func(w string) bool {
		return w == "x" || strings.Trim(w, "0123456789") == ""
	})
	return strings.Join(words, " ")
}
