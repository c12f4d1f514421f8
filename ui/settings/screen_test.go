package settings

import (
	"errors"
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
	"quickcast/internal/config"
	"quickcast/internal/words"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// stand is a screen in a window, with what it changed and said.
type stand struct {
	t       *testing.T
	screen  *Screen
	window  fyne.Window
	changed []config.Settings
	fails   error
	notice  string
}

func newStand(t *testing.T, size fyne.Size, lang string, opt theme.Options, problems ...error) *stand {
	t.Helper()
	app := test.NewTempApp(t)
	look, err := theme.New(assets.FS, opt)
	if err != nil {
		t.Fatal(err)
	}
	app.Settings().SetTheme(look)
	texts, err := words.Load(assets.FS, lang)
	if err != nil {
		t.Fatal(err)
	}
	st := &stand{t: t}
	st.screen = New(Needs{
		Kit: widgets.NewKit(look), Words: texts, Settings: config.Defaults(), Problems: problems, Version: "0.1.0",
		Change: func(s config.Settings) error {
			st.changed = append(st.changed, s)
			return st.fails
		},
		Notice: func(text, _ string, _ func()) { st.notice = text },
	}, State{})
	st.window = test.NewTempWindow(t, container.NewStack(canvas.NewRectangle(look.Tone(theme.Background)), st.screen.Object()))
	st.window.SetPadded(false)
	st.window.Resize(size)
	return st
}

// tap taps what has the name for a screen reader.
func (st *stand) tap(name string) {
	st.t.Helper()
	var found fyne.CanvasObject
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if named, ok := o.(fyne.Accessible); ok && strings.HasPrefix(named.AccessibilityLabel(), name) && found == nil {
			if _, ok := o.(fyne.Focusable); ok {
				found = o
			}
		}
		switch x := o.(type) {
		case *fyne.Container:
			for _, child := range x.Objects {
				walk(child)
			}
		case fyne.Widget:
			for _, child := range test.WidgetRenderer(x).Objects() {
				walk(child)
			}
		}
	}
	walk(st.window.Content())
	if found == nil {
		st.t.Fatalf("nothing is named %q", name)
	}
	found.(fyne.Focusable).TypedRune(' ')
}

func (st *stand) last() config.Settings {
	st.t.Helper()
	if len(st.changed) == 0 {
		st.t.Fatal("nothing was changed")
	}
	return st.changed[len(st.changed)-1]
}

func TestEveryChangeActsAtOnce(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": fyne.NewSize(412, 851), "desk": fyne.NewSize(1196, 800)} {
		t.Run(name, func(t *testing.T) {
			st := newStand(t, size, "en", theme.Options{Mode: theme.Dark, Scale: 1})
			want := config.Defaults()
			for _, step := range []struct {
				tap string
				how func()
			}{
				{"Deutsch", func() { want.Language = config.German }},
				{"Light", func() { want.Theme = config.Light }},
				{"Less", func() { want.Motion = config.LessMotion }},
				{"Larger", func() { want.TextSize += 10 }},
				{"Academy", func() { want.Game = config.Academy }},
				{"Unofficial cards", func() { want.Unofficial = true }},
				{"Side by side", func() { want.Facing = config.SameSide }},
				{"Keep the screen on", func() { want.KeepAwake = false }},
				{"Clock", func() { want.Clock = false }},
			} {
				st.tap(step.tap)
				step.how()
				if got := st.last(); got != want {
					t.Errorf("after %q: got %+v, want %+v", step.tap, got, want)
				}
			}
			if err := want.Check(); err != nil {
				t.Error(err)
			}
			if n := len(st.changed); n != 9 {
				t.Errorf("%d changes, want 9", n)
			}
		})
	}
}

func TestTheSameAgainChangesNothing(t *testing.T) {
	st := newStand(t, fyne.NewSize(412, 851), "en", theme.Options{Mode: theme.Dark, Scale: 1})
	st.tap("Dark")
	if len(st.changed) != 0 {
		t.Errorf("changed %+v", st.changed)
	}
}

func TestWhatCannotBeKeptIsSaid(t *testing.T) {
	st := newStand(t, fyne.NewSize(412, 851), "en", theme.Options{Mode: theme.Dark, Scale: 1})
	st.fails = errors.New("the disk is full")
	st.tap("Deutsch")
	if st.notice != "the disk is full" {
		t.Errorf("said %q", st.notice)
	}
}

// TestShots draws the screen into the folder QUICKCAST_SHOTS, if that is set.
func TestShots(t *testing.T) {
	folder := os.Getenv("QUICKCAST_SHOTS")
	if folder == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the settings")
	}
	problem := &config.ValueError{Key: "theme", Value: "pink", Allowed: "system, dark, light", Default: "dark"}
	for size, of := range map[string]fyne.Size{"small": fyne.NewSize(360, 576), "phone": fyne.NewSize(412, 1400), "desk": fyne.NewSize(1196, 800)} {
		for mode, look := range map[string]theme.Mode{"dark": theme.Dark, "light": theme.Light} {
			for _, lang := range []string{"en", "de"} {
				st := newStand(t, of, lang, theme.Options{Mode: look, Scale: 1}, problem)
				out, err := os.Create(filepath.Join(folder, "settings-"+size+"-"+mode+"-"+lang+".png"))
				if err != nil {
					t.Fatal(err)
				}
				if err := png.Encode(out, st.window.Canvas().Capture()); err != nil {
					t.Fatal(err)
				}
				_ = out.Close()
			}
		}
	}
}
