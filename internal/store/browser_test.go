package store

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// database is what pages of a browser share. What a page puts is there once it is let.
type database struct {
	parts  map[string][]byte // by name and number of the part
	most   int               // bytes there is room for; 0 for any number
	writes []string          // the page that writes: nobody noted, or one, or "" for one to come
	there  map[string]bool   // pages that answer
}

// fakeBase is the database as a page has it, and its time.
type fakeBase struct {
	*database
	me     string
	onWay  []func() // what was put and is not there yet
	timers []func()
}

func newBase() *fakeBase {
	return (&database{parts: make(map[string][]byte), there: make(map[string]bool)}).page("one")
}

func (d *database) page(name string) *fakeBase {
	d.there[name] = true
	return &fakeBase{database: d, me: name}
}

// open opens the store on it, and fails unless this page may write.
func (f *fakeBase) open(t interface{ Fatal(...any) }) *Browser {
	b := f.browser()
	if _, err := b.Lock(); err != nil {
		t.Fatal(err)
	}
	return b
}

func (f *fakeBase) browser() *Browser {
	b := newBrowser(f)
	b.after = func(_ time.Duration, do func()) { f.timers = append(f.timers, do) }
	return b
}

func (f *fakeBase) take(past string) (string, map[string][]byte, error) {
	for _, page := range f.writes {
		if page != "" && page != f.me && page != past {
			return page, nil, nil
		}
	}
	f.writes = []string{f.me}
	return "", f.files(), nil
}

func (f *fakeBase) alive(page string) bool { return f.there[page] }

func (f *fakeBase) put(changes []piece, anew bool, then func(error)) {
	if len(f.onWay) > 0 {
		panic("two changes are on their way: which comes first?")
	}
	lent := slices.Clone(changes)
	for i, c := range lent {
		lent[i].data = slices.Clone(c.data)
	}
	f.onWay = append(f.onWay, func() { then(f.write(lent, anew)) })
}

// write is one transaction.
func (f *fakeBase) write(changes []piece, anew bool) error {
	if slices.ContainsFunc(f.writes, func(page string) bool { return page != f.me }) {
		return errTaken
	}
	if len(f.writes) == 0 && !anew {
		return errLost
	}
	next := maps.Clone(f.parts)
	if anew {
		clear(next)
	}
	more := 0
	for _, c := range changes {
		maps.DeleteFunc(next, func(key string, _ []byte) bool {
			name, number := cutKey(key)
			return name == c.name && number >= c.from
		})
		for i, part := range c.parts() {
			next[fmt.Sprintf("%s %d", c.name, c.from+i)] = part
			more += len(part)
		}
	}
	size := 0
	for _, part := range f.parts {
		size += len(part)
	}
	if f.most > 0 && more > 0 && size+more > f.most { // as browsers count
		return errNoRoom
	}
	f.parts, f.writes = next, []string{f.me}
	return nil
}

func cutKey(key string) (name string, number int) {
	name, rest, _ := strings.Cut(key, " ")
	_, _ = fmt.Sscan(rest, &number)
	return name, number
}

// files are all that is in the database.
func (d *database) files() map[string][]byte {
	files := make(map[string][]byte)
	for key := range d.parts {
		name, _ := cutKey(key)
		if _, known := files[name]; known {
			continue
		}
		files[name] = []byte{}
		for i := 0; ; i++ {
			part, ok := d.parts[fmt.Sprintf("%s %d", name, i)]
			if !ok {
				break
			}
			files[name] = append(files[name], part...)
		}
	}
	return files
}

// let lets the browser do all it was asked for.
func (f *fakeBase) let() {
	for len(f.onWay) > 0 {
		f.one()
	}
}

// one lets it do one thing.
func (f *fakeBase) one() {
	do := f.onWay[0]
	f.onWay = f.onWay[1:]
	do()
}

// later lets time pass.
func (f *fakeBase) later() {
	due := f.timers
	f.timers = nil
	for _, do := range due {
		do()
	}
}

func taken(err error) bool {
	var locked *LockedError
	return errors.As(err, &locked)
}

func equal(one, other map[string][]byte) bool {
	return maps.EqualFunc(one, other, func(a, b []byte) bool { return string(a) == string(b) })
}

// holds tells whether held is how the files were at one of these moments, but for what was gone
// later: where there was no room that goes first.
func holds(held map[string][]byte, history []map[string][]byte) bool {
	for i, was := range history {
		was = maps.Clone(was)
		maps.DeleteFunc(was, func(name string, _ []byte) bool {
			_, still := held[name]
			return !still && slices.ContainsFunc(history[i:], func(later map[string][]byte) bool { _, ok := later[name]; return !ok })
		})
		if equal(held, was) {
			return true
		}
	}
	return false
}

// Whatever is changed, refused, cleared or cut off by a crash, in whatever order: the database
// holds the files as they were at one moment, and no earlier one than what was said to be kept.
func TestWhatIsKeptOutlivesTheBrowser(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		base := newBase()
		b := base.open(r)
		history := []map[string][]byte{{}} // the files after so many changes
		cleared := 0                       // before so many changes nothing is left
		names := rapid.SampledFrom([]string{"a", "b", "c"})
		bytes := rapid.SliceOfN(rapid.Byte(), 0, 3*chunk)
		for range rapid.IntRange(1, 40).Draw(r, "steps") {
			switch rapid.SampledFrom([]string{"append", "append", "replace", "truncate", "remove", "one", "let", "later", "full", "room", "cleared"}).Draw(r, "step") {
			case "append":
				_ = b.Append(names.Draw(r, "name"), bytes.Draw(r, "data"))
			case "replace":
				_ = b.Replace(names.Draw(r, "name"), bytes.Draw(r, "data"))
			case "truncate":
				_ = b.Truncate(names.Draw(r, "name"), int64(rapid.IntRange(0, 2*chunk).Draw(r, "size")))
			case "remove":
				_ = b.Remove(names.Draw(r, "name"))
			case "one":
				if len(base.onWay) > 0 {
					base.one()
				}
			case "let":
				base.let()
			case "later":
				base.later()
			case "full":
				base.most = 1
			case "room":
				base.most = 0
			case "cleared":
				clear(base.parts)
				base.writes = nil
				b.look()
				cleared = b.made
			}
			for len(history) <= b.made {
				history = append(history, maps.Clone(b.files.files))
			}
			least := b.kept
			if least < cleared {
				least = 0
			}
			if !holds(base.files(), history[least:]) {
				r.Fatalf("of %d changes %d are kept, and the database holds what was so after none from there on", b.made, b.kept)
			}
		}
		base.most = 0
		for range 3 {
			base.let()
			base.later()
		}
		if got := base.files(); !equal(got, b.files.files) || b.Kept() != nil {
			r.Fatalf("there is room, and not all is kept: %v", b.Kept())
		}
		again := base.page("again")
		base.there["one"] = false
		if next := again.open(r); !equal(next.files.files, b.files.files) {
			r.Fatal("the next page reads something else")
		}
	})
}

// Kept waits for the disk, and nothing else does.
func TestOnlyKeptWaits(t *testing.T) {
	base := newBase()
	b := base.open(t)
	if err := b.Append("f", []byte("1")); err != nil {
		t.Fatal(err)
	}
	if data, err := b.Read("f"); err != nil || string(data) != "1" {
		t.Fatalf("%q, %v", data, err)
	}
	kept := make(chan error)
	go func() { kept <- b.Kept() }()
	select {
	case err := <-kept:
		t.Fatalf("kept before it was on disk: %v", err)
	case <-time.After(20 * time.Millisecond):
	}
	if err := b.Append("f", []byte("2")); err != nil { // the second waits behind the first
		t.Fatal(err)
	}
	base.let()
	if err := <-kept; err != nil || string(base.files()["f"]) != "12" {
		t.Errorf("%v, %v", err, base.files())
	}
}

// What never comes to an end is said, holds nobody up, and is forgotten once it has come.
func TestABrowserThatDoesNotAnswer(t *testing.T) {
	base := newBase()
	b := base.open(t)
	var told []error
	b.OnKept(func(err error) { told = append(told, err) })
	if err := b.Append("f", []byte("1")); err != nil {
		t.Fatal(err)
	}
	base.later()
	base.later()
	for range 2 {
		if err := b.Kept(); err == nil {
			t.Fatal("it is not kept")
		}
		if err := b.Append("f", []byte("2")); err != nil {
			t.Fatal(err)
		}
	}
	base.let()
	base.later()
	if err := b.Kept(); err != nil || len(told) < 2 || told[0] == nil || told[len(told)-1] != nil {
		t.Errorf("%v; told %v", err, told)
	}
}

// Where there is no room everybody goes on, is told how much is needed, and nobody has to do anything
// once there is room, or once something else is deleted.
func TestNoRoom(t *testing.T) {
	for how, makeRoom := range map[string]func(base *fakeBase, b *Browser){
		"room":    func(base *fakeBase, b *Browser) { base.most = 0; base.later() },
		"deleted": func(_ *fakeBase, b *Browser) { _ = b.Remove("old") },
	} {
		base := newBase()
		b := base.open(t)
		_ = b.Replace("old", slices.Repeat([]byte("x"), 3*chunk))
		base.let()
		base.most = 3*chunk + 10
		var told error
		b.OnKept(func(err error) { told = err })
		_ = b.Append("new", slices.Repeat([]byte("y"), chunk))
		base.let()
		base.later()
		full := (*FileError)(nil)
		if err := b.Kept(); !errors.As(err, &full) || full.Fault != Full || !full.Page || full.Need < chunk || told == nil {
			t.Fatalf("%s: %v, told %v", how, err, told)
		}
		if data, err := b.Read("new"); err != nil || len(data) != chunk {
			t.Errorf("%s: it does not go on in memory: %v", how, err)
		}
		base.let()
		makeRoom(base, b)
		base.let()
		base.later()
		if err := b.Kept(); err != nil || told != nil || len(base.files()["new"]) != chunk {
			t.Errorf("%s: %v, told %v", how, err, told)
		}
	}
}

func TestSecondPageIsRefusedWhileTheFirstIsThere(t *testing.T) {
	base := newBase()
	one := base.open(t)
	other := base.page("two")
	if _, err := other.browser().Lock(); !taken(err) {
		t.Fatalf("both pages write: %v", err)
	}
	_ = one.Append("f", []byte("x"))
	base.let()
	base.there["one"] = false
	two := other.open(t)
	if data, err := two.Read("f"); err != nil || string(data) != "x" {
		t.Errorf("%q, %v", data, err)
	}
	_ = one.Append("f", []byte("y")) // it was only asleep
	base.let()
	if err := one.Kept(); !taken(err) {
		t.Errorf("it writes into what is another's: %v", err)
	}
	for what, err := range map[string]error{
		"append": one.Append("f", nil), "replace": one.Replace("f", nil), "truncate": one.Truncate("f", 0), "remove": one.Remove("f"),
	} {
		if !taken(err) {
			t.Errorf("%s beside the page that writes: %v", what, err)
		}
	}
	if string(base.files()["f"]) != "x" {
		t.Errorf("the file is %q", base.files()["f"])
	}
}

func TestTakenOver(t *testing.T) {
	base := newBase()
	one := base.open(t)
	base.writes = []string{""} // the other page, before it is loaded anew
	one.lose()
	if err := one.Append("f", nil); !taken(err) {
		t.Errorf("the old page still writes: %v", err)
	}
	base.page("two").open(t)
}
