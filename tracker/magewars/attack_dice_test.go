package magewars

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// every bar with X dice asks for its X, or reckons it from what its card
// names; the mana of an X is paid, and what an attack takes off first comes off.
func TestR75A75EveryBarWithXDice(t *testing.T) {
	blanks := func(n int) func(*tracker.Event) { return faces(make([]dice.Face, n)...) }
	for c, bar := range cardsWith(t, func(s state.Strike) bool { return s.DiceBy != "" }) {
		tb, wolves := swept(t)
		if c.Type == catalog.Incantation || c.Type == catalog.Attack {
			tb.do("condition", 2, `{"condition":"burn","amount":2,"object":"`+wolves[0]+`"}`)
			tb.from = nil
			tb.do("cast", 1, cardFields(t, c, map[string]any{"target": wolves[0]}), blanks(4))
			if tb.object(wolves[0]).Conditions["burn"] != 0 {
				t.Errorf("%s: the markers lie there still", c.ID)
			}
			continue
		}
		attacker := tb.wields(c)
		action := fmt.Sprintf(`{"object":%q,"attack":%q,"target":%q`, attacker, bar.Name, wolves[0])
		if token, own := strings.CutPrefix(bar.DiceBy, "token:"); own {
			tb.do("token", 1, fmt.Sprintf(`{"token":%q,"amount":4,"object":%q}`, token, attacker))
			if now := law.Attacks(tb.s, attacker); now[slices.IndexFunc(now, func(s state.Strike) bool { return s.Name == bar.Name })].Dice != 4 {
				t.Errorf("%s: the bar does not show its dice", c.ID)
			}
			tb.from = nil
			tb.do("attack", 1, action+`}`, blanks(4), rolls(1))
			continue
		}
		tb.refused(state.FieldMissing, "attack", 1, action+`}`)
		if offer := attackOffer(tb.s, tb.object(attacker), bar, state.AttackData{}, nil); len(offer) != 1 || !slices.Contains(offer[0].Needs, "x") || aimed(offer[0]) != nil {
			t.Errorf("%s: nobody is asked for the X: %+v", c.ID, offer)
		}
		tb.refused(state.OutOfBounds, "attack", 1, action+`,"x":100}`)
		mana := tb.s.Mage(1).Mana
		tb.from = nil
		tb.do("attack", 1, action+`,"x":3}`, blanks(3), rolls(1))
		if bar.ManaX != (mana-tb.s.Mage(1).Mana == 3) {
			t.Errorf("%s: %d mana are left of %d", c.ID, tb.s.Mage(1).Mana, mana)
		}
	}
}

// Where the card says so, X is added to the effect roll; an attack that costs
// mana takes it, and is not made without.
func TestR9R75WhatXIsAddedTo(t *testing.T) {
	tb := duel(t, "", "")
	bar := `"object":"o1","target":"o2","with":{"kind":"ranged","mana":1,"manaX":true,"diceBy":"x","effectX":true,"effects":[{"min":9,"max":10,"result":"Stun"},{"min":11,"result":"Daze"}]}`
	mana := tb.s.Mage(1).Mana
	tb.refused(state.TooLittleMana, "attack", 1, fmt.Sprintf(`{%s,"x":%d}`, bar, mana))
	tb.do("attack", 1, `{`+bar+`,"x":2}`, faces(blank, blank), rolls(9))
	if tb.object("o2").Conditions["daze"] != 1 || tb.s.Mage(1).Mana != mana-3 {
		t.Fatalf("%v, %d mana", tb.object("o2").Conditions, tb.s.Mage(1).Mana)
	}
}

// a wall attacks what crosses it as often as its card reckons: Wall of Thorns a
// creature of level 1 not at all, and a Mage five times.
func TestR57EveryWallAttacksAsOftenAsItSays(t *testing.T) {
	for c, bar := range cardsWith(t, func(s state.Strike) bool { return s.Kind == "passage" }) {
		for level, reckoned := range map[int]int{1: 0, 3: 2, 6: 5} {
			tb, wolf := mover(t, "")
			who, want := wolf, 1
			if level == 6 {
				who = "mage1"
			}
			tb.object(who).Printed.Level = level
			if bar.TimesBy != "" {
				want = reckoned
			}
			wall := tb.add(2, cardFields(t, c, nil))
			tb.do("move", 1, `{"object":"`+who+`","through":"`+wall+`"}`)
			attacks := 0
			for _, line := range tb.game.Lines(tb.s) {
				if line.ID == "table.logAttack" {
					attacks++
				}
			}
			if attacks != want && !tb.said("table.logDestroyed") {
				t.Errorf("%s attacks level %d %d times, want %d", c.ID, level, attacks, want)
			}
		}
	}
}
