package journal

import (
	"bytes"
	"encoding/json"

	"github.com/quickcast/quickcast/tracker"
)

// file is a log or a snapshot as it was found.
type file struct {
	header  header
	headed  bool          // the header is whole
	run     []entry       // the events from 1 on without a hole
	strays  map[int]entry // whole lines that stand out of order, by number
	good    int           // bytes from the start that are whole and in order
	lines   int           // lines after the header, whole or not
	torn    bool          // after good comes nothing but an unfinished line
	damaged bool          // a line that was once whole is not, or is missing
	foreign bool          // its lines end otherwise than here: CR and LF
}

// entry is an event and the JSON it was read from.
type entry struct {
	event tracker.Event
	text  []byte
	from  int // where its line begins
}

// parse reads a file without trusting a byte of it. Lines may end as elsewhere.
func parse(data []byte) file {
	f := file{strays: map[int]entry{}}
	whole := true // so far
	for start, first := 0, true; start < len(data); first = false {
		end := bytes.IndexByte(data[start:], '\n')
		last := end < 0
		if last {
			end = len(data) - start
		}
		from := start
		line, foreign := bytes.CutSuffix(data[start:start+end], []byte{'\r'})
		start = min(start+end+1, len(data))
		ok := f.take(line, from, first, last)
		f.foreign = f.foreign || ok && foreign
		switch {
		case ok && whole && !last:
			f.good = start
		case !ok && last && whole:
			f.torn = true
		case !ok || !whole:
			whole, f.damaged = false, true
		}
	}
	f.damaged = f.damaged || len(f.strays) > 0
	if n := len(atOnce(f.run)); whole && n < len(f.run) {
		f.good, f.torn, f.run = f.run[n].from, true, f.run[:n]
	}
	return f
}

// atOnce leaves out the last events of a log that was cut off among some that were written at
// once.
func atOnce(run []entry) []entry {
	for i := len(run) - 1; i > 0; i-- {
		switch e := run[i].event; {
		case e.Leads > len(run)-1-i:
			return run[:i]
		case e.Leads > 0 || !e.Companion:
			return run
		}
	}
	return run
}

// take reads one line and tells whether it is whole and the next in order. A
// last line that lacks only its newline, or has another byte there, is whole.
func (f *file) take(line []byte, from int, first, last bool) bool {
	if first {
		if h, ok := readHeader(line); ok {
			f.header, f.headed = h, true
			return true
		}
	}
	e, ok := readEvent(line)
	if !ok && last && len(line) > 0 {
		e, ok = readEvent(line[:len(line)-1])
	}
	e.from = from
	if ok || !first {
		f.lines++
	}
	if !ok {
		return false
	}
	seq := e.event.Seq
	if _, twice := f.at(seq); twice {
		return false
	}
	if seq != len(f.run)+1 {
		f.strays[seq] = e
		return false
	}
	f.run = append(f.run, e)
	return !first
}

// at is the event of a number, in order or not.
func (f file) at(seq int) (entry, bool) {
	if seq <= len(f.run) {
		return f.run[seq-1], true
	}
	e, ok := f.strays[seq]
	return e, ok
}

// merge puts a log and its snapshot together: the longest run of events that
// either can give. Of a snapshot only what has no hole counts: a line behind one
// may be of events that were lost and have been played differently since. A
// snapshot of another table, or one that contradicts the log, is left out.
func merge(log, snapshot file) []entry {
	for i, e := range snapshot.run {
		if other, ok := log.at(i + 1); ok && !bytes.Equal(e.text, other.text) {
			return log.run
		}
	}
	run := log.run
	for seq := len(run) + 1; ; seq++ {
		e, ok := log.at(seq)
		if !ok && seq <= len(snapshot.run) {
			e, ok = snapshot.run[seq-1], true
		}
		if !ok {
			return run
		}
		run = append(run, e)
	}
}

// gameOf finds the game's name: in a whole header, or else in the setup event,
// whose payload every game begins with it.
func gameOf(found, snapshot file, entries []entry) string {
	for _, f := range []file{found, snapshot} {
		if f.headed {
			return f.header.Game
		}
	}
	if len(entries) == 0 {
		return ""
	}
	var setup struct {
		Game string `json:"game"`
	}
	if json.Unmarshal(entries[0].event.Data, &setup) != nil {
		return ""
	}
	return setup.Game
}
