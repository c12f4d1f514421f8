package catalog

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
)

// DataError says which entry of which data file is wrong and where.
type DataError = facts.Error

// UnmarshalText reads a number and a card: "2 wolf-fury".
func (e *Entry) UnmarshalText(text []byte) error {
	if _, err := fmt.Sscanf(string(text), "%d %s", &e.Count, (*string)(&e.Card)); err != nil || e.Count < 1 {
		return fmt.Errorf("%q is not a number and a card", text)
	}
	return nil
}

// UnmarshalText reads a set and its copies, "core 2", or where they are not known "promo".
func (p *Printing) UnmarshalText(text []byte) (err error) {
	id, copies, known := strings.Cut(string(text), " ")
	p.Set = SetID(id)
	if known {
		if p.Copies, err = strconv.Atoi(copies); err != nil || p.Copies < 1 {
			return fmt.Errorf("%q is not a set and copies", text)
		}
	}
	return nil
}

// UnmarshalJSON reads two numbers of zones, nearest first.
func (r *Range) UnmarshalJSON(data []byte) error {
	var zones []int
	if err := json.Unmarshal(data, &zones); err != nil {
		return err
	}
	if len(zones) != 2 || zones[0] < 0 || zones[0] > zones[1] {
		return fmt.Errorf("%v is not a range", zones)
	}
	*r = Range{Min: zones[0], Max: zones[1]}
	return nil
}

// UnmarshalJSON reads a number, or what an X is.
func (c *Cost) UnmarshalJSON(data []byte) (err error) {
	type fields Cost
	if data[0] == '{' {
		return facts.Strict(data, (*fields)(c))
	}
	c.Mana, err = strconv.Atoi(string(data))
	return err
}

// UnmarshalText reads a row of an effect table: "7-10 Burn" or "11+ 2 Burn".
func (e *Effect) UnmarshalText(text []byte) (err error) {
	bad := facts.Wrong("effects", "%q is not rolls such as 7-10 or 11+ and a result", text)
	rolls, result, ok := strings.Cut(string(text), " ")
	if !ok || result == "" {
		return bad
	}
	e.Result = result
	low, high, bounded := strings.Cut(rolls, "-")
	if !bounded {
		low, ok = strings.CutSuffix(rolls, "+")
	}
	if e.Min, err = strconv.Atoi(low); err != nil || !ok || e.Min < 1 {
		return bad
	}
	if !bounded {
		return nil
	}
	if e.Max, err = strconv.Atoi(high); err != nil || e.Max < e.Min {
		return bad
	}
	return nil
}

// UnmarshalText reads "7+ 1x not ranged" or "8+ any", and behind that "unhindered",
// "answers", "lasts 3", "for 2 ki".
func (d *Defense) UnmarshalText(text []byte) (err error) {
	words := strings.Fields(string(text))
	bad := fmt.Errorf("%q is not a Defense such as 7+ 1x not ranged", text)
	if len(words) < 2 {
		return bad
	}
	roll, ok := strings.CutSuffix(words[0], "+")
	if d.Min, err = strconv.Atoi(roll); err != nil || !ok || d.Min < 1 || d.Min > 12 {
		return bad
	}
	if uses, ok := strings.CutSuffix(words[1], "x"); ok {
		if d.Uses, err = strconv.Atoi(uses); err != nil || d.Uses < 1 {
			return bad
		}
	} else if words[1] != "any" {
		return bad
	}
	for rest := words[2:]; len(rest) > 0; {
		read := d.more(rest)
		if read == 0 {
			return bad
		}
		rest = rest[read:]
	}
	return nil
}

// more reads what else is said of a Defense and returns how many words that was, 0 for
// what cannot be.
func (d *Defense) more(words []string) int {
	count := func(at int) int {
		if at >= len(words) {
			return 0
		}
		n, _ := strconv.Atoi(words[at])
		return n
	}
	switch {
	case words[0] == "unhindered":
		d.Unhindered = true
		return 1
	case words[0] == "answers":
		d.Answers = true
		return 1
	case words[0] == "not" && len(words) > 1 && (words[1] == "melee" || words[1] == "ranged"):
		d.Not = append(d.Not, words[1])
		return 2
	case words[0] == "lasts" && count(1) > 0:
		d.Lasts = count(1)
		return 2
	case words[0] == "for" && count(1) > 0 && len(words) > 2 && (words[2] == "mana" || words[2] == "ki" || words[2] == "glyph"):
		if d.Cost == nil {
			d.Cost = map[string]int{}
		}
		d.Cost[words[2]] = count(1)
		return 3
	}
	return 0
}
