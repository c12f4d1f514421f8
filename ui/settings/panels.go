package settings

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/internal/config"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// textStep is by how much the size of the text changes at a tap, in percent.
const textStep = 10

// look is theme and movement, and who sees or hears it.
func (s *Screen) look() fyne.CanvasObject {
	parts := []fyne.CanvasObject{
		s.label("settings.theme"),
		choose(s, "settings.theme", []config.Theme{config.ThemeSystem, config.Dark, config.Light}, s.now.Theme,
			func(to *config.Settings, v config.Theme) { to.Theme = v }),
		s.label("settings.colours"),
		choose(s, "settings.colours", []config.Colours{config.Usual, config.Distinct}, s.now.Colours,
			func(to *config.Settings, v config.Colours) { to.Colours = v }),
		s.label("settings.motion"),
		choose(s, "settings.motion", []config.Motion{config.MotionSystem, config.FullMotion, config.LessMotion}, s.now.Motion,
			func(to *config.Settings, v config.Motion) { to.Motion = v }),
		s.label("settings.hand"),
		choose(s, "settings.hand", []config.Hand{config.Right, config.Left}, s.now.Hand,
			func(to *config.Settings, v config.Hand) { to.Hand = v }),
	}
	if s.n.Reader {
		parts = append(parts, s.turn("settings.reader", s.now.Reader, func(to *config.Settings, on bool) { to.Reader = on }))
	}
	return s.panel("settings.look", parts...)
}

// texts is the language and the size of the text.
func (s *Screen) texts() fyne.CanvasObject {
	return s.panel("settings.text",
		s.label("settings.language"),
		s.languages(),
		s.textSize())
}

// languages is the choice of all there are texts for.
func (s *Screen) languages() fyne.CanvasObject {
	values := []config.Language{config.LanguageSystem}
	labels := []string{s.w.T("settings.language.system")}
	for _, l := range s.n.Languages {
		values, labels = append(values, config.Language(l.ID)), append(labels, l.Name)
	}
	return pick(s, values, labels, s.now.Language, func(to *config.Settings, v config.Language) { to.Language = v })
}

// textSize is the size of the text in percent, changed in larger steps.
func (s *Screen) textSize() fyne.CanvasObject {
	var size *widgets.Stepper
	size = widgets.NewStepper(s.k, s.w.T("settings.textSize"), s.now.TextSize, config.MinTextSize, config.MaxTextSize,
		s.w.T("settings.smaller"), s.w.T("settings.larger"), func(percent int) {
			step := textStep
			if percent < s.now.TextSize {
				step = -textStep
			}
			percent = min(max(s.now.TextSize+step, config.MinTextSize), config.MaxTextSize)
			size.Set(percent)
			s.set(func(to *config.Settings) { to.TextSize = percent })
		})
	return size
}

// games is which game comes first and which cards there are.
func (s *Screen) games() fyne.CanvasObject {
	return s.panel("settings.games",
		s.label("settings.game"),
		choose(s, "settings.game", []config.Game{config.Arena, config.Academy}, s.now.Game,
			func(to *config.Settings, v config.Game) { to.Game = v }),
		s.turn("settings.unofficial", s.now.Unofficial, func(to *config.Settings, on bool) { to.Unofficial = on }))
}

// table is how two people play at one screen.
func (s *Screen) table() fyne.CanvasObject {
	return s.panel("settings.table",
		s.label("settings.facing"),
		choose(s, "settings.facing", []config.Facing{config.Opposite, config.SameSide}, s.now.Facing,
			func(to *config.Settings, v config.Facing) { to.Facing = v }),
		s.turn("settings.keepAwake", s.now.KeepAwake, func(to *config.Settings, on bool) { to.KeepAwake = on }),
		widgets.NewRule(s.k),
		s.turn("settings.ownDice", s.now.OwnDice, func(to *config.Settings, on bool) { to.OwnDice = on }),
		widgets.NewRule(s.k),
		s.turn("settings.clock", s.now.Clock, func(to *config.Settings, on bool) { to.Clock = on }))
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

func (s *Screen) label(id string) fyne.CanvasObject {
	return widgets.NewLabel(s.k, s.w.T(id), widgets.Style{Size: theme.Lead})
}

// turn is a switch; its note stands under the id with "Hint" behind it.
func (s *Screen) turn(id string, on bool, put func(*config.Settings, bool)) fyne.CanvasObject {
	return widgets.NewSwitch(s.k, s.w.T(id), s.w.T(id+"Hint"), on, func(on bool) {
		s.set(func(to *config.Settings) { put(to, on) })
	})
}

// choose is a choice of values; their words stand under the id with the value
// behind it.
func choose[T ~string](s *Screen, id string, values []T, now T, put func(*config.Settings, T)) fyne.CanvasObject {
	labels := make([]string, len(values))
	for i, v := range values {
		labels[i] = s.w.T(id + "." + string(v))
	}
	return pick(s, values, labels, now, put)
}

// pick is a choice of values by their labels; the first is chosen where none is.
func pick[T comparable](s *Screen, values []T, labels []string, now T, put func(*config.Settings, T)) fyne.CanvasObject {
	chosen := max(0, slices.Index(values, now))
	return widgets.NewSegmented(s.k, labels, chosen, func(i int) {
		s.set(func(to *config.Settings) { put(to, values[i]) })
	})
}
