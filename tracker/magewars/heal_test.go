package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// what is not Living, or has Finite Life, is healed by no hand and
// no dice, unless the table overrules it; a slip is taken back on everything.
func TestA55R61R102OnlyTheLivingAreHealed(t *testing.T) {
	for _, game := range []*Game{Academy(), Arena()} {
		for fields, heals := range map[string]bool{
			`"traits":["Flying"]`:                         true,
			`"traits":["Nonliving"]`:                      false,
			`"traits":["Incorporeal"]`:                    false,
			`"traits":["Finite Life"]`:                    false,
			`"kind":"conjuration"`:                        false,
			`"kind":"conjuration","traits":["Living"]`:    true,
			`"kind":"wall"`:                               false,
			`"kind":"conjuration","traits":["Nonliving"]`: false,
		} {
			tb := newTable(t, game, mage("A", 20, 7, 0), mage("B", 20, 7, 0))
			id := tb.add(1, `{"name":"Thing","life":9,`+fields+`}`)
			about := `,"object":"` + id + `"}`
			tb.do("set", 1, `{"track":"damage","value":8`+about)
			hand, roll := `{"track":"damage","amount":-1`+about, `{"dice":3`+about
			if !heals {
				tb.refused(state.CannotHeal, "change", 1, hand)
				tb.refused(state.CannotHeal, "heal", 1, roll, faces(one, crit2, blank))
			}
			how := func(e *tracker.Event) { e.Overrule = !heals }
			tb.do("change", 1, hand, how)
			tb.do("heal", 1, roll, faces(one, crit2, blank), how)
			tb.harmed(id, 4)
			tb.do("change", 1, `{"track":"damage","amount":-1,"slip":true`+about)
			tb.harmed(id, 3)
		}
	}
}

// a healing roll counts all numbers, never takes off more than there is, and
// does what healing does.
func TestR102R95TheHealingRoll(t *testing.T) {
	tb := arenaTable(t)
	tb.do("set", 1, `{"track":"damage","value":5}`)
	tb.do("token", 1, `{"token":"rage","amount":2}`)
	tb.do("heal", 1, `{"dice":2}`, faces(two, crit1))
	if m := tb.s.Mage(1); m.Damage != 2 || m.Tokens[state.Rage] != 1 || !tb.said("table.logHealRoll") {
		t.Fatalf("damage %d, %d Rage", m.Damage, m.Tokens[state.Rage])
	}
	tb.do("heal", 1, `{"dice":4}`, faces(two, two, two, two))
	if m := tb.s.Mage(1); m.Damage != 0 || m.Tokens[state.Rage] != 0 {
		t.Fatalf("damage %d, %d Rage", m.Damage, m.Tokens[state.Rage])
	}
	for _, dice := range []string{"0", "-1", "100"} {
		tb.refused(state.OutOfBounds, "heal", 1, `{"dice":`+dice+`}`)
	}
}
