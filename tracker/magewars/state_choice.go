package magewars

import (
	"encoding/json"

	"github.com/quickcast/quickcast/tracker"
)

// choice makes an event ready to be sent. Its payloads always marshal.
func choice(text tracker.Word, rule string, seat tracker.Seat, kind tracker.Kind, payload any, pairs ...any) tracker.Choice {
	data, err := json.Marshal(payload)
	if err != nil || string(data) == "{}" {
		data = nil
	}
	c := tracker.Choice{
		Text:  ruled(string(text), rule, pairs...),
		Event: tracker.Event{Version: tracker.EventVersion, Seat: seat, Kind: kind, Data: data},
	}
	present(&c)
	return c
}

// low is the source of rolls of a thought: always the lowest.
type low struct{}

func (low) IntN(int) int { return 0 }

// present says where a choice stands and how it is drawn.
func present(c *tracker.Choice) {
	var about struct {
		Object string `json:"object"`
		Task   string `json:"task"`
	}
	if len(c.Event.Data) > 0 && json.Unmarshal(c.Event.Data, &about) != nil {
		about.Object, about.Task = "", ""
	}
	c.Object, c.Task, c.Icon = about.Object, about.Task != "", "next"
	switch c.Event.Kind {
	case "attack", "strike", "barrier", "counterstrike":
		c.Icon, c.Own = "melee", true
	case "next":
		c.Own = true
	case "ability":
		c.Icon, c.Own = "star", true
	case "deed", "reach":
		c.Icon = "star"
	case "cast", "plan":
		c.Icon = "cards"
	case "guard", "quickcast", "initiative":
		c.Icon = string(c.Event.Kind)
	case "activate":
		c.Icon = "action"
	case "resolve", "end":
		c.Icon = "check"
	case "reveal":
		c.Icon = "seen"
	case "move":
		c.Icon = "onto"
	}
	c.Ends = c.Event.Kind == "guard" || c.Event.Kind == "end"
	switch c.Event.Kind {
	case "activate", "guard", "quickcast", "reveal", "end", "move":
		c.Short = word("act", string(c.Event.Kind))
	}
}
