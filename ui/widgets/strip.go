package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"quickcast/ui/theme"
)

// StripHeight is the height of the strip in dp.
const StripHeight float32 = 74

// StripFace is what the strip between two seats shows.
type StripFace struct {
	Title string // "Round 4 · Upkeep"
	Hint  string // what is to do now; "" for none
	Clock string // "41:07"; "" for none
	Alarm bool   // the clock runs out: in harm
	Stand bool   // the clock stands: a pause sign before it
	Band  bool   // a filled band behind the clock: it warns
	Undo  bool   // there is something to undo
	Redo  bool   // there is something to bring again: the redo button appears
	Next  bool   // the next button does something
}

// StripNames are what a screen reader says of the parts of a strip.
type StripNames struct{ Undo, Redo, Next, Clock, Title, Menu string }

// Strip stands in the middle of a table: undo and redo, round and phase, clock,
// menu, next.
type Strip struct {
	widget.BaseWidget
	kit        *Kit
	face       StripFace
	undo, redo *IconButton
	menu, next *IconButton
	middle     *tapArea
	clock      *tapArea
}

// StripActions are what the parts of a strip do; each may be nil. Without OnMenu
// there is no menu button.
type StripActions struct{ OnUndo, OnRedo, OnNext, OnClock, OnTitle, OnMenu func() }

// NewStrip returns a strip.
func NewStrip(k *Kit, names StripNames, do StripActions) *Strip {
	s := &Strip{kit: k}
	s.undo = NewIconButton(k, Bare, "undo", names.Undo, do.OnUndo)
	s.redo = NewIconButton(k, Bare, "redo", names.Redo, do.OnRedo)
	s.menu = NewIconButton(k, Bare, "menu", names.Menu, do.OnMenu)
	s.next = NewIconButton(k, Golden, "next", names.Next, do.OnNext)
	s.middle = newTapArea(k, names.Title, do.OnTitle)
	s.clock = newTapArea(k, names.Clock, do.OnClock)
	s.ExtendBaseWidget(s)
	return s
}

// Set shows other words. When only the clock moves, only the clock is drawn.
func (s *Strip) Set(face StripFace) {
	if s.face != face {
		s.face = face
		s.Refresh()
	}
}

// CreateRenderer is part of fyne.Widget.
func (s *Strip) CreateRenderer() fyne.WidgetRenderer {
	ground, upper, lower, band := newBox(0), newBox(0), newBox(0), newBox(10)
	stands := newIcon(s.kit)
	title := newText(s.kit, display, theme.Name, theme.Ink)
	hint := NewParagraph(s.kit, "", Style{Size: theme.Small, Role: theme.Quiet, Most: 2})
	clock := newFigures(s.kit, 22)
	st := &stage{kit: s.kit, owner: s}
	st.objects = append(st.objects, ground.Rectangle, upper.Rectangle, lower.Rectangle, s.middle, s.clock, title.object(), hint)
	st.objects = append(st.objects, band.Rectangle, stands.Image)
	st.objects = append(st.objects, clock.objects()...)
	st.objects = append(st.objects, s.undo, s.redo, s.menu, s.next)
	st.paint = func() {
		th := s.kit.Theme
		ground.fill(th.Tone(theme.Surface), nil, 0)
		upper.fill(th.Tone(theme.Line), nil, 0)
		lower.fill(th.Tone(theme.Line), nil, 0)
		title.write(s.face.Title, theme.Ink)
		hint.SetText(s.face.Hint)
		role := theme.Ink
		switch {
		case s.face.Band:
			role = theme.OnHarm
		case s.face.Alarm:
			role = theme.Harm
		}
		clock.write(s.face.Clock, role)
		show(band.Rectangle, s.face.Band && s.face.Clock != "")
		band.fill(th.Tone(theme.HarmFill), nil, 0)
		sign := ""
		switch {
		case s.face.Clock == "":
		case s.face.Stand:
			sign = "pause"
		case s.face.Alarm:
			sign = "warn"
		}
		stands.set(sign, role)
		s.undo.able(!s.face.Undo)
		show(s.redo, s.face.Redo)
		show(s.menu, s.menu.onTap != nil)
		s.next.able(!s.face.Next)
	}
	st.min = func() fyne.Size { return fyne.NewSize(300, StripHeight) }
	st.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		cy := h / 2
		a.put(ground.Rectangle, 0, 0, w, h)
		a.put(upper.Rectangle, 0, 0, w, 1)
		a.put(lower.Rectangle, 0, h-1, w, 1)
		a.put(s.undo, 8, cy-theme.Target/2, theme.Target, theme.Target)
		a.put(s.next, w-8-theme.Target, cy-theme.Target/2, theme.Target, theme.Target)
		end := w - 8 - theme.Target - 8
		if s.menu.Visible() {
			end -= theme.Target - 6
			a.put(s.menu, end, cy-theme.Target/2, theme.Target, theme.Target)
		}
		if s.face.Clock != "" {
			cw := clock.width()
			clock.layout(a, end-cw, cy)
			if stands.Visible() {
				cw += 18
				a.square(stands.Image, end-cw+7, cy, 14)
			}
			a.put(band.Rectangle, end-cw-6, cy-17, cw+12, 34)
			a.put(s.clock, end-cw-6, 0, cw+12, h)
			end -= cw + 10
		}
		x := float32(62)
		if s.face.Redo {
			a.put(s.redo, x-10, cy-theme.Target/2, theme.Target, theme.Target)
			x += theme.Target - 8
		}
		a.put(s.middle, x-4, 0, end-x+4, h)
		if s.face.Hint == "" {
			a.middle(title, x, end-x, cy, left)
			return
		}
		title.squeeze(theme.Name, theme.Small, end-x)
		text := hint.HeightFor(end - x)
		top := cy - (text+24)/2
		a.middle(title, x, end-x, top+12, left)
		a.put(hint, x, top+24, end-x, text)
	}
	return st.start()
}

// NewTouch returns a place without a look that takes taps for what stands below
// it, such as a name. name says what a tap does.
func NewTouch(k *Kit, name string, onTap func()) fyne.CanvasObject { return newTapArea(k, name, onTap) }

// tapArea takes taps on words that something else draws.
type tapArea struct{ press }

func newTapArea(k *Kit, name string, onTap func()) *tapArea {
	t := &tapArea{}
	t.kit, t.name, t.onTap = k, name, onTap
	t.ExtendBaseWidget(t)
	return t
}

// CreateRenderer is part of fyne.Widget.
func (t *tapArea) CreateRenderer() fyne.WidgetRenderer {
	halo := newBox(10)
	s := &stage{kit: t.kit, owner: t, objects: []fyne.CanvasObject{halo.Rectangle}}
	s.paint = func() {
		show(halo.Rectangle, t.onTap != nil)
		t.halo(halo)
	}
	s.min = func() fyne.Size { return fyne.NewSquareSize(theme.Target) }
	s.layout = func(a area) { a.put(halo.Rectangle, 0, 6, a.size.Width, a.size.Height-12) }
	return s.start()
}
