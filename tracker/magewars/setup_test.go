package magewars

import (
	"errors"
	"testing"

	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// in Apprentice Mode all mages share Life 24, Channeling 10, mana 10 and a basic
// melee attack of 3 dice, and have no abilities; a table's own life counts more, as on
// the half board.
func TestR3SharedValues(t *testing.T) {
	beast := mage("Beastmaster", 36, 9, 0)
	beast.Armor, beast.Traits, beast.Abilities, beast.Defense = 2, []string{"Melee +1"}, []string{"Pet"}, &state.Defense{Min: 7}
	for _, test := range []struct {
		data                   SetupData
		life, channeling, mana int
		powers                 int
	}{
		{SetupData{Game: "arena"}, 36, 9, 0, 1},
		{SetupData{Game: "arena", Apprentice: true}, 24, 10, 10, 0},
		{SetupData{Game: "arena", Life: 20}, 20, 9, 0, 1},
		{SetupData{Game: "arena", Apprentice: true, Life: 20, Channel: 8}, 20, 8, 10, 0},
		{SetupData{Game: "academy", Apprentice: true}, 36, 9, 0, 1},
	} {
		test.data.Seats = []SeatData{beast, beast}
		game := Arena()
		if test.data.Game == "academy" {
			game = Academy()
		}
		s, err := game.New(setupEvent(t, test.data))
		if err != nil {
			t.Fatal(err)
		}
		for seat := 1; seat <= 2; seat++ {
			o := s.(*state.State).Objects[seat-1]
			if o.MaxLife() != test.life || o.Channels() != test.channeling || o.Mana != test.mana || len(o.Printed.Abilities) != test.powers {
				t.Errorf("%+v: %+v", test.data, o)
			}
			if plain := test.powers == 0; plain != (o.ArmorNow() == 0 && o.Sum(keyword.Melee) == 0 && o.Printed.Defense == nil) || o.Printed.Attacks[0].Dice != 3 {
				t.Errorf("%+v: %+v", test.data, o.Printed)
			}
		}
	}
	for _, bad := range []SetupData{{Game: "arena", Life: -1}, {Game: "arena", Channel: -1}} {
		bad.Seats = []SeatData{beast, beast}
		if _, err := Arena().New(setupEvent(t, bad)); !errors.Is(err, state.BadSetup) {
			t.Error(err)
		}
	}
}
