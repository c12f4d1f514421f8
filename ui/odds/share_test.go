package odds

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/ui/attackodds"
)

// Attacks that are shared stand on another device as they stood here.
func TestAttacksAreSharedByALink(t *testing.T) {
	st := phone(t)
	given := ""
	st.s.n.Copy, st.s.n.Link = func(text string) { given = text }, func(code string) string { return "https://example.org/#" + code }
	st.press(st.s.Object(), "compare")
	st.step("Armor: one more", 2)
	st.s.change(func(x *combat.Exchange) {
		x.Attack.Type, x.Defender.TypeModifiers = combat.Lightning, map[combat.DamageType]int{combat.Lightning: 2}
		x.Attack.Effects = combat.Table{{Min: 5, Max: 8, Effects: combat.Effects{{Condition: combat.Daze, Count: 1}}}, {Min: 9, Effects: combat.Effects{{Condition: combat.Stun, Count: 1}}}}
		x.Defender.Defense = &combat.Defense{Min: 7, Uses: 1}
	})
	st.s.share()
	kind, data, err := packed.Find(given)
	if kind != packed.Odds || err != nil || !strings.HasPrefix(given, "https://example.org/#QCODDS.") {
		t.Fatalf("%q is given away: %v", given, err)
	}
	other := phone(t)
	other.s.Open(data)
	if !reflect.DeepEqual(other.s.State().Sides, st.s.State().Sides) || !other.s.state.Comparing {
		t.Errorf("there it is\n%+v\nhere\n%+v", other.s.State().Sides, st.s.State().Sides)
	}
	before := other.s.State().Sides
	for _, bad := range []string{"", "{}", `{"Version":2,"Sides":[{}]}`, `{"Version":1,"Sides":[]}`, `{"Version":1,"Sides":[{"Exchange":{"Attack":{"Dice":"many"}}}]}`} {
		other.s.Open([]byte(bad))
	}
	if !reflect.DeepEqual(other.s.State().Sides, before) {
		t.Error("what is damaged takes the place of what was there")
	}
}

// Whatever somebody writes into a link is brought to an attack that is answered or refused.
func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"Version":1,"Sides":[{"Exchange":{"Game":9,"Attack":{"Dice":1000000000,"Kind":7,"Effects":[{"Min":-3,"Effects":[{"Condition":250,"Count":-1}]}]},"Defender":{"TypeModifiers":{"fire":1000000000},"Markers":[65535],"Kind":99}}}]}`))
	f.Fuzz(func(_ *testing.T, data []byte) {
		q, err := read(data)
		if err != nil {
			return
		}
		enough := errors.New("enough")
		for _, side := range q.Sides {
			var m combat.Meter
			_, _ = attackodds.Reckon(&m, dice.NewBudget(func() error { return enough }), side.Exchange)
		}
	})
}
