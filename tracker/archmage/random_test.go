package archmage

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/tracker"
)

// apply is Roll and Apply.
func apply(s tracker.State, e tracker.Event, luck *rand.Rand) (tracker.State, tracker.Event, error) {
	e, err := Game{}.Roll(s, e, luck)
	if err != nil {
		return s, e, err
	}
	next, err := Game{}.Apply(s, e)
	return next, e, err
}

// What the rules offer is accepted, to the end of whole games, and the counts hold after
// each of 500 turns: 25 followers, six planets, shelves of 0 to 6, one tower.
func TestRandomLegalGames(t *testing.T) {
	turns := 0
	for seed := uint64(1); turns < 500; seed++ {
		luck := rand.New(rand.NewPCG(seed, 5))
		who := []string{"blue", "white", "red", "green"}[:1+seed%4]
		x := laid(t, "", nil, who...)
		var s tracker.State = x.State
		for n := 0; s.(*State).Phase != Over; n++ {
			if n > 4000 {
				t.Fatalf("seed %d: no end in round %d", seed, s.(*State).Round)
			}
			legal := Game{}.Legal(s)
			for _, c := range s.(*State).offers() {
				if len(c.Needs) > 0 {
					legal = append(legal, c.Event)
				}
			}
			if len(legal) == 0 {
				t.Fatalf("seed %d: nothing is offered in %s", seed, s.(*State).Phase)
			}
			e := legal[luck.IntN(len(legal))]
			next, _, err := apply(s, e, luck)
			if err != nil {
				t.Fatalf("seed %d: %s %s was offered: %v", seed, e.Kind, e.Data, err)
			}
			if was := s.(*State); next.(*State).Turn != was.Turn || next.(*State).Round != was.Round {
				turns++
			}
			s = next
			holds(t, s.(*State))
		}
		if r := s.(*State).result(); len(s.(*State).Mages) > 1 && len(r.Winners) == 0 {
			t.Errorf("seed %d: nobody won", seed)
		}
	}
}

// Whatever is sent, the table is one that can be, undo of do is nothing, and the events
// played again give the same.
func TestWhateverIsSent(t *testing.T) {
	setups := [][]string{{"blue"}, {"blue", "white"}, {"blue", "white", "red"}}
	rapid.Check(t, func(r *rapid.T) {
		who := rapid.SampledFrom(setups).Draw(r, "who")
		setup := begun(t, "", map[string]string{"shift": "random", "first": "1"}, who...)
		session, err := tracker.NewSession(Game{}, setup)
		if err != nil {
			r.Fatal(err)
		}
		luck := rand.New(rand.NewPCG(rapid.Uint64().Draw(r, "seed"), 1))
		var done []tracker.Event
		for range rapid.IntRange(1, 40).Draw(r, "events") {
			e := anything(r, session.State().(*State))
			e, _ = Game{}.Roll(session.State(), e, luck)
			before, _ := json.Marshal(session.State())
			if _, err := session.Do(e); err != nil {
				var refusal *tracker.Refusal
				if !errors.As(err, &refusal) {
					r.Fatalf("%s %s: %v is no refusal", e.Kind, e.Data, err)
				}
				continue
			}
			done = append(done, e)
			holds(t, session.State().(*State))
			after, _ := json.Marshal(session.State())
			for _, kind := range []tracker.Kind{tracker.Undo, tracker.Redo} {
				if _, err := session.Do(tracker.Event{Version: 1, Kind: kind}); err != nil {
					r.Fatal(err)
				}
				if now, _ := json.Marshal(session.State()); kind == tracker.Undo && string(now) != string(before) {
					r.Fatalf("%s %s undone:\n%s\n%s", e.Kind, e.Data, before, now)
				}
			}
			if now, _ := json.Marshal(session.State()); string(now) != string(after) {
				r.Fatalf("%s done again is another", e.Kind)
			}
		}
		again, err := tracker.NewSession(Game{}, setup)
		if err != nil {
			r.Fatal(err)
		}
		for _, e := range done {
			if _, err := again.Do(e); err != nil {
				r.Fatal(err)
			}
		}
		one, _ := json.Marshal(session.State())
		two, _ := json.Marshal(again.State())
		if string(one) != string(two) {
			r.Fatalf("played again it is another:\n%s\n%s", one, two)
		}
	})
}

// anything is an event that is legal, or any other of any kind.
func anything(r *rapid.T, s *State) tracker.Event {
	if rapid.IntRange(0, 2).Draw(r, "legal") > 0 {
		var all []tracker.Event
		for _, c := range s.offers() {
			all = append(all, c.Event)
		}
		if len(all) > 0 {
			return rapid.SampledFrom(all).Draw(r, "offer")
		}
	}
	d := rapid.SampledFrom(deeds()).Draw(r, "kind")
	fields := map[string]any{}
	for _, name := range fieldsOf(d.kind) {
		if rapid.Bool().Draw(r, name) {
			fields[name] = value(r, s, name)
		}
	}
	data, _ := json.Marshal(fields)
	return tracker.Event{
		Version: 1, Kind: d.kind, Seat: tracker.Seat(rapid.IntRange(0, len(s.Mages)).Draw(r, "seat")), Data: data,
		Overrule: rapid.IntRange(0, 3).Draw(r, "overrule") == 0,
	}
}

func value(r *rapid.T, s *State, name string) any {
	number := rapid.IntRange(-2, 9)
	placeID := rapid.Custom(func(r *rapid.T) string { return rapid.SampledFrom(s.Places).Draw(r, "place").ID })
	sphere := rapid.SampledFrom([]string{"time", "will", "death", "blood", "nature", "matter", "gems", "?"})
	areaID := rapid.Custom(func(r *rapid.T) string { return Area(rapid.IntRange(0, areas-1).Draw(r, "area")).ID() })
	switch name {
	case "planet", "sphere", "from":
		return sphere.Draw(r, name)
	case "to", "place":
		if rapid.IntRange(0, 4).Draw(r, "relic") == 0 {
			return sphere.Draw(r, name)
		}
		return placeID.Draw(r, name)
	case "places":
		return rapid.SliceOfN(placeID, 0, 3).Draw(r, name)
	case "spheres", "towns":
		return rapid.SliceOfN(rapid.SampledFrom([]string{"time", "will", "blood", "follower"}), 0, 3).Draw(r, name)
	case "kind":
		return rapid.SampledFrom([]Kind{Mine, Crypt, Camp, "drow", Town, "", "?"}).Draw(r, name)
	case "kinds":
		return []Kind{Mine, Camp}
	case "into", "area":
		return areaID.Draw(r, name)
	case "spell", "token":
		return rapid.SampledFrom(s.Spells).Draw(r, name).ID
	case "door":
		return rapid.SampledFrom([]string{"time-will", "matter-time", "blood-nature", "time-death"}).Draw(r, name)
	case "all", "known", "used":
		return rapid.Bool().Draw(r, name)
	case "pay":
		return map[string]int{sphere.Draw(r, "relic"): number.Draw(r, "n")}
	case "toll":
		return []tollPart{{Door: "time-will", Relic: sphere.Draw(r, "relic")}}
	case "dice":
		return []int{number.Draw(r, "die"), number.Draw(r, "die")}
	case "planets":
		return map[string]int{"time": number.Draw(r, "at"), "will": 2}
	case "layout":
		return []Spot{{placeID.Draw(r, "tile"), number.Draw(r, "q"), number.Draw(r, "r")}}
	case "track":
		return rapid.SampledFrom([]string{"gems", "blood", "company", "supply", "prison", "points", "round", "planet-time", "?"}).Draw(r, name)
	case "unowned":
		return rapid.SampledFrom([]string{"nothing", "letter", "?"}).Draw(r, name)
	case "duration", "effect", "name", "text":
		return rapid.SampledFrom([]string{"brief", "slow", "raze", "?"}).Draw(r, name)
	}
	return number.Draw(r, name)
}
