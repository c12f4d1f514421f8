package magewars

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"quickcast/catalog/deed"
	"quickcast/tracker"
)

// action is one kind of event: its fields and what it does.
type action struct {
	kind   tracker.Kind
	fields []tracker.Field
	apply  func(*draft) error
}

// actions lists every kind of event, in the order the help shows them.
func actions() []action {
	return []action{
		act("initiative", (*draft).doInitiative),
		act("next", (*draft).doNext),
		act("step", (*draft).doStep),
		act("change", (*draft).doChange),
		act("set", (*draft).doSet),
		act("heal", (*draft).doHeal),
		act("marker", (*draft).doMarker),
		act("condition", (*draft).doCondition),
		act("token", (*draft).doToken),
		act("add", (*draft).doAdd),
		act("attach", (*draft).doAttach),
		act("reveal", (*draft).doReveal),
		act("control", (*draft).doControl),
		act("destroy", (*draft).doDestroy),
		act("remove", (*draft).doRemove),
		act("activate", (*draft).doActivate),
		act("move", (*draft).doMove),
		act("guard", (*draft).doGuard),
		act("cast", (*draft).doCast),
		act("attack", (*draft).doAttack),
		act("strike", (*draft).doStrike),
		act("barrier", (*draft).doBarrier),
		act("counterstrike", (*draft).doCounterstrike),
		act("end", (*draft).doEnd),
		act("pass", (*draft).doPass),
		act("push", (*draft).doPush),
		act("teleport", (*draft).doTeleport),
		act("quickcast", (*draft).doQuickcast),
		act("plan", (*draft).doPlan),
		act("resolve", (*draft).doResolve),
		act("ability", (*draft).doAbility),
		act("trait", (*draft).doTrait),
		act("deed", (*draft).doDeed),
		act("reach", (*draft).doReach),
		act("bind", (*draft).doBind),
		act("book", (*draft).doBook),
		act("leave", (*draft).doLeave),
		act("overrule", (*draft).doOverrule),
	}
}

// act makes an action from what it does with its payload; the payload's
// fields document it.
func act[P any](kind tracker.Kind, do func(*draft, P) error) action {
	return action{
		kind:   kind,
		fields: described(kind, fieldsOf(reflect.TypeFor[P]())),
		apply: func(d *draft) error {
			p, err := payload[P](d.event)
			if err != nil {
				return err
			}
			return do(d, p)
		},
	}
}

// payload reads the payload of an event. It refuses a field that the action
// does not have (UnknownField) and a value of the wrong type (BadField).
func payload[P any](e tracker.Event) (P, error) {
	var p P
	if len(e.Data) == 0 || bytes.Equal(e.Data, []byte("null")) {
		return p, nil
	}
	dec := json.NewDecoder(bytes.NewReader(e.Data))
	dec.DisallowUnknownFields()
	err := dec.Decode(&p)
	if err == nil && dec.More() {
		err = errors.New("more than one value")
	}
	if err == nil {
		return p, nil
	}
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		return p, tracker.RefuseField(e.Kind, fieldPath(wrong.Field), err)
	}
	if name, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
		return p, tracker.UnknownField.With("Action", string(e.Kind), "Field", strings.Trim(name, `"`))
	}
	return p, tracker.BadPayload.With("Reason", err.Error())
}

// fieldPath is the way to a field as the line has it: without the types that
// lend their fields to others.
func fieldPath(path string) string {
	parts := strings.Split(path, ".")
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return p != "" && unicode.IsUpper(rune(p[0])) }), ".")
}

// fieldsOf documents the fields of a payload from its type.
func fieldsOf(t reflect.Type) []tracker.Field {
	var fields []tracker.Field
	for i := range t.NumField() {
		f := t.Field(i)
		if !f.IsExported() {
			continue
		}
		if f.Anonymous {
			fields = append(fields, fieldsOf(f.Type)...)
			continue
		}
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		fields = append(fields, tracker.Field{
			Name:     name,
			Type:     typeName(f.Type),
			Required: options == "",
			Unless:   f.Tag.Get("unless"),
			About:    word("field", name),
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
