//go:build linux || darwin

package store

import (
	"errors"
	"os"
	"os/signal"
	"syscall"
	"testing"
)

// limit lets the process write no file longer than size, which fails half way
// through a write as a full disk does.
func limit(t *testing.T, size uint64) (lift func()) {
	t.Helper()
	signal.Ignore(syscall.SIGXFSZ)
	var old syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &old); err != nil {
		t.Skip(err)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: size, Max: old.Max}); err != nil {
		t.Skip(err)
	}
	return func() {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &old); err != nil {
			t.Error(err)
		}
		signal.Reset(syscall.SIGXFSZ)
	}
}

func TestFailedWritesLeaveWhatWas(t *testing.T) {
	d, err := OpenDir(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if err := d.Append("f", []byte("accepted\n")); err != nil {
		t.Fatal(err)
	}
	lift := limit(t, 100)
	appendErr := d.Append("f", make([]byte, 500))
	replaceErr := d.Replace("g", make([]byte, 500))
	lift()
	if appendErr == nil || replaceErr == nil {
		t.Fatalf("the limit did not bite: %v, %v", appendErr, replaceErr)
	}
	if data, err := d.Read("f"); err != nil || string(data) != "accepted\n" {
		t.Errorf("after a failed append: %q, %v", data, err)
	}
	if _, err := d.Read("g"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("after a failed replace: %v", err)
	}
	if err := d.Append("f", []byte("next\n")); err != nil {
		t.Fatal(err)
	}
	if data, _ := d.Read("f"); string(data) != "accepted\nnext\n" {
		t.Errorf("after the next append: %q", data)
	}
}

func TestFaultsAreTold(t *testing.T) {
	for errno, want := range map[syscall.Errno]Fault{
		syscall.ENOSPC: Full, syscall.EDQUOT: Full, syscall.EROFS: ReadOnly, syscall.EACCES: ReadOnly, syscall.EPERM: ReadOnly, syscall.ENOENT: Missing, syscall.EIO: Other,
	} {
		var got *FileError
		if err := fault("append", "f", &os.PathError{Op: "write", Path: "f", Err: errno}); !errors.As(err, &got) || got.Fault != want {
			t.Errorf("%v: got %v, want %v", errno, err, want)
		}
	}
}
