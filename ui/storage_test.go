package ui

import (
	"errors"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// disk is a folder that can be full, or closed to writing.
type disk struct {
	*store.Dir
	fault syscall.Errno // 0 for none
}

func (d *disk) write(op, name string, do func() error) error {
	if d.fault == 0 {
		return do()
	}
	kind := store.Full
	if d.fault == syscall.EROFS {
		kind = store.ReadOnly
	}
	return &store.FileError{Op: op, Name: name, Where: "/home/anna/.config/fyne/io.github.quickcast/files/" + name, Fault: kind, Err: d.fault}
}

func (d *disk) Append(name string, data []byte) error {
	return d.write("append", name, func() error { return d.Dir.Append(name, data) })
}

func (d *disk) Replace(name string, data []byte) error {
	return d.write("replace", name, func() error { return d.Dir.Replace(name, data) })
}

func (d *disk) Truncate(name string, size int64) error {
	return d.write("truncate", name, func() error { return d.Dir.Truncate(name, size) })
}

func (d *disk) Remove(name string) error {
	return d.write("remove", name, func() error { return d.Dir.Remove(name) })
}

// opened is the whole window on a disk.
type opened struct {
	t       *testing.T
	running *uitest.App
	app     *App
	disk    *disk
	window  fyne.Window
}

func openOn(t *testing.T, lang config.Language, size fyne.Size, unkept error) *opened {
	t.Helper()
	return openWith(t, lang, size, func(d *Deps) { d.Unkept = unkept })
}

// openWith opens it with what the program around it gives besides.
func openWith(t *testing.T, lang config.Language, size fyne.Size, change func(*Deps)) *opened {
	t.Helper()
	files, err := store.OpenDir(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = files.Close() })
	o := &opened{t: t, running: uitest.NewTempApp(t), disk: &disk{Dir: files}}
	settings, _ := config.Open(o.disk)
	chosen := config.Defaults()
	chosen.Language, chosen.Motion, chosen.Clock = lang, config.LessMotion, false
	if err := settings.Save(chosen); err != nil {
		t.Fatal(err)
	}
	o.window = test.NewTempWindow(t, nil)
	o.window.SetPadded(false)
	o.window.Resize(size)
	now := time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)
	deps := Deps{
		App: o.running, Games: games.All(), Assets: assets.FS, Files: o.disk, Settings: settings, System: "en",
		Now: func() time.Time { return now }, Seed: func() uint64 { return 1 }, TakeOver: func() {},
	}
	change(&deps)
	o.app, err = New(deps, o.window)
	if err != nil {
		t.Fatal(err)
	}
	o.settle()
	return o
}

// settle waits until what the table was asked for is done and shown.
func (o *opened) settle() {
	for o.app.screens.table.Wait(); o.running.Drain(); o.app.screens.table.Wait() {
	}
}

func (o *opened) tap(name string) {
	o.t.Helper()
	tops := append([]fyne.CanvasObject{o.window.Content()}, o.window.Canvas().Overlays().List()...)
	for i := len(tops) - 1; i >= 0; i-- {
		if uitest.TapIn(tops[i], name) {
			o.settle()
			return
		}
	}
	o.t.Fatalf("nothing to tap is called %q:\n%s", name, o.read())
}

// begin lays a table.
func (o *opened) begin() {
	o.t.Helper()
	o.tap("Mage Wars Arena")
	o.tap(o.app.words.T("tablescreen.begin"))
}

// hurt taps the near dial.
func (o *opened) hurt() {
	o.t.Helper()
	o.touch()
	o.settle()
}

// touch is hurt for who does not wait for what comes of it.
func (o *opened) touch() {
	o.t.Helper()
	var dials []*widgets.Dial
	uitest.Walk(o.window.Content(), func(object fyne.CanvasObject) {
		if d, ok := object.(*widgets.Dial); ok {
			dials = append(dials, d)
		}
	})
	if len(dials) != 2 {
		o.t.Fatalf("%d dials:\n%s", len(dials), o.read())
	}
	at := fyne.NewPos(dials[0].Size().Width*0.15, dials[0].Size().Height*0.85)
	e := &mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: at}}
	dials[0].TouchDown(e)
	dials[0].TouchUp(e)
}

// read is all that a screen reader can say.
func (o *opened) read() string {
	said := uitest.Spoken(o.window.Content())
	for _, top := range o.window.Canvas().Overlays().List() {
		said += "\n" + uitest.Spoken(top)
	}
	return said
}

func (o *opened) reads(want string) {
	o.t.Helper()
	if said := o.read(); !strings.Contains(said, want) {
		o.t.Errorf("%q is not on the screen:\n%s", want, said)
	}
}

func (o *opened) lacks(unwanted string) {
	o.t.Helper()
	if strings.Contains(o.read(), unwanted) {
		o.t.Errorf("%q is on the screen", unwanted)
	}
}

func (o *opened) picture(name string) {
	o.t.Helper()
	folder := os.Getenv("QUICKCAST_SHOTS")
	if folder == "" {
		return
	}
	out, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		o.t.Fatal(err)
	}
	defer out.Close()
	if err := png.Encode(out, o.window.Canvas().Capture()); err != nil {
		o.t.Fatal(err)
	}
}

// What stands in the way of saving is on the screen, in both languages, with
// what, where and how to mend it, until it is gone.
func TestWhatCannotBeSavedStaysOnTheScreen(t *testing.T) {
	for _, c := range []struct {
		name         string
		lang         config.Language
		size         fyne.Size
		fault        syscall.Errno
		title, how   string
		save, danger string
	}{
		{"full-en", config.English, uitest.Phone(), syscall.ENOSPC, "2 actions unsaved", "Make some room", "Save now", "lost if Quickcast ends"},
		{"full-de", config.German, uitest.Small(), syscall.ENOSPC, "2 Aktionen ungespeichert", "Schaffe Platz", "Speichern", "verloren, wenn Quickcast endet"},
		{"closed-en", config.English, uitest.Desk(), syscall.EROFS, "2 actions unsaved", "writing is not allowed", "Save now", "lost if Quickcast ends"},
		{"closed-de", config.German, uitest.Phone(), syscall.EROFS, "2 Aktionen ungespeichert", "darf nicht geschrieben werden", "Speichern", "verloren, wenn Quickcast endet"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := openOn(t, c.lang, c.size, nil)
			o.begin()
			o.disk.fault = c.fault
			o.hurt()
			o.hurt()
			o.reads(c.title)
			o.picture("unsaved-" + c.name)
			o.tap(o.app.words.T("storage.more"))
			o.reads("files/tables/1.log")
			o.reads(c.how)
			o.reads(c.danger)
			o.picture("unsaved-" + c.name + "-more")
			o.app.Back()
			o.settle()
			o.app.Go("codex")
			o.settle()
			o.reads(c.title)
			o.app.Go("table")
			o.disk.fault = 0
			o.tap(c.save)
			o.lacks(c.title)
		})
	}
}

// The window is not closed over a table that is not saved without a question.
func TestLeavingTheWindowAsks(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	o.begin()
	o.disk.fault = syscall.ENOSPC
	o.hurt()
	gone := false
	o.app.Go("odds")
	o.app.leave(func() { gone = true })
	o.settle()
	if gone {
		t.Fatal("an unsaved action was lost without a word")
	}
	o.tap("Leave it")
	if !gone {
		t.Error("the person has said so")
	}
	o.disk.fault = 0
	again := false
	o.app.leave(func() { again = true })
	o.settle()
	if !again {
		t.Error("there is room again: nothing to ask")
	}
}

// Settings that cannot be written hold all the same, and that is said.
func TestSettingsThatCannotBeWritten(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	o.disk.fault = syscall.EROFS
	o.app.Go("settings")
	o.settle()
	o.tap("Deutsch")
	o.reads("Optionen")
	o.reads("settings.json")
	o.reads("darf nicht geschrieben werden")
	o.picture("settings-closed-de")
}

// A book that cannot be written is said, with its place.
func TestBooksThatCannotBeWritten(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	o.app.Go("cards")
	o.settle()
	o.disk.fault = syscall.EROFS
	_, err := o.app.shelf.New(builder.Book{Name: "The Pyre Court", Game: "arena", Mage: "arena-warlock-arraxian-crown"})
	o.app.complain(err)
	o.settle()
	o.reads("files/books/")
	o.reads("writing is not allowed")
	o.picture("books-closed-en")
}

// Where nothing at all is kept, every place says so.
func TestNothingIsKept(t *testing.T) {
	o := openOn(t, config.German, uitest.Small(), &store.LockedError{Where: "/home/anna/.config/fyne/io.github.quickcast/files"})
	for _, place := range []string{"table", "cards", "codex", "books", "odds", "settings"} {
		o.app.Go(place)
		o.settle()
		o.reads("Es wird nichts gespeichert")
		o.picture("unkept-" + place)
	}
	o.reads("Ein anderes Quickcast benutzt /home/anna")
}

// Another page took over: said at once, and nothing more is written.
func TestTakenOver(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	o.begin()
	o.lacks("Nothing is being saved")
	o.app.kept(&store.LockedError{})
	o.settle()
	o.reads("Nothing is being saved")
	o.reads("another page of this browser")
	o.reads("Go on here")
	o.picture("taken-en")
	if !errors.As(error(&store.LockedError{}), new(interface{ Taken() bool })) {
		t.Error("a lock does not say that it is another's")
	}
}

// damage leaves the table, does something to its log, and takes its snapshot away.
func (o *opened) damage(how func(log []byte) []byte) {
	o.t.Helper()
	o.away(func() error {
		log, err := o.disk.Read("tables/1.log")
		if err != nil {
			return err
		}
		return errors.Join(o.disk.Replace("tables/1.log", how(log)), o.disk.Remove("tables/1.snapshot"))
	})
}

// away leaves the table and does something to its files.
func (o *opened) away(do func() error) {
	o.t.Helper()
	o.tap(o.app.words.T("tablescreen.menu"))
	o.tap(o.app.words.T("tablescreen.leaveTable"))
	if err := do(); err != nil {
		o.t.Fatal(err)
	}
	o.app.screens.table.Reload()
	o.settle()
}

// A duel whose file is damaged says what is lost, where the file is and what to
// do, in both languages.
func TestDamagedDuels(t *testing.T) {
	for _, c := range []struct {
		name       string
		lang       config.Language
		row        string
		how        func([]byte) []byte
		what, mend string
	}{
		{"part-en", config.English, "Beastmaster", func(log []byte) []byte { log[len(log)-300] ^= 0x20; return log }, "Some of this duel is damaged", "Nothing is deleted"},
		{"part-de", config.German, "Tiermeister", func(log []byte) []byte { log[len(log)-300] ^= 0x20; return log }, "Duell teils beschädigt", "Nichts wird gelöscht"},
		{"gone-en", config.English, "Duel tables/1", func([]byte) []byte { return []byte("rubbish") }, "Nothing in its file can be read", "begin a new one"},
		{"gone-de", config.German, "Duell tables/1", func([]byte) []byte { return []byte("rubbish") }, "nichts lesbar", "beginne ein neues"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := openOn(t, c.lang, uitest.Phone(), nil)
			o.begin()
			for range 4 {
				o.hurt()
			}
			o.damage(c.how)
			o.tap(c.row)
			o.reads(c.what)
			o.reads(c.mend)
			o.reads(o.disk.Where("tables/1."))
			o.picture("damaged-" + c.name)
		})
	}
}
