package store

import (
	"errors"
	"os"
	"path/filepath"
	"sync"
)

// errTaken is what tryLock says when another process holds the lock.
var errTaken = errors.New("taken")

// Lock makes this store the only one that writes to its folder until release
// is called or the process ends, however it ends. It refuses with a
// LockedError when another one has it. On a file system without locks it is
// granted to everybody.
func (d *Dir) Lock() (release func(), err error) {
	where := filepath.Join(d.root, ".lock") // no name begins with a dot
	file, err := os.OpenFile(where, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, fault("lock", d.root, err)
	}
	if err := tryLock(file); err != nil {
		_ = file.Close()
		if errors.Is(err, errTaken) {
			return nil, &LockedError{Where: d.root}
		}
		return nil, fault("lock", d.root, err)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.locks = append(d.locks, file)                        // who throws release away still has the lock
	return sync.OnceFunc(func() { _ = file.Close() }), nil // closing gives the lock back
}
