package tracker

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
)

// Form is what a new table of a game has to be told, as data: a screen draws it,
// the command line fills it from its flags and a file.
type Form struct {
	Least, Most int      // seats
	Who         []Person // who can sit there
	Teams       bool     // seats may be of one team
	Options     []Option // what the table as a whole chooses
}

// Person is somebody who can sit at a seat: a mage, a colour, a wizard.
type Person struct {
	ID    string
	Name  Message
	Line  Message  // what stands below the name, such as its numbers; nil for nothing
	Tint  string   // the school whose colour the seat takes
	Known []string // other names it answers to

	Title      Message  // tells several of one name apart in a list; nil for nothing
	Numbers    []Number // that can be changed for a seat
	Unofficial bool     // nobody printed it: it is offered where that is wanted
}

// Number is a value of who sits at a seat. One below its least has to be told first.
type Number struct {
	ID          string
	Name        Message
	Value       int
	Least, Most int
}

// Option is something a new table chooses once: how large a game, which map.
type Option struct {
	ID      string
	Name    Message
	Values  []Value // what can be chosen, the usual one first; of a number none
	Least   int     // of a number
	Most    int
	Default int
	Text    bool    // a text, such as a scenario of one's own; empty for none
	Unset   Message // what is said of an empty one; nil for "none"
	Kept    bool    // of a text: it is told once and kept for all tables to come, see Keeper
}

// Value is one of a few that can be chosen.
type Value struct {
	ID    string
	Name  Message
	Line  Message        // what it means; nil for nothing
	Fixed bool           // the numbers of the seats are as it says, whatever they were
	Sets  map[string]int // numbers of the seats, by id, that it alone says
	Seats int            // how many seats it takes to be offered; 0 for any
}

// Keeper is a game with options that are kept for all tables to come. Keeps refuses a text of
// one that cannot be used, such as one that was damaged.
type Keeper interface {
	Keeps(option, text string) error
}

// Start is what was chosen for a new table.
type Start struct {
	Seats   []Sitter
	Options map[string]string // by the id of the option; what is left out is as usual
	Extra   json.RawMessage   // what the game needs beyond that, in its own form; nil for nothing
	Seed    uint64            // of the table's rolls
}

// Sitter is who sits at a seat, in the order of the seats.
type Sitter struct {
	Who  string // a Person, by id
	Name string // one of its own, "" for the person's
	Team int    // 0 for none

	Numbers map[string]int  // by the id of the number; what is left out is as usual
	Extra   json.RawMessage // what the seat has beyond that, in the game's own form; nil for nothing
	Brings  string          // how that is called, such as a spellbook's name
}

// Reasons to refuse a start; after each its arguments.
const (
	UnknownPerson Code = "table.errorUnknownPerson" // Name, Names
	UnknownOption Code = "table.errorUnknownOption" // Option, Options
	UnknownValue  Code = "table.errorUnknownValue"  // Option, Value, Values
	WrongSeats    Code = "table.errorWrongSeats"    // Count, Least, Most
)

// Chosen are all options of a form as they were chosen, what was left out as it usually is. It
// refuses an option there is none of, and a value it cannot have.
func (s Start) Chosen(form Form) (map[string]string, error) {
	all := map[string]string{}
	ids := make([]string, len(form.Options))
	for i, o := range form.Options {
		ids[i] = o.ID
		told, ok := s.Options[o.ID]
		if !ok && len(o.Values) > 0 {
			told, ok = o.Values[0].ID, true
		}
		values := pick.Each(o.Values, func(v Value) string { return v.ID })
		if ok && !o.Text && !slices.Contains(values, told) {
			return nil, UnknownValue.With("Option", o.ID, "Value", told, "Values", strings.Join(values, ", "))
		}
		all[o.ID] = told
	}
	for id := range s.Options {
		if _, ok := all[id]; !ok {
			return nil, UnknownOption.With("Option", id, "Options", strings.Join(ids, ", "))
		}
	}
	return all, nil
}

// Seated are those who sit there, by the ids of the form's persons and under names of their
// own. It refuses more or fewer than the form has seats, and whom it does not know.
func (s Start) Seated(form Form) ([]Sitter, error) {
	if n := len(s.Seats); n < form.Least || n > form.Most {
		return nil, WrongSeats.With("Count", n, "Least", form.Least, "Most", form.Most)
	}
	all := pick.Made(form.Who, func(who Person) string { return who.ID })
	seats, names := slices.Clone(s.Seats), make([]string, len(s.Seats))
	for i, sitter := range seats {
		at := slices.IndexFunc(all, func(id string) bool { return strings.EqualFold(id, sitter.Who) })
		if at < 0 {
			return nil, UnknownPerson.With("Name", sitter.Who, "Names", strings.Join(all, ", "))
		}
		seats[i].Who = all[at]
		names[i] = cmp.Or(sitter.Name, strings.ToUpper(all[at][:1])+all[at][1:])
	}
	for i, name := range Distinct(names) {
		seats[i].Name = name
	}
	return seats, nil
}

// Distinct tells apart what has the same name: "Wizard", "Wizard 2". Names that
// are one of a kind stay as they are.
func Distinct(names []string) []string {
	list := make([]string, len(names))
	taken := map[string]bool{}
	for _, name := range names {
		taken[name] = true
	}
	seen := map[string]int{}
	for i, name := range names {
		seen[name]++
		list[i] = name
		if seen[name] == 1 {
			continue
		}
		for n := seen[name]; ; n++ {
			if numbered := name + " " + strconv.Itoa(n); !taken[numbered] {
				list[i], taken[numbered] = numbered, true
				break
			}
		}
	}
	return list
}

// SeedOf reads the seed of a table's rolls from its setup event; 0 where there is
// none. Every game keeps it in the field "seed".
func SeedOf(setup Event) uint64 {
	var data struct {
		Seed uint64 `json:"seed"`
	}
	if json.Unmarshal(setup.Data, &data) != nil {
		return 0
	}
	return data.Seed
}
