package magewars

import (
	"encoding/json"
	"testing"

	"github.com/quickcast/quickcast/ui/table"
)

// what lies on the target gives it a Defense that its sheet offers: unasked where it
// costs nothing, by a tap where it does.
func TestR83TheSheetOffersEveryDefense(t *testing.T) {
	for _, size := range sizes() {
		s := armed(t, size)
		for _, lies := range []table.Fields{
			{"name": "Boots", "kind": "equipment", "host": "mage2", "defense": table.Fields{"min": 7, "uses": 1}},
			{"name": "Staff", "kind": "equipment", "host": "mage2", "defense": table.Fields{"min": 5, "cost": table.Fields{"ki": 2}}},
		} {
			s.screen.Do(table.Deed("add", 2, lies))
		}
		s.screen.Send("token", 2, table.Fields{"token": "ki", "amount": 3})
		s.settle()
		a := s.screen.openAttack(1, imp)
		a.aim("mage2")
		s.settle()
		if x, ok := a.exchange(); !ok || x.Defender.Defense == nil || x.Defender.Defense.Min != 7 {
			t.Fatalf("%v: the odds reckon with %+v", size, x.Defender.Defense)
		}
		s.tap("Staff 5+ (2 Ki)")
		if x, ok := a.exchange(); !ok || x.Defender.Defense.Min != 5 {
			t.Fatalf("%v: the odds reckon with %+v", size, x.Defender.Defense)
		}
		s.foot("Roll")
		if ki := s.magewars().Mage(2).Tokens["ki"]; ki != 1 || s.object("o5").Defended != 0 {
			t.Errorf("%v: %d Ki are left; notices %v", size, ki, s.notices)
		}
	}
}

// against a declared attack the same is asked before its dice, and each can be left.
func TestR83DefensesOfADeclaredAttack(t *testing.T) {
	s := armed(t, phone)
	s.screen.Do(table.Deed("add", 2, table.Fields{"name": "Boots", "kind": "equipment", "host": "mage2", "defense": table.Fields{"min": 1, "uses": 1}}))
	s.settle()
	a := s.screen.openAttack(1, imp)
	a.aim("mage2")
	a.act(a.try(a.q.Event.Tell("declare", json.RawMessage("true"))).Event)
	s.settle()
	s.tap("Defense 1+")
	if string(a.part.Told("defendWith")) != `"none"` {
		t.Fatal("it cannot be left")
	}
	s.foot("Roll")
	if s.said("table.logAvoids") || !s.said("table.logDice") {
		t.Errorf("it is used all the same; notices %v", s.notices)
	}
}

// A card that lies open and decides about an attack does so before any dice: the attack
// waits, its player is asked, and then it is rolled.
func TestAnAttackWaitsForACardThatDecidesAboutIt(t *testing.T) {
	s := armed(t, phone)
	helm := json.RawMessage(`[{"at":"attacked","of":"host","given":{"attack":{"kind":"melee"}},"do":[{"do":"pay","amount":1,"by":"attacker","else":[{"do":"cancel","name":"attack"}]}],"say":["Pay 1 or it is cancelled","Zahle 1 oder er entfällt"]}]`)
	s.screen.Do(table.Deed("add", 2, table.Fields{"name": "Cloak", "kind": "equipment", "host": "mage2", "deeds": helm}))
	s.settle()
	a := s.screen.openAttack(1, imp)
	a.aim("mage2")
	s.settle()
	s.foot("Roll")
	if s.magewars().Fight == nil || s.said("table.logDice") || len(s.magewars().Offers) != 1 {
		t.Fatalf("it does not wait; notices %v", s.notices)
	}
	pay := true
	s.screen.Do(table.Deed("deed", s.magewars().Offers[0].Seat, table.Fields{"deed": s.magewars().Offers[0].ID, "pay": pay}))
	s.settle()
	if a = s.screen.openAttack(1, imp); a == nil || a.fight() == nil {
		t.Fatal("the sheet of the fight is not there")
	}
	s.settle()
	s.foot("Roll")
	if !s.said("table.logDice") {
		t.Errorf("the dice do not fall after it; notices %v", s.notices)
	}
}
