package combat_test

import (
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// Normal damage of attacks does nothing to what is Resilient, however much Piercing the attack
// has; critical damage counts in full, and of an attack all of whose damage is critical all.
func TestResilientTakesCriticalDamageAlone(t *testing.T) {
	roll := dice.Roll{dice.Two, dice.One, dice.CriticalTwo, dice.CriticalOne}
	for _, row := range []struct{ piercing, armor, want int }{
		{0, 0, 3}, {0, 2, 3}, {5, 2, 3}, {combat.AllCritical, 2, 6},
	} {
		x := combat.Exchange{
			Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: len(roll), Strikes: 1, Piercing: row.piercing},
			Defender: combat.Creature{Life: 20, Armor: row.armor, Resilient: true},
		}
		report, _, err := x.Play(combat.Course{}, thrown{roll})
		if got := report.After[combat.DefenderSeat].Received; err != nil || int(got) != row.want {
			t.Errorf("piercing %d, armor %d: %d damage, want %d (%v)", row.piercing, row.armor, got, row.want, err)
		}
	}
}

// thrown are dice as they lie there.
type thrown struct{ roll dice.Roll }

func (r thrown) Dice(int) (dice.Roll, error) { return r.roll, nil }
func (thrown) Effect() (int, error)          { return 1, nil }
