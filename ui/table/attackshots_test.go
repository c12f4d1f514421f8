package table

import (
	"encoding/json"
	"os"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"quickcast/internal/store"
	"quickcast/rules/dice"
	"quickcast/tracker"
	"quickcast/ui/theme"
)

// TestAttackShots draws the sheet of an attack in all its states into the folder
// named by QUICKCAST_SHOTS.
func TestAttackShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
	}
	for _, size := range []fyne.Size{phone, small, wide} {
		for _, lang := range []string{"en", "de"} {
			for _, mode := range []theme.Mode{theme.Dark, theme.Light} {
				name := strconv.Itoa(int(size.Width)) + "-" + lang + "-" + map[theme.Mode]string{theme.Dark: "dark", theme.Light: "light"}[mode]
				t.Run(name, func(t *testing.T) { shootAttack(t, name, setting{lang, mode, size}) })
			}
		}
	}
}

func shootAttack(t *testing.T, name string, as setting) {
	s := newStandAs(t, as, store.NewMemory())
	arm(s)
	shot := func(state string) {
		s.settle()
		s.picture(name + "-" + state)
	}
	s.screen.openAttack(1, lion)
	shot("a1-aim")
	a := s.screen.fights.sheet
	a.startTyping(a.event("steps"))
	shot("a2-typing")
	a.typed.Face(dice.CriticalTwo)
	a.typed.Face(dice.One)
	a.goOn()
	shot("a3-typed")
	a.typed = nil
	a.aim("mage2")
	shot("a4-against")
	s.screen.send("marker", 2, fields{"marker": "guard", "on": false, "object": knight})
	s.screen.do(deed("add", 2, fields{"name": "Block", "kind": "enchantment", "host": knight, "faceDown": true, "reveal": 2}))
	s.settle()
	a.aims = a.aimsOf(a.bars[0])
	a.aim("mage2")
	a.aim(knight)
	shot("a4-target")
	a.act(a.try(a.event("steps")).event)
	shot("a5-strike")
	for _, state := range []string{"a6", "a7", "a8", "a9"} {
		if f := a.fight(); f != nil {
			a.act(a.try(a.partEvent(f, nil)).event)
			shot(state + "-" + string(f.Next))
		}
	}
	s.screen.Hidden()
	s.screen.openObject(s.seat(2).kit, 2, knight)
	shot("b1-object")
	s.screen.Hidden()
	s.screen.openObject(s.seat(1).kit, 1, lion)
	shot("b2-object-far")
	s.screen.Hidden()
	for _, worn := range []fields{
		{"name": "Dragonscale Hauberk", "kind": "equipment", "host": "mage2", "armor": 2, "traits": []string{"Flame -2"}, "grants": []string{"Flame -2"}},
		{"name": "Bear Strength", "kind": "enchantment", "host": knight, "grants": []string{"Melee +2"}, "upkeep": 1},
		{"name": "Lair", "kind": "conjuration", "life": 11, "armor": 2, "channeling": 2, "traits": []string{"Spawnpoint", "Zone Exclusive"}},
	} {
		s.screen.do(deed("add", 2, worn))
		s.settle()
	}
	s.screen.openMage(2)
	shot("b3-mage")
	s.screen.Hidden()
	for i, id := range []string{"o5", "o6", "o7", knight} {
		s.screen.openObject(s.seat(2).kit, 2, id)
		shot("b" + strconv.Itoa(4+i) + "-" + id)
		s.screen.Hidden()
	}
}

const (
	lion   = "o1" // of seat 1: two bars, two strikes, Charge
	imp    = "o2"
	knight = "o3" // of seat 2: guards, has a Defense, a damage barrier and a counterstrike
	hawk   = "o4" // flies
)

// arm lays a table of Academy in an Action Phase, with creatures on both sides that
// have much to fight with.
func arm(s *stand) {
	s.t.Helper()
	s.begin("academy", "academy-warlock", "academy-beastmaster")
	for _, each := range []struct {
		seat tracker.Seat
		card string
	}{
		{1, `{"name":"Steelclaw Lion","kind":"creature","level":4,"life":13,"armor":2,"traits":["Charge +2","Regenerate 1"],"attacks":[
			{"name":"Rending Claws","kind":"melee","action":"quick","dice":3,"traits":["Doublestrike","Piercing +1"],"effects":[{"min":9,"result":"Cripple"}]},
			{"name":"Thunderous Roar","kind":"ranged","action":"full","dice":2,"damageType":"Wind","traits":["Ethereal"]}]}`},
		{1, `{"name":"Firebrand Imp","kind":"creature","level":2,"life":6,"traits":["Flying"],"attacks":[{"name":"Hellfire Claws","kind":"melee","action":"quick","dice":2,"damageType":"Flame"}]}`},
		{2, `{"name":"Knight of the Thorned Briar","kind":"creature","level":4,"life":14,"armor":1,"defense":{"min":9,"uses":1},"attacks":[
			{"name":"Long Sword","kind":"melee","action":"quick","dice":4},
			{"name":"Shield Bash","kind":"melee","action":"quick","dice":2,"effects":[{"min":7,"result":"Stagger"}]},
			{"name":"Thorns","kind":"barrier","dice":1,"traits":["Unavoidable"]}],"traits":["Counterstrike"]}`},
		{2, `{"name":"Thunderift Falcon","kind":"creature","level":1,"life":5,"traits":["Flying","Elusive"],"attacks":[{"name":"Talons","kind":"melee","action":"quick","dice":2}]}`},
	} {
		e := deed("add", each.seat, nil)
		e.Data = json.RawMessage(each.card)
		s.screen.do(e)
		s.settle()
	}
	for range 4 {
		s.screen.send("next", 0, nil)
	}
	s.screen.send("overrule", 1, fields{"round": 3, "phase": "action", "initiative": 1, "turn": 1})
	for seat, id := range map[tracker.Seat]string{1: lion, 2: knight} {
		s.screen.send("marker", seat, fields{"marker": "active", "on": true, "object": id})
	}
	s.screen.send("marker", 2, fields{"marker": "guard", "on": true, "object": knight})
	s.screen.send("condition", 2, fields{"condition": "burn", "amount": 2, "object": knight})
	s.screen.send("condition", 2, fields{"condition": "weak", "amount": 1, "object": knight})
	s.settle()
}
