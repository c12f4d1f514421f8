package wizards

import (
	"encoding/json"
	"io/fs"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/tracker"
)

// begun is a fresh game.
func begun(t testing.TB, scenario, doors string, seed uint64) *State {
	t.Helper()
	g := New(assets.FS)
	payload, _, err := g.Begin(nil, tracker.Start{
		Seats: []tracker.Sitter{{Who: "destruction"}, {Who: "destruction"}, {Who: "none"}}, Options: map[string]string{"scenario": scenario, "doors": doors}, Seed: seed,
	})
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(payload)
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.New(tracker.Event{Kind: tracker.Setup, Data: data})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

func TestW4ToW12TheBasicSetup(t *testing.T) {
	for seed := range uint64(40) {
		s := begun(t, "basic", "drawn", seed)
		seen := map[string]bool{}
		sources := map[int]int{}
		for _, room := range s.Academy {
			seen[room.ID] = true
			if room.Source > 0 {
				sources[room.Source]++
				want(t, "guarded", room.Pieces[Guardian], map[bool]int{true: 1}[room.Source >= 4])
			}
			if room.ID == Cursed && room.Source > 0 {
				t.Error("W-6: a source in the Cursed Room")
			}
		}
		want(t, "W-4: rooms", []any{len(seen), seen["lost-room"], seen["outer-dimension"]}, []any{16, false, true})
		want(t, "W-5: all can be reached", len(s.Academy.Cut()), 0)
		want(t, "W-6: sources", sources, map[int]int{1: 1, 2: 1, 3: 1, 4: 1, 5: 1})
		want(t, "W-7: mana", s.Mana, 5)
		for _, w := range s.Wizards {
			want(t, "W-7: at the Crystal", w.At, s.Academy.crystal())
			want(t, "W-12: a card each", len(w.Hand), 1)
		}
		levels := map[int]int{}
		for _, space := range s.Grid {
			if space.Lies {
				levels[space.Level]++
				want(t, "of its level", s.Scenario.spell(space.Spell).Level, space.Level)
			}
		}
		want(t, "W-8, W-9, W-20", levels, map[int]int{1: 6, 2: 9})
		want(t, "W-10, W-11", []int{len(s.Disasters.Draw) + 3, len(s.Progression)}, []int{10, 6})
	}
	if begun(t, "basic", "open", 1).Academy == begun(t, "basic", "open", 2).Academy {
		t.Error("two seeds lay the same academy")
	}
	if again := begun(t, "basic", "open", 1).Academy; begun(t, "basic", "open", 1).Academy != again {
		t.Error("one seed lays two academies")
	}
}

func TestW4W11W14TheAdvancedSetup(t *testing.T) {
	s := begun(t, "advanced", "open", 3)
	want(t, "the Outer Dimension lies aside", []any{s.Academy.Find("outer-dimension"), s.Aside.ID}, []any{-1, "outer-dimension"})
	want(t, "a guardian in the Master's Study", s.Academy[s.Academy.Find("masters-study")].Pieces[Guardian], 1)
	want(t, "the progression is not shuffled", s.Progression, s.Scenario.Progression)
	want(t, "shifts", s.Shifts, 3)
}

func TestW19W20LevelsByPair(t *testing.T) {
	sc := Scenario{Levels: map[string]int{"1-7": 3}}
	for pair, level := range map[Pair]int{{1, 1}: 1, {3, 3}: 1, {1, 4}: 2, {5, 5}: 2, {1, 6}: 3, {7, 7}: 4, {1, 7}: 3} {
		want(t, pair.String(), sc.level(pair), level)
	}
	basic := begun(t, "basic", "open", 2)
	for i := range Spaces {
		want(t, "index", pairAt(i).index(), i)
		space := basic.Grid[i]
		want(t, pairAt(i).String()+" holds a card", space.Lies, space.Level <= 2)
	}
}

func TestTheScenariosOfTheAppAreRead(t *testing.T) {
	for _, name := range []string{"basic", "advanced"} {
		data, err := fs.ReadFile(assets.FS, "data/wizards/"+name+".json")
		if err != nil {
			t.Fatal(err)
		}
		s, err := ReadScenario(data)
		if err != nil || s.ID != name {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAScenarioNoTableCouldPlayIsRefused(t *testing.T) {
	good, _ := fs.ReadFile(assets.FS, "data/wizards/basic.json")
	for name, change := range map[string]func(map[string]any){
		"a field there is none of": func(m map[string]any) { m["fires"] = 3 },
		"no rooms":                 func(m map[string]any) { m["rooms"] = nil },
		"no mana":                  func(m map[string]any) { m["mana"] = 0 },
		"an unknown card":          func(m map[string]any) { m["disasterDeck"] = []string{"flood"} },
		"an arrow twice":           func(m map[string]any) { m["roomCards"] = []any{map[string]any{"room": "hoard", "arrows": "nn"}} },
		"the Crystal outside":      func(m map[string]any) { m["without"] = []string{"mana-crystal"} },
		"an effect there is none of": func(m map[string]any) {
			m["disasterCards"] = []any{map[string]any{"id": "x", "level": "1", "paragraphs": []any{[]any{map[string]any{"do": "explode"}}}}}
		},
		"a victory by no spell": func(m map[string]any) { m["victory"] = []any{map[string]any{"cast": "wish"}} },
		"a wrong level":         func(m map[string]any) { m["levels"] = map[string]int{"1-9": 2} },
	} {
		var m map[string]any
		if err := json.Unmarshal(good, &m); err != nil {
			t.Fatal(err)
		}
		change(m)
		data, _ := json.Marshal(m)
		if _, err := ReadScenario(data); err == nil {
			t.Errorf("%s is read", name)
		}
	}
}

func FuzzScenario(f *testing.F) {
	good, _ := fs.ReadFile(assets.FS, "data/wizards/advanced.json")
	f.Add(good)
	f.Add([]byte(`{"rooms":[{"id":"mana-crystal","doors":"nx"}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := ReadScenario(data)
		if err != nil {
			return
		}
		payload, err := json.Marshal(setupData{Seats: []seated{{Name: "A", Who: "none"}}, Scenario: *s})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := New(assets.FS).New(tracker.Event{Data: payload}); err != nil {
			t.Errorf("read, but not played: %v", err)
		}
	})
}
