package magewars

import (
	"slices"
	"strings"

	"quickcast/tracker"
)

// ownWords are the fields that mean something of their own in an action: their
// texts are "table.field" with the action's name and the field's, all others are
// told by the field's name alone.
func ownWords() map[tracker.Kind][]string {
	object := []string{"object"}
	return map[tracker.Kind][]string{
		"initiative": {"to"},
		"next":       {"to"},
		"marker":     {"marker"},
		"condition":  {"condition"},
		"token":      {"token"},
		"add":        {"kind", "cost", "host"},
		"attach":     {"object", "to"},
		"reveal":     {"object", "cost"},
		"control":    {"object", "to"},
		"destroy":    object,
		"remove":     object,
		"activate":   object,
		"guard":      object,
		"attack":     {"object", "targets", "x"},
		"cast":       {"kind", "cost", "target", "attacks"},
		"bind":       {"object", "kind", "cost"},
		"ability":    {"object", "to", "cost"},
		"trait":      {"on"},
		"resolve":    {"task"},
		"deed":       {"target", "condition"},
		"reach":      {"object", "targets"},
	}
}

// described gives the fields of an action the texts that are its own, and to "kind"
// what the action takes.
func described(kind tracker.Kind, fields []tracker.Field) []tracker.Field {
	own := ownWords()[kind]
	for i, f := range fields {
		if slices.Contains(own, f.Name) {
			fields[i].About = tracker.Word("table.field" + upper(string(kind)) + upper(f.Name))
		}
		if f.Name != "kind" {
			continue
		}
		switch kind {
		case "cast":
			fields[i].Values = append(slices.Clone(f.Values), KindIncantation, KindAttack)
		case "bind":
			fields[i].Values = []string{KindIncantation, KindAttack}
		}
	}
	return fields
}

func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// named lists for the fields of an action that name a phase or a step those of the
// game.
func (r rules) named(kind tracker.Kind, fields []tracker.Field) []tracker.Field {
	fields = slices.Clone(fields)
	for i, f := range fields {
		switch {
		case kind == "next" && f.Name == "to", kind == "overrule" && f.Name == "phase":
			for _, p := range r.phases() {
				fields[i].Values = append(fields[i].Values, string(p))
			}
		case kind == "overrule" && f.Name == "step":
			for _, st := range r.stations {
				if st.step != "" {
					fields[i].Values = append(fields[i].Values, string(st.step))
				}
			}
		}
	}
	return fields
}
