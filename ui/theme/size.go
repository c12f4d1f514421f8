package theme

import (
	"fyne.io/fyne/v2"
	toolkit "fyne.io/fyne/v2/theme"
)

// Distances in dp that all screens share. They do not grow with the text.
const (
	Gap         float32 = 12 // between panels, and from the edge of the window
	Inset       float32 = 16 // from a panel's edge to what it holds
	CornerPanel float32 = 18 // of panels
	CornerSmall float32 = 14 // of fields, tiles and square buttons
	Target      float32 = 48 // the least a finger should have to hit
	DialTarget  float32 = 96 // the least for each half of a dial
	Narrow      float32 = 600
	Wide        float32 = 840
)

// Type is a size of text in dp, before the large-text factor.
type Type float32

// The sizes of text.
const (
	Tiny    Type = 11 // labels below navigation icons and chart bars only
	Fitted  Type = 12 // the largest of those that have to fit below an icon or a bar, and grow less
	Small   Type = 13
	Label   Type = 14 // on chips, tiles and small buttons
	Body    Type = 15
	Lead    Type = 16
	Name    Type = 18 // card names
	Title   Type = 24
	Heading Type = 30
	Figure  Type = 64 // mana
	Numeral Type = 82 // what is left on a dial
)

// Size answers the toolkit; part of fyne.Theme.
func (t *Theme) Size(name fyne.ThemeSizeName) float32 {
	if size, ok := textSizes()[name]; ok {
		return t.Text(size)
	}
	if size, ok := lengths()[name]; ok {
		return size
	}
	return toolkit.DefaultTheme().Size(name)
}

// Text is a type size in dp with the large-text factor applied. The two large
// numerals grow a quarter as much, as they are large already, and the labels of
// icons and bars half as much, as they have to fit.
func (t *Theme) Text(size Type) float32 {
	scale := t.scale
	switch {
	case size >= Figure:
		scale = 1 + (scale-1)/4
	case size <= Fitted:
		scale = 1 + (scale-1)/2
	}
	return float32(size) * scale
}

func textSizes() map[fyne.ThemeSizeName]Type {
	return map[fyne.ThemeSizeName]Type{
		toolkit.SizeNameText:           Lead, // of what is typed into a field
		toolkit.SizeNameCaptionText:    Small,
		toolkit.SizeNameHeadingText:    Heading,
		toolkit.SizeNameSubHeadingText: Name,
	}
}

func lengths() map[fyne.ThemeSizeName]float32 {
	return map[fyne.ThemeSizeName]float32{
		toolkit.SizeNamePadding:            6,
		toolkit.SizeNameInnerPadding:       12,
		toolkit.SizeNameLineSpacing:        5,
		toolkit.SizeNameInlineIcon:         20,
		toolkit.SizeNameSeparatorThickness: 1,
		toolkit.SizeNameInputBorder:        2, // the cursor is as wide
		toolkit.SizeNameInputRadius:        CornerSmall,
		toolkit.SizeNameSelectionRadius:    12,
		toolkit.SizeNameButtonRadius:       CornerSmall,
		toolkit.SizeNameCardRadius:         CornerPanel,
		toolkit.SizeNameDialogRadius:       20,
		toolkit.SizeNamePopupRadius:        16,
		toolkit.SizeNameMenuRadius:         16,
		toolkit.SizeNameScrollBar:          8,
		toolkit.SizeNameScrollBarSmall:     3,
		toolkit.SizeNameScrollBarRadius:    4,
	}
}
