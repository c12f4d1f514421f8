package catalog

import (
	"slices"

	"github.com/quickcast/quickcast/rules/training"
)

// Around is what a query may speak of and the catalog does not know. What is nil or
// empty cannot be asked for, and a query that does is told so.
type Around struct {
	// Owned gives how many copies of a card the person has.
	Owned func(CardID) int
	// Book finds a spellbook by a piece of its name, folded; "" finds all there are. It
	// gives how many copies of a card stand in those.
	Book func(name string) (copies func(CardID) int, ok bool)
	// Term finds a term of the codex by a name or alias and tells what bears it.
	Term func(name string) (bears func(*Card) bool, ok bool)
	// Mage is whose price is meant where a query names nobody, and what that mage has
	// picked.
	Mage   MageID
	Choice training.School
}

// buyer is a mage of a query with the picks that count.
type buyer struct {
	mage  *Mage
	picks []training.School
}

// buyers finds the mages a value of mage: or price: means: an id, a class, words of a
// name, each with "/fire" behind where one pick is meant. Unofficial mages count where
// no official one is meant.
func (c *Catalog) buyers(value string) []buyer {
	name, pick, picked := c.cutPick(value)
	mages := c.MagesNamed(name)
	for _, word := range singulars(name)[1:] {
		if len(mages) == 0 {
			mages = c.MagesNamed(word)
		}
	}
	var list, unofficial []buyer
	for _, m := range mages {
		b := buyer{m, m.picks()}
		if picked {
			b.picks = []training.School{pick}
		}
		if m.Unofficial {
			unofficial = append(unofficial, b)
		} else {
			list = append(list, b)
		}
	}
	if len(list) == 0 {
		return unofficial
	}
	return list
}

// cutPick parts "wizard/fire".
func (c *Catalog) cutPick(value string) (name string, pick training.School, ok bool) {
	for i := len(value) - 1; i > 0; i-- {
		if value[i] == '/' {
			school, known := c.asked.said("school", value[i+1:])
			return value[:i], training.School(school), known
		}
	}
	return value, "", false
}

// picks are the schools the mage may pick, one empty pick where there is no choice.
func (m *Mage) picks() []training.School {
	if len(m.Training.Choices) == 0 {
		return []training.School{""}
	}
	return m.Training.Choices
}

// may reports whether the card can be in the book of this buyer.
func (b buyer) may(card *Card) bool {
	spell := card.Spell()
	if !training.InPool(b.mage.Game, spell) {
		return false
	}
	if b.mage.Training.MayUse(spell, "") {
		return true
	}
	return slices.ContainsFunc(b.picks, func(pick training.School) bool { return b.mage.Training.MayUse(spell, pick) })
}

// prices gives what the card costs this buyer by each pick to is, until it says yes. A
// card the buyer may not use has none.
func (b buyer) prices(card *Card, is func(points int) bool) bool {
	if !b.may(card) {
		return false
	}
	return slices.ContainsFunc(b.picks, func(pick training.School) bool {
		return is(b.mage.Training.Price(card.Spell(), pick).Points)
	})
}

// price is the least the card costs one of the buyers (R-127: who may not use it has no
// price).
func price(list []buyer, card *Card) (points int, ok bool) {
	for _, b := range list {
		b.prices(card, func(n int) bool {
			if !ok || n < points {
				points, ok = n, true
			}
			return false
		})
	}
	return points, ok
}
