package wizards

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
)

func TestW45ImpRobsThenDrainsThenMoves(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"hoard","pieces":{"imp":1,"fire":1},"source":3}],"wizards":[{"seat":1,"room":"hoard","glyphs":[2,5]},{"seat":2,"room":"hoard","glyphs":[3]}]}`)
	s = activate(t, s, "imp")
	want(t, "asked whom", s.Asked.ID, "wizards.askVictim")
	s = do(t, s, "decide", `{"answer":"1"}`)
	want(t, "asked which glyph", s.Asked.ID, "wizards.askGlyph")
	want(t, "options", len(s.Asked.Options), 2)
	s = do(t, s, "decide", `{"answer":"5"}`)
	want(t, "glyphs left", s.Wizards[0].All(), 1)
	want(t, "fires", lies(s, Fire), "")
	want(t, "imps", lies(s, Imp), "hoard")
	want(t, "told", told(s), "Robbed Doused")

	s = table(t, "basic", `{"rooms":[{"room":"hoard","pieces":{"imp":1,"water":2},"source":3}],"wizards":[{"seat":1,"glyphs":[3,3]},{"seat":2,"glyphs":[3,1]}]}`)
	s = activate(t, s, "imp")
	want(t, "one glyph each", [2]int{s.Wizards[0].All(), s.Wizards[1].All()}, [2]int{1, 1})
	want(t, "water", lies(s, Water), "hoard")
	s = do(t, s, "overrule", `{"wizards":[{"seat":1,"glyphs":[]},{"seat":2,"glyphs":[1]}]}`)
	s = activate(t, s, "imp")
	want(t, "the imp leaves", lies(s, Imp), "")
	want(t, "and takes no water", lies(s, Water), "hoard")
}

func TestW45ImpMovesAlongTheLowestArrowThatLeadsOn(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"room-d","pieces":{"imp":1}}]}`)
	s = cards(t, s, "flux-point") // e s w n: from the south-east corner only w and n lead on
	s = activate(t, s, "imp")
	want(t, "imp", lies(s, Imp), "room-c")
	s = do(t, s, "overrule", `{"rooms":[{"room":"room-c","doors":""}]}`)
	s = activate(t, s, "imp")
	want(t, "an imp without a way stays", lies(s, Imp), "room-c")
}

func TestW63TowardsTheCursedRoom(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"mana-crystal","doors":"es"},{"room":"room-d","pieces":{"imp":1}},{"room":"room-c","doors":"e"}]}`)
	s = activate(t, cards(t, s, "room-c"), "imp") // the west is a dead end
	want(t, "the only shortest way", lies(s, Imp), "outer-dimension")
	s = activate(t, cards(t, s, "room-c"), "imp")
	want(t, "two ways as short are for the players", s.Asked.ID, "wizards.askWay")
	s = do(t, s, "decide", `{"answer":"w"}`)
	want(t, "imp", lies(s, Imp), "masters-study")

	s = table(t, "basic", `{"rooms":[{"room":"warded-room","pieces":{"fire":1}},{"room":"cursed-room","pieces":{"water":1}}]}`)
	s = activate(t, cards(t, s, "room-c"), "fire")
	want(t, "fire goes the shortest way too, even into water", lies(s, Fire), "warded-room")
	want(t, "told", told(s), "Fire RoomCard Placed Quenched")
	s = do(t, s, "overrule", `{"clear":true,"rooms":[{"room":"cursed-room","pieces":{"fire":1}},{"room":"library","pieces":{"fire":1}}]}`)
	s = activate(t, cards(t, s, "room-c"), "fire")
	want(t, "in the Cursed Room three sides bring a new fire", len(s.Asked.Options), 3)
}

func TestW46EndureAnImp(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"hoard","pieces":{"imp":2,"fire":1}}],"wizards":[{"seat":1,"room":"hoard","glyphs":[2,5]}]}`)
	s = do(t, s, "endure", "")
	want(t, "the order is the players'", s.Asked.ID, "wizards.askOrder")
	s = do(t, s, "decide", `{"answer":"imp@hoard"}`)
	s = do(t, s, "decide", `{"answer":"2"}`)
	want(t, "the imp took the fire", lies(s, Fire), "")
	want(t, "what is gone is not endured (Wb)", s.Mana, 5)
	want(t, "both imps took a glyph", s.Wizards[0].All(), 0)
	want(t, "next", s.Current, 2)

	s = table(t, "basic", `{"rooms":[{"room":"hoard","pieces":{"imp":1,"water":1}}],"wizards":[{"seat":1,"room":"hoard"}]}`)
	s = do(t, s, "endure", "")
	want(t, "without glyphs nothing happens", lies(s, Water), "hoard")
}

func TestW47ImpsInTheCrystal(t *testing.T) {
	for imps, mana := range map[int]int{1: 5, 2: 4, 3: 3, 4: 3, 5: 2} {
		s := table(t, "basic", `{"rooms":[{"room":"library","pieces":{"imp":1}}]}`)
		s = do(t, s, "effect", `{"effects":[{"do":"place","piece":"imp","room":"mana-crystal","count":`+string(rune('0'+imps))+`}]}`)
		want(t, "mana", s.Mana, mana)
		left := ""
		if imps == 1 {
			left = "mana-crystal, "
		}
		want(t, "imps", lies(s, Imp), map[bool]string{true: "library, mana-crystal", false: "library"}[left != ""])
	}
}

func TestW48GuardianKillsImps(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"room-d","pieces":{"imp":1},"doors":"n"},{"room":"outer-dimension","pieces":{"guardian":1}}]}`)
	s = activate(t, s, "imp")
	want(t, "imps", lies(s, Imp), "")
	want(t, "guardian", lies(s, Guardian), "outer-dimension")
}

func TestW49OneFireAndWaterPutsItOut(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"hoard","pieces":{"fire":1}}]}`)
	s = do(t, s, "place", `{"piece":"fire","room":"hoard"}`)
	want(t, "one fire", lies(s, Fire), "hoard")
	s = do(t, s, "place", `{"piece":"water","room":"hoard"}`)
	want(t, "fire and water", lies(s, Fire)+lies(s, Water), "hoard")
	s = do(t, s, "place", `{"piece":"fire","room":"hoard"}`)
	want(t, "fire into water", lies(s, Fire), "")
}

func TestW50FireSpreadsWithAllThatIsConnected(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"cursed-room","pieces":{"fire":1}},{"room":"warded-room","pieces":{"fire":1}},{"room":"room-a","pieces":{"fire":1}},{"room":"hoard","doors":"esw"}]}`)
	s = cards(t, s, "holy-room") // south first
	s = do(t, s, "effect", `{"effects":[{"do":"activate-rooms","rooms":["cursed-room"]}]}`)
	want(t, "the group spreads south, not through the wall, the other fire not at all", lies(s, Fire), "cursed-room, masters-study, room-a, warded-room")
	want(t, "one card for all", len(s.RoomDeck.Discard), 1)
}

func TestW51W54EndureFireAndDeepWater(t *testing.T) {
	for _, c := range []struct {
		pieces string
		mana   int
		asked  bool
	}{{`{"fire":1}`, 4, true}, {`{"water":2}`, 4, true}, {`{"water":1}`, 5, false}, {`{"portal":1}`, 5, false}} {
		s := table(t, "basic", `{"rooms":[{"room":"hoard","pieces":`+c.pieces+`}],"wizards":[{"seat":1,"room":"hoard"}]}`)
		s = do(t, s, "endure", "")
		want(t, c.pieces+" mana", s.Mana, c.mana)
		want(t, c.pieces+" asked", s.Asked != nil, c.asked)
		if c.asked {
			s = do(t, s, "decide", `{"answer":"teleport"}`)
			want(t, "at", s.Wizards[0].At, 0)
		}
		want(t, "next", s.Current, 2)
	}
}

// The thirds and sixths of W-52 and W-55, and what is connected.
func TestW52W55WhatReachesTheCrystal(t *testing.T) {
	chain := []string{"library", "flux-point", "holy-room", "awakened-room", "warded-room", "cursed-room", "planar-rift"}
	for n := 0; n <= len(chain); n++ {
		s := table(t, "basic", "")
		for _, room := range chain[:n] {
			s = do(t, s, "overrule", `{"rooms":[{"room":"`+room+`","pieces":{"fire":1}}]}`)
		}
		s = do(t, s, "overrule", `{"rooms":[{"room":"room-d","pieces":{"fire":1}}]}`)
		s = do(t, s, "place", `{"piece":"fire","room":"mana-crystal"}`)
		want(t, "fire mana", s.Mana, 5-(n+1+2)/3)
		want(t, "fire elsewhere stays", lies(s, Fire), "room-d")

		s = table(t, "basic", "")
		for _, room := range chain[:n] {
			s = do(t, s, "overrule", `{"rooms":[{"room":"`+room+`","pieces":{"water":2}}]}`)
		}
		s = do(t, s, "place", `{"piece":"water","room":"mana-crystal"}`)
		want(t, "water mana", s.Mana, 5-(2*n+1+5)/6)
		want(t, "water", lies(s, Water), "")
	}
}

func TestW53WaterInTheBasicGame(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"hoard","pieces":{"water":2}}]}`)
	s = do(t, s, "place", `{"piece":"water","room":"hoard"}`)
	want(t, "two at the most, and none goes on", lies(s, Water), "hoard 2")
	s = activate(t, s, "water")
	want(t, "activating it does nothing", lies(s, Water)+told(s), "hoard 2Quiet")
}

func TestW56Portals(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"hoard","pieces":{"portal":1}}]}`)
	s = do(t, s, "place", `{"piece":"portal","room":"hoard"}`)
	want(t, "one a room", lies(s, Portal), "hoard")
	s = do(t, s, "effect", `{"effects":[{"do":"activate-rooms","rooms":["hoard"]}]}`)
	want(t, "an imp comes and does not act", lies(s, Imp), "hoard")
	s = do(t, s, "place", `{"piece":"portal","room":"mana-crystal"}`)
	want(t, "in the Crystal", s.Mana, 4)
	want(t, "destroyed", lies(s, Portal), "hoard")
}

func TestW57W2TheLastManaLosesTheGame(t *testing.T) {
	s := table(t, "basic", `{"mana":1,"rooms":[{"room":"hoard","pieces":{"fire":1}}],"wizards":[{"seat":1,"room":"hoard"}]}`)
	lost := do(t, s, "endure", "")
	want(t, "outcome", lost.Outcome, "lost")
	want(t, "by recall", do(t, s, "recall", "").Outcome, "lost")
	v := New(assets.FS).View(lost, 1)
	want(t, "nothing comes next, hands aside", []any{v.Next == nil, len(v.Choices), len(v.Open)}, []any{true, 0, len(lost.hands())})
	want(t, "by hand back", do(t, do(t, s, "recall", ""), "change", `{"track":"mana","amount":2}`).Outcome, "")
}

func TestW58ThreatsPlacedInTheCrystalAttackAtOnce(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"library","pieces":{"fire":1}}]}`)
	s = activate(t, cards(t, s, "planar-rift"), "fire") // west
	want(t, "two fires are one mana", s.Mana, 4)
	want(t, "fire", lies(s, Fire), "")
	want(t, "told", told(s), "Fire RoomCard Placed Attack-fire")
}

func TestW59Overflow(t *testing.T) {
	s := table(t, "advanced", `{"rooms":[{"room":"hoard","pieces":{"water":2}}]}`)
	s = do(t, s, "place", `{"piece":"water","room":"hoard"}`)
	want(t, "each adjoining room gets one", lies(s, Water), "cursed-room, hoard 2, masters-study, room-b, workshop")
	s = table(t, "advanced", `{"rooms":[{"room":"room-d","pieces":{"water":2}},{"room":"room-c","pieces":{"water":2}},{"room":"room-b","doors":"nsw"},{"room":"masters-study","doors":"nw"},{"room":"lost-room","doors":"ne"}]}`)
	s = do(t, s, "place", `{"piece":"water","room":"room-d"}`)
	want(t, "a chain does not come back", lies(s, Water), "room-c 2, room-d 2")
	s = table(t, "advanced", `{"rooms":[{"room":"library","pieces":{"water":2}}]}`)
	s = do(t, s, "place", `{"piece":"water","room":"library"}`)
	want(t, "the Crystal is resolved once all is placed", s.Mana, 4)
	want(t, "and takes the whole group", lies(s, Water), "")
}

func TestW60Ice(t *testing.T) {
	s := table(t, "advanced", `{"rooms":[{"room":"library","pieces":{"ice":2}}]}`)
	want(t, "two ice adjoin nothing", len(s.Academy.Neighbours(1)), 0)
	refused(t, s, "move", `{"to":"library"}`, "W-30")
	want(t, "one is not enough to reach the Crystal", s.Academy.iced(), false)
	s = do(t, s, "place", `{"piece":"ice","room":"planar-rift"}`)
	want(t, "all rooms adjoining the Crystal", s.Academy.iced(), true)
}

func TestW61Threatening(t *testing.T) {
	s := table(t, "advanced", `{"rooms":[{"room":"room-d","pieces":{"fire":1},"doors":"n"},{"room":"lost-room","doors":"nw"}]}`)
	want(t, "no route", len(s.Academy.Threatening()), 0)
	s = do(t, s, "effect", `{"effects":[{"do":"place","piece":"fire","room":"hoard","unless":true}]}`)
	want(t, "placed while none threatens", lies(s, Fire), "hoard, room-d")
	s = do(t, s, "effect", `{"effects":[{"do":"place","piece":"fire","room":"workshop","unless":true}]}`)
	want(t, "not placed while one does", lies(s, Fire), "hoard, room-d")
}

func TestW62ForcedMovement(t *testing.T) {
	s := table(t, "advanced", `{"rooms":[{"room":"hoard","pieces":{"troll":1}},{"room":"cursed-room","pieces":{"water":2,"darkness":1}}]}`)
	s = do(t, s, "force", `{"piece":"troll","room":"hoard"}`)
	want(t, "several ways are the players'", len(s.Asked.Options), 4)
	s = do(t, s, "decide", `{"answer":"n"}`)
	want(t, "nothing slows it", lies(s, Troll), "cursed-room")
	want(t, "no card", len(s.RoomDeck.Discard), len(table(t, "advanced", "").RoomDeck.Discard))
	s = do(t, s, "force", `{"wizard":2,"to":"library"}`)
	want(t, "a wizard", s.Wizards[1].At, 1)
	refused(t, s, "force", `{"wizard":2,"to":"room-d"}`, "W-62")
}

func TestW26OncePerParagraph(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"cursed-room","pieces":{"imp":1},"doors":"e"}]}`)
	s = do(t, s, "effect", `{"effects":[{"do":"activate-rooms","rooms":["cursed-room","warded-room"]}]}`)
	want(t, "EX-W-01", lies(s, Imp), "warded-room")
	want(t, "once", len(s.RoomDeck.Discard)-len(table(t, "basic", "").RoomDeck.Discard), 1)

	s = table(t, "basic", `{"phase":"disaster","wizards":[{"seat":1,"hand":["activate-1","wildfire"]}],"rooms":[{"room":"cursed-room","pieces":{"fire":1}},{"room":"warded-room","pieces":{"fire":1}}]}`)
	s = cards(t, s, "flux-point", "planar-rift", "holy-room")
	one := do(t, s, "disaster", `{"card":"activate-1"}`)
	want(t, "EX-W-02", len(one.RoomDeck.Discard), 1)
	want(t, "fires", lies(one, Fire), "awakened-room, cursed-room, warded-room")
	two := do(t, s, "disaster", `{"card":"wildfire"}`)
	want(t, "EX-W-03", len(two.RoomDeck.Discard), 3) // a room, and two directions
}
