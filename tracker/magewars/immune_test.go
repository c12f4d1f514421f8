package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker/magewars/state"
)

const flame = `"with":{"kind":"melee","dice":2,"damageType":"Flame","traits":["Doublestrike"],"effects":[{"min":1,"result":"Burn"}]}`

// Reading U, R-79: what is immune to an attack may not be attacked with it, by bar or
// by spell; who overrules that rolls nothing.
func TestReadingUR79NoAttackOnTheImmune(t *testing.T) {
	for _, immune := range []string{`,"traits":["Flame Immunity"]`, `,"traits":["flame immunity"]`} {
		tb := duel(t, "", immune)
		bar := state.Strike{Kind: "melee", DamageType: "Flame"}
		if _, refused := tb.aimed("o1", bar); refused["o2"] != "R-79" || refused["mage2"] != "" {
			t.Errorf("aims: %v", refused)
		}
		attack := `{"object":"o1","target":"o2",` + flame + `}`
		tb.refused(state.ImmuneToIt, "attack", 1, attack)
		spell := state.Printed{Name: "Blast", Kind: state.KindAttack, Cost: 1, Attacks: []state.Strike{{Kind: "ranged", Dice: 2, DamageType: "flame"}}}
		if on := targetOf(tb.ask(spell), "o2"); on.Refusal == nil || on.Refusal.Rule != "R-79" {
			t.Errorf("spell: %v", on.Refusal)
		}
		tb.refused(state.ImmuneToIt, "cast", 1, `{"name":"Blast","kind":"attack","cost":1,"attacks":[{"kind":"ranged","dice":2,"damageType":"flame"}],"target":"o2"}`)
		tb.do("attack", 1, attack, overruled, faces())
		if tb.object("o2").Damage != 0 || !tb.said("table.logImmune") {
			t.Error("it is hurt by what it is immune to")
		}
	}
}

// what is not Living is immune to poison, a conjuration to what is psychic.
func TestReadingUR60R61ImmuneByItsKind(t *testing.T) {
	tb := arenaFight(t)
	lair := tb.add(2, `{"name":"Lair","kind":"conjuration","life":9}`)
	golem := tb.add(2, `{"name":"Golem","life":9,"traits":["Nonliving"]}`)
	for kind, want := range map[string][]string{"Poison": {lair, golem}, "Psychic": {lair}, "Acid": nil} {
		_, refused := tb.aimed("mage1", state.Strike{Kind: "ranged", DamageType: kind})
		var got []string
		for _, id := range []string{lair, golem} {
			if refused[id] == "R-79" {
				got = append(got, id)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v are immune, want %v", kind, got, want)
		}
	}
}

// Reading U: where immunity comes in the middle of an attack it is still that attack:
// nothing is rolled any more, and damage barrier and counterstrike follow.
func TestReadingUImmunityInTheMiddle(t *testing.T) {
	tb := duel(t, "", `,"attacks":[{"name":"Thorns","kind":"barrier","dice":1},{"name":"Bite","kind":"melee","dice":1,"traits":["Counterstrike"]}]`)
	tb.do("attack", 1, `{"object":"o1","target":"o2","steps":true,`+flame+`}`, faces(one, one), rolls(1))
	tb.do("trait", 2, `{"trait":"Flame Immunity","on":true,"object":"o2"}`)
	tb.do("strike", 1, "", faces(), rolls())
	tb.comes(state.FightBarrier, "o2", "o1")
	tb.do("barrier", 2, "", faces(one))
	tb.comes(state.FightCounterstrike, "o2", "o1")
	tb.do("counterstrike", 2, "", faces(one))
	tb.harmed("o2", 2)
	tb.harmed("o1", 2)
}

// reading U: what hits everybody or attacks by itself does so, and rolls
// nothing against the immune.
func TestReadingUR57R89WhatIsNotAimed(t *testing.T) {
	tb := duel(t, "", `,"traits":["Flame Immunity"]`)
	tb.do("attack", 1, `{"object":"o1","targets":["o2","mage2"],"with":{"kind":"zone","dice":1,"damageType":"Flame"}}`, faces(one))
	tb.harmed("o2", 0)
	tb.harmed("mage2", 1)
	arena := arenaFight(t)
	imp := arena.add(1, `{"name":"Imp","life":5,"traits":["Flame Immunity"]}`)
	wall := arena.add(2, `{"name":"Fire","kind":"wall","life":5,"attacks":[{"name":"Flames","kind":"passage","dice":3,"damageType":"Flame"}]}`)
	arena.do("marker", 1, `{"marker":"active","on":true,"object":"`+imp+`"}`)
	arena.do("move", 1, `{"object":"`+imp+`","through":"`+wall+`"}`, faces())
	arena.harmed(imp, 0)
}

// Reading U: nor is a counterstrike made that the attacker is immune to; of several bars
// the others are left, and one that has begun goes on.
func TestReadingUNoCounterstrikeOnTheImmune(t *testing.T) {
	bars := `,"attacks":[{"name":"Fire","kind":"melee","dice":1,"damageType":"Flame","traits":["Counterstrike","Doublestrike"]},{"name":"Bite","kind":"melee","dice":1,"traits":["Counterstrike"]}]`
	immune := func(tb *table) { tb.do("trait", 1, `{"trait":"Flame Immunity","on":true,"object":"o1"}`) }
	attack := `{"object":"o1","target":"o2","steps":true,"with":{"kind":"melee","dice":1}}`
	tb := duel(t, "", bars)
	immune(tb)
	tb.do("attack", 1, attack, faces(blank))
	tb.comes(state.FightCounterstrike, "o2", "o1")
	if got := tb.s.Fight.Counters; !equal(got, []string{"Bite"}) {
		t.Errorf("it may strike back with %v", got)
	}
	tb = duel(t, "", bars)
	tb.do("attack", 1, attack, faces(blank))
	tb.do("counterstrike", 2, `{"attack":"Fire"}`, faces(one))
	immune(tb)
	tb.comes(state.FightStrike, "o2", "o1")
	tb.do("strike", 2, "", faces())
	tb.harmed("o1", 1)
}
