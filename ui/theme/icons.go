package theme

import (
	"bytes"
	"fmt"
	"image/color"
	"io/fs"
	"path"
	"strings"

	"fyne.io/fyne/v2"
	toolkit "fyne.io/fyne/v2/theme"
)

// drawn is the one colour every icon file uses; it is replaced by the tint.
const drawn = "#000"

// missing is the icon shown for a name that has no picture of its own.
const missing = "condition"

// Icons holds the project's own pictures by name ("fire", "undo"). They are
// drawn on a 24 by 24 grid in one colour and tinted when they are asked for.
type Icons struct {
	pictures map[string]picture
}

type picture struct{ head, body, tail []byte }

// loadIcons reads every SVG file of the folder icons. A file that is not drawn
// as the others (24 by 24, black) is refused by name.
func loadIcons(fsys fs.FS) (*Icons, error) {
	files, err := fs.Glob(fsys, "icons/*.svg")
	if err != nil {
		return nil, err
	}
	icons := &Icons{pictures: make(map[string]picture, len(files))}
	for _, file := range files {
		data, err := fs.ReadFile(fsys, file)
		if err != nil {
			return nil, err
		}
		pic, err := parsePicture(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		icons.pictures[strings.TrimSuffix(path.Base(file), ".svg")] = pic
	}
	if _, ok := icons.pictures[missing]; !ok {
		return nil, fmt.Errorf("icons/%s.svg is missing", missing)
	}
	return icons, nil
}

func parsePicture(data []byte) (picture, error) {
	start := bytes.IndexByte(data, '>') + 1
	end := bytes.LastIndex(data, []byte("</svg>"))
	if start == 0 || end < start {
		return picture{}, fmt.Errorf("not an svg picture")
	}
	pic := picture{head: data[:start], body: data[start:end], tail: data[end:]}
	if !bytes.Contains(pic.head, []byte(`viewBox="0 0 24 24"`)) {
		return picture{}, fmt.Errorf(`the grid is not 24 by 24: want viewBox="0 0 24 24"`)
	}
	if !bytes.Contains(pic.body, []byte(`"`+drawn+`"`)) {
		return picture{}, fmt.Errorf("not drawn in %s, so it cannot be tinted", drawn)
	}
	return pic, nil
}

// Has says whether there is a picture of this name.
func (s *Icons) Has(name string) bool {
	_, ok := s.pictures[name]
	return ok
}

// Get returns a picture in one colour, upright. A name without a picture gives
// the picture of Missing.
func (s *Icons) Get(name string, tint color.NRGBA) fyne.Resource {
	return s.draw(name, tint, false)
}

// Turned returns the picture as somebody across the table sees it.
func (s *Icons) Turned(name string, tint color.NRGBA) fyne.Resource {
	return s.draw(name, tint, true)
}

func (s *Icons) draw(name string, tint color.NRGBA, turned bool) fyne.Resource {
	pic, ok := s.pictures[name]
	if !ok {
		name, pic = missing, s.pictures[missing]
	}
	colour := fmt.Sprintf("#%02x%02x%02x", tint.R, tint.G, tint.B)
	body := bytes.ReplaceAll(pic.body, []byte(`"`+drawn+`"`), []byte(`"`+colour+`"`))
	if tint.A != 0xff {
		body = group(body, fmt.Sprintf(`opacity="%.2f"`, float64(tint.A)/255))
		colour += fmt.Sprintf("%02x", tint.A)
	}
	if turned {
		body = group(body, `transform="rotate(180 12 12)"`)
		colour += "-turned"
	}
	content := bytes.Join([][]byte{pic.head, body, pic.tail}, nil)
	// The toolkit keeps drawn pictures by name, so the name says all there is.
	return fyne.NewStaticResource(name+"-"+colour[1:]+".svg", content)
}

func group(body []byte, attribute string) []byte {
	return []byte("<g " + attribute + ">" + string(body) + "</g>")
}

// Icons returns the project's pictures.
func (t *Theme) Icons() *Icons { return t.pictures }

// picture is an icon in the colour that a role has at present.
func (t *Theme) picture(name string, role Role) fyne.Resource {
	return t.pictures.Get(name, t.Tone(role))
}

// Icon answers the toolkit; part of fyne.Theme. Its own widgets get pictures of
// this project where there is one that means the same.
func (t *Theme) Icon(name fyne.ThemeIconName) fyne.Resource {
	if own, ok := stockIcons()[name]; ok {
		return themed{icons: t, name: own}
	}
	return toolkit.DefaultTheme().Icon(name)
}

// themed is a picture that follows the colour the toolkit wants it in.
type themed struct {
	icons *Theme
	name  string
}

func (r themed) Name() string                        { return r.resource().Name() }
func (r themed) Content() []byte                     { return r.resource().Content() }
func (r themed) ThemeColorName() fyne.ThemeColorName { return toolkit.ColorNameForeground }
func (r themed) resource() fyne.Resource             { return r.icons.picture(r.name, Ink) }

func stockIcons() map[fyne.ThemeIconName]string {
	return map[fyne.ThemeIconName]string{
		toolkit.IconNameCancel:         "close",
		toolkit.IconNameConfirm:        "check",
		toolkit.IconNameDelete:         "delete",
		toolkit.IconNameSearch:         "search",
		toolkit.IconNameSearchReplace:  "search",
		toolkit.IconNameMenu:           "menu",
		toolkit.IconNameContentAdd:     "plus",
		toolkit.IconNameContentRemove:  "minus",
		toolkit.IconNameContentClear:   "close",
		toolkit.IconNameContentCopy:    "copy",
		toolkit.IconNameContentUndo:    "undo",
		toolkit.IconNameContentRedo:    "redo",
		toolkit.IconNameInfo:           "info",
		toolkit.IconNameWarning:        "warn",
		toolkit.IconNameError:          "warn",
		toolkit.IconNameNavigateBack:   "back",
		toolkit.IconNameNavigateNext:   "next",
		toolkit.IconNameMoveUp:         "up",
		toolkit.IconNameMoveDown:       "down",
		toolkit.IconNameArrowDropDown:  "down",
		toolkit.IconNameArrowDropUp:    "up",
		toolkit.IconNameMoreVertical:   "more",
		toolkit.IconNameVisibility:     "seen",
		toolkit.IconNameVisibilityOff:  "hidden",
		toolkit.IconNameMediaPlay:      "play",
		toolkit.IconNameMediaPause:     "pause",
		toolkit.IconNameDocumentCreate: "edit",
		toolkit.IconNameDocumentSave:   "export",
		toolkit.IconNameSettings:       "settings",
		toolkit.IconNameHistory:        "history",
	}
}
