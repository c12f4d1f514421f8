package archmage

import (
	"fmt"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

func TestSetupRules(t *testing.T) {
	t.Run("M-2 M-3 M-4 tiles by the number of players", func(t *testing.T) {
		for i, c := range []struct{ wild, towns int }{{20, 4}, {15, 3}, {25, 4}, {30, 6}} {
			x := laid(t, "", nil, []string{"blue", "white", "red", "green"}[:i+1]...)
			stacks := map[string]int{}
			for _, p := range x.Places {
				stacks[p.Stack]++
				if (p.Stack == Wild || p.Stack == Outpost) && p.Open() || p.Stack == TownsStack && p.Kind != Town {
					t.Errorf("%d players: %s lies wrong side up", i+1, p.ID)
				}
			}
			want(t, fmt.Sprint(i+1, " wilderness"), stacks[Wild], c.wild)
			want(t, fmt.Sprint(i+1, " towns"), stacks[TownsStack], c.towns)
			want(t, fmt.Sprint(i+1, " outposts"), stacks[Outpost], 6)
			want(t, "face-down wilderness", len(x.down(Wild)), c.wild)
			want(t, "of each type", x.Left[Mine], c.wild/5)
			want(t, "face-down outposts", len(x.down(Outpost)), 6)
			want(t, "camps", x.Left[Camp], 3)
			for _, p := range x.Places { // none lies alone
				if len(x.Neighbours(&p)) == 0 {
					t.Errorf("%d players: %s lies alone", i+1, p.ID)
				}
			}
			if lost := x.unreached(); lost != nil {
				t.Errorf("%d players: %s is out of reach", i+1, lost.ID)
			}
		}
	})
	t.Run("M-5 followers", func(t *testing.T) {
		x := two(t, "")
		want(t, "company", x.Mages[0].Company, 15)
		want(t, "supply", x.Mages[0].Supply, 10)
		start := tracker.Start{Seed: 7, Seats: []tracker.Sitter{{Who: "blue", Numbers: map[string]int{"company": 20}}, {Who: "white", Numbers: map[string]int{"company": 12}}}}
		payload, _, err := Game{}.Begin(cat(t), start)
		if err != nil {
			t.Fatal(err)
		}
		for i, m := range payload.(setup).State.Mages {
			want(t, "company with a handicap", m.Company, []int{20, 12}[i])
			want(t, "supply with a handicap", m.Supply, []int{5, 13}[i])
		}
		start.Seats[0].Numbers["company"] = 26
		if _, _, err := (Game{}).Begin(cat(t), start); err == nil {
			t.Error("26 of 25 followers")
		}
		x.do(tracker.Set, 1, `{"track":"company","value":20}`)
		want(t, "supply after", x.Mages[0].Supply, 5)
	})
	t.Run("M-7 planets stand on the six outer spaces", func(t *testing.T) {
		x := four(t, "")
		for _, m := range x.Mages {
			at := slices.Clone(m.Planets[:])
			slices.Sort(at)
			if !slices.Equal(at, []int{-3, -2, -1, 1, 2, 3}) {
				t.Errorf("%v", m.Planets)
			}
		}
	})
	t.Run("M-8 planets move outward", func(t *testing.T) {
		x := laid(t, "", map[string]string{"first": "1"}, "blue", "white", "red")
		want(t, "phase", x.Phase, Setup)
		x.do(place, 1, `{"planets":{"time":-1,"will":1,"death":-2,"blood":2,"nature":-3,"matter":3}}`)
		x.refused("M-8", shift, 1, `{"planet":"matter"}`) // outermost
		x.do(shift, 1, `{"planet":"time"}`)
		want(t, "time", x.Mages[0].Planets[Time], -2)
		x.refused("M-8", shift, 1, `{"planet":"will"}`) // one with three players
		x.refused("M-8", next, 1, "")                   // the others have not
		x = laid(t, "", map[string]string{"first": "1"}, "blue", "white")
		x.do(place, 1, `{"planets":{"time":-1,"will":1,"death":-2,"blood":2,"nature":-3,"matter":3}}`)
		x.do(shift, 1, `{"planet":"time"}`).do(shift, 1, `{"planet":"will"}`)
		x.refused("M-8", shift, 1, `{"planet":"death"}`)
		want(t, "no shift for four", four(t, "").Phase, Journey)
	})
	t.Run("M-9 relics are read below the planets, after the shift", func(t *testing.T) {
		x := laid(t, "", map[string]string{"first": "1"}, "blue")
		x.do(place, 1, `{"planets":{"time":-1,"will":1,"death":-2,"blood":2,"nature":-3,"matter":3}}`)
		x.do(shift, 1, `{"planet":"time"}`).do(shift, 1, `{"planet":"blood"}`)
		want(t, "relics", x.Mages[0].Relics, Relics{2, 3, 2, 1, 1, 1})
		want(t, "phase", x.Phase, Warpath)
	})
	t.Run("M-10 a shelf holds six", func(t *testing.T) {
		x := four(t, `{"mages":[{"relics":{"gems":6}}],"phase":"prepare","round":2}`)
		x.do(prepare, 1, `{"planet":"will"}`)
		want(t, "gems", x.Mages[0].Relics[Will], 6)
		if !slices.ContainsFunc(x.lines, func(l tracker.Line) bool { return l.ID == "archmage.logLost" }) {
			t.Error("that one is lost is not said")
		}
	})
	t.Run("M-12 the wheel", func(t *testing.T) {
		want(t, "after Matter", Matter.Next(), Time)
		want(t, "before Time", Time.before(), Matter)
		if _, ok := areaOf("advanced-time-death"); ok {
			t.Error("Time and Death are no neighbours")
		}
		for a := range Area(areas) {
			if b, ok := areaOf(a.ID()); !ok || a != b {
				t.Errorf("%s is read as %v", a.ID(), b)
			}
		}
	})
	t.Run("M-13 M-14 races and relics", func(t *testing.T) {
		for kind, sphere := range map[Kind]Sphere{Library: Time, Mine: Will, Crypt: Death, Grove: Nature, Ruins: Matter} {
			got, ok := kind.wildSphere()
			want(t, string(kind), got, sphere)
			want(t, string(kind), ok, true)
		}
		for kind, of := range map[Kind][]Sphere{"elves": {Time}, "demons": {Blood}, "drow": {Time, Blood}, "trolls": {Will, Nature}, "gremlins": {Death, Matter}} {
			if !slices.Equal(kind.Races(), of) {
				t.Errorf("%s: %v", kind, kind.Races())
			}
			if len(of) == 2 && (of[0]+3)%6 != of[1] {
				t.Errorf("%s: not opposite", kind)
			}
		}
	})
	t.Run("M-23 rounds", func(t *testing.T) {
		want(t, "two", two(t, "").rounds(), 15)
		want(t, "three", three(t, "").rounds(), 14)
		want(t, "four", four(t, "").rounds(), 13)
		want(t, "alone", alone(t, "").rounds(), 15)
	})
}

func TestBeginRefusesWhatNoTableHas(t *testing.T) {
	for name, start := range map[string]tracker.Start{
		"five":       {Seats: make([]tracker.Sitter, 5)},
		"nobody":     {},
		"a colour":   {Seats: []tracker.Sitter{{Who: "pink"}}},
		"an option":  {Seats: []tracker.Sitter{{Who: "blue"}}, Options: map[string]string{"sun": "1"}},
		"a value":    {Seats: []tracker.Sitter{{Who: "blue"}}, Options: map[string]string{"shift": "up"}},
		"a number":   {Seats: []tracker.Sitter{{Who: "blue"}}, Options: map[string]string{"company": "26"}},
		"first":      {Seats: []tracker.Sitter{{Who: "blue"}}, Options: map[string]string{"first": "2"}},
		"no JSON":    {Seats: []tracker.Sitter{{Who: "blue"}}, Extra: []byte("{")},
		"a field":    {Seats: []tracker.Sitter{{Who: "blue"}}, Extra: []byte(`{"sun":1}`)},
		"mages":      {Seats: []tracker.Sitter{{Who: "blue"}}, Extra: []byte(`{"mages":[{},{}]}`)},
		"a relic":    {Seats: []tracker.Sitter{{Who: "blue"}}, Extra: []byte(`{"mages":[{"relics":{"gold":1}}]}`)},
		"own data":   {Seats: []tracker.Sitter{{Who: "blue"}}, Extra: []byte(`{"data":{"sun":1}}`)},
		"wrong type": {Seats: []tracker.Sitter{{Who: "blue"}}, Extra: []byte(`{"round":"one"}`)},
	} {
		if _, _, err := (Game{}).Begin(cat(t), start); err == nil {
			t.Errorf("%s was taken", name)
		}
	}
	for name, extra := range map[string]string{
		"26 followers":    `{"mages":[{"company":20,"supply":6}]}`,
		"seven relics":    `{"mages":[{"relics":{"gems":7}}]}`,
		"a far planet":    `{"mages":[{"planets":{"time":4}}]}`,
		"on an enclave":   `{"places":[{"id":"elves","owner":1}]}`,
		"no such kind":    `{"places":[{"id":"w1","kind":"sea"}]}`,
		"two towers":      `{"places":[{"id":"w1","kind":"mine","tower":1},{"id":"w2","kind":"mine","tower":1}]}`,
		"one spot":        `{"places":[{"id":"w1","q":0,"r":0}]}`,
		"no such seat":    `{"turn":3}`,
		"no such phase":   `{"phase":"lunch"}`,
		"warlord of two":  `{"phase":"warlord"}`,
		"nowhere":         `{"mages":[{"at":"moon"}]}`,
		"corrupt nobody":  `{"mages":[{"corrupt":{"fundamental-time":1}}]}`,
		"shadow of three": `{"mages":[{"doors":[3,0,0,0,0,0]}]}`,
	} {
		start := tracker.Start{Seats: []tracker.Sitter{{Who: "blue"}, {Who: "red"}}, Extra: []byte(extra)}
		payload, _, err := Game{}.Begin(cat(t), start)
		if err == nil {
			var e tracker.Event
			if e, err = tracker.NewEvent(tracker.Setup, 0, epoch(), payload); err == nil {
				_, err = Game{}.New(e)
			}
		}
		if err == nil {
			t.Errorf("%s was taken", name)
		}
	}
}
