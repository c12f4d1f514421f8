// Package folders is the folders of the device, as somebody sees them who chooses a file.
//
// It touches folders and regular files alone. A named pipe waits in its opening until
// somebody writes to it, a device may do anything; so what lies in a folder is told by
// what the folder says of it, and a file is opened in a way that waits for nobody.
// Folders may lie behind a network that is slow or gone: everything here may take as long
// as it likes and must not run on the goroutine that draws.
package folders

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
)

// Entry is a folder or a regular file.
type Entry struct {
	Name   string
	Folder bool
}

// Device is the disk of the device this runs on.
type Device struct{}

// Home is the folder the person's own files are in.
func (Device) Home() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return string(filepath.Separator)
	}
	return home
}

// firstPortion is how many entries of a folder are told first; each portion after it is
// twice as large, so that sorting what there is so far costs no more than sorting it once.
const firstPortion = 256

// List tells what lies in a folder: all there is so far, sorted, again and again until it
// is all. It ends early when ctx is called off. Nothing in the folder is opened.
func (Device) List(ctx context.Context, folder string, found func([]Entry)) error {
	if info, err := os.Stat(folder); err != nil {
		return fault(folder, err)
	} else if !info.IsDir() {
		return &Error{Path: folder, Fault: NoFolder}
	}
	opened, err := os.Open(folder)
	if err != nil {
		return fault(folder, err)
	}
	defer opened.Close()
	var all []Entry
	for portion := firstPortion; ; portion *= 2 {
		some, err := opened.ReadDir(portion)
		for _, entry := range some {
			if err := ctx.Err(); err != nil {
				return err
			}
			if kind, ok := kindOf(folder, entry); ok {
				all = append(all, Entry{entry.Name(), kind.IsDir()})
			}
		}
		if ctx.Err() == nil {
			found(sorted(all))
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fault(folder, err)
		}
	}
}

// kindOf is what an entry is, false for what is neither a folder nor a regular file. A link
// is what it leads to.
func kindOf(folder string, entry fs.DirEntry) (fs.FileMode, bool) {
	kind := entry.Type()
	if kind&fs.ModeSymlink != 0 {
		info, err := os.Stat(filepath.Join(folder, entry.Name()))
		if err != nil {
			return 0, false
		}
		kind = info.Mode().Type()
	}
	return kind, kind.IsDir() || kind.IsRegular()
}

// sorted is a copy in the order in which people look: folders first, then by name.
func sorted(all []Entry) []Entry {
	type named struct {
		Entry
		key string
	}
	keyed := make([]named, len(all))
	for i, e := range all {
		keyed[i] = named{e, fold.Text(e.Name)}
	}
	slices.SortFunc(keyed, func(a, b named) int {
		switch {
		case a.Folder != b.Folder && a.Folder:
			return -1
		case a.Folder != b.Folder:
			return 1
		}
		return cmp.Or(strings.Compare(a.key, b.key), strings.Compare(a.Name, b.Name))
	})
	list := make([]Entry, len(keyed))
	for i, k := range keyed {
		list[i] = k.Entry
	}
	return list
}

// Read gives the bytes of a regular file, no more than most; it refuses (Error) everything
// else.
func (Device) Read(path string, most int64) ([]byte, error) {
	file, err := openRegular(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, most))
	return data, fault(path, err)
}

// IsFolder tells whether something is a folder, or a link to one.
func (Device) IsFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// openRegular opens a file for reading and refuses what is no regular one. The look before
// keeps a device from being opened; the one after it is for what was put there in between,
// whose opening waits for nobody.
func openRegular(path string) (*os.File, error) {
	if info, err := os.Stat(path); err != nil {
		return nil, fault(path, err)
	} else if !info.Mode().IsRegular() {
		return nil, &Error{Path: path, Fault: NoFile}
	}
	file, err := os.OpenFile(path, os.O_RDONLY|withoutWaiting, 0)
	if err != nil {
		return nil, fault(path, err)
	}
	info, err := file.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = &Error{Path: path, Fault: NoFile}
	}
	if err != nil {
		return nil, errors.Join(fault(path, err), file.Close())
	}
	return file, nil
}

// Exists tells whether a file of that name is there. It refuses (Error) a name that a
// folder or something else than a regular file has.
func (Device) Exists(path string) (bool, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return false, nil
	case err != nil:
		return false, fault(path, err)
	case !info.Mode().IsRegular():
		return true, &Error{Path: path, Fault: NoFile}
	}
	return true, nil
}

// Write puts data into a file, in place of what was in it: all of it or nothing. It refuses
// (Error) to write into what is no regular file.
func (d Device) Write(path string, data []byte) error {
	if _, err := d.Exists(path); err != nil {
		return err
	}
	if where, err := filepath.EvalSymlinks(path); err == nil {
		path = where // a link stays one
	}
	written, err := os.CreateTemp(filepath.Dir(path), ".quickcast-*")
	if err != nil {
		return fault(path, err)
	}
	_, err = written.Write(data)
	if err == nil {
		err = written.Sync()
	}
	if err == nil {
		err = written.Chmod(0o644)
	}
	if err = errors.Join(err, written.Close()); err == nil {
		err = os.Rename(written.Name(), path)
	}
	if err != nil {
		return fault(path, errors.Join(err, os.Remove(written.Name())))
	}
	return nil
}

// Error says what could not be done with which file or folder.
type Error struct {
	Path  string
	Fault Fault
	Err   error // the system's reason; may be nil
}

// Fault is what a person can do something about.
type Fault string

// What can be wrong.
const (
	NoFile    Fault = "no-file"   // a pipe, a device, a folder
	NoFolder  Fault = "no-folder" // something else
	Missing   Fault = "missing"
	Forbidden Fault = "forbidden"
	Other     Fault = "other"
)

func (e *Error) Error() string {
	what := map[Fault]string{
		NoFile: "this is no regular file; choose another", NoFolder: "this is no folder; choose another",
		Missing: "there is nothing of that name; look whether it was moved", Forbidden: "reading or writing is not allowed; change that, or choose another place",
	}[e.Fault]
	if what == "" {
		what = fmt.Sprint("it failed: ", e.Err)
	}
	return e.Path + ": " + what
}

func (e *Error) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *Error) Message() (string, map[string]any) {
	id := map[Fault]string{NoFile: "files.noFile", NoFolder: "files.noFolder", Missing: "files.missing", Forbidden: "files.forbidden"}[e.Fault]
	if id == "" {
		id = "files.failed"
	}
	return id, map[string]any{"Name": e.Path, "Reason": e.Err}
}

// fault says what the system said about a path; nil stays nil.
func fault(path string, err error) error {
	var told *Error
	switch {
	case err == nil, errors.As(err, &told):
		return err
	case errors.Is(err, fs.ErrNotExist):
		return &Error{Path: path, Fault: Missing, Err: err}
	case errors.Is(err, fs.ErrPermission):
		return &Error{Path: path, Fault: Forbidden, Err: err}
	}
	return &Error{Path: path, Fault: Other, Err: err}
}
