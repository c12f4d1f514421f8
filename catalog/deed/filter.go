package deed

import (
	"slices"
	"strconv"
	"strings"
)

// Thing is what a filter looks at: an object on a table or a card.
type Thing struct {
	Kind     string
	Name     string
	Level    int
	Speed    string // of a spell, quick or full
	Subtypes []string
	Schools  []string
	Traits   []string
	Slots    []string
	Marked   func(condition string) bool // nil for what has no markers
}

// levels are the least and the most level the filter lets through. False where its
// level makes no sense.
func (f *Filter) levels() (least, most int, ok bool) {
	const top = 99
	if f.Level == "" {
		return 0, top, true
	}
	sign := strings.TrimRight(f.Level, "0123456789")
	n, err := strconv.Atoi(f.Level[len(sign):])
	switch {
	case err != nil:
		return 0, 0, false
	case sign == "<=":
		return 0, n, true
	case sign == ">=":
		return n, top, true
	}
	return n, n, sign == "="
}

// Fits tells whether a thing is what the filter means. Whose it is and where it stands
// is for the table to say.
func (f *Filter) Fits(t *Thing) bool {
	least, most, ok := f.levels()
	has := func(list []string, word string) bool {
		return slices.ContainsFunc(list, func(s string) bool {
			return strings.EqualFold(s, word) || len(s) > len(word) && s[len(word)] == ' ' && strings.EqualFold(s[:len(word)], word)
		})
	}
	anywhere := func(word string) bool { return has(t.Subtypes, word) || has(t.Schools, word) || has(t.Traits, word) }
	among := func(words []string, is func(string) bool) bool {
		return len(words) == 0 || slices.ContainsFunc(words, is)
	}
	switch {
	case !ok || t.Level < least || t.Level > most, !f.kind(t.Kind):
	case f.Speed != "" && f.Speed != t.Speed:
	case f.Name != "" && !strings.EqualFold(f.Name, t.Name):
	case !among(f.Subtypes, func(w string) bool { return has(t.Subtypes, w) }):
	case !among(f.Schools, func(w string) bool { return has(t.Schools, w) }):
	case !among(f.Traits, func(w string) bool { return has(t.Traits, w) }):
	case !among(f.Slots, func(w string) bool { return has(t.Slots, w) }):
	case !among(f.Any, anywhere):
	case slices.ContainsFunc(f.Without, anywhere):
	case f.Living != nil && *f.Living == (has(t.Traits, "Nonliving") || t.lifeless()):
	case f.Marked != "" && (t.Marked == nil || !t.Marked(strings.ToLower(f.Marked))):
	case f.Unmarked != "" && t.Marked != nil && t.Marked(strings.ToLower(f.Unmarked)):
	default:
		return true
	}
	return false
}

// lifeless tells of what does not say so itself whether it lives: creatures and mages
// do, all others only where they are Living.
func (t *Thing) lifeless() bool {
	return t.Kind != "creature" && t.Kind != "mage" && !slices.Contains(t.Traits, "Living")
}

// kind tells whether a kind is among those the filter names. A wall is a conjuration
// only where the filter says so too.
func (f *Filter) kind(kind string) bool {
	return f.Kind == "" || f.Kind == "object" || slices.Contains(strings.Split(f.Kind, "|"), kind)
}
