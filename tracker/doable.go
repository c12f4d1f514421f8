package tracker

import (
	"encoding"
	"reflect"
	"strings"
)

// Doable is a kind of event with what it does to a draft of a game's state.
type Doable[D any] struct {
	Kind    Kind
	Do      func(D, Event) error
	payload reflect.Type
}

// Does makes a kind of event of what it does with its payload.
func Does[D, P any](kind Kind, do func(D, P) error) Doable[D] {
	return Doable[D]{kind, func(d D, e Event) error {
		var p P
		if err := e.Read(&p); err != nil {
			return err
		}
		return do(d, p)
	}, reflect.TypeFor[P]()}
}

// Action documents the kind of event with the fields of its payload, by the text about the kind
// and what the ids of the texts about its fields begin with.
func (d Doable[D]) Action(does Word, about string) Action {
	return Action{Kind: d.Kind, About: does, Fields: Describe(d.payload, about)}
}

// Describe documents the fields of a payload from its type: what JSON may leave out is not
// required, a tag "unless" names the field that makes one needless, and what can be said is what
// a tag "values" has, or the type lists itself. The text about a field is the one with its name
// behind the beginning of an id.
func Describe(payload reflect.Type, about string) []Field {
	var fields []Field
	for i := range payload.NumField() {
		f := payload.Field(i)
		if f.Anonymous {
			fields = append(fields, Describe(f.Type, about)...)
			continue
		}
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "-" || !f.IsExported() {
			continue
		}
		field := Field{
			Name: name, Type: typeName(f.Type), Required: options == "", Unless: f.Tag.Get("unless"), About: Word(about + name),
			Values: strings.Fields(f.Tag.Get("values")),
		}
		if t := f.Type; t.Kind() == reflect.Pointer {
			f.Type = t.Elem()
		}
		if lists, ok := reflect.Zero(f.Type).Interface().(interface{ Values() []string }); ok {
			field.Values = lists.Values()
		}
		fields = append(fields, field)
	}
	return fields
}

// typeName says what a field holds, in the words of JSON.
func typeName(t reflect.Type) string {
	if t.Kind() != reflect.Pointer && reflect.PointerTo(t).Implements(reflect.TypeFor[encoding.TextUnmarshaler]()) {
		return "text"
	}
	switch t.Kind() {
	case reflect.Pointer:
		return typeName(t.Elem())
	case reflect.String:
		return "text"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice, reflect.Array:
		return "list of " + typeName(t.Elem())
	case reflect.Struct:
		var parts []string
		for _, f := range reflect.VisibleFields(t) {
			if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); !f.Anonymous && f.IsExported() && name != "-" {
				parts = append(parts, name)
			}
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case reflect.Map:
		return "object"
	}
	return "number"
}
