package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

const (
	sheetWidth float32 = 520 // of a sheet in a wide window
	menuWidth  float32 = 340 // of a menu at the pointer
	sheetTime          = 160 * time.Millisecond
)

// Sheet lies over a screen and asks for one thing. On a narrow window it comes
// up from the edge nearest to its reader, on a wide one it stands in the
// middle. A tap beside it, Escape, or a phone's Back closes it. What is too high scrolls.
type Sheet struct {
	shown
	content fyne.CanvasObject
	foot    fyne.CanvasObject // stays below what scrolls; nil for none
	scroll  *Scroll
	scrim   *veil
	blocker *veil // takes taps on the sheet, so that they do not fall through
	close   *IconButton
	tip     *Tip
	onClose func()
	canvas  fyne.Canvas
	layer   *fyne.Container // the part of a window it lies over; nil for all of it
	slide   float32         // 1 outside, 0 in place
	oldKey  func(*fyne.KeyEvent)
	from    *fyne.Position // where the pointer asked for it, a menu; nil for elsewhere
}

// NewSheet returns a sheet that is not shown yet. closeName names the cross.
// onClose, which may be nil, is called however it closes.
func NewSheet(k *Kit, title, closeName string, content fyne.CanvasObject, onClose func()) *Sheet {
	s := &Sheet{content: content, onClose: onClose}
	s.name, s.hand = title, true
	s.scroll = NewVScroll(NewInset(k, 0, 0, theme.Inset, 0, content)) // its bar stands beside the content, not over it
	s.scrim, s.blocker = newVeil(k, s.Close), newVeil(k, func() {})
	s.blocker.clear = true
	s.close = NewIconButton(k, Bare, "close", closeName, s.Close).Key(keys.Close)
	if isMenu(content) {
		s.from = k.Grasp.asked()
	}
	s.tip = newTip(k)
	s.show(k, s)
	return s
}

// SetTitle changes the title.
func (s *Sheet) SetTitle(title string) {
	if s.name != title {
		s.name = title
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
		case c.Overlays().Top() != fyne.CanvasObject(s):
		case keys.Of(e, "") == keys.Open:
			s.agree()
		default:
			s.kit.Step(keys.Of(e, ""))
		}
	})
	c.Overlays().Add(s)
	s.Resize(c.Size())
	s.begin()
}

// agree does what the one golden button of the sheet does, where nothing has the focus.
func (s *Sheet) agree() {
	for _, stop := range stopsOf(s.canvas) {
		if b, ok := stop.o.(*Button); ok && b.kind == Primary && s.canvas.Focused() == nil {
			b.fire()
			return
		}
	}
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

// AccessibilityRole is part of fyne.Accessible.
func (s *Sheet) AccessibilityRole() fyne.AccessibleRole { return RoleHeading }

func (s *Sheet) view() part { return byHand{200, 200, s.draw} }

// sheetHead is how high a title in one line is, in dp, and sheetEnd what is left free below the content.
const (
	sheetHead float32 = 64
	sheetEnd  float32 = theme.Inset + 4
)

func (s *Sheet) draw(p *pen, at space) {
	k := s.kit
	narrow, width := at.w < theme.Narrow, at.w
	if !narrow {
		if width -= 48; !fills(s.content) {
			width = min(sheetWidth, width)
		}
	}
	menu := s.from != nil && !narrow
	if menu {
		width = min(menuWidth, width)
	}
	inner := width - 2*theme.Inset
	full, foot, most := ceil(heightFor(s.content, inner)), s.footHeight(inner), at.h-s.air(narrow)
	title, head := s.head(inner - theme.Target)
	room := most - foot - head - sheetEnd
	if small, ok := s.content.(squeezer); ok {
		full = max(min(full, room), small.Least())
	}
	if fills(s.content) {
		full = max(full, room)
	}
	height := min(full+foot+head+sheetEnd, most)
	room = height - head - sheetEnd - foot
	sheet := space{(at.w - width) / 2, (at.h-height)/2 + s.slide*24, width, height}
	if narrow {
		sheet = space{0, at.h - height + s.slide*height, width, height + 30} // the lower corners stay outside
	}
	if menu {
		const edge = 8
		sheet.x, sheet.y = min(s.from.X, at.w-width-edge), min(s.from.Y, at.h-height-edge)
	}
	x, y := sheet.x, sheet.y
	object{s.scrim}.draw(p, at)
	k.outlined(24, theme.Surface, theme.Line, 1).draw(p, sheet)
	object{s.blocker}.draw(p, sheet)
	if narrow {
		k.filled(2, theme.Line).draw(p, space{x + width/2 - 18, y + 8, 36, 4})
	}
	title.draw(p, space{x + theme.Inset + 2, y + 8, inner - theme.Target, head - 8})
	object{s.close}.draw(p, space{x + width - theme.Target - 8, y + sheetHead/2 + 4 - theme.Target/2, theme.Target, theme.Target})
	seen := s.scroll.Content.Size().Height - s.scroll.Offset.Y - s.scroll.Size().Height // from where a turned reader begins
	s.scroll.Content.Resize(fyne.NewSize(inner+theme.Inset, full))
	object{s.scroll}.draw(p, space{x + theme.Inset, y + head, inner + theme.Inset, room})
	if s.foot != nil {
		object{s.foot}.draw(p, space{x + theme.Inset, y + head + room + footGap, inner, foot - footGap})
	}
	object{s.tip}.draw(p, at)
	if k.Turned && room < full && !p.blind {
		s.scroll.ScrollToOffset(fyne.NewPos(0, full-room-max(seen, 0)))
	}
}

// head is the title and how high it stands in a width: a second line makes it higher, before
// anything of it is cut.
func (s *Sheet) head(width float32) (title part, high float32) {
	style, least := Style{Display: true, Most: 2}, s.kit.least(theme.Title)
	title = byRoom(s.name, style, theme.Title, least)
	style.Size = least
	return title, max(sheetHead, ceil(saying{words: s.name, style: style}.high(s.kit, width))+10)
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

// isMenu reports whether content is rows alone.
func isMenu(content fyne.CanvasObject) bool {
	switch o := content.(type) {
	case *ListRow:
		return true
	case *fyne.Container:
		for _, part := range o.Objects {
			if !isMenu(part) {
				return false
			}
		}
		return len(o.Objects) > 0
	}
	return false
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
	kind := pick.Either(danger, Danger, Primary)
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
