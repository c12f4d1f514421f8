package magewars

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// trapped is a table on which mandatory enchantments lie everywhere, of both seats.
func trapped(t *testing.T, game *Game, r *rand.Rand, cards []*catalog.Card) *table {
	t.Helper()
	tb := newTable(t, game, mage("A", 40, 9, 99), mage("B", 40, 9, 99))
	tb.from = dice.Seeded(r.Uint64())
	tb.do("overrule", 0, `{"round":3,"phase":"`+string(game.rules.Action)+`","initiative":1,"turn":1}`)
	var hosts []string
	for seat := tracker.Seat(1); seat <= 2; seat++ {
		hosts = append(hosts, state.MageID(seat))
		for range 3 {
			wolf := tb.add(seat, `{"name":"Wolf","level":2,"life":30,"attacks":[{"name":"Bite","kind":"melee","action":"quick","dice":2,"traits":["`+pickOne(r, "Doublestrike", "Sweeping", "Reach")+`"]}]}`)
			tb.do("marker", seat, `{"marker":"active","on":true,"object":"`+wolf+`"}`)
			tb.do("set", seat, `{"track":"damage","value":4,"object":"`+wolf+`"}`)
			hosts = append(hosts, wolf)
		}
	}
	for _, host := range append(hosts, "") {
		for range 1 + r.IntN(3) {
			c := cards[r.IntN(len(cards))]
			if on := host != ""; on != (mustDeed(c).At != deed.Moves) {
				continue
			}
			fields := cardFields(t, c, map[string]any{"host": host, "faceDown": true})
			_ = tb.try("add", tracker.Seat(1+r.IntN(2)), fields) // one of a name is enough
		}
	}
	return tb
}

// some is an event of a player that may set something off, or what the rules offer.
func (tb *table) some(r *rand.Rand) tracker.Event {
	legal := tb.game.Legal(tb.s)
	one := tb.s.Objects[r.IntN(len(tb.s.Objects))]
	var kind tracker.Kind
	var data any
	switch n := r.IntN(9); {
	case n < 5 && len(legal) > 0:
		return legal[r.IntN(len(legal))]
	case n < 6:
		kind, data = "attack", state.AttackData{Object: one.ID, Target: tb.s.Objects[r.IntN(len(tb.s.Objects))].ID, Steps: r.IntN(2) == 0}
	case n < 7:
		kind, data = "cast", state.CastData{Printed: state.Printed{Name: "Charm", Kind: state.KindIncantation, Cost: 2}, Target: one.ID, Quickcast: r.IntN(2) == 0}
	case n < 8:
		kind, data = "cast", state.CastData{Printed: state.Printed{Name: "Bolt", Kind: state.KindAttack, Cost: 2, Attacks: []state.Strike{{Kind: "ranged", Dice: 2}}}, Target: one.ID, Quickcast: r.IntN(2) == 0}
	default:
		kind, data = "heal", effect.HealData{Object: one.ID, Dice: 2}
	}
	raw, err := json.Marshal(data)
	if err != nil {
		tb.t.Fatal(err)
	}
	return tracker.Event{Version: 1, Kind: kind, Seat: tracker.Seat(1 + r.IntN(2)), Data: raw, Overrule: r.IntN(6) == 0}
}

// R-67, reading W: whatever must be revealed, and whoever does what meanwhile: nothing
// waits without somebody being asked, who is asked is offered a way, and what was done is
// done again the same.
func TestR67NothingIsStuckOnReveals(t *testing.T) {
	cards := mandatory(t)
	held, reveals := 0, 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 11))
		tb := trapped(t, []*Game{Arena(), Academy()}[seed%2], r, cards)
		for range 60 {
			e := tb.some(r)
			e, err := tb.game.Roll(tb.s, e, dice.Seeded(r.Uint64()))
			if err != nil {
				continue
			}
			next, err := tb.game.Apply(tb.s, e)
			if err != nil {
				t.Fatalf("seed %d: %s %s was rolled for and is refused: %v", seed, e.Kind, e.Data, err)
			}
			again, err := tb.game.Apply(tb.s, e)
			if err != nil || !reflect.DeepEqual(next, again) {
				t.Fatalf("seed %d: %s %s comes to something else", seed, e.Kind, e.Data)
			}
			tb.s = next.(*state.State)
			invariants(t, tb.s)
			waits := tb.s.Waits()
			if tb.s.Held != nil && waits == 0 {
				t.Fatalf("seed %d: after %s %s something waits for nobody", seed, e.Kind, e.Data)
			}
			if f := tb.s.Fight; f != nil && (f.Next == state.FightReveal) != (waits != 0) {
				t.Fatalf("seed %d: after %s the fight goes on with %s and waits for %d", seed, e.Kind, f.Next, waits)
			}
			if waits != 0 {
				held++
				offers := func(e tracker.Event) bool { return e.Kind == "reveal" && e.Seat == waits }
				if !slices.ContainsFunc(tb.game.Legal(tb.s), offers) {
					t.Fatalf("seed %d: seat %d must reveal %v and is offered nothing", seed, waits, tb.s.Due)
				}
			}
			if e.Kind == "reveal" {
				reveals++
			}
		}
	}
	if held < 100 || reveals < 100 {
		t.Errorf("it waited %d times, %d were revealed", held, reveals)
	}
}
