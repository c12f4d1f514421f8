package games_test

import (
	"math"
	"testing"
	"time"

	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/told"
)

// blow is one attack of a duel that is written down by hand: what the dice lay at, as pairs of
// damage that armor stops and damage it does not, and the armor they lay against.
type blow struct {
	by    tracker.Seat
	armor int
	lay   [][2]int
}

// The luck of a duel that is played by its script is what one counts who knows the script alone,
// and lays all its dice in every way they can fall: whose dice they are, how many, against how
// much armor, and what else happened, is not asked of what tells the duel.
func TestLuckOfAScriptedDuel(t *testing.T) {
	script := []blow{
		{by: 2, armor: 2, lay: [][2]int{{0, 2}, {1, 0}, {2, 0}, {2, 0}}},
		{by: 1, armor: 1, lay: [][2]int{{0, 0}, {0, 0}, {1, 0}, {0, 0}}},
		{by: 2, armor: 0, lay: [][2]int{{0, 0}, {0, 1}, {2, 0}, {0, 0}}},
		{by: 1, armor: 3, lay: [][2]int{{2, 0}, {2, 0}, {2, 0}, {0, 2}}},
	}
	duel := scripted(t, script)
	for _, seat := range []tracker.Seat{1, 2} {
		luck, want := duel.Luck(seat, told.Attack), counted(script, seat)
		if luck.Throws != want.Throws || luck.Rolled != want.Rolled || math.Abs(luck.Expected-want.Expected) > 1e-9 || math.Abs(luck.Luckier-want.Luckier) > 1e-9 {
			t.Errorf("seat %d: %+v, counted %+v", seat, luck, want)
		}
	}
}

// scripted is the duel in which two mages do nothing but attack each other so.
func scripted(t *testing.T, script []blow) *told.Duel {
	t.Helper()
	_, recorded := toldOf(t, "testdata/tables/arena.log")
	events := recorded[:1]
	add := func(kind tracker.Kind, seat tracker.Seat, data map[string]any) *tracker.Event {
		e, err := tracker.NewEvent(kind, seat, events[0].Time().Add(time.Second), data)
		if err != nil {
			t.Fatal(err)
		}
		e.Seq, e.Overrule = len(events)+1, true
		events = append(events, e)
		return &events[len(events)-1]
	}
	names := map[tracker.Seat]string{1: "mage1", 2: "mage2"}
	face := map[[2]int]dice.Face{{1, 0}: dice.One, {2, 0}: dice.Two, {0, 1}: dice.CriticalOne, {0, 2}: dice.CriticalTwo}
	for _, b := range script {
		add(tracker.Set, 3-b.by, map[string]any{"track": "armor", "value": b.armor})
		e := add("attack", b.by, map[string]any{"object": names[b.by], "target": names[3-b.by]})
		for _, lies := range b.lay {
			e.Faces = append(e.Faces, face[lies])
		}
	}
	game, err := games.Rules(games.All()).Game("arena")
	if err != nil {
		t.Fatal(err)
	}
	duel, err := told.Read(game, events)
	if err != nil {
		t.Fatal(err)
	}
	if len(duel.Acts) != len(events) {
		t.Fatalf("of %d events %d are told", len(events), len(duel.Acts))
	}
	return duel
}

// counted throws all dice of a seat in every way they can fall.
func counted(script []blow, seat tracker.Seat) (luck told.Luck) {
	sides := [][2]int{{0, 0}, {0, 0}, {1, 0}, {2, 0}, {0, 1}, {0, 2}}
	var own []blow
	for _, b := range script {
		if b.by == seat {
			own = append(own, b)
			luck.Throws++
			luck.Rolled += hurts(b.lay, b.armor)
		}
	}
	ways, sum, less := 0, 0, 0
	var lay func(at, die, so int)
	lay = func(at, die, so int) {
		switch {
		case at == len(own):
			ways++
			sum += so
			if so < luck.Rolled {
				less++
			}
		case die == len(own[at].lay):
			lay(at+1, 0, so+hurts(own[at].lay, own[at].armor))
		default:
			was := own[at].lay[die]
			for _, side := range sides {
				own[at].lay[die] = side
				lay(at, die+1, so)
			}
			own[at].lay[die] = was
		}
	}
	lay(0, 0, 0)
	luck.Expected, luck.Luckier = float64(sum)/float64(ways), float64(less)/float64(ways)
	return luck
}

// hurts is what dice do that lie so: armor stops as much of the plain damage as it is.
func hurts(lay [][2]int, armor int) int {
	plain, critical := 0, 0
	for _, side := range lay {
		plain, critical = plain+side[0], critical+side[1]
	}
	return critical + max(0, plain-armor)
}
