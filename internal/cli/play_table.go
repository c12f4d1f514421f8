package cli

import (
	crand "crypto/rand"
	"encoding/binary"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"quickcast/catalog"
	"quickcast/internal/store"
	"quickcast/rules/training"
	"quickcast/tracker"
	"quickcast/tracker/journal"
	"quickcast/tracker/magewars"
	"quickcast/tracker/timed"
)

// openTable finds the table of the folder, or begins it when there is none.
func openTable(env *Env, call playCall, dir *store.Dir, begin *beginning) (*journal.Table, error) {
	table, recovery, err := journal.Open(dir, playTable, playGames(), timed.All()...)
	var none *journal.NoTable
	switch {
	case errors.As(err, &none) && !call.replay && !call.log:
		if begin == nil {
			if begin, err = newBeginning(env, call); err != nil {
				return nil, err
			}
		}
		table, err = journal.Create(dir, playTable, begin.game, begin.setup, timed.All()...)
	case errors.As(err, &none):
		err = nothingThere(call)
	case err == nil:
		if recovery != nil {
			say(env.Err, "quickcast: "+env.words().Error(recovery))
		}
		err = sameTable(env, call, table)
	}
	if err != nil {
		return nil, err
	}
	var setup magewars.SetupData
	if err := json.Unmarshal(table.Setup().Data, &setup); err != nil {
		return nil, err
	}
	if call.seeded {
		setup.Seed = call.seed
	}
	table.Use(journal.Seeded(setup.Seed))
	return table, nil
}

// beginning is a table that could begin: its game and its setup.
type beginning struct {
	game  tracker.Game
	setup tracker.Event
}

// newBeginning makes the setup of a new table. It refuses what the game would.
func newBeginning(env *Env, call playCall) (*beginning, error) {
	games := playGames()
	if call.game == "" {
		return nil, &UsageError{ID: "table.playNeedsGame", Args: map[string]any{"Games": strings.Join(games.Names(), ", ")}}
	}
	game, err := games.Game(call.game)
	if err != nil {
		return nil, err
	}
	data, err := seatData(env, call)
	if err != nil {
		return nil, err
	}
	setup := magewars.SetupData{Game: game.Name(), Apprentice: call.apprentice, Seed: call.seed, Seats: data}
	if !call.seeded {
		if setup.Seed, err = randomSeed(); err != nil {
			return nil, err
		}
	}
	e, err := tracker.NewEvent(tracker.Setup, 0, env.Now(), setup)
	if err != nil {
		return nil, err
	}
	e.Device = playDevice
	if _, err := tracker.NewSession(game, e); err != nil {
		return nil, err
	}
	for _, seat := range data {
		if seat.Channel == 0 {
			say(env.Err, "quickcast: "+env.words().T("table.playNoChanneling", "Name", seat.Name))
		}
	}
	return &beginning{game, e}, nil
}

// sameTable refuses a call for another game or other mages than the folder's.
func sameTable(env *Env, call playCall, table *journal.Table) error {
	if call.game != "" && call.game != table.Game().Name() {
		return &UsageError{ID: "table.playOtherGame", Args: map[string]any{"Game": table.Game().Name()}}
	}
	if call.seats == "" {
		return nil
	}
	call.game = table.Game().Name()
	want, err := seatData(env, call)
	if err != nil {
		return err
	}
	var have magewars.SetupData
	if err := json.Unmarshal(table.Setup().Data, &have); err != nil {
		return err
	}
	same := func(a, b magewars.SeatData) bool { return a.Name == b.Name && a.Mage == b.Mage && a.Team == b.Team }
	if slices.EqualFunc(want, have.Seats, same) {
		return nil
	}
	return &UsageError{ID: "table.playOtherSeats", Args: map[string]any{"Seats": seatNames(have.Seats)}}
}

func seatNames(seats []magewars.SeatData) string {
	var names []string
	for _, s := range seats {
		names = append(names, s.Name)
	}
	return strings.Join(names, ", ")
}

// seatData finds the mages of --seats: an id, a class or a name each, with a
// name of one's own before "=" and a team after "@".
func seatData(env *Env, call playCall) ([]magewars.SeatData, error) {
	cat, err := catalog.Load(env.Assets)
	if err != nil {
		return nil, err
	}
	if call.seats == "" {
		return nil, &UsageError{ID: "table.playNeedsSeats"}
	}
	var seats []magewars.SeatData
	for _, text := range strings.Split(call.seats, ",") {
		seat, err := oneSeat(cat, call.game, strings.TrimSpace(text))
		if err != nil {
			return nil, err
		}
		seats = append(seats, seat)
	}
	return distinct(seats), nil
}

func oneSeat(cat *catalog.Catalog, game, text string) (magewars.SeatData, error) {
	name, mage, named := strings.Cut(text, "=")
	if !named {
		name, mage = "", text
	}
	mage, team, _ := strings.Cut(mage, "@")
	m := findMage(cat, game, mage)
	if m == nil {
		return magewars.SeatData{}, &UsageError{ID: "table.playUnknownMage", Args: map[string]any{"Mage": mage, "Mages": mageIDs(cat, game)}}
	}
	seat := magewars.FromMage(m)
	if name != "" {
		seat.Name = name
	}
	if team != "" {
		if len(team) != 1 || team < "1" || team > "6" {
			return magewars.SeatData{}, &UsageError{ID: "table.playBadTeam", Args: map[string]any{"Team": team}}
		}
		seat.Team = int(team[0] - '0')
	}
	return seat, nil
}

// findMage finds a mage of the game; of several by one class the one of a
// printed box that was named first.
func findMage(cat *catalog.Catalog, game, name string) *catalog.Mage {
	var found *catalog.Mage
	for _, m := range cat.MagesNamed(name) {
		if m.Game != training.Game(game) {
			continue
		}
		if found == nil || found.Unofficial && !m.Unofficial || found.Set != "core" && m.Set == "core" {
			found = m
		}
	}
	return found
}

func mageIDs(cat *catalog.Catalog, game string) string {
	var ids []string
	for _, m := range cat.Mages() {
		if m.Game == training.Game(game) {
			ids = append(ids, string(m.ID))
		}
	}
	return strings.Join(ids, ", ")
}

// distinct numbers mages of one name: "Wizard", "Wizard 2".
func distinct(seats []magewars.SeatData) []magewars.SeatData {
	seen := map[string]int{}
	for i := range seats {
		name := seats[i].Name
		seen[name]++
		if n := seen[name]; n > 1 {
			seats[i].Name = name + " " + string(rune('0'+n))
		}
	}
	return seats
}

// randomSeed is a seed nobody chose.
func randomSeed() (uint64, error) {
	var raw [8]byte
	if _, err := crand.Read(raw[:]); err != nil {
		return 0, err
	}
	return binary.BigEndian.Uint64(raw[:]) >> 11, nil // exact in every JSON reader
}
