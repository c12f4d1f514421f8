package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// nobody activates, guards, attacks or reveals with what an enemy
// controls; a team mate in Academy may.
func TestA31A114R25OwnCreaturesOnly(t *testing.T) {
	for _, tb := range []*table{fight(t), arenaFight(t)} {
		tb.refused(state.NotYours, "activate", 2, `{"object":"mage1"}`)
		tb.refused(state.NotYours, "guard", 2, `{"object":"mage1"}`)
		tb.refused(state.NotYours, "attack", 2, `{"object":"mage1","target":"mage2"}`)
		hidden := tb.add(1, `{"name":"Block","kind":"enchantment","faceDown":true,"host":"mage1"}`)
		tb.refused(state.NotYours, "reveal", 2, `{"object":"`+hidden+`"}`)
		tb.do("reveal", 1, `{"object":"`+hidden+`"}`)
		tb.do("activate", 2, `{"object":"mage1"}`, overruled)
		if !tb.said("table.logOverruled") {
			t.Fatal("nothing is said")
		}
	}
	seats := []SeatData{mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0)}
	seats[0].Team, seats[2].Team = 1, 1
	tb := newTable(t, Academy(), seats...)
	tb.begin(state.ActionPhase)
	tb.do("activate", 3, `{"object":"mage1"}`)
}

// everybody resolves what they control; nobody's event all there is.
func TestA27R19EverybodyTheirOwn(t *testing.T) {
	for _, game := range []*Game{Academy(), Arena()} {
		tb := newTable(t, game, mage("A", 20, 7, 0), mage("B", 20, 7, 0))
		tb.begin(state.ResetPhase)
		tb.do("condition", 1, `{"condition":"rot","amount":1}`)
		tb.do("condition", 2, `{"condition":"rot","amount":1}`)
		tb.do("next", 0, `{"to":"upkeep"}`)
		tb.refused(state.NotYours, "resolve", 1, `{"task":"`+tb.s.Queue[1].ID+`"}`)
		tb.refused(state.FieldMissing, "resolve", 1, "")
		tb.do("resolve", 1, `{"all":true}`)
		if len(tb.s.Queue) != 1 || tb.s.Queue[0].Seat != 2 {
			t.Fatalf("%s: %v", game.Name(), tb.s.Queue)
		}
		tb.do("resolve", 0, `{"all":true}`)
	}
}

// names as the rules print them are understood.
func TestA56R103NamesAsPrinted(t *testing.T) {
	tb := fight(t)
	tb.do("condition", 1, `{"condition":"Stagger","amount":1}`)
	tb.do("condition", 1, `{"condition":"stagger","amount":1}`)
	tb.do("token", 1, `{"token":"Spell Charge","amount":1}`)
	tb.do("marker", 1, `{"marker":"Guard","on":true}`)
	if m := tb.s.Mage(1); m.Conditions["stagger"] != 2 || m.Tokens["spell-charge"] != 1 || !m.Guard {
		t.Fatalf("%+v", m)
	}
}

// Immunity stops direct damage of its type, too: Burn's, which is not even rolled
// for, and Rot's.
func TestR113ImmunityStopsDirectDamage(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.ResetPhase)
	imp := tb.add(1, `{"name":"Imp","life":5}`)
	tb.do("condition", 1, `{"condition":"burn","amount":2,"object":"`+imp+`"}`)
	tb.do("condition", 1, `{"condition":"rot","amount":1,"object":"`+imp+`"}`)
	tb.do("trait", 1, `{"trait":"Flame Immunity","on":true,"object":"`+imp+`"}`)
	elf := tb.add(1, `{"name":"Elf","life":5}`)
	tb.do("condition", 1, `{"condition":"rot","amount":1,"object":"`+elf+`"}`)
	tb.do("trait", 1, `{"trait":"Poison Immunity","on":true,"object":"`+elf+`"}`)
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.do("resolve", 1, `{"all":true}`)
	if o := tb.object(imp); o.Damage != 1 || o.Conditions["burn"] != 2 {
		t.Fatalf("damage %d, burns %d", o.Damage, o.Conditions["burn"])
	}
	if o := tb.object(elf); o.Damage != 0 || !tb.said("table.logImmune") {
		t.Fatalf("damage %d", o.Damage)
	}
}

// The damage of the whole game forgets what was only a slip of the hand, and the table
// can set it; healing stays ignored.
func TestSlipsAreNoDamageTaken(t *testing.T) {
	tb := fight(t)
	tb.do("change", 1, `{"track":"damage","amount":9}`)
	tb.do("change", 1, `{"track":"damage","amount":-2,"slip":true}`)
	tb.do("change", 1, `{"track":"damage","amount":-3}`)
	if p := tb.s.Player(1); p.Taken != 7 || tb.s.Mage(1).Damage != 4 {
		t.Fatalf("taken %d, damage %d", p.Taken, tb.s.Mage(1).Damage)
	}
	tb.do("change", 1, `{"track":"damage","amount":-9,"slip":true}`)
	tb.refused(state.NothingChanges, "change", 1, `{"track":"damage","amount":-1,"slip":true}`)
	if p := tb.s.Player(1); p.Taken != 3 {
		t.Fatalf("taken %d", p.Taken)
	}
	tb.do("overrule", 1, `{"damageTaken":12}`)
	if tb.s.Player(1).Taken != 12 {
		t.Fatalf("taken %d", tb.s.Player(1).Taken)
	}
	tb.refused(state.OutOfBounds, "overrule", 1, `{"damageTaken":-1}`)
}
