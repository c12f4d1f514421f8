package magewars

import (
	"encoding/json"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
)

// The odds of an attack are those of what is switched on at its sheet, and of nothing else.
func TestOddsAreOfWhatIsSwitchedOn(t *testing.T) {
	for _, row := range []struct {
		card, on, data string
		dice           int
	}{
		{"shrink", "o4", `{"object":"o4","target":"o1"}`, 2},
		{"shrink", "o4", `{"object":"o4","target":"o1","without":["o9.2"]}`, 4},
		{"marked-for-death", "o4", `{"object":"o1","target":"o4"}`, 4},
		{"marked-for-death", "o4", `{"object":"o1","target":"o4","without":["o9.1"]}`, 3},
	} {
		h := newHand(t, catalog.CardID(row.card))
		h.lay(row.on, false)
		e := tracker.Event{Version: 1, Kind: "attack", Seat: 1, Data: json.RawMessage(row.data)}
		x, ok := h.game.Odds(h.s, e)
		if got := x.Attack.Dice + x.Attacker.MeleeBonus; !ok || got != row.dice {
			t.Errorf("%s, %s: %d dice, want %d", row.card, row.data, got, row.dice)
		}
	}
}
