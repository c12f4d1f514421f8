package archmage

import "github.com/quickcast/quickcast/tracker"

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
		names := []string{}
		for _, f := range d.fields {
			if f[0] == '!' {
				f = f[1:]
			}
			names = append(names, f)
		}
		return names
	}
	return nil
}

// Actions is part of tracker.Game.
func (Game) Actions() []tracker.Action {
	var list []tracker.Action
	for _, d := range deeds() {
		a := tracker.Action{Kind: d.kind, About: tracker.Word("archmage.action-" + string(d.kind))}
		for _, name := range d.fields {
			f := tracker.Field{Required: name[0] == '!'}
			if f.Required {
				name = name[1:]
			}
			f.Name, f.About = name, tracker.Word("archmage.field-"+name)
			f.Type, f.Values = typeOf(name), valuesOf(d.kind, name)
			a.Fields = append(a.Fields, f)
		}
		list = append(list, a)
	}
	return list
}

// typeOf is how a field is written.
func typeOf(name string) string {
	switch name {
	case "count", "amount", "value", "owner", "wards", "tower", "by", "foe", "die", "number", "corrupt",
		"followers", "scrolls", "gems", "bones", "blood", "seeds", "widgets":
		return "number"
	case "all", "known", "used":
		return "yes/no"
	case "dice":
		return "list of numbers"
	case "spheres", "towns", "places", "kinds", "toll", "layout":
		return "list"
	case "pay", "planets", "enters", "gives":
		return "numbers by name"
	}
	return "text"
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
