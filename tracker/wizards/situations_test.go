package wizards

import (
	"strings"
	"testing"
)

// Situations thought up from the rulebook: how a table lies, what is done, one act a line, and
// what it comes to. An act with "!" and a rule is refused by it.
func TestSituationsFromTheRulebook(t *testing.T) {
	const wood = `"roomDeck":{"draw":["hoard"],"discard":[]}` // its card says west, south, east, north
	fire := `effect {"effects":[{"do":"activate","piece":"fire"}]}`
	imp := `effect {"effects":[{"do":"activate","piece":"imp"}]}`
	for name, c := range map[string]struct {
		scenario, lay, acts string
		is                  func(s *State) any
		want                any
	}{
		"W-45 an imp beside a wizard without glyphs draws on the source from afar": {
			"basic", `{"rooms":[{"room":"hoard","source":2,"pieces":{"imp":1}}],"wizards":[{"seat":1,"room":"hoard"},{"seat":2,"glyphs":[2,2,3]}]}`, imp,
			func(s *State) any { return []any{s.Wizards[1].Glyphs[1], s.Wizards[1].Glyphs[2], lies(s, Imp)} },
			[]any{1, 1, "hoard"},
		},
		"W-66 W-45 an imp goes past whoever wears a robe against imps": {
			"advanced", `{` + wood + `,"rooms":[{"room":"hoard","pieces":{"imp":1}}],"wizards":[{"seat":1,"room":"hoard","glyphs":[2],"robe":"imp"}]}`, imp,
			func(s *State) any { return []any{s.Wizards[0].All(), lies(s, Imp)} },
			[]any{1, "workshop"},
		},
		"W-47 a second imp forced into the Crystal": {
			"basic", `{"rooms":[{"room":"mana-crystal","pieces":{"imp":1}},{"room":"library","pieces":{"imp":1}}]}`, `force {"piece":"imp","room":"library","to":"mana-crystal"}`,
			func(s *State) any { return []any{s.Mana, lies(s, Imp)} },
			[]any{4, ""},
		},
		"W-52 five fires reach the Crystal by spreading, and cost two": {
			"basic", `{"roomDeck":{"draw":["library"],"discard":[]},"rooms":[{"room":"planar-rift","pieces":{"fire":1}},{"room":"workshop","pieces":{"fire":1}},{"room":"hoard","pieces":{"fire":1}}]}`,
			fire,
			func(s *State) any { return []any{s.Mana, s.Academy.count(Fire)} },
			[]any{3, 0},
		},
		"W-50 a wall ahead and fire does not turn aside": {
			"basic", `{` + wood + `,"rooms":[{"room":"holy-room","doors":"es","pieces":{"fire":1}}]}`, fire,
			func(s *State) any { return lies(s, Fire) }, "holy-room",
		},
		"W-63 an imp takes the next arrow instead": {
			"basic", `{` + wood + `,"rooms":[{"room":"holy-room","doors":"es","pieces":{"imp":1}}]}`, imp,
			func(s *State) any { return lies(s, Imp) }, "awakened-room",
		},
		"W-56 W-48 an imp comes out of a portal under a guardian's eyes": {
			"basic", `{"rooms":[{"room":"hoard","pieces":{"portal":1,"guardian":1}}]}`, `effect {"effects":[{"do":"activate","piece":"portal"}]}`,
			func(s *State) any { return []any{lies(s, Imp), lies(s, Portal), lies(s, Guardian)} },
			[]any{"", "hoard", "hoard"},
		},
		"W-49 fire that spreads into water": {
			"basic", `{` + wood + `,"rooms":[{"room":"flux-point","pieces":{"fire":1}},{"room":"library","pieces":{"water":1}}]}`, fire,
			func(s *State) any { return []any{lies(s, Fire), lies(s, Water)} },
			[]any{"flux-point", "library"},
		},
		"W-31 into water with the move and the room action, the magic one stays": {
			"advanced", `{"rooms":[{"room":"library","pieces":{"water":1}}]}`, `move {"to":"library"}`,
			func(s *State) any { return []any{s.Wizards[0].At, s.Actions} },
			[]any{1, Actions{Magic: 1}},
		},
		"W-34 not two glyphs of somebody else": {
			"basic", `{"grid":{"1-2":{"spell":"nova"}},"wizards":[{"seat":2,"glyphs":[1,2]}]}`, `!W-34 cast {"glyphs":[1,2],"from":2}`, nil, nil,
		},
		"W-33 W-57 a wrong name with the last mana": {
			"basic", `{"mana":1,"grid":{"1-2":{"spell":"nova"}},"wizards":[{"seat":1,"room":"library"}]}`, `bind {"pair":"1-2","spell":"dash"}`,
			func(s *State) any { return []any{s.Outcome, s.Why.Rule} },
			[]any{"lost", "W-57"},
		},
		"W-33 a right name, and the next with the same action": {
			"basic", `{"grid":{"1-2":{"spell":"nova"},"1-1":{"spell":"dash"}},"wizards":[{"seat":1,"room":"library"}]}`, `bind {"pair":"1-2","spell":"nova"}` + "\n" + `bind {"pair":"1-1","spell":"dash"}`,
			func(s *State) any { return []any{s.Grid.Bound(), s.Actions.Free} },
			[]any{2, 2},
		},
		"W-21 the room cards are shuffled anew for a fire": {
			"basic", `{"roomDeck":{"draw":[],"discard":["hoard"]},"rooms":[{"room":"flux-point","pieces":{"fire":1}}]}`, fire,
			func(s *State) any { return []any{lies(s, Fire), s.RoomDeck.Discard} },
			[]any{"flux-point, library", "[hoard]"},
		},
		"W-68 W-35 a staff casts what lies face down, which lies so again": {
			"advanced", `{"grid":{"2-3":{"spell":"nova"}},"wizards":[{"seat":1,"staff":"2-3"}]}`, `cast {"staff":true}` + "\n" + `done`,
			func(s *State) any { return []any{s.Grid.At(Pair{2, 3}).Bound, s.Actions, s.Wizards[0].Uses} },
			[]any{false, Actions{Room: 1, Magic: 1}, 1},
		},
		"W-54 W-66 deep water does nothing to a robe of water, and does to others": {
			"advanced", `{"rooms":[{"room":"hoard","pieces":{"water":2,"imp":1}}],"wizards":[{"seat":1,"room":"hoard","robe":"water"}]}`, "endure",
			func(s *State) any { return []any{s.Mana, s.Phase} },
			[]any{5, "share"},
		},
		"W-60 W-62 nothing is forced through double ice": {
			"advanced", `{"rooms":[{"room":"library","pieces":{"ice":2}},{"room":"flux-point","pieces":{"imp":1}}]}`, `!W-62 force {"piece":"imp","room":"flux-point","to":"library"}`, nil, nil,
		},
		"W-59 two deep rooms overflow into each other once": {
			"advanced", `{"rooms":[{"room":"room-c","doors":"w","pieces":{"water":2}},{"room":"room-b","doors":"ew","pieces":{"water":2}},{"room":"room-a","doors":"e"}]}`, `place {"piece":"water","room":"room-c"}`,
			func(s *State) any { return lies(s, Water) }, "room-a, room-b 2, room-c 2",
		},
		"W-62 a wizard pushed into water keeps its actions": {
			"basic", `{"rooms":[{"room":"library","pieces":{"water":2}}]}`, `force {"wizard":1,"to":"library"}`,
			func(s *State) any { return []any{s.Wizards[0].At, s.Actions.Free} },
			[]any{1, 3},
		},
		"W-37 a troll that was hurt last turn has healed": {
			"advanced", `{"rooms":[{"room":"hoard","pieces":{"troll":1}}]}`, "damage {\"piece\":\"troll\",\"room\":\"hoard\"}\nendure\nshare\ndamage {\"piece\":\"troll\",\"room\":\"hoard\"}",
			func(s *State) any { return lies(s, Troll) }, "hoard",
		},
		"W-1 with a fire anywhere Abjure wins nothing": {
			"basic", `{"grid":{"1-1":{"spell":"abjure"}},"rooms":[{"room":"room-d","pieces":{"fire":1}}],"wizards":[{"seat":1,"glyphs":[1,1]}]}`, `cast {"glyphs":[1,1]}`,
			func(s *State) any { return s.Outcome }, "",
		},
		"W-39 a second glyph into the box": {
			"advanced", `{"phase":"share","wizards":[{"seat":1,"glyphs":[1],"shared":2}]}`, `!W-39 share {"glyph":1}`, nil, nil,
		},
		"W-42 a room changes places with all that lies and stands in it": {
			"advanced", `{"phase":"refine","turn":0,"shifts":3,"rooms":[{"room":"library","source":3,"pieces":{"guardian":1}}],"wizards":[{"seat":2,"room":"library"}]}`, `swap {"room":"library","to":"flux-point"}`,
			func(s *State) any {
				return []any{s.Academy.Find("library"), s.Academy[2].Source, s.Wizards[1].At, lies(s, Guardian), s.Shifts}
			},
			[]any{2, 3, 2, "library", 2},
		},
		"W-44 W-46 W-51 the imp takes the fire first, if the players want": {
			"basic", `{"rooms":[{"room":"hoard","pieces":{"imp":1,"fire":1}}],"wizards":[{"seat":1,"room":"hoard","glyphs":[4]}]}`, "endure\ndecide {\"answer\":\"imp@hoard\"}",
			func(s *State) any { return []any{s.Mana, s.Wizards[0].All(), lies(s, Fire)} },
			[]any{5, 0, ""},
		},
		"W-26 in two paragraphs an imp goes twice": {
			"basic", `{"roomDeck":{"draw":["hoard","hoard"],"discard":[]},"phase":"disaster","rooms":[{"room":"awakened-room","pieces":{"imp":1}}],"wizards":[{"seat":1,"hand":["twist"]}]}`,
			`disaster {"card":"twist","paragraphs":[[{"do":"activate","piece":"imp"}],[{"do":"activate","piece":"imp"}]]}`,
			func(s *State) any { return lies(s, Imp) }, "cursed-room",
		},
		"W-22 W-40 nobody is called back in another's turn": {
			"basic", `{"wizards":[{"seat":2,"room":"hoard"}]}`, `!W-40 2 recall`, nil, nil,
		},
		"W-41 W-66 a robe of ice finds the way to the Crystal through ice": {
			"advanced", `{"rooms":[{"room":"room-a","doors":"n","source":4},{"room":"workshop","pieces":{"ice":2}}],"wizards":[{"seat":1,"room":"room-a","robe":"ice"}]}`, "glyph",
			func(s *State) any { return s.Wizards[0].Glyphs[3] }, 1,
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t, c.scenario, c.lay)
			for _, act := range strings.Split(c.acts, "\n") {
				rule := ""
				if strings.HasPrefix(act, "!") {
					rule, act, _ = strings.Cut(act[1:], " ")
				}
				kind, data, _ := strings.Cut(act, " ")
				if rule == "" {
					s = do(t, s, kind, data)
					continue
				}
				if kind == "2" {
					e := event(data, "")
					e.Seat = 2
					refusedOf(t, s, e, rule)
					return
				}
				refused(t, s, kind, data, rule)
				return
			}
			want(t, name, c.is(s), c.want)
		})
	}
}
