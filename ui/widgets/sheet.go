package widgets

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

const (
	sheetWidth float32 = 520 // of a sheet in a wide window
	sheetTime          = 160 * time.Millisecond
)

// Sheet lies over a screen and asks for one thing. On a narrow window it comes
// up from the edge nearest to its reader, on a wide one it stands in the
// middle. A tap beside it, Escape, or a phone's Back closes it. What is too high scrolls.
type Sheet struct {
	widget.BaseWidget
	kit     *Kit
	title   string
	content fyne.CanvasObject
	foot    fyne.CanvasObject // stays below what scrolls; nil for none
	scroll  *Scroll
	scrim   *veil
	close   *IconButton
	tip     *Tip
	onClose func()
	canvas  fyne.Canvas
	layer   *fyne.Container // the part of a window it lies over; nil for all of it
	slide   float32         // 1 outside, 0 in place
	oldKey  func(*fyne.KeyEvent)
}

// NewSheet returns a sheet that is not shown yet. closeName names the cross.
// onClose, which may be nil, is called however it closes.
func NewSheet(k *Kit, title, closeName string, content fyne.CanvasObject, onClose func()) *Sheet {
	s := &Sheet{kit: k, title: title, content: content, onClose: onClose}
	s.scroll = NewVScroll(NewInset(k, 0, 0, theme.Inset, 0, content)) // its bar stands beside the content, not over it
	s.scrim = newVeil(k, s.Close)
	s.close = NewIconButton(k, Bare, "close", closeName, s.Close)
	s.tip = newTip(k)
	s.ExtendBaseWidget(s)
	return s
}

// SetTitle changes the title.
func (s *Sheet) SetTitle(title string) {
	if s.title != title {
		s.title = title
		s.Refresh()
	}
}

// SetFoot puts what stays in sight, however far the content is scrolled, below it:
// the one button of the sheet. nil takes it away.
func (s *Sheet) SetFoot(foot fyne.CanvasObject) {
	s.foot = foot
	s.Refresh()
}

// Rewind shows the beginning of the content again.
func (s *Sheet) Rewind() {
	if s.kit.Turned {
		s.scroll.ScrollToBottom()
		return
	}
	s.scroll.ScrollToTop()
}

// footGap is the room between what scrolls and the foot, in dp.
const footGap float32 = 10

// footHeight is the room of the foot at a width.
func (s *Sheet) footHeight(width float32) float32 {
	if s.foot == nil {
		return 0
	}
	return ceil(heightFor(s.foot, width)) + footGap
}

// Open lays the sheet over a canvas.
func (s *Sheet) Open(c fyne.Canvas) {
	s.canvas = c
	s.oldKey = c.OnTypedKey()
	old := s.oldKey
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		switch {
		case c.Overlays().Top() == nil && old != nil:
			old(e) // closed before one that lay below
		case keys.Of(e, "") == keys.Close:
			CloseTop(s.kit, c)
		}
	})
	c.Overlays().Add(s)
	s.Resize(c.Size())
	s.begin()
}

// OpenIn lays the sheet over a part of a window. The layer gives it its place;
// what is beside that place can be touched as before, and Escape is the
// window's.
func (s *Sheet) OpenIn(c fyne.Canvas, layer *fyne.Container) {
	s.canvas, s.layer = c, layer
	layer.Add(s)
	s.begin()
}

// begin gives the keys to what asks for them and moves the sheet into sight.
func (s *Sheet) begin() {
	c := s.canvas
	s.kit.Shield.Came(s)
	if asks, ok := s.content.(interface {
		fyne.Focusable
		onEscape(func())
	}); ok {
		asks.onEscape(s.Close)
		c.Focus(asks)
	}
	s.kit.animate(sheetTime, func(done float32) {
		s.slide = 1 - done
		s.Refresh()
	})
}

// CloseTop closes what lies on top of a window and nothing else: a sheet, a dialog or a menu
// of the toolkit's. It reports whether there was anything; what a screen laid there itself
// it closes itself.
func CloseTop(k *Kit, c fyne.Canvas) bool {
	switch top := c.Overlays().Top().(type) {
	case nil, *fyne.Container:
		return false
	case *Sheet:
		top.Close()
	default:
		k.Shield.goes(top)
		c.Overlays().Remove(top)
	}
	return true
}

// Close takes the sheet away. Closing twice is no mistake.
func (s *Sheet) Close() {
	if s.canvas == nil {
		return
	}
	c := s.canvas
	s.canvas = nil
	s.kit.Tip.Hush()
	s.kit.Shield.goes(s)
	if s.layer != nil {
		s.layer.Remove(s)
		c.Unfocus()
	} else {
		above := s.above(c)
		c.Overlays().Remove(s) // and all above it: the toolkit keeps no order otherwise
		for _, o := range above {
			c.Overlays().Add(o)
		}
		if len(above) == 0 {
			c.SetOnTypedKey(s.oldKey)
		}
	}
	if s.onClose != nil {
		s.onClose()
	}
}

// above are what lies over the sheet: what was opened from it stays when it goes.
func (s *Sheet) above(c fyne.Canvas) []fyne.CanvasObject {
	list := c.Overlays().List()
	for i, o := range list {
		if o == fyne.CanvasObject(s) {
			return append([]fyne.CanvasObject(nil), list[i+1:]...)
		}
	}
	return nil
}

// AccessibilityLabel is the sheet's title; part of fyne.Accessible.
func (s *Sheet) AccessibilityLabel() string { return s.title }

// AccessibilityRole is part of fyne.Accessible.
func (s *Sheet) AccessibilityRole() fyne.AccessibleRole { return RoleHeading }

// CreateRenderer is part of fyne.Widget.
func (s *Sheet) CreateRenderer() fyne.WidgetRenderer {
	ground, grip := newBox(24), newBox(2)
	title := newText(s.kit, display, theme.Title, theme.Ink)
	blocker := newVeil(s.kit, func() {}) // taps on the sheet do not fall through
	blocker.clear = true
	fixed := []fyne.CanvasObject{s.scrim, ground.Rectangle, blocker, grip.Rectangle, title.object(), s.close, s.scroll}
	st := &stage{kit: s.kit, handed: true, owner: s, objects: fixed}
	st.paint = func() {
		st.objects = fixed
		if s.foot != nil {
			st.objects = append(slices.Clip(fixed), s.foot)
		}
		st.objects = append(slices.Clip(st.objects), s.tip)
		ground.fill(s.kit.Theme.Tone(theme.Surface), s.kit.Theme.Tone(theme.Line), 1)
		grip.fill(s.kit.Theme.Tone(theme.Line), nil, 0)
		title.write(s.title, theme.Ink)
	}
	st.min = func() fyne.Size { return fyne.NewSize(200, 200) }
	st.layout = func(a area) {
		a.put(s.scrim, 0, 0, a.size.Width, a.size.Height)
		a.put(s.tip, 0, 0, a.size.Width, a.size.Height)
		narrow := a.size.Width < theme.Narrow
		width := a.size.Width
		if !narrow {
			width = a.size.Width - 48
			if !fills(s.content) {
				width = min(sheetWidth, width)
			}
		}
		inner := width - 2*theme.Inset
		const head = 64
		full, foot := ceil(heightFor(s.content, inner)), s.footHeight(inner)
		most := a.size.Height - s.air(narrow)
		if small, ok := s.content.(squeezer); ok {
			full = max(min(full, most-foot-head-theme.Inset-4), small.Least())
		}
		if fills(s.content) {
			full = max(full, most-foot-head-theme.Inset-4)
		}
		height := min(full+foot+head+theme.Inset+4, most)
		x, y := (a.size.Width-width)/2, (a.size.Height-height)/2
		rest := height
		if narrow {
			x, y = 0, a.size.Height-height+s.slide*height
			height += 30 // the lower corners stay outside
		} else {
			y += s.slide * 24
		}
		Show(grip.Rectangle, narrow)
		a.put(ground.Rectangle, x, y, width, height)
		a.put(blocker, x, y, width, height)
		a.put(grip.Rectangle, x+width/2-18, y+8, 36, 4)
		title.squeeze(theme.Title, s.kit.least(theme.Title*0.6), inner-theme.Target) // a name rather shrinks than ends in an ellipsis
		a.middle(title, x+theme.Inset+2, inner-theme.Target, y+head/2+4, left)
		a.put(s.close, x+width-theme.Target-8, y+head/2+4-theme.Target/2, theme.Target, theme.Target)
		seen := s.scroll.Content.Size().Height - s.scroll.Offset.Y - s.scroll.Size().Height // from where a turned reader begins
		s.scroll.Content.Resize(fyne.NewSize(inner+theme.Inset, full))
		room := rest - head - theme.Inset - 4 - foot
		a.put(s.scroll, x+theme.Inset, y+head, inner+theme.Inset, room)
		if s.foot != nil {
			a.put(s.foot, x+theme.Inset, y+head+room+footGap, inner, foot-footGap)
		}
		if s.kit.Turned && room < full {
			s.scroll.ScrollToOffset(fyne.NewPos(0, full-room-max(seen, 0)))
		}
	}
	return st.start()
}

// squeezer is content that does with less height before it has to be scrolled.
type squeezer interface{ Least() float32 }

// air is how much of the screen below stays in sight above a sheet: none where
// it lies over its reader's part alone.
func (s *Sheet) air(narrow bool) float32 {
	switch {
	case s.layer == nil:
		return 56
	case narrow:
		return 0
	default:
		return 24
	}
}

// veil is a ground that takes taps.
type veil struct {
	shown
	clear bool
	onTap func()
}

func newVeil(k *Kit, onTap func()) *veil {
	v := &veil{onTap: onTap}
	v.show(k, v)
	return v
}

// Tapped is part of fyne.Tappable.
func (v *veil) Tapped(e *fyne.PointEvent) {
	if v.kit.Shield.lets(v, "", v.Size(), *e) {
		v.onTap()
	}
}

// MouseIn keeps the pointer from what lies below; part of desktop.Hoverable.
func (v *veil) MouseIn(*desktop.MouseEvent) {}

// MouseMoved is part of desktop.Hoverable.
func (v *veil) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is part of desktop.Hoverable.
func (v *veil) MouseOut() {}

// Scrolled keeps the wheel from what lies below; part of fyne.Scrollable.
func (v *veil) Scrolled(*fyne.ScrollEvent) {}

func (v *veil) view() part { return atLeast(1, 1, when(!v.clear, v.kit.filled(0, theme.Scrim))) }

// NewConfirm returns a sheet that asks before something is done. question may
// be long; danger paints the button that does it in harm.
func NewConfirm(k *Kit, title, question, do, leave string, danger bool, onDo func()) *Sheet {
	var sheet *Sheet
	kind := Primary
	if danger {
		kind = Danger
	}
	sheet = NewSheet(k, title, leave, NewColumn(k, 20,
		NewParagraph(k, question, Style{Size: theme.Lead, Role: theme.Quiet}),
		NewEqual(k, 10,
			NewQuiet(k, leave, func() { sheet.Close() }),
			NewButton(k, kind, do, "", func() {
				sheet.Close()
				onDo()
			}))), nil)
	return sheet
}
