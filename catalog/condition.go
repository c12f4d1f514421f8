package catalog

import (
	"slices"
	"strconv"
	"strings"

	"quickcast/internal/fold"
)

// condition is one understood condition of a query.
type condition struct {
	key  Key
	not  bool
	meet []test // one is enough
}

// test is one value of a condition, put to a card.
type test func(*Card, *folded) bool

// holds reports whether the card meets the condition.
func (cond condition) holds(card *Card, f *folded) bool {
	met := slices.ContainsFunc(cond.meet, func(t test) bool { return t(card, f) })
	return met != cond.not
}

// of makes a test of something the card alone tells.
func of(is func(*Card) bool) test { return func(card *Card, _ *folded) bool { return is(card) } }

// compile understands a term with a key.
func (c *Catalog) compile(t term) (condition, *QueryProblem) {
	fail := func(fault QueryFault, value string) (condition, *QueryProblem) {
		return condition{}, &QueryProblem{Fault: fault, Term: t.raw, Key: t.key, Value: value}
	}
	key, ok := parseKey(t.key)
	if !ok {
		return fail(UnknownKey, t.value)
	}
	if t.value == "" {
		return fail(ValueMissing, "")
	}
	op := t.op
	cond := condition{key: key, not: t.not}
	if op == "!=" || op == "≠" {
		cond.not, op = !cond.not, "="
	}
	if !key.isNumber() && op != ":" && op != "=" {
		return fail(CannotCompare, t.value)
	}
	values := []string{t.value}
	if !t.quoted {
		values = strings.FieldsFunc(t.value, func(r rune) bool { return r == ',' || r == '|' })
	}
	for _, value := range values {
		meet, fault := c.test(key, op, value)
		if fault != "" {
			return fail(fault, value)
		}
		cond.meet = append(cond.meet, meet)
	}
	if len(cond.meet) == 0 {
		return fail(ValueMissing, t.value)
	}
	return cond, nil
}

// test understands one value of a condition.
func (c *Catalog) test(key Key, op, value string) (test, QueryFault) {
	text := fold.Text(value)
	switch key {
	case KeyName:
		return func(_ *Card, f *folded) bool { return f.named(text) }, ""
	case KeySubtype:
		return c.wordTest(text, func(f *folded) []string { return f.subtypes })
	case KeyKeyword:
		return c.wordTest(text, func(f *folded) []string { return f.keywords })
	}
	var is func(*Card) bool
	var fault QueryFault
	switch {
	case key.isNumber():
		is, fault = numberTest(key, op, value)
	case key == KeySet:
		is, fault = c.setTest(text)
	case key == KeyMage:
		is, fault = c.mageTest(text)
	case key == KeyClass:
		is, fault = c.classTest(text)
	default:
		is, fault = listTest(key, value)
	}
	return of(is), fault
}

// wordTest understands a subtype or a keyword: the word itself, or the beginning
// of one while it is still being typed.
func (c *Catalog) wordTest(text string, of func(*folded) []string) (test, QueryFault) {
	is := func(f *folded) bool { return slices.Contains(of(f), text) }
	begins := func(f *folded) bool {
		return slices.ContainsFunc(of(f), func(word string) bool { return strings.HasPrefix(word, text) })
	}
	for _, meet := range []func(*folded) bool{is, begins} {
		for i := range c.built().folded {
			if text != "" && meet(&c.names.folded[i]) {
				return func(_ *Card, f *folded) bool { return meet(f) }, ""
			}
		}
	}
	return nil, UnknownValue
}

// listTest understands the values that come from short lists.
func listTest(key Key, value string) (func(*Card) bool, QueryFault) {
	switch key {
	case KeyType:
		if want, ok := ParseType(value); ok {
			return func(card *Card) bool { return card.Type == want }, ""
		}
	case KeySchool:
		if want, ok := ParseSchool(value); ok {
			return func(card *Card) bool { return card.Has(want) }, ""
		}
	case KeyGame:
		if want, ok := ParseGame(value); ok {
			return func(card *Card) bool { return slices.Contains(card.Games, want) }, ""
		}
	case KeySlot:
		if want, ok := ParseSlot(value); ok {
			return func(card *Card) bool { return slices.Contains(card.Slots, want) }, ""
		}
	case KeyAction:
		if want, ok := ParseAction(value); ok {
			return func(card *Card) bool { return card.Action == want }, ""
		}
	case KeyUnofficial:
		if on, ok := parseFlag(value); ok {
			return func(card *Card) bool { return card.Unofficial == on }, ""
		}
		switch fold.Text(value) {
		case "all", "any", "alle", "auch", "also":
			return func(*Card) bool { return true }, ""
		}
	case KeyIs:
		return markTest(value)
	}
	return nil, UnknownValue
}

// markTest understands the marks a card can bear.
func markTest(value string) (func(*Card) bool, QueryFault) {
	switch fold.Text(value) {
	case "novice", "novize":
		return func(c *Card) bool { return c.Novice }, ""
	case "epic", "episch":
		return func(c *Card) bool { return c.Epic }, ""
	case "legendary", "legendar", "legendaer":
		return func(c *Card) bool { return c.Legendary }, ""
	case "unique", "einzigartig":
		return func(c *Card) bool { return c.Unique }, ""
	case "living", "lebend":
		return (*Card).Living, ""
	case "errata":
		return func(c *Card) bool { return c.Errata }, ""
	case "uncertain", "unsicher":
		return func(c *Card) bool { return len(c.Uncertain) > 0 }, ""
	case "unofficial", "inoffiziell":
		return func(c *Card) bool { return c.Unofficial }, ""
	}
	return nil, UnknownValue
}

// numberTest understands a number, "x" or a span such as 1-3.
func numberTest(key Key, op, value string) (func(*Card) bool, QueryFault) {
	if strings.EqualFold(value, "x") && (op == ":" || op == "=") {
		return func(card *Card) bool { return card.variable(key) }, ""
	}
	low, high, span := strings.Cut(value, "-")
	from, err := strconv.Atoi(low)
	to := from
	if span && err == nil {
		to, err = strconv.Atoi(high)
	}
	if err != nil || span && op != ":" && op != "=" {
		return nil, NotANumber
	}
	return func(card *Card) bool {
		n, ok := card.number(key)
		if !ok {
			return false
		}
		switch op {
		case "<":
			return n < from
		case "<=", "≤":
			return n <= from
		case ">":
			return n > from
		case ">=", "≥":
			return n >= from
		default:
			return from <= n && n <= to
		}
	}, ""
}

// number is the card's value for a key compared as a number; not ok where the
// card has none, or X.
func (c *Card) number(key Key) (n int, ok bool) {
	switch key {
	case KeyLevel:
		return c.Level, true
	case KeyCost:
		return c.Cost.Mana, c.Cost.Variable == ""
	case KeyReveal:
		return c.Reveal.Mana, c.Type == Enchantment && c.Reveal.Variable == ""
	case KeyLife:
		return c.Life, c.Life > 0
	case KeyArmor:
		return c.Armor, c.Life > 0 && !c.NoArmor
	case KeyChanneling:
		return c.Channeling, c.Channeling > 0
	case KeyDice:
		best := 0
		for i := range c.Attacks {
			best = max(best, c.Attacks[i].Dice)
		}
		return best, best > 0
	}
	return 0, false
}

// variable reports whether the card says X for the key.
func (c *Card) variable(key Key) bool {
	switch key {
	case KeyCost:
		return c.Cost.Variable != ""
	case KeyReveal:
		return c.Reveal.Variable != ""
	case KeyChanneling:
		return c.ChannelX != ""
	case KeyDice:
		return slices.ContainsFunc(c.Attacks, func(s Strike) bool { return s.Variable != "" })
	}
	return false
}
