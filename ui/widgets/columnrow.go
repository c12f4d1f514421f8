package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

// Sizes of a row of columns, in dp.
const (
	columnRowHeight float32 = theme.Target - listGap
	columnWidth     float32 = 66
	columnLead      float32 = 24 // before the name
)

// ColumnFace is what a row of columns shows: a name and short values behind it. The row
// of the heads says by which column the list is sorted.
type ColumnFace struct {
	Name    string
	Hits    [][2]int     // ranges of runes in Name that the search found
	Stripes []theme.Role // the colour of the first school
	Icon    string       // of its kind
	Schools []string     // pictures behind the name, at most three are shown
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
	face       ColumnFace
	onColumn   func(int)
	less, more *IconButton // nil for a row without
}

// NewColumnRow returns a row that opens something.
func NewColumnRow(k *Kit, onTap func()) *ColumnRow {
	r := &ColumnRow{}
	r.onTap = onTap
	r.show(k, r)
	return r
}

// NewColumnHead returns the row of the heads: onColumn is told which one was tapped, the
// name being 0. The keyboard goes through them.
func NewColumnHead(k *Kit, onColumn func(column int)) *ColumnRow {
	r := &ColumnRow{onColumn: onColumn}
	r.onTap = func() { onColumn(r.face.Sorted % (len(r.face.Cells) + 1)) }
	r.show(k, r)
	return r
}

// WithSteps puts a minus and a plus at the end of the row; the names are read out. With onLess nil it
// keeps their room, for the row of the heads.
func (r *ColumnRow) WithSteps(less, more string, onLess, onMore func()) *ColumnRow {
	r.less, r.more = NewIconButton(r.kit, Bare, "minus", less, onLess), NewIconButton(r.kit, Bare, "plus", more, onMore)
	r.less.listed, r.more.listed = true, true // the row has the keys for them
	r.less.key, r.more.key = keys.Less, keys.More
	Show(r.less, onLess != nil)
	Show(r.more, onLess != nil)
	r.Refresh()
	return r
}

// OnSteps changes what minus and plus do; able says whether there is anything to take away.
func (r *ColumnRow) OnSteps(less, more func(), able bool) {
	r.less.onTap, r.more.onTap = less, more
	r.less.able(!able)
}

// OnPoint says what happens when the pointer or the focus comes.
func (r *ColumnRow) OnPoint(f func()) {
	if r.onPoint = f; r.less != nil {
		r.less.onPoint, r.more.onPoint = f, f
	}
}

// count changes how many there are, and reports whether a key means that.
func (r *ColumnRow) count(act keys.Act) bool {
	switch {
	case r.less == nil:
		return false
	case act == keys.More:
		r.more.fire()
	case act == keys.Less:
		r.less.fire()
	default:
		return false
	}
	return true
}

// stepsWide is the room of minus and plus at the end, in dp.
func (r *ColumnRow) stepsWide() float32 {
	if r.less == nil {
		return 0
	}
	return 2 * theme.Target
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
	first := r.Size().Width - columnWidth*float32(len(r.face.Cells)) - 8 - r.stepsWide()
	column := 0
	if e.Position.X >= first {
		column = min(1+int((e.Position.X-first)/columnWidth), len(r.face.Cells))
	}
	r.onColumn(column)
}

func (r *ColumnRow) view() part {
	k, f := r.kit, r.face
	arrow := func(column int) part {
		switch {
		case f.Sorted != column:
			return air(14, 1)
		case f.Falls:
			return sized(14, 12, k.pic("down", 12, theme.Accent))
		}
		return sized(14, 12, k.pic("up", 12, theme.Accent))
	}
	name := Style{Display: true, Size: theme.Lead, Most: 2}
	if f.Head {
		name.Role = theme.Quiet
	}
	parts := []part{when(f.Head, air(28, 1)), sized(28, 0, k.pic(f.Icon, 20, theme.Quiet)), grow(hit(f.Name, name, f.Hits)), sideBySide(2, schoolPics(k, f.Schools)...), arrow(1)}
	for i, cell := range f.Cells {
		style := Style{Right: true}
		switch {
		case f.Head && f.Sorted == i+2:
			style.Role = theme.Accent
		case f.Head:
			style.Role = theme.Quiet
		case f.Dear == i+1:
			style.Role = theme.Harm
		}
		parts = append(parts, sized(columnWidth, 0, sideBySide(2, grow(over{air(1, 1), sayLine(cell, style)}), arrow(i+2))))
	}
	if r.less != nil {
		parts = append(parts, sized(r.stepsWide(), columnRowHeight, row{0, []part{over{object{r.less}}, over{object{r.more}}}, false}))
	}
	return atLeast(220, columnRowHeight*k.Larger(), over{
		pad(2, 1, when(f.Chosen, k.filled(8, theme.Raised))),
		pad(2, 1, r.aura(8)),
		inset(12, 0, 0, 0, k.hair()),
		inset(10, 7, 0, 7, striped(k, f.Stripes[:min(len(f.Stripes), 1)])),
		inset(columnLead, 0, 8, 0, sideBySide(0, parts...)),
	})
}
