// Package lesson holds what somebody who teaches a game puts together: named lists of
// terms, rules and cards in an order, what has been learned of them, and how they are
// handed out as text.
package lesson

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// List is a named list of ids: a term's ("burn"), a rule's number ("R-57"), a card's with
// "card:" in front.
type List struct {
	Name  string         `json:"name"`
	Items []string       `json:"items"`
	Known map[string]int `json:"known,omitempty"` // how well each item is known, see Learn
	Due   map[string]int `json:"due,omitempty"`   // the day each is asked for again, counted from any
}

// Has reports whether the item is on the list.
func (l List) Has(i string) bool { return slices.Contains(l.Items, i) }

// Flip gives the list with the item at its end, or without it where it was there.
func (l List) Flip(i string) List {
	if at := slices.Index(l.Items, i); at >= 0 {
		l.Items = slices.Delete(slices.Clone(l.Items), at, at+1)
		return l
	}
	l.Items = append(slices.Clone(l.Items), i)
	return l
}

// Move gives the list with the item at one place put at another; places that are not
// there change nothing.
func (l List) Move(from, to int) List {
	if from < 0 || from >= len(l.Items) || to < 0 || to >= len(l.Items) {
		return l
	}
	items := slices.Clone(l.Items)
	item := items[from]
	items = slices.Insert(slices.Delete(items, from, from+1), to, item)
	l.Items = items
	return l
}

// missed is what is known of an item that one did not know; else it is how often in a row one did.
const missed = -1

// days is after how many days an item comes again that one knew once, twice and so on in a row:
// the schedule of a box of cards with compartments, each of which is opened half as often.
func days(times int) int { return 1 << (min(times, 7) - 1) }

// apart is how many others are asked for before an item comes again, where there are so many.
const apart = 3

// Learn gives the list after one has known the item on a day, or has not: what one knew comes
// after days, what one did not know the same day.
func (l List) Learn(i string, known bool, today int) List {
	l.Known, l.Due = with(l.Known), with(l.Due)
	if known {
		l.Known[i] = max(l.Known[i], 0) + 1
		l.Due[i] = today + days(l.Known[i])
	} else {
		l.Known[i], l.Due[i] = missed, today
	}
	return l
}

// with is a copy to be changed.
func with(of map[string]int) map[string]int {
	if of == nil {
		return map[string]int{}
	}
	return maps.Clone(of)
}

// due reports whether an item is to be asked for on a day.
func (l List) due(i string, today int) bool { return l.Due[i] <= today }

// Next is the item to ask for on a day, after those asked for before it (the last at the end):
// what one did not know as soon as three others have come between, else the least known,
// of equals the one farthest behind the last in the list's order. It is false where nothing is
// to be asked for.
func (l List) Next(before []string, today int) (string, bool) {
	at := -1
	if len(before) > 0 {
		at = slices.Index(l.Items, before[len(before)-1])
	}
	order := make([]int, len(l.Items))
	for i := range order {
		order[i] = (at + 1 + i) % len(l.Items)
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Compare(l.Known[l.Items[a]], l.Known[l.Items[b]])
	})
	for between := min(apart, len(before)); between >= 0; between-- {
		lately := before[len(before)-between:]
		for _, i := range order {
			if id := l.Items[i]; l.due(id, today) && !slices.Contains(lately, id) {
				return id, true
			}
		}
	}
	return "", false
}

// Left is how many items are to be asked for on a day.
func (l List) Left(today int) int {
	n := 0
	for _, i := range l.Items {
		if l.due(i, today) {
			n++
		}
	}
	return n
}

// Soonest is after how many days something is to be asked for again; 0 where something is now, or
// nothing ever.
func (l List) Soonest(today int) int {
	soon := 0
	for i, item := range l.Items {
		if in := max(0, l.Due[item]-today); i == 0 || in < soon {
			soon = in
		}
	}
	return soon
}

// Again gives the list with nothing known.
func (l List) Again() List {
	l.Known, l.Due = nil, nil
	return l
}

// version of the file the lists are kept in.
const version = 1

type file struct {
	Version int    `json:"version"`
	Lists   []List `json:"lists"`
}

// Write gives the lists as they are kept.
func Write(lists []List) ([]byte, error) {
	data, err := json.MarshalIndent(file{version, lists}, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("write lists: %w", err)
	}
	return data, nil
}

// Read reads lists; an older file holds the ids of one list's terms alone, which is called
// first.
func Read(data []byte, first string) ([]List, error) {
	var ids []string
	if json.Unmarshal(data, &ids) == nil {
		return []List{{Name: first, Items: ids}}, nil
	}
	var in file
	if err := json.Unmarshal(data, &in); err != nil {
		return nil, fmt.Errorf("read lists: %w", err)
	}
	if in.Version > version {
		return nil, fmt.Errorf("read lists: saved by a newer version (%d)", in.Version)
	}
	return in.Lists, nil
}

// Entry is an item in words, as it is handed out.
type Entry struct {
	ID    string // of the item
	Title string
	Other string   // its name in the other language, or its number
	Text  string   // what it is
	Notes []string // what differs, where it stands, facts
}

// Text writes a list as plain text.
func Text(title string, entries []Entry) string {
	var b strings.Builder
	b.WriteString(title + "\n")
	for _, e := range entries {
		b.WriteString("\n" + e.Title)
		if e.Other != "" {
			b.WriteString(" (" + e.Other + ")")
		}
		b.WriteString("\n" + e.Text + "\n")
		for _, n := range e.Notes {
			b.WriteString("  " + n + "\n")
		}
	}
	return b.String()
}

// Markdown writes a list with headings.
func Markdown(title string, entries []Entry) string {
	var b strings.Builder
	b.WriteString("# " + plain(title) + "\n")
	for _, e := range entries {
		b.WriteString("\n## " + plain(e.Title) + "\n\n")
		if e.Other != "" {
			b.WriteString("*" + plain(e.Other) + "*\n\n")
		}
		b.WriteString(plain(e.Text) + "\n")
		if len(e.Notes) > 0 {
			b.WriteString("\n")
		}
		for _, n := range e.Notes {
			b.WriteString("- " + plain(n) + "\n")
		}
	}
	return b.String()
}

// plain keeps signs from meaning something in Markdown.
func plain(s string) string {
	return strings.NewReplacer(`\`, `\\`, "*", `\*`, "_", `\_`, "#", `\#`, "<", `\<`, "[", `\[`, "`", "\\`").Replace(s)
}
