package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// figuresMost is the longest time a clock shows: "-1:23:45".
const figuresMost = 8

// figures is a number whose digits stand in cells of one width, so that it does
// not tremble while it counts. The display face has none of its own.
type figures struct {
	cells []*text
	cell  float32
	words []rune
}

func newFigures(k *Kit, size theme.Type) *figures {
	f := &figures{}
	for range figuresMost {
		f.cells = append(f.cells, newText(k, display, size, theme.Ink))
	}
	return f
}

func (f *figures) objects() []fyne.CanvasObject {
	objects := make([]fyne.CanvasObject, 0, len(f.cells))
	for _, cell := range f.cells {
		objects = append(objects, cell.object())
	}
	return objects
}

// write changes the figures; what does not fit is left out.
func (f *figures) write(value string, role theme.Role) {
	f.words = []rune(value)
	f.words = f.words[:min(len(f.words), figuresMost)]
	for i, cell := range f.cells {
		words := ""
		if i < len(f.words) {
			words = string(f.words[i])
		}
		cell.write(words, role)
	}
	f.measure()
}

// sized sets them in another size.
func (f *figures) sized(size theme.Type) {
	if f.cells[0].size == size {
		return
	}
	f.size(size)
	f.write(string(f.words), f.cells[0].role)
}

// widthAt is how wide they would be in a size.
func (f *figures) widthAt(size theme.Type) float32 {
	now := f.cells[0].size
	f.size(size)
	w := f.width()
	f.size(now)
	return w
}

func (f *figures) size(size theme.Type) {
	for _, cell := range f.cells {
		cell.resize(size)
	}
	f.measure()
}

// measure finds how wide the cell of a digit is.
func (f *figures) measure() {
	f.cell = 0
	for digit := '1'; digit <= '9'; digit++ { // the zero is far wider and may come close
		f.cell = max(f.cell, f.cells[0].measure(string(digit)))
	}
}

func (f *figures) advance(i int) float32 {
	if r := f.words[i]; r >= '0' && r <= '9' {
		return f.cell
	}
	return f.cells[i].width() + 1
}

func (f *figures) width() float32 {
	var w float32
	for i := range f.words {
		w += f.advance(i)
	}
	return w
}

// layout puts the figures at x, centred on cy.
func (f *figures) layout(a area, x, cy float32) {
	x, a.mirrored = a.hand(x, f.width()), false // a number is read from the left in either hand
	for i := range f.words {
		w := f.advance(i)
		slack := max(4, w*0.4) // the zero is wider than its cell
		a.middle(f.cells[i], x-slack, w+2*slack, cy, centre)
		x += w
	}
}
