package magewars

import (
	"encoding/json"
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// anyLine makes an event of any kind out of what its documentation says: the fields
// it needs and some of the others, each with something that could be meant.
func anyLine(t *testing.T, r *rand.Rand, s *state.State, a tracker.Action) tracker.Event {
	t.Helper()
	fields := map[string]any{}
	for _, f := range a.Fields {
		if f.Required || r.IntN(3) == 0 || f.Name == "steps" || f.Name == "name" || f.Name == "kind" || f.Name == "object" {
			fields[f.Name] = anyValue(r, s, a.Kind, f)
		}
	}
	data, err := json.Marshal(fields)
	if err != nil {
		t.Fatal(err)
	}
	seat := tracker.Seat(r.IntN(len(s.Players) + 1))
	if s.Turn != 0 && r.IntN(2) == 0 {
		seat = s.Turn
	}
	return tracker.Event{Version: 1, Kind: a.Kind, Seat: seat, Data: data, Overrule: r.IntN(8) == 0}
}

func pickOne[T any](r *rand.Rand, from ...T) T { return from[r.IntN(len(from))] }

func anyValue(r *rand.Rand, s *state.State, kind tracker.Kind, f tracker.Field) any {
	some := func() string { return s.Objects[r.IntN(len(s.Objects))].ID }
	binds := func(o *state.Object) bool { return !o.IsMage() && o.Bound == nil && o.Has(keyword.Spellbind) }
	if at := slices.IndexFunc(s.Objects, binds); kind == "bind" && f.Name == "object" && at >= 0 {
		return s.Objects[at].ID
	}
	switch f.Name {
	case "object", "target", "host", "payer", "bound", "shield":
		return some()
	case "targets":
		return []string{some(), some()}[:1+r.IntN(2)]
	case "task":
		if len(s.Queue) > 0 {
			return s.Queue[r.IntN(len(s.Queue))].ID
		}
	case "track":
		return pickOne(r, state.Tracks()...)
	case "condition":
		return pickOne(r, s.KnownConditions()...)
	case "marker":
		return pickOne(r, state.QuickcastMarker, state.ActiveMarker, state.GuardMarker, "Ready")
	case "trait":
		return pickOne(r, "Spellbind", "Flying", "Regenerate 2", "Familiar", "Armor +1", "Vampiric", "Elusive", "Slow", "Fast")
	case "ability":
		return pickOne(r, everyPower()...)
	case "name", "token":
		return pickOne(r, "wolf", "bear", "wall", "charm")
	case "attack", "counterAttack":
		return pickOne(r, "Bite", "Sting", "Basic Melee Attack")
	case "to":
		if f.Type == "text" && kind != "next" {
			return some()
		}
	case "rolls", "faces":
		return nil
	case "deed":
		if len(s.Offers) > 0 {
			return pickOne(r, s.Offers...).ID
		}
		return some() + ".1"
	}
	if len(f.Values) > 0 {
		return pickOne(r, f.Values...)
	}
	return anyOf(r, f)
}

// anyOf makes a value of a documented type.
func anyOf(r *rand.Rand, f tracker.Field) any {
	bar := map[string]any{
		"name": "Bite", "kind": pickOne(r, "melee", "melee", "ranged", "zone", "barrier"), "dice": r.IntN(4),
		"traits": []string{pickOne(r, "Sweeping", "Doublestrike", "Reach", "Piercing +1")}, "effects": []map[string]any{{"min": 7, "result": "Stun"}},
	}
	switch {
	case f.Name == "deeds":
		return anyDeeds(r)
	case f.Type == "number":
		return r.IntN(5)
	case f.Type == "true or false":
		return r.IntN(2) == 0
	case f.Type == "list of text":
		return []string{pickOne(r, "animal", "holy", "ring", "Regenerate 1", "Spellbind", "burn")}
	case strings.Contains(f.Type, "nonce"):
		return tracker.Opening{Nonce: "1", Card: pickOne(r, "{}", `{"name":"Aura","kind":"enchantment"}`)}
	case strings.Contains(f.Type, "count"):
		return []map[string]any{{"name": "wolf", "count": 3}, {"name": "charm", "count": 9}}
	case strings.Contains(f.Type, "min") && !strings.HasPrefix(f.Type, "list"):
		return map[string]any{"min": 7}
	case strings.HasPrefix(f.Type, "list"):
		return []any{bar}
	case strings.HasPrefix(f.Type, "{"):
		return bar
	}
	return ""
}

// everyDeed is what each card does.
var everyDeed = sync.OnceValue(func() [][]deed.Deed {
	all, _ := deed.Read(assets.FS) // its own tests say what is wrong with it
	var list [][]deed.Deed
	for _, id := range slices.Sorted(maps.Keys(all)) {
		list = append(list, all[id])
	}
	return list
})

// anyDeeds are those of some card.
func anyDeeds(r *rand.Rand) any { return pickOne(r, everyDeed()...) }

// armedSession is a table of mages that strike back: with a damage barrier and an
// attack that is a counterstrike.
func armedSession(t *testing.T, game *Game, seats int) *tracker.Session {
	t.Helper()
	data := SetupData{Game: game.Name()}
	for i := range seats {
		m := mage(string(rune('A'+i)), 200, 9, 10)
		m.Abilities, m.Team = everyPower(), i%3
		m.Attacks = append(m.Attacks, state.Strike{Name: "Bite", Action: "quick", Kind: "melee", Dice: 1, Traits: []string{"Counterstrike"}}, state.Strike{Name: "Fire", Kind: "barrier", Dice: 1})
		data.Seats = append(data.Seats, m)
	}
	session, err := tracker.NewSession(game, setupEvent(t, data))
	if err != nil {
		t.Fatal(err)
	}
	return session
}

// likely is an action that is documented: what an open fight waits for, an attack,
// or any.
func likely(r *rand.Rand, game *Game, s *state.State) tracker.Action {
	kind := tracker.Kind("attack")
	if s.Fight != nil {
		kind = tracker.Kind(s.Fight.Next)
	}
	for _, a := range game.Actions() {
		if a.Kind == kind && r.IntN(4) == 0 {
			return a
		}
	}
	return pickOne(r, game.Actions()...)
}

// Every kind of event that is documented is taken at some time of both games, made of
// nothing but its documentation; whatever is taken keeps the invariants, can be
// written out, and leaves only offers that can be taken.
func TestEveryDocumentedAction(t *testing.T) {
	for _, game := range []*Game{Academy(), Arena()} {
		taken, refused := map[tracker.Kind]int{}, map[tracker.Kind]error{}
		for seed := range uint64(80) {
			if seed >= 8 && len(taken) == len(game.Actions()) {
				break // rare ones take their time
			}
			r := rand.New(rand.NewPCG(seed, 5))
			session := armedSession(t, game, 2+int(seed)%5)
			for range 300 {
				s := session.State().(*state.State)
				e := anyLine(t, r, s, likely(r, game, s))
				if legal := game.Legal(s); len(legal) > 0 && r.IntN(3) == 0 {
					e = pickOne(r, legal...)
				}
				e, err := game.Roll(s, e, dice.Seeded(r.Uint64()))
				if err == nil {
					_, err = session.Do(e)
				}
				if err != nil {
					refused[e.Kind] = understood(t, err, e)
					continue
				}
				taken[e.Kind]++
				invariants(t, session.State().(*state.State))
				if _, err := json.Marshal(session.State()); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, a := range game.Actions() {
			if taken[a.Kind] == 0 {
				t.Errorf("%s: %q is never taken: %v", game.Name(), a.Kind, refused[a.Kind])
			}
		}
	}
}

// understood fails for a refusal that says the documentation is wrong: a field that is
// not there, or cannot hold what its type says.
func understood(t *testing.T, err error, e tracker.Event) error {
	t.Helper()
	if errors.Is(err, tracker.UnknownField) || errors.Is(err, tracker.BadPayload) {
		t.Fatalf("%s %s: %v", e.Kind, e.Data, err)
	}
	return err
}
