package store

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// localStorage is what an earlier version wrote to.
type localStorage map[string]string

func (l localStorage) get(key string) (string, bool) { value, ok := l[key]; return value, ok }
func (l localStorage) set(key, value string)         { l[key] = value }
func (l localStorage) remove(key string)             { delete(l, key) }
func (l localStorage) all() []string                 { return slices.Collect(maps.Keys(l)) }

// write writes a file as that version did.
func (l localStorage) write(name string, data []byte) {
	l[name] = fmt.Sprint("3 ", len(data))
	for i := 0; i*olderChunk < len(data); i++ {
		var value strings.Builder
		for _, c := range data[i*olderChunk : min(len(data), (i+1)*olderChunk)] {
			value.WriteRune(rune(c))
		}
		l[fmt.Sprint(name, "#3.", i)] = value.String()
	}
}

// openOlder opens the store beside what an earlier version left.
func openOlder(t *testing.T, base *fakeBase, from localStorage) *Browser {
	t.Helper()
	b := base.browser()
	b.older = from
	done := make(chan error)
	go func() { _, err := b.Lock(); done <- err }()
	for {
		select {
		case err := <-done:
			if err != nil {
				t.Fatal(err)
			}
			return b
		default:
			b.mu.Lock()
			due := base.onWay
			base.onWay = nil
			b.mu.Unlock()
			for _, do := range due {
				do()
			}
		}
	}
}

// What an earlier version kept is taken over once, and taken away only once it is in the database.
func TestWhatAnEarlierVersionKeptIsTakenOver(t *testing.T) {
	log := []byte(strings.Repeat("a line of a log, ä\x00\xff\n", 3000))
	old := localStorage{olderOwner: "gone"}
	old.write("tables/1.log", log)
	old.write("settings.json", nil)
	old.write("books/lost", log)
	delete(old, "books/lost#3.1")
	before := maps.Clone(old)

	base := newBase()
	base.most = 1
	full := openOlder(t, base, old)
	if data, err := full.Read("tables/1.log"); err != nil || string(data) != string(log) || !maps.Equal(old, before) {
		t.Fatalf("without room it is read (%v), and stays where it is: %v", err, maps.Equal(old, before))
	}
	base.most, base.there["one"] = 0, false

	two := base.page("two")
	b := openOlder(t, two, old)
	if names, err := b.Names(""); err != nil || !slices.Equal(names, []string{"settings.json", "tables/1.log"}) {
		t.Errorf("%v, %v", names, err)
	}
	if held := base.files(); string(held["tables/1.log"]) != string(log) {
		t.Error("it is not in the database")
	}
	for key := range old {
		if strings.HasPrefix(key, "tables/1.log") || strings.HasPrefix(key, "settings.json") {
			t.Errorf("%s is still there", key)
		}
	}
	if _, stays := old["books/lost"]; !stays || old[olderOwner] != olderGone {
		t.Error("what could not be read was taken away, or a page of that version may still write")
	}

	// The browser dies before it has noted that it is gone, and meanwhile a duel was deleted.
	if err := b.Remove("tables/1.log"); err != nil {
		t.Fatal(err)
	}
	two.let()
	base.there["two"] = false
	again := localStorage(maps.Clone(before))
	again.write("tables/2.log", log) // and that version ran once more
	next := openOlder(t, base.page("three"), again)
	if names, _ := next.Names(""); !slices.Equal(names, []string{"settings.json", "tables/2.log"}) {
		t.Errorf("taken over twice: %v", names)
	}
}

// A page of an earlier version that is still there is left alone.
func TestAPageOfAnEarlierVersionKeepsWriting(t *testing.T) {
	base := newBase()
	base.there["old"] = true
	b := base.browser()
	b.older = localStorage{olderOwner: "old"}
	if _, err := b.Lock(); !taken(err) {
		t.Errorf("both write: %v", err)
	}
}
