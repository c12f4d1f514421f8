package widgets

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// A name that would have to be very small on one line has two; what has room, or is one word,
// stays on one.
func TestANameInACellTakesTwoLines(t *testing.T) {
	k, _ := newKit(t)
	for _, c := range []struct {
		name  string
		width float32
		lines []string
	}{
		{"Geschützter Raum", 84, []string{"Geschützter", "Raum"}},
		{"Geschützter Raum", 200, []string{"Geschützter Raum"}},
		{"Manakristall", 84, []string{"Manakristall"}},
		{"Raum A", 84, []string{"Raum A"}},
	} {
		cell := NewCell(k, CellFace{Name: c.name}, nil)
		r := test.WidgetRenderer(cell)
		cell.Resize(fyne.NewSize(c.width, c.width))
		var lines []string
		for _, o := range r.Objects() {
			o, ok := o.(*canvas.Text)
			if !ok || o.Text == "" {
				continue
			}
			lines = append(lines, o.Text)
			if o.TextSize < 10 || o.Position().X < 0 || o.Position().X+o.MinSize().Width > c.width {
				t.Errorf("%q is %v high, at %v in a cell %v wide", o.Text, o.TextSize, o.Position(), c.width)
			}
		}
		if !slices.Equal(lines, c.lines) {
			t.Errorf("%q in %v: %q, want %q", c.name, c.width, lines, c.lines)
		}
	}
}
