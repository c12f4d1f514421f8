package magewars

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// crowded is an Arena table late in a game: four mages with their abilities, and
// thirty objects that fight, guard and lie on one another.
func crowded(b *testing.B) (*Game, *state.State) {
	b.Helper()
	game := Arena()
	data := SetupData{Game: "arena"}
	for i := range 4 {
		m := mage(fmt.Sprint("Mage ", i), 36, 9, 50)
		m.Abilities = []string{string(state.Pet), string(restore), string(arcaneZap), string(challenge)}
		data.Seats = append(data.Seats, m)
	}
	table, err := game.New(setupEvent(b, data))
	if err != nil {
		b.Fatal(err)
	}
	events := []tracker.Event{{Kind: "next", Data: json.RawMessage(`{"to":"creature-action"}`)}}
	for i := range 30 {
		kind, host := state.KindCreature, ""
		if i%3 == 2 {
			kind, host = state.KindEnchantment, fmt.Sprintf(`,"host":"o%d"`, i-1)
		}
		events = append(events, tracker.Event{
			Kind: "add", Seat: tracker.Seat(1 + i%4),
			Data: json.RawMessage(fmt.Sprintf(`{"name":"It %d","kind":"%s","life":9,"traits":["Melee +1"]%s}`, i, kind, host)),
		})
	}
	for _, e := range events {
		if e, err = game.Roll(table, e, dice.Seeded(1)); err != nil {
			b.Fatal(err)
		}
		if table, err = game.Apply(table, e); err != nil {
			b.Fatal(err)
		}
	}
	return game, table.(*state.State)
}

// BenchmarkAttack is a whole attack on a crowded table (aim: under 1 ms).
func BenchmarkAttack(b *testing.B) {
	game, s := crowded(b)
	e, err := game.Roll(s, tracker.Event{Kind: "attack", Seat: s.Turn, Data: json.RawMessage(`{"target":"o1"}`)}, dice.Seeded(1))
	if err != nil {
		b.Fatal(err)
	}
	for range b.N {
		if _, err := game.Apply(s, e); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkView is the crowded table as a screen asks for it after every tap.
func BenchmarkView(b *testing.B) {
	game, s := crowded(b)
	for range b.N {
		game.View(s, 0)
	}
}

// BenchmarkSpell and BenchmarkPowers are what the sheets ask before anything is cast.
func BenchmarkSpell(b *testing.B) {
	_, s := crowded(b)
	for range b.N {
		spellNow(s, 1, state.CastData{Printed: state.Printed{Name: "Sleep", Kind: state.KindIncantation, CostBy: "level:4,5,6,8", Aims: "non-mage living creature"}})
	}
}

// BenchmarkPowers: see BenchmarkSpell.
func BenchmarkPowers(b *testing.B) {
	game, s := crowded(b)
	for range b.N {
		game.Powers(s, 1)
	}
}
