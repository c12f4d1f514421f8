package odds

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"quickcast/assets"
	"quickcast/catalog"
	"quickcast/internal/words"
	"quickcast/rules/dice"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// stand is the screen in a window, with sheets as the shell makes them.
type stand struct {
	t      *testing.T
	s      *Screen
	w      fyne.Window
	notice string
	undo   func()
	sheet  *widgets.Sheet
	needs  Needs
}

func open(t *testing.T, lang string, mode theme.Mode, size fyne.Size, state State) *stand {
	t.Helper()
	test.NewTempApp(t)
	th, err := theme.New(assets.FS, theme.Options{Mode: mode})
	if err != nil {
		t.Fatal(err)
	}
	fyne.CurrentApp().Settings().SetTheme(th)
	w, err := words.Load(assets.FS, lang)
	if err != nil {
		t.Fatal(err)
	}
	c, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	kit := widgets.NewKit(th)
	kit.Still = true
	st := &stand{t: t}
	st.needs = Needs{
		Kit: kit, Words: w, Catalog: c, Source: dice.Seeded(7),
		Patience: time.Minute, // the test driver has no goroutine of its own for what comes later
		Notice:   func(text, _ string, do func()) { st.notice, st.undo = text, do },
		Sheet: func(title string, body fyne.CanvasObject) func() {
			st.sheet = widgets.NewSheet(kit, title, "close", body, nil)
			st.sheet.Open(st.w.Canvas())
			return st.sheet.Close
		},
	}
	st.s = New(st.needs, state)
	ground := canvas.NewRectangle(th.Tone(theme.Background))
	st.w = test.NewTempWindow(t, container.NewStack(ground, st.s.Object()))
	st.w.SetPadded(false)
	st.w.Resize(size)
	return st
}

func phone(t *testing.T) *stand {
	return open(t, "en", theme.Dark, fyne.NewSize(412, 915), State{})
}

func desk(t *testing.T) *stand { return open(t, "en", theme.Dark, fyne.NewSize(1280, 800), State{}) }

// said is all text that can be heard, joined.
func said(o fyne.CanvasObject) string {
	var parts []string
	walk(o, func(o fyne.CanvasObject) {
		if a, ok := o.(fyne.Accessible); ok {
			parts = append(parts, a.AccessibilityLabel())
		}
	})
	return strings.Join(parts, "\n")
}

// walk visits all visible objects.
func walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	visit(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, c := range o.Objects {
			walk(c, visit)
		}
	case fyne.Widget:
		for _, c := range test.WidgetRenderer(o).Objects() {
			walk(c, visit)
		}
	}
}

// press taps what is called so; the last of several, keys being below the dice
// that lie there.
func (st *stand) press(root fyne.CanvasObject, name string) {
	st.t.Helper()
	var found fyne.Tappable
	walk(root, func(o fyne.CanvasObject) {
		a, ok := o.(fyne.Accessible)
		tap, can := o.(fyne.Tappable)
		if ok && can && a.AccessibilityLabel() == name {
			found = tap
		}
	})
	if found == nil {
		st.t.Fatalf("nothing to tap is called %q; there is:\n%s", name, said(root))
	}
	found.Tapped(&fyne.PointEvent{})
}

// step uses a stepper's button by the keyboard, as a finger would.
func (st *stand) step(name string, times int) {
	st.t.Helper()
	done := false
	walk(st.s.Object(), func(o fyne.CanvasObject) {
		a, ok := o.(fyne.Accessible)
		f, can := o.(fyne.Focusable)
		if ok && can && !done && a.AccessibilityLabel() == name {
			done = true
			for range times {
				f.TypedRune(' ')
			}
		}
	})
	if !done {
		st.t.Fatalf("no button is called %q", name)
	}
}

func (st *stand) shot(name string) {
	folder := os.Getenv("QUICKCAST_GALLERY")
	if folder == "" {
		return
	}
	out, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		st.t.Fatal(err)
	}
	defer out.Close()
	c := st.w.Canvas()
	all := container.NewStack(c.Content())
	for _, o := range c.Overlays().List() {
		all.Add(o)
	}
	soft := software.NewCanvas()
	soft.SetPadded(false)
	soft.SetContent(all)
	soft.Resize(c.Size())
	if err := png.Encode(out, soft.Capture()); err != nil {
		st.t.Fatal(err)
	}
}
