package magewars

import (
	"encoding/json"
	"os"
	"strconv"
	"testing"

	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// vector is an example printed in a rulebook.
type vector struct {
	ID       string         `json:"id"`
	Game     string         `json:"game"`
	Op       string         `json:"op"`
	Rules    []string       `json:"rules"`
	Inputs   map[string]any `json:"inputs"`
	Expected map[string]any `json:"expected"`
}

func (v vector) in(name string) int   { return int(v.Inputs[name].(float64)) }
func (v vector) want(name string) int { return int(v.Expected[name].(float64)) }

func (v vector) table(t *testing.T) *table {
	if v.Game == "academy" {
		return academyTable(t)
	}
	return arenaTable(t)
}

// The rulebooks' own examples of rounds, mana, passing, enchantments, Upkeep
// and conditions.
func TestExamplesOfTheRulebooks(t *testing.T) {
	data, err := os.ReadFile("testdata/table/examples.json")
	if err != nil {
		t.Fatal(err)
	}
	var vectors []vector
	if err := json.Unmarshal(data, &vectors); err != nil {
		t.Fatal(err)
	}
	tests := map[string]func(*testing.T, vector){
		"channel.firstRound":        exampleFirstChannel,
		"channel.objectAndCreature": exampleObjectChannels,
		"enchantment.sameName":      exampleSameName,
		"enchantment.revealCost":    exampleRevealCost,
		"enchantment.blockUnpaid":   exampleUnpaid,
		"pass.allowed":              examplePass,
		"heal.regenerate":           exampleRegenerate,
		"trait.combine":             exampleRegenerateTwice,
		"upkeep.order":              exampleUpkeepOrder,
		"condition.stunTwice":       exampleStunTwice,
		"condition.afterCounter":    exampleStunInOwnPhase,
		"setup.apprentice":          exampleApprentice,
		"quickcast.window":          exampleQuickcastWindow,
		"quickcast.limit":           exampleQuickcastLimit,
	}
	for _, v := range vectors {
		test, ok := tests[v.Op]
		if !ok {
			t.Errorf("%s: nothing tests %s", v.ID, v.Op)
			continue
		}
		t.Run(v.ID, func(t *testing.T) { test(t, v) })
	}
}

func exampleFirstChannel(t *testing.T, v vector) {
	game := map[string]*Game{"academy": Academy(), "arena": Arena()}[v.Game]
	tb := newTable(t, game, mage("It", 24, v.in("channeling"), v.in("startMana")), mage("Other", 20, 7, 0))
	tb.begin(game.rules.Phases()[min(2, len(game.rules.Phases())-1)])
	if got := tb.s.Mage(1).Mana; got != v.want("mana") {
		t.Fatalf("mana %d", got)
	}
}

func exampleObjectChannels(t *testing.T, v vector) {
	tb := arenaTable(t)
	lair := tb.add(1, `{"name":"Lair","kind":"conjuration","channeling":`+strconv.Itoa(v.in("channeling"))+`}`)
	tb.begin(state.ChannelPhase)
	if got := tb.object(lair).Mana; got != v.want("objectMana") {
		t.Fatalf("mana %d", got)
	}
}

func exampleSameName(t *testing.T, v vector) {
	tb := v.table(t)
	wolf := tb.add(1, `{"name":"Wolf","life":5}`)
	tb.add(1, `{"name":"Wolf Fury","kind":"enchantment","host":"`+wolf+`"}`)
	tb.refused(state.SameName, "add", 1, `{"name":"Wolf Fury","kind":"enchantment","faceDown":true,"host":"`+wolf+`"}`)
	tb.do("add", 1, `{"name":"Wolf Fury","kind":"enchantment","host":"`+wolf+`"}`, overruled)
	if !tb.said("table.logOverruled") {
		t.Fatal("that the table overruled is not said")
	}
}

func exampleRevealCost(t *testing.T, v vector) {
	tb := v.table(t)
	id := tb.add(1, `{"name":"Harmonize","kind":"enchantment","faceDown":true,"host":"mage1","reveal":`+strconv.Itoa(v.in("reveal"))+`,"traits":["Magebind +`+strconv.Itoa(v.in("magebind"))+`"]}`)
	before := tb.s.Mage(1).Mana
	tb.do("reveal", 1, `{"object":"`+id+`"}`)
	if got := before - tb.s.Mage(1).Mana; got != v.want("mana") {
		t.Fatalf("paid %d", got)
	}
}

func exampleUnpaid(t *testing.T, v vector) {
	tb := v.table(t)
	id := tb.add(1, `{"name":"Block","kind":"enchantment","faceDown":true,"host":"mage1","reveal":2}`)
	tb.do("reveal", 1, `{"object":"`+id+`","unpaid":true}`)
	if _, there := tb.s.Object(id); there || len(tb.s.Player(1).Discard) != 1 {
		t.Fatal("it is not destroyed")
	}
}

func examplePass(t *testing.T, v vector) {
	tb := v.table(t)
	creatures := func(seat tracker.Seat, n int) {
		for range n - 1 {
			id := tb.add(seat, `{"name":"Wolf"}`)
			tb.do("marker", seat, `{"marker":"active","on":true,"object":"`+id+`"}`)
		}
	}
	tb.begin(tb.game.rules.Action)
	creatures(1, v.in("mine"))
	creatures(2, v.in("theirs"))
	if got := tb.s.AgainstPassing(1) == nil; got != v.Expected["mayPass"] {
		t.Fatalf("may pass: %v", got)
	}
	if v.Expected["mayPass"] == true {
		tb.do("pass", 1, "")
	} else {
		tb.refused(state.MayNotPass, "pass", 1, "")
	}
}

func exampleRegenerate(t *testing.T, v vector) {
	tb := v.table(t)
	tb.begin(state.ResetPhase)
	troll := tb.add(1, `{"name":"Troll","life":20,"traits":["Regenerate `+strconv.Itoa(v.in("regenerate"))+`"]}`)
	tb.do("set", 1, `{"track":"damage","value":`+strconv.Itoa(v.in("damage"))+`,"object":"`+troll+`"}`)
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.do("resolve", 1, `{"all":true}`)
	if got := tb.object(troll).Damage; got != v.want("damageAfter") {
		t.Fatalf("damage %d", got)
	}
}

func exampleRegenerateTwice(t *testing.T, v vector) {
	p := state.Printed{}
	for _, trait := range v.Inputs["traits"].([]any) {
		p.Traits = append(p.Traits, trait.(string))
	}
	if got := keyword.List(p.Traits).Highest(keyword.Regenerate); got != v.want("healed") {
		t.Fatalf("regenerates %d", got)
	}
}

func exampleUpkeepOrder(t *testing.T, v vector) {
	for _, burnFirst := range []bool{true, false} {
		tb := v.table(t)
		tb.begin(state.ResetPhase)
		troll := tb.add(1, `{"name":"Troll","life":20,"traits":["Regenerate 3"]}`)
		tb.do("set", 1, `{"track":"damage","value":1,"object":"`+troll+`"}`)
		tb.do("condition", 1, `{"condition":"burn","amount":1,"object":"`+troll+`"}`)
		tb.do("next", 0, `{"to":"upkeep"}`)
		order := []string{tb.task(state.RegenerateTask), tb.task(state.BurnTask)}
		if burnFirst {
			order[0], order[1] = order[1], order[0]
		}
		for _, task := range order {
			var with []func(*tracker.Event)
			if task == tb.task(state.BurnTask) {
				with = append(with, faces(2)) // a 2
			}
			tb.do("resolve", 1, `{"task":"`+task+`"}`, with...)
		}
		if got, want := tb.object(troll).Damage, map[bool]int{true: 0, false: 2}[burnFirst]; got != want {
			t.Fatalf("Burn first: %v, damage %d, want %d", burnFirst, got, want)
		}
	}
}

func (tb *table) task(kind string) string {
	for _, task := range tb.s.Queue {
		if task.Kind == kind {
			return task.ID
		}
	}
	return ""
}

func exampleStunTwice(t *testing.T, v vector) {
	tb := v.table(t)
	tb.begin(tb.game.rules.Action)
	tb.do("condition", 1, `{"condition":"stun","amount":`+strconv.Itoa(v.in("stun"))+`}`)
	tb.refused(state.CannotAct, "guard", 1, "")
	tb.do("activate", 1, "")
	tb.do("end", 1, "")
	if got := tb.s.Mage(1).Conditions["stun"]; got != 0 {
		t.Fatalf("%d Stun left after one phase", got)
	}
}

func exampleStunInOwnPhase(t *testing.T, v vector) {
	tb := v.table(t)
	tb.begin(tb.game.rules.Action)
	tb.do("activate", 1, "")
	tb.do("condition", 1, `{"condition":"stun","amount":1}`)
	tb.do("end", 1, "")
	if tb.s.Mage(1).Conditions["stun"] != 1 {
		t.Fatal("removed at the end of this phase")
	}
	tb.do("next", 0, `{"to":"creature-action"}`)
	tb.do("guard", 2, "")
	tb.do("activate", 1, "")
	tb.do("end", 1, "")
	if tb.s.Mage(1).Conditions["stun"] != 0 {
		t.Fatal("not removed at the end of the next phase")
	}
}

func exampleApprentice(t *testing.T, v vector) {
	s, err := Arena().New(setupEvent(t, SetupData{Game: "arena", Apprentice: true, Seats: []SeatData{mage("A", 36, 9, 10), mage("B", 38, 9, 10)}}))
	if err != nil {
		t.Fatal(err)
	}
	m := s.(*state.State).Mage(1)
	if m.Channeling != v.want("channeling") || m.Mana != v.want("mana") || m.Life != v.want("life") || m.Damage != v.want("damage") {
		t.Fatalf("%+v", m)
	}
}

func exampleQuickcastWindow(t *testing.T, v vector) {
	tb := v.table(t)
	tb.begin(state.CreatureActionPhase)
	tb.refused(state.QuickcastClosed, "quickcast", 2, "")
	tb.do("guard", 1, "")
	tb.do("quickcast", 1, "")
	tb.refused(state.QuickcastUsed, "quickcast", 1, "")
}

func exampleQuickcastLimit(t *testing.T, v vector) {
	tb := v.table(t)
	tb.begin(state.ActionPhase)
	spells := 1 // by the mage's action
	for tb.try("quickcast", 1, "") == nil {
		spells++
	}
	if spells != v.want("maxSpells") {
		t.Fatalf("%d spells", spells)
	}
}
