package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// able is an Arena table whose first mage has these powers, in the Creature
// Actions of round 1.
func able(t *testing.T, powers ...state.Power) *table {
	first := mage("First", 32, 10, 10)
	for _, p := range powers {
		first.Abilities = append(first.Abilities, string(p))
	}
	tb := newTable(t, Arena(), first, mage("Second", 38, 9, 10))
	tb.begin(state.CreatureActionPhase)
	return tb
}

// offers tells whether the table asks for a kind of event.
func (tb *table) offers(kind tracker.Kind) bool {
	for _, e := range tb.game.Legal(tb.s) {
		if e.Kind == kind {
			return true
		}
	}
	return false
}

func TestR115QuickSummoning(t *testing.T) {
	tb := able(t, state.QuickSummoning)
	animal := `{"name":"Cat","kind":"creature","level":1,"subtypes":["Animal"],"quickcast":true}`
	tb.refused(state.NotQuick, "cast", 1, `{"name":"Bear","kind":"creature","level":3,"subtypes":["Animal"],"quickcast":true}`)
	tb.do("cast", 1, animal)
	tb.do("marker", 1, `{"marker":"quickcast","on":true}`)
	tb.refused(state.NotQuick, "cast", 1, animal)
}

func TestR116Pet(t *testing.T) {
	tb := able(t, state.Pet)
	tb.do("cast", 1, `{"name":"Bear","kind":"creature","level":3,"life":12,"armor":1,"subtypes":["Animal"],"cost":9}`)
	id := tb.s.Objects[2].ID
	if !tb.offers("ability") {
		t.Fatal("nobody is asked")
	}
	tb.do("ability", 1, `{"ability":"Pet","object":"`+id+`"}`)
	bear := tb.object(id)
	if tb.s.Mage(1).Mana != 7 || bear.MaxLife() != 15 || bear.ArmorNow() != 2 || bear.Sum(keyword.Melee) != 1 {
		t.Fatalf("mana %d of 20-9-4, %+v", tb.s.Mage(1).Mana, bear)
	}
	tb.turnOf(1)
	tb.do("cast", 1, `{"name":"Fox","kind":"creature","level":1,"life":5,"subtypes":["Animal"]}`)
	fox := tb.s.Objects[3].ID
	tb.refused(state.NoTarget, "ability", 1, `{"ability":"Pet","object":"`+fox+`"}`)
	tb.do("destroy", 1, `{"object":"`+id+`"}`)
	tb.do("end", 1, "")
	tb.do("activate", 2, "")
	tb.refused(state.NoTarget, "ability", 1, `{"ability":"Pet","object":"`+fox+`"}`) // it arrived long ago
	tb.refused(state.NoAbility, "ability", 2, `{"ability":"Pet","object":"`+fox+`"}`)
}

func TestR117DivineReward(t *testing.T) {
	tb := able(t, divineReward)
	tb.do("cast", 1, `{"name":"Heal","kind":"incantation","schools":["holy"],"quickcast":true}`)
	tb.do("cast", 1, `{"name":"Heal","kind":"incantation","schools":["holy"]}`)
	if life := tb.s.Mage(1).Life; life != 33 {
		t.Fatalf("life %d", life)
	}
	first := tb.add(1, `{"name":"Blessing","kind":"enchantment","schools":["holy"],"faceDown":true,"host":"mage1"}`)
	tb.do("reveal", 1, `{"object":"`+first+`"}`)
	if life := tb.s.Mage(1).Life; life != 33 {
		t.Fatalf("life %d: a spell and an enchantment share the limit of the round", life)
	}
	tb.do("next", 0, `{"to":"upkeep"}`)
	charm := tb.add(1, `{"name":"Charm","kind":"enchantment","schools":["holy"],"faceDown":true,"host":"mage1"}`)
	tb.do("reveal", 1, `{"object":"`+charm+`"}`)
	if life := tb.s.Mage(1).Life; life != 34 {
		t.Fatalf("life %d", life)
	}
}

func TestR118Restore(t *testing.T) {
	tb := able(t, restore)
	tb.do("condition", 1, `{"condition":"burn","amount":2}`)
	tb.do("condition", 1, `{"condition":"stun","amount":1}`)
	tb.refused(state.CannotAct, "ability", 1, `{"ability":"Restore","object":"mage1","conditions":["burn","stun"]}`) // a full spell
	tb.do("ability", 1, `{"ability":"Restore","object":"mage1","conditions":["stun"],"quickcast":true}`)
	tb.do("ability", 1, `{"ability":"Restore","object":"mage1","conditions":["burn","burn"]}`)
	if m := tb.s.Mage(1); m.Mana != 20-4-4 || len(m.Conditions) != 0 || len(tb.s.Player(1).Discard) != 0 {
		t.Fatalf("%+v", m)
	}
}

func TestR119Bloodreaper(t *testing.T) {
	tb := able(t, bloodreaper)
	imp := tb.add(1, `{"name":"Imp","life":9,"level":2,"subtypes":["Demon"]}`)
	tb.do("ability", 1, `{"ability":"Bloodreaper","object":"`+imp+`"}`)
	if tb.s.Mage(1).Life != 29 || tb.s.Mage(1).Mana != 20 {
		t.Fatalf("%+v", tb.s.Mage(1))
	}
	tb.do("set", 1, `{"track":"damage","value":5}`)
	tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+imp+`"}`)
	tb.do("attack", 1, `{"object":"`+imp+`","target":"mage2","with":{"kind":"melee","dice":1,"traits":["Doublestrike"]}}`, faces(one, one, blank, blank))
	if tb.s.Mage(1).Damage != 3 || tb.s.Mage(2).Damage != 2 {
		t.Fatalf("damage %d and %d", tb.s.Mage(1).Damage, tb.s.Mage(2).Damage)
	}
}

func TestR120Curseweaving(t *testing.T) {
	tb := able(t, curseweaving)
	tb.refused(state.NothingChanges, "ability", 1, `{"ability":"Curseweaving"}`) // nothing has fallen
	tb.refused(state.NothingChanges, "ability", 1, `{"ability":"Curseweaving","cardName":"Agony"}`)
	tb.do("book", 1, `{"cards":[{"name":"Poisoned Blood","count":1},{"name":"Agony","count":1}]}`)
	wolf := tb.add(2, `{"name":"Wolf","life":9}`)
	for _, name := range []string{"Poisoned Blood", "Agony"} {
		tb.do("add", 1, `{"name":"`+name+`","kind":"enchantment","subtypes":["Curse"],"host":"`+wolf+`"}`)
	}
	tb.do("destroy", 2, `{"object":"`+wolf+`"}`)
	if !tb.offers("ability") {
		t.Fatal("nobody is asked")
	}
	tb.do("ability", 1, `{"ability":"Curseweaving","cardName":"Agony"}`)
	if tb.s.Player(1).Book[1].Count != 2 || len(tb.s.Player(1).Discard) != 1 {
		t.Fatal("it does not come back")
	}
	tb.refused(state.AbilityUsed, "ability", 1, `{"ability":"Curseweaving","cardName":"Poisoned Blood"}`)
}

func TestR122R45ArcaneZap(t *testing.T) {
	tb := able(t, arcaneZap)
	tb.do("condition", 1, `{"condition":"weak","amount":2}`) // touches no spells
	ghost := tb.add(2, `{"name":"Ghost","life":9,"traits":["Incorporeal"]}`)
	tb.do("ability", 1, `{"ability":"Arcane Zap","object":"`+ghost+`","quickcast":true}`, faces(two, two, blank))
	if tb.object(ghost).Damage != 4 || tb.s.Mage(1).Mana != 19 || tb.s.Player(1).Quickcast {
		t.Fatalf("%+v", tb.object(ghost))
	}
	tb.refused(state.AbilityUsed, "ability", 1, `{"ability":"Arcane Zap","object":"`+ghost+`"}`, faces(two, two, blank))
}

func TestVeteransAndBattleOrders(t *testing.T) {
	tb := able(t, veterans, battleOrders)
	orc := tb.add(1, `{"name":"Orc","life":9,"subtypes":["Soldier"]}`)
	wolf := tb.add(2, `{"name":"Wolf","life":1}`)
	tb.do("ability", 1, `{"ability":"Battle Orders","order":"guard"}`)
	tb.refused(state.AbilityUsed, "ability", 1, `{"ability":"Battle Orders","order":"guard"}`)
	tb.do("marker", 1, `{"marker":"guard","on":true,"object":"`+orc+`"}`)
	if tb.object(orc).ArmorNow() != 1 {
		t.Fatal("the order gives nothing")
	}
	tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+orc+`"}`)
	tb.do("end", 1, "")
	tb.do("pass", 2, "", overruled)
	tb.do("attack", 1, `{"object":"`+orc+`","target":"`+wolf+`","with":{"kind":"melee","dice":1}}`, faces(two))
	if o := tb.object(orc); o.ArmorNow() != 1 || o.Sum(keyword.Melee) != 1 || o.Guard {
		t.Fatalf("no veteran: %+v", o)
	}
	tb.do("next", 0, `{"to":"upkeep"}`)
	if len(tb.object(orc).Brief) != 0 {
		t.Fatal("the order outlives the round")
	}
}

func TestTreebondAndEternalServant(t *testing.T) {
	tb := able(t, treebond, eternalServant)
	tree := tb.add(1, `{"name":"Tanglevine","kind":"conjuration","life":6,"subtypes":["Tree"]}`)
	tb.do("ability", 1, `{"ability":"Treebond","object":"`+tree+`"}`)
	if tb.s.Mage(1).MaxLife() != 36 || tb.s.Mage(1).Channels() != 11 || tb.object(tree).MaxLife() != 10 {
		t.Fatalf("%+v", tb.s.Mage(1))
	}
	tb.do("destroy", 1, `{"object":"`+tree+`"}`)
	if tb.s.Mage(1).MaxLife() != 32 {
		t.Fatal("the bond outlives the tree")
	}
	zombie := tb.add(1, `{"name":"Zombie","life":6,"cost":5,"subtypes":["Undead"]}`)
	tb.do("ability", 1, `{"ability":"Eternal Servant","object":"`+zombie+`"}`)
	tb.do("destroy", 1, `{"object":"`+zombie+`"}`)
	tb.do("ability", 1, `{"ability":"Eternal Servant","cardName":"Zombie"}`)
	if tb.s.Mage(1).Mana != 15 || len(tb.s.Objects) != 3 || len(tb.s.Player(1).Discard) != 1 {
		t.Fatalf("mana %d, %d objects", tb.s.Mage(1).Mana, len(tb.s.Objects))
	}
}

func TestHolyAvengerAndWoundedPrey(t *testing.T) {
	tb := able(t, holyAvenger, woundedPrey)
	angel := tb.add(1, `{"name":"Angel","life":9,"level":3,"schools":["holy"]}`)
	tb.do("ability", 1, `{"ability":"Holy Avenger","object":"`+angel+`"}`)
	wolf := tb.add(2, `{"name":"Wolf","life":20,"armor":1}`)
	for _, id := range []string{angel, wolf} {
		tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+id+`"}`)
	}
	tb.do("pass", 1, "", overruled)
	tb.do("attack", 2, `{"object":"`+wolf+`","target":"mage1","with":{"kind":"melee","dice":1}}`, faces(one))
	tb.do("attack", 1, `{"object":"`+angel+`","target":"`+wolf+`","with":{"kind":"melee","dice":1}}`, faces(one, one, one))
	if tb.object(wolf).Damage != 3 || tb.object(angel).MaxLife() != 14 {
		t.Fatalf("damage %d", tb.object(wolf).Damage)
	}
	tb.do("ability", 1, `{"ability":"Wounded Prey","object":"`+wolf+`"}`)
	tb.turnOf(1)
	tb.do("attack", 1, `{"target":"`+wolf+`","with":{"kind":"melee","dice":1}}`, faces(one, one))
	tb.do("set", 2, `{"track":"damage","value":0,"object":"`+wolf+`"}`)
	if len(tb.object(wolf).Tokens) != 0 {
		t.Fatal("healed, and still the prey")
	}
}

func TestOtherPowers(t *testing.T) {
	tb := able(t, state.PlagueMaster, fireweaving, malakaisFire, herbalist, mummyRepair, runesmithing, "Force Pull")
	mummy := tb.add(1, `{"name":"Mummy","life":9,"subtypes":["Mummy"],"traits":["Nonliving"]}`)
	ring := tb.add(1, `{"name":"Ring","kind":"equipment","host":"mage1","subtypes":["Potion"]}`)
	tb.do("destroy", 2, `{"object":"`+tb.add(2, `{"name":"Wolf","life":9}`)+`"}`)
	tb.s.Mage(2).Lit = append(tb.s.Mage(2).Lit, 1)
	tb.do("set", 1, `{"track":"damage","value":3,"object":"`+mummy+`"}`)
	tb.do("ability", 1, `{"ability":"Mummy repair","object":"`+mummy+`"}`)
	tb.do("ability", 1, `{"ability":"Malakai's Fire","object":"mage2"}`)
	tb.do("ability", 1, `{"ability":"Fireweaving","object":"mage2","to":"`+mummy+`"}`)
	tb.do("ability", 1, `{"ability":"Herbalist","object":"`+ring+`"}`)
	tb.do("ability", 1, `{"ability":"Runesmithing","object":"`+ring+`"}`)
	tb.do("ability", 1, `{"ability":"Force Pull","object":"mage2","cost":3}`)
	tb.refused(state.AbilityUsed, "ability", 1, `{"ability":"Force Pull","object":"mage2"}`)
	m := tb.object(mummy)
	if m.Damage != 1 || m.Conditions["burn"] != 1 || len(tb.object(ring).Tokens) != 2 || tb.s.Mage(1).Mana != 20-1-1-1-3 {
		t.Fatalf("%+v, mana %d", m, tb.s.Mage(1).Mana)
	}
	tb.do("condition", 1, `{"condition":"burn","amount":-1,"object":"`+mummy+`"}`)
	tb.do("condition", 2, `{"condition":"weak","amount":1}`)
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.do("resolve", 1, `{"task":"`+tb.task(state.PlagueTask)+`","pay":true}`)
	if tb.s.Mage(2).Damage != 1 {
		t.Fatal("the plague hurts nobody")
	}
}

// Corrode takes armor, and what is attached gives it.
func TestCorrodeAndGrants(t *testing.T) {
	tb := able(t)
	tb.add(1, `{"name":"Mail","kind":"equipment","slots":["chest"],"host":"mage1","grants":["Armor +2"]}`)
	tb.do("condition", 1, `{"condition":"corrode","amount":1}`)
	if tb.s.Mage(1).ArmorNow() != 1 {
		t.Fatalf("armor %d", tb.s.Mage(1).ArmorNow())
	}
	tb.do("set", 1, `{"track":"armor","value":3}`)
	if tb.s.Mage(1).ArmorNow() != 3 || tb.s.Mage(1).Armor != 2 {
		t.Fatalf("armor %d", tb.s.Mage(1).ArmorNow())
	}
	aura := tb.add(2, `{"name":"Aura","kind":"enchantment","host":"mage2","grants":["Life +2"]}`)
	tb.do("set", 2, `{"track":"damage","value":39}`)
	if tb.s.Mage(2).Fallen() {
		t.Fatal("Life +2 does not count")
	}
	tb.do("destroy", 2, `{"object":"`+aura+`"}`)
	if !tb.s.Mage(2).Fallen() || !tb.said("table.logMageFalls") {
		t.Fatal("without it the mage falls")
	}
}
