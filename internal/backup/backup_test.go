package backup

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/store"
)

func evening() time.Time { return time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC) }

// kept makes a store of files by name.
func kept(t *testing.T, files map[string]string) *store.Memory {
	t.Helper()
	s := store.NewMemory()
	for name, text := range files {
		if err := s.Replace(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// all is what a store holds beside what this package keeps for itself.
func all(t *testing.T, s Files) map[string]string {
	t.Helper()
	a, err := Take(s, "", evening())
	if err != nil {
		t.Fatal(err)
	}
	held := make(map[string]string)
	for name, data := range a.files {
		held[name] = string(data)
	}
	return held
}

func same(t *testing.T, what string, s Files, want map[string]string) {
	t.Helper()
	if got := all(t, s); !maps.Equal(got, want) {
		t.Errorf("%s: there is\n%v\nwant\n%v", what, got, want)
	}
}

func things() map[string]string {
	return map[string]string{
		"settings.json": `{"theme":"dark"}`, "collection.json": "[1]", "lessons.json": "[]",
		"books/book-pyre.json": "pyre", "books/book-two.json": "two",
		"tables/1.log": "head\n1\n2\n", "tables/1.snapshot": "head\n1\n", "tables/2.log": "head\n9\n", "tables/open": "tables/1",
	}
}

// out is everything of a store as a file, read again.
func out(t *testing.T, s Files) *Archive {
	t.Helper()
	a, err := Take(s, "0.1.0", evening())
	if err != nil {
		t.Fatal(err)
	}
	data, err := a.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	again, err := a.Bytes()
	if err != nil || !bytes.Equal(data, again) {
		t.Errorf("the same archive is not the same file (%v)", err)
	}
	read, err := Read(data)
	if err != nil {
		t.Fatal(err)
	}
	if !read.Made.Equal(evening()) || read.App != "0.1.0" || !Mine(data) {
		t.Errorf("read as made %v by %q", read.Made, read.App)
	}
	return read
}

func TestEverythingGoesOutAndIn(t *testing.T) {
	a := out(t, kept(t, things()))
	if got, want := a.Count(), (Count{Tables: 2, Books: 2, Others: 3}); got != want {
		t.Errorf("it counts %+v, want %+v", got, want)
	}
	was := map[string]string{"settings.json": "mine", "books/book-pyre.json": "other", "tables/7.log": "seven"}
	files := kept(t, was)
	if err := a.Replace(files, evening()); err != nil {
		t.Fatal(err)
	}
	same(t, "taken in", files, things())
	before, err := Before(files)
	if err != nil || before == nil {
		t.Fatalf("what was there before: %v, %v", before, err)
	}
	if err := before.Replace(files, evening()); err != nil {
		t.Fatal(err)
	}
	same(t, "put back", files, was)
}

// What is added leaves all alone that is there, and nothing of the archive's tables and
// books is left out.
func TestAdding(t *testing.T) {
	for _, c := range []struct {
		name             string
		here, come, want map[string]string
		count            Count
	}{
		{"to nothing", nil, things(), without(things(), "tables/open"), Count{2, 2, 3}},
		{"the same", things(), things(), things(), Count{}},
		{"settings stay", map[string]string{"settings.json": "mine"}, map[string]string{"settings.json": "theirs", "facts.json": "f"}, map[string]string{"settings.json": "mine", "facts.json": "f"}, Count{Others: 1}},
		{"another book of the name", map[string]string{"books/book-a.json": "mine"}, map[string]string{"books/book-a.json": "theirs"}, map[string]string{"books/book-a.json": "mine", "books/book-a-2.json": "theirs"}, Count{Books: 1}},
		{"the book under another name", map[string]string{"books/book-b.json": "a"}, map[string]string{"books/book-a.json": "a"}, map[string]string{"books/book-b.json": "a"}, Count{}},
		{"another table of the number", map[string]string{"tables/1.log": "head\nx\n", "tables/1.snapshot": "s", "tables/2.snapshot": "lost"}, map[string]string{"tables/1.log": "head\ny\n", "tables/1.snapshot": "sy"}, map[string]string{"tables/1.log": "head\nx\n", "tables/1.snapshot": "s", "tables/2.snapshot": "lost", "tables/3.log": "head\ny\n", "tables/3.snapshot": "sy"}, Count{Tables: 1}},
		{"played on there", map[string]string{"tables/1.log": "head\nx\n"}, map[string]string{"tables/1.log": "head\nx\ny\n"}, map[string]string{"tables/1.log": "head\nx\ny\n"}, Count{Tables: 1}},
		{"played on here", map[string]string{"tables/1.log": "head\nx\ny\n"}, map[string]string{"tables/1.log": "head\nx\n"}, map[string]string{"tables/1.log": "head\nx\ny\n"}, Count{}},
		{"the table under another number", map[string]string{"tables/4.log": "head\nx\n"}, map[string]string{"tables/1.log": "head\nx\n"}, map[string]string{"tables/4.log": "head\nx\n"}, Count{}},
		{"a table without its log", nil, map[string]string{"tables/1.snapshot": "s"}, map[string]string{"tables/1.snapshot": "s"}, Count{}},
		{"a file where a folder is", map[string]string{"tables/1.log": "x"}, map[string]string{"tables": "x"}, map[string]string{"tables/1.log": "x"}, Count{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			files := kept(t, c.here)
			for range 2 { // taken in twice, nothing is there twice
				a := out(t, kept(t, c.come))
				more, count, err := a.Added(files)
				if err != nil {
					t.Fatal(err)
				}
				if count != c.count {
					t.Errorf("it counts %+v, want %+v", count, c.count)
				}
				if err := more.Add(files, evening()); err != nil {
					t.Fatal(err)
				}
				same(t, "added", files, c.want)
				c.count = Count{}
			}
		})
	}
}

func without(files map[string]string, name string) map[string]string {
	delete(files, name)
	return files
}

// frail is a store that takes so many writes, and then none (full), or ends (dead).
type frail struct {
	*store.Memory
	left int
	full bool
}

var errEnd = errors.New("the end")

func (f *frail) ready() error {
	f.left--
	if f.left == 0 || f.left < 0 && !f.full {
		return errEnd
	}
	return nil
}

func (f *frail) Replace(name string, data []byte) error {
	if err := f.ready(); err != nil {
		return err
	}
	return f.Memory.Replace(name, data)
}

func (f *frail) Remove(name string) error {
	if err := f.ready(); err != nil {
		return err
	}
	return f.Memory.Remove(name)
}

// However far it comes before the program ends: after the next opening either all was
// taken in or nothing.
func TestEndingInBetween(t *testing.T) {
	was := map[string]string{"settings.json": "mine", "books/book-pyre.json": "other", "tables/7.log": "seven"}
	whole := 0
	for left := 1; left < 40; left++ {
		files := &frail{Memory: kept(t, was), left: left}
		err := out(t, kept(t, things())).Replace(files, evening())
		if err := Finish(files.Memory); err != nil {
			t.Fatal(err)
		}
		switch now := all(t, files.Memory); {
		case maps.Equal(now, things()):
			whole++
		case !maps.Equal(now, was):
			t.Fatalf("after %d writes there is\n%v (%v)", left, now, err)
		}
		if names, _ := files.Names(incoming); len(names) != 0 {
			t.Fatal("it is still being taken in")
		}
	}
	if whole == 0 || whole > 37 {
		t.Errorf("%d of 39 ended with everything taken in: the test does not test", whole)
	}
}

// Where one thing cannot be written, all is as it was, and that is said.
func TestNoRoomInBetween(t *testing.T) {
	was := map[string]string{"settings.json": "mine", "books/book-pyre.json": "other", "tables/7.log": "seven"}
	for left := 1; left < 14; left++ {
		files := &frail{Memory: kept(t, was), left: left, full: true}
		err := out(t, kept(t, things())).Replace(files, evening())
		if err == nil {
			t.Fatalf("the write %d failed and nothing is said", left)
		}
		if now := all(t, files.Memory); !maps.Equal(now, was) && !maps.Equal(now, things()) {
			t.Fatalf("after the write %d failed there is\n%v", left, now)
		}
	}
}

func TestWhatIsNoArchive(t *testing.T) {
	whole, err := out(t, kept(t, things())).Bytes()
	if err != nil {
		t.Fatal(err)
	}
	edited := func(change func(a *Archive)) []byte {
		a := out(t, kept(t, things()))
		change(a)
		data, err := a.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	for at := 0; at < len(whole); at += 5 { // a bit that fell over is noticed wherever it means anything
		data := slices.Clone(whole)
		data[at] ^= 0x40
		if a, err := Read(data); err == nil {
			files := store.NewMemory()
			if err := a.Replace(files, evening()); err != nil {
				t.Fatal(err)
			}
			same(t, fmt.Sprintf("with byte %d changed", at), files, things())
		}
	}
	for _, c := range []struct {
		name string
		data []byte
		want Fault
	}{
		{"nothing", nil, Foreign},
		{"a text", []byte("3 Fireball"), Foreign},
		{"another zip", append([]byte("PK\x03\x04"), make([]byte, 100)...), Foreign},
		{"cut off", whole[:len(whole)/2], Damaged},
		{"a name that leads out", edited(func(a *Archive) { a.files["../x"] = nil }), Damaged},
		{"a file and a folder of one name", edited(func(a *Archive) { a.files["tables"] = nil }), Damaged},
		{"too long", make([]byte, MaxFile+1), TooLarge},
	} {
		var wrong *Error
		if _, err := Read(c.data); !errors.As(err, &wrong) || wrong.Fault != c.want {
			t.Errorf("%s: %v, want it %s", c.name, err, c.want)
		} else if id, _ := wrong.Message(); id == "" || wrong.Error() == "" {
			t.Errorf("%s: nothing is said", c.name)
		}
	}
}

// FuzzRead: whatever is read is an archive that is written as the same, and is taken in
// whole by a store.
func FuzzRead(f *testing.F) {
	a := &Archive{Made: evening(), files: map[string][]byte{"settings.json": []byte("{}"), "tables/1.log": []byte("head\n")}}
	data, err := a.Bytes()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add(data[:len(data)-10])
	f.Add([]byte("PK\x03\x04" + strings.Repeat(listName, 3)))
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := Read(data)
		if err != nil {
			return
		}
		files := store.NewMemory()
		if err := a.Replace(files, evening()); err != nil {
			t.Fatal(err)
		}
		names, err := files.Names("")
		if err != nil {
			t.Fatal(err)
		}
		names = slices.DeleteFunc(names, func(name string) bool { return name == before })
		if fmt.Sprint(names) != fmt.Sprint(a.Names()) {
			t.Fatalf("of %v it took in %v", a.Names(), names)
		}
	})
}
