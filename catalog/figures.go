package catalog

import (
	"slices"
	"strconv"
	"strings"
)

// number is the card's value for a key compared as a number; not ok where the card
// has none, or X. The defense is the card's own, or else the one it gives; the dice
// are those of its best bar, the reach that of its farthest ranged bar; the total is
// what an enchantment costs cast and revealed.
func (c *Card) number(key Key) (n int, ok bool) {
	switch key {
	case KeyLevel:
		return c.Level, true
	case KeyCost:
		return c.Cost.Mana, c.Cost.Variable == ""
	case KeyReveal:
		return c.Reveal.Mana, c.Type == Enchantment && c.Reveal.Variable == ""
	case KeyTotal:
		return c.Cost.Mana + c.Reveal.Mana, c.Cost.Variable == "" && c.Reveal.Variable == ""
	case KeyUpkeep:
		n, err := strconv.Atoi(c.Upkeep)
		return n, err == nil
	case KeyLife:
		return c.Life, c.Life > 0
	case KeyArmor:
		return c.Armor, c.Life > 0 && !c.NoArmor
	case KeyDefense:
		return c.defense()
	case KeyChanneling:
		return c.Channeling, c.Channeling > 0
	case KeyRange:
		return c.Range.Max, true
	}
	return c.barNumber(key)
}

func (c *Card) defense() (n int, ok bool) {
	for _, d := range []*Defense{c.Defense, c.GrantsDef} {
		if d != nil {
			return d.Min, true
		}
	}
	return 0, false
}

// barNumber is a number of the attack bars.
func (c *Card) barNumber(key Key) (n int, ok bool) {
	if key == KeyBars {
		return len(c.Attacks), true
	}
	for i := range c.Attacks {
		switch a := &c.Attacks[i]; {
		case key == KeyDice:
			n = max(n, a.Dice)
		case key == KeyReach && a.Kind == "ranged":
			n = max(n, a.Range.Max)
		}
	}
	return n, n > 0
}

// variable reports whether the card says X for the key.
func (c *Card) variable(key Key) bool {
	switch key {
	case KeyCost:
		return c.Cost.Variable != ""
	case KeyReveal:
		return c.Reveal.Variable != ""
	case KeyTotal:
		return c.Cost.Variable != "" || c.Reveal.Variable != ""
	case KeyUpkeep:
		return strings.Contains(c.Upkeep, "X")
	case KeyChanneling:
		return c.ChannelX != ""
	case KeyDice:
		return slices.ContainsFunc(c.Attacks, func(s Strike) bool { return s.Variable != "" })
	}
	return false
}

// bounds are what a number is compared with.
type bounds struct{ from, to int }

// number that no number of a card reaches.
const endless = 1 << 30

// holds compares n by the sign.
func (b bounds) holds(op string, n int) bool {
	switch op {
	case "<":
		return n < b.from
	case "<=":
		return n <= b.from
	case ">":
		return n > b.from
	case ">=":
		return n >= b.from
	default:
		return b.from <= n && n <= b.to
	}
}

// readBounds reads a number, or with : and = a span such as 2..4, 2-4, 2.., ..4 and 2+.
func readBounds(op, text string) (b bounds, ok bool) {
	if n, err := strconv.Atoi(text); err == nil && !strings.HasPrefix(text, "+") {
		return bounds{n, n}, true
	}
	if op != ":" && op != "=" {
		return b, false
	}
	if low, more := strings.CutSuffix(text, "+"); more {
		n, err := strconv.Atoi(low)
		return bounds{n, endless}, err == nil
	}
	for _, sign := range []string{"...", "..", "…", "–", "-"} {
		low, high, span := strings.Cut(text, sign)
		if !span || low == "" && (high == "" || sign == "-" || sign == "–") {
			continue
		}
		b = bounds{-endless, endless}
		var err error
		if low != "" {
			b.from, err = strconv.Atoi(low)
		}
		if high != "" && err == nil {
			b.to, err = strconv.Atoi(high)
		}
		return b, err == nil
	}
	return b, false
}

// numberIn is the first number in a keyword with its sign: 2 of "Regenerate 2", -2 of
// "Flame -2".
func numberIn(keyword string) (n int, ok bool) {
	for _, word := range strings.Fields(keyword) {
		if n, err := strconv.Atoi(strings.Trim(word, "()")); err == nil {
			return n, true
		}
	}
	return 0, false
}
