package magewars

import (
	"reflect"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// action is one kind of event: its fields and what it does.
type action struct {
	kind   tracker.Kind
	fields []tracker.Field
	apply  func(*effect.Draft) error
}

// act makes an action from what it does with its payload; the payload's fields document it. The fields that mean
// something of their own in it are named: their texts are "table.field" with the action's name and the field's,
// all others are told by the field's name alone.
func act[P any](kind tracker.Kind, do func(*effect.Draft, P) error, own ...string) action {
	return action{
		kind:   kind,
		fields: described(kind, fieldsOf(reflect.TypeFor[P]()), own),
		apply: func(d *effect.Draft) error {
			p, err := state.Payload[P](d.Event)
			if err != nil {
				return err
			}
			return do(d, p)
		},
	}
}

// fieldsOf documents the fields of a payload from its type.
func fieldsOf(t reflect.Type) []tracker.Field {
	var fields []tracker.Field
	for i := range t.NumField() {
		f := t.Field(i)
		switch {
		case f.Anonymous:
			fields = append(fields, fieldsOf(f.Type)...)
			continue
		case !f.IsExported(), f.Tag.Get("json") == "-":
			continue
		}
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		fields = append(fields, tracker.Field{
			Name:     name,
			Type:     typeName(f.Type),
			Required: options == "",
			Unless:   f.Tag.Get("unless"),
			About:    state.Word("field", name),
			Values:   strings.Fields(f.Tag.Get("values")),
		})
	}
	return fields
}

// typeName says what a field holds, in the words of JSON.
func typeName(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Pointer:
		return typeName(t.Elem())
	case reflect.Slice:
		return "list of " + typeName(t.Elem())
	case reflect.Bool:
		return "true or false"
	case reflect.String:
		return "text"
	case reflect.Struct:
		if t == reflect.TypeFor[deed.Deed]() {
			return "deed, as the program's data has them"
		}
		var parts []string
		for _, f := range fieldsOf(t) {
			parts = append(parts, f.Name)
		}
		return "{" + strings.Join(parts, ", ") + "}"
	}
	return "number"
}

// described gives the fields of an action the texts that are its own, and to "kind"
// what the action takes.
func described(kind tracker.Kind, fields []tracker.Field, own []string) []tracker.Field {
	for i, f := range fields {
		if slices.Contains(own, f.Name) {
			fields[i].About = tracker.Word("table.field" + upper(string(kind)) + upper(f.Name))
		}
		if f.Name != "kind" {
			continue
		}
		switch kind {
		case "cast":
			fields[i].Values = append(slices.Clone(f.Values), state.KindIncantation, state.KindAttack)
		case "bind":
			fields[i].Values = []string{state.KindIncantation, state.KindAttack}
		}
	}
	return fields
}

func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
