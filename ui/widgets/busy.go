package widgets

import "fyne.io/fyne/v2"

// Busy is a line that says that something takes its time, and can call it off. A tap that comes
// where it has just been was meant for it.
type Busy struct {
	fyne.CanvasObject
	kit *Kit
}

// NewBusy returns such a line, hidden; stop is the name of what calls it off.
func NewBusy(k *Kit, stop string, do func()) *Busy {
	progress := NewProgressLine(k)
	progress.Set(-1)
	b := &Busy{NewLine(k, 10, 0, progress, NewButton(k, Link, stop, "", do)), k}
	b.Hide()
	return b
}

// Set shows the line or takes it away.
func (b *Busy) Set(yes bool) {
	if !yes && b.Visible() {
		b.kit.Shield.goes(b.CanvasObject)
	}
	Show(b.CanvasObject, yes)
}
