package ui

import (
	"image/color"
	"io/fs"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// fakeScreen counts what the shell tells it.
type fakeScreen struct {
	object        *canvas.Rectangle
	opened        int
	shown, hidden int
	alone         bool
}

func (f *fakeScreen) Object() fyne.CanvasObject { return f.object }
func (f *fakeScreen) Shown()                    { f.shown++ }
func (f *fakeScreen) Hidden()                   { f.hidden++ }
func (f *fakeScreen) Immersive() bool           { return f.alone }

func (f *fakeScreen) Back() bool {
	if f.opened == 0 {
		return false
	}
	f.opened--
	return true
}

func testShell(t *testing.T, width, height float32) (*shell, []*fakeScreen, fyne.Window) {
	t.Helper()
	uitest.NewTempApp(t)
	look, err := theme.New(assets.FS, theme.Options{Mode: theme.Dark})
	if err != nil {
		t.Fatal(err)
	}
	fakes := []*fakeScreen{}
	places := []place{}
	for _, id := range []string{"table", "cards", "codex"} {
		f := &fakeScreen{object: canvas.NewRectangle(color.Black)}
		fakes = append(fakes, f)
		places = append(places, place{ID: id, Label: id, Screen: func() screen { return f }})
	}
	shell := newShell(widgets.NewKit(look), places, "more", "find") // three places and the way to everything
	w := test.NewTempWindow(t, shell)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, height))
	return shell, fakes, w
}

func TestNavigationLiesBelowWhenNarrow(t *testing.T) {
	shell, fakes, _ := testShell(t, 412, 915)
	if got := fakes[0].object.Size(); got != fyne.NewSize(412, 915-widgets.NavHeight) {
		t.Errorf("the screen is %v, want all above the bar", got)
	}
	if got := shell.bar.Position().Y; got != 915-widgets.NavHeight {
		t.Errorf("the bar lies at %v, want at the lower edge", got)
	}
}

func TestNavigationStandsAtTheLeftWhenWide(t *testing.T) {
	shell, fakes, _ := testShell(t, 1280, 800)
	if got := fakes[0].object.Position().X; got != widgets.RailWidth {
		t.Errorf("the screen begins at %v, want beside the rail", got)
	}
	if got := shell.rail.Size().Height; got != 800 {
		t.Errorf("the rail is %v high, want the whole window's height", got)
	}
}

// A phone that lies on its side has the way to every place there is room for, large enough for a finger, and
// to what finds the others, and the screens what is left of its height.
func TestAPhoneOnItsSideHasItsPlaces(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(640, 360), fyne.NewSize(780, 360), fyne.NewSize(915, 412)} {
		o := openOn(t, config.German, size, nil)
		o.app.Go("cards")
		if at := o.app.screens.cards.get().Object(); at.Size().Height != size.Height {
			t.Errorf("%v: the cards are %v", size, at.Size())
		}
		room := int(size.Height/theme.Target) - 1
		if room < 6 {
			t.Fatalf("%v: room for %d places", size, room)
		}
		for _, id := range append(Places()[:min(room, len(Places()))], "find") {
			name := o.app.words.T("shell." + id)
			way := uitest.Named(o.window.Canvas(), name)
			if way == nil {
				t.Errorf("%v: no way to %s", size, name)
				continue
			}
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(way)
			if end := at.AddXY(way.Size().Components()); end.Y > size.Height+0.5 || way.Size().Height < theme.Target || way.Size().Width < theme.Target {
				t.Errorf("%v: %s lies at %v, %v large", size, name, at, way.Size())
			}
		}
	}
}

func TestTapsOnTheNavigation(t *testing.T) {
	shell, fakes, w := testShell(t, 412, 915)
	second := fyne.NewPos(412*3/8, 915-widgets.NavHeight/2)
	test.TapCanvas(w.Canvas(), second)
	if shell.Now() != "cards" || fakes[0].hidden != 1 || fakes[1].shown != 1 {
		t.Fatalf("now at %q; left %d times, entered %d times", shell.Now(), fakes[0].hidden, fakes[1].shown)
	}
	fakes[1].opened = 3
	test.TapCanvas(w.Canvas(), second)
	if fakes[1].opened != 0 {
		t.Error("a tap on the place one is at must lead back to its beginning")
	}
}

// Every place has a picture, a text and a key: what is missing is said by its name.
func TestEveryPlaceIsWhole(t *testing.T) {
	en, err := words.Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range Places() {
		if _, err := fs.Stat(assets.FS, "icons/"+id+".svg"); err != nil {
			t.Errorf("the place %q has no picture: %v", id, err)
		}
		if text := en.T("shell." + id); text == "" || strings.Contains(text, "shell.") {
			t.Errorf("the place %q has no text shell.%s", id, id)
		}
	}
	for _, key := range keys.All() {
		if key.Act == keys.Place && len(key.Names) != len(Places()) {
			t.Errorf("%d keys for %d places: see ui/keys/keys.go", len(key.Names), len(Places()))
		}
	}
}

func TestBack(t *testing.T) {
	shell, fakes, _ := testShell(t, 412, 915)
	shell.openPlace("codex")
	fakes[2].opened = 1
	steps := []bool{shell.back(), shell.back(), shell.back()}
	if !steps[0] || !steps[1] || steps[2] || shell.Now() != "table" {
		t.Errorf("going back three times gave %v and led to %q", steps, shell.Now())
	}
}

// What a message offers is done where it was offered: what it opens would not be seen else.
func TestAMessageLeadsBackToWhereItCame(t *testing.T) {
	s, _, w := testShell(t, 412, 915)
	s.openPlace("cards")
	where := ""
	s.say("Gone.", "Undo", func() { where = s.Now() })
	s.openPlace("codex")
	if !uitest.TapIn(w.Content(), "Undo") || where != "cards" {
		t.Errorf("it was done at %q", where)
	}
}

func TestScreenThatNeedsTheWindow(t *testing.T) {
	shell, fakes, _ := testShell(t, 412, 915)
	fakes[0].alone = true
	shell.arrange()
	if got := fakes[0].object.Size(); got != fyne.NewSize(412, 915) {
		t.Errorf("the screen is %v, want the whole window", got)
	}
}
