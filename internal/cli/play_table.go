package cli

import (
	crand "crypto/rand"
	"encoding/binary"
	"errors"
	"os"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
)

// openTable finds the table of the folder, or begins it when there is none.
func openTable(env *Env, call playCall, dir *store.Dir, begin *beginning) (*journal.Table, error) {
	table, recovery, err := journal.Open(dir, playTable, env.Games, timed.All()...)
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
		if err = sameTable(env, call, table); err == nil && recovery != nil {
			table, err = mended(env, call, dir, table, recovery)
		}
		if err == nil && table.Stuck() != nil && !call.replay && !call.log {
			err = &UsageError{ID: "table.playStuck", Args: map[string]any{"Why": table.Stuck()}}
		}
	}
	if err != nil {
		return nil, err
	}
	seed := tracker.SeedOf(table.Setup())
	if call.seeded {
		seed = call.seed
	}
	table.Use(journal.Seeded(seed))
	return table, nil
}

// mended says what was wrong with a table's file, and goes on as the call wants it.
func mended(env *Env, call playCall, dir *store.Dir, table *journal.Table, r *journal.Recovery) (*journal.Table, error) {
	w := env.words()
	say(env.Err, "quickcast: "+w.Error(r))
	if r.Behind == nil {
		return table, nil
	}
	for _, m := range r.Behind.Misfits {
		say(env.Err, "quickcast: "+w.T("table.misfit", "Line", m.Line, "Reason", w.Error(m.Err)))
	}
	switch {
	case call.hole == holeFits:
		if err := journal.Rejoin(dir, playTable, env.Games, timed.All()...); err != nil {
			return nil, err
		}
		table, _, err := journal.Open(dir, playTable, env.Games, timed.All()...)
		return table, err
	case call.hole == "" && !call.looks() && r.Behind.Fit > 0:
		return nil, &UsageError{ID: "table.playHole"}
	}
	return table, nil
}

// beginning is a table that could begin: its game and its setup.
type beginning struct {
	game  tracker.Game
	setup tracker.Event
}

// newBeginning makes the setup of a new table. It refuses what the game would.
func newBeginning(env *Env, call playCall) (*beginning, error) {
	if call.game == "" {
		return nil, &UsageError{ID: "table.playNeedsGame", Args: map[string]any{"Games": strings.Join(env.Games.Names(), ", ")}}
	}
	game, err := env.Games.Game(call.game)
	if err != nil {
		return nil, err
	}
	e, notes, err := setupOf(env, call, game)
	if err != nil {
		return nil, err
	}
	if _, err := tracker.NewSession(game, e); err != nil {
		return nil, err
	}
	for _, note := range notes {
		say(env.Err, "quickcast: "+env.words().Say(note))
	}
	return &beginning{game, e}, nil
}

// setupOf makes the setup event a call asks for.
func setupOf(env *Env, call playCall, game tracker.Game) (tracker.Event, []tracker.Notice, error) {
	cat, err := catalog.Load(env.Assets)
	if err != nil {
		return tracker.Event{}, nil, err
	}
	start, err := call.start()
	if err != nil {
		return tracker.Event{}, nil, err
	}
	payload, notes, err := game.Begin(cat, start)
	if err != nil {
		return tracker.Event{}, nil, err
	}
	e, err := tracker.NewEvent(tracker.Setup, 0, env.Now(), payload)
	e.Device = playDevice
	return e, notes, err
}

// start is what a call says of a new table. Without --seed it takes one nobody
// chose.
func (call playCall) start() (tracker.Start, error) {
	start := tracker.Start{Seed: call.seed, Options: map[string]string{}}
	if call.apprentice {
		start.Options["size"] = "apprentice"
	}
	for _, text := range call.options {
		id, value, ok := strings.Cut(text, "=")
		if !ok {
			return start, &FlagError{Flag: "--option", Value: text, Fault: flagValueWrong}
		}
		start.Options[id] = value
	}
	if call.setup != "" {
		extra, err := os.ReadFile(call.setup)
		if err != nil {
			return start, &UsageError{ID: "table.playNoSetup", Args: map[string]any{"File": call.setup}}
		}
		start.Extra = extra
	}
	if call.seats == "" {
		return start, &UsageError{ID: "table.playNeedsSeats"}
	}
	for _, text := range strings.Split(call.seats, ",") {
		sitter, err := sitterOf(strings.TrimSpace(text))
		if err != nil {
			return start, err
		}
		start.Seats = append(start.Seats, sitter)
	}
	if call.seeded {
		return start, nil
	}
	var err error
	start.Seed, err = randomSeed()
	return start, err
}

// sitterOf reads one seat of --seats: whoever sits there, with a name of one's own
// before "=" and a team after "@".
func sitterOf(text string) (tracker.Sitter, error) {
	name, who, named := strings.Cut(text, "=")
	if !named {
		name, who = "", text
	}
	who, team, _ := strings.Cut(who, "@")
	sitter := tracker.Sitter{Who: who, Name: name}
	if team == "" {
		return sitter, nil
	}
	if len(team) != 1 || team < "1" || team > "6" {
		return sitter, &UsageError{ID: "table.playBadTeam", Args: map[string]any{"Team": team}}
	}
	sitter.Team = int(team[0] - '0')
	return sitter, nil
}

// sameTable refuses a call for another game or other seats than the folder's.
func sameTable(env *Env, call playCall, table *journal.Table) error {
	game := table.Game()
	if call.game != "" && call.game != game.Name() {
		return &UsageError{ID: "table.playOtherGame", Args: map[string]any{"Game": game.Name()}}
	}
	if call.seats == "" {
		return nil
	}
	want, _, err := setupOf(env, call, game)
	if err != nil {
		return err
	}
	have := game.Seated(table.Setup())
	same := func(a, b tracker.Sitter) bool { return a.Who == b.Who && a.Name == b.Name && a.Team == b.Team }
	if slices.EqualFunc(game.Seated(want), have, same) {
		return nil
	}
	names := pick.Each(have, func(sitter tracker.Sitter) string { return sitter.Name })
	return &UsageError{ID: "table.playOtherSeats", Args: map[string]any{"Seats": strings.Join(names, ", ")}}
}

// randomSeed is a seed nobody chose.
func randomSeed() (uint64, error) {
	var raw [8]byte
	if _, err := crand.Read(raw[:]); err != nil {
		return 0, err
	}
	return binary.BigEndian.Uint64(raw[:]) >> 11, nil // exact in every JSON reader
}
