package magewars

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"pgregory.net/rapid"
)

// free are events a table may send at any time: taps, markers, conditions and
// objects, most of them sensible and some not.
func free(t *rapid.T, s *state.State) tracker.Event {
	ids := []string{"", "", "nobody"}
	for _, o := range s.Objects {
		ids = append(ids, o.ID)
	}
	object := rapid.SampledFrom(ids).Draw(t, "object")
	amount := rapid.IntRange(-4, 9).Draw(t, "amount")
	var payload any
	kind := rapid.SampledFrom([]tracker.Kind{
		"change", "change", "change", "set", "marker", "condition", "condition", "token", "add", "add", "attach", "reveal",
		"control", "destroy", "remove", "guard", "activate", "overrule", "leave", "plan", "pass", "quickcast", "step", "attack", "attack", "cast", "cast",
		"ability", "ability", "trait", "bind", "book",
	}).Draw(t, "kind")
	switch kind {
	case "change":
		payload = effect.ChangeData{Track: rapid.SampledFrom(state.Tracks()).Draw(t, "track"), Amount: amount, Object: object, Slip: amount%2 == 0}
	case "set":
		payload = effect.SetData{Track: rapid.SampledFrom(state.Tracks()).Draw(t, "track"), Value: amount, Object: object}
	case "marker":
		on := amount > 0
		payload = effect.MarkerData{Marker: rapid.SampledFrom([]string{"active", "guard", "quickcast", "ready"}).Draw(t, "marker"), On: &on, Object: object}
	case "condition":
		payload = effect.ConditionData{Condition: rapid.SampledFrom([]string{"burn", "rot", "stun", "cripple", "sleep", "stagger", "weak", "own"}).Draw(t, "condition"), Amount: amount, Object: object}
	case "token":
		payload = effect.TokenData{Token: state.Dissipate, Amount: amount, Object: object}
	case "add":
		payload = effect.AddData{Printed: state.Printed{
			Subtypes: []string{"Animal", "Demon", "Undead", "Tree", "Curse", "Soldier"}, Grants: []string{"Life +2", "Armor +1"}[:max(0, amount%3)],
			Name: rapid.SampledFrom([]string{"Wolf", "Lair", "Aura"}).Draw(t, "name"), Life: max(0, amount), Channeling: amount % 2 * amount % 2,
			Kind:   rapid.SampledFrom([]string{state.KindCreature, state.KindConjuration, state.KindEnchantment}).Draw(t, "kind of"),
			Traits: []string{"Regenerate 2", "Dissipate 2"}[:max(0, amount%3)], Upkeep: max(0, amount%4),
		}, Host: strings.TrimPrefix(object, "nobody"), FaceDown: amount > 6}
	case "attach":
		payload = effect.AttachData{Object: object, To: rapid.SampledFrom(ids).Draw(t, "host")}
	case "control":
		payload = effect.ControlData{Object: object, To: tracker.Seat(amount)}
	case "overrule":
		round := amount
		payload = overruleData{Round: &round}
	case "attack":
		payload = state.AttackData{Object: object, Target: rapid.SampledFrom(ids).Draw(t, "victim"), Steps: amount%2 == 0}
	case "cast":
		payload = state.CastData{
			Printed: state.Printed{
				Name: "Spell", Cost: max(0, amount), Slots: []string{"ring"}, Life: max(1, amount), Attacks: []state.Strike{{Kind: "ranged", Dice: max(0, amount)}},
				Kind: rapid.SampledFrom([]string{state.KindCreature, state.KindEquipment, state.KindEnchantment, state.KindIncantation, state.KindAttack}).Draw(t, "spell"),
			},
			Target: strings.TrimPrefix(object, "nobody"), Quickcast: amount%2 == 0, Countered: amount == 5, Steps: amount%3 == 0,
		}
	case "ability":
		payload = abilityData{
			Ability: rapid.SampledFrom(everyPower()).Draw(t, "ability"), Object: object, To: rapid.SampledFrom(ids).Draw(t, "to"),
			Conditions: []string{"burn", "weak"}[:max(0, amount%3)], Card: rapid.SampledFrom([]string{"", "Wolf", "Aura"}).Draw(t, "card"),
			Order: rapid.SampledFrom([]string{"charge", "guard", "none"}).Draw(t, "order"), Quickcast: amount%2 == 0,
		}
	case "trait":
		on := amount > 0
		payload = effect.TraitData{Trait: rapid.SampledFrom([]string{"Life +3", "Life -4", "Armor +1", "Flying", "Spellbind", "Rage +2"}).Draw(t, "trait"), On: &on, Brief: amount > 5, Object: object}
	case "bind":
		payload = effect.BindData{Printed: state.Printed{Name: "Spell", Kind: state.KindIncantation, Cost: 1}, Object: object}
	case "book":
		payload = effect.BookData{Cards: []state.BookCard{{Name: "Spell", Count: max(0, amount)}}}
	case "plan":
		payload = planData{amount}
	case "destroy", "remove", "activate", "guard", "reveal":
		payload = effect.ObjectData{Object: object}
	}
	data, err := json.Marshal(payload)
	if err != nil {
		t.Fatal(err)
	}
	if payload == nil {
		data = nil
	}
	return tracker.Event{
		Version: 1, Kind: kind, Seat: tracker.Seat(rapid.IntRange(0, len(s.Players)).Draw(t, "seat")), Data: data,
		Overrule: rapid.IntRange(0, 9).Draw(t, "overrule") == 0,
	}
}

// everyPower names all powers that do something, in so many as a mage can have.
func everyPower() []string {
	var list []string
	for _, p := range []state.Power{
		state.Pet, bloodreaper, holyAvenger, herbalist, runesmithing, malakaisFire, mummyRepair, woundedPrey, fireweaving, ki, valor, veterans,
		restore, curseweaving, arcaneZap, battleOrders, treebond, forcePull, sirensCall, divineAuras, glyphs, eternalServant, fermata,
		state.Amphibious, state.Deflect, state.PlagueMaster, state.QuickSummoning, "Voltaric Shield", "Nobody Knows",
	} {
		list = append(list, string(p))
	}
	return list
}

// fatal is a test or a rapid check.
type fatal interface{ Fatalf(string, ...any) }

// invariants must hold whatever happens at a table.
func invariants(t fatal, s *state.State) {
	holders := 0
	for _, p := range s.Players {
		if s.Initiative == p.Seat {
			holders++
		}
	}
	if s.Round > 0 && s.Initiative != 0 && holders != 1 {
		t.Fatalf("%d seats have the initiative", holders)
	}
	seen := map[string]bool{}
	for i, o := range s.Objects {
		switch {
		case o.Mana < 0 || o.Damage < 0 || o.Life < 0 || o.Armor < 0 || o.Channeling < 0:
			t.Fatalf("%s: a track is below zero: %+v", o.ID, o)
		case seen[o.ID]:
			t.Fatalf("%s is in two places", o.ID)
		case o.IsMage() != (i < len(s.Players)):
			t.Fatalf("%s is out of order", o.ID)
		case o.Fallen() && !o.IsMage():
			t.Fatalf("A-47: %s should be destroyed", o.ID)
		case Acting(o, s) && !o.IsCreature():
			t.Fatalf("%s acts", o.ID)
		}
		seen[o.ID] = true
		if o.Host != "" {
			if _, ok := s.Object(o.Host); !ok {
				t.Fatalf("%s hangs on %s, which is gone", o.ID, o.Host)
			}
		}
		for name, n := range o.Conditions {
			if n <= 0 || o.Fresh[name] > n {
				t.Fatalf("%s: %d of %s, %d fresh", o.ID, n, name, o.Fresh[name])
			}
		}
	}
	if _, ok := s.Object(s.Acting); s.Acting != "" && !ok {
		t.Fatalf("%s acts and is gone", s.Acting)
	}
	for _, task := range s.Queue {
		if !seen[task.Object] {
			t.Fatalf("the Upkeep asks for %s, which is gone", task.Object)
		}
	}
}

// Acting tells whether the object is being activated.
func Acting(o *state.Object, s *state.State) bool { return s.Acting == o.ID }

// Random tables of both games, two to four seats: every accepted event keeps
// the invariants, a replay of the log gives the same state, undo of all the
// start, redo of all the end, and what Legal offers is accepted.
func TestRandomTables(t *testing.T) {
	games := []*Game{Academy(), Arena()}
	rapid.Check(t, func(t *rapid.T) {
		game := games[rapid.IntRange(0, 1).Draw(t, "game")]
		seats := []SeatData{mage("A", 24, 7, 3), mage("B", 21, 9, 10), mage("C", 8, 7, 0), mage("D", 9, 7, 0)}[:rapid.IntRange(2, 4).Draw(t, "seats")]
		for i := range seats {
			seats[i].Team = rapid.IntRange(0, 1).Draw(t, "teams") * (1 + i%2)
			seats[i].Abilities = everyPower()
		}
		data, err := json.Marshal(SetupData{Game: game.Name(), Seats: seats})
		if err != nil {
			t.Fatal(err)
		}
		session, err := tracker.NewSession(game, tracker.Event{Kind: tracker.Setup, Data: data})
		if err != nil {
			t.Fatal(err)
		}
		start, events := session.State(), []tracker.Event{}
		for range rapid.IntRange(1, 60).Draw(t, "length") {
			s := session.State().(*state.State)
			e := next(t, game, s)
			legal := e.Seq == -1
			e.Seq = 0
			e, err := game.Roll(s, e, dice.Seeded(rapid.Uint64().Draw(t, "dice")))
			if err == nil {
				var step tracker.Step
				if step, err = session.Plan(e); err == nil {
					session.Take(step)
					events = append(events, step.Event)
				}
			}
			if err != nil && legal {
				t.Fatalf("%s %s is offered and refused: %v", e.Kind, e.Data, err)
			}
			invariants(t, session.State().(*state.State))
			game.View(session.State(), 1)
		}
		replays(t, game, session, start, events)
	})
}

// next is an event the rules offer, marked by its Seq, or a free one.
func next(t *rapid.T, game *Game, s *state.State) tracker.Event {
	if legal := game.Legal(s); len(legal) > 0 && rapid.IntRange(0, 2).Draw(t, "legal") > 0 {
		e := rapid.SampledFrom(legal).Draw(t, "offered")
		e.Seq = -1
		return e
	}
	return free(t, s)
}

func replays(t *rapid.T, game *Game, session *tracker.Session, start tracker.State, events []tracker.Event) {
	end, setup := session.State(), session.Setup()
	again, err := tracker.NewSession(game, setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range events {
		if _, err := again.Do(e); err != nil {
			t.Fatalf("replay: %v", err)
		}
	}
	if !reflect.DeepEqual(again.State(), end) {
		t.Fatal("a replay gives another state")
	}
	for range events {
		if _, err := session.Do(tracker.Event{Kind: tracker.Undo}); err != nil {
			t.Fatal(err)
		}
	}
	if session.State() != start {
		t.Fatal("undo of all is not the start")
	}
	for range events {
		if _, err := session.Do(tracker.Event{Kind: tracker.Redo}); err != nil {
			t.Fatal(err)
		}
	}
	if !reflect.DeepEqual(session.State(), end) {
		t.Fatal("redo of all is not the end")
	}
}

// FuzzApply throws anything at a table: it never panics, and a refused event
// leaves the state as it was.
func FuzzApply(f *testing.F) {
	games := []*Game{Academy(), Arena()}
	for _, a := range games[0].actions {
		f.Add(string(a.Kind), `{"object":"o1","amount":3,"track":"mana","to":"upkeep"}`, 1, uint64(3), false)
	}
	f.Add("setup", `{"game":"arena","seats":[{"name":"A","life":1},{"name":"B","life":1}]}`, 0, uint64(1), true)
	f.Fuzz(func(t *testing.T, kind, data string, seat int, seed uint64, overrule bool) {
		for _, game := range games {
			e := tracker.Event{Kind: tracker.Kind(kind), Data: json.RawMessage(data), Seat: tracker.Seat(seat), Overrule: overrule}
			_, _ = game.New(e)
			setup := setupEvent(t, SetupData{Game: game.Name(), Seats: []SeatData{mage("A", 20, 7, 5), mage("B", 20, 7, 5)}})
			before, err := game.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			for _, first := range []tracker.Event{
				{Kind: "next", Rolls: []int{2, 1}},
				{Kind: "add", Seat: 1, Data: json.RawMessage(`{"name":"Wolf","life":5,"traits":["Regenerate 2"]}`)},
				{Kind: "next", Data: json.RawMessage(`{"to":"upkeep"}`)},
			} {
				if before, err = game.Apply(before, first); err != nil {
					t.Fatal(err)
				}
			}
			rolled, err := game.Roll(before, e, dice.Seeded(seed))
			if err != nil {
				rolled = e
			}
			if after, err := game.Apply(before, rolled); err != nil && after != before {
				t.Fatal("a refused event changed the state")
			}
		}
	})
}

// BenchmarkApply is one tap.
func BenchmarkApply(b *testing.B) {
	game := Arena()
	s, err := game.New(setupEvent(b, SetupData{Game: "arena", Seats: []SeatData{mage("A", 20, 7, 5), mage("B", 20, 7, 5)}}))
	if err != nil {
		b.Fatal(err)
	}
	e := tracker.Event{Kind: "change", Seat: 1, Data: json.RawMessage(`{"track":"damage","amount":1}`)}
	for range b.N {
		if _, err := game.Apply(s, e); err != nil {
			b.Fatal(err)
		}
	}
}
