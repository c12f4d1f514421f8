package uitest

import (
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// Walk visits all that is visible, what lies on top last.
func Walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	visit(o)
	for _, part := range Parts(o) {
		Walk(part, visit)
	}
}

// Parts is what an object is made of.
func Parts(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}

// Spoken is all that a screen reader can say of an object, a line each.
func Spoken(o fyne.CanvasObject) string {
	var lines []string
	Walk(o, func(o fyne.CanvasObject) {
		if named, ok := o.(fyne.Accessible); ok {
			lines = append(lines, named.AccessibilityLabel())
		}
	})
	return strings.Join(lines, "\n")
}

// Texts are all lines that can be read on an object.
func Texts(o fyne.CanvasObject) string {
	var lines []string
	Walk(o, func(o fyne.CanvasObject) {
		if line, ok := o.(*canvas.Text); ok && line.Text != "" {
			lines = append(lines, line.Text)
		}
	})
	return strings.Join(lines, "\n")
}

// Write puts a text into the last field whose hint begins so, and reports whether there was
// any.
func Write(root fyne.CanvasObject, hint, text string) bool {
	var last interface{ SetText(string) }
	Walk(root, func(o fyne.CanvasObject) {
		field, ok := o.(interface{ SetText(string) })
		if hinted, says := o.(interface{ Hint() string }); ok && says && strings.HasPrefix(hinted.Hint(), hint) {
			last = field
			return
		}
		if v := reflect.ValueOf(o); ok && v.Kind() == reflect.Pointer && v.Elem().Kind() == reflect.Struct {
			if said := v.Elem().FieldByName("PlaceHolder"); said.IsValid() && strings.HasPrefix(said.String(), hint) {
				last = field
			}
		}
	})
	if last == nil {
		return false
	}
	last.SetText(text)
	return true
}

// TapIn taps what has a name for a screen reader, else the first that begins
// with it, and reports whether there was any.
func TapIn(root fyne.CanvasObject, name string) bool {
	var exact, first fyne.CanvasObject
	Walk(root, func(o fyne.CanvasObject) {
		named, ok := o.(fyne.Accessible)
		if !ok || !strings.HasPrefix(named.AccessibilityLabel(), name) || !taps(o) {
			return
		}
		if named.AccessibilityLabel() == name {
			exact = o
		}
		if first == nil {
			first = o
		}
	})
	if exact == nil {
		exact = first
	}
	switch o := exact.(type) {
	case fyne.Tappable:
		test.Tap(o)
	case fyne.Focusable:
		o.TypedRune(' ')
	}
	return exact != nil
}

// taps tells whether an object is a button of some kind: it takes a tap, or the
// space bar for one.
func taps(o fyne.CanvasObject) bool {
	if _, ok := o.(fyne.Tappable); ok {
		return true
	}
	_, ok := o.(fyne.Focusable)
	return ok
}

// Named finds what is tapped or pressed and called by a name, alone or before a comma, on a
// canvas: of what lies uppermost, and there of what was drawn last. Nil for nothing.
func Named(on fyne.Canvas, name string) fyne.CanvasObject {
	tops := append([]fyne.CanvasObject{on.Content()}, on.Overlays().List()...)
	for _, top := range slices.Backward(tops) {
		if found := named(top, name); found != nil {
			return found
		}
	}
	return nil
}

func named(o fyne.CanvasObject, name string) fyne.CanvasObject {
	if !o.Visible() {
		return nil
	}
	if a, ok := o.(fyne.Accessible); ok && (a.AccessibilityLabel() == name || strings.HasPrefix(a.AccessibilityLabel(), name+", ")) {
		_, taps := o.(fyne.Tappable)
		_, holds := o.(desktop.Mouseable)
		if taps || holds {
			return o
		}
	}
	for _, part := range slices.Backward(Parts(o)) {
		if found := named(part, name); found != nil {
			return found
		}
	}
	return nil
}

// Press taps an object, or presses it and lets go.
func Press(o fyne.CanvasObject) {
	switch o := o.(type) {
	case fyne.Tappable:
		test.Tap(o)
	case desktop.Mouseable:
		o.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
		o.MouseUp(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	}
}
