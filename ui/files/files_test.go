package files_test

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"math/rand/v2"
	"path"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/internal/dialog"
	"github.com/quickcast/quickcast/internal/folders"
	"github.com/quickcast/quickcast/ui/files"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// kind is what lies at a path of a made disk.
type kind int

const (
	none kind = iota
	file
	folder
	slow // a folder that does not answer before it is let go
	pipe // whoever opens it hangs for ever
)

// made is a disk that is made up. It fails the test that looks at it on the goroutine that
// draws, and the one that opens a pipe.
type made struct {
	t       *testing.T
	drawing string
	answer  chan struct{} // closed: what is slow answers

	mu   sync.Mutex
	all  map[string]kind
	data map[string][]byte
}

// goroutine names the one this runs on.
func goroutine() string {
	name, _, _ := strings.Cut(string(debugStack()), " [")
	return name
}

func debugStack() []byte {
	buffer := make([]byte, 64)
	return buffer[:runtime.Stack(buffer, false)]
}

func newDisk(t *testing.T) *made {
	d := &made{t: t, drawing: goroutine(), answer: make(chan struct{}), data: map[string][]byte{}, all: map[string]kind{
		"/": folder, "/home": folder, "/home/books": folder, "/home/books/Wolf.json": file, "/home/books/Bär.txt": file, "/home/books/pipe": pipe,
		"/home/far": slow, "/home/far/Owl.json": file, "/home/far/deep": folder, "/home/pipe": pipe, "/home/Pyre.json": file, "/home/.hidden": file,
		"/home/many": folder, "/home/none": folder,
	}}
	for i := range 20_000 {
		d.all["/home/many/file "+strconv.Itoa(i)] = file
	}
	for i := range 50 {
		d.all["/home/many/pipe "+strconv.Itoa(i)] = pipe
	}
	return d
}

// at is what lies at a path, looked for where it may take a while.
func (d *made) at(p string, answers context.Context) kind {
	if goroutine() == d.drawing {
		d.t.Errorf("%s was looked at on the goroutine that draws:\n%s", p, debugStack())
	}
	for far := p; far != "/"; far = path.Dir(far) {
		if d.all[far] == slow {
			select {
			case <-d.answer:
			case <-answers.Done(): // a real one would not even hear of that
			}
		}
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.all[p] == slow {
		return folder
	}
	return d.all[p]
}

func (d *made) Home() string { return "/home" }

func (d *made) List(ctx context.Context, at string, found func([]folders.Entry)) error {
	if d.at(at, ctx) != folder {
		return &folders.Error{Path: at, Fault: folders.NoFolder}
	}
	var list []folders.Entry
	for p, kind := range d.all {
		if path.Dir(p) == at && p != "/" && kind != pipe {
			list = append(list, folders.Entry{Name: path.Base(p), Folder: kind == folder || kind == slow})
		}
	}
	slices.SortFunc(list, func(a, b folders.Entry) int { return strings.Compare(a.Name, b.Name) })
	if ctx.Err() != nil {
		return ctx.Err()
	}
	found(list[:len(list)/2])
	found(list)
	return nil
}

func (d *made) IsFolder(p string) bool { return d.at(p, context.Background()) == folder }

func (d *made) Exists(p string) (bool, error) {
	switch d.at(p, context.Background()) {
	case none:
		return false, nil
	case file:
		return true, nil
	}
	return true, &folders.Error{Path: p, Fault: folders.NoFile}
}

func (d *made) Read(p string, _ int64) ([]byte, error) {
	switch d.at(p, context.Background()) {
	case file:
		return []byte(p), nil
	case pipe:
		return nil, &folders.Error{Path: p, Fault: folders.NoFile}
	}
	return nil, &folders.Error{Path: p, Fault: folders.Missing, Err: fs.ErrNotExist}
}

func (d *made) Write(p string, data []byte) error {
	if there, err := d.Exists(p); err != nil {
		return errors.Join(err, map[bool]error{true: fs.ErrExist}[there])
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.all[p], d.data[p] = file, data
	return nil
}

// opened is a window with the files of a made disk.
type opened struct {
	*uitest.Stage
	disk   *made
	files  *files.Files
	faults []error
}

func open(t *testing.T, as uitest.As, system ...dialog.Asker) *opened {
	o := &opened{Stage: uitest.NewStage(t, as), disk: newDisk(t)}
	o.Show(widgets.NewHeading(o.Kit, "below"))
	o.files = files.New(files.Needs{
		Kit: o.Kit, Words: o.Words, Disk: o.disk, System: system, Complain: func(err error) { o.faults = append(o.faults, err) },
	})
	return o
}

// settle waits until all that is asked for has answered.
func (o *opened) settle() {
	for o.files.Wait(); o.App.Drain(); o.files.Wait() {
	}
}

func (o *opened) tap(name string) {
	o.T.Helper()
	o.settle()
	o.Tap(name)
	o.settle()
}

func (o *opened) press(key fyne.KeyName) {
	o.App.Drain()
	event := &fyne.KeyEvent{Name: key}
	if at := o.Window.Canvas().Focused(); at != nil {
		at.TypedKey(event)
	} else if hear := o.Window.Canvas().OnTypedKey(); hear != nil {
		hear(event)
	}
	o.settle()
}

func most() files.Bounds { return files.Bounds{Size: 100, Files: 3} }

func TestAFileIsChosen(t *testing.T) {
	for _, as := range []uitest.As{{Size: uitest.Phone()}, {Lang: "de", Size: uitest.Desk()}} {
		o := open(t, as)
		var got files.File
		o.files.Open(most(), func(f files.File) { got = f })
		o.settle()
		o.Reads("Pyre.json")
		o.Lacks("pipe")
		o.Lacks(".hidden")
		o.Picture("files-" + o.Words.Lang())
		o.tap("books")
		o.Reads("Bär.txt")
		o.tap("Wolf.json")
		if got.Name != "Wolf.json" || string(got.Data) != "/home/books/Wolf.json" {
			t.Errorf("got %q with %q", got.Name, got.Data)
		}
		o.files.Open(most(), func(f files.File) { got = f }) // where one was
		o.settle()
		test.Type(o.Window.Canvas().Focused(), "bar")
		o.Lacks("Wolf.json")
		o.press(fyne.KeyReturn)
		if got.Name != "Bär.txt" {
			t.Errorf("letters and Return give %q", got.Name)
		}
	}
}

// A path can be typed whole: a folder is shown, a file taken, all else refused with its
// reason.
func TestAPathIsTyped(t *testing.T) {
	o := open(t, uitest.As{Size: uitest.Phone()})
	var got files.File
	o.files.Open(most(), func(f files.File) { got = f })
	for _, c := range []struct{ typed, reads string }{
		{"/home/pipe", "no ordinary file"}, {"/home/books", "Wolf.json"}, {"/nothing", "There is no /nothing"}, {"/home/books/../Pyre.json", ""},
	} {
		o.settle()
		entry := o.Window.Canvas().Focused()
		entry.(interface{ SetText(string) }).SetText(c.typed)
		o.press(fyne.KeyReturn)
		if c.reads != "" {
			o.Reads(c.reads)
		}
	}
	if got.Name != "Pyre.json" {
		t.Errorf("got %q", got.Name)
	}
}

func TestAFolderIsChosen(t *testing.T) {
	o := open(t, uitest.As{Size: uitest.Phone()})
	var names []string
	for _, from := range []string{"books", "many"} {
		o.files.OpenFolder(most(), func(all []files.File) {
			for _, f := range all {
				names = append(names, f.Name)
			}
		})
		o.settle()
		if from == "many" {
			o.tap("Up")
		}
		o.tap(from)
		o.tap("Take this folder")
	}
	if want := []string{"Bär.txt", "Wolf.json", "file 0", "file 1", "file 10"}; !slices.Equal(names, want) {
		t.Errorf("handed over %v, want %v", names, want)
	}
	o.files.Read([]string{"/home/books", "/home/Pyre.json", "/home/pipe", "/gone"}, most(), func(all []files.File) { names = []string{strconv.Itoa(len(all))} })
	o.settle()
	if !slices.Equal(names, []string{"3"}) || len(o.faults) != 2 {
		t.Errorf("read %v, complained of %v", names, o.faults)
	}
}

func TestAFileIsSaved(t *testing.T) {
	o := open(t, uitest.As{Size: uitest.Phone()})
	saved := ""
	save := func() { o.files.Save("Pyre.json", []byte("new"), func(name string) { saved = name }); o.settle() }
	save()
	o.tap("Save")
	o.Reads("There is a file Pyre.json already")
	o.press(fyne.KeyEscape)
	if saved != "" || o.disk.data["/home/Pyre.json"] != nil {
		t.Error("written over without being asked")
	}
	o.tap("Save")
	o.tap("Replace")
	if saved != "Pyre.json" || !bytes.Equal(o.disk.data["/home/Pyre.json"], []byte("new")) {
		t.Errorf("saved %q: %q", saved, o.disk.data["/home/Pyre.json"])
	}
	save()
	o.tap("none")
	o.tap("Save")
	if !bytes.Equal(o.disk.data["/home/none/Pyre.json"], []byte("new")) {
		t.Error("not saved in another folder")
	}
}

// The system's own dialog is asked first; none of ours is seen then. What hangs there is
// left by Cancel.
func TestTheSystemsDialogIsAskedFirst(t *testing.T) {
	answer := "/home/Pyre.json"
	hang := make(chan struct{})
	o := open(t, uitest.As{Size: uitest.Phone()}, func(ctx context.Context, q dialog.Question) (string, error) {
		if answer == "hang" {
			select {
			case <-hang:
			case <-ctx.Done():
			}
			return "", ctx.Err()
		}
		return answer, nil
	})
	got := ""
	ask := func() { o.files.Open(most(), func(f files.File) { got = f.Name }) }
	ask()
	o.settle()
	if got != "Pyre.json" || o.Window.Canvas().Overlays().Top() != nil {
		t.Errorf("got %q", got)
	}
	got, answer = "", ""
	ask()
	o.settle()
	answer = "hang"
	ask()
	o.await("This takes a while")
	o.Tap("Cancel")
	o.settle()
	if top := o.Window.Canvas().Overlays().Top(); got != "" || top != nil {
		t.Errorf("got %q, and %T lies there", got, top)
	}
}

// await runs what comes until something is said.
func (o *opened) await(words string) {
	o.T.Helper()
	for !o.says(words) {
		o.App.Drain()
		runtime.Gosched()
	}
}

func (o *opened) says(words string) bool {
	for _, top := range o.Window.Canvas().Overlays().List() {
		if strings.Contains(uitest.Spoken(top), words) {
			return true
		}
	}
	return false
}

// A folder that does not answer keeps nobody: it is left by Up, Escape closes the sheet,
// wherever the keys go, and what it answers afterwards changes nothing.
func TestAFolderThatDoesNotAnswer(t *testing.T) {
	for _, focus := range []string{"field", "list", "nothing"} {
		o := open(t, uitest.As{Size: uitest.Phone()})
		o.files.Open(most(), func(files.File) { t.Error("nothing was chosen") })
		o.settle()
		o.Tap("far")
		o.Reads("Reading the folder")
		switch focus {
		case "list":
			o.Window.Canvas().FocusNext()
			o.Window.Canvas().FocusNext()
		case "nothing":
			o.Window.Canvas().Unfocus()
		}
		o.press(fyne.KeyEscape)
		if top := o.Window.Canvas().Overlays().Top(); top != nil {
			t.Errorf("%s: %T still lies there", focus, top)
		}
		close(o.disk.answer)
		o.settle()
	}
	o := open(t, uitest.As{Size: uitest.Phone()})
	o.files.Open(most(), func(files.File) { t.Error("nothing was chosen") })
	o.settle()
	o.Tap("far")
	o.Tap("Up")
	o.settle()
	o.Reads("Pyre.json")
	close(o.disk.answer)
	o.settle()
	o.Reads("Pyre.json")
}

// Taps and keys at random, in a home with everything: the disk itself watches that nothing
// waits for it, and afterwards everything can be closed and asked anew.
func TestRandomTapsAmongPipes(t *testing.T) {
	const seeds, steps = 6, 120
	for seed := range uint64(seeds) {
		o := open(t, uitest.As{Size: uitest.Small()})
		dice := rand.New(rand.NewPCG(seed, 1))
		ask := []func(){
			func() { o.files.Open(most(), func(files.File) {}) },
			func() { o.files.OpenFolder(most(), func([]files.File) {}) },
			func() { o.files.Save("x.json", nil, func(string) {}) },
		}
		names := []fyne.KeyName{fyne.KeyDown, fyne.KeyUp, fyne.KeyPageDown, fyne.KeyReturn, fyne.KeyTab, fyne.KeyEscape, fyne.KeyBackspace}
		for range steps {
			c := o.Window.Canvas()
			if c.Overlays().Top() == nil {
				ask[dice.IntN(len(ask))]()
			}
			switch dice.IntN(8) {
			case 0:
				if at := c.Focused(); at != nil {
					test.Type(at, string("/abhopim. "[dice.IntN(10)]))
				}
			case 1, 2:
				event := &fyne.KeyEvent{Name: names[dice.IntN(len(names))]}
				if at := c.Focused(); at != nil {
					at.TypedKey(event)
				} else if hear := c.OnTypedKey(); hear != nil {
					hear(event)
				}
			case 3:
				o.App.Drain()
			case 4:
				o.App.Settle(0)
			default:
				size := c.Size()
				test.TapCanvas(c, fyne.NewPos(dice.Float32()*size.Width, dice.Float32()*size.Height))
			}
		}
		close(o.disk.answer)
		o.settle()
		for i := 0; o.Window.Canvas().Overlays().Top() != nil; i++ {
			if i == 5 {
				t.Fatalf("seed %d: Escape does not close %T", seed, o.Window.Canvas().Overlays().Top())
			}
			o.press(fyne.KeyEscape)
		}
		o.files.Open(most(), func(files.File) {})
		o.settle()
		if !o.says("Choose a file") {
			t.Errorf("seed %d: nothing can be asked any more", seed)
		}
	}
}
