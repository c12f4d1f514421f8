package everydeed

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// board is what lies on a table, as the command line shows it.
type board struct {
	Acting    string            `json:"acting"`
	Acted     bool              `json:"acted"`
	Fight     json.RawMessage   `json:"fight"`
	FreeCasts []json.RawMessage `json:"freeCasts"`
	Queue     []struct {
		ID string `json:"id"`
	} `json:"queue"`
	Due []struct {
		Object string `json:"object"`
	} `json:"mustReveal"`
	Offers []offer `json:"offers"`
	Seats  []*seat `json:"seats"`
}

type offer struct {
	ID     string `json:"id"`
	Seat   int    `json:"seat"`
	Card   string `json:"card"`
	Object string `json:"object"`
	Must   bool   `json:"must"`
}

type seat struct {
	Seat      int  `json:"seat"`
	Quickcast bool `json:"quickcast"`
	thing
	Objects []*thing `json:"objects"`
	Discard []struct {
		Name string `json:"name"`
	} `json:"discard"`
}

type thing struct {
	ID         string         `json:"id"`
	Name       string         `json:"name"`
	Kind       string         `json:"kind"`
	Level      int            `json:"level"`
	Schools    []string       `json:"schools"`
	Subtypes   []string       `json:"subtypes"`
	Slots      []string       `json:"slots"`
	Controller int            `json:"controller"`
	Owner      int            `json:"owner"`
	On         string         `json:"attachedTo"`
	FaceDown   bool           `json:"faceDown"`
	Life       int            `json:"life"`
	Damage     int            `json:"damage"`
	Armor      int            `json:"armor"`
	Mana       int            `json:"mana"`
	Channeling int            `json:"channeling"`
	Active     bool           `json:"active"`
	Guard      bool           `json:"guard"`
	Conditions map[string]int `json:"conditions"`
	Tokens     map[string]int `json:"tokens"`
	Traits     []string       `json:"traits"`
	Attacks    []struct {
		Name string `json:"name"`
	} `json:"attacks"`
}

func boardOf(state any) *board {
	text, err := json.Marshal(state)
	var b board
	if err == nil {
		err = json.Unmarshal(text, &b)
	}
	if err != nil {
		panic(err)
	}
	return &b
}

// things are all of them, the mages first.
func (b *board) things() []*thing {
	var list []*thing
	for _, s := range b.Seats {
		list = append(list, &s.thing)
	}
	for _, s := range b.Seats {
		list = append(list, s.Objects...)
	}
	return list
}

func (b *board) thing(id string) *thing {
	for _, o := range b.things() {
		if o.ID == id {
			return o
		}
	}
	return nil
}

func (b *board) remove(id string) {
	for _, s := range b.Seats {
		s.Objects = slices.DeleteFunc(s.Objects, func(o *thing) bool { return o.ID == id })
	}
}

// traits are keywords with their values added up, and how often one without is there at
// least once.
func traits(list []string) map[string]int {
	sum := map[string]int{}
	for _, each := range list {
		name, n := valued(each)
		switch {
		case strings.Contains(each, "+") || strings.Contains(each, " -"):
			sum[name] += n
		case n > 0:
			sum[name] = max(sum[name], n)
		default:
			sum[each] = 1
		}
	}
	return sum
}

// valued takes a keyword and its number apart.
func valued(keyword string) (string, int) {
	at := strings.LastIndexByte(keyword, ' ')
	if at < 0 {
		return keyword, 0
	}
	n, err := strconv.Atoi(strings.TrimPrefix(keyword[at+1:], "+"))
	if err != nil {
		return keyword, 0
	}
	return keyword[:at], n
}

// told is a table as lines that can be compared: one for each number, marker and keyword.
func (b *board) told() map[string]string {
	lines := map[string]string{}
	say := func(id, what string, value any) { lines[id+" "+what] = fmt.Sprint(value) }
	for _, o := range b.things() {
		say(o.ID, "is", o.Name)
		say(o.ID, "controller", o.Controller)
		say(o.ID, "on", o.On)
		say(o.ID, "hidden", o.FaceDown)
		say(o.ID, "life", o.Life)
		say(o.ID, "damage", o.Damage)
		say(o.ID, "armor", o.Armor)
		say(o.ID, "mana", o.Mana)
		say(o.ID, "channeling", o.Channeling)
		say(o.ID, "active", o.Active)
		say(o.ID, "guard", o.Guard)
		for name, n := range o.Conditions {
			if n != 0 {
				say(o.ID, "condition "+name, n)
			}
		}
		for name, n := range o.Tokens {
			if n != 0 {
				say(o.ID, "token "+name, n)
			}
		}
		for name, n := range traits(o.Traits) {
			if n != 0 {
				say(o.ID, "trait "+name, n)
			}
		}
	}
	say("table", "free casts", len(b.FreeCasts))
	for _, s := range b.Seats {
		say(fmt.Sprint("seat", s.Seat), "quickcast", s.Quickcast)
		var names []string
		for _, each := range s.Discard {
			names = append(names, each.Name)
		}
		slices.Sort(names)
		say(fmt.Sprint("seat", s.Seat), "discard", names)
	}
	var f struct {
		Attack string `json:"attack"`
		Target string `json:"target"`
	}
	if json.Unmarshal(b.Fight, &f) == nil {
		say("table", "fight", strings.TrimSuffix(f.Attack, " 2")+" on "+f.Target)
	}
	return lines
}

// differences between what should be and what is, a line each.
func differences(want, got map[string]string) []string {
	var list []string
	for _, key := range slices.Sorted(maps.Keys(want)) {
		if got[key] != want[key] {
			list = append(list, fmt.Sprintf("%s: want %q, is %q", key, want[key], got[key]))
		}
	}
	for _, key := range slices.Sorted(maps.Keys(got)) {
		if _, there := want[key]; !there {
			list = append(list, fmt.Sprintf("%s: want nothing, is %q", key, got[key]))
		}
	}
	return list
}
