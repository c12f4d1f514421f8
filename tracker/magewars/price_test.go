package magewars

import (
	"fmt"
	"sync"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// loaded is the catalog, read once for all tests: hundreds of rows take a card of it.
var loaded = sync.OnceValues(func() (*catalog.Catalog, error) { return catalog.Load(assets.FS) })

func cards(t *testing.T) *catalog.Catalog {
	t.Helper()
	c, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// fromCatalog is a card of the catalog as an object on the table has it.
func fromCatalog(t *testing.T, id catalog.CardID) state.Printed {
	t.Helper()
	c, ok := cards(t).Card(id)
	if !ok {
		t.Fatalf("there is no %s", id)
	}
	return state.FromCard(c)
}

// Every card of the catalog makes an object that an event can carry, its prices
// reckoned.
func TestEveryCardCanBeCarried(t *testing.T) {
	for _, c := range cards(t).Cards() {
		p := state.FromCard(c)
		if field := law.Check(&p); field != "" {
			t.Errorf("%s: %s", c.ID, field)
		}
		if c.Cost.Variable != "" && p.CostBy == "" || c.Reveal.Variable != "" && p.RevealBy == "" {
			t.Errorf("%s: its X is forgotten", c.ID)
		}
	}
}

// what a spell costs depends on the level, the cost or the attachments of its
// target.
func TestR52PricesDependOnTheTarget(t *testing.T) {
	tb := able(t)
	level := map[int]string{}
	for i := 1; i <= 5; i++ {
		level[i] = tb.add(2, fmt.Sprintf(`{"name":"Beast %d","kind":"creature","life":9,"level":%[1]d,"cost":%d}`, i, 5+i))
	}
	ring := tb.add(2, `{"name":"Ring","kind":"equipment","host":"mage2","cost":4,"level":2}`)
	aura := tb.add(2, `{"name":"Aura","kind":"enchantment","host":"`+level[3]+`","cost":2,"reveal":5}`)
	bind := tb.add(2, `{"name":"Bind","kind":"enchantment","host":"mage2","cost":2,"reveal":3,"traits":["Magebind +2"]}`)
	trick := tb.add(1, `{"name":"Trick","kind":"enchantment","host":"`+level[3]+`","faceDown":true,"reveal":7,"level":3}`)
	for _, test := range []struct {
		card   catalog.CardID
		target string
		cost   int
	}{
		{"sleep", level[1], 4},
		{"sleep", level[3], 6},
		{"sleep", level[5], 10},
		{"defend", level[3], 2},
		{"rouse-the-beast", level[4], 4},
		{"dispel", aura, 7},
		{"dispel", bind, 7},
		{"disperse", aura, 5},
		{"dissolve", ring, 4},
		{"explode", ring, 10},
		{"disarm", ring, 2},
		{"steal-equipment", ring, 8},
		{"soul-harvest", level[3], 8 + 7 + 2},
		{"quicksand", level[4], 8},
		{"shift-enchantment", trick, 1},
	} {
		got, err := law.ManaOf(tb.s, &state.CastData{Printed: fromCatalog(t, test.card), Target: test.target})
		if err != nil || got != test.cost {
			t.Errorf("%s on %s: %d, %v, want %d", test.card, test.target, got, err, test.cost)
		}
	}
	for id, cost := range map[catalog.CardID]int{"charm": 3, "mind-control": 8, "mind-seize": 6, "confusion": 4} {
		p := fromCatalog(t, id)
		host, _ := tb.s.Object(level[4])
		if got, err := law.RevealOn(tb.s, &p, host); err != nil || got != cost {
			t.Errorf("%s: %d, %v, want %d", id, got, err, cost)
		}
	}
}

// what the table cannot know is asked for, and what the player says counts.
func TestA75AnXIsAskedFor(t *testing.T) {
	tb := able(t)
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9,"level":3}`)
	tb.refused(state.FieldMissing, "cast", 1, `{"name":"Teleport","kind":"incantation","costBy":"x","target":"`+wolf+`"}`)
	tb.do("cast", 1, `{"name":"Teleport","kind":"incantation","costBy":"x","x":6,"target":"`+wolf+`"}`)
	if mana := tb.s.Mage(1).Mana; mana != 14 {
		t.Fatalf("mana %d of 20", mana)
	}
	tb.turnOf(1)
	tb.refused(state.FieldMissing, "cast", 1, `{"name":"Sleep","kind":"incantation","costBy":"level:4,5,6"}`)
	tb.refused("table.errorBadPrice", "cast", 1, `{"name":"Sleep","kind":"incantation","costBy":"height"}`)
	tb.do("cast", 1, `{"name":"Sleep","kind":"incantation","costBy":"level:4,5,6","target":"`+wolf+`"}`)
	if mana := tb.s.Mage(1).Mana; mana != 8 {
		t.Fatalf("mana %d of 14", mana)
	}
	hidden := tb.add(1, `{"name":"Transfusion","kind":"enchantment","faceDown":true,"host":"`+wolf+`","revealBy":"x"}`)
	tb.refused(state.FieldMissing, "reveal", 1, `{"object":"`+hidden+`"}`)
	tb.do("reveal", 1, `{"object":"`+hidden+`","cost":1}`)
}

// an upkeep that depends on the host's level, and one that grows by a token each
// Upkeep.
func TestR18UpkeepByLevelAndTokens(t *testing.T) {
	tb := able(t)
	bear := tb.add(2, `{"name":"Bear","kind":"creature","life":9,"level":4}`)
	tb.add(1, `{"name":"Control","kind":"enchantment","host":"`+bear+`","upkeepBy":"level"}`)
	vine := tb.add(1, `{"name":"Vine","kind":"conjuration","host":"mage2","life":6,"upkeepBy":"token:crush"}`)
	for round := 1; round <= 2; round++ {
		tb.do("next", 0, `{"to":"upkeep"}`)
		before := tb.s.Mage(1).Mana
		tb.do("resolve", 1, `{"all":true}`)
		if paid := before - tb.s.Mage(1).Mana; paid != 4+round || tb.object(vine).Tokens["crush"] != round {
			t.Fatalf("round %d: paid %d, %v", round, paid, tb.object(vine).Tokens)
		}
		tb.do("next", 0, `{"to":"creature-action"}`)
	}
}

// Academy's one zone has one enchantment of a name of each side, and one
// revealed in all.
func TestA94A11TheOneZone(t *testing.T) {
	tb := academyTable(t)
	fog := `{"name":"Fog","kind":"enchantment","faceDown":true}`
	mine, theirs := tb.add(1, fog), tb.add(2, fog)
	tb.refused(state.SameName, "add", 1, fog)
	tb.do("reveal", 1, `{"object":"`+mine+`"}`)
	tb.do("reveal", 2, `{"object":"`+theirs+`"}`)
	if _, there := tb.s.Object(theirs); there {
		t.Fatal("a second one lies revealed")
	}
	arena := able(t)
	arena.add(1, fog)
	arena.add(1, fog) // in another zone
}

// what the sheet says a wall costs that is joined by a second one is what it takes, with what
// a card takes off.
func TestR55TheSheetOfAnExtendedWallSaysWhatItTakes(t *testing.T) {
	tb := arenaFight(t)
	tb.add(1, `{"name":"Mason","kind":"conjuration","deeds":[{"at":"casts","of":"you","do":[{"do":"cheaper","amount":1,"spells":{"kind":"wall"}}],"say":["Walls cost less","Mauern kosten weniger"]}]}`)
	q, ok := tb.game.Ask(tb.s, tracker.Event{Version: 1, Kind: "cast", Seat: 1, Data: []byte(`{"name":"Wall","kind":"wall","cost":5,"level":2,"life":7,"extend":true}`)})
	said, _ := q.Do.(tracker.Notice)
	before := tb.s.Mage(1).Mana
	tb.do("cast", 1, string(q.Event.Data))
	if took := before - tb.s.Mage(1).Mana; !ok || took != 11 || said.Args["Mana"] != took {
		t.Errorf("it says %v and takes %d", said.Args["Mana"], took)
	}
}
