package archmage

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// Whoever takes the next step again and again, and answers what it asks, comes through the whole
// game: no step is missing or refused, and all that a turn is for is come by.
func TestTheNextStepLeadsThroughTheGame(t *testing.T) {
	for seats := 1; seats <= 4; seats++ {
		luck := rand.New(rand.NewPCG(uint64(seats), 9))
		x := laid(t, "", map[string]string{"first": "1"}, []string{"blue", "white", "red", "green"}[:seats]...)
		done := map[tracker.Kind]int{}
		for n := 0; x.Phase != Over; n++ {
			v := Game{}.View(x.State, 0)
			if v.Next == nil || n > 3000 {
				t.Fatalf("%d seats: after %d steps nothing leads on in %s of round %d", seats, n, x.Phase, x.Round)
			}
			e := v.Next.Event
			if Asks(*v.Next) {
				q, ok := Game{}.Ask(x.State, e)
				if !ok || q.Ready || len(q.Asks) != 1 || !q.Asks[0].Missing {
					t.Fatalf("%d seats: %s asks %+v", seats, e.Kind, q)
				}
				e = e.Tell(q.Asks[0].Field, q.Asks[0].Options[luck.IntN(len(q.Asks[0].Options))].Value)
				if q, _ = (Game{}).Ask(x.State, e); !q.Ready || q.Refusal != nil {
					t.Fatalf("%d seats: told %s it is %+v", seats, e.Data, q)
				}
			}
			e.Version = 1
			e, err := Game{}.Roll(x.State, e, dice.Seeded(uint64(n)))
			if err != nil {
				t.Fatal(err)
			}
			after, err := Game{}.Apply(x.State, e)
			if err != nil {
				t.Fatalf("%d seats: %s %s: %v", seats, e.Kind, e.Data, err)
			}
			x.State = after.(*State)
			done[e.Kind]++
		}
		for _, kind := range []tracker.Kind{travel, explore, deploy, prepare, wards, next} {
			if done[kind] == 0 && (seats > 1 || kind != wards) {
				t.Errorf("%d seats: nothing of %s in %v", seats, kind, done)
			}
		}
		if best := slices.Max([]int{x.Standing(1).Total, x.Standing(seats).Total}); best < 2 {
			t.Errorf("%d seats: %d points", seats, best)
		}
	}
}
