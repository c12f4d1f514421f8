package archmage

import (
	"fmt"
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

func TestEndRules(t *testing.T) {
	t.Run("M-46 M-47 the action goes by the place", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1"}]`, `{"id":"w4","kind":"grove","owner":2}`, `{"id":"o1","kind":"camp"}`)
		for at, kinds := range map[string]int{"tower": 0, "elves": 1, "w1": 2, "w4": 0, "t1": 1, "o1": 1, "w2": 0} {
			y := north(t, `"mages":[{"at":"`+at+`"},{"at":"gnomes"}]`, `{"id":"w4","kind":"grove","owner":2}`, `{"id":"o1","kind":"camp"}`)
			want(t, at, len(y.Ends(1)), kinds)
		}
		x.refused("M-46", gather, 1, "")
		x.do(travel, 1, `{"to":"w4"}`).refused("M-47", wards, 1, "")
	})
	t.Run("M-46 one action a turn, and none after it is moved", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"t1"}]`)
		x.do(gather, 1, "").refused("M-46", gather, 1, "")
		want(t, "phase", x.Phase, End)
		want(t, "points", x.Points, 0)
	})
	t.Run("M-48 what is gathered is said with what the Towns give", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"t1","company":4}]`, `{"id":"w1","kind":"mine","owner":1}`, `{"id":"t1","owner":1}`)
		for told, said := range map[string][2]any{
			`{}`:                       {tracker.List{counted(Will, 1)}, 0},
			`{"gems":1,"followers":1}`: {tracker.List{counted(Will, 2)}, 1},
			`{"bones":2}`:              {tracker.List{counted(Will, 1), counted(Death, 2)}, 0},
		} {
			q, _ := Game{}.Ask(x.State, event(gather, 1, told))
			_, args := q.Do.Message()
			want(t, told, fmt.Sprint(args["Relics"], args["Count"]), fmt.Sprint(said[:]...))
		}
	})
	t.Run("M-48 M-49 gathering", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"t1","company":2,"relics":{"gems":0}},{"relics":{"seeds":1}}]`,
			`{"id":"w1","kind":"mine","owner":1}`, `{"id":"w5","kind":"mine","tower":1}`, `{"id":"w4","kind":"grove","owner":2}`,
			`{"id":"o1","kind":"camp","owner":1}`, `{"id":"t1","owner":2}`)
		x.refused("M-48", gather, 1, `{"towns":["blood"]}`) // the Town is not theirs
		x.do(gather, 1, "")
		want(t, "gems", x.Mages[0].Relics[Will], 2)
		want(t, "company", x.Mages[0].Company, 3)
		want(t, "the other's seeds", x.Mages[1].Relics[Nature], 1)
	})
	t.Run("M-50 recruiting", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"o1","company":23,"supply":2}]`, `{"id":"o1","kind":"camp"}`)
		x.refused("M-50", recruit, 1, `{"count":4}`)
		x.do(recruit, 1, "")
		want(t, "company", x.Mages[0].Company, 25)
		x = north(t, `"mages":[{"at":"o1","company":25,"supply":0}]`, `{"id":"o1","kind":"camp"}`)
		x.do(recruit, 1, "")
		want(t, "none", x.Mages[0].Company, 25)
	})
	t.Run("M-51 M-53 a mythic enclave takes two relics each, three times", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"dwarves","relics":{"gems":6},"company":10}]`)
		x.refused("M-51", initiate, 1, `{"spheres":["time"]}`)
		x.do(initiate, 1, `{"spheres":["will","will"]}`).do(initiate, 1, `{"spheres":["will"]}`)
		want(t, "apprentices", x.Mages[0].Apprentices[AreaAt(Fundamental, Will)], 3)
		want(t, "company", x.Mages[0].Company, 7)
		x.do("change", 1, `{"track":"gems","amount":2}`).refused("M-51", initiate, 1, `{"spheres":["will"]}`)
		x = north(t, `"mages":[{"at":"dwarves","relics":{"gems":6},"company":0}]`)
		x.refused("M-53", initiate, 1, `{"spheres":["will"]}`)
	})
	t.Run("M-52 a hybrid one of each sphere", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"o1","relics":{"gems":6,"seeds":3},"company":10}]`, `{"id":"o1","kind":"trolls"}`)
		x.refused("M-52", initiate, 1, `{"spheres":["will","will"]}`)
		x.do(initiate, 1, `{"spheres":["will","nature"]}`)
		want(t, "gems", x.Mages[0].Relics[Will], 4)
		x.refused("M-52", initiate, 1, `{"spheres":["will"]}`)
	})
	t.Run("M-54 wards", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1"}]`, `{"id":"w1","kind":"mine","owner":1}`, `{"id":"w4","kind":"grove","owner":1,"wards":1}`,
			`{"id":"t1","owner":1}`, `{"id":"w3","kind":"library","owner":2}`, `{"id":"o1","kind":"camp","owner":1}`)
		x.do(wards, 1, "")
		for id, n := range map[string]int{"w1": 1, "w4": 1, "t1": 1, "w3": 0, "o1": 0} {
			want(t, id, x.At(id).Wards, n)
		}
		x = north(t, `"mages":[{"at":"w1"}]`) // a vacant place takes none (reading Mb)
		x.do(wards, 1, "")
		want(t, "vacant", x.At("w1").Wards, 0)
	})
	t.Run("M-55 M-56 M-57 M-58 the tower", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","company":4}]`, `{"id":"w1","kind":"mine","owner":1,"wards":1}`, `{"id":"w4","kind":"grove","owner":1}`,
			`{"id":"t1","owner":1}`, `{"id":"w3","kind":"library","owner":2}`)
		gems, seeds, scrolls := x.Mages[0].Relics[Will], x.Mages[0].Relics[Nature], x.Mages[0].Relics[Time]
		x.do(build, 1, "")
		want(t, "company", x.Mages[0].Company, 5)
		want(t, "wards", x.At("w1").Wards, 0)
		want(t, "gems", x.Mages[0].Relics[Will], gems+1)
		want(t, "seeds", x.Mages[0].Relics[Nature], seeds+1)
		want(t, "scrolls", x.Mages[0].Relics[Time], scrolls)
		want(t, "counts as Mine", x.Land(1, Mine), 1)
		want(t, "gathers", x.harvest(1).Relics[Will], 1)
		x.refused("M-55", build, 1, "") // once
		x = north(t, "", `{"id":"w1","kind":"mine","owner":2}`)
		x.refused("M-55", build, 1, "")
		x = north(t, `"mages":[{"at":"w2"}]`)
		x.refused("M-55", build, 1, "") // face down
		x = north(t, `"mages":[{"at":"w1"}]`, `{"id":"w1","kind":"mine","tower":2}`)
		x.refused("M-34", attack, 1, "") // it cannot be destroyed
	})
	t.Run("M-59 one more action after building", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","company":4,"relics":{"scrolls":2}}]`, `{"id":"w4","kind":"grove","owner":1}`)
		x.do(build, 1, "").do(wards, 1, "")
		want(t, "ward", x.At("w4").Wards, 1)
		x.refused("M-46", initiate, 1, `{"spheres":["time"]}`)
		x = north(t, `"mages":[{"at":"w1","company":4,"relics":{"scrolls":2}}]`)
		x.do(build, 1, "").do(initiate, 1, `{"spheres":["time"]}`).refused("M-46", wards, 1, "")
	})
	t.Run("M-60 at the tower first one initiation, then promotions", func(t *testing.T) {
		mage := `"mages":[{"at":"w1","company":4,"relics":{"scrolls":6,"gems":4},"apprentices":{"fundamental-will":2}}]`
		x := north(t, mage, `{"id":"w1","kind":"mine","tower":1}`)
		x.do(initiate, 1, `{"spheres":["time"]}`).refused("M-60", initiate, 1, `{"spheres":["will"]}`)
		x.do(promote, 1, `{"into":"advanced-time-will"}`)
		x.refused("M-60", initiate, 1, `{"spheres":["time"]}`)
	})
	t.Run("M-61 M-62 M-63 promotions", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","company":4,"apprentices":{"fundamental-time":2,"fundamental-will":2,"fundamental-death":1,"advanced-matter-time":1}}]`,
			`{"id":"w1","kind":"mine","tower":1}`)
		x.refused("M-61", promote, 1, `{"into":"advanced-death-blood"}`)
		x.refused("M-62", promote, 1, `{"into":"master-will"}`)
		x.refused("M-61", promote, 1, `{"into":"fundamental-time"}`)
		x.do(promote, 1, `{"into":"advanced-time-will"}`).do(promote, 1, `{"into":"advanced-will-death"}`).do(promote, 1, `{"into":"master-will"}`)
		m := x.Mages[0]
		want(t, "company", m.Company, 7)
		want(t, "master", m.Apprentices[AreaAt(Master, Will)], 1)
		want(t, "advanced", m.Apprentices[AreaAt(Advanced, Time)]+m.Apprentices[AreaAt(Advanced, Will)], 0)
		x.refused("M-62", promote, 1, `{"into":"master-time"}`)
	})
	t.Run("M-71 corrupt apprentices go first, of two tokens one stays", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","apprentices":{"fundamental-time":2,"fundamental-will":1},"corrupt":{"fundamental-time":1,"fundamental-will":1}}]`,
			`{"id":"w1","kind":"mine","tower":1}`)
		want(t, "at the Fundamental level", x.Count(1).Corrupt, 0)
		x.do(promote, 1, `{"into":"advanced-time-will"}`)
		risen := Wheel{}
		risen[AreaAt(Advanced, Time)] = 1
		want(t, "tokens", x.Mages[0].Corrupt, risen)
		want(t, "points lost", x.Count(1).Corrupt, 1)
	})
}

func TestScoreRules(t *testing.T) {
	last := `"planets":{"time":0,"will":0,"death":0,"blood":0,"nature":0,"matter":0}`
	t.Run("M-64 M-65 after the own last turn, and then frozen", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"elves","relics":{"scrolls":2},`+last+`},{"at":"t1",`+last+`}],"unowned":"nothing"`, `{"id":"w4","kind":"grove","owner":1}`)
		x.do(initiate, 1, `{"spheres":["time"]}`).do(next, 1, "")
		want(t, "total", x.Mages[0].Score.Total, 3) // Quicken and the Groves
		want(t, "book", x.Mages[0].Book[0], "quicken")
		x.do(hand, 2, `{"place":"w4","owner":2}`)
		want(t, "frozen", x.Mages[0].Score.Total, 3)
		want(t, "now it would be", x.Count(1).Total, 1)
		x.do(prepare, 2, "").do(next, 2, "").do(next, 2, "")
		want(t, "phase", x.Phase, Over)
		want(t, "of the second", x.Mages[1].Score.Total, 2)
		want(t, "winner", x.result().Winners[0], 1)
		want(t, "told", x.lines[len(x.lines)-1].ID, "archmage.won")
		x.refused("M-38", cast, 1, `{"spell":"quicken"}`)
	})
	t.Run("M-66 spells, each once", func(t *testing.T) {
		x := two(t, `{"mages":[{"apprentices":{"fundamental-time":3,"advanced-time-will":1,"master-blood":2}}]}`)
		want(t, "spheres", x.Count(1).Spheres(), 1+2+4)
	})
	t.Run("M-67 M-68 land", func(t *testing.T) {
		for _, c := range []struct {
			own    int
			others []int
			points int
		}{{3, []int{2, 0}, 2}, {2, []int{1, 2}, 1}, {2, []int{2, 2}, 0}, {1, []int{1, 2}, 0}, {0, []int{0}, 0}, {0, []int{0, 0}, 0}, {1, nil, 2}} {
			want(t, "points", landPoints(c.own, c.others, false), c.points)
		}
		x := two(t, `{"places":[{"id":"t1","owner":1},{"id":"t2","owner":1},{"id":"o1","kind":"camp","owner":1}]}`)
		want(t, "Towns and Camps", x.Count(1).Lands(), 0)
	})
	t.Run("M-69 what nobody controls is asked once", func(t *testing.T) {
		want(t, "by the letter", landPoints(0, []int{0}, true), 1)
		want(t, "of three", landPoints(0, []int{0, 0}, true), 0)
		x := north(t, `"mages":[{"at":"elves",`+last+`}]`)
		x.do(next, 1, "").refused("M-69", next, 1, "")
		x.do(settle, 1, `{"unowned":"letter"}`).do(next, 1, "")
		want(t, "total", x.Mages[0].Score.Total, 5)
		want(t, "asked of three", three(t, "").unsettled(), false)
	})
	t.Run("M-69 what was answered is kept for the next table", func(t *testing.T) {
		usual := begun(t, "", nil, "blue", "white")
		said := func(answer string) tracker.Event { return event(settle, 1, `{"unowned":"`+answer+`"}`) }
		for want, events := range map[string][]tracker.Event{
			"":        {usual, said("letter"), event(tracker.Undo, 0, "")},
			"letter":  {usual, event(next, 1, ""), said("letter")},
			"nothing": {begun(t, "", map[string]string{"unowned": "nothing"}, "blue", "white"), event(next, 1, "")},
		} {
			if got := (Game{}).Settled(events)["unowned"]; got != want {
				t.Errorf("kept is %q, want %q", got, want)
			}
		}
	})
	t.Run("M-70 ties", func(t *testing.T) {
		base := Score{Total: 10, Spells: [3]int{2, 1, 1}, Apprentices: 5, OnMap: 4}
		for _, c := range []struct {
			better Score
			by     string
		}{
			{Score{Total: 11}, ""},
			{Score{Total: 10, Spells: [3]int{0, 0, 2}}, "master"},
			{Score{Total: 10, Spells: [3]int{0, 2, 1}}, "advanced"},
			{Score{Total: 10, Spells: [3]int{3, 1, 1}}, "fundamental"},
			{Score{Total: 10, Spells: [3]int{2, 1, 1}, Apprentices: 6}, "apprentices"},
			{Score{Total: 10, Spells: [3]int{2, 1, 1}, Apprentices: 5, OnMap: 5}, "followers"},
		} {
			more, by := rank(c.better, base)
			less, _ := rank(base, c.better)
			if more <= 0 || less >= 0 || by != c.by {
				t.Errorf("%+v is %d and %d by %q, want better by %q", c.better, more, less, by, c.by)
			}
		}
		same, _ := rank(base, base)
		want(t, "the same", same, 0)
		x := two(t, `{"phase":"finished"}`)
		want(t, "both", len(x.result().Winners), 2)
		want(t, "nothing decided", x.result().Tiebreak, "")
		x = three(t, `{"phase":"finished","mages":[{"score":{"total":9,"apprentices":3}},{"score":{"total":9,"apprentices":4}},{"score":{"total":8,"apprentices":9}}]}`)
		want(t, "winners", len(x.result().Winners), 1)
		want(t, "winner", x.result().Winners[0], 2)
		want(t, "decided", x.result().Tiebreak, "archmage.tie-apprentices")
		want(t, "the best first", fmt.Sprint(x.Ranked()), "[2 1 3]")
	})
}
