package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

// What was cast counts by card and seat, what was taken back does not.
func TestRecall(t *testing.T) {
	event := func(kind tracker.Kind, seat tracker.Seat, data string) tracker.Event {
		return tracker.Event{Kind: kind, Seat: seat, Data: []byte(data)}
	}
	log := []tracker.Event{
		event(tracker.Setup, 0, `{"game":"arena","seats":[{"name":"A","mage":"arena-warlock-arraxian-crown","life":38,"channeling":9,"book":[{"card":"fireball","name":"Fireball","count":2}]},{"name":"B","life":36,"channeling":9}]}`),
		event("cast", 1, `{"card":"fireball","name":"Fireball"}`),
		event("cast", 1, `{"card":"fireball","name":"Fireball"}`),
		event(tracker.Undo, 0, ""),
		event("cast", 2, `{"card":"dispel","name":"Dispel"}`),
		event("book", 2, `{"cards":[{"card":"dispel","name":"Dispel","count":3}]}`),
		event(tracker.Undo, 0, ""),
		event(tracker.Undo, 0, ""),
		event(tracker.Redo, 0, ""),
	}
	game := Arena()
	recaller, ok := tracker.Game(game).(tracker.Recaller)
	if !ok {
		t.Fatal("the game does not tell")
	}
	got := recaller.Recall(log)
	if len(got) != 2 || got[0].Used["fireball"] != 1 || got[0].Brought["fireball"] != 2 || got[1].Used["dispel"] != 1 || len(got[1].Brought) != 0 || got[0].Who != "arena-warlock-arraxian-crown" {
		t.Errorf("%+v", got)
	}
	if got := recaller.Recall([]tracker.Event{event(tracker.Setup, 0, `{"planets":[]}`)}); len(got) != 0 {
		t.Errorf("another game: %+v", got)
	}
}
