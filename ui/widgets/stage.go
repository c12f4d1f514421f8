package widgets

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/ui/theme"
)

// stage is the renderer of all widgets: a list of primitives, a function that
// gives them their faces and one that places them.
type stage struct {
	kit     *Kit
	owner   fyne.Widget
	objects []fyne.CanvasObject
	min     func() fyne.Size
	paint   func()
	layout  func(area)
	handed  bool // what is used most lies at the side of the hand
}

func (s *stage) Destroy() {
	if s.kit.Voices != nil {
		s.kit.Voices.gone(s)
	}
}
func (s *stage) Objects() []fyne.CanvasObject { return s.objects }
func (s *stage) MinSize() fyne.Size           { return s.min() }
func (s *stage) Layout(size fyne.Size)        { s.layout(s.area(size)) }

func (s *stage) area(size fyne.Size) area {
	return area{kit: s.kit, size: size, mirrored: s.handed && s.kit.LeftHanded}
}

// Refresh gives every primitive its face. Primitives redraw only what changed.
func (s *stage) Refresh() {
	s.paint()
	s.layout(s.area(s.owner.Size()))
}

// start makes the first frame right and returns the stage. A widget that has
// lived has its size already, and nobody tells it again: the toolkit makes a new
// renderer for what was out of sight for a minute.
func (s *stage) start() *stage {
	if s.kit.Voices != nil {
		s.kit.Voices.drawn(s)
	}
	s.paint()
	if size := s.owner.Size(); !size.IsZero() {
		s.Layout(size)
	}
	return s
}

// area is the space of a widget in which its primitives are placed. In a turned
// kit everything is placed point-mirrored; no widget has to know.
type area struct {
	kit      *Kit
	size     fyne.Size
	mirrored bool          // left and right change places; words keep theirs in the room they have
	at       fyne.Position // where it begins in the widget
}

// hand gives where a length begins, at whichever hand it is meant for.
func (a area) hand(x, w float32) float32 {
	if a.mirrored {
		return a.size.Width - x - w
	}
	return x
}

// put places an object whose upper left corner is at x, y as its reader sees it.
// Edges lie on whole dp, so that they are sharp and the same when turned.
func (a area) put(o fyne.CanvasObject, x, y, w, h float32) {
	x, w = whole(a.hand(x, w), w)
	y, h = whole(y, h)
	if a.kit.Turned {
		x, y = round(a.size.Width-x-w), round(a.size.Height-y-h)
	}
	o.Move(a.at.AddXY(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// whole moves both ends of a length to whole numbers.
func whole(at, length float32) (float32, float32) {
	start := round(at)
	return start, round(at+length) - start
}

func ceil(f float32) float32 { return float32(math.Ceil(float64(f))) }

func round(f float32) float32 { return float32(math.Round(float64(f))) }

// reader turns a position of an event into what the reader of the widget means.
func (a area) reader(p fyne.Position) fyne.Position {
	if a.kit.Turned {
		return fyne.NewPos(a.size.Width-p.X, a.size.Height-p.Y)
	}
	return p
}

// square places an object in the middle of a point.
func (a area) square(o fyne.CanvasObject, cx, cy, side float32) {
	side = round(side)
	a.put(o, cx-side/2, cy-side/2, side, side)
}

// disc places a round button's ground and picture around a point.
func (a area) disc(ground box, pic *icon, cx, cy, side float32) {
	ground.CornerRadius = side / 2
	a.square(ground.Rectangle, cx, cy, side)
	a.square(pic.Image, cx, cy, side*0.42)
}

// handles shows what a finger is to tap, unless all is only looked at.
func (k *Kit) handles(objects ...fyne.CanvasObject) {
	for _, o := range objects {
		Show(o, !k.Deaf)
	}
}

// box is a rounded rectangle that redraws only when something changed.
type box struct{ *canvas.Rectangle }

func newBox(radius float32) box {
	r := canvas.NewRectangle(color.Transparent)
	r.CornerRadius = radius
	return box{r}
}

// fill sets ground and outline; a width of 0 leaves the outline out.
func (b box) fill(ground, outline color.Color, width float32) {
	if width == 0 {
		outline = nil
	}
	ground, outline = orNone(ground), orNone(outline)
	if b.FillColor == ground && b.StrokeColor == outline && b.StrokeWidth == width {
		return
	}
	b.FillColor, b.StrokeColor, b.StrokeWidth = ground, outline, width
	b.Refresh()
}

// orNone is a colour, or the one the toolkit knows as none: it paints any other,
// seen or not, point by point.
func orNone(c color.Color) color.Color {
	if c == nil {
		return color.Transparent
	}
	if _, _, _, alpha := c.RGBA(); alpha == 0 {
		return color.Transparent
	}
	return c
}

// Show shows or hides an object without a needless redraw, and reports whether that is
// other than before.
func Show(o fyne.CanvasObject, yes bool) (other bool) {
	if o.Visible() == yes {
		return false
	}
	if yes {
		o.Show()
	} else {
		o.Hide()
	}
	return true
}

// icon is one of the project's pictures as a primitive.
type icon struct {
	*canvas.Image
	kit  *Kit
	name string
	tone color.NRGBA
	last string // the resource of both
}

func newIcon(k *Kit) *icon {
	img := &canvas.Image{FillMode: canvas.ImageFillContain}
	return &icon{Image: img, kit: k}
}

// set shows a picture in the present colour of a role; "" shows nothing.
func (i *icon) set(name string, role theme.Role) {
	i.tint(name, i.kit.Theme.Tone(role))
}

func (i *icon) tint(name string, c color.NRGBA) {
	i.name, i.tone = name, c
	Show(i.Image, name != "")
	if name == "" {
		return
	}
	icons := i.kit.Theme.Icons()
	res := icons.Get(name, c)
	if i.kit.Turned {
		res = icons.Turned(name, c)
	}
	if res.Name() == i.last {
		return
	}
	i.last = res.Name()
	i.Resource = res
	i.Image.Image = nil
	i.Refresh()
}
