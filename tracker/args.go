package tracker

import (
	"cmp"
	"fmt"
	"iter"
	"maps"
	"slices"
)

// Args are pairs as the arguments of a text: name, value, name, value.
func Args(pairs ...any) map[string]any {
	args := make(map[string]any, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		args[fmt.Sprint(pairs[i])] = pairs[i+1]
	}
	return args
}

// Note is a notice by a rule, "" for none, with its arguments as pairs.
func Note(id, rule string, pairs ...any) Notice {
	return Notice{ID: id, Rule: rule, Args: Args(pairs...)}
}

// Line is a line of the log that tells of the event, with its arguments as pairs.
func (e Event) Line(round int, id string, pairs ...any) Line {
	return Line{Seq: e.Seq, At: e.At, Seat: e.Seat, Round: round, ID: id, Args: Args(pairs...)}
}

// List is things said one after the other.
type List []Message

// Message says the first before the rest; of none that there is nothing.
func (l List) Message() (string, map[string]any) {
	switch len(l) {
	case 0:
		return "table.nothing", nil
	case 1:
		return l[0].Message()
	}
	return "table.listed", map[string]any{"First": l[0], "Rest": l[1:]}
}

// Ordered goes through a map by its keys, so that of several things that are wrong it is
// always the same that is told.
func Ordered[K cmp.Ordered, V any](m map[K]V) iter.Seq2[K, V] {
	return func(yield func(K, V) bool) {
		for _, key := range slices.Sorted(maps.Keys(m)) {
			if !yield(key, m[key]) {
				return
			}
		}
	}
}
