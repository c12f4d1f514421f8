package odds

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/uitest"
)

// The curve says what comes of the attack with every value, as the exact kernel does, marks the
// present one, and takes another by a tap and by keys.
func TestTheCurveGoesOverDiceAndArmor(t *testing.T) {
	for name, open := range map[string]func(*testing.T) *stand{"phone": phone, "desk": desk} {
		t.Run(name, func(t *testing.T) {
			st := open(t)
			st.s.change(func(x *combat.Exchange) { x.Attack.Dice, x.Defender.Life = 5, 6 })
			for _, over := range []swept{overDice, overArmor} {
				st.press(st.s.Object(), st.s.n.Words.T([]string{"oddsscreen.dice", "oddsscreen.armor"}[over]))
				st.App.Settle(100 * time.Millisecond)
				c := st.s.curve
				said := ", " + c.chart.AccessibilityLabel() + ", "
				for _, n := range c.values {
					x := st.s.side().clone().Exchange
					*over.of(&x) = n
					p, _ := x.Odds().Defender.Destroyed.Float64()
					chance := attackodds.OfHundred(st.s.n.Words, p)
					if want := ", " + strconv.Itoa(n) + ": " + chance + ", "; !strings.Contains(said, want) {
						t.Errorf("it does not say %q: %s", want, said)
					}
					if n == *over.of(&st.s.state.Sides[0].Exchange) && !strings.Contains(uitest.Texts(c.chart), chance) {
						t.Errorf("at the present value it does not say %q: %q", chance, uitest.Texts(c.chart))
					}
				}
			}
			c, now := st.s.curve, func() int { return st.s.side().Exchange.Defender.Armor }
			place := fyne.CurrentApp().Driver().AbsolutePositionForObject(c.chart)
			before := now()
			c.chart.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
			if st.App.Settle(100 * time.Millisecond); now() != before+1 {
				t.Errorf("by a key armor %d became %d", before, now())
			}
			if name == "phone" {
				return // it lies below what is seen
			}
			last := c.values[len(c.values)-1]
			test.TapCanvas(st.Window.Canvas(), place.AddXY(c.chart.Size().Width-20, 40))
			if st.App.Settle(100 * time.Millisecond); now() != last {
				t.Errorf("a tap at its end made armor %d, want %d", now(), last)
			}
		})
	}
}
