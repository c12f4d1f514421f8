package odds

import (
	"reflect"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/ui/attackodds"
)

// Every row must give back what it was set to and leave a copy alone.
func TestNumbersKeepWhatTheyAreSet(t *testing.T) {
	all := append(append(append(firstNumbers(), attackNumbers()...), targetNumbers()...), backNumbers()...)
	for i, n := range all {
		s := byHand()
		s.Exchange.Attack.Type = combat.Flame
		s.Exchange.Defender.Defense = &combat.Defense{Min: 7, Uses: 1}
		before := s.clone()
		changed := s.clone()
		for _, value := range []int{n.most, max(n.least, 1), n.least} {
			n.set(&changed.Exchange, value)
			if n.id == "oddsscreen.uses" && changed.Exchange.Defender.Defense == nil {
				continue
			}
			if got := n.get(&changed.Exchange); got != value {
				t.Errorf("row %d %s%s: set to %d it says %d", i, n.id, n.trait, value, got)
			}
		}
		if !reflect.DeepEqual(s, before) {
			t.Errorf("row %s%s changed the attack it was copied from", n.id, n.trait)
		}
	}
}

func TestMarksTurnOnAndOff(t *testing.T) {
	for _, m := range append(append(attackMarks(), targetMarks()...), dazed()) {
		s := byHand()
		s.Exchange.Attack.Type = combat.Flame
		s.Exchange.Defender.Defense = &combat.Defense{Min: 7, Uses: 1}
		for _, on := range []bool{true, false} {
			m.set(&s.Exchange, on)
			if m.get(&s.Exchange) != on {
				t.Errorf("mark %s%s is not %v", m.id, m.trait, on)
			}
		}
	}
}

// The worst that the rows can ask for, two of it.
func BenchmarkWorst(b *testing.B) {
	var m combat.Meter
	x := byHand().Exchange
	worst(&x)
	for b.Loop() {
		_, _ = attackodds.Reckon(&m, nil, x)
		_, _ = attackodds.Reckon(&m, nil, x)
	}
}

// The history keeps the newest rolls, the counts all.
func TestTheHistoryKeepsTheNewestRolls(t *testing.T) {
	var tray Tray
	for i := range mostRolls + 7 {
		tray.keep(Roll{Faces: dice.Roll{dice.Two}, Damage: i})
	}
	if len(tray.Rolls) != mostRolls || tray.Rolls[0].Damage != 7 || tray.Counts.Faces[dice.Two] != mostRolls+7 {
		t.Errorf("%d rolls from %d on, %d counted", len(tray.Rolls), tray.Rolls[0].Damage, tray.Counts.Faces[dice.Two])
	}
}
