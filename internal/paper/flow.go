package paper

// Flow fills the columns of pages from top to bottom, from left to right, and begins
// a new page when the last column is full.
type Flow struct {
	Wide float64 // of a column

	doc     *Doc
	columns int
	gap     float64
	top     float64 // where the columns of this page begin
	next    float64 // where those of later pages begin
	bottom  float64
	column  int
	y       float64
}

// NewFlow is a flow of columns from top down to bottom on the present page, and from the
// margin down on those after it.
func (d *Doc) NewFlow(columns int, gap, top, bottom float64) *Flow {
	inner := d.Width - 2*Margin
	return &Flow{
		doc: d, columns: columns, gap: gap, top: top, next: Margin, bottom: bottom, y: top,
		Wide: (inner - gap*float64(columns-1)) / float64(columns),
	}
}

// Take is the place of the next thing of that height. With keep it stands above that much
// more: a heading is not left alone at the foot of a column.
func (f *Flow) Take(height, keep float64) (x, y float64) {
	if f.y+height+keep > f.bottom && f.y > f.top {
		f.turn()
	}
	x = Margin + float64(f.column)*(f.Wide+f.gap)
	y = f.y
	f.y += height
	return x, y
}

// turn goes on in the next column, or on a new page.
func (f *Flow) turn() {
	f.column++
	if f.column == f.columns {
		f.doc.Page()
		f.column, f.top = 0, f.next
	}
	f.y = f.top
}

// Skip leaves room, except at the head of a column.
func (f *Flow) Skip(height float64) {
	if f.y > f.top {
		f.y += height
	}
}
