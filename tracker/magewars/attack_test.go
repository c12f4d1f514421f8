package magewars

import (
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// fight is an Academy table in the Action Phase of round 3, seat 1 to act.
func fight(t *testing.T) *table {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	for range 2 {
		tb.do("next", 0, `{"to":"action"}`)
	}
	return tb
}

func TestA16NoAttackInSetupRounds(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	tb.refused(state.SetupRound, "attack", 1, `{"target":"mage2"}`)
	tb.refused(state.SetupRound, "cast", 1, `{"name":"Bolt","kind":"attack","target":"mage2","attacks":[{"kind":"ranged","dice":4}]}`)
	tb.do("attack", 1, `{"target":"mage2"}`, overruled)
}

func TestA44A45AttackDealsDamage(t *testing.T) {
	tb := fight(t)
	tb.do("set", 2, `{"track":"armor","value":1}`)
	tb.do("attack", 1, `{"target":"mage2"}`, faces(dice.Two, dice.CriticalTwo, dice.Blank))
	if got := tb.s.Mage(2).Damage; got != 3 {
		t.Fatalf("damage %d, want 2-1+2", got)
	}
	tb.refused(state.HasActed, "attack", 1, `{"target":"mage2"}`)
	tb.do("activate", 2, "")
	if tb.s.Mage(1).Active {
		t.Fatal("A-31: it should be inactive now")
	}
}

func TestA46EffectsArePlaced(t *testing.T) {
	tb := fight(t)
	with := `{"target":"mage2","with":{"kind":"melee","dice":1,"effects":[{"min":7,"result":"Stagger"}]}}`
	tb.do("attack", 1, with, faces(dice.One), rolls(7))
	if got := tb.s.Mage(2).Conditions["stagger"]; got != 1 {
		t.Fatalf("%d Stagger", got)
	}
}

func TestA63A67GuardsAndCounterstrike(t *testing.T) {
	tb := fight(t)
	wolf := tb.add(2, `{"name":"Wolf","life":9,"level":2,"attacks":[{"name":"Bite","kind":"melee","action":"quick","dice":2}]}`)
	tb.do("marker", 2, `{"marker":"guard","on":true,"object":"`+wolf+`"}`)
	tb.refused(state.GuardFirst, "attack", 1, `{"target":"mage2"}`)
	tb.do("attack", 1, `{"target":"`+wolf+`"}`, faces(dice.One, dice.One, dice.One, dice.Two, dice.Two))
	if tb.object(wolf).Damage != 3 || tb.s.Mage(1).Damage != 4 || !tb.said("table.logCounterstrike") {
		t.Fatalf("damage %d and %d", tb.object(wolf).Damage, tb.s.Mage(1).Damage)
	}
	if tb.object(wolf).Guard {
		t.Fatal("A-67: the guard marker stays")
	}
}

func TestA47AttackDestroys(t *testing.T) {
	tb := fight(t)
	wolf := tb.add(2, `{"name":"Wolf","life":2}`)
	tb.do("attack", 1, `{"target":"`+wolf+`"}`, faces(dice.Two, dice.Blank, dice.Blank))
	if _, there := tb.s.Object(wolf); there {
		t.Fatal("it is still there")
	}
}

func TestA40DefenseOnceARound(t *testing.T) {
	tb := fight(t)
	elf := tb.add(2, `{"name":"Elf","life":9,"defense":{"min":7,"uses":1}}`)
	wolf := tb.add(1, `{"name":"Wolf","life":9,"attacks":[{"kind":"melee","dice":1}]}`)
	tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+wolf+`"}`)
	tb.do("attack", 1, `{"target":"`+elf+`"}`, rolls(7))
	tb.do("pass", 2, "", overruled)
	tb.do("attack", 1, `{"object":"`+wolf+`","target":"`+elf+`"}`, faces(dice.Two))
	if tb.object(elf).Damage != 2 {
		t.Fatalf("damage %d", tb.object(elf).Damage)
	}
}

func TestA73CastingASpell(t *testing.T) {
	tb := fight(t)
	tb.do("cast", 1, `{"name":"Wolf","kind":"creature","cost":9,"life":9}`)
	if m := tb.s.Mage(1); m.Mana != 12 || tb.s.Objects[2].Active || !tb.s.Acted {
		t.Fatalf("mana %d of 21", m.Mana)
	}
	tb.refused(state.NotQuick, "cast", 1, `{"name":"Cat","kind":"creature","cost":1,"life":1,"quickcast":true}`)
	tb.do("cast", 1, `{"name":"Bolt","kind":"attack","cost":5,"quickcast":true,"target":"mage2","attacks":[{"kind":"ranged","dice":2}]}`, faces(dice.Two, dice.Two))
	if tb.s.Mage(2).Damage != 4 || tb.s.Player(1).Quickcast || len(tb.s.Player(1).Discard) != 1 {
		t.Fatal("A-80, A-82, A-96")
	}
	tb.refused(state.QuickcastUsed, "cast", 1, `{"name":"Bolt","kind":"incantation","cost":1,"quickcast":true}`)
	tb.refused(state.TooLittleMana, "cast", 2, `{"name":"Bolt","kind":"incantation","cost":99}`)
}

func TestA85A86Equipment(t *testing.T) {
	tb := fight(t)
	put := func(name, slot string, more ...string) {
		t.Helper()
		tb.s.Mage(1).Active = true
		tb.s.Turn, tb.s.Acting, tb.s.Acted = 1, "", false
		tb.do("cast", 1, `{"name":"`+name+`","kind":"equipment","slots":["`+slot+`"]`+strings.Join(more, "")+`}`)
	}
	put("Ring A", "ring")
	put("Ring B", "ring")
	put("Ring C", "ring", `,"replaces":"o2"`)
	put("Helm A", "helmet")
	put("Helm B", "helmet")
	if n := len(tb.s.Objects) - 2; n != 3 || len(tb.s.Player(1).Discard) != 0 {
		t.Fatalf("%d items", n)
	}
	tb.s.Turn, tb.s.Acting = 2, ""
	tb.refused(state.SlotTaken, "cast", 2, `{"name":"Helm C","kind":"equipment","slots":["helmet"],"target":"mage1"}`)
}

// a third ring asks which of the two goes; of a name that is worn already
// that one does.
func TestA86R71AThirdRingAsksWhichGoes(t *testing.T) {
	for _, tb := range []*table{fight(t), arenaFight(t)} {
		tb.do("book", 1, `{"cards":[{"name":"Ring A","count":1},{"name":"Ring B","count":1},{"name":"Ring C","count":1},{"name":"Ring D","count":1}]}`)
		wears := func() (names []string) {
			for _, o := range law.Worn(tb.s, "mage1", "ring") {
				names = append(names, o.Printed.Name)
			}
			return names
		}
		ring := func(name, more string) string {
			return `{"name":"` + name + `","kind":"equipment","slots":["ring"]` + more + `}`
		}
		a := tb.add(1, ring("Ring A", `,"host":"mage1"`))
		b := tb.add(1, ring("Ring B", `,"host":"mage1"`))
		spell := tb.ask(state.Printed{Name: "Ring C", Kind: state.KindEquipment, Slots: []string{"ring"}})
		if on := targetOf(spell, "mage1"); !slices.Equal(on.Either, []string{a, b}) || len(on.Replaces) > 0 || on.Refusal != nil {
			t.Errorf("%s: asked before: %+v", tb.game.Name(), on)
		}
		tb.refused(state.WhichGoes, "cast", 1, ring("Ring C", ""))
		tb.refused(state.WhichGoes, "cast", 1, ring("Ring C", `,"replaces":"mage1"`))
		tb.do("cast", 1, ring("Ring C", `,"replaces":"`+b+`"`))
		if got := wears(); !equal(got, []string{"Ring A", "Ring C"}) || law.CopiesLeft(tb.s, 1, &state.Printed{Name: "Ring B"}) != 2 {
			t.Errorf("%s: %v are worn", tb.game.Name(), got)
		}
		tb.do("quickcast", 1, "", overruled)
		tb.do("cast", 1, ring("Ring D", `,"quickcast":true`), overruled) // the table says no more: the first
		if got := wears(); !equal(got, []string{"Ring C", "Ring D"}) {
			t.Errorf("%s: %v are worn", tb.game.Name(), got)
		}
		if tb.game.Name() == "academy" {
			continue
		}
		tb.do("cast", 1, ring("Ring C", `,"quickcast":true`), overruled)
		if got := wears(); !equal(got, []string{"Ring D", "Ring C"}) {
			t.Errorf("%v are worn", got)
		}
	}
}

func TestR23SpawnpointPaysFirst(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.DeploymentPhase)
	lair := tb.add(1, `{"name":"Lair","kind":"conjuration","traits":["Spawnpoint"]}`)
	tb.do("set", 1, `{"track":"mana","value":2,"object":"`+lair+`"}`)
	tb.do("cast", 1, `{"name":"Wolf","kind":"creature","cost":5,"payer":"`+lair+`"}`)
	if tb.object(lair).Mana != 0 || tb.s.Mage(1).Mana != 16 {
		t.Fatalf("lair %d, mage %d", tb.object(lair).Mana, tb.s.Mage(1).Mana)
	}
}

func TestR49CounteredSpellIsLost(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.CreatureActionPhase)
	tb.do("cast", 1, `{"name":"Wolf","kind":"creature","cost":5,"countered":true}`)
	if len(tb.s.Objects) != 2 || tb.s.Mage(1).Mana != 14 || len(tb.s.Player(1).Discard) != 1 || !tb.s.Acted {
		t.Fatal("R-49")
	}
}

// What an attack's dice say, damage and effect, the log says too, and goes without saying
// where the dice are seen; a heal of what is not hurt is not told at all.
func TestWhatTheDiceSayIsSaidOnce(t *testing.T) {
	tb := duel(t, "", "")
	tb.do("attack", 1, `{"object":"o1","target":"o2","with":{"name":"Blow","kind":"melee","dice":1,"effects":[{"min":1,"result":"Burn"}]}}`, faces(two), rolls(5))
	told := 0
	for _, line := range tb.game.Lines(tb.s) {
		if line.ID == "table.logDamaged" || line.ID == "table.logCondition" {
			told++
			if line.Came == nil || !line.Came.Implied {
				t.Errorf("%s is said beside the dice", line.ID)
			}
		}
	}
	if told != 2 {
		t.Errorf("the log says %d of damage and effect", told)
	}
}
