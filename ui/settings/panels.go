package settings

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// textStep is by how much the size of the text changes at a tap, in percent.
const textStep = 10

// look is theme and movement, and who sees or hears it.
func (s *Screen) look() fyne.CanvasObject {
	parts := slices.Concat(s.choice("theme"), s.choice("colours"), s.choice("motion"), s.choice("hand"))
	if s.n.Reader {
		parts = append(parts, s.turn("reader"))
	}
	return s.panel("settings.look", parts...)
}

// texts is the language and the size of the text.
func (s *Screen) texts() fyne.CanvasObject {
	return s.panel("settings.text", append(s.choice("language"), s.textSize())...)
}

// textSize is the size of the text in percent, changed in larger steps.
func (s *Screen) textSize() fyne.CanvasObject {
	var size *widgets.Stepper
	size = widgets.NewStepper(s.k, s.w.T("settings.textSize"), s.now.TextSize, config.MinTextSize, config.MaxTextSize,
		s.w.T("settings.smaller"), s.w.T("settings.larger"), func(percent int) {
			step := pick.Either(percent < s.now.TextSize, -textStep, textStep)
			percent = stepped(s.now.TextSize, step)
			size.Set(percent)
			s.set(func(to *config.Settings) { to.TextSize = percent })
		})
	return size
}

// games is which game comes first and which cards there are.
func (s *Screen) games() fyne.CanvasObject {
	return s.panel("settings.games", append(s.choice("game"), s.turn("unofficial"))...)
}

// table is how two people play at one screen.
func (s *Screen) table() fyne.CanvasObject {
	return s.panel("settings.table", append(s.choice("facing"),
		s.turn("keepAwake"), widgets.NewRule(s.k), s.turn("ownDice"), widgets.NewRule(s.k), s.turn("clock"))...)
}

// about says what this is and whose the names are.
func (s *Screen) about() fyne.CanvasObject {
	quiet := widgets.Style{Role: theme.Quiet}
	parts := []fyne.CanvasObject{
		widgets.NewTitle(s.k, s.w.T("settings.app", "Version", s.n.Version)),
		widgets.NewParagraph(s.k, s.w.T("settings.unofficialWork"), quiet),
		widgets.NewParagraph(s.k, s.w.T("settings.trademarks"), quiet),
		widgets.NewParagraph(s.k, s.w.T("settings.licences"), quiet),
	}
	if s.n.Licences != nil {
		parts = append(parts, widgets.NewQuiet(s.k, s.w.T("settings.showLicences"), s.n.Licences))
	}
	return s.panel("settings.about", parts...)
}

func (s *Screen) panel(title string, parts ...fyne.CanvasObject) fyne.CanvasObject {
	parts = append([]fyne.CanvasObject{widgets.NewSection(s.k, s.heading(title), "")}, parts...)
	return widgets.NewPanel(s.k, widgets.NewColumn(s.k, 8, parts...))
}

func (s *Screen) heading(id string) string { return strings.ToUpper(s.w.T(id)) }

// named is the setting of that name.
func (s *Screen) named(name string) setting {
	list := all(s.n.Languages)
	return list[slices.IndexFunc(list, func(of setting) bool { return of.name == name })]
}

// turn is a switch; its note stands under its name with "Hint" behind it.
func (s *Screen) turn(name string) fyne.CanvasObject {
	of, id := s.named(name), "settings."+name
	return widgets.NewSwitch(s.k, s.w.T(id), s.w.T(id+"Hint"), of.get(s.now) == on, func(now bool) {
		s.set(func(to *config.Settings) { of.put(to, position(now)) })
	})
}

// choice is what is chosen, above its values side by side; the first is lit where none is
// chosen.
func (s *Screen) choice(name string) []fyne.CanvasObject {
	of := s.named(name)
	labels := pick.Made(of.values, func(v string) string { return of.label(v, s.w, s.n.Languages) })
	return []fyne.CanvasObject{
		widgets.NewLabel(s.k, s.w.T("settings."+name), widgets.Style{Size: theme.Lead}),
		widgets.NewSegmented(s.k, labels, max(0, slices.Index(of.values, of.get(s.now))), func(i int) {
			s.set(func(to *config.Settings) { of.put(to, of.values[i]) })
		}),
	}
}
