package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	toolkit "fyne.io/fyne/v2/theme"

	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// shelf is the layout of a row that scrolls across without a bar. For a reader
// across the table it begins at its other end.
type shelf struct {
	scroll *container.Scroll
	turned bool
	begun  bool
}

// shelfEdge is air around a row, so that outlines are not cut.
const shelfEdge float32 = 4

// newShelf puts objects into a row that scrolls.
func newShelf(k *widgets.Kit, list []fyne.CanvasObject) *fyne.Container {
	line := widgets.NewInset(k, shelfEdge, shelfEdge, shelfEdge, shelfEdge, widgets.NewLine(k, 8, -1, list...))
	s := &shelf{scroll: container.NewHScroll(line), turned: k.Turned}
	return container.New(s, container.NewThemeOverride(s.scroll, &barless{k.Theme}))
}

// MinSize is part of fyne.Layout.
func (s *shelf) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, shelfHeight) }

// Layout is part of fyne.Layout.
func (s *shelf) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.NewPos(-shelfEdge, -shelfEdge))
	objects[0].Resize(size.AddWidthHeight(2*shelfEdge, 2*shelfEdge))
	if s.turned && !s.begun && size.Width > 0 {
		s.begun = true
		s.scroll.ScrollToOffset(fyne.NewPos(max(0, s.scroll.Content.MinSize().Width-size.Width-2*shelfEdge), 0))
	}
}

// barless is the house theme without scroll bars and the shadows beside them:
// what is cut at the edge shows that there is more.
type barless struct{ *theme.Theme }

// Color is part of fyne.Theme.
func (b *barless) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	if name == toolkit.ColorNameShadow {
		return color.Transparent
	}
	return b.Theme.Color(name, variant)
}

// Size is part of fyne.Theme.
func (b *barless) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case toolkit.SizeNameScrollBar, toolkit.SizeNameScrollBarSmall, toolkit.SizeNameScrollBarRadius:
		return 0
	}
	return b.Theme.Size(name)
}
