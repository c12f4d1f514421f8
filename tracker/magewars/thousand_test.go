package magewars

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// A thousand legal actions in a row, of both games and two to six seats, with
// nobody overruling: besides what must always hold, nobody ever takes two actions
// in one activation, and every step can be undone and done again.
func TestThousandLegalActions(t *testing.T) {
	tables := uint64(6)
	if testing.Short() {
		tables = 2
	}
	for seed := range tables {
		game := []*Game{Academy(), Arena()}[seed%2]
		t.Run(fmt.Sprint(game.Name(), seed), func(t *testing.T) {
			r := rand.New(rand.NewPCG(seed, 7))
			session := legalSession(t, game, 2+int(seed)%5, seed%3 == 2)
			states := []tracker.State{session.State()}
			for tries := 0; len(states) <= 1000; tries++ {
				if tries > 20_000 {
					t.Fatalf("only %d actions are legal", len(states)-1)
				}
				before := session.State().(*state.State)
				e, err := game.Roll(before, wish(t, r, game, before), dice.Seeded(r.Uint64()))
				if err == nil {
					_, err = session.Do(e)
				}
				if err != nil {
					continue
				}
				states = append(states, session.State())
				invariants(t, session.State().(*state.State))
				oneAction(t, e, before)
			}
			for i := len(states) - 2; i >= 0; i-- {
				back(t, session, tracker.Undo, states[i])
			}
			for _, state := range states[1:] {
				back(t, session, tracker.Redo, state)
			}
		})
	}
}

// back undoes or redoes one event and fails when that leads elsewhere.
func back(t *testing.T, session *tracker.Session, kind tracker.Kind, want tracker.State) {
	t.Helper()
	if _, err := session.Do(tracker.Event{Kind: kind}); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(session.State(), want) {
		t.Fatalf("event %d, %s: another state than before", session.Seq(), kind)
	}
}

func legalSession(t *testing.T, game *Game, seats int, teams bool) *tracker.Session {
	t.Helper()
	data := SetupData{Game: game.Name()}
	for i := range seats {
		m := mage(string(rune('A'+i)), 400, 9, 10) // nobody falls soon
		m.Abilities = everyPower()
		if teams {
			m.Team = 1 + i%2
		}
		data.Seats = append(data.Seats, m)
	}
	session, err := tracker.NewSession(game, setupEvent(t, data))
	if err != nil {
		t.Fatal(err)
	}
	return session
}

// wish is something a player may want: what the rules offer, an attack, a spell.
func wish(t *testing.T, r *rand.Rand, game *Game, s *state.State) tracker.Event {
	some := func() *state.Object { return s.Objects[r.IntN(len(s.Objects))] }
	seat := tracker.Seat(1 + r.IntN(len(s.Players)))
	var payload any
	kind := tracker.Kind("cast")
	switch n := r.IntN(10); {
	case n < 5 || s.Round == 0:
		legal := game.Legal(s)
		return legal[r.IntN(len(legal))]
	case n < 7:
		from := some()
		kind, seat = "attack", from.Controller
		payload = state.AttackData{Object: from.ID, Target: some().ID, Steps: r.IntN(2) == 0, With: &state.Strike{Kind: []string{"melee", "ranged"}[r.IntN(2)], Dice: 2, Effects: []state.StrikeEffect{{Min: 8, Result: "Weak"}, {Min: 10, Max: 11, Result: "Stun"}}}}
	case n < 8:
		payload = state.CastData{Printed: state.Printed{Name: fmt.Sprint("Beast ", r.IntN(40)), Kind: state.KindCreature, Cost: 4, Level: 1 + r.IntN(3), Life: 1 + r.IntN(9), Subtypes: []string{"Animal"}}}
	default:
		payload = state.CastData{Printed: state.Printed{Name: fmt.Sprint("Charm ", r.IntN(9)), Kind: state.KindEnchantment, Reveal: 1, Grants: []string{"Armor +1"}}, Target: some().ID, Quickcast: r.IntN(2) == 0}
	}
	data, err := json.Marshal(payload)
	if err != nil {
		t.Fatal(err)
	}
	return tracker.Event{Kind: kind, Seat: seat, Data: data}
}

// oneAction fails when somebody whose action was taken has taken another.
func oneAction(t *testing.T, e tracker.Event, before *state.State) {
	t.Helper()
	if !before.Acted || before.Again != nil {
		return
	}
	var p struct {
		Object    string `json:"object"`
		Quickcast bool   `json:"quickcast"`
	}
	_ = json.Unmarshal(e.Data, &p)
	who := p.Object
	if who == "" || e.Kind == "cast" {
		who = state.MageID(e.Seat)
	}
	if (e.Kind == "attack" || e.Kind == "guard" || e.Kind == "cast" && !p.Quickcast) && who == before.Acting {
		t.Fatalf("%s takes a second action: %s %s", before.Acting, e.Kind, e.Data)
	}
}
