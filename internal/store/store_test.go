package store

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// a store, as whoever uses one would declare it
type files interface {
	Names(prefix string) ([]string, error)
	Read(name string) ([]byte, error)
	Append(name string, data []byte) error
	Replace(name string, data []byte) error
	Truncate(name string, size int64) error
	Remove(name string) error
	Lock() (release func(), err error)
}

var (
	_ files = (*Dir)(nil)
	_ files = (*Memory)(nil)
	_ files = (*Browser)(nil)
)

// kind sorts what a store answered, so that stores can be compared.
func kind(err error) string {
	var name *NameError
	var file *FileError
	switch {
	case err == nil:
		return "fine"
	case errors.As(err, &name):
		return "name"
	case errors.As(err, &file):
		return string(file.Fault) + fmt.Sprint(errors.Is(err, fs.ErrNotExist))
	}
	return err.Error()
}

// TestStoresAgree does the same random things to all stores.
func TestStoresAgree(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		root, err := os.MkdirTemp(t.TempDir(), "store")
		if err != nil {
			r.Fatal(err)
		}
		dir, err := OpenDir(root)
		if err != nil {
			r.Fatal(err)
		}
		defer dir.Close()
		model := NewMemory()
		others := map[string]files{"folder": dir, "browser": newBrowser(&fakeBase{})}
		names := rapid.SampledFrom([]string{"a", "a/b", "a/c.log", "b", "b/c/d", "tables/1.log", "tables/2.log", "", "../x", "A", ".a", "a//b", "aux.log", "x~"})
		bytes := rapid.OneOf(rapid.SliceOfN(rapid.Byte(), 0, 20), rapid.Just(slices.Repeat([]byte("äb"), chunk)))
		for range rapid.IntRange(1, 25).Draw(r, "steps") {
			op := rapid.SampledFrom([]string{"names", "read", "append", "append", "replace", "truncate", "remove", "reopen"}).Draw(r, "op")
			name := names.Draw(r, "name")
			data := bytes.Draw(r, "data")
			size := int64(rapid.IntRange(-1, 30).Draw(r, "size"))
			if op == "reopen" {
				if err := dir.Close(); err != nil {
					r.Fatal(err)
				}
				continue
			}
			want := act(model, op, name, data, size)
			for which, other := range others {
				if got := act(other, op, name, data, size); got != want {
					r.Fatalf("%s: %s %q: got %.80s, want %.80s", which, op, name, got, want)
				}
			}
		}
	})
}

func act(s files, op, name string, data []byte, size int64) string {
	switch op {
	case "names":
		list, err := s.Names(name)
		return fmt.Sprint(list, kind(err))
	case "read":
		got, err := s.Read(name)
		return fmt.Sprintf("%q %s", got, kind(err))
	case "append":
		return kind(s.Append(name, data))
	case "replace":
		return kind(s.Replace(name, data))
	case "truncate":
		return kind(s.Truncate(name, size))
	}
	return kind(s.Remove(name))
}

func TestLeftoverOfACrashIsIgnored(t *testing.T) {
	root := t.TempDir()
	d, err := OpenDir(root)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "book.json"+temporary), []byte("half a bo"), 0o600); err != nil {
		t.Fatal(err)
	}
	if names, err := d.Names(""); err != nil || len(names) != 0 {
		t.Errorf("got %v, %v", names, err)
	}
	if err := d.Replace("book.json", []byte("{}")); err != nil {
		t.Fatal(err)
	}
	left, err := os.ReadDir(root)
	if err != nil || len(left) != 1 || left[0].Name() != "book.json" {
		t.Errorf("the folder holds %v, %v", left, err)
	}
}

// What a crash has left goes when somebody has the folder alone, and not before.
func TestLeftoversGoWithTheLock(t *testing.T) {
	root := t.TempDir()
	d, err := OpenDir(root)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Replace("copies/a", []byte("whole")); err != nil {
		t.Fatal(err)
	}
	left := filepath.Join(root, "copies", "b"+temporary)
	put := func() {
		if err := os.WriteFile(left, []byte("ha"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	gone := func() bool {
		_, err := os.Stat(left)
		return errors.Is(err, fs.ErrNotExist)
	}
	put()
	release, err := d.Lock()
	if err != nil {
		t.Fatal(err)
	}
	defer release()
	if whole, err := d.Read("copies/a"); !gone() || string(whole) != "whole" || err != nil {
		t.Errorf("gone: %v; beside it %q, %v", gone(), whole, err)
	}
	put()
	other, err := OpenDir(root)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := other.Lock(); err == nil || gone() {
		t.Errorf("who does not get the lock (%v) takes away what is being written", err)
	}
}

func TestLock(t *testing.T) {
	root := t.TempDir()
	first, _ := OpenDir(root)
	second, _ := OpenDir(root)
	release, err := first.Lock()
	if err != nil {
		t.Fatal(err)
	}
	var locked *LockedError
	if _, err := second.Lock(); !errors.As(err, &locked) {
		t.Fatalf("locked twice: %v", err)
	}
	release()
	release() // no harm
	again, err := second.Lock()
	if err != nil {
		t.Fatal(err)
	}
	again()
}

func TestFolderThatCannotBe(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	var fault *FileError
	if _, err := OpenDir(filepath.Join(file, "below")); !errors.As(err, &fault) {
		t.Errorf("got %v", err)
	}
}

// Aim: below 2 ms on an ordinary disk, so that a tap feels immediate.
func BenchmarkAppend(b *testing.B) {
	d, err := OpenDir(b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	defer d.Close()
	line := bytes.Repeat([]byte("x"), 200)
	for b.Loop() {
		if err := d.Append("tables/1.log", line); err != nil {
			b.Fatal(err)
		}
	}
}

// A lock lasts as long as the store, whoever forgets how to release it.
func TestLockOutlivesItsRelease(t *testing.T) {
	root := t.TempDir()
	first, _ := OpenDir(root)
	second, _ := OpenDir(root)
	if _, err := first.Lock(); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		runtime.GC()
	}
	var locked *LockedError
	for range 20 { // what collects files runs beside this
		if _, err := second.Lock(); !errors.As(err, &locked) {
			t.Fatalf("the lock is gone: %v", err)
		}
		runtime.GC()
		runtime.Gosched()
	}
	runtime.KeepAlive(first)
}

// A file of MaxFile bytes is read, one more is not.
func TestReadIsBounded(t *testing.T) {
	dir, err := OpenDir(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer dir.Close()
	most := make([]byte, MaxFile)
	for name, s := range map[string]files{"folder": dir, "browser": newBrowser(&fakeBase{}), "memory": NewMemory()} {
		if err := s.Replace("a", most); err != nil {
			t.Fatal(err)
		}
		if data, err := s.Read("a"); err != nil || len(data) != MaxFile {
			t.Errorf("%s: %d bytes of %d, %v", name, len(data), MaxFile, err)
		}
		if err := s.Append("a", []byte{1}); err != nil {
			t.Fatal(err)
		}
		var refused *FileError
		if _, err := s.Read("a"); !errors.As(err, &refused) || refused.Fault != TooLarge {
			t.Errorf("%s: %v, want that it is too large", name, err)
		}
	}
}
