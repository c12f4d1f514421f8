package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"

	"github.com/gofrs/flock"
)

// sweep takes away what a program that ended in the middle of Replace has left: nobody
// else writes now. A copy is kept under the sum of what is in it, so that its name would hardly
// ever be written again. What cannot be taken away is harmless.
func (d *Dir) sweep() {
	_ = filepath.WalkDir(d.root, func(where string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && strings.HasSuffix(where, temporary) {
			_ = os.Remove(where)
		}
		return nil
	})
}

// Lock makes this store the only one that writes to its folder until release
// is called or the process ends, however it ends. It refuses with a
// LockedError when another one has it. On a file system without locks it is
// granted to everybody.
func (d *Dir) Lock() (release func(), err error) {
	where := filepath.Join(d.root, ".lock") // no name begins with a dot
	lock := flock.New(where, flock.SetFlag(os.O_RDWR|os.O_CREATE), flock.SetPermissions(0o600))
	granted, err := lock.TryLock()
	switch {
	case errors.Is(err, errors.ErrUnsupported), errors.Is(err, syscall.ENOLCK):
	case err != nil:
		return nil, fault("lock", d.root, err)
	case !granted:
		return nil, &LockedError{Where: d.root}
	default:
		d.sweep()
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.locks = append(d.locks, lock) // who throws release away still has the lock
	return sync.OnceFunc(func() { _ = lock.Close() }), nil
}
