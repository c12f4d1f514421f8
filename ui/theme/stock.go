package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	toolkit "fyne.io/fyne/v2/theme"
)

// stock gives the toolkit's own colour names a colour of this palette, so that
// entries, menus, scroll bars and dialogs belong to the same house.
func (p palette) stock(name fyne.ThemeColorName) (color.NRGBA, bool) {
	if role, ok := stockRoles()[name]; ok {
		return p[role], true
	}
	switch name {
	case toolkit.ColorNameDisabled:
		return mix(p[Quiet], p[Surface], 0.45), true
	case toolkit.ColorNameFocus:
		return withAlpha(p[Accent], 0.28), true
	case toolkit.ColorNameHover:
		return withAlpha(p[Ink], 0.05), true
	case toolkit.ColorNamePressed:
		return withAlpha(p[Ink], 0.12), true
	case toolkit.ColorNameSelection:
		return withAlpha(p[Accent], 0.30), true
	case toolkit.ColorNameScrollBar:
		return withAlpha(p[Quiet], 0.45), true
	case toolkit.ColorNameScrollBarBackground, toolkit.ColorNameInputBorder:
		return color.NRGBA{}, true
	}
	return color.NRGBA{}, false
}

func stockRoles() map[fyne.ThemeColorName]Role {
	return map[fyne.ThemeColorName]Role{
		toolkit.ColorNameBackground:          Background,
		toolkit.ColorNameButton:              Raised,
		toolkit.ColorNameDisabledButton:      Surface,
		toolkit.ColorNameError:               Harm,
		toolkit.ColorNameForeground:          Ink,
		toolkit.ColorNameForegroundOnError:   OnHarm,
		toolkit.ColorNameForegroundOnPrimary: Surface,
		toolkit.ColorNameForegroundOnSuccess: Surface,
		toolkit.ColorNameForegroundOnWarning: OnAccent,
		toolkit.ColorNameHeaderBackground:    Surface,
		toolkit.ColorNameHyperlink:           Accent,
		toolkit.ColorNameInputBackground:     Raised,
		toolkit.ColorNameMenuBackground:      Surface,
		toolkit.ColorNameOverlayBackground:   Surface,
		toolkit.ColorNamePlaceHolder:         Quiet,
		toolkit.ColorNamePrimary:             Accent,
		toolkit.ColorNameSeparator:           Line,
		toolkit.ColorNameShadow:              Shade,
		toolkit.ColorNameSuccess:             Good,
		toolkit.ColorNameWarning:             Accent,
	}
}
