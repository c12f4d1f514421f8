// Package settings is the place where a person makes the app their own. Every
// change acts at once; there is nothing to save.
package settings

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Needs is what the screen needs, and nothing more.
type Needs struct {
	Kit       *widgets.Kit
	Words     *words.Words
	Settings  config.Settings             // as they are now
	Languages []Language                  // there are texts for
	Problems  []error                     // what was wrong with the settings' file
	Version   string                      // of the program
	Licences  func()                      // shows the licences in full; nil where there is nothing to show
	Change    func(config.Settings) error // takes and keeps other settings, at once
	Notice    func(text, action string, do func())
	Data      Data    // what can be done with all that is kept
	Device    *Device // how the app stands on the device; nil where it is no page of a browser
	Browser   Browser // what can be asked of it then
	Reader    bool    // whether screen readers can be told what is on the screen when that is set
}

// Language is a language by its short name and by what it calls itself.
type Language struct{ ID, Name string }

// State is what has to survive when the screen is built again, as it is after
// every change of language or look. The zero value is the top.
type State struct{ scroll float32 }

// Screen is the place of the settings.
type Screen struct {
	n      Needs
	k      *widgets.Kit
	w      *words.Words
	now    config.Settings
	object *fyne.Container
}

// New returns the screen as it was left.
func New(n Needs, was State) *Screen {
	s := &Screen{n: n, k: n.Kit, w: n.Words, now: n.Settings}
	s.object = widgets.NewScroll(s.page())
	s.scroll().ScrollToOffset(fyne.NewPos(0, was.scroll))
	s.scroll().Offset = fyne.NewPos(0, was.scroll) // before it has a size
	return s
}

// State is what New needs to show the same again.
func (s *Screen) State() State { return State{scroll: s.scroll().Offset.Y} }

// Object is what is drawn.
func (s *Screen) Object() fyne.CanvasObject { return s.object }

// Back has nothing to close.
func (s *Screen) Back() bool { return false }

func (s *Screen) scroll() *widgets.Scroll { return s.object.Objects[0].(*widgets.Scroll) }

// set changes the settings; what cannot be kept is said, and still holds until
// the program ends.
func (s *Screen) set(how func(*config.Settings)) {
	next := s.now
	how(&next)
	if next == s.now {
		return
	}
	s.now = next
	if err := s.n.Change(next); err != nil {
		s.n.Notice(s.w.Error(err), "", nil)
	}
}

// page is all there is, one below the other where it is narrow, in two columns
// where it is wide.
func (s *Screen) page() fyne.CanvasObject {
	panels := []fyne.CanvasObject{s.look(), s.texts(), s.games(), s.table()}
	if s.n.Data.Save != nil {
		panels = append(panels, s.data())
	}
	if s.n.Device != nil {
		panels = append(panels, s.device())
	}
	var all []fyne.CanvasObject
	all = append(all, widgets.NewHeading(s.k, s.w.T("settings.title")))
	if problems := s.problems(); problems != nil {
		all = append(all, problems)
	}
	all = append(all, newColumns(append(panels, s.about())...))
	return widgets.NewInset(s.k, theme.Inset, 12, theme.Inset, 24, widgets.NewColumn(s.k, theme.Gap, all...))
}

// problems says what was wrong with the file of the settings.
func (s *Screen) problems() fyne.CanvasObject {
	if len(s.n.Problems) == 0 {
		return nil
	}
	parts := []fyne.CanvasObject{widgets.NewSection(s.k, s.heading("settings.problems"), "")}
	for _, err := range s.n.Problems {
		parts = append(parts, widgets.NewParagraph(s.k, s.w.Error(err), widgets.Style{Role: theme.HarmInk}))
	}
	return widgets.NewPanel(s.k, widgets.NewColumn(s.k, 6, parts...))
}
