package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/page"
	"github.com/quickcast/quickcast/ui/widgets"
)

// screen is one of the places of the app as the shell sees it. A screen may
// also have any of the methods of shower, immersive, keyed, typed, finder and
// undoer.
type screen interface {
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

// place is one entry of the navigation.
type place struct {
	ID     string        // "table", "cards", ...; also the name of its icon
	Label  string        // in the user's language
	Screen func() screen // always the same one
}

// shown is the place as it is drawn.
func (p place) shown() widgets.Place { return widgets.Place{Icon: p.ID, Label: p.Label} }

// shell is the frame around the screens: the navigation, a bar below on narrow
// windows and a rail at the left on wide ones and on low ones, the screen chosen in it, and the
// messages that come up over it. Below the screen there is room for a banner.
type shell struct {
	widget.BaseWidget

	// OnFindAll opens the box that finds everything, OnKeys says what keys there are,
	// OnPaste takes in what the clipboard holds; nil where nothing does.
	OnFindAll, OnKeys, OnPaste func()

	kit    *widgets.Kit
	places []place
	bar    *widgets.NavBar
	rail   *widgets.NavBar
	snack  *widgets.Snackbar
	banner *widgets.Banner
	now    int
	trail  []string // the places that links led away from, the last one last
}

// newShell returns a shell that shows the first place. moreName is what a screen
// reader says of a tap on the banner's words; findName is what the way to OnFindAll is called
// in the navigation.
func newShell(kit *widgets.Kit, places []place, moreName, findName string) *shell {
	s := &shell{kit: kit, places: places, snack: widgets.NewSnackbar(kit, widgets.NavHeight), banner: widgets.NewBanner(kit, moreName)}
	entries := pick.Made(places, func(p place) widgets.Place { return p.shown() })
	entries = append(entries, widgets.Place{Icon: "search", Label: findName})
	s.bar = widgets.NewNavBar(kit, entries, false, s.tapped)
	s.rail = widgets.NewNavBar(kit, entries, true, s.tapped)
	s.ExtendBaseWidget(s)
	return s
}

// say shows a short message over the screen, with one thing to do about it
// where do is not empty. Who has gone elsewhere meanwhile is led back to where that was offered:
// what it opens would not be seen.
func (s *shell) say(text, do string, onDo func()) {
	from := s.Now()
	if onDo == nil {
		s.snack.Say(text, do, nil)
		return
	}
	s.snack.Say(text, do, func() {
		s.openPlace(from)
		onDo()
	})
}

// warn shows a banner below every screen until another face is set; the zero one
// takes it away.
func (s *shell) warn(face widgets.BannerFace, onDo, onMore func()) {
	s.banner.Set(face, onDo, onMore)
	s.Refresh()
}

// openPlace shows the place with the id; an unknown one changes nothing.
func (s *shell) openPlace(id string) {
	for i, p := range s.places {
		if p.ID == id && i != s.now {
			s.leave()
			s.now, s.trail = i, nil
			s.enter()
			return
		}
	}
}

// follow shows a place to which something in the one that is shown leads, and whose way back
// is there.
func (s *shell) follow(id string) {
	from, trail := s.Now(), s.trail
	if s.openPlace(id); s.Now() != from {
		s.trail = append(trail, from)
	}
}

// Now is the id of the place that is shown.
func (s *shell) Now() string { return s.places[s.now].ID }

// back goes back where a link led to this place, when all that was read on from there is read
// back; else it lets the screen close what it has opened, and then leads to the first place.
// It reports whether anything changed.
func (s *shell) back() bool {
	if last := len(s.trail) - 1; last >= 0 && !s.readOn() {
		rest := s.trail[:last]
		s.openPlace(s.trail[last])
		s.trail = rest
		return true
	}
	if s.screen().Back() {
		return true
	}
	if s.now != 0 {
		s.openPlace(s.places[0].ID)
		return true
	}
	return false
}

// readOn reports whether the screen was read on from what a link had opened there.
func (s *shell) readOn() bool {
	reader, is := s.screen().(interface{ ReadOn() bool })
	return is && reader.ReadOn()
}

// key gives a key to the screen, or acts on it.
func (s *shell) key(event *fyne.KeyEvent) {
	if k, ok := s.screen().(keyed); ok && k.Key(event) {
		return
	}
	switch {
	case keys.Of(event, "") != keys.Close:
		return
	case event.Name != mobile.KeyBack:
		s.screen().Back() // Escape closes what is open there, and leads nowhere
		return
	case s.back():
		return
	}
	if phone, ok := fyne.CurrentApp().Driver().(mobile.Driver); ok {
		phone.GoBack() // to the app before this one
	}
}

// arrange lays everything out again: a screen calls it when it begins or ends
// to need the window for itself.
func (s *shell) arrange() { s.Refresh() }

func (s *shell) screen() screen { return s.places[s.now].Screen() }

// tapped goes to a place, or, when it is there already, back to its beginning. What stands
// behind the places finds everything.
func (s *shell) tapped(i int) {
	if i == len(s.places) {
		s.do(keys.FindAll)
		return
	}
	if i == s.now {
		for s.screen().Back() {
		}
		return
	}
	s.openPlace(s.places[i].ID)
}

// leave tells the screen that it goes out of sight, and takes the keys from
// whatever on it has them.
func (s *shell) leave() {
	if sh, ok := s.screen().(shower); ok {
		sh.Hidden()
	}
	s.kit.Unfocus()
}

func (s *shell) enter() {
	s.bar.Choose(s.now)
	s.rail.Choose(s.now)
	if sh, ok := s.screen().(shower); ok {
		sh.Shown()
	}
	s.Refresh()
	s.kit.Shield.Came(s.screen().Object())
}

// CreateRenderer implements fyne.Widget.
func (s *shell) CreateRenderer() fyne.WidgetRenderer { return &shellRenderer{shell: s} }

type shellRenderer struct{ shell *shell }

func (r *shellRenderer) Destroy() {}

// MinSize is small, so that a window can be; screens scroll what does not fit.
func (r *shellRenderer) MinSize() fyne.Size { return fyne.NewSize(320, 320) }

func (r *shellRenderer) Objects() []fyne.CanvasObject { return r.shell.Parts() }

// Parts is what a screen reader goes through.
func (s *shell) Parts() []fyne.CanvasObject {
	switch {
	case s.alone():
		return []fyne.CanvasObject{s.screen().Object(), s.banner, s.snack, s.kit.Tip}
	case s.railed():
		return []fyne.CanvasObject{s.screen().Object(), s.banner, s.rail, s.snack, s.kit.Tip}
	default:
		return []fyne.CanvasObject{s.screen().Object(), s.banner, s.bar, s.snack, s.kit.Tip}
	}
}

func (s *shell) wide() bool { return page.ClassOf(s.Size().Width) == page.Wide }

// low is the height below which a bar takes too much: that of a phone that lies on its side.
const low = 480

// railed reports whether the navigation stands at the left.
func (s *shell) railed() bool {
	size := s.Size()
	return s.wide() || page.ClassOf(size.Width) == page.Medium && size.Height < low
}

// alone reports whether the screen has the whole window.
func (s *shell) alone() bool {
	i, ok := s.screen().(immersive)
	return ok && i.Immersive() && !s.wide()
}

func (r *shellRenderer) Refresh() {
	r.Layout(r.shell.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.shell)
}

func (r *shellRenderer) Layout(size fyne.Size) {
	s := r.shell
	left, below := float32(0), float32(0)
	switch {
	case s.alone():
	case s.railed():
		left = widgets.RailWidth
		widgets.Put(s.rail, 0, 0, left, size.Height)
	default:
		below = widgets.NavHeight
		widgets.Put(s.bar, 0, size.Height-below, size.Width, below)
	}
	if s.banner.Visible() {
		high := s.banner.HeightFor(size.Width - left)
		widgets.Put(s.banner, left, size.Height-below-high, size.Width-left, high)
		below += high
	}
	widgets.Put(s.screen().Object(), left, 0, size.Width-left, size.Height-below)
	s.snack.SetLift(below)
	widgets.Put(s.snack, left, 0, size.Width-left, size.Height)
	widgets.Put(s.kit.Tip, 0, 0, size.Width, size.Height)
}
