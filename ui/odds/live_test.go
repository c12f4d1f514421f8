package odds

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/uitest"
)

// board is a table with a wolf and a wall.
type board struct{}

func (board) Fighters() []attackodds.Fighter {
	return []attackodds.Fighter{{ID: "1", Name: "Wolf", Side: "Anna", Bars: []string{"Bite"}, Left: 7}, {ID: "2", Name: "Wall", Side: "Ben", Left: 4}}
}

func (board) Meet(attacker, bar, target string) (combat.Exchange, bool) {
	x := combat.Exchange{Rules: combat.AcademyRules(), Attack: combat.Attack{Dice: 9}, Defender: combat.Creature{Life: 4, Armor: 2}}
	return x, attacker == "1" && bar == "Bite" && target == "2"
}

// Who is on the table stands above all cards, and meets whom else is taken from it as they are there.
func TestTheTableIsChosenFrom(t *testing.T) {
	st := phone(t)
	st.s.n.Live = func() attackodds.Live { return board{} }
	choose := func(open func(), name string) {
		open()
		tops := st.Window.Canvas().Overlays().List()
		if len(tops) == 0 || !uitest.TapIn(tops[len(tops)-1], name) {
			t.Fatalf("%s cannot be chosen", name)
		}
		st.App.Drain()
	}
	choose(st.s.chooseTarget, "Wall")
	if x := st.s.side().Exchange; x.Defender.Armor != 2 || x.Attack.Dice != 6 {
		t.Errorf("the wall alone is %+v", x)
	}
	choose(st.s.chooseAttacker, "Wolf")
	side := st.s.side()
	if side.Exchange.Attack.Dice != 9 || side.Exchange.Game != combat.Academy {
		t.Errorf("the wolf on the wall is %+v", side.Exchange)
	}
	st.step("Attack dice: one more", 2)
	if got := uitest.Spoken(st.s.Object()); st.s.side().Exchange.Attack.Dice != 11 || !strings.Contains(got, "Wolf") || !strings.Contains(got, "Wall") {
		t.Errorf("with two more dice the screen says\n%s", got)
	}
	st.s.Take("Bear", "Imp", combat.Exchange{Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: 3}, Defender: combat.Creature{Life: 5}})
	if got := uitest.Spoken(st.s.Object()); !strings.Contains(got, "Bear") || !strings.Contains(got, "3 dice") {
		t.Errorf("of an attack that was taken here the screen says\n%s", got)
	}
}

// Several rows of the effect die are put together by hand, and numbers typed.
func TestEffectRowsByHand(t *testing.T) {
	st := desk(t)
	top := func(name string) {
		t.Helper()
		tops := st.Window.Canvas().Overlays().List()
		if len(tops) == 0 || !uitest.TapIn(tops[len(tops)-1], name) {
			t.Fatalf("no sheet has %q", name)
		}
		st.App.Drain()
	}
	st.press(st.s.Object(), "Add a row")
	for _, name := range []string{"On a roll of: type it", "5", "Take it"} {
		top(name)
	}
	st.press(st.s.Object(), "Add a row")
	top("Daze")
	top("Stun")
	got := st.s.side().Exchange.Attack.Effects
	if len(got) != 2 || rolled(got[0])+" "+got[0].Effects.String() != "5–8 daze" || rolled(got[1])+" "+got[1].Effects.String() != "9+ stun" {
		t.Errorf("the rows are %+v", got)
	}
}
