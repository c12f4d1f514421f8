// Package lesson holds what somebody who teaches a game puts together: named lists of
// terms, rules and cards in an order, what has been learned of them, and how they are
// handed out as text.
package lesson

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
)

// List is a named list of ids: a term's ("burn"), a rule's number ("R-57"), a card's with
// "card:" in front.
type List struct {
	Name  string         `json:"name"`
	Items []string       `json:"items"`
	Known map[string]int `json:"known,omitempty"` // how well each item is known, see Learn
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

// What is known of an item: how often in a row one knew it, or that one did not.
const (
	missed = -1
	best   = 3 // so often, and it is left alone
)

// apart is how many others are asked for before an item comes again, where there are so many.
const apart = 3

// Learn gives the list after one has known the item, or has not: what one knew comes
// later, what one did not know comes again soon.
func (l List) Learn(i string, known bool) List {
	now := map[string]int{}
	for id, n := range l.Known {
		now[id] = n
	}
	if known {
		now[i] = min(max(now[i], 0)+1, best)
	} else {
		now[i] = missed
	}
	l.Known = now
	return l
}

// Next is the item to ask for now, after those asked for before it (the last at the end):
// what one did not know as soon as three others have come between, else the least known,
// of equals the one farthest behind the last in the list's order. It is false where all is
// known, or there is nothing.
func (l List) Next(before []string) (string, bool) {
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
			if id := l.Items[i]; l.Known[id] < best && !slices.Contains(lately, id) {
				return id, true
			}
		}
	}
	return "", false
}

// Left is how many items are not known yet.
func (l List) Left() int {
	return pick.Count(l.Items, func(i string) bool { return l.Known[i] < best })
}

// Again gives the list with nothing known.
func (l List) Again() List {
	l.Known = nil
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
