package magewars

import (
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// power is how a power of seat 1 stands.
func (tb *table) power(name state.Power) Power {
	tb.t.Helper()
	for _, p := range tb.game.Powers(tb.s, 1) {
		if p.Name == string(name) {
			return p
		}
	}
	tb.t.Fatalf("there is no %s", name)
	return Power{}
}

// Every ability of every mage of the catalog is known, and no other.
func TestEveryAbilityIsKnown(t *testing.T) {
	rules, had := Arena().rules, map[string]bool{}
	for _, m := range cards(t).Mages() {
		for _, a := range m.Abilities {
			id := state.Power(a.Name).Marker()
			had[id], had[id+"/"+string(m.ID)] = true, true
			if _, known := rules.Powers[id]; !known {
				t.Errorf("%s of %s", a.Name, m.ID)
			}
		}
	}
	for id := range rules.Powers {
		if !had[id] {
			t.Errorf("deeds of %q, which no mage has", id)
		}
	}
	if len(had) == 0 || len(rules.Powers) == 0 {
		t.Error("nothing is known: the files cannot be read")
	}
}

// a power says on whom, how, for how much and whether it was used.
func TestPowersR122Zap(t *testing.T) {
	tb := able(t, arcaneZap)
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9}`)
	p := tb.power(arcaneZap)
	if !slices.Equal(p.Objects, []string{"mage2", wolf}) || !slices.Equal(p.Costs, []int{1, 1}) || p.Refusal != nil {
		t.Fatalf("%+v", p)
	}
	tb.do("ability", 1, `{"ability":"Arcane Zap","object":"`+wolf+`"}`)
	p = tb.power(arcaneZap)
	if !p.Used || !refusedFor(p.Refusal, state.AbilityUsed, "R-122") || len(p.Objects) != 0 {
		t.Fatalf("%+v", p)
	}
}

// marks cost by the level of what has just arrived.
func TestPowersR116R119Marks(t *testing.T) {
	tb := able(t, state.Pet, bloodreaper)
	if p := tb.power(state.Pet); !refusedFor(p.Refusal, state.NoTarget, "R-116") {
		t.Fatalf("%+v", p)
	}
	bear := tb.add(1, `{"name":"Bear","kind":"creature","level":3,"life":9,"subtypes":["Animal"]}`)
	imp := tb.add(1, `{"name":"Imp","kind":"creature","level":1,"life":9,"subtypes":["Demon"]}`)
	if p := tb.power(state.Pet); p.Refusal != nil || !slices.Equal(p.Objects, []string{bear}) || p.Costs[0] != 4 || p.Life {
		t.Fatalf("%+v", p)
	}
	if p := tb.power(bloodreaper); p.Refusal != nil || !slices.Equal(p.Objects, []string{imp}) || p.Costs[0] != 2 || !p.Life {
		t.Fatalf("%+v", p)
	}
}

// Restore can be used on who has a condition with a known removal cost.
func TestPowersR118Restore(t *testing.T) {
	tb := able(t, restore)
	wolf := tb.add(1, `{"name":"Wolf","kind":"creature","life":9}`)
	tb.do("condition", 1, `{"condition":"stun","amount":1,"object":"`+wolf+`"}`)
	p := tb.power(restore)
	if p.Refusal != nil || !slices.Equal(p.Objects, []string{wolf}) || p.Costs[0] != 4 {
		t.Fatalf("%+v", p)
	}
	tb.do("condition", 2, `{"condition":"cripple","amount":1}`)
	tb.do("condition", 1, `{"condition":"stun","amount":-1,"object":"`+wolf+`"}`)
	tb.do("condition", 1, `{"condition":"burn","amount":1,"object":"`+wolf+`"}`)
	tb.do("set", 1, `{"track":"mana","value":3}`)
	if p := tb.power(restore); p.Refusal != nil || !slices.Equal(p.Objects, []string{wolf}) {
		t.Fatalf("with 3 mana: %+v", p)
	}
	tb.do("set", 1, `{"track":"mana","value":1}`)
	if p := tb.power(restore); !refusedFor(p.Refusal, state.TooLittleMana, "R-48") || len(p.Objects) != 0 {
		t.Fatalf("with 1 mana: %+v", p)
	}
}

// Passive powers are never sent, and nobody else's.
func TestPowersPassive(t *testing.T) {
	tb := able(t, divineReward)
	if p := tb.power(divineReward); !p.Passive || p.Rule != "R-117" {
		t.Fatalf("%+v", p)
	}
	tb.refused(state.NoAbility, "ability", 1, `{"ability":"Divine Reward"}`)
}

// The two Warlords have their own orders; one whom the table does not know has them all.
func TestPowersOrders(t *testing.T) {
	for id, want := range map[string]string{
		"": "charge ranged guard piercing fast tough", "arena-warlord-anvil-throne": "piercing fast tough", "arena-warlord-bloodwave": "charge ranged guard",
	} {
		first := mage("First", 32, 10, 10)
		first.Mage, first.Abilities = id, []string{string(battleOrders)}
		tb := newTable(t, Arena(), first, mage("Second", 38, 9, 10))
		tb.begin(state.CreatureActionPhase)
		tb.add(1, `{"name":"Orc","life":9,"subtypes":["Soldier"]}`)
		if p := tb.power(battleOrders); p.Refusal != nil || p.Cost != 1 {
			t.Errorf("%q: %+v", id, p)
		}
		q, ok := tb.game.Ask(tb.s, tracker.Event{Version: 1, Kind: "ability", Seat: 1, Data: []byte(`{"ability":"Battle Orders","order":"tough"}`)})
		var names []string
		for _, o := range q.Asks[0].Options {
			names = append(names, strings.ToLower(strings.TrimPrefix(string(o.Name.(tracker.Word)), "table.order")))
		}
		if got := strings.Join(names, " "); !ok || got != want || q.Ready == (id == "arena-warlord-bloodwave") {
			t.Errorf("%q: %s, ready %v", id, got, q.Ready)
		}
	}
}

// Fireweaving moves a Burn to anything that stands.
func TestPowersFireweaving(t *testing.T) {
	tb := able(t, fireweaving)
	tb.do("condition", 2, `{"condition":"burn","amount":1}`)
	if p := tb.power(fireweaving); p.Refusal == nil || p.Refusal.Code != state.FieldMissing {
		t.Fatalf("%+v", p)
	}
	q, ok := tb.game.Ask(tb.s, tracker.Event{Version: 1, Kind: "ability", Seat: 1, Data: []byte(`{"ability":"Fireweaving"}`)})
	if !ok || len(q.Asks) != 2 || len(q.Asks[0].Options) != 1 || len(q.Asks[1].Options) != 2 {
		t.Fatalf("%+v", q)
	}
}

// Every ability that takes an action stands among what the table offers: while its mage may act with it, or
// quickcast it, and not after; and what is offered can be asked about and is not refused.
func TestPowersThatTakeAnActionAreOffered(t *testing.T) {
	tried := 0
	for _, m := range cards(t).Mages() {
		if m.Game != "arena" {
			continue
		}
		first := FromMage(m)
		first.Life, first.Mana = 30, 20
		tb := newTable(t, Arena(), first, mage("Second", 38, 9, 20))
		tb.begin(state.CreatureActionPhase)
		tb.add(1, `{"name":"Orc","life":9,"subtypes":["Soldier"]}`)
		tb.do("condition", 0, `{"condition":"stun","amount":1,"object":"`+tb.add(2, `{"name":"Wolf","kind":"creature","life":9}`)+`"}`)
		tb.do("token", 1, `{"token":"valor","amount":5}`)
		for c := range law.Deeds(tb.s, state.Scene{}, tb.s.Mage(1)) {
			it := c.Deed()
			if it.Power == "" || it.Cost == nil || it.Cost.Action == "" {
				continue
			}
			tried++
			id := state.DeedID("mage1", c.Number)
			found := func() (event tracker.Event) {
				v := tb.game.View(tb.s, 1)
				for _, choice := range append(v.Choices, v.Open...) {
					if choice.Event.Says("deed") == id {
						event = choice.Event
					}
				}
				return event
			}
			begun := tb.s
			if now := found(); (now.Kind != "") != it.Cost.Spell {
				t.Errorf("%s of %s, before the mage acts: %s", it.Power, m.ID, now.Kind)
			}
			tb.do("activate", 1, `{"object":"mage1"}`)
			now := found()
			if q, ok := tb.game.Ask(tb.s, now); !ok || q.Refusal != nil || now.Says("quickcast") != "" {
				t.Errorf("%s of %s: %s %s: %v", it.Power, m.ID, now.Kind, now.Data, q.Refusal)
			}
			tb.do("guard", 1, `{"object":"mage1"}`)
			tb.do("marker", 1, `{"marker":"quickcast","on":false}`)
			if now := found(); now.Kind != "" {
				t.Errorf("%s of %s is still offered", it.Power, m.ID)
			}
			tb.s = begun
		}
	}
	if tried < 7 {
		t.Errorf("%d tried", tried)
	}
}
