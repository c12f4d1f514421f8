package wizards

import (
	"github.com/quickcast/quickcast/tracker"
)

// Actions documents every kind of event.
func (g *Game) Actions() []tracker.Action {
	field := func(name, kind string, required bool) tracker.Field {
		return tracker.Field{Name: name, Type: kind, Required: required, About: tracker.Word("wizards.about-" + name)}
	}
	must := func(name, kind string) tracker.Field { return field(name, kind, true) }
	may := func(name, kind string) tracker.Field { return field(name, kind, false) }
	with := tracker.Field{Name: "with", Type: "text", About: "wizards.about-with", Values: []string{"move", "room", "magic"}}
	piece := tracker.Field{Name: "piece", Type: "text", Required: true, About: "wizards.about-piece", Values: pieceNames()}
	list := []struct {
		kind   string
		fields []tracker.Field
	}{
		{"ready", nil},
		{"disaster", []tracker.Field{may("card", "text"), may("paragraphs", "list")}},
		{"draw", []tracker.Field{may("card", "text")}},
		{"decide", []tracker.Field{must("answer", "text")}},
		{"move", []tracker.Field{must("to", "text"), with}},
		{"glyph", []tracker.Field{with}},
		{"room", []tracker.Field{with, may("text", "text")}},
		{"bind", []tracker.Field{must("pair", "text"), must("spell", "text"), may("right", "yes/no"), with}},
		{"cast", []tracker.Field{may("glyphs", "list of numbers"), may("from", "number"), may("wand", "list of numbers"), may("staff", "yes/no"), may("spell", "text"), with}},
		{"done", nil},
		{"item", []tracker.Field{{Name: "item", Type: "text", Required: true, About: "wizards.about-item", Values: []string{"robe", "wand", "staff"}}, may("piece", "text"), may("glyph", "number"), may("pair", "text"), may("pay", "list of numbers"), may("free", "yes/no"), with}},
		{"recall", nil},
		{"endure", nil},
		{"share", []tracker.Field{may("glyph", "number"), may("back", "yes/no")}},
		{"place", []tracker.Field{piece, must("room", "text"), may("count", "number")}},
		{"remove", []tracker.Field{piece, must("room", "text"), may("count", "number")}},
		{"damage", []tracker.Field{piece, must("room", "text"), may("count", "number")}},
		{"force", []tracker.Field{may("piece", "text"), may("room", "text"), may("wizard", "number"), may("to", "text"), may("towards", "yes/no")}},
		{"effect", []tracker.Field{must("effects", "list")}},
		{"teleport", []tracker.Field{must("to", "text")}},
		{"turn", []tracker.Field{must("room", "text"), may("quarters", "number")}},
		{"swap", []tracker.Field{must("room", "text"), must("to", "text")}},
		{"door", []tracker.Field{must("room", "text"), may("door", "text"), may("doors", "text")}},
		{"source", []tracker.Field{must("room", "text"), must("glyph", "number")}},
		{"name", []tracker.Field{must("room", "text"), may("name", "text"), {Name: "school", Type: "text", About: "wizards.about-school", Values: Schools()}}},
		{"change", []tracker.Field{must("track", "text"), must("amount", "number"), may("object", "text")}},
		{"set", []tracker.Field{must("track", "text"), must("value", "number"), may("object", "text")}},
		{"overrule", g.layFields(may)},
	}
	actions := make([]tracker.Action, len(list))
	for i, a := range list {
		actions[i] = tracker.Action{Kind: tracker.Kind(a.kind), About: tracker.Word("wizards.does-" + a.kind), Fields: a.fields}
	}
	return actions
}

// layFields are the fields with which a table is laid as it is found.
func (g *Game) layFields(may func(name, kind string) tracker.Field) []tracker.Field {
	return []tracker.Field{
		may("turn", "number"), may("current", "number"),
		{Name: "phase", Type: "text", About: "wizards.about-phase", Values: phases()},
		may("actions", "object"), may("mana", "number"),
		may("shifts", "number"), may("clear", "yes/no"), may("rooms", "list"), may("wizards", "list"), may("grid", "object"), may("disasters", "object"),
		may("progression", "list"), may("roomDeck", "object"), may("reshuffles", "number"), may("supply", "list of numbers"), may("forget", "yes/no"),
	}
}
