package odds

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
)

// stand is the screen on a stage.
type stand struct {
	*uitest.Stage
	s     *Screen
	needs Needs
	term  string // the last that was asked for
}

func open(t *testing.T, lang string, mode theme.Mode, size fyne.Size, state State) *stand {
	t.Helper()
	st := &stand{Stage: uitest.NewStage(t, uitest.As{Lang: lang, Mode: mode, Size: size})}
	c, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	st.needs = Needs{
		Kit: st.Kit, Words: st.Words, Catalog: c, Source: dice.Seeded(7),
		Patience: time.Minute, // the answers come at once
		Notice:   st.Notice, Sheet: st.OpenSheet,
		OpenTerm: func(word string) { st.term = word },
	}
	st.s = New(st.needs, state)
	st.Show(st.s.Object())
	return st
}

func phone(t *testing.T) *stand {
	return open(t, "en", theme.Dark, fyne.NewSize(412, 915), State{})
}

func desk(t *testing.T) *stand { return open(t, "en", theme.Dark, fyne.NewSize(1280, 800), State{}) }

// press taps what is called so, in a part of the screen.
func (st *stand) press(root fyne.CanvasObject, name string) {
	st.T.Helper()
	if !uitest.TapIn(root, name) {
		st.T.Fatalf("nothing to tap is called %q; there is:\n%s", name, uitest.Spoken(root))
	}
}

// step uses a stepper's button by the keyboard, as a finger would.
func (st *stand) step(name string, times int) {
	st.T.Helper()
	done := false
	uitest.Walk(st.s.Object(), func(o fyne.CanvasObject) {
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
		st.T.Fatalf("no button is called %q", name)
	}
}
