package wizards

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/tracker"
)

func TestW22W28TheBasicTurn(t *testing.T) {
	s := table(t, "basic", `{"phase":"disaster","wizards":[{"seat":1,"hand":["activate-5"]}],"rooms":[{"room":"library","source":2}]}`)
	refused(t, s, "move", `{"to":"library"}`, "W-28")
	refused(t, s, "draw", "", "W-22")
	s = do(t, s, "disaster", "")
	want(t, "discarded", s.Disasters.Discard, "[activate-5]")
	s = do(t, s, "draw", "")
	want(t, "a new card", len(s.Wizards[0].Hand), 1)
	s = do(t, s, "move", `{"to":"library"}`)
	s = do(t, s, "glyph", "")
	s = do(t, s, "glyph", "")
	want(t, "two glyphs", s.Wizards[0].Glyphs[1], 2)
	refused(t, s, "glyph", "", "W-28")
	s = do(t, s, "endure", "")
	want(t, "the next player", []any{s.Current, s.Phase, s.Turn}, []any{2, "disaster", 2})
	e := event("move", `{"to":"library"}`)
	e.Seat = 1
	if _, err := New(assets.FS).Apply(s, e); err == nil {
		t.Error("who is not on turn moves")
	}
}

func TestW23W29TheAdvancedTurn(t *testing.T) {
	s := table(t, "advanced", `{"rooms":[{"room":"library","source":2},{"room":"flux-point","source":3}]}`)
	want(t, "one each", s.Actions, Actions{Move: 1, Room: 1, Magic: 1})
	s = do(t, s, "move", `{"to":"library"}`)
	s = do(t, s, "glyph", "")
	s = do(t, s, "glyph", "")
	want(t, "magic was used as room", s.Actions, Actions{})
	refused(t, s, "move", `{"to":"flux-point"}`, "W-29")
	s = table(t, "advanced", "")
	for _, to := range []string{"library", "flux-point", "holy-room"} {
		s = do(t, s, "move", `{"to":"`+to+`"}`)
	}
	want(t, "three moves", s.Wizards[0].At, 3)
	s = table(t, "advanced", `{"actions":{"move":1,"room":1},"wizards":[{"seat":1,"glyphs":[1,1]}]}`)
	refused(t, s, "cast", `{"glyphs":[1,1]}`, "W-29")
	s = do(t, s, "move", `{"to":"library","with":"room"}`)
	want(t, "the room action was named", s.Actions, Actions{Move: 1})
	s = do(t, s, "endure", "")
	want(t, "then a glyph is shared", s.Phase, "share")
}

func TestW30DoorsFaceEachOther(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"library","doors":"ens"}]}`)
	refused(t, s, "move", `{"to":"library"}`, "W-30")
	refused(t, s, "move", `{"to":"cursed-room"}`, "W-30")
	s = do(t, s, "door", `{"room":"library","door":"w"}`)
	want(t, "moved", do(t, s, "move", `{"to":"library"}`).Wizards[0].At, 1)
	s = do(t, s, "door", `{"room":"mana-crystal","door":"e"}`)
	refused(t, s, "move", `{"to":"library"}`, "W-30")
}

func TestW31WaterCostsAnotherAction(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"library","pieces":{"water":1}}]}`)
	moved := do(t, s, "move", `{"to":"library"}`)
	want(t, "one left", moved.Actions.Free, 1)
	s = do(t, s, "overrule", `{"actions":{"free":1}}`)
	s = do(t, s, "move", `{"to":"library"}`)
	want(t, "wasted", []any{s.Wizards[0].At, s.Actions.Free, told(s)}, []any{0, 0, "Wasted"})
}

func TestW32W41W43RoomActions(t *testing.T) {
	lay := func(pieces string) *State {
		return table(t, "advanced", `{"rooms":[{"room":"hoard","source":4,"pieces":`+pieces+`}],"wizards":[{"seat":1,"room":"hoard"}]}`)
	}
	want(t, "taken", do(t, lay(`{}`), "glyph", "").Wizards[0].Glyphs[3], 1)
	refused(t, lay(`{"guardian":1}`), "glyph", "", "W-32")
	refused(t, lay(`{"troll":1}`), "glyph", "", "W-43")
	refused(t, lay(`{"troll":1}`), "room", "", "W-43")
	refused(t, lay(`{"ice":2}`), "room", "", "W-41")
	want(t, "a guardian stops glyphs alone", do(t, lay(`{"guardian":1}`), "room", "").Actions.Room, 0)
	want(t, "darkness breaks no route", do(t, lay(`{"darkness":3}`), "glyph", "").Wizards[0].All(), 1)
	if _, err := New(assets.FS).Apply(table(t, "basic", ""), event("glyph", "")); err == nil {
		t.Error("a glyph without a source")
	}
	empty := do(t, lay(`{}`), "overrule", `{"supply":[9,9,9,0,9,9,9]}`)
	refused(t, empty, "glyph", "", "W-32")
}

func TestW33BindInTheLibrary(t *testing.T) {
	s := table(t, "basic", `{"wizards":[{"seat":1,"room":"library"}],"grid":{"1-1":{"spell":"nova"},"1-2":{"spell":"dash"},"2-2":{"spell":"danger"}}}`)
	s = do(t, s, "bind", `{"pair":"1-1","spell":"nova"}`)
	s = do(t, s, "bind", `{"pair":"1-2","spell":"dash"}`)
	want(t, "right, one may go on", []any{s.Actions.Free, s.Grid.Bound()}, []any{2, 2})
	s = do(t, s, "bind", `{"pair":"2-2","spell":"philanthropy"}`)
	want(t, "wrong", []any{s.Actions.Free, s.Mana, s.Grid.Bound()}, []any{2, 4, 2})
	s = do(t, s, "bind", `{"pair":"1-3","spell":"steal-glyphs"}`)
	want(t, "anew it takes an action", s.Actions.Free, 1)
	refused(t, table(t, "basic", ""), "bind", `{"pair":"1-1","spell":"nova"}`, "W-33")
}

func TestW34W35Cast(t *testing.T) {
	s := table(t, "basic", `{"wizards":[{"seat":1,"glyphs":[1,2]},{"seat":2,"glyphs":[3,3]}],"grid":{"1-3":{"spell":"nova"},"1-2":{"spell":"dash","bound":true}}}`)
	cast := do(t, s, "cast", `{"glyphs":[1,3],"from":2}`)
	want(t, "revealed", []any{cast.Cast.Spell, cast.Wizards[0].All(), cast.Wizards[1].All()}, []any{"nova", 1, 1})
	want(t, "the supply has them back", cast.Supply[0]-s.Supply[0]+cast.Supply[2]-s.Supply[2], 2)
	hidden := do(t, cast, "done", "")
	want(t, "face down again", hidden.Grid.At(Pair{1, 3}).Bound || hidden.Cast != nil, false)
	want(t, "bound stays", do(t, do(t, s, "cast", `{"glyphs":[2,1]}`), "done", "").Grid.At(Pair{1, 2}).Bound, true)
	e := event("cast", `{"glyphs":[3,3],"from":2}`) // the first must be one's own
	if _, err := New(assets.FS).Apply(s, e); err == nil {
		t.Error("two of another's glyphs")
	}

	s = table(t, "advanced", `{"wizards":[{"seat":1,"glyphs":[1,2],"shared":2},{"seat":2,"glyphs":[3,3],"shared":3}]}`)
	want(t, "a shared one", do(t, s, "cast", `{"glyphs":[1,3],"from":2}`).Wizards[1].Shared, 0)
	want(t, "the own shared one", do(t, s, "cast", `{"glyphs":[1,2],"from":1}`).Wizards[0].Shared, 0)
	s = do(t, s, "overrule", `{"wizards":[{"seat":2,"shared":0}]}`)
	refusedAlways(t, s, "cast", `{"glyphs":[1,3],"from":2}`, "W-34")
}

// refusedAlways is refused by a rule, and no table can do it all the same.
func refusedAlways(t *testing.T, s *State, kind, data, rule string) {
	t.Helper()
	_, err := New(assets.FS).Apply(s, event(kind, data))
	if err == nil || !strings.Contains(err.Error(), "("+rule+")") {
		t.Errorf("%s %s: %v, not refused by %s", kind, data, err, rule)
	}
}

func TestW36Boost(t *testing.T) {
	sc := Spell{ID: "x", Level: 1, School: "destruction"}
	s := table(t, "basic", `{"rooms":[{"room":"library","school":"destruction"}]}`)
	for _, c := range []struct {
		who, at       int
		spell         Spell
		whole, unsure bool
	}{
		{0, 0, sc, true, false},
		{1, 0, sc, false, false},
		{1, 1, sc, true, false},
		{1, 0, Spell{Plain: true}, true, false},
		{1, 0, Spell{}, false, true},
	} {
		w := s.Wizards[c.who]
		w.At = c.at
		whole, unsure := s.boost(&w, &c.spell)
		want(t, fmt.Sprint(c), []bool{whole, unsure}, []bool{c.whole, c.unsure})
	}
}

func TestW37Damage(t *testing.T) {
	s := table(t, "advanced", `{"rooms":[{"room":"hoard","pieces":{"imp":1,"troll":1,"demon":1,"fire":1}}]}`)
	s = do(t, s, "damage", `{"piece":"imp","room":"hoard"}`)
	want(t, "an imp", lies(s, Imp), "")
	s = do(t, s, "damage", `{"piece":"troll","room":"hoard"}`)
	want(t, "a troll stands one", lies(s, Troll), "hoard")
	want(t, "over two spells it falls", lies(do(t, s, "damage", `{"piece":"troll","room":"hoard"}`), Troll), "")
	s = do(t, s, "damage", `{"piece":"demon","room":"hoard","count":2}`)
	s = do(t, do(t, s, "endure", ""), "share", "")
	s = do(t, s, "damage", `{"piece":"demon","room":"hoard","count":2}`)
	want(t, "the next turn counts anew", lies(s, Demon), "hoard")
	refusedAlways(t, s, "damage", `{"piece":"fire","room":"hoard"}`, "W-37")
}

func TestW38WildMagic(t *testing.T) {
	s := table(t, "basic", `{"grid":{"1-1":{"spell":"nova","bound":true}}}`)
	before := s.Grid
	s = do(t, s, "effect", `{"effects":[{"do":"wild-magic"}]}`)
	want(t, "the level is chosen", s.Asked.ID, "wizards.askLevel")
	s = do(t, s, "decide", `{"answer":"1"}`)
	want(t, "the bound one stays", s.Grid.At(Pair{1, 1}).Spell, "nova")
	want(t, "the other level stays", s.Grid[6:15], before[6:15])
	want(t, "none is lost", sorted(s.Grid[1:6]), sorted(before[1:6]))
}

func sorted(spaces []Space) []string {
	var list []string
	for _, space := range spaces {
		list = append(list, space.Spell)
	}
	slices.Sort(list)
	return list
}

func TestW39Share(t *testing.T) {
	s := table(t, "advanced", `{"phase":"share","wizards":[{"seat":1,"glyphs":[4,4]}]}`)
	put := do(t, s, "share", `{"glyph":4}`)
	want(t, "in the box", []any{put.Wizards[0].Shared, put.Wizards[0].Glyphs[3], put.Current}, []any{4, 1, 2})
	s = do(t, s, "overrule", `{"wizards":[{"seat":1,"shared":2}]}`)
	refused(t, s, "share", `{"glyph":4}`, "W-39")
	want(t, "back", do(t, s, "share", `{"back":true}`).Wizards[0].Glyphs[1], 1)
}

func TestW40Recall(t *testing.T) {
	s := table(t, "basic", `{"wizards":[{"seat":1,"room":"room-d"}],"actions":{"free":0}}`)
	s = do(t, s, "recall", "")
	want(t, "at the Crystal for one mana", []int{s.Wizards[0].At, s.Mana}, []int{0, 4})
}

func TestW25W2TheDeckRunsOut(t *testing.T) {
	s := table(t, "basic", `{"phase":"draw","disasters":{"draw":[],"discard":["activate-1"]},"progression":["twist","fire","gathering"]}`)
	s = do(t, s, "draw", "")
	want(t, "two join the discards", []int{len(s.Disasters.Draw), len(s.Disasters.Discard), len(s.Progression), s.Reshuffles}, []int{2, 0, 1, 1})
	s = do(t, s, "overrule", `{"phase":"draw","disasters":{"draw":[],"discard":[]}}`)
	s = do(t, s, "draw", "")
	want(t, "one alone is taken (Wc)", []any{len(s.Progression), s.Outcome}, []any{0, ""})
	s = do(t, s, "overrule", `{"phase":"draw","disasters":{"draw":[],"discard":["fire"]}}`)
	s = do(t, s, "draw", "")
	want(t, "then the game is lost", []any{s.Outcome, s.Why.ID}, []any{"lost", "wizards.lostCards"})
}

func TestW21RoomDeckIsReshuffled(t *testing.T) {
	s := table(t, "basic", `{"roomDeck":{"draw":[],"discard":["hoard","library"]}}`)
	s = do(t, s, "effect", `{"effects":[{"do":"place","piece":"fire"}]}`)
	want(t, "one drawn, one left", []int{len(s.RoomDeck.Draw), len(s.RoomDeck.Discard), s.Academy.count(Fire)}, []int{1, 1, 1})
}

func TestW27DefeatIsLikely(t *testing.T) {
	s := table(t, "basic", `{"reshuffles":2}`)
	want(t, "EX-W-05", s.defeatLikely(), true)
	s = do(t, s, "overrule", `{"grid":{"4-4":{"spell":"abjure","bound":true}}}`)
	want(t, "with level 2 bound", s.defeatLikely(), false)
}

func TestW1Abjure(t *testing.T) {
	lay := `{"wizards":[{"seat":1,"room":"%s","glyphs":[4,4]}],"grid":{"4-4":{"spell":"abjure"}},"rooms":[{"room":"room-d","pieces":{"fire":%d}}]}`
	for _, c := range []struct {
		room string
		fire int
		out  string
	}{{"mana-crystal", 0, "won"}, {"mana-crystal", 1, ""}, {"library", 0, ""}} {
		s := table(t, "basic", fmt.Sprintf(lay, c.room, c.fire))
		want(t, fmt.Sprint(c), do(t, s, "cast", `{"glyphs":[4,4]}`).Outcome, c.out)
	}
}

// Nothing comes next once the game is won; what would have is one of the choices (W-1).
func TestW1AWonGameGoesOnByChoice(t *testing.T) {
	s := table(t, "basic", `{"wizards":[{"seat":1,"room":"mana-crystal","glyphs":[4,4]}],"grid":{"4-4":{"spell":"abjure"}}}`)
	before := New(assets.FS).View(s, 0).Next
	s = do(t, s, "cast", `{"glyphs":[4,4]}`)
	v := New(assets.FS).View(s, 0)
	want(t, "won by both, and nothing next", []any{v.Result.Winners, v.Next == nil}, []any{[]int{1, 2}, true})
	want(t, "played on by choice", slices.ContainsFunc(v.Choices, func(c tracker.Choice) bool { return c.Event.Same(before.Event) }), true)
	want(t, "it stays won", do(t, s, "endure", "").Outcome, "won")
}

func TestW42Shifts(t *testing.T) {
	s := table(t, "advanced", `{"phase":"refine","turn":0,"shifts":2,"rooms":[{"room":"library","doors":"n"}]}`)
	s = do(t, s, "turn", `{"room":"library"}`)
	want(t, "turned", s.Academy[1].Doors, Doors{false, true, false, false})
	refused(t, s, "swap", `{"room":"library","to":"room-d"}`, "W-42")
	s = do(t, s, "swap", `{"room":"mana-crystal","to":"library"}`)
	want(t, "swapped, with who stands there", []any{s.Academy.crystal(), s.Wizards[0].At}, []any{1, 1})
	refused(t, s, "turn", `{"room":"hoard"}`, "W-42")
	s = do(t, s, "ready", "")
	want(t, "begun", []any{s.Phase, s.Current, s.Turn}, []any{"disaster", 1, 1})
}

func TestW64To68Items(t *testing.T) {
	s := table(t, "advanced", `{"wizards":[{"seat":1,"room":"hoard","glyphs":[1,1,2,2,3,3],"shared":5}],"grid":{"4-5":{"spell":"abjure"},"1-5":{"spell":"burn"}}}`)
	refusedAlways(t, s, "item", `{"item":"staff","pair":"4-5","pay":[1,1]}`, "W-65")
	refused(t, s, "item", `{"item":"robe","piece":"ice","pay":[1,1,2,2]}`, "W-65")
	s = do(t, s, "item", `{"item":"staff","pair":"4-5","pay":[1,1,2,2,3]}`)
	s = do(t, s, "cast", `{"staff":true}`)
	want(t, "a staff takes a move and no glyphs", []any{s.Cast.Spell, s.Actions, s.Wizards[0].All()}, []any{"abjure", Actions{Magic: 1}, 2})
	s.Wizards[0].Uses = mostStaff
	refused(t, s, "cast", `{"staff":true}`, "W-68")
	s = do(t, s, "item", `{"item":"staff","pair":"1-1","free":true}`)
	want(t, "of a second one of its kind the wizard says which is kept", s.Asked.ID, "wizards.askKeep")
	want(t, "the old one", do(t, s, "decide", `{"answer":"old"}`).Wizards[0].Staff, "4-5")
	s = do(t, s, "decide", `{"answer":"new"}`)
	want(t, "the new one", s.Wizards[0].Staff, "1-1")
	want(t, "of another kind nothing is asked", do(t, s, "item", `{"item":"robe","piece":"ice","free":true}`).Asked, (*Decision)(nil))
	s = do(t, s, "item", `{"item":"wand","glyph":1,"free":true}`)
	s = do(t, s, "cast", `{"glyphs":[3,5],"from":1,"wand":[1]}`)
	want(t, "a wand turns a glyph", s.Cast.Spell, "burn")
}

func TestW66Robes(t *testing.T) {
	s := table(t, "advanced", `{"rooms":[{"room":"library","pieces":{"ice":2}},{"room":"planar-rift","pieces":{"water":1,"imp":1}}],"wizards":[{"seat":1,"robe":"ice","glyphs":[2]}]}`)
	want(t, "EX-W-04", do(t, s, "move", `{"to":"library"}`).Wizards[0].At, 1)
	s = do(t, s, "overrule", `{"wizards":[{"seat":1,"robe":"imp","room":"planar-rift"}]}`)
	s = activate(t, cards(t, s, "holy-room"), "imp")
	want(t, "an imp passes by", []any{lies(s, Imp), s.Wizards[0].All()}, []any{"workshop", 1})
	s = do(t, s, "overrule", `{"rooms":[{"room":"planar-rift","pieces":{"imp":1}}]}`)
	want(t, "and is not endured", do(t, s, "endure", "").Wizards[0].All(), 1)
	s = do(t, s, "overrule", `{"rooms":[{"room":"planar-rift","pieces":{"demon":1}}],"wizards":[{"seat":1,"robe":"demon"}]}`)
	want(t, "EX-W-07: it is damaged by spells all the same", lies(do(t, s, "damage", `{"piece":"demon","room":"planar-rift","count":3}`), Demon), "")
}

func TestW71UndecidedChoicesAreThePlayers(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"flux-point","pieces":{"imp":1,"fire":1}}],"wizards":[{"seat":2,"room":"flux-point","glyphs":[1]}]}`)
	asked := do(t, s, "effect", `{"effects":[{"do":"activate-rooms","rooms":["flux-point"]}]}`)
	want(t, "EX-W-10", []any{asked.Asked.ID, asked.Asked.Seat, len(asked.Asked.Options)}, []any{"wizards.askOrder", 0, 3})
	first := do(t, asked, "decide", `{"answer":"imp@flux-point"}`)
	want(t, "the imp put it out before it spread", lies(first, Fire), "")
	if _, err := New(assets.FS).Apply(asked, event("decide", `{"answer":"x"}`)); err == nil {
		t.Error("an answer there is none of")
	}
	if _, err := New(assets.FS).Apply(asked, event("endure", "")); err == nil {
		t.Error("the game goes on while something is asked")
	}
	if _, err := New(assets.FS).Apply(s, event("decide", `{"answer":"x"}`)); err == nil {
		t.Error("an answer to nothing")
	}
}

func TestRealCardsAreAskedFor(t *testing.T) {
	g := New(assets.FS)
	payload, _, err := g.Begin(nil, tracker.Start{Seats: []tracker.Sitter{{Who: "none"}}, Options: map[string]string{"cards": "real"}})
	if err != nil {
		t.Fatal(err)
	}
	data, _ := json.Marshal(payload)
	first, err := g.New(tracker.Event{Kind: tracker.Setup, Data: data})
	if err != nil {
		t.Fatal(err)
	}
	s := do(t, first.(*State), "ready", "")
	if _, err := g.Apply(s, event("disaster", "")); err == nil {
		t.Error("which card it is nobody told")
	}
	s = do(t, s, "disaster", `{"card":"fire"}`)
	want(t, "the room is asked", s.Asked.ID, "wizards.askRoom")
	s = do(t, s, "decide", `{"answer":"hoard"}`)
	want(t, "fire", lies(s, Fire), "hoard")
	s = activate(t, do(t, s, "draw", ""), "fire")
	want(t, "the arrow is asked", s.Asked.ID, "wizards.askArrow")
	s = do(t, do(t, s, "decide", `{"answer":"e"}`), "place", `{"piece":"imp","room":"hoard"}`)
	want(t, "counted", len(s.RoomDeck.Draw)+len(s.RoomDeck.Discard), 14)
	s = do(t, s, "overrule", `{"wizards":[{"seat":1,"glyphs":[1,1]}]}`)
	if _, err := g.Apply(s, event("cast", `{"glyphs":[1,1]}`)); err == nil {
		t.Error("which spell it is nobody told")
	}
	want(t, "told", do(t, s, "cast", `{"glyphs":[1,1],"spell":"nova"}`).Cast.Spell, "nova")
}

// Nothing is lost by tapping on: as long as something can be done with the actions that are
// left, that is asked first (W-28, W-29).
func TestActionsLeftAreAskedAbout(t *testing.T) {
	walled := `,"rooms":[{"room":"mana-crystal","doors":""}]`
	for _, c := range []struct {
		scenario, lay string
		asked         bool
	}{
		{"basic", `"actions":{"free":3}`, true},
		{"basic", `"actions":{"free":1}`, true},
		{"basic", `"actions":{"free":0}`, false},
		{"basic", `"actions":{"free":3}` + walled, false}, // nowhere to go, nothing to take, nothing to cast with
		{"basic", `"actions":{"free":1},"wizards":[{"seat":1,"glyphs":[1]},{"seat":2,"glyphs":[1]}]` + walled, true},
		{"advanced", `"actions":{"move":1}`, true},
		{"advanced", `"actions":{"magic":1}`, true}, // it can stand in for a move
		{"advanced", `"actions":{}`, false},
		{"advanced", `"actions":{},"wizards":[{"seat":1,"room":"library"}]`, false}, // a recall takes none
	} {
		s := table(t, c.scenario, "{"+c.lay+"}")
		v := New(assets.FS).View(s, 0)
		want(t, c.scenario+" "+c.lay, len(v.Next.Skips) > 0, c.asked)
	}
}

// In which order is asked only as long as it matters: no fire that is gone, and no imp that
// finds no glyph, is endured any more (W-44, W-46, reading Wb).
func TestW44NothingMootIsAsked(t *testing.T) {
	room := func(glyphs, pieces string) *State {
		return do(t, table(t, "basic", fmt.Sprintf(`{"rooms":[{"room":"hoard","pieces":%s}],"wizards":[{"seat":1,"room":"hoard","glyphs":%s}]}`, pieces, glyphs)), "endure", "")
	}
	asked := func(s *State) string {
		if s.Asked == nil {
			return ""
		}
		return s.Asked.ID
	}
	s := room("[1]", `{"imp":2,"fire":1}`)
	want(t, "with a glyph to lose", asked(s), "wizards.askOrder")
	s = do(t, s, "decide", `{"answer":"imp@hoard"}`)
	want(t, "with the fire gone", []any{asked(s), s.Phase, s.Mana, lies(s, Fire)}, []any{"", phaseDisaster, 5, ""})
	s = room("[]", `{"imp":1,"fire":1}`)
	want(t, "without a glyph", []any{asked(s), s.Mana}, []any{"wizards.askTeleport", 4})
	s = do(t, do(t, room("[1,2]", `{"imp":2,"water":2}`), "decide", `{"answer":"imp@hoard"}`), "decide", `{"answer":"1"}`)
	want(t, "with shallow water left", []any{asked(s), s.Mana, lies(s, Water)}, []any{"", 5, ""})
}

// Every step shows the academy as it stood then: water rises before it overflows, and a fire
// burns before water takes it.
func TestEachStepShowsTheAcademyOfItsMoment(t *testing.T) {
	s := do(t, table(t, "advanced", `{"rooms":[{"room":"library","pieces":{"fire":1}}]}`), "place", `{"piece":"water","room":"flux-point","count":3}`)
	want(t, "told", told(s), "Placed Overflow Quenched")
	at := func(step int, room string, kind Piece) int {
		return s.Told[step].After[s.Academy.Find(room)].Pieces[kind]
	}
	want(t, "placed", []int{at(0, "flux-point", Water), at(0, "library", Water), at(0, "library", Fire)}, []int{3, 0, 1})
	want(t, "quenched", []int{at(2, "flux-point", Water), at(2, "library", Water), at(2, "library", Fire)}, []int{2, 1, 0})
}
