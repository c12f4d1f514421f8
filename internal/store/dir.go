package store

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"sort"
	"strings"
	"sync"
	"syscall"

	"github.com/gofrs/flock"
)

// temporary ends the name of a file that is being written. No name of a store
// may contain it, so what a crash leaves of such a file is never read, and the
// next Replace of the same name writes over it.
const temporary = "~"

// maxOpen is how many files are kept open for appending.
const maxOpen = 8

// Dir is a store in a folder of the disk.
//
// What it does so that a crash, at any moment, loses nothing that was accepted:
// Append syncs the file before it returns, and the folders too when the file
// is new. Replace writes a second file, syncs it, and only then gives it the
// name, which the file system does in one step: a reader finds the old or the
// new bytes, whole. An Append that fails cuts off what it managed to write,
// so that the next one does not continue after half a line; what a power cut
// leaves of an unfinished Append is the reader's to notice (see
// tracker/journal's checksums).
type Dir struct {
	root string

	mu    sync.Mutex
	open  map[string]*appended
	locks []*flock.Flock // kept, because a file nobody holds is closed, and its lock gone
}

// appended is a file held open for appending. size is the length accepted
// so far when the last attempt failed and could not be cut off, else -1.
type appended struct {
	file *os.File
	size int64
}

// OpenDir opens the store in a folder, making the folder if need be. It
// refuses (FileError) a folder that cannot be made.
func OpenDir(root string) (*Dir, error) {
	full, err := filepath.Abs(root)
	if err != nil {
		return nil, fault("open", root, err)
	}
	d := &Dir{root: full, open: make(map[string]*appended)}
	if err := makeFolders(full); err != nil {
		return nil, fault("open", full, err)
	}
	return d, nil
}

// Close closes the files held open for appending. The store stays usable.
func (d *Dir) Close() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	var first error
	for name := range d.open {
		first = errors.Join(first, d.letGo(name))
	}
	return first
}

// Names lists the files whose names begin with prefix, sorted. Files that are
// not the store's (by their names) are left out.
func (d *Dir) Names(prefix string) ([]string, error) {
	var names []string
	err := filepath.WalkDir(d.root, func(where string, entry fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // removed while we look
		}
		if err != nil || entry.IsDir() {
			return err
		}
		relative, err := filepath.Rel(d.root, where)
		if err != nil {
			return err
		}
		name := filepath.ToSlash(relative)
		if strings.HasPrefix(name, prefix) && checkName("names", name) == nil {
			names = append(names, name)
		}
		return nil
	})
	if err != nil {
		return nil, d.fault("names", d.root, err)
	}
	sort.Strings(names)
	return names, nil
}

// Read gives the bytes of a file.
func (d *Dir) Read(name string) ([]byte, error) {
	if err := checkName("read", name); err != nil {
		return nil, err
	}
	data, err := readBounded(d.path(name))
	return data, d.fault("read", name, noFile(d.path(name), err))
}

// readBounded reads a file of MaxFile bytes at most.
func readBounded(where string) ([]byte, error) {
	file, err := os.Open(where)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err == nil && info.Size() > MaxFile {
		err = errTooLarge
	}
	if err != nil {
		return nil, err
	}
	// It may grow meanwhile: one byte more than is allowed tells.
	data := bytes.NewBuffer(make([]byte, 0, info.Size()+bytes.MinRead))
	if _, err := data.ReadFrom(io.LimitReader(file, MaxFile+1)); err != nil {
		return nil, err
	}
	if data.Len() > MaxFile {
		return nil, errTooLarge
	}
	return data.Bytes(), nil
}

// Append adds data at the end of a file and returns when it is on disk. The
// file stays open for the next time.
func (d *Dir) Append(name string, data []byte) error {
	if err := checkName("append", name); err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	a, err := d.hold(name)
	if err != nil {
		return err
	}
	return d.fault("append", name, a.add(data))
}

// Replace puts data in place of the whole file, at once or not at all.
func (d *Dir) Replace(name string, data []byte) error {
	if err := checkName("replace", name); err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.letGo(name); err != nil {
		return d.fault("replace", name, err)
	}
	if err := d.prepare("replace", name); err != nil {
		return err
	}
	where := d.path(name)
	if err := writeWhole(where+temporary, data); err != nil {
		_ = os.Remove(where + temporary) // the reason is err; a leftover is harmless
		return d.fault("replace", name, err)
	}
	if err := os.Rename(where+temporary, where); err != nil {
		return d.fault("replace", name, err)
	}
	return d.fault("replace", name, syncFolder(filepath.Dir(where)))
}

// Truncate keeps the first size bytes of a file.
func (d *Dir) Truncate(name string, size int64) error {
	if err := checkName("truncate", name); err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	info, err := os.Stat(d.path(name))
	if err = noFile(d.path(name), err); err != nil {
		return d.fault("truncate", name, err)
	}
	if info.IsDir() {
		return d.fault("truncate", name, fs.ErrNotExist)
	}
	if err := checkSize(name, size, info.Size()); err != nil {
		return err
	}
	a, err := d.hold(name)
	if err != nil {
		return err
	}
	return d.fault("truncate", name, a.cut(size))
}

// Remove deletes a file, and the folders it leaves empty.
func (d *Dir) Remove(name string) error {
	if err := checkName("remove", name); err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	where := d.path(name)
	if info, err := os.Stat(where); err == nil && info.IsDir() {
		return d.fault("remove", name, fs.ErrNotExist)
	}
	if err := d.letGo(name); err != nil {
		return d.fault("remove", name, err)
	}
	if err := os.Remove(where); err != nil {
		return d.fault("remove", name, noFile(where, err))
	}
	folder := filepath.Dir(where)
	for folder != d.root && os.Remove(folder) == nil { // refuses a folder with files
		folder = filepath.Dir(folder)
	}
	return d.fault("remove", name, syncFolder(folder))
}

// Where is the whole path of a file.
func (d *Dir) Where(name string) string { return d.path(name) }

// fault is the package's, with the place where the file lies.
func (d *Dir) fault(op, name string, err error) error {
	err = fault(op, name, err)
	if told, ok := err.(*FileError); ok && !filepath.IsAbs(name) {
		told.Where = d.path(name)
	}
	return err
}

func (d *Dir) path(name string) string {
	return filepath.Join(d.root, filepath.FromSlash(name))
}

// hold gives the file open for appending, opening or making it.
func (d *Dir) hold(name string) (*appended, error) {
	if a, ok := d.open[name]; ok {
		return a, nil
	}
	if err := d.prepare("append", name); err != nil {
		return nil, err
	}
	if len(d.open) >= maxOpen {
		for other := range d.open {
			if err := d.letGo(other); err != nil {
				return nil, d.fault("append", other, err)
			}
		}
	}
	where := d.path(name)
	_, err := os.Stat(where)
	isNew := errors.Is(err, fs.ErrNotExist)
	// Not O_APPEND: a file opened so cannot be cut on Windows.
	file, err := os.OpenFile(where, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, d.fault("append", name, err)
	}
	if isNew {
		if err := syncFolder(filepath.Dir(where)); err != nil {
			return nil, d.fault("append", name, errors.Join(err, file.Close()))
		}
	}
	a := &appended{file: file, size: -1}
	d.open[name] = a
	return a, nil
}

// letGo closes a file held open, if it is. A cut that is still owed (see
// appended) is tried once more before.
func (d *Dir) letGo(name string) error {
	a, ok := d.open[name]
	if !ok {
		return nil
	}
	delete(d.open, name)
	return errors.Join(a.settle(), a.file.Close())
}

// prepare makes the folders of a name, and refuses a name that is a folder
// already or lies below a file.
func (d *Dir) prepare(op, name string) error {
	where := d.path(name)
	if info, err := os.Stat(where); err == nil && info.IsDir() {
		return &NameError{Op: op, Name: name}
	}
	folder := filepath.Dir(where)
	if info, err := os.Stat(folder); err == nil && info.IsDir() {
		return nil
	}
	err := makeFolders(folder)
	for above := path.Dir(name); err != nil && above != "."; above = path.Dir(above) {
		if info, statErr := os.Stat(d.path(above)); statErr == nil && !info.IsDir() {
			return &NameError{Op: op, Name: name}
		}
	}
	return d.fault(op, name, err)
}

// add writes data behind all that is there and syncs. When that fails, what
// was written of it is cut off again, at the latest before the next add.
func (a *appended) add(data []byte) error {
	if err := a.settle(); err != nil {
		return err
	}
	end, err := a.file.Seek(0, io.SeekEnd)
	if err != nil {
		return err
	}
	if _, err = a.file.WriteAt(data, end); err == nil {
		err = a.file.Sync()
	}
	if err != nil {
		a.size = end
		_ = a.settle() // tried again by the next add
	}
	return err
}

// settle cuts off what a failed add left behind.
func (a *appended) settle() error {
	if a.size < 0 {
		return nil
	}
	if err := a.cut(a.size); err != nil {
		return err
	}
	a.size = -1
	return nil
}

func (a *appended) cut(size int64) error {
	if err := a.file.Truncate(size); err != nil {
		return err
	}
	return a.file.Sync()
}

// writeWhole writes a new file and syncs it.
func writeWhole(where string, data []byte) error {
	file, err := os.OpenFile(where, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

// makeFolders makes a folder and all above it, and syncs each folder a new one
// was made in.
func makeFolders(folder string) error {
	if info, err := os.Stat(folder); err == nil {
		if !info.IsDir() {
			return &fs.PathError{Op: "mkdir", Path: folder, Err: syscall.ENOTDIR}
		}
		return nil
	}
	above := filepath.Dir(folder)
	if above != folder {
		if err := makeFolders(above); err != nil {
			return err
		}
	}
	if err := os.Mkdir(folder, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return syncFolder(above)
}

// noFile turns "is a folder" and "lies below a file" into "does not exist",
// which is what they mean to somebody who knows names only.
func noFile(where string, err error) error {
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		return err
	}
	info, statErr := os.Stat(where)
	if errors.Is(err, syscall.ENOTDIR) || statErr == nil && info.IsDir() {
		return fs.ErrNotExist
	}
	return err
}
