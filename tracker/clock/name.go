package clock

import "strings"

// The choices a person makes name their own texts, so that a screen can list
// them without knowing them.

// Message names the ending.
func (e Ending) Message() (string, map[string]any) { return "clock.end" + camel(e), nil }

// Message names the rank.
func (r Rank) Message() (string, map[string]any) { return "clock.rank" + camel(r), nil }

// Message names the pace.
func (k PaceKind) Message() (string, map[string]any) { return "clock.pace" + camel(k), nil }

// Message names the short timer.
func (k WindowKind) Message() (string, map[string]any) { return "clock.window" + camel(k), nil }

// camel is a value as the id of its text ends: "AtOnce" of "at-once", "None" of nothing.
func camel[S ~string](value S) string {
	if value == "" {
		return "None"
	}
	id := ""
	for part := range strings.SplitSeq(string(value), "-") {
		id += strings.ToUpper(part[:1]) + part[1:]
	}
	return id
}
