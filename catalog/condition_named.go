package catalog

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/query"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
)

// setTest understands a set by its short name or by words of its name.
func (c *compiler) setTest(n *query.Node, v query.Value) test {
	text := fold.Text(v.Text)
	var want []SetID
	var words []string
	for _, set := range c.sets {
		if fold.Text(string(set.ID)) == text {
			want = []SetID{set.ID}
			break
		}
		if text != "" && strings.Contains(fold.Text(set.Name), text) {
			want = append(want, set.ID)
		}
		words = append(append(words, string(set.ID)), fold.Words(set.Name)...)
	}
	if len(want) == 0 {
		return c.unknown(n, v, words)
	}
	return of(func(card *Card) bool { return slices.ContainsFunc(want, card.In) })
}

// mageTest understands mage:warlock, and price:warlock<=4: what one of the mages meant
// may use, or pays so much for.
func (c *compiler) mageTest(key Key, op string, n *query.Node, v query.Value) test {
	name, of1 := v, string(c.around.Mage)
	if n.Arg != nil {
		name = *n.Arg
	}
	b, isNumber := readBounds(op, v.Text)
	if key == KeyPrice && n.Arg == nil && isNumber {
		if of1 == "" {
			return c.fail(MageMissing, n.Span, n.Key.Text, v.Text, "")
		}
		if c.around.Choice != "" {
			of1 += "/" + string(c.around.Choice)
		}
		name.Text = of1
	}
	mages := c.buyers(name.Text)
	if len(mages) == 0 {
		return c.unknown(n, name, c.mageWords())
	}
	if key == KeyMage || n.Arg == nil && !isNumber {
		return of(func(card *Card) bool {
			return slices.ContainsFunc(mages, func(m buyer) bool { return m.may(card) })
		})
	}
	if !isNumber {
		return c.priceAgainst(op, n, v, mages)
	}
	return of(func(card *Card) bool {
		return slices.ContainsFunc(mages, func(m buyer) bool {
			return m.prices(card, func(points int) bool { return b.holds(op, points) })
		})
	})
}

// priceAgainst understands price:warlock<level.
func (c *compiler) priceAgainst(op string, n *query.Node, v query.Value, mages []buyer) test {
	other, ok := c.asked.key(v.Text)
	if !ok || !other.isNumber() {
		return c.fail(NotANumber, v.Span, n.Key.Text, v.Text, c.closestNumber(v.Text))
	}
	return of(func(card *Card) bool {
		with, ok := card.number(other)
		return ok && slices.ContainsFunc(mages, func(m buyer) bool {
			return m.prices(card, func(points int) bool { return bounds{with, with}.holds(op, points) })
		})
	})
}

// mageWords are the words mages go by.
func (c *Catalog) mageWords() []string {
	var words []string
	for _, m := range c.mages {
		words = append(append(words, fold.Text(m.Class)), fold.Words(m.Title)...)
	}
	return words
}

// MagesNamed finds mages by id ("arena-warlock-adramelech"), by class in any
// language ("Warlock", "Zauberer"), or by words of the name ("Adramelech").
func (c *Catalog) MagesNamed(name string) []*Mage {
	folded := fold.Text(name)
	if folded == "" {
		return nil
	}
	class := c.asked.class(folded)
	var byClass, byName []*Mage
	for _, m := range c.mages {
		switch {
		case fold.Text(string(m.ID)) == folded:
			return []*Mage{m}
		case fold.Text(m.Class) == class:
			byClass = append(byClass, m)
		case strings.Contains(fold.Text(m.Name), folded):
			byName = append(byName, m)
		}
	}
	return pick.Either(len(byClass) > 0, byClass, byName)
}

// classTest understands the class of "Warlock Only"; "no" means cards that are
// for no class alone.
func (c *compiler) classTest(n *query.Node, v query.Value) test {
	if on, ok := c.asked.flag(v.Text); ok {
		return of(func(card *Card) bool { return (len(card.OnlyClass) > 0) == on })
	}
	for _, word := range singulars(fold.Text(v.Text)) {
		class := c.asked.class(word)
		if slices.ContainsFunc(c.mages, func(m *Mage) bool { return fold.Text(m.Class) == class }) {
			return of(func(card *Card) bool {
				return slices.ContainsFunc(card.OnlyClass, func(s string) bool { return fold.Text(s) == class })
			})
		}
	}
	return c.unknown(n, v, c.mageWords())
}

// aroundTest understands what the caller knows: the collection, the books, the codex.
func (c *compiler) aroundTest(key Key, op string, n *query.Node, v query.Value) test {
	here := map[Key]bool{KeyOwned: c.around.Owned != nil, KeyIn: c.around.Book != nil, KeyTerm: c.around.Term != nil}
	if !here[key] {
		return c.fail(NotHere, n.Span, n.Key.Text, v.Text, "")
	}
	switch key {
	case KeyTerm:
		bears, ok := c.around.Term(v.Text)
		if !ok {
			return c.unknown(n, v, nil)
		}
		return of(bears)
	case KeyOwned:
		return c.copies(op, n, v, c.around.Owned)
	}
	name := v
	if n.Arg != nil {
		name = *n.Arg
	}
	text := fold.Text(name.Text)
	if key, ok := c.asked.key(text); ok && key == KeyIn {
		text = "" // in:book is any
	}
	copies, ok := c.around.Book(text)
	if !ok {
		return c.unknown(n, name, nil)
	}
	if n.Arg == nil {
		return of(func(card *Card) bool { return copies(card.ID) > 0 })
	}
	return c.copies(op, n, v, copies)
}

// copies understands how many of a card there are: a number, yes or no.
func (c *compiler) copies(op string, n *query.Node, v query.Value, have func(CardID) int) test {
	if on, ok := c.asked.flag(v.Text); ok && op == ":" && v.Text != "0" && v.Text != "1" {
		return of(func(card *Card) bool { return have(card.ID) > 0 == on })
	}
	b, ok := readBounds(op, v.Text)
	if !ok {
		return c.fail(NotANumber, v.Span, n.Key.Text, v.Text, "")
	}
	return of(func(card *Card) bool { return b.holds(op, have(card.ID)) })
}
