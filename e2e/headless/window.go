// Package headless opens the window without a screen beside the real one, in the
// same size, to know where everything lies there: a test that drives a real
// window or page asks it where to put the finger.
package headless

import (
	"fmt"
	"image"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui"
	"github.com/quickcast/quickcast/ui/settings"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Window is the window in this process. It does what is done to the real one. Use
// it from one goroutine; only the last that was opened may be used, and closing one
// ends them all.
type Window struct {
	app    *uitest.App
	ui     *ui.App
	window fyne.Window
}

// Open opens a window of a size in dp, in English, without anything kept from
// before. unkept is why nothing is kept in it, nil for none.
func Open(width, height int, unkept error) (*Window, error) {
	return open(width, height, unkept, nil)
}

// OpenPassing opens it as a page of a browser that passes on texts and nothing else.
func OpenPassing(width, height int) (*Window, error) { return open(width, height, nil, passing{}) }

// OpenScanning opens it as a page of a browser whose camera sees a code that says the text.
func OpenScanning(text string) func(width, height int) (*Window, error) {
	return func(width, height int) (*Window, error) { return open(width, height, nil, passing{text}) }
}

// passing is a browser that passes on texts, and whose camera sees a code.
type passing struct{ seen string }

func (passing) State() settings.Device               { return settings.Device{} }
func (passing) Install()                             {}
func (passing) Renew()                               {}
func (passing) OnBring(func(string, []byte))         {}
func (passing) OnChange(func())                      {}
func (passing) CanShare(_, mime string) bool         { return mime == "text/plain" }
func (passing) Share(string, string, []byte, func()) {}
func (p passing) CanScan() bool                      { return p.seen != "" }

func (p passing) Scan(_, _ string, done func(text, fault string)) { done(p.seen, "") }

// unheard is a screen reader that reads nothing out: the page has one to offer, and its
// settings a row for it.
type unheard struct{}

func (unheard) Always() bool                                  { return false }
func (unheard) OnAsked(func())                                {}
func (unheard) Frame(app fyne.CanvasObject) fyne.CanvasObject { return app }
func (unheard) Show([]widgets.Voice)                          {}

func open(width, height int, unkept error, browser ui.Browser) (*Window, error) {
	files := store.NewMemory()
	kept, _ := config.Open(files)
	t := &Window{app: uitest.NewApp(), window: test.NewWindow(nil)}
	t.window.SetPadded(false)
	t.window.Resize(fyne.NewSize(float32(width), float32(height)))
	opened, err := ui.New(ui.Deps{
		App: t.app, Games: games.All(), Assets: assets.FS, Files: files, Settings: kept, System: "en",
		Now: time.Now, Seed: func() uint64 { return 1 }, Unkept: unkept, TakeOver: func() {}, Browser: browser, Reader: unheard{},
	}, t.window)
	if err != nil {
		return nil, err
	}
	t.ui = opened
	t.settle()
	return t, nil
}

// Bring lets a file fall on it.
func (t *Window) Bring(name string, data []byte) {
	t.ui.Bring(name, data)
	t.settle()
}

// settle waits until all that was asked of it is shown, and nothing has come back
// from the background for a while.
func (t *Window) settle() {
	for t.ui.Wait(); t.app.Drain(); t.ui.Wait() {
	}
	t.app.Settle(300 * time.Millisecond)
}

// Close ends it.
func (t *Window) Close() { t.app.Quit() }

// tops are what lies in the window, the topmost first.
func (t *Window) tops() []fyne.CanvasObject {
	var tops []fyne.CanvasObject
	for _, o := range append([]fyne.CanvasObject{t.window.Content()}, t.window.Canvas().Overlays().List()...) {
		tops = append([]fyne.CanvasObject{o}, tops...)
	}
	return tops
}

// Where is the middle of what has a name, or begins with it, on the topmost
// layer that has one.
func (t *Window) Where(name string) (image.Point, error) {
	o, err := t.find(name)
	if err != nil {
		return image.Point{}, err
	}
	return t.place(o, 0.5, 0.5), nil
}

// Tap taps what has a name, and says where that was.
func (t *Window) Tap(name string) (image.Point, error) {
	o, err := t.find(name)
	if err != nil {
		return image.Point{}, err
	}
	at := t.place(o, 0.5, 0.5)
	switch o := o.(type) {
	case fyne.Tappable:
		test.Tap(o)
	case fyne.Focusable:
		o.TypedRune(' ')
	}
	t.settle()
	return at, nil
}

// Back closes what is open, as a phone's Back does.
func (t *Window) Back() {
	for t.ui.Back() {
		t.settle()
	}
}

func (t *Window) find(name string) (o fyne.CanvasObject, err error) {
	for range 10 {
		if o, err = t.look(name); err == nil {
			break
		}
		t.settle() // what opens it may still be on its way
	}
	return o, err
}

func (t *Window) look(name string) (fyne.CanvasObject, error) {
	for _, top := range t.tops() {
		var found fyne.CanvasObject
		uitest.Walk(top, func(o fyne.CanvasObject) {
			named, ok := o.(fyne.Accessible)
			_, taps := o.(fyne.Tappable)
			_, keys := o.(fyne.Focusable)
			if ok && (taps || keys) && strings.HasPrefix(named.AccessibilityLabel(), name) {
				if found == nil || named.AccessibilityLabel() == name {
					found = o
				}
			}
		})
		if found != nil {
			return found, nil
		}
	}
	var all []string
	for _, top := range t.tops() {
		all = append(all, uitest.Spoken(top))
	}
	return nil, fmt.Errorf("nothing is called %q; there is\n%s", name, strings.Join(all, "\n"))
}

// place is a point of an object, by shares of its width and height.
func (t *Window) place(o fyne.CanvasObject, x, y float32) image.Point {
	at, size := t.app.Driver().AbsolutePositionForObject(o), o.Size()
	return image.Pt(int(at.X+size.Width*x), int(at.Y+size.Height*y))
}

// Dial is where the dial of a seat takes one life away; the second of two seats
// sits across.
func (t *Window) Dial(seat int) (image.Point, error) {
	var dials []fyne.CanvasObject
	uitest.Walk(t.window.Content(), func(o fyne.CanvasObject) {
		if _, ok := o.(*widgets.Dial); ok {
			dials = append(dials, o)
		}
	})
	if len(dials) != 2 {
		return image.Point{}, fmt.Errorf("%d dials on the table", len(dials))
	}
	if seat == 1 {
		return t.place(dials[0], 0.15, 0.85), nil
	}
	return t.place(dials[1], 0.85, 0.15), nil
}
