package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/keys"
)

// stop is a place the arrow keys come to.
type stop struct {
	o     fyne.Focusable
	at    fyne.Position // in the window, in dp
	size  fyne.Size
	pane  *container.Scroll   // what moves up and down around it; nil for none
	moves []*container.Scroll // all that moves around it, the outermost first
}

// Step moves the focus as an arrow key does, and as Home, End and the keys for pages do:
// within what scrolls around what has the focus, or else through what lies beside it. It
// reports whether the key is used up: at the end of a pane it is, and nothing happens.
func (k *Kit) Step(act keys.Act) bool {
	if k.Canvas == nil || k.Deaf {
		return false
	}
	all := stopsOf(k.Canvas)
	at := k.Canvas.Focused()
	for _, here := range all {
		if here.o == at {
			return k.stepFrom(here, samePane(all, here), act)
		}
	}
	if at != nil || act != keys.Down {
		return false
	}
	for _, s := range all {
		if _, list := s.o.(*List); list || k.Canvas.Overlays().Top() != nil {
			k.come(s)
			return true
		}
	}
	return false
}

// samePane are the stops of the same pane.
func samePane(all []stop, here stop) []stop {
	return pick.Where(all, func(s stop) bool { return s.pane == here.pane })
}

// stepPage is how far a key for pages goes, in stops.
const stepPage = 8

func (k *Kit) stepFrom(here stop, list []stop, act keys.Act) bool {
	way, times := act, 1
	switch act {
	case keys.PageDown:
		way, times = keys.Down, stepPage
	case keys.PageUp:
		way, times = keys.Up, stepPage
	case keys.First, keys.Last:
		if here.pane == nil {
			return false
		}
		if list = alike(list, here); act == keys.First {
			k.come(list[0])
		} else {
			k.come(list[len(list)-1])
		}
		return true
	case keys.Down, keys.Up, keys.Left, keys.Right:
	default:
		return false
	}
	if times > 1 {
		list = alike(list, here)
	}
	next := here
	for range times {
		found, ok := nearest(list, next, way)
		if !ok {
			break
		}
		next = found
	}
	if next.o == here.o {
		return here.pane != nil && (way == keys.Down || way == keys.Up)
	}
	k.come(next)
	return true
}

// alike are the rows among stops where one of them has the focus.
func alike(list []stop, here stop) []stop {
	var rows []stop
	for _, s := range list {
		if _, row := s.o.(*ListRow); row {
			rows = append(rows, s)
		}
	}
	if _, row := here.o.(*ListRow); row {
		return rows
	}
	return list
}

// nearest is the next stop on a way: the least way on, and as little aside as can be.
func nearest(list []stop, from stop, way keys.Act) (best stop, ok bool) {
	least := float32(0)
	for _, s := range list {
		along, aside := s.along(from, way)
		if s.o == from.o || along < -4 || (way == keys.Left || way == keys.Right) && aside > 0 {
			continue
		}
		if far := max(along, 0) + 2*aside; !ok || far < least {
			best, least, ok = s, far, true
		}
	}
	return best, ok
}

// along is how far a stop lies on the way from another, in dp, negative where it does not,
// and how far beside it.
func (s stop) along(from stop, way keys.Act) (along, aside float32) {
	gap := func(a, aLong, b, bLong float32) float32 { return max(a-b-bLong, b-a-aLong, 0) }
	across := gap(s.at.X, s.size.Width, from.at.X, from.size.Width)
	down := gap(s.at.Y, s.size.Height, from.at.Y, from.size.Height)
	switch way {
	case keys.Up:
		return from.at.Y - s.at.Y - s.size.Height, across
	case keys.Left:
		return from.at.X - s.at.X - s.size.Width, down
	case keys.Right:
		return s.at.X - from.at.X - from.size.Width, down
	}
	return s.at.Y - from.at.Y - from.size.Height, across
}

// come gives a stop the focus and brings it into sight.
func (k *Kit) come(s stop) {
	k.Focus(s.o)
	s.reveal()
}

// reveal brings what has the focus into sight.
func (k *Kit) reveal() {
	if k.Canvas == nil {
		return
	}
	at := k.Canvas.Focused()
	for _, s := range stopsOf(k.Canvas) {
		if s.o == at {
			s.reveal()
			return
		}
	}
}

func (s stop) reveal() {
	at := s.at
	for i := len(s.moves) - 1; i >= 0; i-- { // the innermost first: the others see where it then is
		scroll := s.moves[i]
		from := fyne.CurrentApp().Driver().AbsolutePositionForObject(scroll.Content).Add(scroll.Offset)
		to := scroll.Offset
		if scroll.Direction != container.ScrollHorizontalOnly {
			to.Y = within(to.Y, at.Y-from.Y+scroll.Offset.Y, s.size.Height, scroll.Size().Height)
		}
		if scroll.Direction != container.ScrollVerticalOnly {
			to.X = within(to.X, at.X-from.X+scroll.Offset.X, s.size.Width, scroll.Size().Width)
		}
		if to != scroll.Offset {
			at = at.Add(scroll.Offset).Subtract(to)
			scroll.ScrollToOffset(to)
		}
	}
}

// within is how far something is scrolled so that a piece of it is seen.
func within(offset, at, long, room float32) float32 {
	return max(min(offset, at), at+long-room)
}

// stopsOf are the stops of what lies on top of a window, in the order of reading.
func stopsOf(c fyne.Canvas) []stop {
	top := c.Overlays().Top()
	if top == nil {
		top = c.Content()
	}
	var list []stop
	findStops(top, stop{}, &list)
	return list
}

func findStops(o fyne.CanvasObject, in stop, list *[]stop) {
	if o == nil || !o.Visible() {
		return
	}
	in.at, in.size = in.at.Add(o.Position()), o.Size()
	if focus, ok := o.(fyne.Focusable); ok {
		if off, ok := o.(fyne.Disableable); !ok || !off.Disabled() || grouped(o) {
			in.o = focus
			*list = append(*list, in)
		}
		return
	}
	for _, part := range inside(o, &in) {
		findStops(part, in, list)
	}
}

// inside is what an object is made of. What scrolls is noted.
func inside(o fyne.CanvasObject, in *stop) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case *Scroll:
		in.pane = &o.Scroll
		in.moves = append(slices.Clone(in.moves), &o.Scroll)
		return o.Parts()
	case *BareScroll:
		in.moves = append(slices.Clone(in.moves), &o.Scroll)
		return o.Parts()
	case *Sheet:
		return []fyne.CanvasObject{o.scroll, o.foot, o.close}
	case *Field:
		return []fyne.CanvasObject{o.entry, o.clear}
	case owner:
		return o.Parts()
	case viewer:
		return o.parts()
	}
	return nil
}
