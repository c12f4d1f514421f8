package store

import (
	"errors"
	"maps"
	"math"
	"slices"
	"sync"
	"time"
)

// chunk is how many bytes of a file lie in one part: an Append writes the last part
// anew, so it must be small; every part costs some room, so not tiny.
const chunk = 4 * 1024

// How long a change may be on its way before it counts as one that could not be kept,
// and how long after a refusal the browser is asked again.
const (
	patience = 5 * time.Second
	pause    = 3 * time.Second
)

// base is the database of a browser.
type base interface {
	// take lets this page be the one that writes, in place of one called past, and gives all
	// files; or the page that writes, and no files.
	take(past string) (page string, files map[string][]byte, err error)
	// alive asks whether another page is still there.
	alive(page string) bool
	// put changes the database, all of it or nothing, and says after the call when it is on disk, or
	// why it is not: errTaken, errLost, errNoRoom or another reason. The data is only lent.
	// anew clears all else that is there.
	put(changes []piece, anew bool, then func(error))
}

// piece is what a file holds from a part on.
type piece struct {
	name string
	from int // number of the first part
	data []byte
	gone bool // there is no such file any more
}

// parts are what the file holds, part by part: an empty file is one empty part.
func (p piece) parts() [][]byte {
	parts := slices.Collect(slices.Chunk(p.data, chunk))
	if len(parts) == 0 && p.from == 0 && !p.gone {
		return [][]byte{nil}
	}
	return parts
}

// The reasons for which a change is not kept.
var (
	errTaken = errors.New("another page writes now")
	errLost  = errors.New("the browser has cleared what was kept")
	errSlow  = errors.New("the browser does not answer")
)

// Browser is a store in the database of a browser.
//
// The files are in memory, where everything is read and changed at once: who draws
// waits for nothing. Behind that every change is on its way to the database, in order,
// several together where they had to wait; Kept returns when all are there. What the
// browser refuses stays in memory, is said, and is tried again with the next
// change and after a while, until it is there.
type Browser struct {
	base  base
	older older                       // nil for nowhere
	after func(time.Duration, func()) // calls later, never at once
	tell  func(error)                 // see OnKept

	mu      sync.Mutex
	files   *Memory
	changed map[string]int // from which byte on a file is not in the database as it is here
	made    int            // changes, so far
	tried   int            // of them the browser has answered for
	kept    int            // of them are in the database
	away    bool           // some are on their way
	anew    bool           // the database has lost what was in it
	fault   error          // why not all is in the database; nil as long as nothing says so
	need    int            // how many bytes of room it asked for
	answer  chan struct{}  // closed with the next answer
}

func newBrowser(on base) *Browser {
	return &Browser{
		base: on, files: NewMemory(), changed: make(map[string]int), answer: make(chan struct{}), tell: func(error) {},
		after: func(d time.Duration, do func()) { time.AfterFunc(d, do) },
	}
}

// Lock makes this page the only one that writes until it is left, and reads what is kept. It
// refuses (LockedError) while another page that writes is there. A page that is gone without
// a word, or sleeps, is passed over: should it wake up, it may write no more, because
// every change looks who writes.
func (b *Browser) Lock() (release func(), err error) {
	if b.older != nil {
		if page, _ := b.older.get(olderOwner); page != "" && page != olderGone && b.base.alive(page) {
			return nil, &LockedError{}
		}
	}
	page, files, err := b.base.take("")
	if err == nil && page != "" {
		if b.base.alive(page) {
			return nil, &LockedError{}
		}
		page, files, err = b.base.take(page)
	}
	switch {
	case err != nil:
		return nil, pageFault(err)
	case page != "":
		return nil, &LockedError{}
	}
	b.files.files = files
	if b.older != nil {
		b.bring(b.older)
	}
	return func() {}, nil
}

// OnKept calls tell, on a goroutine of its own, with why what is changed is not kept, which is a
// LockedError where another page has taken over, and with nil once it is again.
func (b *Browser) OnKept(tell func(error)) { b.tell = tell }

// Names lists the files whose names begin with prefix, sorted.
func (b *Browser) Names(prefix string) ([]string, error) {
	names, err := b.files.Names(prefix)
	return slices.DeleteFunc(names, func(name string) bool { return name == olderTaken }), err
}

// Read gives a copy of a file.
func (b *Browser) Read(name string) ([]byte, error) { return b.files.Read(name) }

// Append adds data at the end of a file.
func (b *Browser) Append(name string, data []byte) error {
	return b.change(name, math.MaxInt, func() error { return b.files.Append(name, data) })
}

// Replace puts data in place of the whole file.
func (b *Browser) Replace(name string, data []byte) error {
	return b.change(name, 0, func() error { return b.files.Replace(name, data) })
}

// Truncate keeps the first size bytes of a file.
func (b *Browser) Truncate(name string, size int64) error {
	return b.change(name, int(size), func() error { return b.files.Truncate(name, size) })
}

// Remove deletes a file.
func (b *Browser) Remove(name string) error {
	return b.change(name, 0, func() error { return b.files.Remove(name) })
}

// change does something to a file, from a byte on, and sends it on its way. It refuses
// (LockedError) where another page writes.
func (b *Browser) change(name string, from int, do func() error) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if errors.Is(b.fault, errTaken) {
		return &LockedError{}
	}
	from = min(from, len(b.files.files[name]))
	if err := do(); err != nil {
		return err
	}
	b.note(name, from)
	b.made++
	b.send()
	return nil
}

// note notes that a file differs from the database, from a byte on.
func (b *Browser) note(name string, from int) {
	if before, known := b.changed[name]; known {
		from = min(from, before)
	}
	b.changed[name] = from
}

// send sends all changes on their way, unless some are already. Where there was no room
// files that are gone go first, by themselves: changes are counted before what they free.
func (b *Browser) send() {
	if b.away || b.kept == b.made || errors.Is(b.fault, errTaken) {
		return
	}
	sent, rest := b.changed, make(map[string]int)
	if errors.Is(b.fault, errNoRoom) && !b.anew {
		there := func(name string, _ int) bool { _, ok := b.files.files[name]; return ok }
		gone := maps.Clone(b.changed)
		maps.DeleteFunc(gone, there)
		if len(gone) > 0 && len(gone) < len(sent) {
			maps.DeleteFunc(b.changed, func(name string, from int) bool { return !there(name, from) })
			sent, rest = gone, b.changed
		}
	}
	var changes []piece
	for name, from := range sent {
		data, there := b.files.files[name]
		from /= chunk
		changes = append(changes, piece{name, from, data[min(from*chunk, len(data)):], !there})
	}
	b.changed, b.away = rest, true
	on, all := b.made, len(rest) == 0
	b.base.put(changes, b.anew, func(err error) { b.answered(sent, on, all, err) })
	b.after(patience, func() { b.late(on) })
}

// answered takes in what became of what was sent when so many changes had been made: all of
// them, or some.
func (b *Browser) answered(sent map[string]int, on int, all bool, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.away = false
	if err != nil {
		for name, from := range sent {
			b.note(name, from)
		}
		b.need = 0
		for name, from := range b.changed {
			b.need += chunk + max(0, len(b.files.files[name])-from)
		}
	}
	switch {
	case errors.Is(err, errLost) && !b.anew:
		b.anew = true
		for name := range b.files.files {
			b.note(name, 0)
		}
		b.send()
		return
	case err == nil && !all:
		b.send()
		return
	case err == nil:
		b.anew, b.kept = false, on
	}
	b.tried = on
	b.say(err)
	if b.made > on {
		b.send()
	} else if err != nil {
		b.after(pause, b.retry)
	}
}

// late says that there is no answer yet to what was sent when so many changes had been made.
func (b *Browser) late(on int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.away && b.tried < on {
		b.say(errSlow)
	}
}

// say lets everybody know how it stands.
func (b *Browser) say(err error) {
	news := b.fault != nil || err != nil
	b.fault = err
	close(b.answer)
	b.answer = make(chan struct{})
	if news {
		b.after(0, func() { b.tell(b.state()) })
	}
}

func (b *Browser) state() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.told()
}

// lose lets this page write no more: another one does.
func (b *Browser) lose() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.say(errTaken)
}

// retry sends what was refused once more.
func (b *Browser) retry() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.send()
}

// look asks whether what is in the database is still there.
func (b *Browser) look() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.made++
	b.send()
}

// Kept waits until all that was changed so far is on disk, or says why it is not. Who draws
// must not wait for it: the browser would wait for who draws.
func (b *Browser) Kept() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	for on := b.made; b.kept < on; {
		if errors.Is(b.fault, errSlow) || errors.Is(b.fault, errTaken) || b.fault != nil && b.tried >= on {
			return b.told()
		}
		answer := b.answer
		b.mu.Unlock()
		<-answer
		b.mu.Lock()
	}
	return nil
}

// told is the fault as everybody is told of it, with the room that is needed.
func (b *Browser) told() error {
	switch {
	case b.fault == nil:
		return nil
	case errors.Is(b.fault, errTaken):
		return &LockedError{}
	}
	told := pageFault(b.fault)
	told.Need = b.need
	return told
}

// pageFault is the package's, for a browser.
func pageFault(err error) *FileError {
	told := fault("keep", "browser", err).(*FileError)
	told.Page = true
	return told
}
