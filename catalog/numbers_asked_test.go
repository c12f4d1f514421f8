package catalog_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
)

// printed are the numbers of a card that a query compares, read off its fields; a card
// without one, or with X, has none.
func printed() map[catalog.Key]func(*catalog.Card) (int, bool) {
	least := func(n int) (int, bool) { return n, n > 0 }
	bar := func(of func(catalog.Strike) int) func(*catalog.Card) (int, bool) {
		return func(c *catalog.Card) (int, bool) {
			most := 0
			for _, s := range c.Attacks {
				most = max(most, of(s))
			}
			return least(most)
		}
	}
	return map[catalog.Key]func(*catalog.Card) (int, bool){
		catalog.KeyLevel: func(c *catalog.Card) (int, bool) { return c.Level, true },
		catalog.KeyCost:  func(c *catalog.Card) (int, bool) { return c.Cost.Mana, c.Cost.Variable == "" },
		catalog.KeyReveal: func(c *catalog.Card) (int, bool) {
			return c.Reveal.Mana, c.Type == catalog.Enchantment && c.Reveal.Variable == ""
		},
		catalog.KeyTotal: func(c *catalog.Card) (int, bool) {
			return c.Cost.Mana + c.Reveal.Mana, c.Cost.Variable+c.Reveal.Variable == ""
		},
		catalog.KeyUpkeep: func(c *catalog.Card) (int, bool) {
			n, err := strconv.Atoi(c.Upkeep)
			return n, err == nil
		},
		catalog.KeyLife:  func(c *catalog.Card) (int, bool) { return least(c.Life) },
		catalog.KeyArmor: func(c *catalog.Card) (int, bool) { return c.Armor, c.Life > 0 && !c.NoArmor },
		catalog.KeyDefense: func(c *catalog.Card) (int, bool) {
			if c.Defense != nil {
				return c.Defense.Min, true
			}
			if c.GrantsDef != nil {
				return c.GrantsDef.Min, true
			}
			return 0, false
		},
		catalog.KeyChanneling: func(c *catalog.Card) (int, bool) { return least(c.Channeling) },
		catalog.KeyRange:      func(c *catalog.Card) (int, bool) { return c.Range.Max, true },
		catalog.KeyBars:       func(c *catalog.Card) (int, bool) { return len(c.Attacks), true },
		catalog.KeyDice:       bar(func(s catalog.Strike) int { return s.Dice }),
		catalog.KeyReach: bar(func(s catalog.Strike) int {
			if s.Kind != "ranged" {
				return 0
			}
			return s.Range.Max
		}),
	}
}

// signs are all ways to compare with a number that docs/query.md names.
func signs() map[string]func(have, n int) bool {
	same := func(have, n int) bool { return have == n }
	other := func(have, n int) bool { return have != n }
	least := func(have, n int) bool { return have >= n }
	most := func(have, n int) bool { return have <= n }
	return map[string]func(have, n int) bool{
		":%d": same, "=%d": same, "==%d": same, "!=%d": other, "<>%d": other, "≠%d": other,
		"<%d": func(have, n int) bool { return have < n }, ">%d": func(have, n int) bool { return have > n },
		"<=%d": most, "=<%d": most, "≤%d": most, ":..%d": most, ">=%d": least, "=>%d": least, "≥%d": least, ":%d..": least, ":%d+": least,
		" > %d": func(have, n int) bool { return have > n },
	}
}

// Every number a query can ask for, by every sign, is that of the cards.
func TestEveryNumberBySignsAgainstBruteForce(t *testing.T) {
	c := load(t)
	for key, number := range printed() {
		for sign, holds := range signs() {
			for n := range 13 {
				query := string(key) + fmt.Sprintf(sign, n)
				without := sign[0] == '!' || sign == "<>%d" || strings.HasPrefix(sign, "≠") // what has no number is not that number
				var want []catalog.CardID
				for _, card := range c.Cards() {
					have, ok := number(card)
					if !card.Unofficial && (ok && holds(have, n) || !ok && without) {
						want = append(want, card.ID)
					}
				}
				hits, err := c.Search(query, catalog.Options{})
				if got := ids(hits, 0); err != nil || !slices.Equal(got, want) {
					t.Errorf("%s finds %d cards, want %d (%v)", query, len(got), len(want), err)
				}
			}
		}
	}
}

// No key of the language is left out of what is tried against brute force, but those that
// order or let in, which have tests of their own.
func TestEveryKeyIsTriedAgainstBruteForce(t *testing.T) {
	c := load(t)
	tried := map[catalog.Key]bool{catalog.KeySort: true, catalog.KeyUnofficial: true} // TestSort, TestUnofficial
	for key := range printed() {
		tried[key] = true
	}
	for _, piece := range pieces(t, c) {
		for _, key := range catalog.Keys() {
			for _, name := range []string{string(key), c.KeyIn(key, "de")} {
				if rest, is := strings.CutPrefix(piece.query, name); is && rest != "" && strings.ContainsAny(rest[:1], ":=<>! ") {
					tried[key] = true
				}
			}
		}
	}
	for _, key := range catalog.Keys() {
		if !tried[key] {
			t.Errorf("%s is never compared with going through all cards by hand", key)
		}
	}
}
