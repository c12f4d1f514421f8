package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	toolkit "fyne.io/fyne/v2/theme"

	"quickcast/ui/theme"
)

// SideScroll is one line of chips that is moved sideways with a finger or the
// wheel, without a bar below it.
type SideScroll struct {
	scroll *container.Scroll
	whole  *fyne.Container
}

// sideAir is what an outline needs at the ends of the line.
const sideAir float32 = 4

// NewSideScroll returns the line around its content.
func NewSideScroll(k *Kit, content fyne.CanvasObject) *SideScroll {
	s := &SideScroll{scroll: container.NewHScroll(NewInset(k, sideAir, 0, sideAir, 0, content))}
	shell := container.NewThemeOverride(s.scroll, &barlessTheme{k.Theme})
	s.whole = NewInset(k, -sideAir, 0, 0, 0, shell)
	return s
}

// Object is what is drawn.
func (s *SideScroll) Object() fyne.CanvasObject { return s.whole }

// Rewind shows the beginning again, after the content has changed.
func (s *SideScroll) Rewind() {
	s.scroll.Refresh()
	s.scroll.ScrollToOffset(fyne.NewPos(0, 0))
}

// barlessTheme is the house theme without the bars and shadows of a scroll.
type barlessTheme struct{ *theme.Theme }

// Color is part of fyne.Theme.
func (b *barlessTheme) Color(name fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	switch name {
	case toolkit.ColorNameScrollBar, toolkit.ColorNameScrollBarBackground, toolkit.ColorNameShadow:
		return color.Transparent
	}
	return b.Theme.Color(name, v)
}
