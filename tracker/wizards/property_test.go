package wizards

import (
	"encoding/json"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/tracker"
)

// anyEvent is something a table may send: most of it sensible, some not.
func anyEvent(t *rapid.T, s *State) tracker.Event {
	if s.Asked != nil && rapid.IntRange(0, 9).Draw(t, "answers") > 0 {
		o := rapid.SampledFrom(s.Asked.Options).Draw(t, "answer")
		return event("decide", fmt.Sprintf(`{"answer":%q}`, o.Value))
	}
	w := s.wizard(s.Current)
	room := rapid.SampledFrom(s.Academy[:]).Draw(t, "room").ID
	kind := []string{"ready", "disaster", "draw", "actions", "endure", "share"}
	switch s.Phase {
	case phaseRefine:
		if rapid.Bool().Draw(t, "ready") {
			return event("ready", "")
		}
	case phaseDisaster, phaseDraw:
		if rapid.IntRange(0, 5).Draw(t, "goes on") > 0 {
			return event(s.Phase, "")
		}
	case phaseShare:
		return event("share", rapid.SampledFrom([]string{"", "", `{"back":true}`, `{"glyph":2}`}).Draw(t, "share"))
	case phaseActions:
		if rapid.IntRange(0, 3).Draw(t, "ends") == 0 {
			return event("endure", "")
		}
	}
	glyphs := append(w.kinds(), 1)
	g, h := rapid.SampledFrom(glyphs).Draw(t, "g"), rapid.SampledFrom(glyphs).Draw(t, "h")
	piece := rapid.SampledFrom(pieceNames()).Draw(t, "piece")
	near := room
	if w.At >= 0 {
		if list := s.Academy.Neighbours(w.At); len(list) > 0 {
			near = s.Academy[rapid.SampledFrom(list).Draw(t, "near")].ID
		}
	}
	deck := s.Scenario.Disaster
	all := []tracker.Event{
		event("move", fmt.Sprintf(`{"to":%q}`, near)), event("move", fmt.Sprintf(`{"to":%q}`, near)), event("move", fmt.Sprintf(`{"to":%q}`, room)),
		event("glyph", ""), event("glyph", ""), event("room", ""), event("recall", ""), event("done", ""),
		event("bind", fmt.Sprintf(`{"pair":"%d-%d","spell":"nova"}`, min(g, h), max(g, h))),
		event("cast", fmt.Sprintf(`{"glyphs":[%d,%d]}`, g, h)), event("cast", fmt.Sprintf(`{"glyphs":[%d,%d],"from":2}`, g, h)), event("cast", `{"staff":true}`),
		event("place", fmt.Sprintf(`{"piece":%q,"room":%q,"count":%d}`, piece, room, 1+g%3)), event("remove", fmt.Sprintf(`{"piece":%q,"room":%q}`, piece, room)),
		event("damage", fmt.Sprintf(`{"piece":%q,"room":%q}`, piece, room)), event("force", fmt.Sprintf(`{"piece":%q,"room":%q,"towards":%t}`, piece, room, g > 2)),
		event("force", fmt.Sprintf(`{"wizard":%d}`, g)), event("turn", fmt.Sprintf(`{"room":%q}`, room)), event("swap", fmt.Sprintf(`{"room":%q,"to":%q}`, room, near)),
		event("door", fmt.Sprintf(`{"room":%q,"door":"n"}`, room)), event("change", `{"track":"mana","amount":1}`), event("teleport", fmt.Sprintf(`{"to":%q}`, room)),
		event("effect", fmt.Sprintf(`{"effects":[{"do":"activate","piece":%q},{"do":"place","piece":%q}]}`, piece, piece)),
		event("effect", fmt.Sprintf(`{"effects":[{"do":"activate-rooms","rooms":[%q,%q]}]}`, room, near)), event("effect", `{"effects":[{"do":"wild-magic"}]}`),
		event("item", fmt.Sprintf(`{"item":"robe","piece":%q,"free":true}`, piece)), event("item", fmt.Sprintf(`{"item":"staff","pair":"%d-%d","free":true}`, min(g, h), max(g, h))),
		event("disaster", fmt.Sprintf(`{"card":%q}`, deck[g%len(deck)])), event("decide", `{"answer":"all"}`), event(rapid.SampledFrom(kind).Draw(t, "kind"), ""),
	}
	e := rapid.SampledFrom(all).Draw(t, "event")
	e.Overrule = rapid.IntRange(0, 19).Draw(t, "overrule") == 0
	return e
}

// sound finds what no table can be.
func sound(s, first *State) error {
	for i, room := range s.Academy {
		p := room.Pieces
		switch {
		case p[Fire] > 1 || p[Water] > 2 || p[Portal] > 1:
			return fmt.Errorf("too much in %s: %v", room.ID, p)
		case p[Fire] > 0 && p[Water] > 0:
			return fmt.Errorf("fire and water in %s", room.ID)
		case p[Imp] > 0 && p[Guardian] > 0:
			return fmt.Errorf("an imp and a guardian in %s", room.ID)
		case i == s.Academy.crystal() && (p[Fire] > 0 || p[Water] > 0 || p[Portal] > 0 || p[Imp] > 1):
			return fmt.Errorf("in the Crystal stays %v", p)
		}
		for _, n := range p {
			if n < 0 {
				return fmt.Errorf("less than nothing in %s: %v", room.ID, p)
			}
		}
	}
	if s.Mana < 0 || s.Mana > mostMana || s.Mana == 0 && s.Outcome == "" {
		return fmt.Errorf("mana %d, outcome %q", s.Mana, s.Outcome)
	}
	for g := range Glyphs {
		sum := s.Supply[g]
		for _, w := range s.Wizards {
			if w.Glyphs[g] < 0 {
				return fmt.Errorf("%s has %v", w.Name, w.Glyphs)
			}
			sum += w.own(g + 1)
		}
		if s.Supply[g] < 0 || sum != s.Scenario.Stock() {
			return fmt.Errorf("%d glyphs of kind %d", sum, g+1)
		}
	}
	if got, had := allCards(s), allCards(first); got < had || len(s.RoomDeck.Draw)+len(s.RoomDeck.Discard) != len(s.Scenario.Cards) {
		return fmt.Errorf("%d cards of %d", got, had)
	}
	if s.Grid.Lying() != first.Grid.Lying() {
		return fmt.Errorf("%d spells of %d", s.Grid.Lying(), first.Grid.Lying())
	}
	if (s.Asked == nil) != (len(s.Tasks) == 0) {
		return fmt.Errorf("asked %v, tasks %v", s.Asked, s.Tasks)
	}
	return nil
}

func allCards(s *State) int {
	n := len(s.Disasters.Draw) + len(s.Disasters.Discard) + len(s.Progression)
	for _, w := range s.Wizards {
		n += len(w.Hand)
	}
	return n
}

// setupEvent is the setup of a game by seed.
func setupEvent(t interface{ Fatal(...any) }, scenario string, seed uint64) tracker.Event {
	payload, _, err := New(assets.FS).Begin(nil, tracker.Start{
		Seats: []tracker.Sitter{{Who: "destruction"}, {Who: "sanctuary"}}, Options: map[string]string{"scenario": scenario, "doors": "drawn"}, Seed: seed,
	})
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(payload)
	if err != nil {
		t.Fatal(err)
	}
	return tracker.Event{Version: 1, Kind: tracker.Setup, Data: data}
}

// Whatever a table does, the table stays one: nothing is lost or made, undo brings back
// what was, redo what came, and a replay ends where the game did.
func TestRandomTablesHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		setup := setupEvent(t, rapid.SampledFrom([]string{"basic", "advanced"}).Draw(t, "scenario"), rapid.Uint64Range(0, 1<<40).Draw(t, "seed"))
		session, err := tracker.NewSession(New(assets.FS), setup)
		if err != nil {
			t.Fatal(err)
		}
		first := session.State().(*State)
		var done []tracker.Event
		for range rapid.IntRange(1, 40).Draw(t, "events") {
			before := session.State().(*State)
			was := text(t, before)
			e := anyEvent(t, before)
			_, err := session.Do(e)
			if now := text(t, before); now != was {
				t.Fatalf("%s %s changed the state before it", e.Kind, e.Data)
			}
			if err != nil {
				continue
			}
			done = append(done, e)
			if err := sound(session.State().(*State), first); err != nil && !e.Overrule {
				t.Fatalf("after %s %s: %v", e.Kind, e.Data, err)
			}
			undone(t, session, before)
			if e.Overrule {
				break // what the table wants against the rules may be unsound
			}
		}
		again, err := tracker.NewSession(New(assets.FS), setup)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range done {
			if _, err = again.Do(e); err != nil {
				t.Fatal(err)
			}
		}
		if text(t, again.State()) != text(t, session.State()) {
			t.Fatal("the replay ended elsewhere")
		}
	})
}

func text(t *rapid.T, s tracker.State) string {
	data, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// undone takes the last event back and does it again.
func undone(t *rapid.T, session *tracker.Session, before *State) {
	after := text(t, session.State())
	if s, err := session.Do(tracker.Event{Version: 1, Kind: tracker.Undo}); err != nil || text(t, s) != text(t, before) {
		t.Fatalf("undone it is not what it was: %v", err)
	}
	if s, err := session.Do(tracker.Event{Version: 1, Kind: tracker.Redo}); err != nil || text(t, s) != after {
		t.Fatalf("done again it is not what it was: %v", err)
	}
}

// Games of 300 turns and what they hold.
func TestThreeHundredTurnsHold(t *testing.T) {
	for seed := range uint64(4) {
		scenario := []string{"basic", "advanced"}[seed%2]
		first, err := New(assets.FS).New(setupEvent(t, scenario, seed))
		if err != nil {
			t.Fatal(err)
		}
		g, s := New(assets.FS), first.(*State)
		for n := 0; s.Turn < 300; n++ {
			e := walk(s, n)
			next, err := g.Apply(s, e)
			if err != nil {
				e = event(map[string]string{phaseRefine: "ready", phaseActions: "endure", phaseShare: "share"}[s.Phase], "")
				if next, err = g.Apply(s, e); err != nil {
					t.Fatalf("seed %d, turn %d, %s %s: %v", seed, s.Turn, e.Kind, e.Data, err)
				}
			}
			if s = next.(*State); sound(s, first.(*State)) != nil && s.Outcome == "" {
				t.Fatalf("seed %d, turn %d, after %s %s: %v", seed, s.Turn, e.Kind, e.Data, sound(s, first.(*State)))
			}
			if s.Mana < 3 {
				s = do(t, s, "set", `{"track":"mana","value":8}`)
			}
			if s.Outcome != "" { // the table plays on
				s = do(t, s, "overrule", `{"forget":true,"disasters":{"draw":["activate-1","activate-2","activate-3","fire","imp-invasion","wildfire","wild-magic"],"discard":[]},"progression":["fire","fire"],"phase":"actions"}`)
				first = s
			}
		}
	}
}

// walk is a next event that goes somewhere.
func walk(s *State, n int) tracker.Event {
	if s.Asked != nil {
		return event("decide", fmt.Sprintf(`{"answer":%q}`, s.Asked.Options[n%len(s.Asked.Options)].Value))
	}
	w := s.wizard(s.Current)
	switch s.Phase {
	case phaseRefine:
		return event("ready", "")
	case phaseDisaster, phaseDraw:
		return event(s.Phase, "")
	case phaseShare:
		return event("share", "")
	}
	near := s.Academy.Neighbours(max(0, w.At))
	room := s.Academy[(n*7)%Places].ID
	switch n % 8 {
	case 0, 1:
		if len(near) > 0 {
			return event("move", fmt.Sprintf(`{"to":%q}`, s.Academy[near[n%len(near)]].ID))
		}
	case 2, 3:
		return event("glyph", "")
	case 4:
		return event("effect", fmt.Sprintf(`{"effects":[{"do":"place","piece":%q,"room":%q}]}`, []string{"fire", "water", "imp", "portal", "ice"}[n%5], room))
	case 5:
		return event("effect", fmt.Sprintf(`{"effects":[{"do":"activate","piece":%q}]}`, []string{"fire", "imp", "portal"}[n%3]))
	case 6:
		if kinds := w.kinds(); len(kinds) > 0 {
			return event("cast", fmt.Sprintf(`{"glyphs":[%d,%d]}`, kinds[0], kinds[n%len(kinds)]))
		}
	}
	return event("endure", "")
}

// A turn's consequences: everything activates and is endured in a full academy.
func BenchmarkConsequences(b *testing.B) {
	s := table(b, "advanced", `{"mana":8}`)
	for i, id := range square(true) {
		piece := []string{"water", "fire", "imp", "portal"}[i%4]
		if id != Crystal {
			s = do(b, s, "overrule", fmt.Sprintf(`{"rooms":[{"room":%q,"pieces":{%q:1}}]}`, id, piece))
		}
	}
	g := New(assets.FS)
	all, _ := json.Marshal(map[string]any{"effects": []any{map[string]any{"do": doRooms, "rooms": square(true)}, map[string]any{"do": doPlace, "piece": "water", "room": "hoard", "count": 2}}})
	e := event("effect", string(all))
	order := event("decide", `{"answer":"all"}`)
	for b.Loop() {
		after, err := g.Apply(s, e)
		if err != nil {
			b.Fatal(err)
		}
		for after.(*State).Asked != nil {
			answer := order
			if q := after.(*State).Asked; q.ID != "wizards.askOrder" {
				answer = event("decide", fmt.Sprintf(`{"answer":%q}`, q.Options[0].Value))
			}
			if after, err = g.Apply(after, answer); err != nil {
				b.Fatal(err)
			}
		}
	}
}
