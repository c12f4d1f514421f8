package catalog

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/training"
)

// Filter says which cards to show. Every field that is set must agree. The zero Filter
// shows every card but the unofficial ones.
type Filter struct {
	Game       training.Game // legal in it
	Type       Type
	School     training.School // has it
	Mage       MageID          // may be in the book of this mage
	Unofficial Unofficial
}

// Unofficial says what to do with community material.
type Unofficial string

// Unofficial cards are hidden until switched on.
const (
	UnofficialHidden Unofficial = ""
	UnofficialShown  Unofficial = "shown"
	UnofficialAlone  Unofficial = "alone" // nothing but
)

// ShowUnofficial shows or hides it, as somebody has switched it.
func ShowUnofficial(on bool) Unofficial {
	return pick.Either(on, UnofficialShown, UnofficialHidden)
}

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
	ready := c.filter(&f)
	return pick.Where(c.cards, ready.shows)
}

// MagesOf gives the mages of a game, without the unofficial ones unless they
// are to be shown.
func (c *Catalog) MagesOf(game training.Game, u Unofficial) []*Mage {
	return pick.Where(c.mages, func(m *Mage) bool { return m.Game == game && u.Shows(m.Unofficial) })
}

// filter is a Filter made ready for many cards.
type filter struct {
	*Filter
	mage *Mage // nil where none is asked for or known
}

func (c *Catalog) filter(f *Filter) filter { return filter{f, c.mageByID[f.Mage]} }

func (f *filter) shows(card *Card) bool {
	return f.Unofficial.Shows(card.Unofficial) &&
		(f.Game == "" || slices.Contains(card.Games, f.Game)) &&
		(f.Type == "" || f.Type == card.Type) &&
		(f.School == "" || card.Has(f.School)) &&
		(f.Mage == "" || f.mage != nil && f.mage.MayUse(card))
}

// MayUse reports whether the card can be in the mage's spellbook at all: legal
// in the mage's game and none of the "Only" words against it.
// Where the mage picks a school, any pick counts.
func (m *Mage) MayUse(card *Card) bool { return buyer{m, m.Training.Choices}.may(card) }

// Bears reports whether the card has or gives the keyword: among its traits,
// grants, attack traits or attack effects. With a value ("Regenerate 2") that
// value is meant, without ("Regenerate", "Burn") any.
func (c *Card) Bears(keyword string) bool {
	want := fold.Text(keyword)
	return want != "" && c.anyKeyword(func(k string) bool {
		have := fold.Text(k)
		return have == want || fold.WithoutNumbers(have) == want
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
