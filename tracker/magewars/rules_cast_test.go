package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// turnOf gives a seat's mage the turn and a fresh action.
func (tb *table) turnOf(seat int) {
	mage := tb.s.Objects[seat-1]
	mage.Active = true
	tb.s.Turn, tb.s.Acting, tb.s.Acted = mage.Controller, "", false
}

func TestA17NothingAgainstTheOpponentInSetupRounds(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	tb.refused(state.SetupRound, "cast", 1, `{"name":"Curse","kind":"enchantment","cost":2,"target":"mage2"}`)
	tb.do("cast", 1, `{"name":"Blessing","kind":"enchantment","cost":2,"target":"mage1"}`)
}

// what becomes of each type of spell.
func TestA76A83R46SpellTypes(t *testing.T) {
	for kind, stays := range map[string]bool{
		state.KindCreature: true, state.KindEquipment: true, state.KindEnchantment: true, state.KindConjuration: true, state.KindIncantation: false, state.KindAttack: false,
	} {
		tb := fight(t)
		fields := `{"name":"It","kind":"` + kind + `","cost":1`
		if kind == state.KindAttack {
			fields += `,"target":"mage2","attacks":[{"kind":"ranged","dice":1}]`
		}
		tb.do("cast", 1, fields+`}`, faces(map[bool][]dice.Face{kind == state.KindAttack: {one}}[true]...))
		if got := len(tb.s.Objects) == 3; got != stays || (len(tb.s.Player(1).Discard) == 1) == stays {
			t.Errorf("%s: object %v, discard %v", kind, got, tb.s.Player(1).Discard)
		}
	}
	tb := fight(t)
	tb.refused("table.errorBadField", "cast", 1, `{"name":"It","kind":"relic"}`)
}

func TestA72A106A116OpenSpellbook(t *testing.T) {
	tb := fight(t)
	tb.do("book", 1, `{"cards":[{"name":"Bolt","count":1},{"name":"Helm","count":2}]}`)
	tb.do("cast", 1, `{"name":"Bolt","kind":"incantation","cost":1}`)
	tb.turnOf(1)
	tb.refused(state.NotInBook, "cast", 1, `{"name":"Bolt","kind":"incantation","cost":1}`)
	tb.refused(state.NotInBook, "cast", 1, `{"name":"Bear","kind":"creature","cost":1}`)
	for range 2 { // the first comes back to the book
		tb.turnOf(1)
		tb.do("cast", 1, `{"name":"Helm","kind":"equipment","slots":["helmet"],"cost":1}`)
	}
	if left := tb.s.Player(1).Book[1].Count; left != 1 {
		t.Fatalf("%d helms left, want 2-2+1", left)
	}
	tb.turnOf(2)
	tb.do("cast", 2, `{"name":"Bear","kind":"creature","cost":1}`) // its book is not open
}

// once a round, around friendly activations.
func TestA77A78A81R42R43Quickcast(t *testing.T) {
	bolt := `{"name":"Dispel","kind":"incantation","cost":1,"quickcast":true}`
	for _, tb := range []*table{fight(t), arenaFight(t)} {
		tb.refused(state.QuickcastClosed, "cast", 2, bolt)
		tb.do("activate", 1, "")
		tb.refused(state.QuickcastClosed, "cast", 1, bolt) // in the middle
		tb.do("guard", 1, "")
		tb.do("cast", 1, bolt) // right after, though the mage is inactive
		tb.refused(state.QuickcastUsed, "cast", 1, bolt)
		tb.do("cast", 2, bolt) // right before
	}
}

// quick attack spells may be quickcast: creatures not.
func TestA80A84R30R45WhatIsQuick(t *testing.T) {
	for _, tb := range []*table{fight(t), arenaFight(t)} {
		tb.refused(state.NotQuick, "cast", 1, `{"name":"Wolf","kind":"creature","quickcast":true}`)
		tb.refused(state.NotQuick, "cast", 1, `{"name":"Ritual","kind":"incantation","speed":"full","quickcast":true}`)
		tb.do("cast", 1, `{"name":"Bolt","kind":"attack","quickcast":true,"target":"mage2","attacks":[{"kind":"ranged","dice":1}]}`, faces(one))
	}
}

func TestA88A89A91A92R53R64EnchantmentCosts(t *testing.T) {
	tb := fight(t)
	tb.do("cast", 1, `{"name":"Bear Strength","kind":"enchantment","reveal":3,"traits":["Magebind +2"],"target":"mage1"}`)
	if tb.s.Mage(1).Mana != 19 {
		t.Fatalf("A-88: mana %d of 21 after casting", tb.s.Mage(1).Mana)
	}
	id := tb.s.Objects[2].ID
	tb.do("end", 1, "")
	tb.do("reveal", 1, `{"object":"`+id+`"}`) // no action, and on another's turn
	if tb.s.Mage(1).Mana != 14 || tb.s.Turn != 2 || tb.s.Acting != "" {
		t.Fatalf("R-53, A-89: mana %d", tb.s.Mage(1).Mana)
	}
	hidden := tb.add(1, `{"name":"Block","kind":"enchantment","faceDown":true,"host":"mage1","reveal":1}`)
	tb.do("reveal", 1, `{"object":"`+hidden+`","unpaid":true}`)
	if _, there := tb.s.Object(hidden); there || len(tb.s.Player(1).Discard) != 1 {
		t.Fatal("A-92: it stays")
	}
}

func TestA94R66SecondRevealedIsDestroyed(t *testing.T) {
	tb := fight(t)
	mine := tb.add(1, `{"name":"Poison","kind":"enchantment","faceDown":true,"host":"mage2"}`)
	theirs := tb.add(2, `{"name":"Poison","kind":"enchantment","faceDown":true,"host":"mage2"}`)
	tb.do("reveal", 2, `{"object":"`+theirs+`"}`)
	tb.do("reveal", 1, `{"object":"`+mine+`"}`)
	if _, there := tb.s.Object(mine); there {
		t.Fatal("two of one name are revealed on one object")
	}
}

func TestA85A87A117R69R71Equipment(t *testing.T) {
	tb := arenaFight(t)
	tb.do("cast", 1, `{"name":"Helm A","kind":"equipment","slots":["helmet"],"grants":["Armor +2"],"target":"mage2"}`)
	helm := tb.s.Objects[2]
	if helm.Controller != 2 || helm.Owner != 1 || tb.s.Mage(2).ArmorNow() != 2 {
		t.Fatalf("A-87: %+v, armor %d", helm, tb.s.Mage(2).ArmorNow())
	}
	tb.turnOf(1)
	tb.do("cast", 1, `{"name":"Helm B","kind":"equipment","slots":["helmet"],"cost":3,"target":"mage2"}`)
	if len(tb.s.Objects) != 3 || len(tb.s.Player(1).Discard) != 1 {
		t.Fatal("R-71: it is not cancelled")
	}
	tb.turnOf(2)
	tb.do("cast", 2, `{"name":"Helm C","kind":"equipment","slots":["helmet"]}`)
	if tb.s.Objects[2].Printed.Name != "Helm C" || tb.s.Mage(2).ArmorNow() != 0 {
		t.Fatal("R-71: a friendly item does not replace")
	}
	team := []SeatData{mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0), mage("D", 20, 7, 0)}
	for i := range team {
		team[i].Team = 1 + i%2
	}
	team[2].Training = []string{"Warlock"}
	tb = newTable(t, Academy(), team...)
	tb.begin(state.ActionPhase)
	tb.refused(state.NotForMage, "cast", 1, `{"name":"Robe","kind":"equipment","slots":["chest"],"only":["Priestess"],"target":"mage3"}`)
	tb.do("cast", 1, `{"name":"Robe","kind":"equipment","slots":["chest"],"target":"mage3"}`)
	tb.turnOf(1)
	tb.do("cast", 1, `{"name":"Mail","kind":"equipment","slots":["chest"],"target":"mage3"}`)
	if worn := law.Worn(tb.s, "mage3", "chest"); len(worn) != 1 || worn[0].Printed.Name != "Mail" || worn[0].Controller != 3 {
		t.Fatal("A-117: team mates cannot replace")
	}
}

func TestR21R22R24PreparedSpells(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.PlanningPhase)
	tb.do("plan", 1, `{"count":1}`)
	lair := tb.add(1, `{"name":"Lair","kind":"conjuration","traits":["Spawnpoint"]}`)
	tb.do("plan", 1, `{"count":3}`)
	tb.do("destroy", 1, `{"object":"`+lair+`"}`)
	if tb.s.Player(1).Planned != 2 {
		t.Fatalf("R-24: %d spells left", tb.s.Player(1).Planned)
	}
	tb.do("next", 0, `{"to":"creature-action"}`)
	tb.do("cast", 1, `{"name":"One","kind":"incantation"}`)
	tb.do("cast", 1, `{"name":"Two","kind":"incantation","quickcast":true}`)
	tb.turnOf(1)
	tb.refused(state.NotPrepared, "cast", 1, `{"name":"Three","kind":"incantation"}`)
	tb.turnOf(2)
	tb.do("cast", 2, `{"name":"Any","kind":"incantation"}`) // never said what it prepared
	tb.do("next", 0, `{"to":"planning"}`)
	if p := tb.s.Player(1); p.Planned != 0 || p.Prepares {
		t.Fatal("R-22: what was not cast is still prepared")
	}
}

func TestR47R48R50R52PayingAndLosing(t *testing.T) {
	tb := arenaFight(t)
	tb.refused(state.TooLittleMana, "cast", 1, `{"name":"Dragon","kind":"creature","cost":16,"x":4}`) // 19 mana
	if tb.s.Acted || tb.s.Mage(1).Mana != 19 {
		t.Fatal("R-47: a spell that is not declared costs")
	}
	wolf := tb.add(2, `{"name":"Wolf","life":3,"level":3}`)
	tb.do("cast", 1, `{"name":"Sleep","kind":"incantation","cost":0,"x":6,"target":"`+wolf+`","countered":true}`) // twice its level
	if tb.s.Mage(1).Mana != 13 || !tb.s.Acted || len(tb.s.Player(1).Discard) != 1 {
		t.Fatal("R-50: a spell whose target is gone costs mana, card and action")
	}
}

func TestR54A105R127OnlyForSome(t *testing.T) {
	seats := []SeatData{mage("A", 20, 9, 10), mage("B", 20, 9, 10)}
	seats[0].Training = []string{"Priestess", "holy"}
	seats[1].Training = []string{"Warlock", "dark", "fire"}
	tb := newTable(t, Arena(), seats...)
	tb.begin(state.CreatureActionPhase)
	tb.refused(state.NotForMage, "cast", 1, `{"name":"Imp","kind":"creature","only":["Warlock"]}`)
	tb.do("cast", 1, `{"name":"Angel","kind":"creature","only":["holy"]}`)
	tb.refused(state.NotForMage, "control", 1, `{"object":"`+tb.s.Objects[2].ID+`","to":2}`)
}

func TestR55ExtendedWall(t *testing.T) {
	tb := arenaFight(t)
	tb.do("book", 1, `{"cards":[{"name":"Wall of Thorns","count":2}]}`)
	tb.do("cast", 1, `{"name":"Wall of Thorns","kind":"wall","cost":5,"level":2,"life":7,"extend":true}`)
	if tb.s.Mage(1).Mana != 7 || len(tb.s.Objects) != 4 || tb.s.Player(1).Book[0].Count != 0 {
		t.Fatalf("mana %d of 19, %d objects", tb.s.Mage(1).Mana, len(tb.s.Objects))
	}
}

func TestR63ConjurationsOfOneName(t *testing.T) {
	tb := arenaFight(t)
	tb.add(1, `{"name":"Vine","kind":"conjuration","host":"mage2"}`)
	tb.refused(state.SameName, "add", 1, `{"name":"Vine","kind":"conjuration","host":"mage2"}`)
}

func TestA97R62R131Copies(t *testing.T) {
	seats := []SeatData{mage("A", 20, 9, 10), mage("B", 20, 9, 10), mage("C", 20, 9, 10)}
	seats[0].Team, seats[2].Team = 1, 1
	tb := newTable(t, Arena(), seats...)
	tb.add(1, `{"name":"Talos","legendary":true}`)
	tb.refused(state.OneOnly, "add", 2, `{"name":"Talos","legendary":true}`)
	tb.add(1, `{"name":"Kralathor","unique":true}`)
	tb.refused(state.OneOnly, "add", 1, `{"name":"Kralathor","unique":true}`)
	tb.add(3, `{"name":"Kralathor","unique":true}`) // a copy for each player
	tb.add(1, `{"name":"Charm","kind":"enchantment","host":"mage1"}`)
	tb.refused(state.SameName, "add", 3, `{"name":"Charm","kind":"enchantment","host":"mage1"}`)
}

func TestR72Spellbind(t *testing.T) {
	tb := arenaFight(t)
	wand := tb.add(1, `{"name":"Wand","kind":"equipment","slots":["weapon"],"host":"mage1","traits":["Spellbind"]}`)
	ring := tb.add(1, `{"name":"Ring","kind":"equipment","slots":["ring"],"host":"mage1"}`)
	tb.refused(state.CannotBind, "bind", 1, `{"object":"`+ring+`","name":"Dispel","kind":"incantation"}`)
	tb.do("bind", 1, `{"object":"`+wand+`","name":"Dispel","kind":"incantation","cost":4}`)
	tb.do("cast", 1, `{"bound":"`+wand+`"}`)
	tb.refused(state.HasCast, "cast", 1, `{"bound":"`+wand+`","quickcast":true}`)
	if tb.s.Mage(1).Mana != 15 || len(tb.s.Player(1).Discard) != 0 || tb.object(wand).Bound == nil {
		t.Fatal("it does not stay bound")
	}
	tb.do("next", 0, `{"to":"creature-action"}`)
	tb.turnOf(1)
	tb.do("cast", 1, `{"bound":"`+wand+`"}`)
	tb.do("destroy", 1, `{"object":"`+wand+`"}`)
	if len(tb.s.Player(1).Discard) != 2 {
		t.Fatal("it is not destroyed with its host")
	}
}

func TestR23R73FamiliarsAndSpawnpoints(t *testing.T) {
	tb := arenaFight(t)
	imp := tb.add(1, `{"name":"Imp","life":5,"traits":["Familiar"],"channeling":1}`)
	tb.do("set", 1, `{"track":"mana","value":3,"object":"`+imp+`"}`)
	tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+imp+`"}`)
	tb.do("cast", 1, `{"name":"Curse","kind":"enchantment","cost":2,"target":"mage2","payer":"`+imp+`"}`)
	if tb.object(imp).Mana != 1 || tb.s.Mage(1).Mana != 19 || tb.s.Acting != imp || !tb.s.Acted {
		t.Fatalf("%+v", tb.object(imp))
	}
	tb.refused(state.HasCast, "cast", 1, `{"name":"Curse","kind":"enchantment","target":"mage2","payer":"`+imp+`"}`)
}

func TestR111SleepersCastOnlyQuickNonAttacks(t *testing.T) {
	for _, condition := range []string{"stun", "sleep"} {
		tb := arenaFight(t)
		tb.do("condition", 1, `{"condition":"`+condition+`","amount":1}`)
		tb.refused(state.CannotAct, "attack", 1, `{"target":"mage2"}`, faces(one, one, one))
		tb.refused(state.CannotAct, "guard", 1, "")
		tb.refused(state.CannotAct, "cast", 1, `{"name":"Wolf","kind":"creature"}`)
		tb.refused(state.CannotAct, "cast", 1, `{"name":"Bolt","kind":"attack","target":"mage2","attacks":[{"kind":"ranged","dice":1}]}`, faces(one))
		tb.do("cast", 1, `{"name":"Dispel","kind":"incantation"}`)
	}
}
