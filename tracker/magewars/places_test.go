package magewars

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// library is a spellbook with cards of every kind, its cards named after the seat.
func library(seat int) []state.BookCard {
	var cards []state.BookCard
	for _, p := range spells(seat) {
		cards = append(cards, state.BookCard{Name: p.Name, Count: 4})
	}
	return cards
}

// spells are the cards of a seat's library.
func spells(seat int) []state.Printed {
	name := func(kind string) string { return fmt.Sprint(kind, " of ", seat) }
	return []state.Printed{
		{Name: name("Beast"), Kind: state.KindCreature, Life: 3, Level: 1, Subtypes: []string{"Animal", "Undead"}, Attacks: []state.Strike{{Name: "Bite", Kind: "melee", Action: "quick", Dice: 4}}},
		{Name: name("Wand"), Kind: state.KindEquipment, Places: []string{"weapon", "shield"}, Traits: []string{"Spellbind"}},
		{Name: name("Helm"), Kind: state.KindEquipment, Slots: []string{"helmet"}},
		{Name: name("Hood"), Kind: state.KindEquipment, Slots: []string{"helmet"}},
		{Name: name("Curse"), Kind: state.KindEnchantment, Subtypes: []string{"Curse"}, Reveal: 1},
		{Name: name("Block"), Kind: state.KindEnchantment, Deeds: []deed.Deed{{At: deed.Attacked, Of: &deed.Party{Role: deed.Host}, Do: []deed.Step{{Do: deed.Force, Name: "reveal"}}, Say: deed.Text{EN: "It", DE: "Es"}}}},
		{Name: name("Wall"), Kind: state.KindWall, Life: 4, Level: 1, Cost: 1},
		{Name: name("Lair"), Kind: state.KindConjuration, Life: 4, Traits: []string{"Spawnpoint"}, Channeling: 1},
		{Name: name("Bolt"), Kind: state.KindAttack, Cost: 1, Attacks: []state.Strike{{Name: "Bolt", Kind: "ranged", Dice: 5}}},
		{Name: name("Heal"), Kind: state.KindIncantation, Cost: 1},
	}
}

// everyCopy counts where every card is: in books, on the table, bound, discarded.
func everyCopy(s *state.State) map[string]int {
	at := map[string]int{}
	for _, p := range s.Players {
		for _, c := range p.Book {
			at[c.Name] += c.Count
		}
		for _, c := range p.Discard {
			at[c.Name]++
		}
	}
	for _, o := range s.Objects {
		if !o.IsMage() {
			at[o.Printed.Name]++
		}
		if o.Bound != nil {
			at[o.Bound.Name]++
		}
	}
	if s.Fight != nil && s.Fight.Spell != nil && !s.Fight.Spell.Innate && s.Fight.Spell.Bound == "" {
		at[s.Fight.Spell.Name]++ // cast, its attack not over
	}
	return at
}

// no card is ever in two places or in none, whatever is cast,
// bound, worn, replaced, revealed, attacked, destroyed or brought back.
func TestNothingIsInTwoPlaces(t *testing.T) {
	for seed := range uint64(6) {
		game := []*Game{Academy(), Arena()}[seed%2]
		r := rand.New(rand.NewPCG(seed, 15))
		data := SetupData{Game: game.Name()}
		for seat := 1; seat <= 2+int(seed)%2; seat++ {
			m := mage(fmt.Sprint("Mage ", seat), 300, 30, 200)
			m.Abilities, m.Book = []string{string(curseweaving), string(eternalServant), string(arcaneZap)}, library(seat)
			data.Seats = append(data.Seats, m)
		}
		session, err := tracker.NewSession(game, setupEvent(t, data))
		if err != nil {
			t.Fatal(err)
		}
		done := map[tracker.Kind]int{}
		for range 2200 {
			s := session.State().(*state.State)
			e, err := game.Roll(s, bookish(t, r, game, s), dice.Seeded(r.Uint64()))
			if err == nil {
				_, err = session.Do(e)
			}
			if err != nil {
				continue
			}
			done[e.Kind]++
			for seat := range data.Seats {
				at := everyCopy(session.State().(*state.State))
				for _, c := range data.Seats[seat].Book {
					if at[c.Name] != c.Count {
						t.Fatalf("%s %s: %s is there %d times, not %d", e.Kind, e.Data, c.Name, at[c.Name], c.Count)
					}
				}
			}
		}
		if done["cast"] < 30 || done["bind"] == 0 || done["destroy"] == 0 || done["attack"] == 0 || done["reveal"] == 0 || done["ability"] == 0 {
			t.Errorf("seed %d does too little: %v", seed, done)
		}
	}
}

// wandOf finds something to bind a spell to and its seat, or gives what it got.
func wandOf(s *state.State, seat int, some string) (int, string) {
	for _, o := range s.Objects {
		if o.Binds() {
			return int(o.Controller), o.ID
		}
	}
	return seat, some
}

// bookish is an event that moves cards: mostly a spell of the book, or what is offered.
func bookish(t *testing.T, r *rand.Rand, game *Game, s *state.State) tracker.Event {
	seat := 1 + r.IntN(len(s.Players))
	card := spells(seat)[r.IntN(10)]
	some := s.Objects[r.IntN(len(s.Objects))].ID
	var payload any
	kind := tracker.Kind("cast")
	switch n := r.IntN(12); {
	case n < 3:
		if legal := game.Legal(s); len(legal) > 0 {
			return legal[r.IntN(len(legal))]
		}
		fallthrough
	case n < 8:
		p := state.CastData{Printed: card, Quickcast: r.IntN(2) == 0, Countered: r.IntN(9) == 0, Extend: card.Kind == state.KindWall && r.IntN(2) == 0, Steps: r.IntN(3) == 0}
		if card.Kind != state.KindCreature && card.Kind != state.KindWall && card.Kind != state.KindConjuration {
			p.Target = some
		}
		payload = p
	case n < 9:
		seat, some = wandOf(s, seat, some)
		kind, payload = "bind", effect.BindData{Printed: spells(seat)[8+r.IntN(2)], Object: some}
	case n < 10:
		kind, payload = "destroy", effect.ObjectData{Object: some}
	case n < 11:
		seat, some = wandOf(s, seat, some)
		kind, payload = "cast", state.CastData{Bound: some, Target: state.MageID(1), Quickcast: r.IntN(2) == 0}
	default:
		kind, payload = "attack", state.AttackData{Object: some, Target: s.Objects[r.IntN(len(s.Objects))].ID}
	}
	raw, err := json.Marshal(payload)
	if err != nil {
		t.Fatal(err)
	}
	return tracker.Event{Version: 1, Kind: kind, Seat: tracker.Seat(seat), Data: raw, Overrule: kind == "attack" && r.IntN(3) == 0}
}
