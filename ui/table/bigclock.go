package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// bigClock is the clock alone, over the whole window, to be read across a room.
// A tap puts it away.
type bigClock struct {
	screen *Screen
	on     fyne.Canvas
	object *fyne.Container
	ground *canvas.Rectangle
	digits *widgets.Label
	words  *widgets.Label
	touch  fyne.CanvasObject
	size   fyne.Size
}

// openBigClock fills the window with the clock.
func (s *Screen) openBigClock() {
	on := s.canvas()
	if on == nil || s.big != nil {
		return
	}
	k := s.needs.Kit
	b := &bigClock{screen: s, on: on, ground: canvas.NewRectangle(k.Theme.Tone(theme.Background))}
	b.digits, b.words = widgets.NewLabel(k, "", widgets.Style{Display: true}), widgets.NewLabel(k, "", widgets.Style{})
	b.touch = widgets.NewTouch(k, s.t("close"), b.close)
	b.object = container.New(b, b.ground, b.digits, b.words, b.touch)
	b.refresh()
	s.big = b
	on.Overlays().Add(b.object)
	b.object.Resize(on.Size())
}

// MinSize is part of fyne.Layout.
func (b *bigClock) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 200) }

// Layout is part of fyne.Layout.
func (b *bigClock) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if b.size != size {
		b.size = size
		b.refresh()
	}
	at := spot{b.screen.needs.Kit, size}
	high := b.screen.needs.Kit.Theme.Text(b.figure()) * 1.3
	at.put(b.ground, 0, 0, size.Width, size.Height)
	at.put(b.touch, 0, 0, size.Width, size.Height)
	at.put(b.digits, 0, (size.Height-high)/2, size.Width, high)
	at.put(b.words, 16, min(size.Height-48, (size.Height+high)/2), size.Width-32, 40)
}

// figure is as large as "88:88" fits.
func (b *bigClock) figure() theme.Type {
	return theme.Type(max(float32(theme.Figure), min(b.size.Width/3.2, b.size.Height/1.8)))
}

// refresh shows the clock as it stands.
func (b *bigClock) refresh() {
	t := &b.screen.timing
	role := theme.Ink
	if t.alarm() {
		role = theme.Harm
	}
	b.digits.SetText(t.digits())
	b.digits.SetStyle(widgets.Style{Display: true, Size: b.figure(), Centre: true, Role: role})
	words := t.timeUp()
	if words == "" && !t.state.Running {
		words = b.screen.t("clockStands")
	}
	b.words.SetText(words)
	b.words.SetStyle(widgets.Style{Size: theme.Title, Centre: true, Role: theme.Quiet})
}

func (b *bigClock) close() {
	b.on.Overlays().Remove(b.object)
	b.screen.big = nil
}
