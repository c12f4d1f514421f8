package store

import (
	"errors"

	"golang.org/x/sys/windows"
)

// syncFolder does nothing: Windows has no such call, and NTFS keeps its names
// in a journal of its own.
func syncFolder(string) error { return nil }

func isFull(err error) bool {
	return errors.Is(err, windows.ERROR_DISK_FULL) || errors.Is(err, windows.ERROR_HANDLE_DISK_FULL)
}

func isReadOnly(err error) bool { return errors.Is(err, windows.ERROR_WRITE_PROTECT) }
