package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// aimed lists the aims: those that are legal, and the rules that stand against the
// others.
func (tb *table) aimed(attacker string, strike state.Strike) (legal []string, refused map[string]string) {
	refused = map[string]string{}
	for _, aim := range strikeAims(tb.s, attacker, strike) {
		if aim.Refusal == nil {
			if len(refused) > 0 {
				tb.t.Fatal("a legal one after a refused one")
			}
			legal = append(legal, aim.Object)
			continue
		}
		refused[aim.Object] = aim.Refusal.Rule
	}
	return legal, refused
}

// remarks are the rules of the remarks on one aim.
func (tb *table) remarks(attacker, target string, strike state.Strike) []string {
	var rules []string
	for _, aim := range strikeAims(tb.s, attacker, strike) {
		for _, r := range aim.Remarks {
			if aim.Object == target {
				rules = append(rules, r.Rule)
			}
		}
	}
	return rules
}

func TestAimsEnemiesFirst(t *testing.T) {
	tb := duel(t, "", "")
	tb.add(2, `{"name":"Wall","kind":"wall","life":7}`)
	tb.add(2, `{"name":"Gate","kind":"conjuration","life":9}`)
	tb.add(2, `{"name":"Idol","kind":"conjuration"}`)
	tb.add(2, `{"name":"Ring","kind":"equipment","host":"mage2"}`)
	tb.add(2, `{"name":"Curse","kind":"enchantment","faceDown":true,"host":"o1"}`)
	legal, refused := tb.aimed("o1", state.Strike{Kind: "melee"})
	if want := []string{"mage2", "o2", "o3", "o4", "mage1"}; !slices.Equal(legal, want) || len(refused) != 0 {
		t.Fatalf("%v, want %v; refused %v", legal, want, refused)
	}
	if legal, _ = tb.aimed("o1", state.Strike{Kind: "zone"}); slices.Contains(legal, "o3") {
		t.Fatal("R-58, R-89: a zone attack hits no wall")
	}
	if strikeAims(tb.s, "nobody", state.Strike{}) != nil {
		t.Fatal("aims of nobody")
	}
}

func TestAimsSayTheRule(t *testing.T) {
	tb := inAcademy(t, "", "")
	guard := tb.add(2, `{"name":"Guard","life":5}`)
	tb.guards(guard)
	if _, refused := tb.aimed("o1", state.Strike{Kind: "melee"}); refused["o2"] != "A-63" || refused["mage2"] != "A-63" || refused[guard] != "" {
		t.Fatalf("%v", refused)
	}
	if _, refused := tb.aimed("o1", state.Strike{Kind: "ranged"}); len(refused) != 1 || refused["mage1"] != "A-38" {
		t.Fatalf("A-70, and one's own: %v", refused)
	}
	tb.do("overrule", 0, `{"round":2}`)
	if legal, refused := tb.aimed("o1", state.Strike{Kind: "ranged"}); len(legal) != 0 || refused["mage2"] != "A-16" {
		t.Fatalf("%v %v", legal, refused)
	}
	tb = duel(t, "", `,"traits":["Flying"]`)
	if _, refused := tb.aimed("o1", state.Strike{Kind: "melee"}); refused["o2"] != "R-40" {
		t.Fatalf("%v", refused)
	}
	if _, refused := tb.aimed("o1", state.Strike{Kind: "melee", Traits: []string{"Reach"}}); len(refused) != 0 {
		t.Fatalf("Reach: %v", refused)
	}
}

// What depends on zones is said, not enforced: before the attack, and by it.
func TestR41R76R94AimsRemark(t *testing.T) {
	bar := state.Strike{Kind: "melee"}
	tb := duel(t, `,"traits":["Bloodthirsty +1"]`, "")
	if got := tb.remarks("o1", "o2", bar); len(got) != 0 {
		t.Fatalf("%v", got)
	}
	guard := tb.add(2, `{"name":"Guard","life":5}`)
	tb.guards(guard)
	tb.do("set", 2, `{"track":"damage","value":1,"object":"o2"}`)
	tb.do("condition", 1, `{"condition":"taunt","amount":1,"object":"o1"}`)
	if got := tb.remarks("o1", "mage2", bar); !slices.Equal(got, []string{"R-76", "R-94", "R-41"}) {
		t.Fatalf("%v", got)
	}
	if got := tb.remarks("o1", guard, bar); slices.Contains(got, "R-76") {
		t.Fatalf("the guard itself: %v", got)
	}
	if got := tb.remarks("o1", "o2", state.Strike{Kind: "ranged"}); len(got) != 0 {
		t.Fatalf("ranged: %v", got)
	}
	noticed := func() (rules []string) {
		for _, n := range tb.game.View(tb.s, 1).Notices {
			rules = append(rules, n.Rule)
		}
		return rules
	}
	if got := noticed(); len(got) != 0 {
		t.Fatalf("nobody acts: %v", got)
	}
	tb.do("activate", 1, `{"object":"o1"}`)
	if got := noticed(); !slices.Equal(got, []string{"R-41", "R-94"}) {
		t.Fatalf("%v", got)
	}
	tb.do("attack", 1, `{"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`, faces(one, one))
	if !tb.told("table.aimGuard") || !tb.told("table.aimTaunt") || tb.told("table.aimBlood") {
		t.Fatalf("the attack went past %v", tb.game.View(tb.s, 1).Passed)
	}
	if got := noticed(); len(got) != 0 {
		t.Fatalf("it has acted: %v", got)
	}
	tb.do("end", 1, "")
	if tb.object("o1").Conditions["taunt"] != 0 {
		t.Fatal("R-41: it is taunted still")
	}
}

// FightExchange is the strike that comes next with the dice it has.
func TestFightExchangeIsTheNextStrike(t *testing.T) {
	tb := duel(t, `,"traits":["Melee +2"]`, `,"attacks":[{"kind":"barrier","dice":3}]`)
	if _, ok := effect.NextBout(tb.s, ""); ok {
		t.Fatal("no fight is open")
	}
	tb.do("attack", 1, `{`+double+`}`, faces(blank, blank, blank))
	if b, ok := effect.NextBout(tb.s, ""); !ok || b.Exchange.FirstStrike().Dice() != 1 {
		t.Fatalf("%d dice", b.Exchange.FirstStrike().Dice())
	}
	tb.do("strike", 1, "", faces(blank))
	if b, ok := effect.NextBout(tb.s, ""); !ok || b.Exchange.FirstStrike().Dice() != 3 {
		t.Fatalf("the barrier has %d dice", b.Exchange.FirstStrike().Dice())
	}
}
