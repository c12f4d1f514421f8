package store

import (
	"errors"
	"testing"
)

// pages are two pages of one browser; there says who of them answers.
func pages(t *testing.T) (one, two *Browser, there map[string]bool) {
	t.Helper()
	storage := newPage()
	there = map[string]bool{"one": true, "two": true}
	open := func(name string) *Browser {
		return &Browser{keys: storage, prefix: "qc:", me: name, alive: func(owner string) bool { return there[owner] }}
	}
	return open("one"), open("two"), there
}

func taken(err error) bool {
	var locked *LockedError
	return errors.As(err, &locked)
}

func TestSecondPageIsRefusedWhileTheFirstIsThere(t *testing.T) {
	one, two, _ := pages(t)
	release, err := one.Lock()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := two.Lock(); !taken(err) {
		t.Fatalf("both pages have the lock: %v", err)
	}
	for what, err := range map[string]error{
		"append": two.Append("f", []byte("x")), "replace": two.Replace("f", nil), "truncate": two.Truncate("f", 0), "remove": two.Remove("f"),
	} {
		if !taken(err) {
			t.Errorf("%s beside the page that has the lock: %v", what, err)
		}
	}
	if err := one.Append("f", []byte("x")); err != nil {
		t.Error(err)
	}
	release()
	if _, err := two.Lock(); err != nil {
		t.Errorf("the first page is gone, the second is refused: %v", err)
	}
}

func TestPageThatDiedIsPassedOver(t *testing.T) {
	one, two, there := pages(t)
	if _, err := one.Lock(); err != nil {
		t.Fatal(err)
	}
	there["one"] = false
	if _, err := two.Lock(); err != nil {
		t.Fatalf("nobody answers, and yet: %v", err)
	}
	if err := one.Append("f", []byte("x")); !taken(err) {
		t.Errorf("it was only asleep, and writes into what is another's: %v", err)
	}
}

// What a page wrote just before it was killed can come into the storage after the next one
// has read it: that one must not write behind it what it thinks comes next.
func TestAFileThatChangedUnseenIsLeftAlone(t *testing.T) {
	for what, change := range map[string]func(b *Browser) error{
		"append":   func(b *Browser) error { return b.Append("f", []byte("3")) },
		"replace":  func(b *Browser) error { return b.Replace("f", []byte("3")) },
		"truncate": func(b *Browser) error { return b.Truncate("f", 1) },
		"remove":   func(b *Browser) error { return b.Remove("f") },
	} {
		one, two, there := pages(t)
		if err := one.Append("f", []byte("1")); err != nil {
			t.Fatal(err)
		}
		there["one"] = false
		if data, err := two.Read("f"); err != nil || string(data) != "1" {
			t.Fatalf("%q, %v", data, err)
		}
		if err := one.Append("f", []byte("2")); err != nil { // it comes late
			t.Fatal(err)
		}
		if err := change(two); !taken(err) {
			t.Errorf("%s: %v", what, err)
		}
		if data, err := two.Read("f"); err != nil || string(data) != "12" {
			t.Errorf("after %s the file is %q, %v", what, data, err)
		}
		if err := change(two); err != nil {
			t.Errorf("%s of what it has seen: %v", what, err)
		}
	}
}

func TestTakenOver(t *testing.T) {
	one, two, _ := pages(t)
	release, err := one.Lock()
	if err != nil {
		t.Fatal(err)
	}
	two.TakeOver()
	two.me = "three" // the page, loaded anew
	if _, err := two.Lock(); err != nil {
		t.Fatalf("taken over, and refused: %v", err)
	}
	release() // the old one leaves, late
	if err := one.Append("f", nil); !taken(err) {
		t.Errorf("the old page still writes: %v", err)
	}
	if err := two.Append("f", []byte("x")); err != nil {
		t.Error(err)
	}
	if names, err := two.Names(""); err != nil || len(names) != 1 {
		t.Errorf("the lock is listed among the files: %v, %v", names, err)
	}
}

func TestMessagesNameThePlace(t *testing.T) {
	dir, err := OpenDir(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	_, err = dir.Read("tables/1.log")
	var told *FileError
	if !errors.As(err, &told) || told.Where != dir.Where("tables/1.log") {
		t.Fatalf("got %v", err)
	}
	if _, args := told.Message(); args["Name"] != told.Where {
		t.Errorf("the message names %q, want the whole path", args["Name"])
	}
	full := (*Browser)(nil).fault("append", "f", errNoRoom)
	if !errors.As(full, &told) || !told.Page || told.Fault != Full {
		t.Fatalf("got %v", full)
	}
	if id, _ := told.Message(); id != "storage.pageFull" {
		t.Errorf("a full browser says %q", id)
	}
}
