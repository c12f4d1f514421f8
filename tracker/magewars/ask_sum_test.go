package magewars

import (
	"encoding/json"
	"fmt"
	"strconv"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// summed is what a question says of the dice, "4: printed 2, Pet +1", and what its parts come
// to; "" where it says nothing.
func summed(q tracker.Question) (words string, dice, parts int) {
	for _, n := range q.Notes {
		if n.ID != "table.sum" {
			continue
		}
		dice = n.Args["Dice"].(int)
		words = strconv.Itoa(dice) + ":"
		for _, part := range n.Args["Parts"].(tracker.Facts) {
			p := part.(tracker.Notice)
			if p.ID == "table.sumPrinted" {
				parts += p.Args["Dice"].(int)
				words += fmt.Sprintf(" printed %d", p.Args["Dice"])
				continue
			}
			n, _ := strconv.Atoi(p.Args["More"].(string))
			parts += n
			name := fmt.Sprint(p.Args["Name"])
			switch m := p.Args["Name"].(type) {
			case tracker.Printed:
				name = m.Word
			case tracker.Notice:
				name = fmt.Sprint(m.Args["Name"])
			}
			words += fmt.Sprintf(", %s %+d", name, n)
		}
	}
	return words, dice, parts
}

// whoever is asked to roll four dice of a bar of two is told where the others
// come from: each card, each mark and power, each condition by its name.
func TestR79TheDiceOfAnAttackNameTheirSources(t *testing.T) {
	tb := able(t, state.Pet, woundedPrey, bloodreaper)
	wolf := tb.add(1, `{"name":"Wolf","life":9,"level":2,"subtypes":["Animal","Demon"],"attacks":[{"name":"Bite","action":"quick","kind":"melee","dice":2}]}`)
	prey := tb.add(2, `{"name":"Prey","life":20,"level":2,"attacks":[{"name":"Kick","action":"quick","kind":"melee","dice":2}]}`)
	asked := func(field string) string {
		t.Helper()
		e := choice("", "", 1, "attack", state.AttackData{Object: wolf, Target: prey, InMagesZone: field != ""}).Event
		q, ok := tb.game.Ask(tb.s, e)
		if !ok {
			t.Fatal("it asks nothing")
		}
		words, dice, parts := summed(q)
		if x, ok := tb.game.Odds(tb.s, q.Event); !ok || words != "" && dice != x.FirstStrike().Dice() || words != "" && max(1, parts) != dice {
			t.Errorf("%s: its parts are %d, it rolls %d", words, parts, x.FirstStrike().Dice())
		}
		return words
	}
	if got := asked(""); got != "" {
		t.Errorf("of a bar as it is printed it says %q", got)
	}
	tb.do("set", 1, `{"track":"mana","value":30}`)
	tb.do("ability", 1, `{"ability":"Pet","object":"`+wolf+`"}`)
	tb.do("ability", 1, `{"ability":"Bloodreaper","object":"`+wolf+`"}`)
	tb.do("ability", 1, `{"ability":"Wounded Prey","object":"`+prey+`"}`, overruled)
	tb.do("set", 2, `{"track":"damage","value":3,"object":"`+prey+`"}`)
	tb.do("add", 1, `{"name":"Fangs","kind":"conjuration","deeds":[{"at":"always","do":[{"do":"grant","on":{"kind":"creature","side":"own"},"keywords":["Melee +1"]}],"say":["Fangs","Zähne"]}]}`)
	tb.do("add", 1, `{"name":"Rally","kind":"enchantment","host":"`+wolf+`","deeds":[{"at":"attack","of":"host","do":[{"do":"dice","amount":2}],"say":["Two more","Zwei mehr"]}]}`)
	tb.do("condition", 1, `{"condition":"weak","amount":1,"object":"`+wolf+`"}`)
	if got, want := asked("inMagesZone"), "9: printed 2, Rally +2, Fangs +1, Pet +1, table.askPet +1, Wounded Prey +1, Bloodreaper +2, Weak -1"; got != want {
		t.Errorf("it says\n%q, want\n%q", got, want)
	}
	tb.do("condition", 1, `{"condition":"weak","amount":14,"object":"`+wolf+`"}`)
	asked("inMagesZone") // one die is rolled all the same
}

// The dice sheet of an attack's spell says whom it hits.
func TestTheDiceOfASpellNameTheirTarget(t *testing.T) {
	h := newHand(t, "fireball")
	q, ok := h.game.Ask(h.s, tracker.Event{Kind: "cast", Seat: 1, Data: json.RawMessage(h.fields(map[string]any{"target": "o4"}))})
	title, said := q.Title.(tracker.Notice)
	if !ok || !said || title.ID != "table.askSpellOn" || fmt.Sprint(title.Args["Target"]) != fmt.Sprint(tracker.Facts{state.Own("Ogre")}) {
		t.Errorf("it is titled %v", q.Title)
	}
}

// a target shows the Defense it may use against this attack, and no other.
func TestR83ATargetShowsTheDefenseItMayUse(t *testing.T) {
	tb := able(t)
	wolf := tb.add(1, `{"name":"Wolf","life":9,"attacks":[{"name":"Bite","action":"quick","kind":"melee","dice":2},{"name":"Spit","action":"quick","kind":"ranged","dice":2}]}`)
	tb.add(2, `{"name":"Orb","kind":"equipment","host":"mage2","defense":{"min":8,"uses":1,"not":["melee"]}}`)
	for attack, want := range map[string]bool{"Bite": false, "Spit": true} {
		q, ok := tb.game.Ask(tb.s, choice("", "", 1, "attack", state.AttackData{Object: wolf, Attack: attack, Target: "mage2"}).Event)
		got := false
		for _, ask := range q.Asks {
			for _, o := range ask.Options {
				facts, _ := o.Line.(tracker.Facts)
				for _, fact := range facts {
					n, said := fact.(tracker.Notice)
					got = got || said && n.ID == "table.defenseOf"
				}
			}
		}
		if !ok || got != want {
			t.Errorf("%s: it shows a Defense: %v", attack, got)
		}
	}
}
