package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"quickcast/ui/theme"
)

// navItem is one place in the navigation: an icon over a word. The chosen one
// is told by its colour, a bolder word and a line beside its icon.
type navItem struct {
	widget.BaseWidget

	look    *theme.Theme
	icon    string
	label   string
	chosen  bool
	hovered bool
	focused bool
	tap     func()
}

// The interfaces by which the toolkit reaches an item.
var (
	_ fyne.Tappable     = (*navItem)(nil)
	_ fyne.Focusable    = (*navItem)(nil)
	_ desktop.Hoverable = (*navItem)(nil)
)

func newNavItem(look *theme.Theme, icon, label string, tap func()) *navItem {
	n := &navItem{look: look, icon: icon, label: label, tap: tap}
	n.ExtendBaseWidget(n)
	return n
}

func (n *navItem) choose(chosen bool) {
	n.chosen = chosen
	n.Refresh()
}

func (n *navItem) Tapped(*fyne.PointEvent)        { n.tap() }
func (n *navItem) MouseIn(*desktop.MouseEvent)    { n.hovered = true; n.Refresh() }
func (n *navItem) MouseMoved(*desktop.MouseEvent) {}
func (n *navItem) MouseOut()                      { n.hovered = false; n.Refresh() }
func (n *navItem) FocusGained()                   { n.focused = true; n.Refresh() }
func (n *navItem) FocusLost()                     { n.focused = false; n.Refresh() }
func (n *navItem) TypedRune(rune)                 {}

func (n *navItem) TypedKey(event *fyne.KeyEvent) {
	if event.Name == fyne.KeySpace || event.Name == fyne.KeyReturn || event.Name == fyne.KeyEnter {
		n.tap()
	}
}

func (n *navItem) CreateRenderer() fyne.WidgetRenderer {
	r := &navRenderer{
		item:  n,
		glow:  canvas.NewRectangle(nil),
		icon:  canvas.NewImageFromResource(n.look.Picture(n.icon, theme.Quiet)),
		label: canvas.NewText(n.label, nil),
	}
	r.glow.CornerRadius = theme.CornerSmall
	r.icon.FillMode = canvas.ImageFillContain
	r.label.Alignment = fyne.TextAlignCenter
	r.paint()
	return r
}

type navRenderer struct {
	item  *navItem
	glow  *canvas.Rectangle
	icon  *canvas.Image
	label *canvas.Text
}

func (r *navRenderer) Destroy() {}

func (r *navRenderer) MinSize() fyne.Size { return fyne.NewSize(theme.Target, theme.Target) }

func (r *navRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.glow, r.icon, r.label}
}

func (r *navRenderer) paint() {
	n := r.item
	role := theme.Quiet
	if n.chosen {
		role = theme.Accent
	}
	r.icon.Resource = n.look.Picture(n.icon, role)
	r.label.Color = n.look.Tone(role)
	r.label.TextSize = n.look.Text(theme.Tiny)
	r.label.TextStyle.Bold = n.chosen
	r.glow.FillColor, r.glow.StrokeWidth = nil, 0
	switch {
	case n.chosen:
		r.glow.FillColor = n.look.Tone(theme.AccentSoft)
	case n.hovered:
		r.glow.FillColor = n.look.Tone(theme.Raised)
	}
	if n.focused {
		r.glow.StrokeColor, r.glow.StrokeWidth = n.look.Tone(theme.Accent), 2
	}
}

func (r *navRenderer) Refresh() {
	r.paint()
	r.Layout(r.item.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
}

func (r *navRenderer) Layout(size fyne.Size) {
	const icon, pill = 24, 32
	text := r.label.MinSize().Height
	top := (size.Height - pill - text - 2) / 2
	wide := min(size.Width-8, 56)
	put(r.glow, (size.Width-wide)/2, top, wide, pill)
	put(r.icon, (size.Width-icon)/2, top+(pill-icon)/2, icon, icon)
	put(r.label, 0, top+pill+2, size.Width, text)
}
