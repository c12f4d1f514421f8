package widgets

import (
	"cmp"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/turn"
)

// face is one of the three ways text is set.
type face int

const (
	plain   face = iota // the toolkit's face
	bold                // the toolkit's bold face
	display             // the display face of headings, names and numerals
)

// Height of capitals and figures as a share of the type size.
const (
	capPlain   float32 = 0.714
	capDisplay float32 = 0.662
)

// text is one line of text as a primitive. Turned it is set from right to left
// in a face that stands on its head.
type text struct {
	kit   *Kit
	face  face
	size  theme.Type
	role  theme.Role
	value string
	shown string     // value, shortened to fit
	full  theme.Type // the size before it was made smaller to fit; 0 where it was not
	firm  bool       // it keeps its size, and is shortened where it does not fit
	line  *canvas.Text
}

func newText(k *Kit, f face, size theme.Type, role theme.Role) *text {
	return &text{kit: k, face: f, size: size, role: role, line: canvas.NewText("", color.Transparent)}
}

// object is what goes on the stage.
func (t *text) object() fyne.CanvasObject { return t.line }

// write changes words and colour and follows the theme; it redraws only when
// something is different.
func (t *text) write(value string, role theme.Role) {
	t.role = role
	t.ink(value, t.kit.Theme.Tone(role))
}

// ink is write with a colour that is not a role, for text that fades.
func (t *text) ink(value string, c color.NRGBA) {
	t.enlarge()
	value = t.spell(value)
	same := value == t.value
	t.value = value
	if !same || t.shown == "" {
		t.shown = value
	}
	size := t.kit.Theme.Text(t.size)
	if same && t.line.Text == t.letters(t.shown) && t.line.Color == c && t.line.TextSize == size {
		return
	}
	t.line.Color, t.line.TextSize = c, size
	t.dress()
}

// spell replaces the minus sign, which the toolkit's face lacks, by a dash.
func (t *text) spell(value string) string {
	if t.face != display {
		value = strings.ReplaceAll(value, "−", "–")
	}
	return value
}

// dress hands what is shown to the toolkit.
func (t *text) dress() {
	t.line.Text = t.letters(t.shown)
	t.line.TextStyle = t.style()
	t.line.FontSource = t.font(t.shown)
	canvas.Refresh(t.object())
}

// letters are what the toolkit is given to set for what is to be read.
func (t *text) letters(s string) string {
	if t.kit.Turned {
		return turn.Text(s)
	}
	return s
}

func (t *text) style() fyne.TextStyle { return fyne.TextStyle{Bold: t.face != plain} }

// font is the face for what is to be read, nil for the toolkit's own.
func (t *text) font(s string) fyne.Resource {
	var font fyne.Resource
	if t.face == display {
		font = t.kit.Theme.Display(s)
	}
	if font == nil {
		font = t.kit.Theme.Body(s, t.face != plain)
	}
	if t.kit.Turned {
		font = t.kit.Theme.Turned(font, t.style())
	}
	return font
}

// width is how wide the whole text is, unshortened, in dp.
func (t *text) width() float32 { return t.widthOf(t.value) }

// widthOf is how wide other words would be in this face, however small those that are
// shown had to become.
func (t *text) widthOf(words string) float32 {
	whole := text{kit: t.kit, face: t.face, size: cmp.Or(t.full, t.size)}
	return whole.measure(t.spell(words))
}

func (t *text) measure(s string) float32 {
	size, _ := t.metrics(s)
	return size.Width
}

// height is the height of the line in dp.
func (t *text) height() float32 {
	size, _ := t.metrics("X")
	return size.Height
}

func (t *text) metrics(s string) (fyne.Size, float32) {
	return fyne.CurrentApp().Driver().RenderedTextSize(s, t.kit.Theme.Text(t.size), t.style(), t.font(s))
}

// capHeight is the height of capitals and figures in dp.
func (t *text) capHeight() float32 {
	if t.face == display {
		return t.kit.Theme.Text(t.size) * capDisplay
	}
	return t.kit.Theme.Text(t.size) * capPlain
}

// resize gives the text another size to be written in from now on.
func (t *text) resize(size theme.Type) { t.size, t.full = size, 0 }

// squeeze makes the text smaller where it would be wider than width, but never
// smaller than least; what is still too wide is shortened when it is placed.
func (t *text) squeeze(full, least theme.Type, width float32) {
	t.full = 0
	t.shrink(full, least, width)
	t.write(t.value, t.role)
}

func (t *text) shrink(full, least theme.Type, width float32) {
	t.size = full
	if w := t.measure(t.value); w > width {
		t.size = max(least, full*theme.Type(width/w))
	}
	for t.size > least && t.measure(t.value) > width { // letters are not narrower by exactly as much
		t.size = max(least, t.size-0.25)
	}
}

// enlarge undoes what fit has made smaller.
func (t *text) enlarge() {
	if t.full != 0 {
		t.size, t.full = t.full, 0
	}
}

// typeFor is the size of type that is set so many dp high at least, whatever size of text a
// person has chosen: for letters that stand in a place of a given size.
func (k *Kit) typeFor(dp float32) theme.Type {
	if small := theme.Type(dp) * theme.Fitted / theme.Type(k.Theme.Text(theme.Fitted)); small <= theme.Fitted {
		return small // those grow less than others
	}
	return max(theme.Type(dp*float32(theme.Body)/k.Theme.Text(theme.Body)), theme.Fitted+0.01)
}

// least is how small a text may become that does not fit: as small as it is for who has
// chosen nothing, where that is less.
func (k *Kit) least(size theme.Type) theme.Type {
	return min(size, k.typeFor(max(float32(size), float32(theme.Small))))
}

// fit makes what is shown fit a width. Who has chosen large letters gets the usual ones
// before anything is cut; what is still too long ends in an ellipsis.
func (t *text) fit(width float32) {
	t.enlarge()
	if least := t.kit.least(t.size); !t.firm && least < t.size && t.width() > width+0.5 {
		full := t.size
		t.shrink(full, least, width)
		t.full = full
	}
	if size := t.kit.Theme.Text(t.size); t.line.TextSize != size {
		t.line.TextSize = size
		t.dress()
	}
	shown := t.value
	if shown != "" && t.measure(shown) > width+0.5 {
		shown = t.shorten(width)
	}
	if shown != t.shown || t.line.Text != t.letters(shown) {
		t.shown = shown
		t.dress()
	}
}

func (t *text) shorten(width float32) string {
	runes := []rune(t.value)
	low, high := 0, len(runes)
	for low < high {
		mid := (low + high + 1) / 2
		if t.measure(cut(runes, mid)) <= width {
			low = mid
		} else {
			high = mid - 1
		}
	}
	return cut(runes, low)
}

// cut keeps n letters and ends in an ellipsis; trailing spaces go.
func cut(runes []rune, n int) string {
	for n > 0 && (runes[n-1] == ' ' || runes[n-1] == ',') {
		n--
	}
	return string(runes[:n]) + "…"
}

// align says where text stands in the width it is given.
type align int

const (
	left align = iota
	centre
	right
)

// base places text on a baseline within x and x+w, shortened to fit.
func (a area) base(t *text, x, w, baseline float32, how align) {
	t.fit(w)
	x = a.hand(x, w)
	size, rise := t.metrics(t.shown)
	if size.Height == 0 {
		size.Height = t.height()
	}
	switch how {
	case centre:
		x += (w - size.Width) / 2
	case right:
		x += w - size.Width
	}
	at := fyne.NewPos(round(x), round(baseline-rise))
	if a.kit.Turned {
		at = fyne.NewPos(a.size.Width-at.X-size.Width, a.size.Height-at.Y-size.Height-2*t.sink(rise))
	}
	t.line.Move(a.at.Add(at))
	t.line.Resize(size)
}

// sink is how far below its measure the painter sets a baseline, because it
// rounds to whole pixels: down, whichever way up the letters stand.
func (t *text) sink(rise float32) float32 {
	scale := float32(1)
	if t.kit.Canvas != nil {
		scale = t.kit.Canvas.Scale()
	}
	return ceil(rise*scale)/scale - rise
}

// middle places text so that its capitals and figures are centred on cy.
func (a area) middle(t *text, x, w, cy float32, how align) {
	t.fit(w) // its letters are as high as they will be only then
	a.base(t, x, w, cy+t.capHeight()/2, how)
}
