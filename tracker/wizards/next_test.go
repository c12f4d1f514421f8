package wizards

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/tracker"
)

// Whoever does nothing but what comes next, and takes the first answer to what it asks, is led
// through a whole game to its end: with the cards on the table or in the app, basic and advanced.
func TestWhatComesNextLeadsThroughAGame(t *testing.T) {
	g := New(assets.FS)
	for _, options := range []map[string]string{{}, {"cards": "real"}, {"scenario": "advanced"}, {"scenario": "advanced", "cards": "real", "doors": "drawn"}} {
		payload, _, err := g.Begin(nil, tracker.Start{Seats: []tracker.Sitter{{Who: "destruction"}, {Who: "none"}, {Who: "dimension"}}, Options: options, Seed: 11})
		if err != nil {
			t.Fatal(err)
		}
		first, err := g.New(event("setup", string(tracker.Holds(payload))))
		if err != nil {
			t.Fatal(err)
		}
		var state tracker.State = first
		steps := 0
		for ; state.(*State).Outcome == ""; steps++ {
			next := g.View(state, 0).Next
			if next == nil || steps > 2000 {
				t.Fatalf("%v: after %d steps in %s nothing comes next", options, steps, state.(*State).Phase)
			}
			e := next.Event
			for range next.Needs {
				q, _ := g.Ask(state, e)
				for _, ask := range q.Asks {
					if ask.Missing {
						q.Event = q.Event.Tell(ask.Field, ask.Options[0].Value)
						break
					}
				}
				e = q.Event
			}
			if state, err = g.Apply(state, e); err != nil {
				t.Fatalf("%v: %s %s: %v", options, e.Kind, e.Data, err)
			}
		}
		t.Logf("%v: %d steps", options, steps)
	}
}

// A spell that lies open is what comes next; the actions can be ended all the same.
func TestW35AnOpenSpellComesNext(t *testing.T) {
	s := table(t, "basic", `{"grid":{"1-1":{"spell":"nova"}},"wizards":[{"seat":1,"glyphs":[1,1]}]}`)
	s = do(t, s, "cast", `{"glyphs":[1,1]}`)
	want(t, "next", New(assets.FS).View(s, 0).Next.Event.Kind, "done")
	want(t, "and the end of the actions", offers(s)["wizards.doEndure"], true)
}
