package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"quickcast/ui/page"
	"quickcast/ui/theme"
)

// Screen is one of the places of the app as the shell sees it. A screen may
// also have any of the methods of shower, immersive and keyed.
type Screen interface {
	// Object is what is drawn; always the same one.
	Object() fyne.CanvasObject
	// Back closes what is opened on the screen and reports whether there was
	// anything.
	Back() bool
}

// shower is a screen that wants to know when it comes into sight and leaves it.
type shower interface {
	Shown()
	Hidden()
}

// immersive is a screen that may need a narrow window for itself, without the
// navigation bar.
type immersive interface {
	Immersive() bool
}

// keyed is a screen that takes keys no field has the focus for.
type keyed interface {
	Key(*fyne.KeyEvent) bool
}

// Place is one entry of the navigation.
type Place struct {
	ID     string // "table", "cards", ...; also the name of its icon
	Label  string // in the user's language
	Screen Screen
}

// Heights and widths of the navigation in dp.
const (
	barHeight = 64
	railWidth = 84
	railItem  = 72
)

// Shell is the frame around the screens: the navigation, a bar below on narrow
// windows and a rail at the left on wide ones, and the screen chosen in it.
type Shell struct {
	widget.BaseWidget

	look   *theme.Theme
	places []Place
	items  []*navItem
	floor  *canvas.Rectangle
	line   *canvas.Rectangle
	now    int
}

// NewShell returns a shell that shows the first place.
func NewShell(look *theme.Theme, places []Place) *Shell {
	s := &Shell{look: look, places: places, floor: canvas.NewRectangle(nil), line: canvas.NewRectangle(nil)}
	for i, p := range places {
		s.items = append(s.items, newNavItem(look, p.ID, p.Label, func() { s.tapped(i) }))
	}
	s.items[0].chosen = true
	s.ExtendBaseWidget(s)
	return s
}

// Go shows the place with the id; an unknown one changes nothing.
func (s *Shell) Go(id string) {
	for i, p := range s.places {
		if p.ID == id && i != s.now {
			s.leave()
			s.now = i
			s.enter()
			return
		}
	}
}

// Now is the id of the place that is shown.
func (s *Shell) Now() string { return s.places[s.now].ID }

// Back lets the screen close what it has opened; from any other place it then
// leads to the first one. It reports whether anything changed.
func (s *Shell) Back() bool {
	if s.screen().Back() {
		return true
	}
	if s.now != 0 {
		s.Go(s.places[0].ID)
		return true
	}
	return false
}

// Key gives a key to the screen, or acts on it.
func (s *Shell) Key(event *fyne.KeyEvent) {
	if k, ok := s.screen().(keyed); ok && k.Key(event) {
		return
	}
	if event.Name == fyne.KeyEscape {
		s.Back()
	}
}

// Arrange lays everything out again: a screen calls it when it begins or ends
// to need the window for itself.
func (s *Shell) Arrange() { s.Refresh() }

func (s *Shell) screen() Screen { return s.places[s.now].Screen }

// tapped goes to a place, or, when it is there already, back to its beginning.
func (s *Shell) tapped(i int) {
	if i == s.now {
		for s.screen().Back() {
		}
		return
	}
	s.Go(s.places[i].ID)
}

func (s *Shell) leave() {
	s.items[s.now].choose(false)
	if sh, ok := s.screen().(shower); ok {
		sh.Hidden()
	}
}

func (s *Shell) enter() {
	s.items[s.now].choose(true)
	if sh, ok := s.screen().(shower); ok {
		sh.Shown()
	}
	s.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (s *Shell) CreateRenderer() fyne.WidgetRenderer {
	r := &shellRenderer{shell: s}
	r.paint()
	return r
}

type shellRenderer struct{ shell *Shell }

func (r *shellRenderer) Destroy() {}

// MinSize is small, so that a window can be; screens scroll what does not fit.
func (r *shellRenderer) MinSize() fyne.Size { return fyne.NewSize(320, 480) }

func (r *shellRenderer) Objects() []fyne.CanvasObject {
	s := r.shell
	objects := []fyne.CanvasObject{s.screen().Object()}
	if r.alone(s.Size()) {
		return objects
	}
	objects = append(objects, s.floor, s.line)
	for _, item := range s.items {
		objects = append(objects, item)
	}
	return objects
}

// alone reports whether the screen has the whole window.
func (r *shellRenderer) alone(size fyne.Size) bool {
	i, ok := r.shell.screen().(immersive)
	return ok && i.Immersive() && page.ClassOf(size.Width) != page.Wide
}

func (r *shellRenderer) paint() {
	r.shell.floor.FillColor = r.shell.look.Tone(theme.Surface)
	r.shell.line.FillColor = r.shell.look.Tone(theme.Line)
}

func (r *shellRenderer) Refresh() {
	r.paint()
	r.Layout(r.shell.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.shell)
}

func (r *shellRenderer) Layout(size fyne.Size) {
	s := r.shell
	content := s.screen().Object()
	switch {
	case r.alone(size):
		put(content, 0, 0, size.Width, size.Height)
	case page.ClassOf(size.Width) == page.Wide:
		put(s.floor, 0, 0, railWidth, size.Height)
		put(s.line, railWidth-1, 0, 1, size.Height)
		for i, item := range s.items {
			put(item, 0, theme.Gap+float32(i)*railItem, railWidth-1, railItem)
		}
		put(content, railWidth, 0, size.Width-railWidth, size.Height)
	default:
		top := size.Height - barHeight
		put(s.floor, 0, top, size.Width, barHeight)
		put(s.line, 0, top, size.Width, 1)
		each := size.Width / float32(len(s.items))
		for i, item := range s.items {
			put(item, float32(i)*each, top, each, barHeight)
		}
		put(content, 0, 0, size.Width, top)
	}
}

func put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}
