package journal

import (
	"errors"
	"io/fs"
	"slices"
	"sort"
	"strconv"
	"strings"
	"time"

	"github.com/quickcast/quickcast/tracker"
)

// Saved is a table on disk, as a list of tables shows it.
type Saved struct {
	Name   string // for Open
	Game   string
	Setup  tracker.Event
	Events int
	Begun  time.Time
	Last   time.Time // of the last event
	Fault  error     // why it cannot be opened; then only Name is known
}

// List finds the tables whose names begin with prefix, the last played first.
// Those that cannot be read come after all others, each with its fault.
func List(store Store, prefix string) ([]Saved, error) {
	names, err := store.Names(prefix)
	if err != nil {
		return nil, err
	}
	var list []Saved
	for _, name := range tablesOf(names) {
		_, game, events, _, err := readLog(store, name)
		if err != nil {
			list = append(list, Saved{Name: name, Fault: err})
			continue
		}
		list = append(list, Saved{
			Name: name, Game: game, Setup: events[0], Events: len(events),
			Begun: events[0].Time(), Last: events[len(events)-1].Time(),
		})
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Last.After(list[j].Last) })
	return list, nil
}

// Names are the tables whose names begin with prefix, without a look into them.
func Names(store Store, prefix string) ([]string, error) {
	names, err := store.Names(prefix)
	return tablesOf(names), err
}

// Events gives the game and the events of a saved table as they lie on disk, without playing
// them.
func Events(store Store, name string) (game string, events []tracker.Event, err error) {
	_, game, events, _, err = readLog(store, name)
	return game, events, err
}

// Events are all that were accepted.
func (t *Table) Events() []tracker.Event {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.session.Events()
}

// tablesOf are the tables that files belong to, those included that have lost
// their log and not its snapshot.
func tablesOf(files []string) []string {
	var tables []string
	for _, file := range files {
		name, ok := strings.CutSuffix(file, logEnding)
		if !ok {
			name, ok = strings.CutSuffix(file, snapshotEnding)
		}
		if ok && !slices.Contains(tables, name) {
			tables = append(tables, name)
		}
	}
	return tables
}

// Export gives the log of a table as it lies on disk, whatever state it is in, for
// keeping it elsewhere; where it is gone, its snapshot.
func Export(store Store, name string) ([]byte, error) {
	data, err := store.Read(name + logEnding)
	if errors.Is(err, fs.ErrNotExist) {
		data, err = store.Read(name + snapshotEnding)
	}
	return data, err
}

// freeName finds a name for a new table: prefix and the lowest number above all
// that are there, "tables/7".
func freeName(store Store, prefix string) (string, error) {
	names, err := store.Names(prefix)
	if err != nil {
		return "", err
	}
	highest := 0
	for _, name := range names {
		digits, _, _ := strings.Cut(strings.TrimPrefix(name, prefix), ".")
		if n, err := strconv.Atoi(digits); err == nil && n > highest {
			highest = n
		}
	}
	return prefix + strconv.Itoa(highest+1), nil
}

// Delete removes a table and what belongs to it, damaged files that were kept
// included.
func Delete(store Store, name string) error {
	names, err := store.Names(name + ".")
	if err != nil {
		return err
	}
	for _, file := range names {
		if err := store.Remove(file); err != nil {
			return err
		}
	}
	return nil
}

// Keep writes the events of a game down as a table of its own under the next free name, and
// gives that: a copy of another up to some point, or one that somebody has sent.
func Keep(store Store, prefix, game string, events []tracker.Event) (name string, err error) {
	if name, err = freeName(store, prefix); err != nil {
		return "", err
	}
	l, err := written(store, name, game, events)
	if err != nil {
		return "", err
	}
	return name, l.write()
}

// Write gives a log of some events, as Read takes it.
func Write(game string, events []tracker.Event) ([]byte, error) {
	l, err := written(nil, "", game, events)
	if err != nil {
		return nil, err
	}
	return l.data, nil
}

// written is a log of some events, in memory.
func written(store Store, name, game string, events []tracker.Event) (*log, error) {
	l := &log{store: store, name: name}
	if err := l.begin(game); err != nil {
		return nil, err
	}
	for i, e := range events {
		e.Seq, e.Leads = i+1, 0
		if err := l.put(e); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// Read gives the game and the events of a log as Export gives it.
func Read(data []byte) (game string, events []tracker.Event, err error) {
	found := parse(data)
	if found.headed && found.header.Version > fileVersion {
		return "", nil, &LaterFile{Version: found.header.Version}
	}
	entries := merge(found, file{})
	if game = gameOf(found, file{}, entries); game == "" || len(entries) == 0 {
		return "", nil, &Unreadable{}
	}
	for i, e := range entries {
		events = append(events, e.leading(len(entries)-1-i).event)
	}
	return game, events, nil
}
