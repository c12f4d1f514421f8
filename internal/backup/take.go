package backup

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Files is what is needed of a store.
type Files interface {
	Names(prefix string) ([]string, error)
	Read(name string) ([]byte, error)
	Replace(name string, data []byte) error
	Remove(name string) error
}

// The files of this package itself, which are in no archive: what is being taken in, and
// what was there before that.
const (
	incoming = "incoming.zip"
	before   = "before.zip"
)

// ofDevice begins the names of what belongs to this device alone, and is in no archive either.
const ofDevice = "device/"

// apart tells whether a file is in no archive, and stays when one is taken in.
func apart(name string) bool {
	return name == incoming || name == before || strings.HasPrefix(name, ofDevice) || strings.HasPrefix(name, copies)
}

// BeforeName is the file there is when Before has something to give.
const BeforeName = before

// Take reads all that is kept.
func Take(files Files, app string, now time.Time) (*Archive, error) {
	names, err := files.Names("")
	if err != nil {
		return nil, fmt.Errorf("save everything: %w", err)
	}
	a := &Archive{Made: now, App: app, files: make(map[string][]byte)}
	for _, name := range names {
		if apart(name) {
			continue
		}
		if a.files[name], err = files.Read(name); err != nil {
			return nil, fmt.Errorf("save everything: %w", err)
		}
	}
	return a, nil
}

// The folders of things that stand side by side. The names of all that belongs to a thing
// are the same up to the first dot. A table is a log that only ever grows, and a copy of it.
const (
	tables = "tables/"
	books  = "books/"
	grows  = ".log"
	second = ".snapshot"
)

// isBook tells whether something is a spellbook, on the shelf or off it.
func isBook(name string) bool {
	return slices.ContainsFunc([]string{books, "books-removed/", "books-damaged/"}, func(folder string) bool {
		return strings.HasPrefix(name, folder)
	})
}

// Count is how many things there are of each kind.
type Count struct{ Tables, Books, Others int }

func (c *Count) note(name string) {
	switch {
	case strings.HasPrefix(name, tables):
		if strings.HasSuffix(name, grows) {
			c.Tables++
		}
	case strings.HasPrefix(name, books):
		c.Books++
	default:
		c.Others++
	}
}

// Count is what the archive holds.
func (a *Archive) Count() Count {
	var c Count
	for name := range a.files {
		c.note(name)
	}
	return c
}

// Added is what of an archive comes to what is there already: things that are missing, and
// beside a thing of the same name that is another one, under a free name. A table that was
// only played on replaces the shorter one. Nothing else is changed: settings, collection
// and lists that are there stay.
func (a *Archive) Added(files Files) (more *Archive, came Count, err error) {
	return a.added(files, true)
}

// Restored is Added but that nothing at all is changed: a table that was played on, here or
// there, comes as one of its own.
func (a *Archive) Restored(files Files) (more *Archive, came Count, err error) {
	return a.added(files, false)
}

func (a *Archive) added(files Files, playedOn bool) (more *Archive, came Count, err error) {
	here, err := Take(files, a.App, a.Made)
	if err != nil {
		return nil, came, err
	}
	more = &Archive{Made: a.Made, App: a.App, files: make(map[string][]byte), from: make(map[string]bool)}
	for _, thing := range a.things() {
		for name, data := range a.newFiles(here, thing, playedOn) {
			more.files[name], more.from[thing.stem] = data, true
			here.files[name] = data // the next thing finds it taken
			came.note(name)
		}
	}
	return more, came, nil
}

// From tells whether a table or book of that name is among what Added or Restored gave, under
// whatever name.
func (a *Archive) From(stem string) bool { return a.from[stem] }

// thing is a name without what comes after its first dot, and the files it consists of.
type thing struct {
	stem  string
	files []string
}

// things are all there are, in the order of their names.
func (a *Archive) things() []thing {
	var all []thing
	at := make(map[string]int)
	for _, name := range a.Names() {
		stem := stem(name)
		if _, known := at[stem]; !known {
			at[stem] = len(all)
			all = append(all, thing{stem: stem})
		}
		i := at[stem]
		all[i].files = append(all[i].files, name)
	}
	return all
}

func stem(name string) string {
	folder, file, deep := cut(name)
	file, _, _ = strings.Cut(file, ".")
	if !deep {
		return file
	}
	return folder + "/" + file
}

// newFiles is what of a thing has to be written, by the names it is written under.
func (a *Archive) newFiles(here *Archive, t thing, playedOn bool) map[string][]byte {
	taken := slices.ContainsFunc(here.Names(), func(name string) bool { return stem(name) == t.stem })
	isTable := strings.HasPrefix(t.stem, tables)
	if !isTable && !isBook(t.stem) {
		if taken || here.blocks(t.stem) {
			return nil
		}
		return a.under(t, t.stem)
	}
	main := t.files[0]
	if isTable {
		main = a.tableFile(t.stem)
	}
	data, has := a.files[main]
	old := here.files[main]
	growing := isTable && playedOn && len(old) > 0
	switch {
	case !has, here.stands(main, data):
		return nil
	case !taken:
		return a.under(t, t.stem)
	case growing && bytes.HasPrefix(old, data):
		return nil // it was played on here
	case growing && bytes.HasPrefix(data, old):
		return a.under(t, t.stem) // it was played on there
	}
	return a.under(t, here.free(t.stem))
}

// tableFile is the file that is a table: its log, or the copy of one that is lost.
func (a *Archive) tableFile(stem string) string {
	if _, has := a.files[stem+grows]; has {
		return stem + grows
	}
	return stem + second
}

// stands tells whether the same is there under any name, beside the others of its kind.
func (a *Archive) stands(name string, data []byte) bool {
	folder, _, _ := cut(name)
	return slices.ContainsFunc(a.Names(), func(other string) bool {
		return strings.HasPrefix(other, folder+"/") && path.Ext(other) == path.Ext(name) && bytes.Equal(a.files[other], data)
	})
}

// blocks tells whether a name cannot be there because a part of it is a file, or it is a
// folder.
func (a *Archive) blocks(name string) bool {
	return slices.ContainsFunc(a.Names(), func(other string) bool {
		return strings.HasPrefix(other, name+"/") || strings.HasPrefix(name, other+"/")
	})
}

// under gives the files of a thing under another stem.
func (a *Archive) under(t thing, stem string) map[string][]byte {
	files := make(map[string][]byte)
	for _, name := range t.files {
		files[stem+strings.TrimPrefix(name, t.stem)] = a.files[name]
	}
	return files
}

// free is a stem nothing has: tables are numbered, the others get a number behind.
func (a *Archive) free(want string) string {
	folder, file, _ := cut(want)
	_, err := strconv.Atoi(file)
	for n := 2; ; n++ {
		next := want + "-" + strconv.Itoa(n)
		if err == nil {
			next = folder + "/" + strconv.Itoa(n-1)
		}
		if !slices.ContainsFunc(a.Names(), func(name string) bool { return stem(name) == next }) {
			return next
		}
	}
}

// Add takes in what Added gave.
func (a *Archive) Add(files Files, now time.Time) error { return a.takeIn(files, false, now) }

// Replace makes all that is kept what the archive holds.
func (a *Archive) Replace(files Files, now time.Time) error { return a.takeIn(files, true, now) }

// takeIn puts aside what is there, writes a copy of the whole archive, and only then
// begins. A program that ends in between goes on at its next opening (Finish); where
// something cannot be written, all is as it was.
func (a *Archive) takeIn(files Files, exact bool, now time.Time) error {
	was, err := Take(files, a.App, now)
	if err != nil {
		return err
	}
	come := *a
	come.exact = exact
	for _, step := range []struct {
		name string
		of   *Archive
	}{{before, was}, {incoming, &come}} {
		data, err := step.of.Bytes()
		if err == nil {
			err = files.Replace(step.name, data)
		}
		if waits, ok := files.(interface{ Kept() error }); ok && err == nil {
			err = waits.Kept() // else files could be gone before this is on disk
		}
		if err != nil {
			return fmt.Errorf("take everything in: %w", errors.Join(err, drop(files)))
		}
	}
	return Finish(files)
}

// drop gives up what was to be taken in.
func drop(files Files) error {
	if err := files.Remove(incoming); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Finish goes on with what was being taken in when the program ended; nearly always there
// is nothing to do. It must run before any of the files is used.
func Finish(files Files) error {
	data, err := files.Read(incoming)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	var come *Archive
	if err == nil {
		come, err = Read(data)
	}
	if err == nil {
		err = come.write(files)
	}
	if err != nil {
		err = fmt.Errorf("take everything in: %w", errors.Join(err, putBack(files)))
	}
	return errors.Join(err, files.Remove(incoming))
}

// putBack makes all as it was before.
func putBack(files Files) error {
	was, err := Before(files)
	if err != nil || was == nil {
		return err
	}
	was.exact = true
	return was.write(files)
}

// write makes the store hold what the archive does. What is to go goes first, and makes
// room.
func (a *Archive) write(files Files) error {
	names, err := files.Names("")
	if err != nil {
		return err
	}
	for _, name := range names {
		if _, stays := a.files[name]; a.exact && !stays && !apart(name) {
			if err := files.Remove(name); err != nil {
				return err
			}
		}
	}
	for _, name := range a.Names() {
		if err := files.Replace(name, a.files[name]); err != nil {
			return err
		}
	}
	return nil
}

// Before is what was kept before the last archive was taken in; nil where there was none.
func Before(files Files) (*Archive, error) {
	data, err := files.Read(before)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return Read(data)
}
