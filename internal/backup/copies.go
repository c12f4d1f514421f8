package backup

import (
	"bytes"
	"cmp"
	"compress/flate"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/quickcast/quickcast/internal/store"
)

// Copies lie in the store itself: a list a day, as archives have one, and what is in the files,
// packed, under its sum and its size. So what has not changed is kept once, and a list is
// written when all it names is there: one that was not finished is none.
const (
	copies = "copies/"
	packed = copies + "packed/"
	ending = ".json"
)

// lies names the table that lies open, which is nobody's loss.
const lies = tables + "open"

// mostCopied bounds what copies take up, in bytes: the oldest go first.
const mostCopied = 16 << 20

// Copy is what was there when a day ended, or when it was looked at last.
type Copy struct {
	Day   string // "2026-11-24": its name
	Made  time.Time
	Count Count
	Lines int // of the logs of its tables
}

// copyList is the list of a copy.
type copyList struct {
	list
	Lines int `json:"lines"`
}

// copied is all there is of copies.
type copied struct {
	days  map[string]*copyList // nil for one that is damaged or not whole
	sizes map[string]int       // of what is packed, in bytes, by its sum
}

// Keep copies all that is kept, as that of today, where it is not as in some copy already; and
// lets those go that are no longer wanted. It calls pause every few milliseconds of work. It may
// end at any moment, and must not run twice at once.
func Keep(ctx context.Context, files Files, app string, now time.Time, pause func()) error {
	all, err := copiesIn(files, pause)
	if err != nil {
		return fmt.Errorf("copy: %w", err)
	}
	today := &copyList{list: list{Quickcast: kind, Version: version, App: app, Made: now.UTC().Truncate(time.Second), Files: make(map[string]string)}}
	if err := all.fill(ctx, today, files, pause); err != nil {
		return fmt.Errorf("copy: %w", err)
	}
	nothing := len(today.Files) == 0
	for _, c := range all.days {
		nothing = nothing || c != nil && maps.Equal(c.Files, today.Files)
	}
	if nothing {
		return nil
	}
	text, err := json.Marshal(today)
	day := now.Format(time.DateOnly)
	if err == nil {
		err = files.Replace(copies+day+ending, append([]byte(sum(text)+"\n"), text...))
	}
	if err == nil {
		all.days[day] = today
		err = all.forget(files)
	}
	if err != nil {
		return fmt.Errorf("copy: %w", err)
	}
	return nil
}

// fill notes in a list what is kept, and packs what no copy has. What goes meanwhile is left
// out, and the second copy of a log that says no more than the log.
func (all *copied) fill(ctx context.Context, c *copyList, files Files, pause func()) error {
	names, err := files.Names("")
	if err != nil {
		return err
	}
	var log []byte
	for _, name := range names {
		if apart(name) || name == lies {
			continue
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		data, err := files.Read(name)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		pause()
		switch isTable := strings.HasPrefix(name, tables); {
		case isTable && strings.HasSuffix(name, grows):
			log = data
			c.Lines += max(0, bytes.Count(data, []byte{'\n'})-1) // the first is no event
		case isTable && strings.HasSuffix(name, second) && c.Files[strings.TrimSuffix(name, second)+grows] != "" && bytes.HasPrefix(log, data):
			continue // it comes right after its log
		}
		sum := sum(data)
		if _, has := all.sizes[sum]; !has {
			tight := pack(data, pause)
			all.sizes[sum] = len(tight)
			if err := files.Replace(all.file(sum), tight); err != nil {
				return err
			}
		}
		c.Files[name] = sum
	}
	return nil
}

// file is where what has that sum is packed.
func (all *copied) file(sum string) string { return packed + sum + "." + strconv.Itoa(all.sizes[sum]) }

// copiesIn finds what there is of copies.
func copiesIn(files Files, pause func()) (*copied, error) {
	names, err := files.Names(copies)
	if err != nil {
		return nil, err
	}
	all := &copied{days: make(map[string]*copyList), sizes: make(map[string]int)}
	for _, name := range names {
		if tight, is := strings.CutPrefix(name, packed); is {
			sum, size, _ := strings.Cut(tight, ".")
			all.sizes[sum], _ = strconv.Atoi(size)
		}
	}
	for _, name := range names {
		day, is := strings.CutSuffix(strings.TrimPrefix(name, copies), ending)
		if !is {
			continue
		}
		pause()
		all.days[day] = nil
		if c := readCopyList(files, name); c != nil && all.hold(c) {
			all.days[day] = c
		}
	}
	return all, nil
}

// readCopyList reads a list, behind its sum and the end of a line; nil where it is no more as
// it was written, or from a later version.
func readCopyList(files Files, name string) *copyList {
	data, err := files.Read(name)
	was, text, _ := bytes.Cut(data, []byte{'\n'})
	c := new(copyList)
	if err != nil || string(was) != sum(text) || json.Unmarshal(text, c) != nil || c.Version > version {
		return nil
	}
	return c
}

// hold tells whether all that a list names is there.
func (all *copied) hold(c *copyList) bool {
	for _, sum := range c.Files {
		if _, has := all.sizes[sum]; !has {
			return false
		}
	}
	return true
}

// Copies are those that are whole, the last first.
func Copies(files Files) ([]Copy, error) {
	all, err := copiesIn(files, func() {})
	if err != nil {
		return nil, fmt.Errorf("copies: %w", err)
	}
	var told []Copy
	for _, day := range slices.Backward(slices.Sorted(maps.Keys(all.days))) {
		if c := all.days[day]; c != nil {
			one := Copy{Day: day, Made: c.Made, Lines: c.Lines}
			for name := range c.Files {
				one.Count.note(name)
			}
			told = append(told, one)
		}
	}
	return told, nil
}

// OpenCopy reads the copy of a day and refuses (Error) one that is not, in all, what was written.
func OpenCopy(files Files, day string) (*Archive, error) {
	all, err := copiesIn(files, func() {})
	if err != nil {
		return nil, fmt.Errorf("copy: %w", err)
	}
	c := all.days[day]
	if c == nil {
		return nil, &Error{Fault: Damaged, Name: day}
	}
	found, left := make(map[string][]byte), maxWhole
	for _, name := range slices.Sorted(maps.Keys(c.Files)) {
		tight, err := files.Read(all.file(c.Files[name]))
		if err != nil {
			return nil, &Error{Fault: Damaged, Name: name, Err: err}
		}
		most := min(left, store.MaxFile)
		content, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(tight)), int64(most)+1))
		if err != nil || len(content) > most {
			return nil, &Error{Fault: Damaged, Name: name, Err: err}
		}
		found[name], left = content, left-len(content)
	}
	return c.list.check(found)
}

// Tables is a store of the tables alone that are in an archive, to look at.
func (a *Archive) Tables() *store.Memory {
	shown := store.NewMemory()
	for name, data := range a.files {
		if strings.HasPrefix(name, tables) {
			_ = shown.Replace(name, data) // every name was checked, and memory has room
		}
	}
	return shown
}

// Only is the archive with nothing but one table or book in it, by its name.
func (a *Archive) Only(stemmed string) *Archive {
	one := *a
	one.files = maps.Clone(a.files)
	maps.DeleteFunc(one.files, func(name string, _ []byte) bool { return stem(name) != stemmed })
	return &one
}

// forget lets the copies go that are not to stay, and after them what is in none.
func (all *copied) forget(files Files) error {
	stays := staying(slices.Collect(maps.Keys(all.days)))
	needed, room, known := make(map[string]bool), mostCopied, true
	for i, day := range stays {
		c := all.days[day]
		if c == nil {
			known = false // nobody can say what it needs
			continue
		}
		more := make(map[string]bool)
		for _, sum := range c.Files {
			if !needed[sum] && !more[sum] {
				more[sum] = true
				room -= all.sizes[sum]
			}
		}
		if room < 0 && i > 0 {
			stays = stays[:i]
			break
		}
		maps.Copy(needed, more)
	}
	var gone []string
	for day := range all.days {
		if !slices.Contains(stays, day) {
			gone = append(gone, copies+day+ending)
		}
	}
	for sum := range all.sizes {
		if known && !needed[sum] {
			gone = append(gone, all.file(sum))
		}
	}
	slices.SortFunc(gone, func(a, b string) int { // lists first, and those before "packed" by their names
		return cmp.Compare(strings.Count(a, "/"), strings.Count(b, "/"))
	})
	for _, name := range gone {
		if err := files.Remove(name); err != nil {
			return err
		}
	}
	return nil
}

// chunk is how much is packed at a time: some milliseconds, where a page does it.
const chunk = 32 << 10

// pack makes data small.
func pack(data []byte, pause func()) []byte {
	var out bytes.Buffer
	w, _ := flate.NewWriter(&out, flate.DefaultCompression) // that level is one
	for part := range slices.Chunk(data, chunk) {
		_, _ = w.Write(part) // nothing fails in memory
		pause()
	}
	_ = w.Close()
	return out.Bytes()
}
