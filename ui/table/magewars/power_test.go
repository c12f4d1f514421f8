package magewars

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/ui/table"

	"github.com/quickcast/quickcast/tracker/magewars"
)

const priestess = "arena-priestess-westlock"

func TestEveryAbilityOfAMageHasATile(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size)
		s.begin("arena", priestess, "arena-wizard-sortilege")
		s.screen.OpenObject(s.screen.KitOf(1), 1, "")
		for _, name := range []string{"Divine Reward", "Restore"} {
			if !s.sees(name) {
				t.Errorf("%v: no tile for %s", size, name)
			}
		}
		s.screen.Back()
		if rows := s.screen.powerRows(s.screen.Needs().Kit, 2); len(rows) == 0 {
			t.Errorf("%v: the Wizard has no abilities", size)
		}
	}
}

func TestRestoreTakesAMarkerOff(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, priestess)
	s.screen.Send("condition", 2, table.Fields{"condition": "burn", "amount": 2})
	s.act(2)
	before := s.magewars().Mage(2).Mana
	s.screen.Ask(s.screen.KitOf(2), table.Deed("ability", 2, table.Fields{"ability": "Restore"}))
	if !s.sees("Choose first") {
		t.Error("which marker comes off must be said")
	}
	s.tap("More")
	s.tap("Use it (2 mana)")
	mage := s.magewars().Mage(2)
	if mage.Conditions["burn"] != 1 || mage.Mana != before-2 {
		t.Errorf("%d Burn and %d mana of %d; notices %v", mage.Conditions["burn"], mage.Mana, before, s.notices)
	}
}

func TestOrdersAreChosenInWords(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, "arena-warlord-bloodwave")
	s.lay(2, "goblin-grunt", nil)
	s.act(2)
	s.screen.Ask(s.screen.KitOf(2), table.Deed("ability", 2, table.Fields{"ability": "Battle Orders"}))
	s.tap("Charge")
	s.tap("Use it (1 mana)")
	if o, _ := s.magewars().Object("o1"); !slices.Contains(o.Brief, "Charge +1") {
		t.Errorf("the soldier has %v; notices %v", o.Brief, s.notices)
	}
	if !slices.ContainsFunc(s.screen.law().Powers(s.screen.state(), 2), func(p magewars.Power) bool { return p.Name == "Battle Orders" && p.Used }) {
		t.Error("the order is not marked as used")
	}
}

func TestAnAbilityThatThrowsDiceTellsThem(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, "arena-wizard-sortilege")
	s.act(2)
	s.screen.Ask(s.screen.KitOf(2), table.Deed("ability", 2, table.Fields{"ability": "Arcane Zap"}))
	s.tap("Warlock")
	s.tap("Use it (1 mana)")
	if !s.said("table.logDice") || !s.sees("to Warlock") || s.screen.Open() > 0 {
		t.Errorf("the dice of the zap are not told; %d sheets, notices %v", s.screen.Open(), s.notices)
	}
}

// An offer stays until it is answered, whatever is done and told meanwhile; who leaves it finds
// it on a chip.
func TestAnOfferStaysUntilItIsAnswered(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.act(2)
	s.openCast(2, "bitterwood-fox")
	s.tap("Cast (5 mana)")
	if s.screen.Open() != 0 || !s.sees("Pet: mark Bitterwood Fox for 2 mana") {
		t.Fatal("it is not offered in passing")
	}
	s.screen.Send("set", 2, table.Fields{"track": "mana", "value": 9}) // it is not taken
	s.screen.NotifyTo(s.screen.KitOf(2), "something else", "", nil)
	s.screen.Send("set", 1, table.Fields{"track": "luck", "value": 1})
	s.settle()
	if !s.sees("Pet: mark Bitterwood Fox for 2 mana") || !s.sees("something else") {
		t.Fatal("the offer went unanswered, or nothing is told beside it")
	}
	s.tap("Not now")
	if s.sees("Pet: mark Bitterwood Fox for 2 mana") {
		t.Fatal("it does not go")
	}
	s.tap("Abilities: Beastmaster")
	s.tap("Pet: mark Bitterwood Fox for 2 mana")
	if o, _ := s.magewars().Object("o1"); len(o.Tokens) != 1 {
		t.Errorf("tokens %v: the fox is no pet", o.Tokens)
	}
}

// One tap does what is offered in passing about what has just come.
func TestR116WhatIsOfferedInPassingIsOneTap(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.act(2)
	s.openCast(2, "bitterwood-fox")
	s.tap("Cast (5 mana)")
	s.tap("Use it")
	if o, _ := s.magewars().Object("o1"); len(o.Tokens) != 1 || s.sees("Pet: mark") {
		t.Errorf("tokens %v: the fox is no pet, or it is still offered", o.Tokens)
	}
}

func TestWhatIsOfferedNoMoreIsAskedNoMore(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", beastmaster, priestess)
	s.openRulebook(1)
	s.act(1)
	s.openCast(1, "bitterwood-fox")
	s.tap("Cast (5 mana)")
	if !s.sees("Pet: mark Bitterwood Fox") {
		t.Fatal("the mark must be offered")
	}
	s.screen.Send("next", 0, nil)
	s.settle()
	if s.sees("Pet: mark Bitterwood Fox") {
		t.Error("what the rules offer no more is still asked")
	}
}

// what the next step asks a seat is not said a second time on a chip of that seat; one
// thing more, and the chip counts them.
func TestR121TheShieldIsAskedOnce(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", "arena-wizard-sortilege", beastmaster)
	s.screen.Send("next", 0, table.Fields{"to": "upkeep"})
	s.settle()
	if !s.sees("Wizard: Voltaric Shield?") || s.sees("Wizard: 1 thing to do") {
		t.Error("the shield is asked twice, or not at all")
	}
	s.begin("arena", "arena-wizard-sortilege", beastmaster)
	s.screen.Send("condition", 1, table.Fields{"condition": "burn", "amount": 1})
	s.screen.Send("next", 0, table.Fields{"to": "upkeep"})
	s.settle()
	if !s.sees("Wizard: 2 things to do") {
		t.Error("nobody counts what there is to do")
	}
}

// What a card may do and what still has to be told of it stands on its own sheet, and on that of
// who bears it: nobody has to look for it in a list of all there is.
func TestAnAbilityStandsOnTheSheetOfItsCard(t *testing.T) {
	wish := json.RawMessage(`[{"at":"action","cost":{"action":"quick"},"do":[{"do":"choose","choices":[[{"do":"heal","on":{"kind":"creature|mage","count":1},"amount":2}],[{"do":"condition","on":{"kind":"creature|mage","count":1},"amount":1,"name":"Stagger"}]]}],"say":["Grant a wish","Erfülle einen Wunsch"]},{"at":"action","of":"host","cost":{"action":"quick"},"do":[{"do":"heal","on":{"kind":"creature|mage","count":1},"amount":1}],"say":["Mend somebody","Heile jemanden"]}]`)
	for _, size := range sizes() {
		s := armed(t, size)
		s.screen.Do(table.Deed("add", 1, table.Fields{"name": "Genie", "kind": "creature", "life": 9, "deeds": wish}))
		s.settle()
		genie := s.magewars().Objects[len(s.magewars().Objects)-1].ID
		s.screen.Do(table.Deed("add", 1, table.Fields{"name": "Ring", "kind": "equipment", "host": genie, "deeds": wish}))
		s.screen.Send("overrule", 1, table.Fields{"turn": 1})
		s.screen.Send("marker", 1, table.Fields{"object": genie, "marker": "active", "on": true})
		s.screen.Send("change", 1, table.Fields{"object": genie, "track": "damage", "amount": 2}) // nobody is asked to heal who is not hurt
		s.screen.Send("activate", 1, table.Fields{"object": genie})
		s.screen.Send("set", 1, table.Fields{"track": "damage", "value": 3}) // else nobody could be mended
		s.settle()
		s.screen.OpenObject(s.screen.KitOf(1), 1, genie)
		s.settle()
		if !s.sees("Genie: Grant a wish") || !s.sees("Ring: Mend somebody") {
			t.Fatalf("%v: it is not offered; notices %v", size, s.notices)
		}
		s.tap("Genie: Grant a wish")
		if !s.sees("Stagger") || !s.sees("Choose first") {
			t.Errorf("%v: it does not ask which", size)
		}
	}
}

// What a spell has to be told when it is done is asked at once, and the one answer does it:
// nobody has to look for the card that waits.
func TestASpellAsksAtOnceWhatItDoes(t *testing.T) {
	stuns := json.RawMessage(`[{"at":"cast","do":[{"do":"condition","on":{"kind":"creature","count":1},"amount":1,"name":"Stun"}],"say":["Stun somebody","Betäube jemanden"]}]`)
	for _, size := range sizes() {
		s := armed(t, size)
		s.screen.Send("overrule", 1, table.Fields{"turn": 1})
		s.settle()
		s.screen.Ask(s.screen.KitOf(1), table.Deed("cast", 1, table.Fields{"name": "Dazzle", "kind": "incantation", "speed": "quick", "aims": "zone", "deeds": stuns}))
		s.settle()
		s.tap("Cast (0 mana)")
		if s.screen.Open() != 1 || !s.sees("Stun somebody") {
			t.Fatalf("%v: %d sheets are open; notices %v", size, s.screen.Open(), s.notices)
		}
		s.tap("Knight of the Thorned Briar")
		if s.object(knight).Conditions["stun"] != 1 || s.screen.Open() != 0 {
			t.Errorf("%v: %v lies on the knight, %d sheets are open", size, s.object(knight).Conditions, s.screen.Open())
		}
	}
}
