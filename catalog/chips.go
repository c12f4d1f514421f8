package catalog

import (
	"fmt"
	"strings"

	"github.com/quickcast/quickcast/catalog/query"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/rules/training"
)

// Pick is a condition a person chooses on the screen instead of typing it: one value of
// one key, written as the language has it.
type Pick struct {
	Key   Key
	Value string // "creature", "kreatur", "2..4", "core"
	Each  bool   // every pick of the key must hold, not one of them
}

// Picked reports whether the query has the pick by itself, not within brackets, "or" or
// "not": in any words and in any language.
func (c *Catalog) Picked(text string, p Pick) bool {
	want := c.plain(p.Key, p.Value)
	for _, n := range c.conditions(text, p.Key) {
		for _, v := range n.Values {
			if c.plain(p.Key, v.Text) == want {
				return true
			}
		}
	}
	return false
}

// Pick puts the pick into the query, in the words of the language, or takes it out, and
// leaves everything else as it was typed.
func (c *Catalog) Pick(text string, p Pick, lang string, on bool) string {
	if on == c.Picked(text, p) {
		return text
	}
	list := c.conditions(text, p.Key)
	value := p.Value
	if strings.ContainsAny(value, " ,|()<>=") || value == "" {
		value = `"` + value + `"`
	}
	switch {
	case on && !p.Each && len(list) > 0:
		at := list[0].To
		return text[:at] + "," + value + text[at:]
	case on:
		return strings.TrimLeft(strings.TrimRight(text, " ")+" "+c.KeyIn(p.Key, lang)+":"+value, " ")
	}
	want := c.plain(p.Key, p.Value)
	for i := len(list) - 1; i >= 0; i-- { // from behind, so that what is before stays in its place
		n, kept := list[i], []string{}
		for _, v := range n.Values {
			if c.plain(p.Key, v.Text) != want {
				kept = append(kept, v.Of(text))
			}
		}
		switch {
		case len(kept) == len(n.Values):
		case len(kept) == 0:
			text = n.Without(text)
		default:
			text = text[:n.Values[0].From] + strings.Join(kept, ",") + text[n.To:]
		}
	}
	return text
}

// Clear takes every condition of the key out of the query, those typed within others stay.
func (c *Catalog) Clear(text string, key Key) string {
	list := c.conditions(text, key)
	for i := len(list) - 1; i >= 0; i-- {
		text = list[i].Without(text)
	}
	return text
}

// Whose gives the one mage the query is about with mage:, and the school picked, or nil.
func (c *Catalog) Whose(text string) (*Mage, training.School) {
	list := c.conditions(text, KeyMage)
	if len(list) != 1 || len(list[0].Values) != 1 {
		return nil, ""
	}
	mages := c.buyers(list[0].Values[0].Text)
	if len(mages) != 1 {
		return nil, ""
	}
	_, pick, _ := c.cutPick(list[0].Values[0].Text)
	return mages[0].mage, pick
}

// conditions are those of a query that speak of the key by themselves, with : or =.
func (c *Catalog) conditions(text string, key Key) []*query.Node {
	if len(text) > maxQuery {
		return nil
	}
	root, _ := c.parse(text)
	if root == nil {
		return nil
	}
	parts := []*query.Node{root}
	if root.Kind == query.All && (root.From == 0 || root.From == len(text)-len(strings.TrimLeft(text, " "))) && !strings.HasPrefix(strings.TrimSpace(text), "(") {
		parts = root.Kids
	}
	var list []*query.Node
	for _, n := range parts {
		if n.Kind != query.Cond || n.Arg != nil || n.Op != ":" && n.Op != "=" || n.To > len(text) {
			continue
		}
		if k, ok := c.asked.key(n.Key.Text); ok && k == key {
			list = append(list, n)
		}
	}
	return list
}

// plain is a value by which two ways to write it are the same.
func (c *Catalog) plain(key Key, value string) string {
	if key.isNumber() {
		if b, ok := readBounds(":", value); ok {
			return fmt.Sprint(b)
		}
	}
	if key == KeySort {
		name, falls := strings.CutPrefix(value, "-")
		if k, ok := c.asked.key(name); ok {
			return fmt.Sprint(k, falls)
		}
	}
	if is, ok := c.asked.value(key, value); ok {
		return is
	}
	if key == KeyMage {
		return value
	}
	return fold.Text(value)
}
