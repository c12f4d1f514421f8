package wizards

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/tracker"
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

// Whoever has one glyph alone casts with another's: that is chosen, not asked (W-34).
func TestW34TheOneWhoCanGiveIsChosen(t *testing.T) {
	s := table(t, "basic", `{"wizards":[{"seat":1,"glyphs":[2]},{"seat":2,"glyphs":[1]}]}`)
	e := event("cast", "")
	e.Seat = 1
	q, _ := New(assets.FS).Ask(s, e)
	want(t, "ready", []any{q.Ready, string(q.Event.Data)}, []any{true, `{"from":2,"glyphs":[2,1]}`})
	s = do(t, s, "overrule", `{"wizards":[{"seat":1,"glyphs":[2,3]}]}`)
	q, _ = New(assets.FS).Ask(s, e)
	want(t, "with two of one's own both can be", []any{q.Ready, len(q.Asks[0].Options), q.Asks[0].Options[0].Chosen}, []any{true, 2, true})
	q, _ = New(assets.FS).Ask(s, q.Event.Tell("from", q.Asks[0].Options[1].Value))
	want(t, "another giver, other glyphs", []any{q.Refusal, len(q.Asks[1].Options), q.Asks[1].Missing}, []any{nil, 2, true})
}

// What hangs on another answer is asked after it, not told to be impossible; and a question is
// said whole, below its title.
func TestAQuestionWaitsForTheOneBefore(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"library","pieces":{"imp":1}},{"room":"workshop","pieces":{"guardian":1}},{"room":"hoard","pieces":{"fire":1,"imp":1}}],"wizards":[{"seat":1,"room":"hoard","glyphs":[1]}]}`)
	g := New(assets.FS)
	for kind, first := range map[string]string{"damage": "piece", "remove": "piece", "force": "piece", "swap": "room"} {
		q, _ := g.Ask(s, event(kind, ""))
		for _, ask := range q.Asks {
			if ask.Form == tracker.AskOne && len(ask.Options) == 0 {
				t.Errorf("%s asks for %s, which has no answers before there is a %s", kind, ask.Field, first)
			}
		}
	}
	asked := do(t, s, "endure", "")
	q, _ := g.Ask(asked, event("decide", ""))
	want(t, "the question", fmt.Sprint(q.Title, q.About), fmt.Sprint(tracker.Word("wizards.ask-decide"), asked.Asked.Notice()))
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

// Nobody is offered to be called back before the first turn, wherever the table stands by hand.
func TestW40NobodyIsCalledBackBeforeTheFirstTurn(t *testing.T) {
	g := New(assets.FS)
	for turn, want := range map[int]bool{0: false, 1: true} {
		s := *table(t, "basic", `{"phase":"actions","actions":{"free":3},"wizards":[{"seat":1,"room":"library"}]}`)
		s.Turn = turn
		offered := slices.ContainsFunc(g.Legal(&s), func(e tracker.Event) bool { return e.Kind == "recall" })
		if offered != want {
			t.Errorf("in turn %d it is offered: %v", turn, offered)
		}
	}
}
