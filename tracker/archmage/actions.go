package archmage

import (
	"reflect"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// deed is one kind of event with its fields; a field that must be told begins with "!".
type deed struct {
	kind   tracker.Kind
	fields []string
}

func deeds() []deed {
	return []deed{
		{shift, []string{"!planet"}},
		{place, []string{"!planets"}},
		{prepare, []string{"planet"}},
		{travel, []string{"!to", "count"}},
		{explore, []string{"kind"}},
		{deploy, nil},
		{attack, nil},
		{cast, []string{"!spell", "pay", "toll", "way", "place", "places", "layout", "foe", "sphere", "door", "from", "to", "count", "die"}},
		{divine, []string{"!sphere"}},
		{gather, []string{"towns", "followers", "scrolls", "gems", "bones", "blood", "seeds", "widgets"}},
		{recruit, []string{"count"}},
		{initiate, []string{"!spheres"}},
		{promote, []string{"!into"}},
		{wards, nil},
		{build, nil},
		{next, nil},
		{catchUp, []string{"!planet"}},
		{settle, []string{"!unowned"}},
		{walk, []string{"all", "dice", "kinds"}},
		{inflame, []string{"!place"}},
		{hand, []string{"!place", "kind", "owner", "wards", "tower", "token", "by"}},
		{due, []string{"!sphere"}},
		{arrange, []string{"!layout"}},
		{token, []string{"area", "count", "corrupt", "door", "foe"}},
		{know, []string{"!spell", "known", "used"}},
		{spelled, []string{"!spell", "area", "duration", "effect", "number", "name", "text", "enters", "gives"}},
		{tracker.Change, []string{"!track", "!amount"}},
		{tracker.Set, []string{"!track", "!value"}},
	}
}

// fieldsOf are the names of the fields an event of a kind has, nil for an unknown kind.
func fieldsOf(kind tracker.Kind) []string {
	for _, d := range deeds() {
		if d.kind != kind {
			continue
		}
		names := make([]string, len(d.fields))
		for i, f := range d.fields {
			names[i] = strings.TrimPrefix(f, "!")
		}
		return names
	}
	return nil
}

// Actions is part of tracker.Game.
func (Game) Actions() []tracker.Action {
	all := map[string]tracker.Field{}
	for _, f := range tracker.Describe(reflect.TypeFor[payload](), "archmage.field-") {
		all[f.Name] = f
	}
	var list []tracker.Action
	for _, d := range deeds() {
		a := tracker.Action{Kind: d.kind, About: tracker.Word("archmage.action-" + string(d.kind))}
		for _, name := range d.fields {
			name, required := strings.CutPrefix(name, "!")
			f := all[name]
			f.Required, f.Values = required, valuesOf(d.kind, name)
			a.Fields = append(a.Fields, f)
		}
		list = append(list, a)
	}
	return list
}

// valuesOf are all that a field can be, where they are few.
func valuesOf(kind tracker.Kind, name string) []string {
	switch name {
	case "planet", "sphere":
		ids := sphereIDs()
		return ids[:]
	case "into", "area":
		var list []string
		for a := range Area(areas) {
			if _, _, up := a.From(); up || name == "area" {
				list = append(list, a.ID())
			}
		}
		return list
	case "way":
		return Directions()
	case "unowned":
		return []string{"nothing", "letter"}
	case "duration":
		return durations()
	case "effect":
		return Effects()[1:]
	case "kind":
		list := []string{}
		for _, k := range append(WildKinds(), Camp, "drow", "trolls", "gremlins") {
			list = append(list, string(k))
		}
		if kind == hand {
			list = append(list, string(Town))
		}
		return list
	}
	return nil
}
