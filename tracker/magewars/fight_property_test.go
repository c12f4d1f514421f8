package magewars

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"pgregory.net/rapid"
)

// brawler is a creature with this and that of everything a fight may need.
func brawler(r *rand.Rand, name string) state.Printed {
	some := func(from ...string) []string {
		var list []string
		for _, s := range from {
			if r.IntN(4) == 0 {
				list = append(list, s)
			}
		}
		return list
	}
	p := state.Printed{
		Name: name, Kind: state.KindCreature, Level: 1 + r.IntN(5), Life: 1 + r.IntN(14), Armor: r.IntN(3),
		Traits: some("Melee +1", "Bloodthirsty +2", "Flying", "Elusive", "Pest", "Aegis 1", "Tough -2", "Rage +2", "Incorporeal", "Flame +2", "Vampiric", "Counterstrike"),
		Attacks: []state.Strike{{
			Name: "Claws", Kind: "melee", Action: "quick", Dice: 1 + r.IntN(4), Traits: some("Doublestrike", "Triplestrike", "Piercing +1", "Reach", "Sweeping", "Mana Drain +1", "Ethereal"),
			Effects: []state.StrikeEffect{{Min: 4, Max: 6, Result: "Corrode"}, {Min: 7, Max: 9, Result: "Daze & Weak"}, {Min: 10, Result: "Stun"}},
		}, {Name: "Horn", Kind: "melee", Action: "quick", Dice: 2}},
	}
	if r.IntN(2) == 0 {
		p.Attacks = append(p.Attacks, state.Strike{Name: "Spikes", Kind: "barrier", Dice: 1 + r.IntN(3), DamageType: "Flame", Effects: []state.StrikeEffect{{Min: 8, Result: "Cripple"}}})
	}
	if r.IntN(2) == 0 {
		p.Defense = &state.Defense{Min: 4 + r.IntN(6), Uses: r.IntN(3)}
	}
	return p
}

// A fight in parts and the same attack as one act come to the same with the same
// dice, and the journal of the parts gives it again.
func TestPartsOfAFightAreTheAct(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		r := rand.New(rand.NewPCG(seed, 3))
		game := []*Game{Academy(), Arena()}[r.IntN(2)]
		session := battlefield(t, r, game)
		before := session.State().(*state.State)
		attack := state.AttackData{Object: "o1", Target: "o2", Moved: r.IntN(2) == 0}
		if r.IntN(4) == 0 {
			bar := state.Strike{Kind: "zone", Dice: 2, Effects: []state.StrikeEffect{{Min: 9, Result: "Burn"}}}
			attack = state.AttackData{Object: "o1", With: &bar, Targets: []string{"o2", "mage2", "o1"}}
		}
		whole, err := apply(game, before, "attack", attack, dice.Seeded(seed))
		if err != nil {
			t.Skip(err.Error())
		}
		attack.Steps = true
		source, events := dice.Seeded(seed), 0
		step := func(kind tracker.Kind, payload any) {
			s := session.State().(*state.State)
			e, err := game.Roll(s, tracker.Event{Kind: kind, Seat: 1, Data: encode(payload)}, source)
			if err == nil {
				_, err = session.Do(e)
			}
			if err != nil {
				t.Fatalf("%s: %v", kind, err)
			}
			events++
			invariants(t, session.State().(*state.State))
		}
		for step("attack", attack); session.State().(*state.State).Fight != nil; {
			step(tracker.Kind(session.State().(*state.State).Fight.Next), effect.Nothing{})
		}
		after := *session.State().(*state.State)
		after.Lines, whole.Lines, after.Told, whole.Told = nil, nil, nil, nil // of the last event
		if !reflect.DeepEqual(&after, whole) {
			t.Fatalf("parts %s\none act %s", encode(&after), encode(whole))
		}
		for range events {
			if _, err := session.Do(tracker.Event{Kind: tracker.Undo}); err != nil {
				t.Fatal(err)
			}
		}
		if session.State() != tracker.State(before) {
			t.Fatal("undone, it is not as before")
		}
	})
}

// battlefield is a table with two brawlers, the second of them often on guard, and
// things on it.
func battlefield(t *rapid.T, r *rand.Rand, game *Game) *tracker.Session {
	seats := []SeatData{mage("A", 30, 9, 20), mage("B", 30, 9, 20)}
	session, err := tracker.NewSession(game, tracker.Event{Kind: tracker.Setup, Data: encode(SetupData{Game: game.Name(), Seats: seats})})
	if err != nil {
		t.Fatal(err)
	}
	do := func(kind tracker.Kind, seat tracker.Seat, payload any) {
		e, err := game.Roll(session.State(), tracker.Event{Kind: kind, Seat: seat, Data: encode(payload), Overrule: true}, dice.Seeded(1))
		if err == nil {
			_, err = session.Do(e)
		}
		if err != nil {
			t.Fatalf("%s %s: %v", kind, encode(payload), err)
		}
	}
	round, turn, on := 3, tracker.Seat(1), true
	do("next", 0, effect.Nothing{})
	do("overrule", 0, overruleData{Round: &round, Phase: &game.rules.Action, Turn: &turn})
	do("add", 1, effect.AddData{Printed: brawler(r, "One")})
	do("add", 2, effect.AddData{Printed: brawler(r, "Two")})
	do("marker", 1, effect.MarkerData{Marker: state.ActiveMarker, On: &on, Object: "o1"})
	if r.IntN(3) > 0 {
		do("marker", 2, effect.MarkerData{Marker: state.GuardMarker, On: &on, Object: "o2"})
	}
	if r.IntN(3) == 0 {
		do("add", 2, effect.AddData{Printed: state.Printed{Name: "Circle", Kind: state.KindEnchantment, Grants: []string{"Armor +1"}, Attacks: []state.Strike{{Kind: "barrier", Dice: 2}}}, Host: "o2"})
	}
	for i, id := range []string{"o1", "o2"} {
		for _, condition := range []string{"daze", "weak", "corrode", "burn"} {
			if r.IntN(5) == 0 {
				do("condition", tracker.Seat(i+1), effect.ConditionData{Condition: condition, Amount: 1, Object: id})
			}
		}
	}
	return session
}

func encode(payload any) json.RawMessage {
	data, err := json.Marshal(payload)
	if err != nil {
		panic(fmt.Sprint(err))
	}
	return data
}

// apply does one event with rolls of a source.
func apply(game *Game, s *state.State, kind tracker.Kind, payload any, from dice.Source) (*state.State, error) {
	e, err := game.Roll(s, tracker.Event{Kind: kind, Seat: 1, Data: encode(payload)}, from)
	if err != nil {
		return nil, err
	}
	after, err := game.Apply(s, e)
	if err != nil {
		return nil, err
	}
	return after.(*state.State), nil
}
