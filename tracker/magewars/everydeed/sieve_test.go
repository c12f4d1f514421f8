package everydeed

import (
	"slices"
	"strconv"
	"strings"
)

// fits tells whether a sieve lets a thing through, for a card of a seat that lies on a host.
func (f *sieve) fits(o *thing, cardID, host string, seat int) bool {
	own := o.Controller == seat
	switch {
	case f.Side == "own" && !own, f.Side == "foe" && own, f.Other && (o.ID == cardID || o.ID == host):
		return false
	case f.Where == "host" && (host == "" || o.On != host):
		return false
	}
	return f.passes(o)
}

// passes tells whether a sieve lets a thing through, whosever it is and wherever.
func (f *sieve) passes(o *thing) bool {
	has := func(list []string, word string) bool {
		return slices.ContainsFunc(list, func(each string) bool {
			return strings.EqualFold(each, word) || strings.HasPrefix(strings.ToLower(each), strings.ToLower(word)+" ")
		})
	}
	one := func(words, list []string) bool {
		return len(words) == 0 || slices.ContainsFunc(words, func(w string) bool { return has(list, w) })
	}
	everything := slices.Concat(o.Subtypes, o.Schools, o.Traits)
	if o.FaceDown && (f.Level != "" || len(f.Subtypes)+len(f.Schools) > 0) {
		return false
	}
	if f.Living != nil {
		lives := !has(o.Traits, "Nonliving") && (o.Kind == "creature" || o.Kind == "mage" || has(o.Traits, "Living"))
		if lives != *f.Living {
			return false
		}
	}
	switch {
	case f.Kind != "" && f.Kind != "object" && !slices.Contains(strings.Split(f.Kind, "|"), o.Kind):
	case f.Name != "" && !strings.EqualFold(f.Name, o.Name):
	case !one(f.Subtypes, o.Subtypes), !one(f.Schools, o.Schools), !one(f.Traits, o.Traits), !one(f.Slots, o.Slots), !one(f.Any, everything):
	case len(f.Without) > 0 && one(f.Without, everything):
	case f.Prey != nil && *f.Prey != (o.Conditions["grapple"] > 0):
	case f.Marked != "" && o.Conditions[strings.ToLower(f.Marked)] == 0, f.Unmarked != "" && o.Conditions[strings.ToLower(f.Unmarked)] > 0:
	case !level(f.Level, o.Level):
	default:
		return true
	}
	return false
}

func level(asked string, n int) bool {
	sign := strings.TrimRight(asked, "0123456789")
	bound, _ := strconv.Atoi(strings.TrimPrefix(asked, sign))
	switch sign {
	case "<=":
		return n <= bound
	case ">=":
		return n >= bound
	case "=":
		return n == bound
	}
	return true
}

// like is a thing that a sieve lets through, as the payload of an event, with what has to be
// laid on it then.
func (f *sieve) like(name string) (fields map[string]any, condition string) {
	kinds := strings.Split(f.Kind, "|")
	kind := kinds[0]
	if kind == "mage" && len(kinds) > 1 {
		kind = kinds[1]
	}
	switch {
	case kind == "" || kind == "object":
		kind = "creature"
		if len(f.Slots) > 0 {
			kind = "equipment"
		}
		if slices.Contains(f.Subtypes, "Outpost") || slices.Contains(f.Traits, "Spawnpoint") || slices.Contains(f.Subtypes, "Temple") {
			kind = "conjuration"
		}
	}
	fields = map[string]any{"name": name, "kind": kind, "level": 2, "cost": 4}
	if f.Name != "" {
		fields["name"] = f.Name
	}
	if kind == "creature" || kind == "conjuration" || kind == "wall" {
		fields["life"] = 40
	}
	if kind == "creature" {
		fields["attacks"] = bars()
	}
	var subtypes, schools, marks []string
	if len(f.Subtypes) > 0 {
		subtypes = f.Subtypes[:1]
	}
	if len(f.Any) > 0 {
		subtypes = append(slices.Clone(subtypes), f.Any[0])
	}
	if len(f.Schools) > 0 {
		schools = []string{strings.ToLower(f.Schools[0])}
	}
	if len(f.Traits) > 0 {
		marks = append(marks, f.Traits[0])
	}
	if f.Living != nil && !*f.Living {
		marks = append(marks, "Nonliving")
	}
	if f.Living != nil && *f.Living && kind != "creature" {
		marks = append(marks, "Living")
	}
	if sign := strings.TrimRight(f.Level, "0123456789"); sign != "" {
		n, _ := strconv.Atoi(strings.TrimPrefix(f.Level, sign))
		fields["level"] = n
	}
	if kind == "equipment" {
		fields["slots"] = []string{"ring"}
		if len(f.Slots) > 0 {
			fields["slots"] = f.Slots[:1]
		}
	}
	fields["subtypes"], fields["schools"], fields["traits"] = subtypes, schools, marks
	if f.Prey != nil && *f.Prey {
		return fields, "grapple"
	}
	return fields, strings.ToLower(f.Marked)
}

// unlike are things that a sieve does not let through for one reason each.
func (f *sieve) unlike(name string) []map[string]any {
	var list []map[string]any
	but := func(why string, change func(map[string]any)) {
		fields, _ := f.like(name + " " + why)
		if f.Name != "" && why != "name" {
			return
		}
		change(fields)
		list = append(list, fields)
	}
	if len(f.Subtypes) > 0 {
		but("subtype", func(m map[string]any) { m["subtypes"] = []string{"Stranger"} })
	}
	if len(f.Schools) > 0 {
		but("school", func(m map[string]any) { m["schools"] = []string{"strange"} })
	}
	if len(f.Traits) > 0 {
		but("trait", func(m map[string]any) { m["traits"] = m["traits"].([]string)[1:] })
	}
	if len(f.Any) > 0 {
		but("word", func(m map[string]any) { m["subtypes"] = []string{"Stranger"} })
	}
	if f.Living != nil {
		but("life", func(m map[string]any) {
			m["traits"] = []string{"Nonliving"}
			if !*f.Living {
				m["traits"] = []string{"Living"}
			}
		})
	}
	if len(f.Without) > 0 {
		but("without", func(m map[string]any) { m["subtypes"] = []string{f.Without[0]}; m["traits"] = []string{f.Without[0]} })
	}
	if sign := strings.TrimRight(f.Level, "0123456789"); sign != "" {
		but("level", func(m map[string]any) {
			n := m["level"].(int)
			m["level"] = n + 1
			if sign == ">=" {
				m["level"] = n - 1
			}
		})
	}
	if f.Name != "" {
		but("name", func(m map[string]any) { m["name"] = "Stranger" })
	}
	return list
}

// bars are the attacks of who needs some.
func bars() []map[string]any {
	return []map[string]any{
		{"name": "Bite", "action": "quick", "kind": "melee", "dice": 4},
		{"name": "Spit", "action": "quick", "kind": "ranged", "dice": 4},
	}
}
