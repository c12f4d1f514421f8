package magewars

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/uitest"
)

// In a large window what can be done stands beside the seats, an attack with what it is likely
// to come to: nobody has to open it to see that.
func TestAnAttackThatCanBeMadeHasItsOddsInThePane(t *testing.T) {
	s := armed(t, wide)
	odds := func() (lines []string) {
		for _, line := range strings.Split(uitest.Spoken(s.screen.Object()), "\n") {
			if strings.Contains(line, "· Rending Claws") {
				lines = append(lines, line)
			}
		}
		return lines
	}
	before := odds()
	if len(before) == 0 {
		t.Fatalf("nothing says what the attack comes to:\n%s", uitest.Spoken(s.screen.Object()))
	}
	s.screen.Send("change", 2, table.Fields{"track": "damage", "amount": 9}.About(knight))
	s.settle()
	if after := odds(); len(after) == 0 || !strings.Contains(after[0], "of 100") || strings.Contains(before[0], "of 100") {
		t.Errorf("a target that has hardly any Life left can be destroyed: %q, before %q", after, before)
	}
}

// In Arena a friend may be attacked, but nobody is led to it.
func TestNoFriendIsProposedAsATarget(t *testing.T) {
	s := newStand(t, wide)
	s.begin("arena", beastmaster, warlock)
	s.lay(1, "timber-wolf", nil)
	s.lay(1, "bitterwood-fox", nil)
	s.screen.Send("overrule", 1, table.Fields{"round": 3, "phase": "creature-action", "initiative": 1, "turn": 1})
	s.screen.Send("marker", 1, table.Fields{"marker": "active", "on": true, "object": "o1"})
	s.settle()
	said := uitest.Spoken(s.screen.Object())
	if !strings.Contains(said, "Warlock · Bite") || strings.Contains(said, "Bitterwood Fox · Bite") {
		t.Errorf("a friend is proposed as a target, or nobody:\n%s", said)
	}
}
