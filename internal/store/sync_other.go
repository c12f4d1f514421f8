//go:build !windows

package store

import (
	"errors"
	"os"
	"syscall"
)

// syncFolder makes sure that the names in a folder are on disk.
func syncFolder(folder string) error {
	d, err := os.Open(folder)
	if err != nil {
		if errors.Is(err, os.ErrPermission) {
			return nil // may be written to but not read: the names cannot be synced
		}
		return err
	}
	err = d.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.ENOTSUP) {
		err = nil // a file system without that notion
	}
	return errors.Join(err, d.Close())
}

func isFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

func isReadOnly(err error) bool { return errors.Is(err, syscall.EROFS) }
