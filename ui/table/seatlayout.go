package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// Measures of a seat in dp.
const (
	headHeight  float32 = 52
	shelfHeight float32 = 60
	chipsHeight float32 = 48
	bodyLeast   float32 = 168 // below this the chips move in with the tiles
	bodyMost    float32 = 236
	bodyNarrow  float32 = 206
	counterMost float32 = 260
	roomy       float32 = 480 // from this height on chips and tiles wrap and scroll down
)

// seatLayout lays a seat out for the room it has: the dial shrinks first, then
// chips and tiles share one row.
type seatLayout struct{ seat *seat }

// MinSize is part of fyne.Layout.
func (l *seatLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 240) }

// Layout is part of fyne.Layout.
func (l *seatLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s := l.seat
	s.dress(size)
	at := spot{s.kit, size}
	at.put(s.ground, 0, 0, size.Width, size.Height)
	pad, top := float32(14), float32(8)
	if size.Height < 340 {
		pad, top = 10, 3
	}
	w := size.Width - 2*pad
	s.layoutHead(at, pad, top, w)
	y := top + headHeight + 4
	body := size.Height - y - s.shelves() - 2*top
	body = min(body, s.bodyMost(size))
	dial := max(2*theme.DialTarget, body)
	at.put(s.dial, pad, y, dial, body)
	counter := min(w-dial-10, counterMost)
	at.put(s.mana, pad+dial+10, y, counter, body)
	y += body + 6
	switch s.shape {
	case merged:
		at.put(s.upper, pad, y, w, shelfHeight)
	case rows:
		at.put(s.upper, pad, y, w, chipsHeight)
		at.put(s.lower, pad, y+chipsHeight+6, w, shelfHeight)
	default:
		at.put(s.upper, pad, y, w, size.Height-y-top)
	}
}

func (s *seat) bodyMost(size fyne.Size) float32 {
	if size.Width < theme.Narrow {
		return bodyNarrow
	}
	return bodyMost
}

// shelves is the height that chips and tiles need below the dial.
func (s *seat) shelves() float32 {
	switch s.shape {
	case merged:
		return shelfHeight + 6
	case rows:
		return chipsHeight + 6 + shelfHeight + 6
	default:
		return 2*shelfHeight + chipsHeight
	}
}

func (s *seat) layoutHead(at spot, x, y, w float32) {
	icon := s.school.MinSize().Width
	at.put(s.school, x-8, y+2, icon, theme.Target)
	end := x + w
	for i := len(s.markers) - 1; i >= 0; i-- {
		at.put(s.markers[i], end-headHeight, y, headHeight, headHeight)
		end -= headHeight + 4
	}
	name := end - 4 - (x - 8 + icon)
	at.put(s.name, x-8+icon, y, name, headHeight)
	at.put(s.touch, x-8, y, name+icon, headHeight)
}

// shape is how chips and tiles stand.
type shape int

const (
	unmade  shape = iota
	merged        // both in one row that scrolls across
	rows          // a row each
	wrapped       // both in lines, scrolling down
)

func shapeOf(size fyne.Size) shape {
	switch {
	case size.Height >= roomy && size.Width >= bodyNarrow+2*counterMost-120:
		return wrapped
	case size.Height-headHeight-chipsHeight-shelfHeight-36 >= bodyLeast:
		return rows
	default:
		return merged
	}
}

// dress takes on a shape, when it is another.
func (s *seat) dress(size fyne.Size) {
	if now := shapeOf(size); now != s.shape {
		s.shape = now
		s.shelve()
	}
}

// shelve puts the parts together in the containers of the shape.
func (s *seat) shelve() {
	chips, tiles := s.chips.list, s.tiles.list
	s.upper, s.lower = nil, nil
	switch s.shape {
	case merged:
		s.upper = newShelf(s.kit, append(append([]fyne.CanvasObject(nil), chips...), tiles...))
	case rows:
		s.upper, s.lower = newShelf(s.kit, chips), newShelf(s.kit, tiles)
	default:
		s.upper = widgets.NewScroll(widgets.NewColumn(s.kit, 8,
			widgets.NewWrap(s.kit, 8, 0, chips...), widgets.NewWrap(s.kit, 8, 8, tiles...)))
	}
	objects := []fyne.CanvasObject{s.ground, s.school, s.name, s.touch}
	for _, m := range s.markers {
		objects = append(objects, m)
	}
	objects = append(objects, s.dial, s.mana, s.upper)
	if s.lower != nil {
		objects = append(objects, s.lower)
	}
	s.object.Objects = objects
}

// shelf is a row that scrolls across. For a reader across the table it begins
// at its other end.
type shelf struct {
	*container.Scroll
	turned, begun bool
}

func newShelf(k *widgets.Kit, list []fyne.CanvasObject) *shelf {
	return &shelf{Scroll: container.NewHScroll(widgets.NewLine(k, 8, -1, list...)), turned: k.Turned}
}

// Resize is part of fyne.CanvasObject.
func (s *shelf) Resize(size fyne.Size) {
	s.Scroll.Resize(size)
	if s.turned && !s.begun && size.Width > 0 {
		s.begun = true
		s.ScrollToOffset(fyne.NewPos(max(0, s.Content.MinSize().Width-size.Width), 0))
	}
}
