package magewars

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// granting are the cards that give a Defense to what they lie on, for as long as they
// do.
func granting(t *testing.T) []*catalog.Card {
	t.Helper()
	list := slices.DeleteFunc(slices.Clone(cards(t).Cards()), func(c *catalog.Card) bool { return c.GrantsDef == nil || mustDeed(c) != nil })
	if len(list) < 10 {
		t.Fatalf("only %d cards give a Defense", len(list))
	}
	return list
}

// shielded is a duel in which a card that gives a Defense lies on what seat 2 defends,
// face down where it can; whom it lies on and what it is are returned, and the fields of
// an attack that it is not barred from.
func shielded(t *testing.T, tb *table, c *catalog.Card) (target, shield, attack string) {
	t.Helper()
	target = "o2"
	if c.Type == catalog.Equipment {
		target = "mage2"
	}
	shield = tb.add(2, cardFields(t, c, map[string]any{"host": target, "faceDown": c.Type == catalog.Enchantment}))
	tb.do("set", 2, `{"track":"mana","value":30}`)
	for _, token := range []string{state.KiToken, "glyph-fire", "glyph-air"} {
		tb.do("token", 2, `{"token":"`+token+`","amount":9}`)
	}
	kind := "melee"
	if slices.Contains(c.GrantsDef.Not, kind) {
		kind = "ranged"
	}
	return target, shield, `"object":"o1","target":"` + target + `","with":{"kind":"` + kind + `","dice":1,"traits":["Triplestrike"]}`
}

// every card that gives a Defense gives it, also one that is revealed
// after the attack was declared: a roll that is high enough avoids a strike, a lower
// one does not, as often in a round as it says, and what it costs is paid.
func TestA40A41R83EveryGrantedDefense(t *testing.T) {
	for _, c := range granting(t) {
		for _, academy := range []bool{false, true} {
			if academy && !slices.Contains(c.Games, training.Academy) {
				continue
			}
			tb := duel(t, "", "")
			if academy {
				tb = inAcademy(t, "", "")
			}
			target, shield, attack := shielded(t, tb, c)
			d := c.GrantsDef
			with := fmt.Sprintf(`{"defendWith":%q}`, shield)
			tb.do("attack", 1, `{"declare":true,`+attack+`}`)
			if tb.object(shield).FaceDown {
				if tb.s.Fight.Defense {
					t.Errorf("%s defends while it is hidden", c.ID)
				}
				tb.do("reveal", 2, `{"object":"`+shield+`"}`)
			}
			if f := tb.s.Fight; !f.Defense || !slices.Equal(f.Shields, []string{shield}) || f.Asks != 2 {
				t.Fatalf("%s gives no Defense: %+v", c.ID, f)
			}
			before := tb.s.Mage(2)
			tb.do("strike", 2, with, rolls(d.Min))
			tb.harmed(target, 0)
			after := tb.s.Mage(2)
			if paid := before.Mana - after.Mana; paid != d.Cost["mana"] || before.Tokens[state.KiToken]-after.Tokens[state.KiToken] != d.Cost["ki"] {
				t.Errorf("%s: %d mana and %d Ki were paid", c.ID, paid, before.Tokens[state.KiToken]-after.Tokens[state.KiToken])
			}
			if glyphs := before.Tokens["glyph-air"] + before.Tokens["glyph-fire"] - after.Tokens["glyph-air"] - after.Tokens["glyph-fire"]; glyphs != d.Cost["glyph"] {
				t.Errorf("%s: %d glyphs were switched off", c.ID, glyphs)
			}
			if d.Uses == 1 {
				if tb.s.Fight.Defense {
					t.Errorf("%s: a second use in the round", c.ID)
				}
				tb.do("strike", 2, `{}`, faces(one))
			} else {
				tb.do("strike", 2, with, rolls(d.Min-1), faces(one))
			}
			tb.harmed(target, 1)
		}
	}
}

// no granted Defense works against what it is barred from or what is
// Unavoidable; Daze and being held lower its roll and Stun takes it, but not where its
// card says otherwise.
func TestR83R107R111WhatAGrantedDefenseIsNotAgainst(t *testing.T) {
	for _, c := range granting(t) {
		bars := []state.Strike{{Kind: "melee", Dice: 1, Traits: []string{"Unavoidable"}}, {Kind: "ranged", Dice: 1, Traits: []string{"Unavoidable"}}}
		for _, kind := range c.GrantsDef.Not {
			bars = append(bars, state.Strike{Kind: kind, Dice: 1})
		}
		for _, bar := range bars {
			tb := duel(t, "", "")
			target, shield, _ := shielded(t, tb, c)
			tb.uncover(shield)
			tb.do("attack", 1, payloadOf(t, state.AttackData{Declare: true, Object: "o1", Target: target, With: &bar}))
			if tb.s.Fight.Defense {
				t.Errorf("%s works against %+v", c.ID, bar)
			}
		}
		for _, condition := range []string{"daze", "cripple", "stun"} {
			tb := duel(t, "", "")
			target, shield, attack := shielded(t, tb, c)
			tb.uncover(shield)
			tb.do("condition", 1, `{"condition":"`+condition+`","amount":1,"object":"`+target+`"}`)
			tb.do("attack", 1, `{"declare":true,`+attack+`}`)
			free := c.GrantsDef.Unhindered
			if can := condition != "stun" || free; tb.s.Fight.Defense != can {
				t.Errorf("%s, %s: it may be used: %v", c.ID, condition, tb.s.Fight.Defense)
				continue
			} else if !can {
				continue
			}
			dice := faces(two)
			if free {
				dice = faces()
			}
			tb.do("strike", 2, `{"defendWith":"`+shield+`"}`, rolls(c.GrantsDef.Min+1), dice)
		}
	}
}

// uncover turns a card over if it lies face down.
func (tb *table) uncover(id string) {
	tb.t.Helper()
	if tb.object(id).FaceDown {
		tb.do("reveal", 2, `{"object":"`+id+`"}`)
	}
}

// A Defense that costs something is not used unasked, and not at all where it cannot be
// paid; the choices name it.
func TestR83A42DefenseThatCosts(t *testing.T) {
	tb := duel(t, "", "")
	staff := tb.add(2, `{"name":"Staff","kind":"equipment","host":"mage2","defense":{"min":7,"cost":{"ki":2}}}`)
	blow := `{"declare":true,"object":"o1","target":"mage2","with":{"kind":"melee","dice":1,"traits":["Triplestrike"]}}`
	tb.do("token", 2, `{"token":"ki","amount":3}`)
	tb.do("attack", 1, blow)
	tb.do("strike", 1, `{}`, faces(one))
	named := func(c tracker.Choice) bool { return strings.Contains(string(c.Event.Data), staff) }
	if !slices.ContainsFunc(fightChoices(tb.s), named) {
		t.Error("nobody is offered it")
	}
	tb.do("strike", 1, `{"useDefense":true}`, rolls(7))
	if tb.s.Fight.Defense || tb.s.Mage(2).Tokens[state.KiToken] != 1 {
		t.Fatalf("%d Ki are left, and it may be used: %v", tb.s.Mage(2).Tokens[state.KiToken], tb.s.Fight.Defense)
	}
	tb.do("strike", 1, `{"defendWith":"`+staff+`"}`, faces(one))
}

// what lasts for some attacks only is destroyed after the last it avoided, and what
// may strike back does, with its own bar.
func TestR9WhatFollowsAnAvoidedAttack(t *testing.T) {
	for _, c := range granting(t) {
		if c.GrantsDef.Lasts == 0 && !c.GrantsDef.Answers {
			continue
		}
		tb := duel(t, "", "")
		target, shield, attack := shielded(t, tb, c)
		tb.do("attack", 1, `{"declare":true,`+attack+`}`)
		for range 2 {
			tb.do("strike", 2, `{}`, rolls(12))
			if c.GrantsDef.Uses == 1 {
				tb.do("strike", 2, `{"all":true}`, faces(blank, blank))
				break
			}
		}
		if c.GrantsDef.Lasts > 0 {
			tb.object(shield)
			tb.do("strike", 2, `{}`, rolls(12))
			if _, there := tb.s.Object(shield); there || c.GrantsDef.Lasts != 3 {
				t.Errorf("%s is not worn out", c.ID)
			}
			continue
		}
		tb.comes(state.FightCounterstrike, target, "o1")
		if bar := state.FromCard(c).Attacks[0]; !slices.Equal(tb.s.Fight.Counters, []string{bar.Name}) {
			t.Errorf("%s answers with %v", c.ID, tb.s.Fight.Counters)
		}
		tb.do("counterstrike", 2, `{}`, faces(one, one, one))
		tb.harmed("o1", 3)
	}
}
