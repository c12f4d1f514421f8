package magewars

import (
	"encoding/json"
	"maps"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// cardsWith are the cards of the catalog with an attack bar that suits, each with the
// first such bar.
func cardsWith(t *testing.T, suits func(state.Strike) bool) map[*catalog.Card]state.Strike {
	t.Helper()
	found := map[*catalog.Card]state.Strike{}
	for _, c := range cards(t).Cards() {
		if at := slices.IndexFunc(state.FromCard(c).Attacks, suits); at >= 0 {
			found[c] = state.FromCard(c).Attacks[at]
		}
	}
	if len(found) == 0 {
		t.Fatal("no card has such a bar")
	}
	return found
}

// cardFields are a card as the payload of an event, with more fields.
func cardFields(t *testing.T, c *catalog.Card, more map[string]any) string {
	t.Helper()
	text, err := json.Marshal(state.FromCard(c))
	fields := map[string]any{}
	if err == nil {
		err = json.Unmarshal(text, &fields)
	}
	maps.Copy(fields, more)
	if err == nil {
		text, err = json.Marshal(fields)
	}
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// swept is an Arena table with four wolves of seat 2 that no attack destroys.
func swept(t *testing.T) (tb *table, wolves []string) {
	t.Helper()
	tb = able(t)
	for _, name := range []string{"One", "Two", "Three", "Four"} {
		wolves = append(wolves, tb.add(2, `{"name":"`+name+`","kind":"creature","life":99,"level":3}`))
	}
	tb.from = dice.Seeded(7)
	return tb, wolves
}

// wields puts a card on the table of seat 1 so that somebody attacks with its bar, and
// says who: a creature itself, equipment its mage.
func (tb *table) wields(c *catalog.Card) string {
	tb.t.Helper()
	if c.Type == catalog.Equipment {
		tb.add(1, cardFields(tb.t, c, map[string]any{"host": "mage1"}))
		return "mage1"
	}
	id := tb.add(1, cardFields(tb.t, c, nil))
	if c.Type == catalog.Creature {
		tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+id+`"}`)
	}
	return id
}

// every Sweeping attack, of a creature, of equipment or a spell, and every
// other that goes against several targets may go on against another, with a declaration
// of its own, and no further than its card says; an attack spell is discarded after the
// last.
func TestA53R100A96EveryAttackThatGoesOn(t *testing.T) {
	kinds := map[catalog.Type]int{}
	for c, bar := range cardsWith(t, func(s state.Strike) bool { return s.Most() > 1 }) {
		kinds[c.Type]++
		tb, wolves := swept(t)
		spell, attacker := c.Type == catalog.Attack, "mage1"
		if spell {
			tb.do("cast", 1, cardFields(t, c, map[string]any{"target": wolves[0]}))
		} else {
			attacker = tb.wields(c)
			tb.do("attack", 1, payloadOf(t, state.AttackData{Object: attacker, With: &bar, Target: wolves[0]}))
		}
		if bar.Jumps && tb.object(wolves[0]).Damage == 0 {
			t.Fatalf("%s: choose another seed", c.ID)
		}
		for n := 1; n < min(bar.Most(), len(wolves)); n++ {
			next := `{"object":"` + attacker + `","attack":"` + bar.Name + `","target":"`
			if tb.s.Again == nil || spell && len(tb.s.Player(1).Discard) != 0 {
				t.Fatalf("%s: it does not go on after %d", c.ID, n)
			}
			if !slices.ContainsFunc(tb.game.open(tb.s), func(o tracker.Choice) bool { return string(o.Event.Kind) == "attack" && len(o.Targets) > 0 }) {
				t.Errorf("%s: nobody is offered the next target", c.ID)
			}
			tb.refused(state.NoTarget, "attack", 1, next+wolves[0]+`"}`)
			tb.do("attack", 1, next+wolves[n]+`"}`)
		}
		if bar.Most() < len(wolves) && (tb.s.Again != nil || spell && len(tb.s.Player(1).Discard) != 1) {
			t.Errorf("%s: it goes on past its last target, or is not discarded", c.ID)
		}
	}
	if kinds[catalog.Attack] < 7 || kinds[catalog.Creature] == 0 || kinds[catalog.Equipment] == 0 {
		t.Errorf("too few cards were found: %v", kinds)
	}
}

// in one act the targets are named together; too many are refused, and so is the
// same one twice.
func TestA53TargetsNamedTogether(t *testing.T) {
	tb := duel(t, "", "")
	other := tb.add(2, `{"name":"Other","life":20}`)
	sweep := `"object":"o1","target":"","with":{"name":"Tail","kind":"melee","dice":1,"traits":["Sweeping"]}`
	tb.refused(state.TooManyTargets, "attack", 1, `{`+sweep+`,"targets":["o2","`+other+`","mage2"]}`, faces(one, one, one))
	tb.refused(state.NoTarget, "attack", 1, `{`+sweep+`,"targets":["o2","o2"]}`, faces(one, one))
	tb.do("attack", 1, `{`+sweep+`,"targets":["o2","`+other+`"]}`, faces(one, two))
	tb.harmed("o2", 1)
	tb.harmed(other, 2)
	tb.comes("", "", "")

	tb = duel(t, "", "")
	other = tb.add(2, `{"name":"Other","life":20}`)
	tb.do("attack", 1, `{`+sweep+`,"steps":true,"targets":["o2","`+other+`"]}`, faces(one))
	tb.comes(state.FightStrike, "o1", other) // declared, and before its dice
	tb.do("strike", 1, "", faces(two))
	tb.harmed(other, 2)
}

// only a zone attack and one that goes on have several targets: a melee bar
// does not become a zone attack by naming them.
func TestA50A63OneTargetOnly(t *testing.T) {
	for _, kind := range []string{"melee", "ranged"} {
		tb := inAcademy(t, "", "")
		tb.guards("o2")
		tb.refused(state.TooManyTargets, "attack", 1, `{"object":"o1","target":"","targets":["mage2"],"with":{"kind":"`+kind+`","dice":1}}`, faces(one))
		tb.refused(state.TooManyTargets, "cast", 1, `{"name":"Bolt","kind":"attack","target":"o2","targets":["mage2","o2"],"attacks":[{"kind":"`+kind+`","dice":1}]}`, faces(one, one))
	}
	for _, c := range cards(t).Cards() { // every bar there is
		for _, bar := range state.FromCard(c).Attacks {
			if bar.Chosen() && bar.Several() != (bar.Kind == "zone" || keyword.List(bar.Traits).Has(keyword.Sweeping) || bar.Targets > 0 || bar.Jumps) {
				t.Errorf("%s: %s", c.ID, bar.Name)
			}
		}
	}
}

// an attack spell whose second attack is not made is discarded when the round
// goes on; one that cannot go on is discarded at once.
func TestA53A96NoSecondAttack(t *testing.T) {
	spell := `{"name":"Fork","kind":"attack","speed":"full","attacks":[{"kind":"ranged","dice":1,"traits":["Sweeping"]}],"target":`
	tb := able(t)
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9}`)
	tb.do("cast", 1, spell+`"`+wolf+`"}`)
	tb.do("end", 1, "")
	if tb.s.Again != nil || len(tb.s.Player(1).Discard) != 1 {
		t.Fatal("it still goes on")
	}
	tb = able(t)
	tb.add(2, `{"name":"Wolf","kind":"creature","life":9}`)
	tb.do("cast", 1, spell+`"mage2"}`)
	tb.do("condition", 1, `{"condition":"stun","amount":1}`)
	tb.do("quickcast", 1, "", overruled)
	if tb.s.Again != nil || len(tb.s.Player(1).Discard) != 1 {
		t.Fatal("something else was done")
	}
}

// An attack that jumps goes on only from what it damaged, a die and 1 of the effect
// roll weaker each time.
func TestR9JumpsGetWeaker(t *testing.T) {
	tb := duel(t, "", "")
	second, third := tb.add(2, `{"name":"Second","life":20}`), tb.add(2, `{"name":"Third","life":20}`)
	spell := `{"name":"Chain","kind":"attack","target":"o2","attacks":[{"kind":"ranged","dice":3,"jumps":true,"effects":[{"min":5,"result":"Daze"}]}]}`
	tb.do("cast", 1, spell, faces(one, blank, blank), rolls(4))
	tb.do("attack", 1, `{"object":"mage1","target":"`+second+`"}`, faces(one, blank), rolls(5))
	if tb.object(second).Conditions["daze"] != 0 {
		t.Fatal("a 5 counts as a 4")
	}
	tb.do("attack", 1, `{"object":"mage1","attack":"Chain","target":"`+third+`"}`, faces(blank), rolls(7))
	if tb.object(third).Conditions["daze"] != 1 || tb.s.Again != nil {
		t.Fatal("a 7 counts as a 5, and without damage it goes no further")
	}
}

// who is destroyed or cannot act after the first attack makes no second.
func TestA53R87WhoFallsGoesNoFurther(t *testing.T) {
	for _, answer := range []string{`"effects":[{"min":1,"result":"Stun"}],"dice":1`, `"dice":9`} {
		tb := duel(t, `,"attacks":[{"name":"Tail","kind":"melee","action":"full","dice":1,"traits":["Sweeping"]}]`, `,"attacks":[{"kind":"barrier",`+answer+`}]`)
		tb.from = dice.Seeded(3)
		tb.do("set", 1, `{"track":"damage","value":19,"object":"o1"}`)
		tb.do("attack", 1, `{"object":"o1","target":"o2"}`)
		if tb.s.Again != nil {
			t.Errorf("%s: it goes on", answer)
		}
	}
}
