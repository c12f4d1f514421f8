package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

func TestR121VoltaricShield(t *testing.T) {
	wizard := mage("Wizard", 32, 10, 10)
	wizard.Abilities = []string{"Voltaric Shield"}
	tb := newTable(t, Arena(), mage("Warlock", 38, 9, 10), wizard)
	tb.begin(state.UpkeepPhase)
	task := tb.task(state.ShieldTask)
	tb.do("resolve", 2, `{"task":"`+task+`","pay":true}`)
	if tb.s.Mage(2).Mana != 18 || tb.s.Mage(2).Conditions[state.VoltaricShield] != 1 {
		t.Fatalf("%+v", tb.s.Mage(2))
	}
	tb.do("next", 0, `{"to":"creature-action"}`)
	tb.do("attack", 1, `{"target":"mage2"}`, faces(dice.Two, dice.Blank, dice.Blank))
	if tb.s.Mage(2).Damage != 0 || tb.s.Mage(2).Conditions[state.VoltaricShield] != 0 {
		t.Fatalf("damage %d, %v", tb.s.Mage(2).Damage, tb.s.Mage(2).Conditions)
	}
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.do("next", 0, "") // it is the player's choice: nothing holds the table up
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.do("resolve", 0, `{"all":true}`)
	if tb.s.Mage(2).Conditions[state.VoltaricShield] != 0 {
		t.Fatal("unasked it was paid for")
	}
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.do("resolve", 2, `{"task":"`+tb.task(state.ShieldTask)+`","pay":true}`)
	tb.do("next", 0, `{"to":"final-quickcast"}`)
	if tb.s.Mage(2).Conditions[state.VoltaricShield] != 1 {
		t.Fatal("a shield nobody has hit holds for the round")
	}
	tb.do("next", 0, "")
	if tb.s.Mage(2).Conditions[state.VoltaricShield] != 0 {
		t.Fatal("it holds for one round only")
	}
}

func TestA53Sweeping(t *testing.T) {
	tb := fight(t)
	one := tb.add(2, `{"name":"One","life":9}`)
	two := tb.add(2, `{"name":"Two","life":9}`)
	sweep := func(target string) string {
		return `{"target":"` + target + `","with":{"kind":"melee","dice":1,"traits":["Sweeping"]}}`
	}
	tb.do("attack", 1, sweep(one), faces(dice.Two))
	tb.refused(state.NoTarget, "attack", 1, sweep(one))
	tb.do("attack", 1, sweep(two), faces(dice.One))
	tb.refused(state.HasActed, "attack", 1, sweep("mage2"))
	if tb.object(one).Damage != 2 || tb.object(two).Damage != 1 {
		t.Fatal("the second attack did not land")
	}
}
