package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// ValueFace is a name with a number and why it is that number.
type ValueFace struct {
	Name  string
	Note  string // quiet: beside the name where there is room, else below it
	Value string
	Dear  bool // the number is high: shown in harm
	Quiet bool // does not count: the name is quiet too
}

// ValueRow is one line of a compact list of numbers.
type ValueRow struct {
	widget.BaseWidget
	kit  *Kit
	face ValueFace
}

// valueWide is the width from which name and note stand in one line.
const valueWide float32 = 520

// valueGap stands between name and note.
const valueGap float32 = 16

// valueEnd is the room of the number at the right.
const valueEnd float32 = 52

// NewValueRow returns a line.
func NewValueRow(k *Kit, face ValueFace) *ValueRow {
	r := &ValueRow{kit: k, face: face}
	r.ExtendBaseWidget(r)
	return r
}

// HeightFor is the height of the line at a width in dp.
func (r *ValueRow) HeightFor(width float32) float32 {
	grow := max(1, r.kit.Theme.Text(theme.Body)/float32(theme.Body))
	if r.inline(width) {
		return 38 * grow
	}
	lines := breakLines(newText(r.kit, plain, theme.Small, theme.Quiet), r.face.Note, width-valueEnd)
	return (36 + 18*float32(len(lines))) * grow
}

// inline tells whether the note stands beside the name.
func (r *ValueRow) inline(width float32) bool {
	name, note := newText(r.kit, plain, theme.Body, theme.Ink), newText(r.kit, plain, theme.Small, theme.Quiet)
	return r.face.Note == "" || width >= valueWide && name.widthOf(r.face.Name)+note.widthOf(r.face.Note)+valueGap <= width-valueEnd
}

// AccessibilityLabel is part of fyne.Accessible.
func (r *ValueRow) AccessibilityLabel() string {
	return spoken(r.face.Name+" "+r.face.Value, r.face.Note)
}

// AccessibilityRole is part of fyne.Accessible.
func (r *ValueRow) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer is part of fyne.Widget.
func (r *ValueRow) CreateRenderer() fyne.WidgetRenderer {
	hair := newBox(0)
	name := newText(r.kit, plain, theme.Body, theme.Ink)
	note := NewParagraph(r.kit, r.face.Note, Style{Size: theme.Small, Role: theme.Quiet})
	inline := newText(r.kit, plain, theme.Small, theme.Quiet)
	value := newText(r.kit, display, theme.Name, theme.Ink)
	s := &stage{kit: r.kit, owner: r, objects: []fyne.CanvasObject{hair.Rectangle, name.object(), note, inline.object(), value.object()}}
	s.paint = func() {
		hair.fill(r.kit.Theme.Tone(theme.Line), nil, 0)
		ink, number := theme.Ink, theme.Ink
		if r.face.Dear {
			number = theme.Harm
		}
		if r.face.Quiet {
			ink, number = theme.Quiet, theme.Quiet
		}
		name.write(r.face.Name, ink)
		note.SetText(r.face.Note)
		inline.write(r.face.Note, theme.Quiet)
		value.write(r.face.Value, number)
	}
	s.min = func() fyne.Size { return fyne.NewSize(200, r.HeightFor(r.Size().Width)) }
	s.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		a.put(hair.Rectangle, 0, h-1, w, 1)
		a.middle(value, w-40, 40, h/2, right)
		end := w - valueEnd
		wide := r.inline(w)
		Show(note, !wide)
		Show(inline.object(), wide)
		name.squeeze(theme.Body, r.kit.least(theme.Body*0.75), end) // rather small than cut off
		if !wide {
			a.middle(name, 0, end, 19, left)
			a.put(note, 0, 29, end, h-29)
			return
		}
		room := min(name.width(), end)
		a.middle(name, 0, room+1, h/2, left)
		a.middle(inline, room+valueGap, end-room-valueGap+1, h/2, right)
	}
	return s.start()
}
