package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// heighter is what knows its height for a width: paragraphs, wraps, columns.
type heighter interface {
	HeightFor(width float32) float32
}

// HeightFor is the height in dp an object wants at a width.
func HeightFor(o fyne.CanvasObject, width float32) float32 { return heightFor(o, width) }

// heightFor is the height an object wants at this width.
func heightFor(o fyne.CanvasObject, width float32) float32 {
	if h, ok := o.(heighter); ok {
		return h.HeightFor(width)
	}
	if c, ok := o.(*fyne.Container); ok {
		if h, ok := c.Layout.(objectsHeighter); ok {
			return h.heightOf(c.Objects, width)
		}
	}
	if size := o.Size(); max(size.Width-width, width-size.Width) >= 1 { // what was placed on whole dp stays there
		o.Resize(fyne.NewSize(width, size.Height))
		if size.Width > 0 { // asking moves nothing: nobody lays it out again
			defer o.Resize(size)
		}
	}
	return o.MinSize().Height
}

// objectsHeighter is a layout that knows its height for a width.
type objectsHeighter interface {
	heightOf(objects []fyne.CanvasObject, width float32) float32
}

// NewWrap puts objects side by side and begins a new line where they no longer
// fit. Chips are 48 dp high with air of their own, so they need no line gap.
func NewWrap(k *Kit, gap, lineGap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&wrap{kit: k, gap: gap, lineGap: lineGap}, objects...)
}

type wrap struct {
	kit          *Kit
	gap, lineGap float32
	width        float32
}

func (w *wrap) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w.width = size.Width
	w.flow(objects, size.Width, func(o fyne.CanvasObject, x, y float32, min fyne.Size) {
		area{kit: w.kit, size: size}.put(o, x, y, min.Width, min.Height)
	})
}

func (w *wrap) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var widest float32
	for _, o := range objects {
		if o.Visible() {
			widest = max(widest, o.MinSize().Width)
		}
	}
	return fyne.NewSize(min(widest, 160), w.heightOf(objects, max(w.width, widest)))
}

func (w *wrap) heightOf(objects []fyne.CanvasObject, width float32) float32 {
	w.width = width
	return w.flow(objects, width, func(fyne.CanvasObject, float32, float32, fyne.Size) {})
}

// flow visits every object with its place and returns the height of all lines.
func (w *wrap) flow(objects []fyne.CanvasObject, width float32, place func(fyne.CanvasObject, float32, float32, fyne.Size)) float32 {
	var x, y, line float32
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		size := o.MinSize()
		size.Width = min(size.Width, width)
		if x > 0 && x+size.Width > width+0.5 {
			x, y, line = 0, y+line+w.lineGap, 0
		}
		place(o, x, y, size)
		x += size.Width + w.gap
		line = max(line, size.Height)
	}
	return y + line
}

// NewColumn stacks objects with a gap, each as wide as the column and as high
// as it wants to be at that width. Unlike the toolkit's box it asks wrapping
// parts for their height at the real width in the same pass.
func NewColumn(k *Kit, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&column{kit: k, gap: gap}, objects...)
}

type column struct {
	kit   *Kit
	gap   float32
	width float32
}

func (c *column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	c.width = size.Width
	var y float32
	for _, o := range objects {
		if o.Visible() {
			h := heightFor(o, size.Width)
			area{kit: c.kit, size: size}.put(o, 0, y, size.Width, h)
			y += h + c.gap
		}
	}
}

func (c *column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var widest float32
	for _, o := range objects {
		if o.Visible() {
			widest = max(widest, o.MinSize().Width)
		}
	}
	return fyne.NewSize(widest, c.heightOf(objects, max(c.width, widest)))
}

func (c *column) heightOf(objects []fyne.CanvasObject, width float32) float32 {
	c.width = width
	height, first := float32(0), true
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		if !first {
			height += c.gap
		}
		height += heightFor(o, width)
		first = false
	}
	return height
}

// lineLeast is how narrow the object that stretches may become.
const lineLeast float32 = 40

// NewLine puts objects side by side in the middle of a line. The object named
// by stretch takes the room that is left, or gives way where there is too
// little; -1 leaves the room at the end.
func NewLine(k *Kit, gap float32, stretch int, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&line{kit: k, gap: gap, stretch: stretch}, objects...)
}

type line struct {
	kit     *Kit
	gap     float32
	stretch int
}

func (l *line) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	spare := size.Width - l.MinSize(objects).Width
	var x float32
	for i, o := range objects {
		if !o.Visible() {
			continue
		}
		w := o.MinSize().Width
		if i == l.stretch {
			w = max(w+spare, lineLeast)
		}
		h := min(heightFor(o, w), size.Height)
		area{kit: l.kit, size: size}.put(o, x, (size.Height-h)/2, w, h)
		x += w + l.gap
	}
}

func (l *line) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		if o.Visible() {
			least := o.MinSize()
			if size.Width > 0 {
				size.Width += l.gap
			}
			size.Width += least.Width
			size.Height = max(size.Height, least.Height)
		}
	}
	return size
}

func (l *line) heightOf(objects []fyne.CanvasObject, width float32) float32 {
	spare := width - l.MinSize(objects).Width
	var height float32
	for i, o := range objects {
		if !o.Visible() {
			continue
		}
		w := o.MinSize().Width
		if i == l.stretch {
			w = max(w+spare, lineLeast)
		}
		height = max(height, heightFor(o, w))
	}
	return height
}

// NewEqual shares the width equally among objects: two buttons, three figures. Where that
// is too narrow for one of them they stand below each other.
func NewEqual(k *Kit, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&equal{kit: k, gap: gap}, objects...)
}

type equal struct {
	kit   *Kit
	gap   float32
	width float32 // that was asked for last
}

// share is how wide each object is, and whether they stand beside each other.
func (e *equal) share(seen []fyne.CanvasObject, width float32) (float32, bool) {
	n := float32(max(len(seen), 1))
	w := (width - e.gap*(n-1)) / n
	for _, o := range seen {
		if o.MinSize().Width > w+1 {
			return width, false
		}
	}
	return w, true
}

func (e *equal) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	e.width = size.Width
	seen := visible(objects)
	w, inRow := e.share(seen, size.Width)
	x, y := float32(0), float32(0)
	for _, o := range seen {
		h := size.Height
		if !inRow {
			h = heightFor(o, w)
		}
		area{kit: e.kit, size: size}.put(o, x, y, w, h)
		if inRow {
			x += w + e.gap
		} else {
			y += h + e.gap
		}
	}
}

func (e *equal) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range visible(objects) {
		size = size.Max(o.MinSize())
	}
	if e.width >= size.Width {
		size.Height = e.heightOf(objects, e.width)
	}
	return size
}

func (e *equal) heightOf(objects []fyne.CanvasObject, width float32) float32 {
	e.width = width
	seen := visible(objects)
	w, inRow := e.share(seen, width)
	var highest, sum float32
	for _, o := range seen {
		h := heightFor(o, w)
		highest, sum = max(highest, h), sum+h+e.gap
	}
	if inRow {
		return highest
	}
	return sum - e.gap
}

func visible(objects []fyne.CanvasObject) []fyne.CanvasObject {
	seen := make([]fyne.CanvasObject, 0, len(objects))
	for _, o := range objects {
		if o.Visible() {
			seen = append(seen, o)
		}
	}
	return seen
}

// NewInset puts air around one object: left, top, right and bottom in dp.
func NewInset(k *Kit, left, top, right, bottom float32, o fyne.CanvasObject) *fyne.Container {
	return container.New(&inset{kit: k, left: left, top: top, right: right, bottom: bottom}, o)
}

type inset struct {
	kit                      *Kit
	left, top, right, bottom float32
}

func (i *inset) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		area{kit: i.kit, size: size}.put(o, i.left, i.top, size.Width-i.left-i.right, size.Height-i.top-i.bottom)
	}
}

func (i *inset) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		size = size.Max(o.MinSize())
	}
	return size.AddWidthHeight(i.left+i.right, i.top+i.bottom)
}

func (i *inset) heightOf(objects []fyne.CanvasObject, width float32) float32 {
	var height float32
	for _, o := range objects {
		height = max(height, heightFor(o, width-i.left-i.right))
	}
	return height + i.top + i.bottom
}
