package theme

import (
	"io/fs"
	"path"

	"fyne.io/fyne/v2"
	toolkit "fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"

	"quickcast/ui/turn"
)

const displayFile = "Quattrocento-Bold.ttf"

// faces holds the display face and what it can write, and the faces that have
// been turned so far.
type faces struct {
	display fyne.Resource
	font    *sfnt.Font
	turned  map[string]fyne.Resource
}

func loadFaces(fsys fs.FS) (faces, error) {
	data, err := fs.ReadFile(fsys, path.Join("fonts", displayFile))
	if err != nil {
		return faces{}, err
	}
	font, err := sfnt.Parse(data)
	if err != nil {
		return faces{}, err
	}
	return faces{display: fyne.NewStaticResource(displayFile, data), font: font, turned: map[string]fyne.Resource{}}, nil
}

// Font answers the toolkit; part of fyne.Theme. Body text is set in the
// toolkit's own face.
func (t *Theme) Font(style fyne.TextStyle) fyne.Resource {
	return toolkit.DefaultTheme().Font(style)
}

// Display is the face of headings, names and numerals for this text. It is nil,
// which stands for the bold body face, when the face lacks a letter of it:
// half a word in another face would be worse.
func (t *Theme) Display(text string) fyne.Resource {
	if t.faces.writes(text) {
		return t.faces.display
	}
	return nil
}

func (f faces) writes(text string) bool {
	for _, r := range text {
		if r >= ' ' && r <= '~' {
			continue
		}
		if glyph, err := f.font.GlyphIndex(new(sfnt.Buffer), r); err != nil || glyph == 0 {
			return false
		}
	}
	return true
}

// Turned is a face whose letters stand on their heads (see package turn); nil
// stands for the toolkit's own face of the style. A face that cannot be turned
// comes back upright; a test sees that ours all can.
func (t *Theme) Turned(font fyne.Resource, style fyne.TextStyle) fyne.Resource {
	if font == nil {
		font = t.Font(style)
	}
	if done, ok := t.faces.turned[font.Name()]; ok {
		return done
	}
	done := font
	if data, err := turn.Font(font.Content()); err == nil {
		done = fyne.NewStaticResource("turned-"+font.Name(), data)
	}
	t.faces.turned[font.Name()] = done
	return done
}
