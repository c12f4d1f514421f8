package magewars

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// choice makes an event ready to be sent. Its payloads always marshal.
func choice(text tracker.Word, rule string, seat tracker.Seat, kind tracker.Kind, payload any, pairs ...any) tracker.Choice {
	data, err := json.Marshal(payload)
	if err != nil || string(data) == "{}" {
		data = nil
	}
	c := tracker.Choice{
		Text:  tracker.Note(string(text), rule, pairs...),
		Event: tracker.Event{Version: tracker.EventVersion, Seat: seat, Kind: kind, Data: data},
	}
	present(&c)
	return c
}

// present says where a choice stands and how it is drawn.
func present(c *tracker.Choice) {
	var about struct {
		Object string `json:"object"`
		Task   string `json:"task"`
	}
	if len(c.Event.Data) > 0 && json.Unmarshal(c.Event.Data, &about) != nil {
		about.Object, about.Task = "", ""
	}
	icons := map[tracker.Kind]string{
		"attack": "melee", "strike": "melee", "barrier": "melee", "counterstrike": "melee", "ability": "star", "deed": "star", "reach": "star",
		"cast": "cards", "plan": "cards", "guard": "guard", "quickcast": "quickcast", "initiative": "initiative", "activate": "action",
		"resolve": "check", "end": "check", "reveal": "seen", "move": "onto",
	}
	kind := c.Event.Kind
	among := func(kinds ...tracker.Kind) bool { return slices.Contains(kinds, kind) }
	c.Object, c.Task, c.Icon = about.Object, about.Task != "", pick.Either(icons[kind] != "", icons[kind], "next")
	c.Own, c.Ends = among("attack", "strike", "barrier", "counterstrike", "next", "ability"), among("guard", "end")
	if among("activate", "guard", "quickcast", "reveal", "end", "move") {
		c.Short = state.Word("act", string(kind))
	}
}
