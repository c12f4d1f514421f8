package books

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"quickcast/assets"
	"quickcast/builder"
	"quickcast/builder/formats"
	"quickcast/catalog"
	"quickcast/internal/store"
	"quickcast/internal/words"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// stand is a screen in a window of its own, with what it was told.
type stand struct {
	t      testing.TB
	screen *Screen
	window fyne.Window
	needs  Needs
	look   *theme.Theme
	notice string
	do     func()
	opened catalog.CardID
	copied string
	pasted string
	shared string
}

// phone and desk are the sizes of the two windows things are tried in, the
// shell's navigation taken away.
var (
	phone = fyne.NewSize(412, 851)
	desk  = fyne.NewSize(1196, 800)
)

func newStand(t testing.TB, size fyne.Size, lang string, mode theme.Mode) *stand {
	t.Helper()
	app := test.NewTempApp(t)
	st := &stand{t: t}
	var err error
	if st.look, err = theme.New(assets.FS, theme.Options{Mode: mode, Scale: 1}); err != nil {
		t.Fatal(err)
	}
	app.Settings().SetTheme(st.look)
	texts, err := words.Load(assets.FS, lang)
	if err != nil {
		t.Fatal(err)
	}
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	kit := widgets.NewKit(st.look)
	kit.Still = true
	st.needs = Needs{
		Kit: kit, Words: texts, Catalog: cat, Shelf: builder.NewShelf(store.NewMemory()), Scribe: formats.NewScribe(cat),
		OpenCard: func(id catalog.CardID) { st.opened = id },
		Notice:   func(text, _ string, do func()) { st.notice, st.do = text, do },
		Sheet: func(title string, body fyne.CanvasObject) func() {
			sheet := widgets.NewSheet(kit, title, "close", body, nil)
			sheet.Open(st.window.Canvas())
			return sheet.Close
		},
		Paste:    func() string { return st.pasted },
		Copy:     func(text string) { st.copied = text },
		OpenFile: func(func(string, []byte)) {},
		Share:    func(name, _ string, _ []byte) { st.shared = name },
	}
	st.screen = New(st.needs, State{})
	ground := canvas.NewRectangle(st.look.Tone(theme.Background))
	st.window = test.NewTempWindow(t, container.NewStack(ground, st.screen.Object()))
	st.window.SetPadded(false)
	st.window.Resize(size)
	return st
}

// tops are what lies in the window, sheets included.
func (st *stand) tops() []fyne.CanvasObject {
	c := st.window.Canvas()
	return append([]fyne.CanvasObject{c.Content()}, c.Overlays().List()...)
}

// walk visits everything that is visible.
func walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if !o.Visible() {
		return
	}
	visit(o)
	switch x := o.(type) {
	case *fyne.Container:
		for _, child := range x.Objects {
			walk(child, visit)
		}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(x).Objects() {
			walk(child, visit)
		}
	}
}

// texts are all lines that can be read.
func (st *stand) texts() string {
	var all []string
	for _, top := range st.tops() {
		walk(top, func(o fyne.CanvasObject) {
			if line, ok := o.(*canvas.Text); ok && line.Text != "" {
				all = append(all, line.Text)
			}
		})
	}
	return strings.Join(all, "\n")
}

func (st *stand) reads(want string) {
	st.t.Helper()
	if !strings.Contains(st.texts(), want) {
		st.t.Fatalf("%q is not on the screen:\n%s", want, st.texts())
	}
}

func (st *stand) lacks(unwanted string) {
	st.t.Helper()
	if strings.Contains(st.texts(), unwanted) {
		st.t.Fatalf("%q is on the screen", unwanted)
	}
}

// tap taps the last thing whose name for a screen reader begins so: what lies
// on top comes last.
func (st *stand) tap(name string) {
	st.t.Helper()
	var found fyne.CanvasObject
	for _, top := range st.tops() {
		walk(top, func(o fyne.CanvasObject) {
			named, ok := o.(fyne.Accessible)
			if !ok || !strings.HasPrefix(named.AccessibilityLabel(), name) {
				return
			}
			if _, ok := o.(fyne.Focusable); ok {
				found = o
			}
		})
	}
	if found == nil {
		st.t.Fatalf("nothing named %q can be tapped:\n%s", name, st.texts())
	}
	if t, ok := found.(fyne.Tappable); ok {
		test.Tap(t)
		return
	}
	found.(fyne.Focusable).TypedRune(' ')
}

// shot draws the window into the folder QUICKCAST_SHOTS, if that is set.
func (st *stand) shot(name string) {
	folder := os.Getenv("QUICKCAST_SHOTS")
	if folder == "" {
		return
	}
	out, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		st.t.Fatal(err)
	}
	defer out.Close()
	if err := png.Encode(out, st.window.Canvas().Capture()); err != nil {
		st.t.Fatal(err)
	}
}
