package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
	"github.com/quickcast/quickcast/ui/widgets"
)

// listener is a screen reader that keeps what it is told.
type listener struct{ told []widgets.Voice }

func (l *listener) Always() bool                                  { return true }
func (l *listener) OnAsked(func())                                {}
func (l *listener) Frame(app fyne.CanvasObject) fyne.CanvasObject { return app }
func (l *listener) Show(told []widgets.Voice)                     { l.told = told }

// Whatever takes a tap on any screen is told to a screen reader, by its name and its
// place, and nothing else is: however a screen is built.
func TestEveryButtonIsReadOut(t *testing.T) {
	w, err := words.Load(assets.FS, string(config.English))
	if err != nil {
		t.Fatal(err)
	}
	for name, size := range map[string]fyne.Size{"phone": uitest.Phone(), "desk": uitest.Desk()} {
		t.Run(name, func(t *testing.T) {
			v, ears := hear(t, size)
			for _, stop := range furnish.Stops(v.book) {
				v.look(stop)
				v.compare(t, stop.Name, ears)
			}
			for _, s := range some(scenes()) {
				v, ears := hear(t, size)
				if err := v.lead(s, w); err != nil {
					t.Fatal(err)
				}
				v.compare(t, s.name, ears)
			}
		})
	}
}

// hear opens the app for somebody who has it read out.
func hear(t *testing.T, size fyne.Size) (*visit, *listener) {
	t.Helper()
	ears := &listener{}
	v, err := open(ears, plain(size))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(v.close)
	return v, ears
}

// compare holds what is told against what is drawn.
func (v *visit) compare(t *testing.T, where string, ears *listener) {
	t.Helper()
	v.app.Read()
	heard, drawn := spoken(ears.told, v.window.Canvas().Size().Height), v.buttons()
	for _, line := range drawn {
		if !slices.Contains(heard, line) {
			t.Errorf("%s: nobody reads out %s", where, line)
		}
	}
	for _, v := range ears.told {
		if said := ", " + v.Name + ", "; strings.Contains(said, ", ,") || strings.Contains(said, ",  ") {
			t.Errorf("%s: %q has a pause for nothing", where, v.Name)
		}
	}
	for _, line := range heard {
		if !slices.Contains(drawn, line) {
			t.Errorf("%s: %s is read out and is not there", where, line)
		}
	}
	if len(heard) == 0 {
		t.Errorf("%s: nothing is read out", where)
	}
}

// spoken are the buttons and fields that were told, a line each. What lies below the
// window is left out: a list keeps some rows ready there, and a scroll all it has.
func spoken(told []widgets.Voice, height float32) []string {
	var lines []string
	for _, v := range told {
		if v.At.Y > height {
			continue
		}
		if v.Role == fyne.AccessibleRoleButton || v.Role == widgets.RoleField {
			lines = append(lines, fmt.Sprint(v.Name, v.At, v.Size))
		}
	}
	return lines
}

// buttons are those that can be reached, as the toolkit itself knows them.
func (v *visit) buttons() []string {
	canvas, driver := v.window.Canvas(), fyne.CurrentApp().Driver()
	top := canvas.Overlays().Top()
	if top == nil {
		top = v.window.Content()
	}
	type button struct {
		line   string
		middle fyne.Position
	}
	var all []button
	uitest.Walk(top, func(o fyne.CanvasObject) {
		at := driver.AbsolutePositionForObject(o)
		if _, ok := o.(*widgets.Sheet); ok {
			end := at.Add(o.Size())
			all = slices.DeleteFunc(all, func(b button) bool {
				return b.middle.X >= at.X && b.middle.Y >= at.Y && b.middle.X <= end.X && b.middle.Y <= end.Y
			})
		}
		named, ok := o.(fyne.Accessible)
		if !ok || named.AccessibilityLabel() == "" || at.Y > canvas.Size().Height {
			return
		}
		if role := named.AccessibilityRole(); role == fyne.AccessibleRoleButton || role == widgets.RoleField {
			line := fmt.Sprint(named.AccessibilityLabel(), at, o.Size())
			all = append(all, button{line, at.AddXY(o.Size().Width/2, o.Size().Height/2)})
		}
	})
	lines := make([]string, len(all))
	for i, b := range all {
		lines[i] = b.line
	}
	return lines
}
