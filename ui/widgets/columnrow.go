package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// Sizes of a row of columns, in dp.
const (
	columnRowHeight float32 = 46
	columnWidth     float32 = 66
	columnLead      float32 = 24 // before the name
)

// ColumnFace is what a row of columns shows: a name and short values behind it. The row
// of the heads says by which column the list is sorted.
type ColumnFace struct {
	Name    string
	Hits    [][2]int     // ranges of runes in Name that the search found
	Stripes []theme.Role // the colour of the first school
	Cells   []string
	Dear    int  // which cell is a high price, counted from 1; 0 for none
	Chosen  bool // the one that is shown beside the list
	Head    bool
	Sorted  int  // by which column, the name being 1; 0 for none
	Falls   bool // the highest first
}

// ColumnRow is a dense row of a wide list, for mouse and keys.
type ColumnRow struct {
	press
	face     ColumnFace
	onColumn func(int)
}

// NewColumnRow returns a row that opens something.
func NewColumnRow(k *Kit, onTap func()) *ColumnRow {
	r := &ColumnRow{}
	r.kit, r.onTap = k, onTap
	r.ExtendBaseWidget(r)
	return r
}

// NewColumnHead returns the row of the heads: onColumn is told which one was tapped, the
// name being 0. The keyboard goes through them.
func NewColumnHead(k *Kit, onColumn func(column int)) *ColumnRow {
	r := &ColumnRow{onColumn: onColumn}
	r.kit = k
	r.onTap = func() { onColumn(r.face.Sorted % (len(r.face.Cells) + 1)) }
	r.ExtendBaseWidget(r)
	return r
}

// Set shows something else.
func (r *ColumnRow) Set(face ColumnFace) {
	r.face = face
	r.name = spoken(append([]string{face.Name}, face.Cells...)...)
	r.Refresh()
}

// OnTap changes what a tap does, for rows that are used again.
func (r *ColumnRow) OnTap(f func()) { r.onTap = f }

// Tapped is part of fyne.Tappable: on the heads it counts where.
func (r *ColumnRow) Tapped(e *fyne.PointEvent) {
	if r.onColumn == nil {
		r.press.Tapped(e)
		return
	}
	if !r.meant(e) {
		return
	}
	first := r.Size().Width - columnWidth*float32(len(r.face.Cells)) - 8
	column := 0
	if e.Position.X >= first {
		column = min(1+int((e.Position.X-first)/columnWidth), len(r.face.Cells))
	}
	r.onColumn(column)
}

// CreateRenderer is part of fyne.Widget.
func (r *ColumnRow) CreateRenderer() fyne.WidgetRenderer {
	ground, halo, hair, stripe := newBox(8), newBox(8), newBox(0), newBox(2)
	arrow := newIcon(r.kit)
	name := []*text{newText(r.kit, display, theme.Lead, theme.Ink), newText(r.kit, display, theme.Lead, theme.Ink), newText(r.kit, display, theme.Lead, theme.Ink)}
	var cells []*text
	s := &stage{kit: r.kit, owner: r, objects: []fyne.CanvasObject{ground.Rectangle, halo.Rectangle, hair.Rectangle, stripe.Rectangle, arrow.Image}}
	for _, t := range name {
		s.objects = append(s.objects, t.object())
	}
	s.paint = func() {
		th, f := r.kit.Theme, r.face
		ground.fill(th.Tone(theme.Raised), nil, 0)
		Show(ground.Rectangle, f.Chosen)
		r.halo(halo)
		hair.fill(th.Tone(theme.Line), nil, 0)
		Show(stripe.Rectangle, len(f.Stripes) > 0)
		if len(f.Stripes) > 0 {
			stripe.fill(th.Tone(f.Stripes[0]), nil, 0)
		}
		for len(cells) < len(f.Cells) {
			t := newText(r.kit, plain, theme.Body, theme.Ink)
			cells = append(cells, t)
			s.objects = append(s.objects, t.object())
		}
		for i, t := range cells {
			Show(t.object(), i < len(f.Cells))
			if i >= len(f.Cells) {
				continue
			}
			role := theme.Ink
			switch {
			case f.Head && f.Sorted == i+2:
				role = theme.Accent
			case f.Head:
				role = theme.Quiet
			case f.Dear == i+1:
				role = theme.Harm
			}
			t.write(f.Cells[i], role)
		}
		pieces := split(f.Name, f.Hits)
		if len(pieces) > len(name) {
			pieces = split(f.Name, nil)
		}
		for i, t := range name {
			Show(t.object(), i < len(pieces))
			words, role := "", theme.Ink
			if i < len(pieces) {
				words = pieces[i].Words
				if pieces[i].Hit {
					role = theme.Accent
				}
			}
			if f.Head {
				role = theme.Quiet
			}
			t.write(words, role)
		}
		sign := ""
		if f.Head && f.Sorted > 0 {
			sign = "up"
			if f.Falls {
				sign = "down"
			}
		}
		arrow.set(sign, theme.Accent)
	}
	s.min = func() fyne.Size {
		return fyne.NewSize(240, columnRowHeight*max(1, r.kit.Theme.Text(theme.Body)/float32(theme.Body)))
	}
	s.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		cy := h / 2
		a.put(ground.Rectangle, 2, 1, w-4, h-2)
		a.put(halo.Rectangle, 2, 1, w-4, h-2)
		a.put(hair.Rectangle, 12, h-1, w-12, 1)
		a.put(stripe.Rectangle, 10, 7, 5, h-14)
		first := w - columnWidth*float32(len(r.face.Cells)) - 8
		for i := range r.face.Cells {
			x := first + columnWidth*float32(i)
			a.middle(cells[i], x, columnWidth-16, cy, right)
			if r.face.Sorted == i+2 {
				a.square(arrow.Image, x+columnWidth-8, cy, 12)
			}
		}
		if r.face.Sorted == 1 {
			a.square(arrow.Image, first-12, cy, 12)
		}
		x := columnLead
		for _, t := range name {
			room := max(first-8-x, 0)
			a.middle(t, x, room, cy, left)
			x += min(t.width(), room)
		}
	}
	return s.start()
}
