//go:build unix

package folders_test

import (
	"bytes"
	"context"
	"errors"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"syscall"
	"testing"

	"github.com/quickcast/quickcast/internal/folders"
)

// odd makes a home with everything a folder can hold that is no file: pipes, also with the
// ending of a book and behind a link, a socket, links that lead nowhere and in a circle.
func odd(t *testing.T) string {
	t.Helper()
	home := t.TempDir()
	in := func(name string) string { return filepath.Join(home, name) }
	socket, err := net.Listen("unix", in("socket"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = socket.Close() })
	for _, err := range []error{
		syscall.Mkfifo(in("pipe"), 0o600), syscall.Mkfifo(in("pipe.json"), 0o600),
		os.Symlink("pipe", in("to-a-pipe")), os.Symlink("nowhere", in("to-nowhere")), os.Symlink("circle", in("circle")),
		os.Symlink("Book.json", in("to-a-book")), os.Symlink("books", in("to-a-folder")), os.Symlink("/dev/zero", in("zero")),
		os.WriteFile(in("Book.json"), []byte("book"), 0o600), os.WriteFile(in("no ending"), nil, 0o600), os.Mkdir(in("books"), 0o700),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	return home
}

func list(t *testing.T, folder string) []folders.Entry {
	t.Helper()
	var all []folders.Entry
	if err := (folders.Device{}).List(context.Background(), folder, func(so []folders.Entry) { all = so }); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestAFolderShowsFoldersAndFilesAlone(t *testing.T) {
	got := list(t, odd(t))
	want := []folders.Entry{{"books", true}, {"to-a-folder", true}, {"Book.json", false}, {"no ending", false}, {"to-a-book", false}}
	if !slices.Equal(got, want) {
		t.Errorf("the folder shows\n%v\nwant\n%v", got, want)
	}
}

// Whatever lies in a folder can be asked for by its name: everything but a regular file is
// refused at once, for reading as for writing, and is there afterwards as it was.
func TestNothingButAFileIsOpened(t *testing.T) {
	home := odd(t)
	names, err := os.ReadDir(home)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range append(names[:len(names):len(names)], nil) {
		path := filepath.Join(home, "not there")
		if name != nil {
			path = filepath.Join(home, name.Name())
		}
		info, _ := os.Stat(path)
		regular := info != nil && info.Mode().IsRegular()
		_, err := (folders.Device{}).Read(path, 100)
		if (err == nil) != regular {
			t.Errorf("reading %s: %v", path, err)
		}
		var told *folders.Error
		if err != nil && !errors.As(err, &told) {
			t.Errorf("reading %s is refused by %T: %v", path, err, err)
		}
		if info == nil || regular {
			continue
		}
		if err := (folders.Device{}).Write(path, []byte("x")); err == nil {
			t.Errorf("%s was written to", path)
		}
		if after, err := os.Stat(path); err != nil || after.Mode().Type() != info.Mode().Type() {
			t.Errorf("%s is another thing after it was written to: %v", path, err)
		}
	}
	if err := (folders.Device{}).List(context.Background(), filepath.Join(home, "pipe"), nil); err == nil {
		t.Error("a pipe is no folder")
	}
}

func TestWritingIsAllOrNothing(t *testing.T) {
	home := odd(t)
	for _, name := range []string{"Book.json", "to-a-book", "new.json"} {
		path := filepath.Join(home, name)
		if err := (folders.Device{}).Write(path, []byte(name)); err != nil {
			t.Fatal(err)
		}
		if got, err := (folders.Device{}).Read(path, 100); err != nil || !bytes.Equal(got, []byte(name)) {
			t.Errorf("%s holds %q (%v)", name, got, err)
		}
	}
	if at, err := os.Readlink(filepath.Join(home, "to-a-book")); err != nil || at != "Book.json" {
		t.Errorf("the link leads to %q (%v)", at, err)
	}
	if err := (folders.Device{}).Write(filepath.Join(home, "books", "deep", "x"), nil); err == nil {
		t.Error("wrote into a folder that is not there")
	}
	left, err := filepath.Glob(filepath.Join(home, ".quickcast-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %v (%v)", left, err)
	}
}

// A folder of very many is told in portions, and the listing ends when nobody wants it.
func TestALargeFolderIsToldInPortions(t *testing.T) {
	home := t.TempDir()
	const many = 3000
	for i := range many {
		if err := os.WriteFile(filepath.Join(home, strconv.Itoa(i)), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var told []int
	if err := (folders.Device{}).List(context.Background(), home, func(so []folders.Entry) { told = append(told, len(so)) }); err != nil {
		t.Fatal(err)
	}
	if len(told) < 3 || told[0] >= many || told[len(told)-1] != many || !slices.IsSorted(told) {
		t.Errorf("told in portions of %v", told)
	}
	ctx, stop := context.WithCancel(context.Background())
	times := 0
	err := (folders.Device{}).List(ctx, home, func([]folders.Entry) { times++; stop() })
	if !errors.Is(err, context.Canceled) || times != 1 {
		t.Errorf("called off it told %d times and ended with %v", times, err)
	}
}
