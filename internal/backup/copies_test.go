package backup

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/store"
)

// copyOn copies on a day after the evening.
func copyOn(t *testing.T, files Files, day int) {
	t.Helper()
	if err := Keep(context.Background(), files, "0.1.0", evening().AddDate(0, 0, day), func() {}); err != nil {
		t.Fatal(err)
	}
}

// listed are the copies, the last first.
func listed(t *testing.T, files Files) []Copy {
	t.Helper()
	all, err := Copies(files)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// ofDay is what the copy of a day holds.
func ofDay(t *testing.T, files Files, day string) map[string]string {
	t.Helper()
	a, err := OpenCopy(files, day)
	if err != nil {
		t.Fatal(err)
	}
	held := make(map[string]string)
	for name, data := range a.files {
		held[name] = string(data)
	}
	return held
}

// A copy holds what there is, but for what lies open and for what a log says already; another
// one comes only with a change, and the same day has one.
func TestCopiesByThemselves(t *testing.T) {
	files := kept(t, things())
	want := without(without(things(), "tables/open"), "tables/1.snapshot")
	copyOn(t, files, 0)
	copyOn(t, files, 1)
	if all := listed(t, files); len(all) != 1 || all[0].Day != "2026-11-22" || all[0].Count != (Count{2, 2, 3}) || all[0].Lines != 3 || !all[0].Made.Equal(evening()) {
		t.Fatalf("there are %+v", all)
	}
	if got := ofDay(t, files, "2026-11-22"); !maps.Equal(got, want) {
		t.Errorf("it holds\n%v\nwant\n%v", got, want)
	}
	names, _ := files.Names(packed)
	for day, change := range map[int]string{0: "3\n", 2: "4\n"} {
		if err := files.Append("tables/1.log", []byte(change)); err != nil {
			t.Fatal(err)
		}
		copyOn(t, files, day)
	}
	if all := listed(t, files); len(all) != 2 || all[0].Day != "2026-11-24" {
		t.Fatalf("there are %+v", all)
	}
	if more, _ := files.Names(packed); len(more) != len(names)+1 {
		t.Errorf("of what has not changed there is more than one: %d files became %d", len(names), len(more))
	}
	if held := out(t, files).Count(); held != (Count{2, 2, 3}) {
		t.Errorf("an archive holds copies: %+v", held)
	}
	if err := out(t, kept(t, nil)).Replace(files, evening()); err != nil || len(listed(t, files)) != 2 {
		t.Errorf("copies went with what was replaced (%v)", err)
	}
}

// What comes back changes nothing that is there: what is another thing now comes beside it.
func TestCopiesComeBackBeside(t *testing.T) {
	files := kept(t, things())
	copyOn(t, files, 0)
	if err := files.Append("tables/1.log", []byte("3\n")); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"books/book-two.json": "other", "settings.json": "mine"} {
		if err := files.Replace(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"books/book-pyre.json", "tables/2.log"} {
		if err := files.Remove(name); err != nil {
			t.Fatal(err)
		}
	}
	want := all(t, files)
	bring := func(only string) Count {
		a, err := OpenCopy(files, "2026-11-22")
		if err == nil && only != "" {
			a = a.Only(only)
		}
		if err != nil {
			t.Fatal(err)
		}
		more, came, err := a.Restored(files)
		if err == nil {
			err = more.Add(files, evening())
		}
		if err != nil {
			t.Fatal(err)
		}
		return came
	}
	if came := bring("tables/1"); came != (Count{Tables: 1}) {
		t.Errorf("of one table came %+v", came)
	}
	want["tables/2.log"] = "head\n1\n2\n" // the number is free
	same(t, "one table", files, want)
	if came := bring(""); came != (Count{Tables: 1, Books: 2}) {
		t.Errorf("of the rest came %+v", came)
	}
	maps.Copy(want, map[string]string{"tables/3.log": "head\n9\n", "books/book-pyre.json": "pyre", "books/book-two-2.json": "two"})
	same(t, "all", files, want)
	if came := bring(""); came != (Count{}) {
		t.Errorf("once more came %+v", came)
	}
}

// However far it comes before the program ends, and however often: a copy that is listed is
// whole, no earlier one is lost, and the next one comes about.
func TestCopyingEndsInBetween(t *testing.T) {
	whole := 0
	for left := 1; left < 30; left++ {
		files := &frail{Memory: kept(t, things()), left: 0, full: true}
		held := make(map[string]map[string]string)
		for day := range 14 { // the fifteenth lets one go
			_ = files.Memory.Append("tables/1.log", fmt.Appendf(nil, "%d\n", day))
			copyOn(t, files, day)
		}
		before := listed(t, files)
		for _, c := range before {
			held[c.Day] = ofDay(t, files, c.Day)
		}
		for name, text := range map[string]string{"books/book-new.json": "new", "tables/1.log": "head\n", "tables/5.log": "five\n"} {
			_ = files.Memory.Replace(name, []byte(text))
		}
		files.left, files.full = left, false
		err := Keep(context.Background(), files, "", evening().AddDate(0, 0, 14), func() {})
		now := listed(t, files)
		if err == nil {
			whole++
		}
		for _, c := range now {
			got := ofDay(t, files, c.Day)
			if c.Day != "2026-12-06" && !maps.Equal(got, held[c.Day]) {
				t.Fatalf("after %d writes the copy of %s is another", left, c.Day)
			}
			if c.Day == "2026-12-06" && (got["books/book-new.json"] != "new" || len(got) != 10) {
				t.Fatalf("after %d writes the new copy holds %v", left, got)
			}
		}
		if len(now) < len(before) {
			t.Fatalf("after %d writes there are %d copies, there were %d", left, len(now), len(before))
		}
		files.full = true
		if copyOn(t, files, 14); listed(t, files)[0].Day != "2026-12-06" {
			t.Fatalf("after %d writes no copy comes about any more", left)
		}
		copyOn(t, files, 15) // nothing has changed, and nothing lies about that no copy has
		needs := make(map[string]bool)
		all, err := copiesIn(files, func() {})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range all.days {
			for _, sum := range c.Files {
				needs[sum] = true
			}
		}
		if left > 20 && len(needs) != len(all.sizes) {
			t.Fatalf("after %d writes %d files are packed, %d are needed", left, len(all.sizes), len(needs))
		}
	}
	if whole == 0 || whole == 29 {
		t.Errorf("%d of 29 came to their end: the test does not test", whole)
	}
}

// Whatever becomes of the files of a copy, it is not given back as anything else.
func TestDamagedCopies(t *testing.T) {
	files := kept(t, things())
	copyOn(t, files, 0)
	want := ofDay(t, files, "2026-11-22")
	names, _ := files.Names(copies)
	for _, name := range names {
		good, _ := files.Read(name)
		for at := range good {
			bad := slices.Clone(good)
			bad[at] ^= 0x40
			_ = files.Replace(name, bad)
			_ = listed(t, files)
			if a, err := OpenCopy(files, "2026-11-22"); err == nil {
				for held, data := range a.files {
					if want[held] != string(data) {
						t.Fatalf("%s with byte %d changed holds another %s", name, at, held)
					}
				}
			}
		}
		_ = files.Remove(name)
		if all := listed(t, files); len(all) != 0 {
			t.Errorf("without %s there is %v", name, all)
		}
		if _, err := OpenCopy(files, "2026-11-22"); err == nil {
			t.Errorf("it opens without %s", name)
		}
		_ = files.Replace(name, good)
	}
}

// Copies take up no more room than they may; the last one stays in any case.
func TestCopiesAreBounded(t *testing.T) {
	files := store.NewMemory()
	noise := rand.New(rand.NewPCG(1, 2))
	for day := range 8 {
		for n := range 3 {
			data := make([]byte, 1<<20)
			for i := range data {
				data[i] = byte(noise.Uint32())
			}
			_ = files.Replace(fmt.Sprintf("tables/%d.log", n), data)
		}
		copyOn(t, files, day)
	}
	if all := listed(t, files); len(all) != mostCopied/(3<<20) || all[0].Day != "2026-11-29" {
		t.Errorf("there are %d copies of %v", len(all), all)
	}
	room := 0
	names, _ := files.Names(packed)
	for _, name := range names {
		data, _ := files.Read(name)
		room += len(data)
	}
	if room > mostCopied {
		t.Errorf("they take up %d bytes", room)
	}
}

// One that was called off leaves no copy, and nothing that stands in the way of the next.
func TestCopyingIsCalledOff(t *testing.T) {
	files := kept(t, things())
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if err := Keep(ctx, files, "", evening(), func() {}); err == nil || len(listed(t, files)) != 0 {
		t.Errorf("called off, and %v", err)
	}
	copyOn(t, files, 0)
	if len(listed(t, files)) != 1 {
		t.Error("there is no copy")
	}
}

func FuzzOpenCopy(f *testing.F) {
	f.Add([]byte(`{"quickcast":"everything","version":1,"files":{"tables/1.log":"x"}}`), []byte{1, 2})
	f.Add([]byte(`{"quickcast":"everything","version":1,"files":{"../x":"x","tables":"x","tables/1.log":""}}`), pack([]byte("head"), func() {}))
	f.Fuzz(func(t *testing.T, text, tight []byte) {
		files := store.NewMemory()
		_ = files.Replace(copies+"2026-11-22.json", append([]byte(sum(text)+"\n"), text...))
		_ = files.Replace(packed+"x.2", tight)
		for _, c := range listed(t, files) {
			_, _ = OpenCopy(files, c.Day)
		}
		_ = Keep(context.Background(), files, "", time.Unix(0, 0), func() {})
	})
}
