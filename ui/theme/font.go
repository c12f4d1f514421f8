package theme

import (
	"fmt"
	"io/fs"
	"path"

	"fyne.io/fyne/v2"
	toolkit "fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"

	"github.com/quickcast/quickcast/ui/turn"
)

const displayFile = "Quattrocento-Bold.ttf"

// faces holds the display face, the toolkit's own two, and the faces that have been
// turned so far.
type faces struct {
	display, plain, bold face
	turned               map[string]fyne.Resource
}

// face is a font and what it can write.
type face struct {
	file fyne.Resource
	font *sfnt.Font
}

func loadFaces(fsys fs.FS) (faces, error) {
	data, err := fs.ReadFile(fsys, path.Join("fonts", displayFile))
	if err != nil {
		return faces{}, err
	}
	loaded := faces{turned: map[string]fyne.Resource{}}
	for into, file := range map[*face]fyne.Resource{
		&loaded.display: fyne.NewStaticResource(displayFile, data),
		&loaded.plain:   toolkit.DefaultTextFont(),
		&loaded.bold:    toolkit.DefaultTextBoldFont(),
	} {
		font, err := sfnt.Parse(file.Content())
		if err != nil {
			return faces{}, fmt.Errorf("%s: %w", file.Name(), err)
		}
		*into = face{file: file, font: font}
	}
	return loaded, nil
}

// Font answers the toolkit; part of fyne.Theme. Body text is set in the
// toolkit's own face.
func (t *Theme) Font(style fyne.TextStyle) fyne.Resource {
	return toolkit.DefaultTheme().Font(style)
}

// Display is the face of headings, names and numerals for this text. It is nil,
// which stands for the bold body face, when the face lacks a letter of it:
// half a word in another face would be worse.
func (t *Theme) Display(text string) fyne.Resource { return t.faces.display.writing(text) }

// Body is the toolkit's own face, bold or not, for text it can write whole, and nil for
// any other, which stands for that face with all the system has beside it. To look for
// that takes a tenth of a start, so it waits for who needs it.
func (t *Theme) Body(text string, bold bool) fyne.Resource {
	if bold {
		return t.faces.bold.writing(text)
	}
	return t.faces.plain.writing(text)
}

// writing is the font for text it has every letter of, else nil.
func (f face) writing(text string) fyne.Resource {
	for _, r := range text {
		if r >= ' ' && r <= '~' {
			continue
		}
		if glyph, err := f.font.GlyphIndex(new(sfnt.Buffer), r); err != nil || glyph == 0 {
			return nil
		}
	}
	return f.file
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
