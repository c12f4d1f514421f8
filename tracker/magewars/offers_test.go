package magewars

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

func payloadOf(t testing.TB, payload any) string {
	t.Helper()
	data, err := json.Marshal(payload)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// offered lists what the rules offer now as "kind seat rule".
func (tb *table) offered(seat tracker.Seat) []string {
	v := tb.game.View(tb.s, seat)
	var list []string
	if v.Next != nil {
		v.Choices = append(v.Choices, *v.Next)
	}
	for _, c := range append(v.Choices, v.Open...) {
		list = append(list, string(c.Event.Kind)+" "+string('0'+rune(c.Event.Seat))+" "+c.Text.Rule)
	}
	slices.Sort(list)
	return list
}

func (tb *table) offersAre(seat tracker.Seat, want ...string) {
	tb.t.Helper()
	slices.Sort(want)
	if got := tb.offered(seat); !slices.Equal(got, want) {
		tb.t.Fatalf("%s: offered %q\nwant %q", tb.s.Phase, got, want)
	}
}

// What a player of Academy can do at each moment, and by which rule.
func TestOffersOfAcademy(t *testing.T) {
	tb := academyTable(t)
	tb.offersAre(0, "initiative 0 A-8", "next 0 A-20")
	tb.begin(state.UpkeepPhase)
	tb.offersAre(0, "next 0 A-20")
	tb.do("next", 0, "")
	round := 3
	tb.do("overrule", 0, payloadOf(t, overruleData{Round: &round}))
	tb.offersAre(0, "activate 1 A-31", "quickcast 1 A-78", "cast 1 A-72", "cast 1 A-77", "next 0 A-34")
	wolf := tb.add(2, `{"name":"Wolf","life":5}`)
	tb.do("marker", 2, `{"marker":"active","on":true,"object":"`+wolf+`"}`)
	tb.offersAre(0, "activate 1 A-31", "activate 1 A-31", "pass 1 A-33", "quickcast 1 A-78", "cast 1 A-72", "cast 1 A-77", "next 0 A-34")
	tb.do("activate", 1, "")
	attack := []string{}
	if len(strikeAims(tb.s, "mage1", tb.s.Mage(1).Printed.Attacks[0])) > 0 {
		attack = append(attack, "attack 1 A-39")
	}
	tb.offersAre(0, append(attack, "guard 1 A-36", "end 1 A-31", "cast 1 A-72", "next 0 A-34")...)
	tb.do("guard", 1, "")
	tb.offersAre(0, "activate 2 A-31", "activate 2 A-31", "activate 2 A-31", "quickcast 1 A-78", "quickcast 2 A-78", "cast 1 A-77", "cast 2 A-77", "cast 2 A-72", "next 0 A-34")
}

// In Arena all of it carries Arena's numbers.
func TestOffersOfArena(t *testing.T) {
	tb := arenaTable(t)
	tb.offersAre(0, "initiative 0 R-8", "next 0 R-11")
	tb.begin(state.PlanningPhase)
	tb.offersAre(0, "plan 1 R-20", "plan 2 R-20", "next 0 R-13")
	tb.do("next", 0, `{"to":"first-quickcast"}`)
	tb.offersAre(0, "pass 1 R-44", "quickcast 1 R-44", "quickcast 2 R-44", "cast 1 R-42", "cast 2 R-42", "next 0 R-13")
	tb.do("next", 0, "")
	tb.do("activate", 1, "")
	for _, offered := range tb.offered(0) {
		if rule := strings.Fields(offered)[2]; rule[0] != 'R' {
			t.Error(offered)
		}
	}
	tb.do("condition", 1, `{"condition":"burn","amount":1}`)
	tb.do("condition", 2, `{"condition":"rot","amount":1}`)
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.offersAre(0, "resolve 0 R-19", "resolve 1 R-104", "resolve 2 R-105")
}

// a hidden enchantment can be revealed whenever its owner likes and has
// the mana, and only the owner's side is offered it.
func TestA90A118R65OfferToReveal(t *testing.T) {
	for _, tb := range []*table{fight(t), arenaFight(t)} {
		rule := tb.s.Cite("A-90 R-65")
		tb.do("set", 2, `{"track":"mana","value":5}`)
		tb.add(2, `{"name":"Block","kind":"enchantment","faceDown":true,"host":"mage2","reveal":5}`)
		tb.add(2, `{"name":"Dear","kind":"enchantment","faceDown":true,"host":"mage2","reveal":6}`)
		for seat := range tracker.Seat(3) {
			if got, want := slices.Contains(tb.offered(seat), "reveal 2 "+rule), seat == 2; got != want {
				t.Errorf("%s, seat %d: offered %v", tb.game.Name(), seat, got)
			}
		}
		legal := tb.game.Legal(tb.s)
		count := 0
		for _, e := range legal {
			if e.Kind == "reveal" {
				count++
				tb.do("reveal", e.Seat, string(e.Data))
			}
		}
		if count != 1 || tb.s.Mage(2).Mana != 0 {
			t.Errorf("%d to reveal", count)
		}
	}
}

// a spawnpoint casts in Deployment, once.
func TestR23OfferOfASpawnpoint(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.PlanningPhase)
	lair := tb.add(1, `{"name":"Lair","kind":"conjuration","life":9,"channeling":2,"traits":["Spawnpoint"]}`)
	tb.do("next", 0, "")
	tb.offersAre(0, "cast 1 R-23", "next 0 R-13")
	tb.do("cast", 1, `{"name":"Wolf","kind":"creature","life":5,"payer":"`+lair+`"}`)
	tb.offersAre(0, "next 0 R-13")
}

// a hidden enchantment that would make more of an attack, or less of it for who is attacked,
// is mentioned to its owner alone, once: before the dice of the attack.
func TestA90R65HiddenAidIsMentioned(t *testing.T) {
	h := newHand(t, "rhino-hide")
	for _, hidden := range []struct {
		seat tracker.Seat
		data string
	}{
		{1, `{"name":"Strength","grants":["Melee +2"],"host":"o1"}`},
		{1, `{"name":"Own Hide","grants":["Armor +2"],"host":"o1"}`},
		{2, `{"name":"Hide","grants":["Armor +2"],"host":"o4"}`},
		{2, `{"name":"Dear Hide","grants":["Armor +2"],"host":"o4","reveal":99}`},
		{2, `{"name":"Weakness","grants":["Melee +2"],"host":"o4"}`},
		{1, `{"name":"Burden","grants":["Melee -1"],"host":"o1"}`},
		{2, `{"name":"Rust","grants":["Armor -1"],"host":"o4"}`},
	} {
		h.add(hidden.seat, `{"kind":"enchantment","faceDown":true,`+hidden.data[1:])
	}
	told := func(seat tracker.Seat) string {
		var names []string
		for _, n := range h.game.View(h.s, seat).Notices {
			if n.ID == "table.noticeAid" {
				names = append(names, n.Args["Name"].(string))
			}
		}
		return strings.Join(names, ", ")
	}
	for _, step := range []struct {
		do   string
		want [3]string
	}{
		{"act o1", [3]string{}},
		{"declare o1 o4", [3]string{"", "Strength", "Hide"}},
		{"strike : 1 1 1", [3]string{}},
	} {
		h.play(step.do)
		for seat, want := range step.want {
			if got := told(tracker.Seat(seat)); got != want {
				t.Errorf("%s: seat %d is told of %q, not of %q", step.do, seat, got, want)
			}
		}
	}
}
