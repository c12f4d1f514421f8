// Package theme is how Quickcast looks: colours by role, sizes, the display
// face and the icons drawn for this project. It knows no game and no screen.
package theme

import (
	"fmt"
	"image/color"
	"io/fs"

	"fyne.io/fyne/v2"
	toolkit "fyne.io/fyne/v2/theme"
)

// Mode says which palette is shown.
type Mode int

// The three modes. System follows the device.
const (
	System Mode = iota
	Dark
	Light
)

// Theme is the look of the app. It answers the toolkit as a fyne.Theme and the
// widgets through Tone, Text, Display and Icon. Use it on the UI goroutine only.
type Theme struct {
	mode     Mode
	distinct bool
	scale    float32
	dark     looks
	light    looks
	faces    faces
	pictures *Icons
}

var _ fyne.Theme = (*Theme)(nil)

// Options are the choices a person makes about the look.
type Options struct {
	Mode  Mode
	Scale float32 // large-text factor, 0.8 to 2; 0 stands for 1
	// Distinct gives the schools colours that stay apart for every kind of
	// colour-blindness.
	Distinct bool
}

// New reads fonts and icons from fsys (the folders fonts and icons) and returns
// the theme. A missing display face or an unreadable icon is an error.
func New(fsys fs.FS, opt Options) (*Theme, error) {
	faces, err := loadFaces(fsys)
	if err != nil {
		return nil, fmt.Errorf("display face: %w", err)
	}
	icons, err := loadIcons(fsys)
	if err != nil {
		return nil, fmt.Errorf("icons: %w", err)
	}
	t := &Theme{dark: bothLooks(darkPalette, distinctDark), light: bothLooks(lightPalette, distinctLight), faces: faces, pictures: icons}
	t.Choose(opt)
	return t, nil
}

// Choose changes mode and text size. What is made or refreshed afterwards has
// them.
func (t *Theme) Choose(opt Options) {
	t.mode, t.distinct = opt.Mode, opt.Distinct
	t.scale = min(max(opt.Scale, 0.8), 2)
	if opt.Scale == 0 {
		t.scale = 1
	}
}

// isDark says whether the dark palette is shown at present.
func (t *Theme) isDark() bool {
	switch t.mode {
	case Dark:
		return true
	case Light:
		return false
	default:
		return systemVariant() == toolkit.VariantDark
	}
}

// Tone is the colour of a role in the palette shown at present. A role nobody
// knows is a mistake of the caller and gives ink.
func (t *Theme) Tone(role Role) color.NRGBA {
	return t.palette().tone(role)
}

// Color answers the toolkit; part of fyne.Theme. A mode other than System wins
// over the variant that is asked for.
func (t *Theme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	p := t.palette()
	if t.mode == System && fyne.CurrentApp() == nil {
		p = t.light.of(t.distinct)
		if variant == toolkit.VariantDark {
			p = t.dark.of(t.distinct)
		}
	}
	if c, ok := p.find(name); ok {
		return c
	}
	if c, ok := p.stock(name); ok {
		return c
	}
	return toolkit.DefaultTheme().Color(name, variant)
}

func (t *Theme) palette() palette {
	if t.isDark() {
		return t.dark.of(t.distinct)
	}
	return t.light.of(t.distinct)
}

func (p palette) tone(role Role) color.NRGBA {
	if c, ok := p.find(role); ok {
		return c
	}
	return p[Ink]
}

// systemVariant is what the device asks for; dark when nobody can say.
func systemVariant() fyne.ThemeVariant {
	app := fyne.CurrentApp()
	if app == nil {
		return toolkit.VariantDark
	}
	return app.Settings().ThemeVariant()
}
