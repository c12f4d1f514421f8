// Package store keeps the person's files: tables, spellbooks, settings. A file
// has a name, never a path ("tables/1.log"); where it lies is the store's
// business: a folder (Dir), the browser (Browser) or memory (Memory).
//
// All three behave alike:
//
//	Names(prefix)      the names that begin with prefix, sorted
//	Read(name)         the bytes; fs.ErrNotExist when there is no such file; refuses more than MaxFile
//	Append(name, data) adds at the end, making the file if need be
//	Replace(name, data) puts data in place of the whole file, or leaves it as it was
//	Truncate(name, n)  keeps the first n bytes; refuses to lengthen
//	Remove(name)       fs.ErrNotExist when there is no such file
//	Lock()             this process alone writes until the release; LockedError if another one does
//
// Append, Replace, Truncate and Remove return only when the change will be
// there after a crash; in the browser at once, and Kept when it will. A store may be
// used from several goroutines.
package store

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// MaxFile bounds a file that is read, in bytes: far more than the app ever writes,
// and little enough to be held in memory.
const MaxFile = 32 << 20

// maxName bounds a name, in bytes, well below what file systems allow.
const maxName = 200

// checkName refuses everything but lower-case letters, digits, "-", "_" and
// "." in parts set apart by "/", where no part begins with a dot. So no name
// leads out of the store, and none means two files on one system and one on
// another.
func checkName(op, name string) error {
	if name == "" || len(name) > maxName {
		return &NameError{Op: op, Name: name}
	}
	for _, part := range strings.Split(name, "/") {
		if part == "" || part[0] == '.' || strings.HasSuffix(part, ".") || reserved(part) {
			return &NameError{Op: op, Name: name}
		}
		for _, r := range part {
			if !('a' <= r && r <= 'z' || '0' <= r && r <= '9' || r == '-' || r == '_' || r == '.') {
				return &NameError{Op: op, Name: name}
			}
		}
	}
	return nil
}

// Named tells whether a store can have a file of that name.
func Named(name string) bool { return checkName("", name) == nil }

// reserved tells whether Windows keeps a name for a device, with or without
// an ending.
func reserved(part string) bool {
	stem, _, _ := strings.Cut(part, ".")
	switch stem {
	case "con", "prn", "aux", "nul":
		return true
	}
	return len(stem) == 4 && (strings.HasPrefix(stem, "com") || strings.HasPrefix(stem, "lpt")) && stem[3] >= '1' && stem[3] <= '9'
}

// NameError refuses a name that cannot be a file's.
type NameError struct {
	Op   string // what was to be done: "read", "append", ...
	Name string
}

func (e *NameError) Error() string {
	return fmt.Sprintf("%s %q: a file's name is lower-case letters, digits, - _ . in parts set apart by /", e.Op, e.Name)
}

// Message names the text for this error.
func (e *NameError) Message() (string, map[string]any) {
	return "common.fileName", map[string]any{"Name": e.Name}
}

// Fault is why a file could not be read or written.
type Fault string

// The faults a person can mend, and the rest.
const (
	Full     Fault = "full"      // no room is left
	ReadOnly Fault = "read-only" // writing is not allowed here
	Missing  Fault = "missing"   // there is no such file
	Range    Fault = "range"     // truncating to more than there is
	TooLarge Fault = "too-large" // more than MaxFile
	Other    Fault = "other"     // whatever the system says
)

// FileError says what could not be done with which file.
type FileError struct {
	Op    string // "read", "append", "replace", "truncate", "remove", "names"
	Name  string
	Where string // the whole path; "" where there is none
	Fault Fault
	Page  bool  // it lies in the storage of a browser
	Need  int   // how many bytes of room are needed, where that is known
	Err   error // the system's reason
}

func (e *FileError) Error() string {
	return fmt.Sprintf("%s %s: %s: %v", e.Op, e.place(), faultText(e.Fault), e.Err)
}

// place is where a person finds the file.
func (e *FileError) place() string {
	if e.Where != "" {
		return e.Where
	}
	return e.Name
}

func faultText(f Fault) string {
	switch f {
	case Full:
		return "no room is left; make some and try again"
	case ReadOnly:
		return "writing is not allowed here; allow it or choose another folder"
	case Missing:
		return "there is no such file"
	case Range:
		return "the file is shorter than that"
	case TooLarge:
		return "the file is larger than any of Quickcast's; put it aside"
	}
	return "it failed"
}

func (e *FileError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *FileError) Message() (string, map[string]any) {
	args := map[string]any{"Name": e.place(), "Reason": e.Err, "Most": MaxFile >> 20, "Need": (e.Need + 1023) / 1024}
	switch {
	case e.Page && e.Fault == Full:
		return "storage.pageFull", args
	case e.Page && e.Fault == ReadOnly:
		return "storage.pageReadOnly", args
	case e.Page && e.Fault == Other:
		return "storage.pageFailed", args
	}
	switch e.Fault {
	case Full:
		return "common.fileFull", args
	case ReadOnly:
		return "common.fileReadOnly", args
	case Missing:
		return "common.fileMissing", args
	case TooLarge:
		return "common.fileTooLarge", args
	}
	return "common.fileFailed", args
}

// Brief is the error in a few words, without the place.
func (e *FileError) Brief() interface {
	Message() (string, map[string]any)
} {
	switch {
	case e.Page && e.Fault == Full:
		_, args := e.Message()
		return brief{"storage.briefPage", args}
	case e.Fault == Full:
		return brief{"storage.briefFull", nil}
	case e.Fault == ReadOnly:
		return brief{"storage.briefReadOnly", nil}
	case e.Page:
		return brief{"storage.briefPageFailed", nil}
	}
	return brief{"storage.briefFailed", nil}
}

// brief names a text and what is filled in.
type brief struct {
	id   string
	args map[string]any
}

// Message names the text.
func (b brief) Message() (string, map[string]any) { return b.id, b.args }

// fault wraps what the system said about a file; nil stays nil.
func fault(op, name string, err error) error {
	if err == nil {
		return nil
	}
	kind := Other
	switch {
	case errors.Is(err, fs.ErrNotExist):
		kind = Missing
	case errors.Is(err, errNoRoom) || isFull(err):
		kind = Full
	case errors.Is(err, errTooLarge):
		kind = TooLarge
	case errors.Is(err, fs.ErrPermission) || isReadOnly(err):
		kind = ReadOnly
	}
	return &FileError{Op: op, Name: name, Fault: kind, Err: err}
}

// errNoRoom is what a browser's storage says when it is full.
var errNoRoom = errors.New("the storage is full")

// errTooLarge is the reason for not reading a file.
var errTooLarge = fmt.Errorf("more than %d MB", MaxFile>>20)

// errRange is the reason for refusing to lengthen a file by Truncate.
var errRange = errors.New("size out of range")

// checkSize refuses a size for Truncate that is not within the file.
func checkSize(name string, size, length int64) error {
	if size < 0 || size > length {
		return &FileError{Op: "truncate", Name: name, Fault: Range, Err: errRange}
	}
	return nil
}

// LockedError says that another one is writing to the store: another process,
// or in a browser another page.
type LockedError struct {
	Where string // the folder; "" in a browser
}

func (e *LockedError) Error() string {
	if e.Where == "" {
		return "another page has it open; close that one, or take over from it"
	}
	return fmt.Sprintf("%s: another Quickcast has it open; close that one first", e.Where)
}

// Taken tells that what cannot be saved here is being saved elsewhere.
func (e *LockedError) Taken() bool { return true }

// Message names the text for this error.
func (e *LockedError) Message() (string, map[string]any) {
	if e.Where == "" {
		return "storage.otherPage", nil
	}
	return "common.storeLocked", map[string]any{"Where": e.Where}
}
