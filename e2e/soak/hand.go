//go:build cgo || ci || js

package main

import (
	"reflect"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// target is something in sight that a finger or a key can reach.
type target struct {
	object fyne.CanvasObject
	name   string // for a screen reader
}

// in finds what can be reached in a part of the window.
func in(top fyne.CanvasObject, size fyne.Size) []target {
	var found []target
	look(top, fyne.Position{}, fyne.Position{}, fyne.NewPos(size.Width, size.Height), func(o fyne.CanvasObject) {
		_, taps := o.(fyne.Tappable)
		_, touch := o.(mobile.Touchable)
		if taps || touch {
			name := ""
			if named, ok := o.(fyne.Accessible); ok {
				name = named.AccessibilityLabel()
			}
			found = append(found, target{o, name})
		}
	})
	return found
}

// look visits what is seen between two corners.
func look(o fyne.CanvasObject, at, from, to fyne.Position, visit func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	end := at.Add(o.Size())
	if end.X <= from.X || end.Y <= from.Y || at.X >= to.X || at.Y >= to.Y {
		return
	}
	if _, clips := o.(fyne.Scrollable); clips {
		from = fyne.NewPos(max(from.X, at.X), max(from.Y, at.Y))
		to = fyne.NewPos(min(to.X, end.X), min(to.Y, end.Y))
	}
	visit(o)
	for _, part := range uitest.Parts(o) {
		look(part, at, from, to, visit)
	}
}

// layer is what lies on top and takes all taps.
func (s *session) layer() fyne.CanvasObject {
	if top := s.window.Canvas().Overlays().Top(); top != nil {
		return top
	}
	return s.window.Content()
}

func (s *session) targets() []target { return in(s.layer(), s.window.Canvas().Size()) }

// top is the sheet on top, nil for none.
func (s *session) top() *widgets.Sheet {
	var found *widgets.Sheet
	size := s.window.Canvas().Size()
	look(s.layer(), fyne.Position{}, fyne.Position{}, fyne.NewPos(size.Width, size.Height), func(o fyne.CanvasObject) {
		if sheet, ok := o.(*widgets.Sheet); ok {
			found = sheet
		}
	})
	return found
}

// close closes all sheets that are open.
func (s *session) close() {
	for range 10 {
		sheet := s.top()
		if sheet == nil {
			return
		}
		sheet.Close()
	}
}

// foreign tells whether the toolkit put something over the window: a dialog for
// files, which reach out of the app.
func foreign(o fyne.CanvasObject) bool {
	_, box := o.(*fyne.Container)
	return !box && !strings.HasPrefix(reflect.TypeOf(o).Elem().PkgPath(), "github.com/quickcast/quickcast/")
}

// tap taps a target, at a place given by shares of its width and height.
func (t target) tap(x, y float32) {
	e := fyne.PointEvent{Position: fyne.NewPos(t.object.Size().Width*x, t.object.Size().Height*y)}
	switch o := t.object.(type) {
	case mobile.Touchable:
		o.TouchDown(&mobile.TouchEvent{PointEvent: e})
		o.TouchUp(&mobile.TouchEvent{PointEvent: e})
	case fyne.Tappable:
		o.Tapped(&e)
	}
}

// whim is after how many taps a table of the game that is tried is laid: taps at random soon
// put one away and begin another.
const whim = 300

// tapAbout taps, scrolls and types at random for a while, and counts that.
func (s *session) tapAbout(lasts time.Duration) (times int) {
	for end := time.Now().Add(lasts); time.Now().Before(end); times++ {
		if s.game != "" && times%whim == whim-1 {
			s.layAnew()
		}
		s.do(s.something)
	}
	return times
}

// layAnew puts the table away that lies open and begins one of the game that is tried, as a
// hand does.
func (s *session) layAnew() {
	s.home(s.stops[0])
	for _, id := range []string{"tablescreen.menu", "tablescreen.leaveTable", table.Camel("table.game", s.game), "tablescreen.begin"} {
		s.do(func() { s.tapNamed(s.words.T(id)) })
		time.Sleep(10 * frame) // what a tap brings about may come from the disk
	}
}

// something is one thing a restless person does.
func (s *session) something() {
	c := s.window.Canvas()
	if top := c.Overlays().Top(); top != nil && foreign(top) {
		c.Overlays().Remove(top)
		return
	}
	switch n := s.rolls.IntN(100); {
	case n < 5:
		s.close() // a sheet over the window leaves nobody elsewhere
		s.stops[s.rolls.IntN(len(s.stops))].Visit(s.app)
	case n < 12:
		s.scroll()
	case n < 18:
		s.key()
	default:
		if found := s.targets(); len(found) > 0 {
			s.touch(found[s.rolls.IntN(len(found))], s.rolls.Float32(), s.rolls.Float32())
		}
	}
}

// scroll moves something that scrolls.
func (s *session) scroll() {
	var found []fyne.Scrollable
	size := s.window.Canvas().Size()
	look(s.layer(), fyne.Position{}, fyne.Position{}, fyne.NewPos(size.Width, size.Height), func(o fyne.CanvasObject) {
		if scroll, ok := o.(fyne.Scrollable); ok {
			found = append(found, scroll)
		}
	})
	if len(found) > 0 {
		found[s.rolls.IntN(len(found))].Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 600*s.rolls.Float32()-300)})
	}
}

// key presses a key, or types a letter.
func (s *session) key() {
	c := s.window.Canvas()
	keys := []fyne.KeyName{fyne.KeyEscape, fyne.KeyN, fyne.KeyU, fyne.KeyR, fyne.KeyL, fyne.KeyC, fyne.KeyReturn, fyne.KeyBackspace, fyne.KeyDown}
	event := &fyne.KeyEvent{Name: keys[s.rolls.IntN(len(keys))]}
	if focused := c.Focused(); focused != nil {
		focused.TypedRune(rune('a' + s.rolls.IntN(26)))
		focused.TypedKey(event)
		return
	}
	if typed := c.OnTypedKey(); typed != nil {
		typed(event)
	}
}
