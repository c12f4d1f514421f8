package magewars

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// What sets a mandatory enchantment of these tests off.
const (
	onAttacked  = `"at":"attacked","of":"host"`
	onMeleed    = `"at":"attacked","of":"host","given":{"attack":{"kind":"melee"}}`
	onAttacks   = `"at":"attack","of":"host"`
	onTargeted  = `"at":"casts","of":"foe","given":{"spell":{"kind":"incantation|enchantment"}}`
	onCasts     = `"at":"casts","of":"host"`
	onActivates = `"at":"activation","of":"host"`
	onHealed    = `"at":"healed","of":"host"`
	onEntered   = `"at":"moves","of":{"kind":"creature|mage","side":"foe","where":"zone"}`
)

// What it does then.
const (
	avoids   = `{"do":"cancel","name":"attack","on":"target"}` // where it can be
	cancels  = `{"do":"cancel","name":"attack"}`
	counters = `{"do":"cancel","name":"spell"}`
	halts    = `{"do":"cancel","name":"action"}`
	turns    = `{"do":"swap","name":"target","on":"target"}`
	defends  = `{"do":"roll","d12":true,"rows":[{"min":7,"max":12,"do":[` + cancels + `]}]}`
	weakens  = `{"do":"dice","amount":-3}`
	prevents = `{"do":"cancel","name":"damage","amount":1}`
	hurts    = `{"do":"damage","on":"target","amount":2,"direct":true}`
	freezes  = `{"do":"condition","on":"host","name":"freeze","amount":1}`
	notes    = `{"do":"note"}`
)

// mandate is a deed of a mandatory enchantment, as a card has it.
func mandate(when string, steps ...string) string {
	force := `{"do":"force","on":"self","name":"reveal"}`
	return `{` + when + `,"do":[` + strings.Join(append([]string{force}, steps...), ",") + `],"say":["It","Es"]}`
}

// once is one that is destroyed after it; where the attack can be avoided it does that, and
// else nothing.
func once(when string, steps ...string) string {
	gone := `{"do":"destroy","on":"self"}`
	evades := func(s string) bool { return s == avoids || s == turns || s == defends }
	if !slices.ContainsFunc(steps, evades) {
		return mandate(when, append(steps, gone)...)
	}
	for i, s := range steps {
		if s == avoids {
			steps[i] = cancels
		}
	}
	return mandate(when+`,"given":{"attack":{"avoidable":true}}`, append(steps, gone)...) + "," + mandate(when+`,"given":{"attack":{"avoidable":false}}`, gone)
}

// hold lays a hidden mandatory enchantment of seat 2 on an object, free to reveal.
func (tb *table) hold(name, when, host string, steps ...string) string {
	tb.t.Helper()
	return tb.add(2, `{"name":"`+name+`","kind":"enchantment","faceDown":true,"host":"`+host+`","deeds":[`+once(when, steps...)+`]}`)
}

func (tb *table) reveals(id string) {
	tb.t.Helper()
	tb.do("reveal", 2, `{"object":"`+id+`"}`)
}

const blowOnTwo = `"object":"o1","target":"o2","with":{"name":"Blow","kind":"melee","dice":1`

// unpaid it is destroyed, and the attack is made as if it had not been there.
func TestA92R67RevealedUnpaid(t *testing.T) {
	for _, tb := range []*table{duel(t, "", ""), inAcademy(t, "", "")} {
		block := tb.hold("Block", onAttacked, "o2", avoids)
		tb.do("attack", 1, `{`+blowOnTwo+`}}`)
		tb.comes(state.FightReveal, "o1", "o2")
		tb.do("reveal", 2, `{"object":"`+block+`","unpaid":true}`)
		tb.comes(state.FightStrike, "o1", "o2")
		tb.do("strike", 1, "", faces(two))
		tb.comes("", "", "")
		tb.harmed("o2", 2)

		tb.do("overrule", 0, `{"turn":1}`)
		ward := tb.hold("Ward", onTargeted, "o2", counters)
		mana := tb.s.Mage(1).Mana
		tb.do("cast", 1, `{"name":"Charm","kind":"incantation","cost":1,"target":"o2"}`)
		if tb.s.Held == nil || tb.s.Mage(1).Mana != mana || tb.s.Acted {
			t.Fatal("it does not wait")
		}
		tb.do("reveal", 2, `{"object":"`+ward+`","unpaid":true}`)
		if tb.s.Held != nil || tb.s.Mage(1).Mana != mana-1 || !tb.s.Acted || tb.said("table.logCountered") {
			t.Fatal("it is not cast after that")
		}
	}
}

// one strike is avoided; the next is made, and the guard strikes back.
func TestR77R87R88WhatFollowsAnAvoidedStrike(t *testing.T) {
	tb := duel(t, "", bite)
	tb.guards("o2")
	block := tb.hold("Block", onAttacked, "o2", avoids)
	tb.do("attack", 1, `{"steps":true,`+blowOnTwo+`,"traits":["Doublestrike"]}}`)
	tb.comes(state.FightReveal, "o1", "o2")
	tb.reveals(block)
	tb.comes(state.FightStrike, "o1", "o2")
	if tb.s.Fight.Strike != 2 {
		t.Fatalf("%+v", tb.s.Fight)
	}
	tb.do("strike", 1, "", faces(two))
	tb.harmed("o2", 2)
	tb.comes(state.FightCounterstrike, "o2", "o1")
	tb.do("counterstrike", 2, "", faces(one))
	tb.harmed("o1", 1)
	if tb.object("o2").Guard {
		t.Error("the guard marker stays")
	}
	tb = duel(t, "", bite) // the same in one act: it goes on as it was declared
	tb.guards("o2")
	block = tb.hold("Block", onAttacked, "o2", avoids)
	tb.do("attack", 1, `{`+blowOnTwo+`,"traits":["Doublestrike"]}}`)
	tb.reveals(block)
	tb.do("strike", 1, "", faces(two, one))
	tb.comes("", "", "")
	tb.harmed("o2", 2)
	tb.harmed("o1", 1)
}

// against what is Unavoidable it is revealed and destroyed for nothing.
func TestR83UnavoidableIsNotAvoided(t *testing.T) {
	for _, answer := range []string{avoids, turns, defends} {
		tb := duel(t, "", "")
		card := tb.hold("It", onAttacked, "o2", answer, hurts)
		tb.do("attack", 1, `{"steps":true,`+blowOnTwo+`,"traits":["Unavoidable"]}}`)
		tb.reveals(card)
		if _, there := tb.s.Object(card); there || !tb.said("table.logNoAvoiding") {
			t.Errorf("%s: it lies there", answer)
		}
		tb.do("strike", 1, "", faces(one))
		tb.harmed("o2", 1)
		tb.harmed("o1", 0)
	}
}

// a dazed attacker may miss before anything is avoided; that roll is its own.
func TestR107ADazedStrikeIsRolledBeforeItIsAvoided(t *testing.T) {
	tb := duel(t, "", "")
	tb.do("condition", 1, `{"condition":"daze","amount":1,"object":"o1"}`)
	block := tb.hold("Block", onAttacked, "o2", avoids)
	tb.do("attack", 1, `{`+blowOnTwo+`}}`)
	tb.reveals(block)
	tb.comes(state.FightStrike, "o1", "o2")
	tb.do("strike", 1, "", rolls(12))
	tb.harmed("o2", 0)
	tb.comes("", "", "")
}

// who cannot act has its mandatory Defenses; a roll for one is harder
// when Dazed, as any; it takes the place of the creature's own.
func TestA42R107R111MandatoryDefenses(t *testing.T) {
	tb := duel(t, "", `,"level":3,"defense":{"min":2}`)
	tb.do("condition", 2, `{"condition":"stun","amount":1,"object":"o2"}`)
	tb.do("condition", 2, `{"condition":"daze","amount":1,"object":"o2"}`)
	dodge := tb.add(2, `{"name":"Dodge","kind":"enchantment","faceDown":true,"host":"o2","deeds":[`+once(onAttacked, defends)+`]}`)
	tb.do("attack", 1, `{`+blowOnTwo+`,"traits":["Doublestrike"]}}`)
	tb.reveals(dodge)
	if tb.s.Fight.Defense {
		t.Fatal("nobody decides about it")
	}
	tb.do("strike", 1, `{"useDefense":false}`, rolls(8), faces(one, one))
	tb.harmed("o2", 2)

	tb = duel(t, "", "")
	tb.do("condition", 2, `{"condition":"stun","amount":1,"object":"o2"}`)
	block := tb.hold("Block", onAttacked, "o2", avoids)
	tb.do("attack", 1, `{`+blowOnTwo+`}}`)
	tb.reveals(block)
	tb.comes("", "", "")
	tb.harmed("o2", 0)
}

// reading W: an attack spell waits too, before its mana is paid; cancelled it
// is paid for and discarded.
func TestR46AttackSpellsWaitToo(t *testing.T) {
	bolt := `{"name":"Bolt","kind":"attack","cost":3,"target":"o2","attacks":[{"kind":"melee","dice":1}]}`
	for _, test := range []struct {
		trigger, answer string
		damage          int
	}{{onAttacked, avoids, 0}, {onMeleed, cancels, 0}, {onMeleed, weakens, 1}, {onAttacked, prevents, 0}} {
		tb := duel(t, "", "")
		card := tb.hold("It", test.trigger, "o2", test.answer)
		mana := tb.s.Mage(1).Mana
		tb.do("cast", 1, bolt)
		if tb.s.Waits() != 2 || tb.s.Mage(1).Mana != mana || tb.s.Fight != nil {
			t.Fatalf("%s: waits for %d", test.answer, tb.s.Waits())
		}
		tb.reveals(card)
		over := test.answer == cancels || test.answer == avoids
		if tb.s.Mage(1).Mana != mana-3 || (tb.s.Fight == nil) != over {
			t.Fatalf("%s: %d mana, fight %v", test.answer, tb.s.Mage(1).Mana, tb.s.Fight)
		}
		if !over {
			tb.do("strike", 1, "", faces(one))
		}
		tb.harmed("o2", test.damage)
		if tb.s.Fight != nil || len(tb.s.Player(1).Discard) != 1 {
			t.Errorf("%s: %+v", test.answer, tb.s.Player(1).Discard)
		}
	}
}

// what lies on the second target of a Sweeping attack is asked for before its dice.
func TestA53SecondTargetWaitsToo(t *testing.T) {
	tb := duel(t, "", "")
	block := tb.hold("Block", onAttacked, "mage2", avoids)
	tb.do("attack", 1, `{"object":"o1","target":"","targets":["o2","mage2"],"with":{"name":"Tail","kind":"melee","dice":1,"traits":["Sweeping"]}}`, faces(one))
	tb.comes(state.FightReveal, "o1", "mage2")
	tb.reveals(block)
	tb.harmed("mage2", 0)
	tb.comes("", "", "")
}

// a zone attack waits for what lies on each of its targets when its turn comes.
func TestA50R89ZoneWaitsForEachTarget(t *testing.T) {
	tb := duel(t, "", "")
	weaker := tb.hold("Blow", onAttacked, "o2", weakens)
	tb.do("attack", 1, `{"object":"o1","target":"","targets":["mage2","o2"],"with":{"kind":"zone","dice":3}}`, faces(one, one, one))
	tb.comes(state.FightReveal, "o1", "o2")
	tb.reveals(weaker)
	tb.do("strike", 1, "", faces(two))
	tb.harmed("o2", 2)
}

// A power that is cast as a spell is countered like one, and what it costs is lost.
func TestR49PowersAreCounteredToo(t *testing.T) {
	tb := able(t, restore)
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9}`)
	tb.do("condition", 1, `{"condition":"burn","amount":1,"object":"`+wolf+`"}`)
	ward := tb.hold("Ward", onTargeted, wolf, counters)
	mana := tb.s.Mage(1).Mana
	tb.do("ability", 1, `{"ability":"Restore","object":"`+wolf+`","conditions":["burn"]}`)
	if tb.s.Waits() != 2 || tb.s.Mage(1).Mana != mana {
		t.Fatalf("waits for %d", tb.s.Waits())
	}
	tb.reveals(ward)
	if tb.object(wolf).Conditions["burn"] != 1 || tb.s.Mage(1).Mana != mana-2 || !tb.s.Acted {
		t.Fatalf("%v, %d mana", tb.object(wolf).Conditions, tb.s.Mage(1).Mana)
	}
}

// what waits for an activation is done after it, unless what was revealed
// keeps the creature from it.
func TestR27WhatWaitsForAnActivation(t *testing.T) {
	for _, answer := range []string{freezes, halts} {
		tb := duel(t, "", "")
		frost := tb.hold("Trap", onActivates, "o1", answer)
		tb.do("attack", 1, `{`+blowOnTwo+`}}`)
		if tb.s.Acting != "o1" || tb.s.Fight != nil || tb.s.Acted || tb.s.Waits() != 2 {
			t.Fatalf("%s: acting %q, fight %v", answer, tb.s.Acting, tb.s.Fight)
		}
		tb.reveals(frost)
		if answer == halts {
			tb.comes("", "", "")
			continue
		}
		tb.comes(state.FightStrike, "o1", "o2")
		tb.do("strike", 1, "", faces(one))
		tb.harmed("o2", 1)
	}
}

// A spell waits first for what its caster's activation reveals, then for what it reveals
// itself.
func TestR27R49OneAfterTheOther(t *testing.T) {
	tb := duel(t, "", "")
	frost, ward := tb.hold("Trap", onActivates, "mage1", freezes), tb.hold("Ward", onTargeted, "o2", counters)
	mana := tb.s.Mage(1).Mana
	tb.do("cast", 1, `{"name":"Charm","kind":"incantation","cost":2,"target":"o2"}`)
	if due := tb.s.DueOf(2); len(due) != 1 || due[0] != frost {
		t.Fatalf("due is %v", due)
	}
	tb.reveals(frost)
	if due := tb.s.DueOf(2); len(due) != 1 || due[0] != ward || tb.s.Mage(1).Mana != mana || tb.s.Acting != "mage1" {
		t.Fatalf("due is %v", due)
	}
	tb.reveals(ward)
	if tb.s.Held != nil || !tb.said("table.logCountered") || tb.s.Mage(1).Mana != mana-2 || tb.s.Mage(1).Conditions["freeze"] != 1 {
		t.Fatalf("%d mana, %v", tb.s.Mage(1).Mana, tb.s.Mage(1).Conditions)
	}
}

// Dice that came with an event are refused by the rule, and the table may say that they
// count all the same: then what is hidden stays hidden.
func TestR67DiceThatFellTooEarly(t *testing.T) {
	tb := duel(t, "", "")
	block := tb.hold("Block", onAttacked, "o2", avoids)
	err := tb.try("attack", 1, `{`+blowOnTwo+`}}`, faces(two))
	var refused *tracker.Refusal
	if !errors.As(err, &refused) || refused.Code != state.MustReveal || refused.Rule != "R-67" {
		t.Fatal(err)
	}
	tb.do("attack", 1, `{`+blowOnTwo+`}}`, faces(two), overruled)
	tb.harmed("o2", 2)
	if !tb.object(block).FaceDown {
		t.Fatal("it was revealed")
	}
	tb = duel(t, "", "")
	tb.hold("Block", onAttacked, "o2", avoids)
	tb.do("attack", 1, `{`+blowOnTwo+`}}`)
	tb.do("strike", 1, "", faces(one), overruled) // nobody reveals it
	tb.harmed("o2", 1)
	tb = duel(t, "", "")
	ward := tb.hold("Ward", onTargeted, "o2", counters)
	tb.do("cast", 1, `{"name":"Charm","kind":"incantation","target":"o2"}`)
	tb.do("remove", 2, `{"object":"`+ward+`"}`) // a slip: it was never there
	if tb.s.Held != nil || !tb.s.Acted {
		t.Fatal("it waits for what is gone")
	}
}

// What waited and can no longer be done comes to nothing.
func TestR48R50WhatWaitedIsLost(t *testing.T) {
	tb := duel(t, "", "")
	ward := tb.hold("Ward", onTargeted, "o2", notes)
	tb.do("cast", 1, `{"name":"Charm","kind":"incantation","cost":3,"target":"o2"}`)
	tb.do("set", 1, `{"track":"mana","value":1}`)
	tb.reveals(ward)
	if tb.s.Held != nil || tb.s.Mage(1).Mana != 1 || tb.s.Acted || !tb.said("table.logHeldLost") {
		t.Fatalf("%+v", tb.s.Held)
	}
}

// Nobody but its own side learns what lies there: to others the state is as if it did
// nothing.
func TestA88AsKnownToTheOtherSide(t *testing.T) {
	tb := duel(t, "", "")
	tb.hold("Block", onAttacked, "o2", avoids)
	e := tracker.Event{Version: 1, Kind: "attack", Seat: 1, Data: []byte(`{"steps":true,` + blowOnTwo + `}}`)}
	for seat, dice := range map[tracker.Seat]int{1: 1, 2: 0} {
		rolled, err := tb.game.Roll(tb.s.AsKnownTo(seat), e, effect.Lowest{})
		if err != nil || len(rolled.Faces) != dice {
			t.Errorf("seat %d: %d dice, %v", seat, len(rolled.Faces), err)
		}
	}
	if slices.ContainsFunc(tb.s.Objects, func(o *state.Object) bool {
		return o.FaceDown && o.Printed.Deeds[0].At == "" || o.FaceDown && !o.Printed.Deeds[0].Mandatory()
	}) {
		t.Error("the state itself was changed")
	}
}
