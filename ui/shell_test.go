package ui

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"quickcast/assets"
	"quickcast/ui/theme"
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

func testShell(t *testing.T, width, height float32) (*Shell, []*fakeScreen, fyne.Window) {
	t.Helper()
	test.NewTempApp(t)
	look, err := theme.New(assets.FS, theme.Options{Mode: theme.Dark})
	if err != nil {
		t.Fatal(err)
	}
	fakes := []*fakeScreen{}
	places := []Place{}
	for _, id := range []string{"table", "cards", "codex"} {
		f := &fakeScreen{object: canvas.NewRectangle(color.Black)}
		fakes = append(fakes, f)
		places = append(places, Place{ID: id, Label: id, Screen: f})
	}
	shell := NewShell(look, places)
	w := test.NewTempWindow(t, shell)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, height))
	return shell, fakes, w
}

func TestNavigationLiesBelowWhenNarrow(t *testing.T) {
	shell, fakes, _ := testShell(t, 412, 915)
	if got := fakes[0].object.Size(); got != fyne.NewSize(412, 915-barHeight) {
		t.Errorf("the screen is %v, want all above the bar", got)
	}
	for i, item := range shell.items {
		if item.Position().Y != 915-barHeight || item.Size().Width < theme.Target {
			t.Errorf("item %d lies at %v with %v", i, item.Position(), item.Size())
		}
	}
}

func TestNavigationStandsAtTheLeftWhenWide(t *testing.T) {
	shell, fakes, _ := testShell(t, 1280, 800)
	if got := fakes[0].object.Position().X; got != railWidth {
		t.Errorf("the screen begins at %v, want beside the rail", got)
	}
	if shell.items[1].Position().Y <= shell.items[0].Position().Y {
		t.Error("the rail's items must stand below each other")
	}
}

func TestTapsOnTheNavigation(t *testing.T) {
	shell, fakes, _ := testShell(t, 412, 915)
	test.Tap(shell.items[1])
	if shell.Now() != "cards" || fakes[0].hidden != 1 || fakes[1].shown != 1 {
		t.Fatalf("now at %q; left %d times, entered %d times", shell.Now(), fakes[0].hidden, fakes[1].shown)
	}
	fakes[1].opened = 3
	test.Tap(shell.items[1])
	if fakes[1].opened != 0 {
		t.Error("a tap on the place one is at must lead back to its beginning")
	}
}

func TestBack(t *testing.T) {
	shell, fakes, _ := testShell(t, 412, 915)
	shell.Go("codex")
	fakes[2].opened = 1
	steps := []bool{shell.Back(), shell.Back(), shell.Back()}
	if !steps[0] || !steps[1] || steps[2] || shell.Now() != "table" {
		t.Errorf("going back three times gave %v and led to %q", steps, shell.Now())
	}
}

func TestScreenThatNeedsTheWindow(t *testing.T) {
	shell, fakes, _ := testShell(t, 412, 915)
	fakes[0].alone = true
	shell.Arrange()
	if got := fakes[0].object.Size(); got != fyne.NewSize(412, 915) {
		t.Errorf("the screen is %v, want the whole window", got)
	}
}
