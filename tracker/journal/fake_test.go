package journal

import (
	"encoding/json"
	"errors"
	"io/fs"
	"sort"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars"
)

// fake is a store in memory that can be made to fail. A failing append leaves
// as many bytes as torn says, as a full disk does.
type fake struct {
	files  map[string][]byte
	fail   error
	torn   int
	stuck  bool // truncating fails too
	writes int
}

func newFake() *fake { return &fake{files: map[string][]byte{}} }

func (f *fake) Names(prefix string) ([]string, error) {
	var names []string
	for name := range f.files {
		if strings.HasPrefix(name, prefix) {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names, nil
}

func (f *fake) Read(name string) ([]byte, error) {
	data, ok := f.files[name]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return append([]byte(nil), data...), nil
}

func (f *fake) Append(name string, data []byte) error {
	f.writes++
	if f.fail != nil {
		f.files[name] = append(f.files[name], data[:min(f.torn, len(data))]...)
		return f.fail
	}
	f.files[name] = append(f.files[name], data...)
	return nil
}

func (f *fake) Replace(name string, data []byte) error {
	if f.fail != nil {
		return f.fail
	}
	f.files[name] = append([]byte(nil), data...)
	return nil
}

func (f *fake) Truncate(name string, size int64) error {
	if f.stuck {
		return f.fail
	}
	data, ok := f.files[name]
	if !ok {
		return fs.ErrNotExist
	}
	if size > int64(len(data)) {
		return errors.New("longer than the file")
	}
	f.files[name] = data[:size]
	return nil
}

func (f *fake) Remove(name string) error {
	delete(f.files, name)
	return nil
}

// games are made once for all tests: they never change.
var games = sync.OnceValue(func() tracker.Registry { return tracker.NewRegistry(magewars.Academy(), magewars.Arena()) })

const testTable = "tables/1"

func setup(t testing.TB) tracker.Event {
	t.Helper()
	e, err := tracker.NewEvent(tracker.Setup, 0, time.UnixMilli(1000), magewars.SetupData{
		Game: "academy", Seed: 7,
		Seats: []magewars.SeatData{
			{Name: "Beastmaster", Life: 24, Channel: 7},
			{Name: "Wizard", Life: 21, Channel: 7, Mana: 3},
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func event(t testing.TB, n int, kind tracker.Kind, seat tracker.Seat, data string) tracker.Event {
	t.Helper()
	e := tracker.Event{Version: 1, Kind: kind, Seat: seat, At: int64(1000 + 5000*n)}
	if data != "" {
		e.Data = json.RawMessage(data)
	}
	return e
}

// create begins a table of Academy and plays a number of events on it, undo and
// redo among them. It gives the state after each, the first being the setup's.
func create(t testing.TB, store Store, events int) (*Table, []string) {
	t.Helper()
	table, err := Create(store, testTable, magewars.Academy(), setup(t))
	if err != nil {
		t.Fatal(err)
	}
	table.Use(Seeded(7))
	states := []string{stateOf(t, table)}
	play(t, table, events, &states)
	return table, states
}

func play(t testing.TB, table *Table, events int, states *[]string) {
	t.Helper()
	for n := range events {
		e := event(t, n, "change", tracker.Seat(n%2+1), `{"track":"mana","amount":1}`)
		switch n % 7 {
		case 0:
			e = event(t, n, "next", 0, "")
		case 3:
			e = event(t, n, tracker.Undo, 1, "")
		case 4:
			e = event(t, n, tracker.Redo, 2, "")
		case 5:
			e = event(t, n, "condition", 1, `{"condition":"weak","amount":1}`)
		}
		if _, err := table.Do(e); err != nil {
			t.Fatalf("event %d (%s): %v", n, e.Kind, err)
		}
		*states = append(*states, stateOf(t, table))
	}
}

func stateOf(t testing.TB, table *Table) string {
	t.Helper()
	text, err := json.Marshal(table.State())
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
