package settings

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/words"
)

// setting is one thing of few values that a person can set. Its words stand under
// "settings." and its name, those of a value behind that, what else people call it
// under "Also".
type setting struct {
	name   string
	values []string
	get    func(config.Settings) string
	put    func(to *config.Settings, value string)
}

// The values of a switch.
const (
	off = "off"
	on  = "on"
)

// all are the settings there are but for the size of the text; of languages there are the
// given ones.
func all(languages []Language) []setting {
	spoken := []config.Language{config.LanguageSystem}
	for _, l := range languages {
		spoken = append(spoken, config.Language(l.ID))
	}
	return []setting{
		one("theme", func(s *config.Settings) *config.Theme { return &s.Theme }, config.ThemeSystem, config.Dark, config.Light),
		one("colours", func(s *config.Settings) *config.Colours { return &s.Colours }, config.Usual, config.Distinct),
		one("motion", func(s *config.Settings) *config.Motion { return &s.Motion }, config.MotionSystem, config.FullMotion, config.LessMotion),
		one("hand", func(s *config.Settings) *config.Hand { return &s.Hand }, config.Right, config.Left),
		turned("reader", func(s *config.Settings) *bool { return &s.Reader }),
		one("language", func(s *config.Settings) *config.Language { return &s.Language }, spoken...),
		one("game", func(s *config.Settings) *config.Game { return &s.Game }, config.Arena, config.Academy),
		turned("unofficial", func(s *config.Settings) *bool { return &s.Unofficial }),
		one("facing", func(s *config.Settings) *config.Facing { return &s.Facing }, config.Opposite, config.SameSide),
		turned("keepAwake", func(s *config.Settings) *bool { return &s.KeepAwake }),
		turned("ownDice", func(s *config.Settings) *bool { return &s.OwnDice }),
		turned("clock", func(s *config.Settings) *bool { return &s.Clock }),
	}
}

// one is a choice of values.
func one[T ~string](name string, field func(*config.Settings) *T, values ...T) setting {
	of := setting{
		name: name,
		get:  func(s config.Settings) string { return string(*field(&s)) },
		put:  func(to *config.Settings, value string) { *field(to) = T(value) },
	}
	for _, v := range values {
		of.values = append(of.values, string(v))
	}
	return of
}

// turned is a switch.
func turned(name string, field func(*config.Settings) *bool) setting {
	return setting{
		name: name, values: []string{off, on},
		get: func(s config.Settings) string { return position(*field(&s)) },
		put: func(to *config.Settings, value string) { *field(to) = value == on },
	}
}

// position is how a switch stands.
func position(isOn bool) string {
	return pick.Either(isOn, on, off)
}

// label is what a value is called: a language calls itself by its own name.
func (s setting) label(value string, w *words.Words, languages []Language) string {
	if i := slices.IndexFunc(languages, func(l Language) bool { return l.ID == value }); s.name == "language" && i >= 0 {
		return languages[i].Name
	}
	if value == on || value == off {
		return w.T("settings." + value)
	}
	return w.T("settings." + s.name + "." + value)
}

// Change is something that can be set from anywhere, by its name and by what else people
// call it.
type Change struct {
	ID   string
	Name string
	Also []string
	Now  bool // it is so already
	Make func(*config.Settings)
}

// Changes are all that can be set; what only a screen reader uses is left out where none
// could.
func Changes(now config.Settings, w *words.Words, languages []Language, reader bool) []Change {
	var list []Change
	offer := func(setting, value, label string, do func(*config.Settings)) {
		same := now
		do(&same)
		id := "settings." + setting
		list = append(list, Change{
			ID: id + "." + value, Name: w.T("settings.change", "Name", w.T(id), "Value", label),
			Also: strings.Split(w.T(id+"Also", "Value", label), ", "), Now: same == now, Make: do,
		})
	}
	for _, s := range all(languages) {
		for _, v := range s.values {
			if reader || s.name != "reader" {
				offer(s.name, v, s.label(v, w, languages), func(to *config.Settings) { s.put(to, v) })
			}
		}
	}
	for word, step := range map[string]int{"smaller": -textStep, "larger": textStep} {
		offer("textSize", word, w.T("settings."+word), func(to *config.Settings) { to.TextSize = stepped(now.TextSize, step) })
	}
	slices.SortFunc(list, func(a, b Change) int { return strings.Compare(a.ID, b.ID) })
	return list
}

// stepped is a size of the text, in percent, a step on.
func stepped(percent, step int) int {
	return min(max(percent+step, config.MinTextSize), config.MaxTextSize)
}
