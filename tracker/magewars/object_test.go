package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

func TestA47R10DestroyedAtLife(t *testing.T) {
	tb := academyTable(t)
	wolf := tb.add(1, `{"name":"Wolf","life":5}`)
	aura := tb.add(2, `{"name":"Aura","kind":"enchantment","host":"`+wolf+`"}`)
	deep := tb.add(1, `{"name":"Deep","kind":"enchantment","host":"`+aura+`"}`)
	tb.do("change", 1, `{"track":"damage","amount":5,"object":"`+wolf+`"}`)
	for _, id := range []string{wolf, aura, deep} {
		if _, there := tb.s.Object(id); there {
			t.Errorf("A-95: %s is still there", id)
		}
	}
	if len(tb.s.Player(1).Discard) != 2 || len(tb.s.Player(2).Discard) != 1 {
		t.Error("R-74: cards go to their owner's pile")
	}
}

func TestA107FallenMageIsSaidNotForced(t *testing.T) {
	tb := academyTable(t)
	tb.do("change", 2, `{"track":"damage","amount":21}`)
	if view := Academy().View(tb.s, 0); view.Next != nil || !slices.ContainsFunc(view.Choices, func(c tracker.Choice) bool { return c.Event.Kind == "next" }) {
		t.Errorf("a duel that is over goes on by itself, or not at all: %+v", view.Next)
	}
	if !tb.s.Mage(2).Fallen() || tb.s.Winner() != 1 || !tb.said("table.logMageFalls") || !tb.said("table.logVictory") {
		t.Fatal("it is not said")
	}
	tb.do("change", 2, `{"track":"damage","amount":-1}`)
	if tb.s.Winner() != 0 || !tb.said("table.logMageStands") {
		t.Fatal("it cannot be taken back by hand")
	}
}

func TestTracksNeverFallBelowZero(t *testing.T) {
	tb := academyTable(t)
	tb.do("change", 1, `{"track":"damage","amount":3}`)
	tb.do("change", 1, `{"track":"damage","amount":-9}`)
	if tb.s.Mage(1).Damage != 0 {
		t.Fatal(tb.s.Mage(1).Damage)
	}
	tb.refused(state.NothingChanges, "change", 1, `{"track":"damage","amount":-1}`)
	tb.refused(state.TooLittleMana, "change", 2, `{"track":"mana","amount":-4}`)
	tb.refused(state.OutOfBounds, "set", 2, `{"track":"mana","value":-1}`)
	tb.refused(tracker.NotWhole, "change", 2, `{"track":"mana","amount":99999999}`)
}

func TestSetIsLoggedAsSet(t *testing.T) {
	tb := academyTable(t)
	tb.do("set", 1, `{"track":"channeling","value":9}`)
	if tb.s.Mage(1).Channeling != 9 || !tb.said("table.logSet") {
		t.Fatal(tb.s.Mage(1))
	}
}

func TestOverrulePutsTheTableAnywhere(t *testing.T) {
	tb := academyTable(t)
	tb.do("overrule", 0, `{"round":7,"phase":"action","initiative":2}`)
	if tb.s.Round != 7 || tb.s.Phase != state.ActionPhase || tb.s.Initiative != 2 || !tb.said("table.logOverruleTable") {
		t.Fatalf("%+v", tb.s)
	}
	tb.refused(state.UnknownPhase, "overrule", 0, `{"phase":"tea"}`)
}

func TestA29Dissipate(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	fog := tb.add(1, `{"name":"Fog","kind":"conjuration","traits":["Dissipate 2"]}`)
	for left := 1; left >= 0; left-- {
		tb.do("next", 0, `{"to":"upkeep"}`)
		tb.refused(state.UpkeepOpen, "next", 0, "")
		tb.do("resolve", 1, `{"all":true}`)
		if o, there := tb.s.Object(fog); there != (left > 0) || there && o.Tokens[state.Dissipate] != left {
			t.Fatalf("with %d left: %+v", left, o)
		}
	}
}

func TestA97R62LegendaryAndUnique(t *testing.T) {
	tb := arenaTable(t)
	tb.add(1, `{"name":"King","life":9,"legendary":true}`)
	tb.refused(state.OneOnly, "add", 2, `{"name":"King","life":9,"legendary":true}`)
	tb.add(1, `{"name":"Cat","life":9,"unique":true}`)
	tb.add(2, `{"name":"Cat","life":9,"unique":true}`)
	tb.refused(state.OneOnly, "add", 1, `{"name":"Cat","life":9,"unique":true}`)
}

func TestR18Upkeep(t *testing.T) {
	for _, c := range []struct {
		mana int
		data string
		left int
		lost bool
	}{{5, `{"all":true}`, 2, false}, {5, `{"all":true,"pay":false}`, 5, true}, {2, `{"all":true}`, 2, true}} {
		tb := arenaTable(t)
		tb.begin(state.ChannelPhase)
		id := tb.add(1, `{"name":"Temple","kind":"conjuration","upkeep":3}`)
		tb.do("set", 1, `{"track":"mana","value":`+string(rune('0'+c.mana))+`}`)
		tb.do("next", 0, "")
		tb.do("resolve", 1, c.data)
		if _, there := tb.s.Object(id); there == c.lost || tb.s.Mage(1).Mana != c.left {
			t.Errorf("%+v: there %v, mana %d", c, there, tb.s.Mage(1).Mana)
		}
	}
}

func TestR104R105BurnAndRot(t *testing.T) {
	tb := arenaTable(t)
	tb.begin(state.ChannelPhase)
	tb.do("set", 1, `{"track":"armor","value":3}`)
	tb.do("condition", 1, `{"condition":"burn","amount":3}`)
	tb.do("condition", 1, `{"condition":"rot","amount":2}`)
	tb.do("next", 0, "")
	tb.do("resolve", 1, `{"all":true}`, faces(0, 2, 3)) // blank, 2, critical 1
	if m := tb.s.Mage(1); m.Damage != 5 || m.Conditions["burn"] != 2 || m.Conditions["rot"] != 2 {
		t.Fatalf("damage %d, %v", m.Damage, m.Conditions)
	}
}

func TestR110DamageWakes(t *testing.T) {
	tb := arenaTable(t)
	tb.do("condition", 1, `{"condition":"sleep","amount":1}`)
	tb.do("change", 1, `{"track":"damage","amount":1}`)
	if c := tb.s.Mage(1).Conditions; c["sleep"] != 0 || c["daze"] != 1 {
		t.Fatal(c)
	}
}

func TestR114ConjurationsCannotBeStunned(t *testing.T) {
	tb := arenaTable(t)
	id := tb.add(1, `{"name":"Lair","kind":"conjuration","life":8}`)
	tb.refused(state.CannotHave, "condition", 1, `{"condition":"stun","amount":1,"object":"`+id+`"}`)
	tb.do("condition", 1, `{"condition":"burn","amount":1,"object":"`+id+`"}`)
}

func TestA110A120Leaving(t *testing.T) {
	tb := newTable(t, Academy(), mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0))
	wolf := tb.add(1, `{"name":"Wolf","life":5}`)
	tb.begin(state.ActionPhase)
	tb.do("leave", 1, "")
	if _, there := tb.s.Object(wolf); there || tb.s.Initiative != 2 || tb.s.Turn != 2 {
		t.Fatalf("initiative %d, turn %d", tb.s.Initiative, tb.s.Turn)
	}
	seats := []SeatData{mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0)}
	seats[0].Team, seats[1].Team = 1, 1
	tb = newTable(t, Academy(), seats...)
	wolf = tb.add(1, `{"name":"Wolf","life":5}`)
	tb.do("leave", 1, "")
	if tb.object(wolf).Controller != 2 {
		t.Fatal("A-120: it does not pass to the team mate")
	}
}

func TestA88HiddenEnchantmentsStayHidden(t *testing.T) {
	tb := academyTable(t)
	tb.add(1, `{"name":"Secret","kind":"enchantment","faceDown":true,"host":"mage2","reveal":1}`)
	if v := tb.game.View(tb.s, 2).Seats[0]; len(v.Objects) != 0 || len(v.Hidden) != 1 {
		t.Fatalf("the opponent sees %+v", v.Objects)
	}
	if v := tb.game.View(tb.s, 1).Seats[0]; len(v.Objects) != 1 {
		t.Fatal("the owner does not see it")
	}
	for _, line := range tb.log {
		if line.Args["Name"] == "Secret" {
			t.Fatal("the log tells it")
		}
	}
}

func TestSetupRefusesImpossibleMages(t *testing.T) {
	good := mage("A", 20, 7, 0)
	for _, bad := range []SeatData{
		{Name: "A", Channel: 7},
		{Life: 20},
		{Name: "A", Life: -1},
		{Name: "A", Life: 20, Mana: -1},
		{Name: "A", Life: 20, Team: 9},
		{Name: "A\nB", Life: 20},
	} {
		if _, err := Academy().New(setupEvent(t, SetupData{Game: "academy", Seats: []SeatData{good, bad}})); err == nil {
			t.Errorf("accepted: %+v", bad)
		}
	}
	for n := range 9 {
		seats := make([]SeatData, n)
		for i := range seats {
			seats[i] = good
		}
		_, err := Academy().New(setupEvent(t, SetupData{Game: "academy", Seats: seats}))
		if (err == nil) != (n >= 2 && n <= 6) {
			t.Errorf("%d seats: %v", n, err)
		}
	}
}
