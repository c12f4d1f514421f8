// Package everydeed tries what cards do from outside: it reads the data by itself, works out
// what a deed must change by a reader of its own, and compares that with what the table did.
package everydeed

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
)

// fact is one deed as it stands in the data.
type fact struct {
	At     string          `json:"at"`
	Of     *who            `json:"of"`
	Given  *given          `json:"given"`
	X      *unknown        `json:"x"`
	Cost   *cost           `json:"cost"`
	Once   json.RawMessage `json:"once"`
	Do     []step          `json:"do"`
	May    bool            `json:"may"`
	Board  bool            `json:"board"`
	Unsure bool            `json:"unsure"`
	Say    []string        `json:"say"`

	raw json.RawMessage
}

type unknown struct {
	Of    string `json:"of"`
	By    string `json:"by"`
	Count *sieve `json:"count"`
	Times int    `json:"times"`
	More  int    `json:"more"`
	Most  int    `json:"most"`
}

type cost struct {
	Mana      number `json:"mana"`
	Action    string `json:"action"`
	Spell     bool   `json:"spell"`
	Token     string `json:"token"`
	Count     number `json:"count"`
	From      *sieve `json:"from"`
	Glyph     string `json:"glyph"`
	Life      int    `json:"life"`
	Sacrifice *who   `json:"sacrifice"`
	Any       []cost `json:"any"`
}

// sieve lets some things through.
type sieve struct {
	Kind     string   `json:"kind"`
	Side     string   `json:"side"`
	Name     string   `json:"name"`
	Subtypes []string `json:"subtypes"`
	Schools  []string `json:"schools"`
	Traits   []string `json:"traits"`
	Any      []string `json:"any"`
	Without  []string `json:"without"`
	Slots    []string `json:"slots"`
	Living   *bool    `json:"living"`
	Level    string   `json:"level"`
	Speed    string   `json:"speed"`
	Marked   string   `json:"marked"`
	Unmarked string   `json:"unmarked"`
	Prey     *bool    `json:"prey"`
	Other    bool     `json:"other"`
	Where    string   `json:"where"`
	Count    number   `json:"count"`
	Bears    *sieve   `json:"bears"`
}

// who is a role, or all that a sieve lets through.
type who struct {
	role string
	sieve
	text string
}

func (w *who) UnmarshalJSON(data []byte) error {
	w.text = string(data)
	if data[0] == '"' {
		return json.Unmarshal(data, &w.role)
	}
	return json.Unmarshal(data, &w.sieve)
}

// number is one of a card, or the letter that stands for it; nil where it has none.
type number struct{ text string }

func (n *number) UnmarshalJSON(data []byte) error {
	n.text = strings.Trim(string(data), `"`)
	return nil
}

func (n number) there() bool { return n.text != "" }

func (n number) open() bool {
	_, err := strconv.Atoi(n.text)
	return n.there() && err != nil && n.text != "all" && n.text != "any"
}

// with is the number where X is so much.
func (n number) with(x int) int {
	switch n.text {
	case "X", "Y":
		return x
	case "2X":
		return 2 * x
	case "-X":
		return -x
	}
	plain, _ := strconv.Atoi(n.text)
	return plain
}

type given struct {
	Ask        []string `json:"ask"`
	Attack     *blow    `json:"attack"`
	Is         []is     `json:"is"`
	Count      *sieve   `json:"count"`
	Spell      *sieve   `json:"spell"`
	None       *sieve   `json:"none"`
	By         *sieve   `json:"by"`
	Walks      bool     `json:"walks"`
	Fewest     bool     `json:"fewest"`
	Initiative bool     `json:"initiative"`
	Rolled     bool     `json:"rolled"`
	During     string   `json:"during"`
}

type blow struct {
	Kind      string `json:"kind"`
	Type      string `json:"type"`
	Not       string `json:"not"`
	Bar       string `json:"bar"`
	Action    string `json:"action"`
	Lands     bool   `json:"lands"`
	Spell     *bool  `json:"spell"`
	Counter   *bool  `json:"counter"`
	Avoidable *bool  `json:"avoidable"`
	First     bool   `json:"first"`
	Dealt     int    `json:"dealt"`
	Critical  bool   `json:"critical"`
}

type is struct {
	Who string `json:"who"`
	sieve
	Not       bool   `json:"not"`
	Gone      bool   `json:"gone"`
	HurtBy    *sieve `json:"hurtBy"`
	Strongest bool   `json:"strongest"`
	Above     string `json:"above"`
	Condition string `json:"condition"`
	Token     string `json:"token"`
	Least     int    `json:"least"`
	Most      *int   `json:"most"`
	Mana      int    `json:"mana"`
	Damaged   *bool  `json:"damaged"`
	Guards    *bool  `json:"guards"`
	Active    *bool  `json:"active"`
	Hidden    *bool  `json:"hidden"`
}

type step struct {
	Do       string   `json:"do"`
	On       *who     `json:"on"`
	Name     string   `json:"name"`
	Amount   number   `json:"amount"`
	Dice     number   `json:"dice"`
	Together bool     `json:"together"`
	Most     int      `json:"most"`
	D12      bool     `json:"d12"`
	Type     string   `json:"type"`
	Direct   bool     `json:"direct"`
	Repair   bool     `json:"repair"`
	Keywords []string `json:"keywords"`
	Until    string   `json:"until"`
	To       string   `json:"to"`
	From     string   `json:"from"`
	Into     string   `json:"into"`
	By       string   `json:"by"`
	Spells   *sieve   `json:"spells"`
	Free     bool     `json:"free"`
	Again    bool     `json:"again"`
	Given    *given   `json:"given"`
	Else     []step   `json:"else"`
	Choices  [][]step `json:"choices"`
	Rows     []row    `json:"rows"`
}

type row struct {
	Min int    `json:"min"`
	Max int    `json:"max"`
	Do  []step `json:"do"`
}

// all are the steps with those inside of them, in order.
func all(steps []step) []*step {
	var list []*step
	for i := range steps {
		s := &steps[i]
		list = append(append(list, s), all(s.Else)...)
		for _, way := range s.Choices {
			list = append(list, all(way)...)
		}
		for _, r := range s.Rows {
			list = append(list, all(r.Do)...)
		}
	}
	return list
}

// card is what the data says of a card beside its deeds.
type card struct {
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Type     string   `json:"type"`
	Target   string   `json:"target"`
	Subtypes []string `json:"subtypes"`
	Level    int      `json:"level"`
	Reveal   price    `json:"reveal"`
	Cost     price    `json:"cost"`
	Traits   []string `json:"traits"`
	Slots    []string `json:"slots"`
	Grants   []string `json:"grants"`
	Attacks  []struct {
		Name string `json:"name"`
		Kind string `json:"kind"`
		Dice int    `json:"dice"`
		Type string `json:"damage"`
	} `json:"attacks"`

	deeds []fact
}

// price is what a card costs; 0 where that is an X.
type price int

func (p *price) UnmarshalJSON(data []byte) error {
	if data[0] == '{' {
		return nil
	}
	return json.Unmarshal(data, (*int)(p))
}

// cards reads both files of the data.
func cards(t testing.TB) []card {
	t.Helper()
	var list []card
	read(t, "data/cards.json", &list)
	var deeds []struct {
		ID    string            `json:"id"`
		Deeds []json.RawMessage `json:"deeds"`
	}
	read(t, "data/deeds.json", &deeds)
	at := map[string]int{}
	for i := range list {
		at[list[i].ID] = i
	}
	for _, each := range deeds {
		c := &list[at[each.ID]]
		for _, raw := range each.Deeds {
			f := fact{raw: raw}
			if err := json.Unmarshal(raw, &f); err != nil {
				t.Fatal(each.ID, err)
			}
			c.deeds = append(c.deeds, f)
		}
	}
	return list
}

func read(t testing.TB, file string, into any) {
	t.Helper()
	text, err := fs.ReadFile(assets.FS, file)
	if err == nil {
		err = json.Unmarshal(text, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// key names a deed of a card.
func (c *card) key(n int) string { return fmt.Sprint(c.ID, " ", n+1) }
