// Package journal keeps a table on disk so that nothing accepted is ever lost.
//
// A table is one file of lines: a header, then one JSON event a line, each with
// its number and a checksum. An event counts when its line is on disk. Now and
// then the whole log is copied to a second file, the snapshot, so that a damaged
// log can be mended. A crash at any byte costs at most the event that was
// being written and had not been accepted.
package journal

// Store is where the files of tables lie. Names are lower-case, with slashes:
// "tables/1.log". What writes returns only when it is on disk, but for a store that has Kept() error,
// which waits for that.
type Store interface {
	// Names lists the files whose names begin with prefix, sorted.
	Names(prefix string) ([]string, error)
	// Read gives a whole file; an error that is fs.ErrNotExist for none.
	Read(name string) ([]byte, error)
	// Append adds data at the end of a file, making it if need be.
	Append(name string, data []byte) error
	// Replace puts data in place of a file: all of it or nothing.
	Replace(name string, data []byte) error
	// Truncate keeps the first size bytes of a file.
	Truncate(name string, size int64) error
	// Remove deletes a file.
	Remove(name string) error
}

// kept waits until what was written is on disk, unless it failed.
func kept(store Store, err error) error {
	if waits, ok := store.(interface{ Kept() error }); ok && err == nil {
		return waits.Kept()
	}
	return err
}

// place is where a person finds a file: its path where the store has one, else
// its name.
func place(store Store, name string) string {
	if has, ok := store.(interface{ Where(name string) string }); ok {
		return has.Where(name)
	}
	return name
}

// The endings of a table's files.
const (
	logEnding      = ".log"
	snapshotEnding = ".snapshot"
	damagedEnding  = ".damaged-" // and a number: a damaged log that was kept
	secondEnding   = "-snapshot" // behind that: the snapshot it was found with
)
