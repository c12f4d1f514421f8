package magewars

import (
	"errors"
	"testing"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// What a card does before the dice of an attack and may not be left comes before them on every way: an
// attack that is sent with its dice waits with them, the next part is no choice meanwhile, and the log
// as it was written leads to the same state.
func TestForcedDeedsComeBeforeTheDice(t *testing.T) {
	for _, pays := range []bool{true, false} {
		h := newHand(t, "altar-of-peace")
		h.play("put")
		h.s.Turn = 2
		e := tracker.Event{Version: 1, Kind: "attack", Seat: 2, Data: raw(state.AttackData{Object: "o4", Target: "o1"}), Faces: faceList(two, two, two, two)}
		if _, err := h.game.Apply(h.s, e); !errors.Is(err, state.DecidesFirst) {
			t.Fatalf("an older event with dice is %v", err)
		}
		e, err := h.game.Roll(h.s, e, dice.Seeded(1))
		if err != nil {
			t.Fatal(err)
		}
		after, err := h.game.Apply(h.s, e)
		if err != nil {
			t.Fatal(err)
		}
		h.s = after.(*state.State)
		if h.s.Fight == nil || h.object("o1").Damage != 0 {
			t.Fatal("it does not wait")
		}
		for _, c := range h.game.choices(h.s) {
			if c.Event.Kind == "strike" {
				t.Error("the strike is a choice")
			}
		}
		if next := h.game.View(h.s, 0).Next; next == nil && next.Event.Kind != "deed" {
			t.Errorf("next is %v", next)
		}
		if err := h.try("strike", 2, "", faces(two, two, two, two)); !errors.Is(err, state.DecidesFirst) {
			t.Errorf("a strike past it is %v", err)
		}
		h.do("deed", 2, string(raw(state.DeedData{Deed: h.s.Offers[0].ID, Pay: &pays})))
		if want := pick.Either(pays, 7, 0); h.object("o1").Damage != want || h.s.Fight != nil {
			t.Errorf("paid %t: %d damage, fight %v", pays, h.object("o1").Damage, h.s.Fight)
		}
	}
}

func faceList(list ...dice.Face) tracker.Faces { return tracker.Faces(list) }
