package wizards

import (
	"testing"

	"pgregory.net/rapid"

	"quickcast/assets"
	"quickcast/tracker"
)

// Whatever is offered at whatever table can be asked through to its end and is then done,
// or refused for a reason; and what is ready is never refused.
func TestEveryOfferLeadsSomewhere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := New(assets.FS)
		first, err := g.New(setupEvent(t, rapid.SampledFrom([]string{"basic", "advanced"}).Draw(t, "scenario"), rapid.Uint64Range(0, 1<<40).Draw(t, "seed")))
		if err != nil {
			t.Fatal(err)
		}
		s := first.(*State)
		for range rapid.IntRange(0, 25).Draw(t, "events") {
			if next, err := g.Apply(s, anyEvent(t, s)); err == nil {
				s = next.(*State)
			}
		}
		v := g.View(s, 0)
		for _, e := range g.Legal(s) {
			if _, err := g.Apply(s, e); err != nil {
				t.Fatalf("%s %s is offered and refused: %v", e.Kind, e.Data, err)
			}
		}
		for _, c := range v.Open {
			through(t, g, s, c.Event)
		}
	})
}

// through answers a question with answers by chance until it is whole.
func through(t *rapid.T, g *Game, s *State, e tracker.Event) {
	for range 8 {
		q, ok := g.Ask(s, e)
		if !ok || q.Ready {
			if q.Ready && q.Refusal == nil {
				if _, err := g.Apply(s, q.Event); err != nil {
					t.Fatalf("%s %s is ready and refused: %v", q.Event.Kind, q.Event.Data, err)
				}
			}
			return
		}
		e = q.Event
		for _, ask := range q.Asks {
			if ask.Missing && len(ask.Options) > 0 {
				o := rapid.SampledFrom(ask.Options).Draw(t, "option")
				if ask.Form == tracker.AskOne {
					e = e.Tell(ask.Field, o.Value)
				} else {
					e = e.Toggle(ask.Field, o.Value)
				}
				break
			}
		}
	}
}
