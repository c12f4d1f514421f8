package journal

import (
	"fmt"
)

// Recovery says what was found wrong with a table's file and what became of it.
// It is no failure: the table stands at the last event that could be saved.
type Recovery struct {
	Table    string
	Last     int    // the number of the last event that is there
	Torn     bool   // only an unfinished last line was dropped
	Dropped  int    // lines that could not be saved
	Restored int    // events that came back from the snapshot
	KeptAs   string // the file the damaged one is kept as, once the table is written to
}

// Error says it in English.
func (r *Recovery) Error() string {
	switch {
	case r.Torn:
		return fmt.Sprintf("table %s: the last line was not finished and is dropped; all accepted events up to %d are there", r.Table, r.Last)
	case r.Dropped == 0:
		return fmt.Sprintf("table %s: the file was damaged; all events up to %d are there, %d of them from the snapshot; the damaged file is kept as %s",
			r.Table, r.Last, r.Restored, r.KeptAs)
	}
	return fmt.Sprintf("table %s: the file is damaged; events up to %d are there, %d lines are lost; the damaged file is kept as %s",
		r.Table, r.Last, r.Dropped, r.KeptAs)
}

// Message names the text.
func (r *Recovery) Message() (string, map[string]any) {
	args := map[string]any{"Table": r.Table, "Last": r.Last, "Dropped": r.Dropped, "Restored": r.Restored, "File": r.KeptAs}
	switch {
	case r.Torn:
		return "table.recoveredTorn", args
	case r.Dropped == 0:
		return "table.recoveredWhole", args
	}
	return "table.recoveredPart", args
}

// Unreadable is a table of which nothing can be saved. Its files are left as
// they are.
type Unreadable struct {
	Table string
}

func (e *Unreadable) Error() string {
	return fmt.Sprintf("table %s: nothing in its file can be read; the file is left as it is", e.Table)
}

// Message names the text.
func (e *Unreadable) Message() (string, map[string]any) {
	return "table.errorUnreadable", map[string]any{"Table": e.Table}
}

// LaterFile is a table written by a later version of the program.
type LaterFile struct {
	Table   string
	Version int
}

func (e *LaterFile) Error() string {
	return fmt.Sprintf("table %s: written by a later version (%d); update to open it", e.Table, e.Version)
}

// Message names the text.
func (e *LaterFile) Message() (string, map[string]any) {
	return "table.errorLaterFile", map[string]any{"Table": e.Table, "Version": e.Version}
}

// Unsaved is an event that could not be brought to disk and so was not
// accepted. The table is as it was; see (*Table).KeepInMemory for going on.
type Unsaved struct {
	Table string
	Err   error // what the store said
}

func (e *Unsaved) Error() string {
	return fmt.Sprintf("table %s: not saved, so not done: %v", e.Table, e.Err)
}

func (e *Unsaved) Unwrap() error { return e.Err }

// Message names the text; the store's own reason is the placeholder Reason.
func (e *Unsaved) Message() (string, map[string]any) {
	return "table.errorUnsaved", map[string]any{"Table": e.Table, "Reason": e.Err}
}

// NoTable is the error for a table that is not there.
type NoTable struct{ Table string }

func (e *NoTable) Error() string { return fmt.Sprintf("there is no table %s", e.Table) }

// Message names the text.
func (e *NoTable) Message() (string, map[string]any) {
	return "table.errorNoTable", map[string]any{"Table": e.Table}
}

// TableExists is the error for a new table under a name that is taken.
type TableExists struct{ Table string }

func (e *TableExists) Error() string { return fmt.Sprintf("there is a table %s already", e.Table) }

// Message names the text.
func (e *TableExists) Message() (string, map[string]any) {
	return "table.errorTableExists", map[string]any{"Table": e.Table}
}

// Stuck is a table with an event that this version of the game refuses. Its
// files are left as they are.
type Stuck struct {
	Table string
	Seq   int
	Err   error
}

func (e *Stuck) Error() string {
	return fmt.Sprintf("table %s: event %d cannot be done again: %v", e.Table, e.Seq, e.Err)
}

func (e *Stuck) Unwrap() error { return e.Err }

// Message names the text.
func (e *Stuck) Message() (string, map[string]any) {
	return "table.errorStuck", map[string]any{"Table": e.Table, "Seq": e.Seq, "Reason": e.Err}
}
