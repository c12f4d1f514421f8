package odds

import (
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/uitest"
)

// What hardly ever happens says nothing above its bar, of which many would stand beside each other.
func TestTheCurveSaysNoRowOfNoughts(t *testing.T) {
	st := phone(t)
	st.s.change(func(x *combat.Exchange) { x.Attack.Dice, x.Defender.Life = 200, 400 })
	st.App.Settle(100 * time.Millisecond)
	bars, texts := 0, strings.Split(uitest.Texts(st.s.curve.bars), "\n")
	for _, text := range texts {
		if text == "0" {
			t.Errorf("above a bar stands 0: %q", texts)
			break
		}
		bars++
	}
	if len(st.s.curve.values) < 20 || bars < 8 {
		t.Errorf("of %d values are said %q", len(st.s.curve.values), texts)
	}
}
