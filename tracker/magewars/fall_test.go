package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// three is a table of three, all at one another's throats, in round 3.
func three(t *testing.T, game *Game) *table {
	tb := newTable(t, game, mage("A", 20, 7, 9), mage("B", 20, 7, 9), mage("C", 20, 7, 9))
	tb.begin(game.rules.Action)
	round := 3
	tb.do("overrule", 0, payloadOf(t, overruleData{Round: &round}))
	return tb
}

// a fallen mage leaves with all it controls, and what is attached to
// it goes; the game goes on. In the rules' hands at once.
func TestA110R132FallenMagesLeave(t *testing.T) {
	for _, game := range []*Game{Academy(), Arena()} {
		tb := three(t, game)
		wolf := tb.add(2, `{"name":"Wolf","life":5}`)
		curse := tb.add(1, `{"name":"Curse","kind":"enchantment","host":"mage2"}`)
		other := tb.add(2, `{"name":"Hex","kind":"enchantment","host":"mage1"}`)
		tb.do("set", 2, `{"track":"damage","value":18}`)
		tb.do("attack", 1, `{"target":"mage2"}`, faces(two, two, two))
		for _, id := range []string{wolf, curse, other} {
			if _, there := tb.s.Object(id); there {
				t.Errorf("%s: %s is still there", game.Name(), id)
			}
		}
		if !tb.s.Player(2).Gone || tb.s.Winner() != 0 || !tb.passed("table.noticeLeft") {
			t.Errorf("%s: %+v", game.Name(), tb.s.Player(2))
		}
		tb.do("end", 1, "")
		if tb.s.Turn != 3 {
			t.Errorf("%s: seat %d", game.Name(), tb.s.Turn)
		}
	}
}

// Who falls in a fight stays until it is over: a damage barrier still strikes
// (R-85, reading 5).
func TestA110TheFallenStayForTheirFight(t *testing.T) {
	tb := three(t, Academy())
	tb.add(2, `{"name":"Circle","kind":"enchantment","host":"mage2","attacks":[{"kind":"barrier","dice":1}]}`)
	tb.do("set", 2, `{"track":"damage","value":18}`)
	tb.do("attack", 1, `{"target":"mage2","steps":true}`, faces(two, two, two))
	if !tb.s.Mage(2).Fallen() || tb.s.Fight == nil || tb.s.Player(2).Gone {
		t.Fatalf("the fight: %+v, gone: %t", tb.s.Fight, tb.s.Player(2).Gone)
	}
	tb.do("barrier", 2, "", faces(two))
	if tb.s.Mage(1).Damage != 2 || tb.s.Fight != nil || !tb.s.Player(2).Gone {
		t.Fatalf("%d damage, the fight: %+v, gone: %t", tb.s.Mage(1).Damage, tb.s.Fight, tb.s.Player(2).Gone)
	}
}

// A hand that slips may be corrected: who fell by hand leaves when play goes on, and
// not even then where the table overrules.
func TestA110FallenByHand(t *testing.T) {
	tb := three(t, Academy())
	wolf := tb.add(2, `{"name":"Wolf","life":5}`)
	tb.do("set", 2, `{"track":"damage","value":20}`)
	notices := tb.game.View(tb.s, 0).Notices
	if _, there := tb.s.Object(wolf); !there || notices[0].ID != "table.noticeFallenLeaves" || notices[0].Rule != "A-110" {
		t.Fatalf("%+v", notices)
	}
	before := tb.s
	tb.do("change", 2, `{"track":"damage","amount":-1}`)
	tb.do("activate", 1, "")
	if tb.s.Player(2).Gone {
		t.Fatal("it stands again")
	}
	tb.s = before
	tb.do("activate", 1, "", overruled)
	if tb.s.Player(2).Gone {
		t.Fatal("the table overruled")
	}
	tb.do("end", 1, "")
	if _, there := tb.s.Object(wolf); there || !tb.s.Player(2).Gone {
		t.Fatal("play went on")
	}
	tb.refused(state.OutOfGame, "cast", 2, `{"name":"Zap","kind":"incantation"}`)
	tb.refused(state.OutOfGame, "activate", 2, "")
	tb.refused(state.OutOfGame, "activate", 3, `{"object":"mage2"}`)
	tb.refused(state.OutOfGame, "quickcast", 2, "")
}

// between two nobody leaves, the game is over and it is said.
func TestA107NobodyLeavesADuel(t *testing.T) {
	tb := fight(t)
	wolf := tb.add(2, `{"name":"Wolf","life":5}`)
	tb.do("set", 2, `{"track":"damage","value":99}`)
	tb.do("activate", 1, "")
	if _, there := tb.s.Object(wolf); !there || tb.s.Player(2).Gone || tb.s.Winner() != 1 {
		t.Fatal("it left")
	}
	tb = three(t, Academy())
	tb.do("set", 2, `{"track":"damage","value":20}`)
	tb.do("set", 3, `{"track":"damage","value":20}`)
	tb.do("activate", 1, "")
	if tb.s.Player(2).Gone || tb.s.Winner() != 1 {
		t.Fatal("one is left, the game is over")
	}
}

// an ally's objects go to another mage of the team, what is on the dead mage
// is destroyed.
func TestA120LossOfAnAlly(t *testing.T) {
	seats := []SeatData{mage("A", 20, 7, 9), mage("B", 20, 7, 9), mage("C", 20, 7, 9), mage("D", 20, 7, 9)}
	for i := range seats {
		seats[i].Team = 1 + i%2
	}
	tb := newTable(t, Academy(), seats...)
	tb.begin(state.ActionPhase)
	wolf := tb.add(3, `{"name":"Wolf","life":5}`)
	cap := tb.add(3, `{"name":"Cap","kind":"equipment","host":"mage3"}`)
	tb.do("set", 3, `{"track":"damage","value":20}`)
	tb.do("activate", 1, "")
	if o := tb.object(wolf); o.Controller != 1 || o.Owner != 3 {
		t.Fatalf("%+v", o)
	}
	if _, there := tb.s.Object(cap); there || !tb.passed("table.noticeLeft") {
		t.Fatal("the cap")
	}
}

// going on past creatures that have not acted is not refused, but told.
func TestA34R25PastActiveCreatures(t *testing.T) {
	for _, tb := range []*table{fight(t), arenaFight(t)} {
		tb.do("guard", 1, "")
		tb.do("next", 0, "")
		told := tb.game.View(tb.s, 0).Passed
		if len(told) != 1 || told[0].Args["Name"] != tb.s.Mage(2).Printed.Name || told[0].Rule != tb.s.Cite("A-34 R-25") {
			t.Errorf("%s: %+v", tb.game.Name(), told)
		}
	}
}

func (tb *table) passed(id string) bool {
	return slices.ContainsFunc(tb.game.View(tb.s, 0).Passed, func(n tracker.Notice) bool { return n.ID == id })
}

// who has left is offered nothing but the end, even where the table let one of
// its creatures act.
func TestA110NothingIsOfferedToWhoHasLeft(t *testing.T) {
	tb := newTable(t, Arena(), mage("A", 20, 7, 0), mage("B", 20, 7, 0), mage("C", 20, 7, 0))
	tb.begin(state.CreatureActionPhase)
	tb.do("leave", 2, "")
	tb.do("activate", 2, `{"object":"mage2"}`, overruled)
	for _, e := range tb.game.Legal(tb.s) {
		if e.Seat == 2 && e.Kind != "end" {
			t.Errorf("%s %s is offered", e.Kind, e.Data)
		}
	}
}
