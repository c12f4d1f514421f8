package archmage

import (
	"fmt"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

// numbered is a table for so many with numbers of its own.
func numbered(t *testing.T, who []string, change func(*Numbers)) *table {
	t.Helper()
	n, err := NumbersFor(cat(t), len(who), "")
	if err != nil {
		t.Fatal(err)
	}
	n.Track, n.Pips = slices.Clone(n.Track), slices.Clone(n.Pips)
	change(&n)
	return laid(t, "", map[string]string{"first": "1", "shift": "random", optionOwn: NumbersText(len(who), n)}, who...)
}

// Any number of tiles the box holds makes a map on which each can be reached, with as many
// tiles face down as there are places (M-2 to M-4).
func TestATableTakesAsManyTilesAsItSays(t *testing.T) {
	everybody := []string{"blue", "white", "red", "green"}
	for players := 1; players <= mostPlayers; players++ {
		for sets := 1; sets <= MostSets; sets++ {
			for _, rest := range []int{0, 2, 6} {
				x := numbered(t, everybody[:players], func(n *Numbers) { n.Tiles = Tiles{Sets: sets, Towns: rest, Outposts: rest} })
				have := map[string]int{}
				for i := range x.Places {
					have[x.Places[i].Stack]++
				}
				name := fmt.Sprint(players, sets, rest)
				want(t, name+" wilderness", have[Wild], sets*5)
				want(t, name+" down", len(x.down(Wild)), sets*5)
				want(t, name+" towns", have[TownsStack], rest)
				want(t, name+" outposts", have[Outpost], rest)
				try := step{State: x.State, no: 1, me: x.mage(1)}
				if err := try.whole(); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			}
		}
	}
}

// What is printed on the own board is what one begins with, with that many players; others
// begin as usual (M-9).
func TestATableSaysWhatIsPrintedOnItsBoard(t *testing.T) {
	x := numbered(t, []string{"blue", "white"}, func(n *Numbers) { n.Track = []int{6, 5, 4, 3, 2, 0} })
	m := x.mage(1)
	for of, at := range m.Planets {
		want(t, Sphere(of).ID(), m.Relics[of], map[int]int{-3: 6, -2: 5, -1: 4, 1: 3, 2: 2, 3: 0}[at])
	}
	told := NumbersText(2, Numbers{Track: []int{1, 2, 3, 3, 2, 1}, Tiles: Tiles{Sets: 6, Towns: 1, Outposts: 1}})
	n, err := NumbersFor(cat(t), 3, told)
	if err != nil || n.Tiles != (Tiles{Sets: 5, Towns: 4, Outposts: 6}) {
		t.Errorf("three take %v, %v", n.Tiles, err)
	}
}

// The die of a table's own sends the Warlord where its arrow shows (M-88).
func TestTheWarlordGoesWhereTheDieOfTheTablePoints(t *testing.T) {
	for pip, way := range []string{"se", "ne", "n", "nw", "sw", "s"} {
		x := numbered(t, []string{"blue"}, func(n *Numbers) { n.Pips = []string{"se", "ne", "n", "nw", "sw", "s"} })
		x.do(walk, 0, fmt.Sprintf(`{"dice":[%d]}`, pip+1)).do(walk, 0, "")
		d := directions()[slices.Index(Directions(), way)]
		p := x.At(x.Warlord.At)
		want(t, way, [2]int{p.Q, p.R}, [2]int{2 * d[0], 2 * d[1]})
	}
}

func TestNumbersNoBoxHasAreRefused(t *testing.T) {
	for name, told := range map[string]string{
		"no JSON": `{`, "a field": `{"sun":1}`, "five spaces": `{"track":[1,2,3,3,2]}`, "a seven": `{"track":[7,2,3,3,2,1]}`,
		"seven sets": `{"counts":{"1":{"sets":7}}}`, "no land": `{"counts":{"1":{"towns":3}}}`, "eight towns": `{"counts":{"1":{"sets":1,"towns":8}}}`,
		"a way twice": `{"pips":["n","n","se","s","sw","nw"]}`, "no way": `{"pips":["n","up","se","s","sw","nw"]}`, "five ways": `{"pips":["n","ne","se","s","sw"]}`,
	} {
		_, _, err := Game{}.Begin(cat(t), tracker.Start{Seats: []tracker.Sitter{{Who: "blue"}}, Options: map[string]string{optionOwn: told}})
		if err == nil {
			t.Errorf("%s was taken", name)
		}
	}
}

// The enclaves of the city change places, as the tile of the box has them; they do not
// leave it, nor does anything else come in.
func TestEnclavesChangePlacesInTheCity(t *testing.T) {
	x := two(t, "")
	x.do(arrange, 0, `{"layout":[{"place":"elves","q":0,"r":1},{"place":"demons","q":0,"r":-1}]}`)
	want(t, "elves", x.At("elves").R, 1)
	x.refused(wrongPlace, arrange, 0, `{"layout":[{"place":"elves","q":0,"r":-9}]}`)
	x.refused(wrongPlace, arrange, 0, `{"layout":[{"place":"tower","q":0,"r":-1},{"place":"demons","q":0,"r":0}]}`)
	x.refused(occupied, arrange, 0, `{"layout":[{"place":"w1","q":0,"r":1}]}`)
}

// Nothing is lost by one tap: every choice that ends a Journey with points left says so first
// (M-26); with Time Stop, and in the last step, there is nothing to say.
func TestEndingAJourneyEarlyIsSaidFirst(t *testing.T) {
	offered := func(x *table) (ends, said int) {
		v := Game{}.View(x.State, 0)
		for _, c := range append(v.Choices, v.Open...) {
			after, err := Game{}.Apply(x.State, c.Event)
			if err != nil || x.Phase != Journey || after.(*State).Phase == Journey {
				continue
			}
			ends++
			said += boolInt(len(c.Skips) > 0)
		}
		return ends, said
	}
	for _, at := range []string{"t1", "w1", "elves", "w5"} {
		x := north(t, `"points":3,"mages":[{"at":"`+at+`","relics":{"scrolls":4,"gems":4},"apprentices":{"fundamental-time":1,"fundamental-will":1}}]`, `{"id":"w5","kind":"mine","tower":1},{"id":"w1","owner":1}`)
		ends, said := offered(x)
		if ends == 0 || said != ends {
			t.Errorf("at %s %d of %d are said", at, said, ends)
		}
		x.Points = 0
		if _, said := offered(x); said != 0 {
			t.Errorf("at %s nothing is left, and %d say so", at, said)
		}
	}
}
