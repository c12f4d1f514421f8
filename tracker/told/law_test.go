package told_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/told"
	"pgregory.net/rapid"
)

// drawn is a game of blows, steps back and numbers set by hand, with the blows that count.
func drawn(t *rapid.T, most, dies int) (events, hits []tracker.Event) {
	for range rapid.IntRange(1, most).Draw(t, "events") {
		what := done{Round: 1, Seat: tracker.Seat(rapid.IntRange(1, 2).Draw(t, "to")), Amount: rapid.IntRange(0, 5).Draw(t, "amount")}
		faces := make([]dice.Face, rapid.IntRange(1, dies).Draw(t, "dice"))
		for i := range faces {
			faces[i] = dice.AttackDie()[rapid.IntRange(0, 5).Draw(t, "side")]
		}
		hit := event("hit", tracker.Seat(rapid.IntRange(1, 2).Draw(t, "by")), what, faces...)
		switch rapid.IntRange(0, 4).Draw(t, "how") {
		case 0:
			events = append(events, event(tracker.Change, 1, what))
		case 1:
			events = append(events, hit, tracker.Event{Kind: tracker.Undo})
		default:
			events, hits = append(events, hit), append(hits, hit)
		}
	}
	return events, hits
}

// All that hurt a seat together is what was dealt to it, by name and in all; what was taken back
// and what a hand has set is not.
func TestSources(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		events, hits := drawn(t, 12, 2)
		d, err := told.Read(duel{}, log(events...))
		if err != nil {
			t.Fatal(err)
		}
		want, got := map[string]int{}, map[string]int{}
		for _, hit := range hits {
			what := doneOf(hit)
			if what.Amount > 0 {
				want[fmt.Sprint(what.Seat, what.Amount%2 == 0, string(rune('A'+what.Amount%3)))] += what.Amount
			}
		}
		for _, to := range []tracker.Seat{1, 2} {
			for _, body := range []bool{true, false} {
				for _, s := range d.Sources(to, body) {
					_, args := s.Name.Message()
					got[fmt.Sprint(to, body, args["Name"])] += s.Amount
				}
			}
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("%v, not %v", got, want)
		}
	})
}

// How lucky several throws were is what one finds who lays all their dice in every way they can
// fall and counts.
func TestLuckByEveryWayTheDiceCanFall(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		events, hits := drawn(t, 3, 2)
		d, err := told.Read(duel{}, log(events...))
		if err != nil {
			t.Fatal(err)
		}
		for _, seat := range []tracker.Seat{1, 2} {
			var faces []dice.Face
			for _, hit := range hits {
				if hit.Seat == seat {
					faces = append(faces, hit.Faces...)
				}
			}
			luck := d.Luck(seat, told.Attack)
			rolled, mean, luckier := everyWay(faces)
			if luck.Rolled != rolled || math.Abs(luck.Expected-mean) > 1e-9 || math.Abs(luck.Luckier-luckier) > 1e-9 {
				t.Fatalf("seat %d: %+v, not %d of %v, luckier than %v", seat, luck, rolled, mean, luckier)
			}
		}
	})
}

// everyWay counts what some dice showed, what they show at the mean of all ways they can fall,
// and the share of those in which they show less.
func everyWay(faces []dice.Face) (rolled int, mean, luckier float64) {
	sides := []int{0, 0, 1, 2, 1, 2}
	for _, f := range faces {
		rolled += map[dice.Face]int{dice.One: 1, dice.Two: 2, dice.CriticalOne: 1, dice.CriticalTwo: 2}[f]
	}
	if len(faces) == 0 {
		return 0, 0, 0
	}
	ways, sum, less := 1, 0, 0
	for range faces {
		ways *= 6
	}
	for way := range ways {
		now := 0
		for at := way; at > 0; at /= 6 {
			now += sides[at%6]
		}
		sum += now
		if now < rolled {
			less++
		}
	}
	return rolled, float64(sum) / float64(ways), float64(less) / float64(ways)
}
