package fighter

import (
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
)

// What kind of attack a bar makes, whether it goes at a whole zone, and whether it can be avoided
// how often it strikes, and how many targets it may go against.
func TestWhatABarAttacksAs(t *testing.T) {
	for kind, want := range map[string]combat.Attack{
		"melee": {Kind: combat.Melee}, "ranged": {Kind: combat.Ranged}, "passage": {Kind: combat.Other, Unavoidable: true},
		"zone": {Kind: combat.Other, Zone: true}, "special": {Kind: combat.Other}, "barrier": {Kind: combat.Other},
	} {
		if got := (Strike{Kind: kind}).Attack(false); got.Kind != want.Kind || got.Zone != want.Zone || got.Unavoidable != want.Unavoidable || got.Strikes != 1 {
			t.Errorf("%s attacks as %+v", kind, got)
		}
	}
	for trait, want := range map[string]int{"Doublestrike": 2, "Triplestrike": 3, "Piercing +1": 1} {
		if got := (Strike{Kind: "melee", Traits: []string{trait}}).Attack(false).Strikes; got != want {
			t.Errorf("%s strikes %d times, want %d", trait, got, want)
		}
	}
	for _, row := range []struct {
		bar  Strike
		most int
	}{
		{Strike{Kind: "melee"}, 1},
		{Strike{Kind: "melee", Targets: 1, Traits: []string{"Sweeping"}}, sweepTargets},
		{Strike{Targets: 2}, 2},
		{Strike{Targets: 3, Traits: []string{"Sweeping"}}, 3},
		{Strike{Jumps: true}, maxTargets},
		{Strike{Traits: []string{"Sweeping"}}, sweepTargets},
	} {
		if got := row.bar.Most(); got != row.most || row.bar.Several() != (row.most > 1) {
			t.Errorf("%+v goes against %d, want %d", row.bar, got, row.most)
		}
	}
}
