package magewars

import (
	"reflect"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
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
		parts := pick.Each(fieldsOf(t), func(f tracker.Field) string { return f.Name })
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

// actions lists every kind of event, in the order the help shows them.
func actions() []action {
	return []action{
		act("initiative", doInitiative, "to"),
		act("next", doNext, "to"),
		act("step", doStep),
		act("change", (*effect.Draft).DoChange),
		act("set", (*effect.Draft).DoSet),
		act("heal", (*effect.Draft).DoHeal),
		act("marker", (*effect.Draft).DoMarker, "marker"),
		act("condition", (*effect.Draft).DoCondition, "condition"),
		act("token", (*effect.Draft).DoToken, "token"),
		act("add", (*effect.Draft).DoAdd, "kind", "cost", "host"),
		act("attach", (*effect.Draft).DoAttach, "object", "to"),
		act("reveal", (*effect.Draft).DoReveal, "object", "cost"),
		act("control", (*effect.Draft).DoControl, "object", "to"),
		act("destroy", (*effect.Draft).DoDestroy, "object"),
		act("remove", (*effect.Draft).DoRemove, "object"),
		act("activate", (*effect.Draft).DoActivate, "object"),
		act("move", (*effect.Draft).DoMove),
		act("guard", (*effect.Draft).DoGuard, "object"),
		act("cast", (*effect.Draft).DoCast, "kind", "cost", "target", "attacks"),
		act("attack", (*effect.Draft).DoAttack, "object", "targets", "x"),
		act("strike", (*effect.Draft).DoStrike),
		act("barrier", (*effect.Draft).DoBarrier),
		act("counterstrike", (*effect.Draft).DoCounterstrike),
		act("end", (*effect.Draft).DoEnd, "object"),
		act("pass", doPass),
		act("push", (*effect.Draft).DoPush),
		act("teleport", (*effect.Draft).DoTeleport),
		act("quickcast", (*effect.Draft).DoQuickcast),
		act("plan", doPlan),
		act("resolve", (*effect.Draft).DoResolve, "task"),
		act("ability", doAbility, "object", "to", "cost"),
		act("trait", (*effect.Draft).DoTrait, "on"),
		act("deed", (*effect.Draft).DoDeed, "target", "condition"),
		act("reach", (*effect.Draft).DoReach, "object", "targets"),
		act("bind", (*effect.Draft).DoBind, "object", "kind", "cost"),
		act("book", (*effect.Draft).DoBook),
		act("leave", doLeave),
		act("overrule", doOverrule),
	}
}

// namedFields lists for the fields of an action that name a phase or a step those of the
// game.
func namedFields(r *state.Rules, kind tracker.Kind, fields []tracker.Field) []tracker.Field {
	fields = slices.Clone(fields)
	for i, f := range fields {
		switch {
		case (kind == "next" || kind == "pass") && f.Name == "to", kind == "overrule" && f.Name == "phase":
			for _, p := range r.Phases() {
				fields[i].Values = append(fields[i].Values, string(p))
			}
		case kind == "overrule" && f.Name == "step":
			for _, st := range r.Stations {
				if st.Step != "" {
					fields[i].Values = append(fields[i].Values, string(st.Step))
				}
			}
		}
	}
	return fields
}
