package uitest

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Finger is the least side of what a finger is to hit, in dp.
const Finger float32 = 48

// TooSmall are the buttons of a part of a window that a finger misses: those with a side
// shorter than so many dp. What has nothing to do, and what is no button, is left out.
func TooSmall(root fyne.CanvasObject, least float32) []string {
	var faults []string
	visitTargets(root, func(o fyne.CanvasObject) {
		least := least
		if kind := fmt.Sprintf("%T", o); strings.HasSuffix(strings.ToLower(kind), "spot") || strings.HasSuffix(kind, ".Cell") {
			least *= 0.6 // tiles and planets lie as close to each other as they do
		}
		if size := o.Size(); min(size.Width, size.Height) < least-0.5 && size.Width > 0 {
			faults = append(faults, fmt.Sprintf("%q is %.0f by %.0f", o.(fyne.Accessible).AccessibilityLabel(), size.Width, size.Height))
		}
	})
	return faults
}

// visitTargets visits what is tapped and has a name.
func visitTargets(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	named, said := o.(fyne.Accessible)
	_, taps := o.(fyne.Tappable)
	off, can := o.(fyne.Disableable)
	if said && taps && named.AccessibilityLabel() != "" && (!can || !off.Disabled()) {
		visit(o)
	}
	parts, _ := inside(o)
	for _, part := range parts {
		visitTargets(part, visit)
	}
}

// Hit is what a finger meets at a place of a window, as the toolkit finds it: of what takes
// taps, presses or keys the uppermost. Nil for nothing.
func Hit(on fyne.Canvas, at fyne.Position) fyne.CanvasObject {
	o, _ := hit(on, at)
	return o
}

func hit(on fyne.Canvas, at fyne.Position) (found fyne.CanvasObject, inside fyne.Position) {
	top := on.Content()
	if over := on.Overlays().Top(); over != nil {
		top = over
	}
	seek(top, fyne.Position{}, at, func(o fyne.CanvasObject, from fyne.Position) { found, inside = o, at.Subtract(from) })
	return found, inside
}

// seek visits what can be hit at a place, the uppermost last.
func seek(o fyne.CanvasObject, from, at fyne.Position, visit func(o fyne.CanvasObject, from fyne.Position)) {
	if o == nil || !o.Visible() {
		return
	}
	from = from.Add(o.Position())
	end := from.Add(o.Size())
	within := at.X >= from.X && at.Y >= from.Y && at.X < end.X && at.Y < end.Y
	if _, clips := o.(fyne.Scrollable); clips && !within {
		return
	}
	switch o.(type) {
	case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable, fyne.Focusable, desktop.Mouseable:
		if within {
			visit(o, from)
		}
	}
	for _, part := range Parts(o) {
		seek(part, from, at, visit)
	}
}

// TapAt taps a place of a window as a finger does, whatever lies there, and gives what was
// hit, nil for nothing.
func TapAt(on fyne.Canvas, at fyne.Position) fyne.CanvasObject {
	o, inside := hit(on, at)
	e := fyne.PointEvent{Position: inside, AbsolutePosition: at}
	pressed, ok := o.(desktop.Mouseable)
	if ok {
		pressed.MouseDown(&desktop.MouseEvent{PointEvent: e, Button: desktop.MouseButtonPrimary})
		pressed.MouseUp(&desktop.MouseEvent{PointEvent: e, Button: desktop.MouseButtonPrimary})
	}
	if tapped, ok := o.(fyne.Tappable); ok {
		tapped.Tapped(&e)
	}
	return o
}
