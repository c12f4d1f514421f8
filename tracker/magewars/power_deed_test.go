package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// hits makes an attack of one die that does 1 damage, whoever's turn it is.
func (tb *table) hits(seat tracker.Seat, from, target, kind, damage string) {
	tb.t.Helper()
	if !tb.object(from).Active {
		tb.do("marker", seat, `{"marker":"active","on":true,"object":"`+from+`"}`)
	}
	tb.do("attack", seat, `{"object":"`+from+`","target":"`+target+`","with":{"kind":"`+kind+`","dice":1,"damageType":"`+damage+`"}}`, faces(one), overruled)
}

// the Forcemaster's force spell; what is unmovable stays, and what it costs
// the player says.
func TestR38ForcePull(t *testing.T) {
	tb := able(t, forcePull)
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9}`)
	rock := tb.add(2, `{"name":"Rock","kind":"creature","life":9,"traits":["Unmovable"]}`)
	tb.refused(state.NoTarget, "ability", 1, `{"ability":"Force Pull","object":"`+rock+`"}`)
	tb.do("ability", 1, `{"ability":"Force Pull","object":"`+wolf+`","cost":3,"quickcast":true}`)
	if !tb.said("table.logPush") || tb.s.Mage(1).Mana != 17 || tb.s.Player(1).Quickcast {
		t.Fatalf("mana %d", tb.s.Mage(1).Mana)
	}
	tb.refused(state.AbilityUsed, "ability", 1, `{"ability":"Force Pull","object":"`+wolf+`"}`)
}

// a Siren's Call keeps enemies from her until the round ends, and helps her own.
func TestR9SirensCallAndFermata(t *testing.T) {
	tb := able(t, sirensCall, fermata)
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9,"attacks":[{"name":"Bite","kind":"melee","dice":1}]}`)
	golem := tb.add(2, `{"name":"Golem","kind":"creature","life":9,"traits":["Psychic Immunity"]}`)
	shark := tb.add(1, `{"name":"Shark","kind":"creature","life":9,"subtypes":["Aquatic"]}`)
	tb.refused(state.NoTarget, "ability", 1, `{"ability":"Siren's Call","object":"`+golem+`"}`)
	tb.refused(state.NoTarget, "ability", 1, `{"ability":"Siren's Call","object":"mage2"}`)
	tb.do("ability", 1, `{"ability":"Siren's Call","object":"`+wolf+`"}`)
	if tb.s.Mage(1).Mana != 19 || tb.object(wolf).Tokens[callToken] != 1 {
		t.Fatalf("mana %d, %v", tb.s.Mage(1).Mana, tb.object(wolf).Tokens)
	}
	for _, aim := range strikeAims(tb.s, wolf, tb.object(wolf).Printed.Attacks[0]) {
		if refused := refusedFor(aim.Refusal, state.Forbidden, "R-9"); refused != (aim.Object == "mage1") && aim.Object != wolf {
			t.Errorf("the called one may attack her, or nobody: %s %v", aim.Object, aim.Refusal)
		}
	}
	tb.do("next", 0, `{"to":"upkeep"}`)
	if tb.object(wolf).Tokens[callToken] != 0 {
		t.Fatal("the call goes on")
	}
	tb.do("next", 0, `{"to":"creature-action"}`)
	tb.turnOf(1)
	tb.do("ability", 1, `{"ability":"Siren's Call","object":"`+shark+`"}`)
	if tb.object(shark).Sum(keyword.Melee) != 2 {
		t.Fatal("the aquatic one has nothing")
	}
}

// Fermata keeps an expiring song a round longer for its level, at most twice.
func TestR9Fermata(t *testing.T) {
	tb := able(t, fermata)
	song := tb.add(1, `{"name":"Ballad","kind":"enchantment","level":2,"subtypes":["Song"],"traits":["Dissipate 1"],"host":"mage1"}`)
	tb.refused(state.NotInPhase, "ability", 1, `{"ability":"Fermata","object":"`+song+`"}`)
	tb.do("next", 0, `{"to":"upkeep"}`)
	before := tb.s.Mage(1).Mana
	if !tb.offers("ability") {
		t.Fatal("nobody is asked")
	}
	tb.do("ability", 1, `{"ability":"Fermata","object":"`+song+`"}`)
	tb.refused(state.NoTarget, "ability", 1, `{"ability":"Fermata","object":"`+song+`"}`) // not expiring now
	tb.do("resolve", 1, `{"all":true}`)
	tb.do("ability", 1, `{"ability":"Fermata","object":"`+song+`"}`)
	if o := tb.object(song); o.Tokens[state.Dissipate] != 2 || o.Tokens[fermataToken] != 2 || before-tb.s.Mage(1).Mana != 4 {
		t.Fatalf("%v, mana %d of %d", o.Tokens, tb.s.Mage(1).Mana, before)
	}
	tb.do("token", 1, `{"object":"`+song+`","token":"dissipate","amount":-1}`)
	tb.refused(state.NoTarget, "ability", 1, `{"ability":"Fermata","object":"`+song+`"}`) // twice is all
}

// a Paladin's Valor, challenge and auras.
func TestR9PaladinsValor(t *testing.T) {
	tb := able(t, valor, challenge, divineAuras)
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9,"level":2}`)
	ogre := tb.add(2, `{"name":"Ogre","kind":"creature","life":19,"cost":9}`)
	tb.refused(state.NotInPhase, "ability", 1, `{"ability":"Chivalrous Challenge","object":"`+wolf+`"}`)
	valors := func() int { return tb.s.Mage(1).Tokens[valorToken] }
	tb.hits(1, "mage1", wolf, "melee", "") // not the strongest
	tb.hits(1, "mage1", ogre, "ranged", "")
	if valors() != 0 {
		t.Fatal("valor for nothing")
	}
	for range 2 { // once a round
		tb.hits(1, "mage1", ogre, "melee", "")
	}
	if valors() != 1 {
		t.Fatalf("%d valor", valors())
	}
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.do("ability", 1, `{"ability":"Chivalrous Challenge","object":"`+wolf+`"}`)
	fox := tb.add(1, `{"name":"Fox","kind":"creature","life":9}`)
	tb.do("next", 0, `{"to":"creature-action"}`)
	tb.hits(2, wolf, "mage1", "melee", "")
	tb.hits(2, "mage2", fox, "melee", "")
	if valors() != 1 {
		t.Fatal("valor for what it was challenged to")
	}
	tb.hits(2, wolf, fox, "melee", "")
	if valors() != 2 {
		t.Fatal("no valor")
	}
	tb.turnOf(1)
	tb.refused(state.TooFewTokens, "ability", 1, `{"ability":"Divine Auras","cardName":"Solar Aura","cost":3}`)
	tb.do("ability", 1, `{"ability":"Divine Auras","cardName":"Solar Aura","cost":2}`)
	aura := tb.s.Objects[len(tb.s.Objects)-1]
	if aura.Printed.Name != "Solar Aura" || aura.FaceDown || aura.Host != "mage1" || !tb.s.Acted || tb.s.Mage(1).Tokens[valorToken] != 0 {
		t.Fatalf("%+v", aura)
	}
}

// Malakai's Fire burns what his light attack has damaged this round.
func TestR9MalakaisFire(t *testing.T) {
	tb := able(t, malakaisFire)
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9}`)
	tb.refused(state.NoTarget, "ability", 1, `{"ability":"Malakai's Fire","object":"`+wolf+`"}`)
	tb.hits(1, "mage1", wolf, "melee", "flame")
	if tb.offers("ability") {
		t.Fatal("a flame lights nothing")
	}
	tb.hits(1, "mage1", wolf, "melee", "light")
	if !tb.offers("ability") {
		t.Fatal("nobody is asked")
	}
	tb.do("ability", 1, `{"ability":"Malakai's Fire","object":"`+wolf+`"}`)
	if tb.object(wolf).Conditions["burn"] != 1 || tb.s.Mage(1).Mana != 19 {
		t.Fatalf("%v", tb.object(wolf).Conditions)
	}
}

// Ki comes with channeling and is spent; glyphs go on and off; vines in Deployment.
func TestR9KiGlyphsVines(t *testing.T) {
	tb := able(t, ki, glyphs, spreadingVines)
	tb.s.Mage(1).Printed.Traits = []string{"Ki 2"}
	tb.refused(state.NotInPhase, "ability", 1, `{"ability":"Spreading Vines"}`)
	tb.do("next", 0, `{"to":"deployment"}`)
	tb.refused(state.TooFewTokens, "ability", 1, `{"ability":"Ki","cost":3}`)
	tb.do("ability", 1, `{"ability":"Ki","cost":1}`)
	tb.do("ability", 1, `{"ability":"Spreading Vines"}`)
	tb.do("ability", 1, `{"ability":"Glyphs","order":"fire"}`)
	tb.do("ability", 1, `{"ability":"Glyphs","order":"air"}`)
	tb.do("ability", 1, `{"ability":"Glyphs","order":"fire"}`)
	tb.refused(state.AbilityUsed, "ability", 1, `{"ability":"Spreading Vines"}`)
	got := tb.s.Mage(1).Tokens
	if got[state.KiToken] != 1 || got[vineToken] != 1 || got["glyph-air"] != 1 || got["glyph-fire"] != 0 {
		t.Fatalf("%v", got)
	}
}

// a Necromancer's mummy is repaired only in a round in which a living enemy
// creature died.
func TestA55MummyRepairNeedsADeath(t *testing.T) {
	tb := able(t, mummyRepair)
	mummy := tb.add(1, `{"name":"Mummy","kind":"creature","life":9,"subtypes":["Mummy"],"traits":["Nonliving"]}`)
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9}`)
	golem := tb.add(2, `{"name":"Golem","kind":"creature","life":9,"traits":["Nonliving"]}`)
	tb.do("change", 1, `{"object":"`+mummy+`","track":"damage","amount":3}`)
	tb.do("destroy", 2, `{"object":"`+golem+`"}`)
	tb.refused(state.NoTarget, "ability", 1, `{"ability":"Mummy repair","object":"`+mummy+`"}`)
	tb.do("destroy", 2, `{"object":"`+wolf+`"}`)
	tb.do("ability", 1, `{"ability":"Mummy repair","object":"`+mummy+`"}`)
	if tb.object(mummy).Damage != 1 {
		t.Fatalf("damage %d", tb.object(mummy).Damage)
	}
}

// what powers see of real attacks: the called one is refused, the challenged one
// pays Valor, and the strongest enemy harmed in melee gives it; light lights.
func TestR9PowersInAttacks(t *testing.T) {
	tb := able(t, valor, challenge, sirensCall, malakaisFire)
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9,"attacks":[{"name":"Bite","action":"quick","kind":"melee","dice":1}]}`)
	fox := tb.add(1, `{"name":"Fox","kind":"creature","life":9}`)
	hit := faces(one, one, one)
	tb.do("attack", 1, `{"target":"`+wolf+`","with":{"name":"Hand","kind":"melee","dice":3,"damageType":"Light"}}`, hit)
	mage := tb.s.Mage(1)
	if mage.Tokens[valorToken] != 1 || len(tb.object(wolf).Lit) != 1 {
		t.Fatalf("%v, %v", mage.Tokens, tb.object(wolf).Lit)
	}
	tb.do("token", 2, `{"object":"`+wolf+`","token":"challenge","amount":1}`)
	tb.do("token", 2, `{"object":"`+wolf+`","token":"sirens-call","amount":1}`)
	tb.do("marker", 2, `{"object":"`+wolf+`","marker":"active","on":true}`)
	tb.do("end", 1, "")
	tb.refused(state.Forbidden, "attack", 2, `{"object":"`+wolf+`","target":"mage1"}`)
	tb.do("attack", 2, `{"object":"`+wolf+`","target":"`+fox+`"}`, faces(one))
	if got := tb.s.Mage(1).Tokens[valorToken]; got != 2 {
		t.Fatalf("%d valor", got)
	}
}

// the strongest is what costs most, whatever its level, and a mage only where its side has no other creature.
func TestR9Strongest(t *testing.T) {
	for _, row := range []struct {
		target string
		alone  bool
		want   int
	}{{"o1", false, 0}, {"o2", false, 1}, {"mage2", false, 0}, {"mage2", true, 1}} {
		tb := able(t, valor)
		if !row.alone {
			tb.add(2, `{"name":"Ogre","kind":"creature","life":9,"level":5,"cost":4}`)
			tb.add(2, `{"name":"Imp","kind":"creature","life":9,"level":1,"cost":9}`)
		}
		tb.do("attack", 1, `{"target":"`+row.target+`","with":{"name":"Hand","kind":"melee","dice":1}}`, faces(one))
		if got := tb.s.Mage(1).Tokens[valorToken]; got != row.want {
			t.Errorf("%+v: %d valor", row, got)
		}
	}
}

// a Siren in water regenerates 1, where the player says that she is.
func TestR9R81Amphibious(t *testing.T) {
	tb := able(t, state.Amphibious)
	tb.do("set", 1, `{"track":"damage","value":4}`)
	tb.do("next", 0, `{"to":"upkeep"}`)
	yes := tb.task(state.AmphibiousTask)
	tb.do("resolve", 1, `{"task":"`+yes+`","pay":true}`)
	if tb.s.Mage(1).Damage != 3 {
		t.Fatalf("damage %d", tb.s.Mage(1).Damage)
	}
	tb.do("next", 0, `{"to":"creature-action"}`)
	tb.do("trait", 1, `{"trait":"Regenerate 2","on":true}`)
	tb.do("next", 0, `{"to":"upkeep"}`)
	for _, task := range tb.s.Queue {
		if task.Kind == state.AmphibiousTask {
			t.Fatal("asked beside Regenerate 2")
		}
	}
}
