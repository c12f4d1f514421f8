package widgets

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// ListFace is what a row of a plain list shows.
type ListFace struct {
	Icon     string
	IconRole theme.Role // Quiet when empty
	Title    string
	Line     string     // quiet, below; "" for none
	Trail    string     // quiet, at the right
	Mark     string     // icon before the quiet line, or before the trail where there is none
	MarkRole theme.Role // of the mark; Quiet when empty
	Onward   bool       // an arrow at the right: a tap leads somewhere
	Chosen   bool       // the one that is shown beside the list
	Lead     string     // a letter before the title, where a new one begins
	Indent   bool       // keeps the room of such a letter
	Joined   bool       // no line below: what follows belongs to it
}

// ListRow is a row of a plain list: a term, a book, a finished duel.
type ListRow struct {
	press
	face ListFace
}

// NewListRow returns a row.
func NewListRow(k *Kit, face ListFace, onTap func()) *ListRow {
	r := &ListRow{}
	r.kit, r.onTap = k, onTap
	r.ExtendBaseWidget(r)
	r.Set(face)
	return r
}

// Set shows something else.
func (r *ListRow) Set(face ListFace) {
	r.face = face
	r.name = spoken(face.Title, face.Line, face.Trail)
	r.Refresh()
}

// scale is how much larger than usual the letters are, at least 1.
func (r *ListRow) scale() float32 {
	return max(1, r.kit.Theme.Text(theme.Body)/float32(theme.Body))
}

// The height of a row in dp as it asks for one, and the least its letters need; both grow
// with the letters.
const (
	rowHigh  float32 = 64
	rowTight float32 = 54
)

// fit is how much of their size the letters keep in a row that is so high: all of it, unless
// somebody gives it less than it asks for, and never less than half.
func (r *ListRow) fit(high float32) theme.Type {
	return theme.Type(min(1, max(0.5, high/(rowTight*r.scale()))))
}

// least is how small title and line get before they take more room.
func (r *ListRow) least() (title, line theme.Type) {
	return r.kit.least(theme.Name * 0.8), min(theme.Small, r.kit.typeFor(float32(theme.Small)*0.8))
}

// markRoom is what the mark before the line takes.
func (r *ListRow) markRoom() float32 {
	if r.face.Mark == "" {
		return 0
	}
	return 19
}

// shared tells who gives the trail some room at its right: title and line, one of them
// where the other needs the whole width, or none, and the trail stands below.
func (r *ListRow) shared(width, trail float32) (b struct{ title, line bool }) {
	width -= trail + 8
	name, line := r.least()
	if r.scale() > 1.2 { // who wants large letters rather has them than one line less
		name, line = theme.Name, theme.Small
	}
	b.title = newText(r.kit, display, name, theme.Ink).widthOf(r.face.Title) <= width
	b.line = newText(r.kit, plain, line, theme.Quiet).widthOf(r.face.Line) <= width-r.markRoom()
	if r.face.Line == "" || trail == 0 {
		b.title, b.line = true, true
	}
	return b
}

// halves are the line where it fits a width, and else what of it stands below.
func (r *ListRow) halves(width float32, fit theme.Type) (first, second string) {
	_, least := r.least()
	if r.scale() > 1.2 {
		least = theme.Small
	}
	t := newText(r.kit, plain, least*fit, theme.Quiet)
	lines := breakLines(t, r.face.Line, width)
	if len(lines) < 2 {
		return r.face.Line, ""
	}
	return lines[0], strings.Join(lines[1:], " ")
}

// folded are a title that stands alone where it nearly fits a width, and else the two lines
// that it takes.
func (r *ListRow) folded(width float32) (first, second string) {
	t := newText(r.kit, display, theme.Name, theme.Ink)
	if t.widthOf(r.face.Title)*0.9 <= width {
		return r.face.Title, ""
	}
	if lines := breakLines(t, r.face.Title, width); len(lines) == 2 {
		return lines[0], lines[1]
	}
	return r.face.Title, ""
}

// OnTap changes what a tap does, for rows that are used again.
func (r *ListRow) OnTap(f func()) { r.onTap = f }

// CreateRenderer is part of fyne.Widget.
func (r *ListRow) CreateRenderer() fyne.WidgetRenderer {
	ground, halo, hair := newBox(12), newBox(12), newBox(0)
	pic, onward, mark := newIcon(r.kit), newIcon(r.kit), newIcon(r.kit)
	title, under := newText(r.kit, display, theme.Name, theme.Ink), newText(r.kit, display, theme.Name, theme.Ink)
	line := newText(r.kit, plain, theme.Small, theme.Quiet)
	rest := newText(r.kit, plain, theme.Small, theme.Quiet)
	trail := newText(r.kit, plain, theme.Small, theme.Quiet)
	lead := newText(r.kit, display, theme.Title, theme.Accent)
	s := &stage{kit: r.kit, owner: r, objects: []fyne.CanvasObject{
		ground.Rectangle, halo.Rectangle, hair.Rectangle, pic.Image, onward.Image, mark.Image, title.object(), under.object(), line.object(), rest.object(), trail.object(), lead.object(),
	}}
	s.paint = func() {
		th := r.kit.Theme
		ground.fill(th.Tone(theme.Raised), nil, 0)
		Show(ground.Rectangle, r.face.Chosen)
		r.halo(halo)
		hair.fill(th.Tone(theme.Line), nil, 0)
		Show(hair.Rectangle, !r.face.Joined)
		role := r.face.IconRole
		if role == "" {
			role = theme.Quiet
		}
		pic.set(r.face.Icon, role)
		arrow := ""
		if r.face.Onward {
			arrow = "next"
		}
		onward.set(arrow, theme.Quiet)
		title.write(r.face.Title, theme.Ink)
		under.write("", theme.Ink)
		line.write(r.face.Line, theme.Quiet)
		rest.write("", theme.Quiet)
		tone := r.face.MarkRole
		if tone == "" {
			tone = theme.Quiet
		}
		mark.set(r.face.Mark, tone)
		trail.write(r.face.Trail, theme.Quiet)
		lead.write(r.face.Lead, theme.Accent)
	}
	s.min = func() fyne.Size {
		return fyne.NewSize(220, rowHigh*r.scale())
	}
	s.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		cy := h / 2
		a.put(ground.Rectangle, 2, 2, w-4, h-4)
		a.put(halo.Rectangle, 2, 2, w-4, h-4)
		a.put(hair.Rectangle, 12, h-1, w-12, 1)
		x, end := float32(14), w-14
		if r.face.Icon != "" {
			a.square(pic.Image, x+11, cy, 22)
			x += 36
		}
		if r.face.Indent {
			a.middle(lead, x, 30, cy, left)
			x += 34
		}
		if r.face.Onward {
			a.square(onward.Image, end-7, cy, 16)
			end -= 24
		}
		room := min(trail.width(), (end-x)*0.4)
		titleEnd, lineEnd, trailY := end, end, cy
		shared := r.shared(end-x, room)
		if room > 0 && shared.title {
			titleEnd -= room + 8
		}
		if room > 0 && shared.line {
			lineEnd -= room + 8
		}
		if r.face.Mark != "" && r.face.Line == "" {
			a.square(mark.Image, titleEnd-6, cy, 16)
			titleEnd -= 22
		}
		fit := r.fit(h)
		nameLeast, least := r.least()
		nameLeast, least = min(nameLeast, theme.Name*fit), min(least, theme.Small*fit)
		name, below := r.face.Title, ""
		if r.face.Line == "" {
			name, below = r.folded(titleEnd - x)
		}
		title.write(name, theme.Ink)
		under.write(below, theme.Ink)
		title.squeeze(theme.Name*fit, nameLeast, titleEnd-x) // a name rather shrinks than ends in an ellipsis
		under.squeeze(theme.Name*fit, nameLeast, titleEnd-x)
		if r.face.Line == "" {
			a.middle(trail, end-room, room+1, cy, right)
			if below != "" {
				cy -= title.height() / 2
			}
			a.middle(title, x, titleEnd-x, cy, left)
			a.middle(under, x, titleEnd-x, cy+title.height(), left)
			a.middle(line, x, lineEnd-x, cy, left)
			a.middle(rest, x, lineEnd-x, cy, left)
			return
		}
		first, second := r.face.Line, ""
		apart := !shared.title && !shared.line // the trail stands in a line of its own
		if !apart {
			first, second = r.halves(lineEnd-x-r.markRoom(), fit)
		}
		line.write(first, theme.Quiet)
		rest.write(second, theme.Quiet)
		scale := r.scale() * float32(fit)
		spread := 1 + (scale-1)*0.6 // the row is higher for larger letters
		step := float32(theme.Small) * scale * 1.3
		if apart || second != "" {
			cy -= step / 2
		}
		titleY, lineY := cy-10*spread, cy+13*spread
		switch {
		case apart:
			trailY = lineY + step
		case !shared.title:
			trailY = lineY
		case !shared.line:
			trailY = titleY
		}
		if apart {
			a.middle(trail, x, end-x, trailY, left)
		} else {
			a.middle(trail, end-room, room+1, trailY, right)
		}
		a.middle(title, x, titleEnd-x, titleY, left)
		if r.face.Mark != "" {
			a.square(mark.Image, x+7, lineY, 14)
			x += r.markRoom()
		}
		line.squeeze(theme.Small*fit, least, lineEnd-x)
		a.middle(line, x, lineEnd-x, lineY, left)
		rest.squeeze(theme.Small*fit, least, lineEnd-x)
		a.middle(rest, x, lineEnd-x, lineY+step, left)
	}
	return s.start()
}
