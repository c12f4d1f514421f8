package uitest

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
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
