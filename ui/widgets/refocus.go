package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/keys"
)

// Refocus does something to what lies within an object. What had the focus and was made anew
// by it has the focus again: the one of the same name.
func Refocus(c fyne.Canvas, in fyne.CanvasObject, do func()) {
	if c == nil {
		do()
		return
	}
	had, _ := c.Focused().(fyne.Accessible)
	do()
	if had == nil {
		return
	}
	if again := focusable(in, had.AccessibilityLabel()); again != nil && again != c.Focused() {
		focusOn(c, again)
	}
}

// LayOver fills a window with an object until it is removed; onEscape is told of Escape
// meanwhile.
func LayOver(k *Kit, c fyne.Canvas, o fyne.CanvasObject, onEscape func()) (remove func()) {
	return LayOverKeys(k, c, o, "", func(act keys.Act) {
		if act == keys.Close {
			onEscape()
		}
	})
}

// LayOverKeys is LayOver that tells what every key does at a place.
func LayOverKeys(k *Kit, c fyne.Canvas, o fyne.CanvasObject, where string, onAct func(keys.Act)) (remove func()) {
	old := c.OnTypedKey()
	c.SetOnTypedKey(func(e *fyne.KeyEvent) { onAct(keys.Of(e, where)) })
	c.Overlays().Add(o)
	o.Resize(c.Size())
	k.Shield.Came(o)
	return func() {
		k.Shield.goes(o)
		c.Overlays().Remove(o)
		c.SetOnTypedKey(old)
	}
}

// focusable is the first of a name, nil for none.
func focusable(in fyne.CanvasObject, name string) fyne.Focusable {
	if box, ok := in.(*fyne.Container); ok {
		for _, part := range box.Objects {
			if found := focusable(part, name); found != nil {
				return found
			}
		}
	}
	if own, ok := in.(fyne.Focusable); ok && in.Visible() {
		if named, ok := in.(fyne.Accessible); ok && named.AccessibilityLabel() == name {
			return own
		}
	}
	return nil
}
