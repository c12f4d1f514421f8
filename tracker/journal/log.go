package journal

import (
	"bytes"
	"errors"
	"io/fs"
	"strconv"

	"github.com/quickcast/quickcast/tracker"
)

// log is the file of one open table. Its data is what the file should hold;
// onDisk of its bytes are known to be there.
type log struct {
	store  Store
	name   string
	data   []byte
	onDisk int
	dirty  bool              // beyond onDisk the file may hold something else
	aside  map[string][]byte // damaged files to be kept before the log is written anew, by the names they get
	events int
	copied int     // events in the snapshot
	behind []stray // whole lines behind a hole
}

// newLog begins a table's log, in memory so far. It refuses a name that is
// taken, be it by a snapshot that has lost its log.
func newLog(store Store, name, game string, setup tracker.Event) (*log, error) {
	for _, ending := range []string{logEnding, snapshotEnding} {
		if _, err := store.Read(name + ending); err == nil {
			return nil, &TableExists{Table: name}
		} else if !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	l := &log{store: store, name: name}
	return l, l.fill(game, setup)
}

// fill makes the log of a table that begins, in memory.
func (l *log) fill(game string, setup tracker.Event) error {
	if err := l.begin(game); err != nil {
		return err
	}
	return l.put(setup)
}

// write brings the whole log to disk in place of what is there.
func (l *log) write() error {
	if err := kept(l.store, l.store.Replace(l.name+logEnding, l.data)); err != nil {
		return err
	}
	l.onDisk, l.dirty = len(l.data), false
	l.copy()
	return nil
}

// missing is how many events are not on disk.
func (l *log) missing() int {
	return min(l.events, bytes.Count(l.data[l.onDisk:], []byte{'\n'}))
}

// readLog finds a table's events. The recovery is nil when all was well.
// Nothing is written: what has to be mended is mended before the next append.
func readLog(store Store, name string) (*log, string, []tracker.Event, *Recovery, error) {
	data, err := store.Read(name + logEnding)
	missing := errors.Is(err, fs.ErrNotExist)
	if err != nil && !missing {
		return nil, "", nil, nil, err
	}
	copied, err := store.Read(name + snapshotEnding)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		copied = nil // it is only a second chance
	}
	if missing && len(copied) == 0 {
		return nil, "", nil, nil, &NoTable{Table: name}
	}
	found := parse(data)
	var snapshot file
	if found.damaged || found.torn || !found.headed || len(copied) > len(data) {
		snapshot = parse(copied)
	}
	for _, f := range []file{found, snapshot} {
		if f.headed && f.header.Version > fileVersion {
			return nil, "", nil, nil, &LaterFile{Table: name, Version: f.header.Version}
		}
	}
	entries := merge(found, snapshot)
	game := gameOf(found, snapshot, entries)
	if len(entries) == 0 || game == "" {
		return nil, "", nil, nil, &Unreadable{Table: name}
	}
	l := &log{store: store, name: name, copied: bytes.Count(copied, []byte{'\n'}) - 1}
	if err := l.begin(game); err != nil {
		return nil, "", nil, nil, err
	}
	events := make([]tracker.Event, len(entries))
	for i, e := range entries {
		e = e.leading(len(entries) - 1 - i)
		events[i] = e.event
		l.data = append(append(l.data, e.text...), sum(e.text)...)
	}
	l.events = len(events)
	recovery := l.compare(data, found)
	if recovery != nil && !recovery.Torn {
		l.keepSnapshot(copied, recovery)
		if l.behind = strays(data, found, len(events)); len(data) == 0 {
			l.behind = strays(copied, snapshot, len(events))
		}
	}
	return l, game, events, recovery, nil
}

// keepSnapshot keeps a snapshot that says anything the log will not say, which takes its place.
func (l *log) keepSnapshot(copied []byte, r *Recovery) {
	if len(copied) == 0 || bytes.HasPrefix(l.data, copied) {
		return
	}
	name := l.freeName()
	if r.KeptAs == "" {
		r.KeptAs = place(l.store, name)
	} else {
		name += secondEnding
	}
	l.keep(name, copied)
}

// keep keeps a file before the log is written anew.
func (l *log) keep(name string, data []byte) {
	if l.aside == nil {
		l.aside = make(map[string][]byte)
	}
	l.aside[name] = data
}

// compare finds out what has to be mended, and says so.
func (l *log) compare(data []byte, found file) *Recovery {
	sound := found.headed && !found.damaged && l.events == len(found.run)
	if sound && !found.foreign {
		l.onDisk, l.dirty = found.good, len(data) > found.good
	} else {
		l.onDisk, l.dirty = 0, true
	}
	r := &Recovery{Table: l.name, Last: l.events}
	switch {
	case sound && !found.torn:
		return nil
	case sound:
		r.Torn, r.Dropped = true, 1
		return r
	case len(data) == 0:
		r.Missing = place(l.store, l.name+logEnding)
	default:
		name := l.freeName()
		l.keep(name, data)
		r.KeptAs = place(l.store, name)
	}
	for seq := 1; seq <= l.events; seq++ {
		if _, ok := found.at(seq); !ok {
			r.Restored++
		}
	}
	if r.Dropped = found.lines - l.events; r.Dropped < 0 {
		r.Dropped, r.Later = 0, due(l.copied)-1
	}
	return r
}

// begin writes the header into memory.
func (l *log) begin(game string) error {
	line, err := encode(header{Journal: "quickcast", Version: fileVersion, Game: game})
	l.data = line
	return err
}

// put adds an event's line in memory.
func (l *log) put(e tracker.Event) error {
	line, err := encode(e)
	if err != nil {
		return err
	}
	l.data = append(l.data, line...)
	l.events++
	return nil
}

// flush brings everything in memory to disk, mending the file first if need be.
func (l *log) flush() error {
	if l.dirty {
		if err := l.mend(); err != nil {
			return err
		}
	}
	if l.onDisk == len(l.data) {
		return nil
	}
	if err := kept(l.store, l.store.Append(l.name+logEnding, l.data[l.onDisk:])); err != nil {
		l.dirty = true
		return err
	}
	l.onDisk = len(l.data)
	if l.events-l.copied >= due(l.copied) {
		l.copy()
	}
	return nil
}

// mend makes the file hold exactly the first onDisk bytes: a torn tail is cut
// off; a damaged file is kept under another name and written anew.
func (l *log) mend() error {
	for name, data := range l.aside {
		if err := l.store.Replace(name, data); err != nil {
			return err
		}
	}
	l.aside = nil
	if l.onDisk > 0 {
		err := l.store.Truncate(l.name+logEnding, int64(l.onDisk))
		if err == nil {
			l.dirty = false
			return nil
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return l.write()
}

// back takes the last events out again after they could not be saved.
func (l *log) back(size, events int) {
	l.data = l.data[:size]
	l.events -= events
	if l.onDisk > size {
		l.onDisk = size
	}
	if l.dirty && l.aside == nil && l.onDisk > 0 {
		// At once if that is possible: should the process end now, what was
		// refused must not come back.
		if l.store.Truncate(l.name+logEnding, int64(l.onDisk)) == nil {
			l.dirty = false
		}
	}
}

// due is how many events after a snapshot of so many the next one is written.
func due(copied int) int { return 100 + copied/4 }

// copy writes the snapshot. It is a second chance: when it fails, the next
// one is tried later.
func (l *log) copy() {
	if l.store.Replace(l.name+snapshotEnding, l.data) == nil {
		l.copied = l.events
	}
}

// freeName finds a name for a damaged file to be kept under.
func (l *log) freeName() string {
	for n := 1; ; n++ {
		name := l.name + damagedEnding + strconv.Itoa(n)
		if _, err := l.store.Read(name); errors.Is(err, fs.ErrNotExist) || n >= 1000 {
			return name
		}
	}
}
