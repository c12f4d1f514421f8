package catalog

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/query"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/typo"
	"github.com/quickcast/quickcast/rules/training"
)

// value understands one value of a condition; nil where it does not, after it has said so.
func (c *compiler) value(key Key, op string, n *query.Node, v query.Value) test {
	if key.isNumber() {
		return c.numberTest(key, op, n, v)
	}
	switch key {
	case KeyName:
		return c.textTest(n, v, func(_ *Card, f *folded, text string) bool { return f.named(text) })
	case KeyText:
		c.names.summarise(c.cards)
		return c.textTest(n, v, func(_ *Card, f *folded, text string) bool { return strings.Contains(f.summary, text) })
	case KeyTarget:
		return c.textTest(n, v, func(card *Card, _ *folded, text string) bool { return strings.Contains(fold.Text(card.Target), text) })
	case KeyCode:
		return c.textTest(n, v, func(card *Card, _ *folded, text string) bool {
			return slices.ContainsFunc(card.Codes, func(code string) bool { return strings.HasPrefix(fold.Text(code), text) })
		})
	case KeySubtype:
		return c.wordTest(n, v, func(f *folded) []string { return f.subtypes })
	case KeyKeyword:
		if n.Arg != nil {
			return c.keywordNumber(op, n, v)
		}
		return c.wordTest(n, v, func(f *folded) []string { return f.keywords })
	case KeySet:
		return c.setTest(n, v)
	case KeyMage, KeyPrice:
		return c.mageTest(key, op, n, v)
	case KeyClass:
		return c.classTest(n, v)
	case KeyOwned, KeyIn, KeyTerm:
		return c.aroundTest(key, op, n, v)
	}
	return c.listTest(key, n, v)
}

func (c *compiler) unknown(n *query.Node, v query.Value, words []string) test {
	word, _ := typo.Nearest(fold.Text(v.Text), words)
	return c.fail(UnknownValue, v.Span, n.Key.Text, v.Text, word)
}

// textTest understands a piece of text.
func (c *compiler) textTest(n *query.Node, v query.Value, is func(*Card, *folded, string) bool) test {
	text := fold.Text(v.Text)
	if text == "" {
		return c.unknown(n, v, nil)
	}
	return func(card *Card, f *folded) bool { return is(card, f, text) }
}

// wordTest understands a subtype or a keyword: the word itself, one of which it is the
// plural, or the beginning of one while it is still being typed.
func (c *compiler) wordTest(n *query.Node, v query.Value, of func(*folded) []string) test {
	text := fold.Text(v.Text)
	var ways []func(*folded) bool
	for _, word := range singulars(text) {
		ways = append(ways, func(f *folded) bool { return slices.Contains(of(f), word) })
	}
	ways = append(ways, func(f *folded) bool {
		return slices.ContainsFunc(of(f), func(word string) bool { return strings.HasPrefix(word, text) })
	})
	for _, is := range ways {
		for i := range c.names.folded {
			if text != "" && is(&c.names.folded[i]) {
				return func(_ *Card, f *folded) bool { return is(f) }
			}
		}
	}
	var words []string
	for i := range c.names.folded {
		words = append(words, of(&c.names.folded[i])...)
	}
	return c.unknown(n, v, words)
}

// isSubtype reports whether a text is a subtype of some card, one or many.
func (c *compiler) isSubtype(text string) bool {
	words := singulars(fold.Text(text))
	return slices.ContainsFunc(c.names.folded, func(f folded) bool {
		return slices.ContainsFunc(f.subtypes, func(s string) bool { return slices.Contains(words, s) })
	})
}

// keywordNumber understands keyword:regenerate>=2. A result such as Burn without a
// number is one of it.
func (c *compiler) keywordNumber(op string, n *query.Node, v query.Value) test {
	if c.wordTest(n, *n.Arg, func(f *folded) []string { return f.keywords }) == nil {
		return nil
	}
	b, ok := readBounds(op, v.Text)
	if !ok {
		return c.fail(NotANumber, v.Span, n.Arg.Text, v.Text, "")
	}
	words := singulars(fold.Text(n.Arg.Text))
	is := func(name string) bool { return slices.Contains(words, name) }
	if !slices.ContainsFunc(c.names.folded, func(f folded) bool {
		return slices.ContainsFunc(f.valued, func(k valued) bool { return slices.ContainsFunc(k.names, is) })
	}) {
		is = func(name string) bool { return strings.HasPrefix(name, words[0]) }
	}
	return func(_ *Card, f *folded) bool {
		return slices.ContainsFunc(f.valued, func(k valued) bool { return b.holds(op, k.n) && slices.ContainsFunc(k.names, is) })
	}
}

// listTest understands the values that come from short lists.
func (c *compiler) listTest(key Key, n *query.Node, v query.Value) test {
	is, ok := c.asked.value(key, v.Text)
	if !ok && key == KeyType && c.isSubtype(v.Text) { // t:goblin, as other sites have it
		return c.wordTest(n, v, func(f *folded) []string { return f.subtypes })
	}
	if !ok {
		return c.unknown(n, v, c.asked.known(key.areas()...))
	}
	switch key {
	case KeyType:
		return of(func(card *Card) bool { return string(card.Type) == is })
	case KeySchool:
		return of(func(card *Card) bool {
			return slices.ContainsFunc(card.Schools, func(p training.Part) bool { return string(p.School) == is })
		})
	case KeyGame:
		return of(func(card *Card) bool {
			return slices.ContainsFunc(card.Games, func(g training.Game) bool { return string(g) == is })
		})
	case KeySlot:
		return of(func(card *Card) bool { return slices.Contains(card.Slots, is) })
	case KeyAction:
		return of(func(card *Card) bool { return string(card.Action) == is })
	case KeyDamage:
		return of(func(card *Card) bool {
			return slices.ContainsFunc(card.Attacks, func(s Strike) bool {
				return strings.ToLower(s.DamageType) == is || is == "none" && s.DamageType == ""
			})
		})
	case KeyUnofficial:
		return of(func(card *Card) bool { return is == "all" || card.Unofficial == (is == "yes") })
	}
	if is == "owned" {
		return c.aroundTest(KeyOwned, ":", n, query.Value{Span: v.Span, Text: "yes"})
	}
	return of(func(card *Card) bool { return card.marked(is) })
}

// marked reports whether a card bears a mark of "is:".
func (c *Card) marked(mark string) bool {
	switch mark {
	case "novice":
		return c.Novice
	case "epic":
		return c.Epic
	case "legendary":
		return c.Legendary
	case "unique":
		return c.Unique
	case "living":
		return c.Living()
	case "nonliving":
		return (c.Type == Creature || c.Life > 0) && !c.Living()
	case "free":
		return c.Free
	case "errata":
		return c.Errata
	case "uncertain":
		return len(c.Uncertain) > 0
	case "official":
		return !c.Unofficial
	}
	return c.Unofficial
}

// numberTest understands a number, a span, "x", yes and no, or another number of the
// card: life>cost.
func (c *compiler) numberTest(key Key, op string, n *query.Node, v query.Value) test {
	if b, ok := readBounds(op, v.Text); ok {
		return of(func(card *Card) bool {
			have, ok := card.number(key)
			return ok && b.holds(op, have)
		})
	}
	plain := op == ":" || op == "="
	if plain && strings.EqualFold(v.Text, "x") {
		return of(func(card *Card) bool { return card.variable(key) })
	}
	if on, ok := c.asked.flag(v.Text); ok && plain {
		return of(func(card *Card) bool {
			have, ok := card.number(key)
			return (ok && have > 0 || card.variable(key)) == on
		})
	}
	other, ok := c.asked.key(v.Text)
	if !ok || !other.isNumber() {
		return c.fail(NotANumber, v.Span, n.Key.Text, v.Text, c.closestNumber(v.Text))
	}
	return of(func(card *Card) bool {
		have, ok := card.number(key)
		with, both := card.number(other)
		return ok && both && bounds{with, with}.holds(op, have)
	})
}

// closestNumber is the key of a number that is nearly what was typed.
func (c *compiler) closestNumber(text string) string {
	var words []string
	for _, word := range c.asked.spelled() {
		if key, _ := c.asked.key(word); key.isNumber() {
			words = append(words, word)
		}
	}
	word, _ := typo.Nearest(fold.Compact(fold.Text(text)), words)
	return word
}
