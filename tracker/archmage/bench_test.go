package archmage

import (
	"math/rand/v2"
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

// played is a whole game of three with what happened.
func played(b *testing.B) (tracker.Event, []tracker.Event) {
	b.Helper()
	luck := rand.New(rand.NewPCG(3, 3))
	setup := begun(b, "", nil, "blue", "white", "red")
	s, err := Game{}.New(setup)
	if err != nil {
		b.Fatal(err)
	}
	var events []tracker.Event
	for s.(*State).Phase != Over {
		legal := Game{}.Legal(s)
		next, e, err := apply(s, legal[luck.IntN(len(legal))], luck)
		if err != nil {
			b.Fatal(err)
		}
		s, events = next, append(events, e)
	}
	return setup, events
}

// Opening a whole game again takes less than 50 ms.
func BenchmarkOpen(b *testing.B) {
	setup, events := played(b)
	b.ReportMetric(float64(len(events)), "events")
	for b.Loop() {
		session, err := tracker.NewSession(Game{}, setup)
		if err != nil {
			b.Fatal(err)
		}
		for _, e := range events {
			if _, err := session.Do(e); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// An action with the view after it takes less than 1 ms.
func BenchmarkAction(b *testing.B) {
	x := north(b, "")
	e := event(travel, 1, `{"to":"w4"}`)
	for b.Loop() {
		s, err := Game{}.Apply(x.State, e)
		if err != nil {
			b.Fatal(err)
		}
		Game{}.View(s, 0)
	}
}
