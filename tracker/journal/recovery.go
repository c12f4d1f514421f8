package journal

import (
	"fmt"
)

// Recovery says what was found wrong with a table's file and what became of it.
// It is no failure: the table stands at the last event that could be saved.
type Recovery struct {
	Table    string
	Last     int     // the number of the last event that is there
	Torn     bool    // only an unfinished last line was dropped
	Missing  string  // where the log should lie that is gone or empty; "" while it is there
	Restored int     // events that came back from the snapshot
	Dropped  int     // lines that could not be saved
	Later    int     // the log ends before its snapshot does: so many events after Last may be lost
	KeptAs   string  // where the damaged log is kept, once the table is written to
	Behind   *Behind // what there is behind damaged lines; nil for nothing
}

// Error says it in English.
func (r *Recovery) Error() string {
	switch {
	case r.Behind != nil:
		return fmt.Sprintf("table %s: %d lines of its log are damaged; events up to %d are there; of %d lines behind the damaged ones %d fit there; the damaged log is kept as %s",
			r.Table, r.Behind.Damaged, r.Last, r.Behind.Lines, r.Behind.Fit, r.KeptAs)
	case r.Torn:
		return fmt.Sprintf("table %s: the last line was not finished and is dropped; all accepted events up to %d are there", r.Table, r.Last)
	case r.Missing != "":
		return fmt.Sprintf("table %s: its log %s is missing or empty; the snapshot has the events up to %d; of those after it up to %d may be lost: put the log back if there is a copy of it, or play on from here",
			r.Table, r.Missing, r.Last, r.Later)
	case r.Later > 0:
		return fmt.Sprintf("table %s: the log was cut short; events up to %d are there, %d of them from the snapshot; of those after it up to %d may be lost; the damaged log is kept as %s",
			r.Table, r.Last, r.Restored, r.Later, r.KeptAs)
	case r.Dropped > 0:
		return fmt.Sprintf("table %s: the log is damaged; events up to %d are there, %d lines are lost; the damaged log is kept as %s",
			r.Table, r.Last, r.Dropped, r.KeptAs)
	}
	return fmt.Sprintf("table %s: the log was damaged; all events up to %d are there, %d of them from the snapshot; the damaged log is kept as %s",
		r.Table, r.Last, r.Restored, r.KeptAs)
}

// Message names the text.
func (r *Recovery) Message() (string, map[string]any) {
	args := map[string]any{
		"Table": r.Table, "Last": r.Last, "Dropped": r.Dropped, "Restored": r.Restored, "Later": r.Later, "Log": r.Missing, "File": r.KeptAs,
	}
	switch {
	case r.Behind != nil:
		args["Damaged"], args["Lines"], args["Fit"] = r.Behind.Damaged, r.Behind.Lines, r.Behind.Fit
		return "table.recoveredHole", args
	case r.Torn:
		return "table.recoveredTorn", args
	case r.Missing != "":
		return "table.recoveredMissing", args
	case r.Later > 0:
		return "table.recoveredShort", args
	case r.Dropped > 0:
		return "table.recoveredPart", args
	}
	return "table.recoveredWhole", args
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

// Stuck is a table with an event that this version cannot do: one it does not
// know, or refuses. Its files are left as they are.
type Stuck struct {
	Table string
	Seq   int // of that event
	Left  int // events from there on, which are not shown
	Err   error
}

func (e *Stuck) Error() string {
	return fmt.Sprintf("table %s: event %d cannot be done again, so it and what follows, %d in all, are left out and nothing can be added: update to go on: %v",
		e.Table, e.Seq, e.Left, e.Err)
}

func (e *Stuck) Unwrap() error { return e.Err }

// Message names the text.
func (e *Stuck) Message() (string, map[string]any) {
	return "table.errorStuck", map[string]any{"Table": e.Table, "Seq": e.Seq, "Left": e.Left, "Reason": e.Err}
}

// Full is a table whose log is as long as one may be.
type Full struct{ Table string }

func (e *Full) Error() string {
	return fmt.Sprintf("table %s: its log is full (%d MB): begin a new table", e.Table, MaxLog>>20)
}

// Message names the text.
func (e *Full) Message() (string, map[string]any) {
	return "table.errorFull", map[string]any{"Table": e.Table, "Most": MaxLog >> 20}
}
