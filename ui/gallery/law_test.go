package main

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
	"github.com/quickcast/quickcast/ui/widgets"
)

// everywhere visits the stops, the sheets of the table, and some of the searches, in a size.
func everywhere(t *testing.T, size fyne.Size, see func(name string, v *visit)) {
	t.Helper()
	w, err := words.Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	type place struct {
		name string
		stop int
		taps []tapped
	}
	var places []place
	for i, s := range furnish.Stops("") {
		places = append(places, place{s.Name, i, nil})
		switch s.Name {
		case "cards":
			places = append(places, place{"filters", i, []tapped{{id: "cardsscreen.filters"}}})
		case "codex":
			places = append(places, place{"lists", i, []tapped{{id: "codexscreen.lists"}}})
		}
	}
	for _, s := range scenes() {
		places = append(places, place{"table-" + s.name, 0, s.taps})
	}
	for _, p := range some(places) {
		v, err := open(nil, plain(size))
		if err != nil {
			t.Fatal(err)
		}
		v.quiet = 20 * time.Millisecond
		v.look(furnish.Stops(v.book)[p.stop])
		for _, tap := range p.taps {
			said := tap.name
			if tap.id != "" {
				said = w.T(tap.id, "Name", tap.name)
			}
			if !v.tap(said) {
				t.Fatalf("%s: nothing to tap is called %q", p.name, said)
			}
		}
		see(p.name, v)
		v.close()
	}
}

// top is what the keyboard goes through.
func (v *visit) top() fyne.CanvasObject {
	if top := v.window.Canvas().Overlays().Top(); top != nil {
		return top
	}
	return v.window.Content()
}

// looks is what can be seen of an object; of a field, which does not show its focus itself,
// all that is around it.
func (v *visit) looks(o fyne.CanvasObject) string {
	if _, ok := o.(fyne.Shortcutable); ok {
		return test.RenderToMarkup(v.window.Canvas())
	}
	return test.RenderObjectToMarkup(o)
}

// Tab reaches everything that can be done once, nothing besides, and what has the focus
// looks another way.
func TestTabReachesEverythingOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("visits everything, and beside nobody")
	}
	for size, dp := range map[string]fyne.Size{"phone": uitest.Phone(), "desk": uitest.Desk()} {
		everywhere(t, dp, func(name string, v *visit) {
			name += ", " + size
			c := v.window.Canvas()
			c.Unfocus()
			var stops []fyne.Focusable
			for range 2000 {
				c.FocusNext()
				now := c.Focused()
				if now == nil || slices.Contains(stops, now) {
					break
				}
				stops = append(stops, now)
				o := now.(fyne.CanvasObject)
				with := v.looks(o)
				c.Unfocus()
				if without := v.looks(o); with == without {
					t.Errorf("%s: %s does not look as if it had the focus", name, nameOf(o))
				}
				c.Focus(now)
				if named, ok := o.(fyne.Accessible); ok && named.AccessibilityLabel() == "" {
					t.Errorf("%s: a %T has no name", name, o)
				}
			}
			uitest.Walk(v.top(), func(o fyne.CanvasObject) {
				deaf, can := o.(fyne.Disableable)
				_, taps := o.(fyne.Tappable)
				focus, ok := o.(fyne.Focusable)
				if taps && ok && !(can && deaf.Disabled()) && !slices.Contains(stops, focus) {
					t.Errorf("%s: Tab does not reach %s", name, nameOf(o))
				}
			})
			if len(stops) == 0 {
				t.Errorf("%s: Tab reaches nothing", name)
			}
		})
	}
}

func nameOf(o fyne.CanvasObject) string {
	name := reflect.TypeOf(o).String()
	if named, ok := o.(fyne.Accessible); ok {
		name += " “" + named.AccessibilityLabel() + "”"
	}
	return name
}

// What shows an icon and no words has a name that comes up beside it.
func TestEveryIconSaysItsName(t *testing.T) {
	if testing.Short() {
		t.Skip("visits everything, and beside nobody")
	}
	seen := 0
	for size, dp := range map[string]fyne.Size{"phone": uitest.Phone(), "desk": uitest.Desk()} {
		everywhere(t, dp, func(name string, v *visit) {
			uitest.Walk(v.top(), func(o fyne.CanvasObject) {
				_, taps := o.(fyne.Tappable)
				named, says := o.(fyne.Accessible)
				if !taps || !says || !pictureAlone(o) {
					return
				}
				seen++
				bare, ok := o.(interface{ Bare() bool })
				if !ok || !bare.Bare() || strings.TrimSpace(named.AccessibilityLabel()) == "" {
					t.Errorf("%s, %s: %s shows an icon alone and its name never", name, size, nameOf(o))
				}
			})
		})
	}
	if everything && seen < 40 || seen == 0 {
		t.Errorf("only %d icons were seen: looking in the wrong place", seen)
	}
}

// pictureAlone reports whether an object shows a picture and no words.
func pictureAlone(o fyne.CanvasObject) bool {
	picture, words := false, false
	uitest.Walk(o, func(part fyne.CanvasObject) {
		switch part := part.(type) {
		case *canvas.Image:
			picture = true
		case *canvas.Text:
			words = words || part.Text != ""
		}
	})
	return picture && !words
}

// The pointer rests on an icon: its name comes up, in a sheet as well, and goes with it.
func TestTheNameComesUpBesideAnIcon(t *testing.T) {
	v, err := open(nil, plain(uitest.Desk()))
	if err != nil {
		t.Fatal(err)
	}
	defer v.close()
	v.look(furnish.Stops(v.book)[1])
	icon := func() (found fyne.CanvasObject) {
		uitest.Walk(v.top(), func(o fyne.CanvasObject) {
			if bare, ok := o.(interface{ Bare() bool }); ok && bare.Bare() && found == nil {
				found = o
			}
		})
		return found
	}
	for _, where := range []string{"screen", "sheet"} {
		o := icon()
		o.(fyne.SecondaryTappable).TappedSecondary(&fyne.PointEvent{AbsolutePosition: fyne.NewPos(300, 40)})
		said := ""
		uitest.Walk(v.top(), func(o fyne.CanvasObject) {
			if tip, ok := o.(*widgets.Tip); ok {
				said = tip.Words()
			}
		})
		if want := o.(fyne.Accessible).AccessibilityLabel(); !strings.HasPrefix(said, want) || want == "" { // a key may stand behind it
			t.Errorf("%s: beside the icon stands %q, want %q", where, said, want)
		}
		o.(desktop.Hoverable).MouseOut()
		uitest.Walk(v.top(), func(o fyne.CanvasObject) {
			if tip, ok := o.(*widgets.Tip); ok {
				t.Errorf("%s: the pointer has gone and %q still stands there", where, tip.Words())
			}
		})
		v.tap("Filters")
	}
}
