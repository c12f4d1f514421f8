package uitest

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

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// As is how a screen is looked at: in which language, theme and size.
type As struct {
	Lang string     // "en" for none
	Mode theme.Mode // dark, unless light
	Text float32    // how large the text is, 1 for none
	Size fyne.Size
}

// Sizes of windows that everything is tried in, in dp.
func Small() fyne.Size { return fyne.NewSize(360, 640) }

// Phone is the size of most phones.
func Phone() fyne.Size { return fyne.NewSize(412, 915) }

// Tablet is the size of a tablet held upright.
func Tablet() fyne.Size { return fyne.NewSize(800, 1280) }

// Desk is a window on a desktop.
func Desk() fyne.Size { return fyne.NewSize(1280, 800) }

// Stage is one screen in a window of its own, with a shell that only notes what
// it is told.
type Stage struct {
	T      testing.TB
	App    *App
	Look   *theme.Theme
	Kit    *widgets.Kit // moves nothing
	Words  *words.Words
	Window fyne.Window

	Said    string         // the last notice
	Offered func()         // what the notice offered to do, nil for nothing
	Sheet   *widgets.Sheet // the last that was opened

	size fyne.Size
}

// NewStage makes a stage for one test. The screen comes onto it by Show.
func NewStage(t testing.TB, as As) *Stage {
	t.Helper()
	if as.Lang == "" {
		as.Lang = "en"
	}
	if as.Mode == theme.System {
		as.Mode = theme.Dark
	}
	if as.Text == 0 {
		as.Text = 1
	}
	s := &Stage{T: t, App: NewTempApp(t), size: as.Size}
	var err error
	if s.Look, err = theme.New(assets.FS, theme.Options{Mode: as.Mode, Scale: as.Text}); err != nil {
		t.Fatal(err)
	}
	s.App.Settings().SetTheme(s.Look)
	if s.Words, err = words.Load(assets.FS, as.Lang); err != nil {
		t.Fatal(err)
	}
	s.Words.Missing = func(id string) { t.Errorf("no text says %s", id) }
	s.Kit = widgets.NewKit(s.Look)
	s.Kit.Still = true
	s.Window = test.NewTempWindow(t, canvas.NewRectangle(nil))
	s.Window.SetPadded(false)
	s.Kit.Canvas = s.Window.Canvas()
	return s
}

// Show puts a screen into the window.
func (s *Stage) Show(screen fyne.CanvasObject) {
	ground := canvas.NewRectangle(s.Look.Tone(theme.Background))
	s.Window.SetContent(container.NewStack(ground, screen))
	s.Window.Resize(s.size)
}

// Notice notes what a screen says in passing.
func (s *Stage) Notice(text, _ string, do func()) { s.Said, s.Offered = text, do }

// OpenSheet opens a sheet as the shell does.
func (s *Stage) OpenSheet(title string, body fyne.CanvasObject) (shut func()) {
	s.Sheet = widgets.NewSheet(s.Kit, title, "close", body, nil)
	s.Sheet.Open(s.Window.Canvas())
	return s.Sheet.Close
}

// tops are what lies in the window, the topmost sheet last.
func (s *Stage) tops() []fyne.CanvasObject {
	c := s.Window.Canvas()
	return append([]fyne.CanvasObject{c.Content()}, c.Overlays().List()...)
}

// texts are all lines that can be read.
func (s *Stage) texts() string {
	var all []string
	for _, top := range s.tops() {
		all = append(all, Texts(top))
	}
	return strings.Join(all, "\n")
}

// Reads fails the test unless a text can be read.
func (s *Stage) Reads(want string) {
	s.T.Helper()
	if texts := s.texts(); !strings.Contains(texts, want) {
		s.T.Fatalf("%q is not on the screen:\n%s", want, texts)
	}
}

// Lacks fails the test if a text can be read.
func (s *Stage) Lacks(unwanted string) {
	s.T.Helper()
	if strings.Contains(s.texts(), unwanted) {
		s.T.Fatalf("%q is on the screen", unwanted)
	}
}

// Tap taps what a screen reader calls by a name, or what begins with it, on the
// topmost sheet that has one.
func (s *Stage) Tap(name string) {
	s.T.Helper()
	for tops := s.tops(); len(tops) > 0; tops = tops[:len(tops)-1] {
		if TapIn(tops[len(tops)-1], name) {
			s.App.Drain()
			return
		}
	}
	s.T.Fatalf("nothing to tap is called %q:\n%s", name, s.texts())
}

// Picture draws the window into the folder QUICKCAST_SHOTS, if that is set.
func (s *Stage) Picture(name string) {
	s.T.Helper()
	folder := os.Getenv("QUICKCAST_SHOTS")
	if folder == "" {
		return
	}
	out, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		s.T.Fatal(err)
	}
	defer out.Close()
	if err := png.Encode(out, s.Window.Canvas().Capture()); err != nil {
		s.T.Fatal(err)
	}
}
