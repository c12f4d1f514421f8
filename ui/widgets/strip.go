package widgets

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

// StripHeight is the height of the strip in dp.
const StripHeight float32 = 62

// StripFace is what the strip between two seats shows.
type StripFace struct {
	Title string // "Round 4 · Upkeep"
	Short string // "Upkeep", where there is no room for more; "" for none
	Lead  string // "Round 4", then before the hint
	Hint  string // what is to do now; "" for none
	Note  string // "Saving …", before all that and in place of the lead; "" for none
	Clock string // "41:07"; "" for none
	Alarm bool   // the clock runs out: in harm
	Stand bool   // the clock stands: a pause sign before it
	Band  bool   // a filled band behind the clock: it warns
	Undo  bool   // there is something to undo
	Redo  bool   // there is something to bring again: the redo button appears
	Next  string // what comes next, "" for nothing
	Flip  bool   // seats can be turned: the flip button appears where it fits
}

// StripNames are what a screen reader says of the parts of a strip.
type StripNames struct{ Undo, Redo, Next, Clock, Title, Menu, Flip string }

// Strip stands in the middle of a table: undo and redo, round and phase, clock,
// menu, next.
type Strip struct {
	widget.BaseWidget
	kit        *Kit
	face       StripFace
	undo, redo *IconButton
	menu, flip *IconButton
	next       *GoldButton
	middle     *tapArea
	clock      *tapArea
}

// StripActions are what the parts of a strip do; each may be nil. Without OnMenu
// there is no menu button.
type StripActions struct{ OnUndo, OnRedo, OnNext, OnClock, OnTitle, OnMenu, OnFlip func() }

// NewStrip returns a strip.
func NewStrip(k *Kit, names StripNames, do StripActions) *Strip {
	s := &Strip{kit: k}
	s.undo = NewIconButton(k, Bare, "undo", names.Undo, do.OnUndo)
	s.redo = NewIconButton(k, Bare, "redo", names.Redo, do.OnRedo)
	s.menu = NewIconButton(k, Bare, "menu", names.Menu, do.OnMenu)
	s.flip = NewIconButton(k, Bare, "flip", names.Flip, do.OnFlip)
	s.undo.OnMenu(do.OnRedo)
	s.next = NewGoldButton(k, names.Next, do.OnNext)
	s.middle = newTapArea(k, names.Title, do.OnTitle)
	s.clock = newTapArea(k, names.Clock, do.OnClock)
	s.clock.key = keys.Clock
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
	p := &stripParts{
		ground: newBox(0), upper: newBox(0), lower: newBox(0), band: newBox(10), stands: newIcon(s.kit),
		title: newText(s.kit, display, theme.Name, theme.Ink), clock: newFigures(s.kit, clockLarge),
		short: NewParagraph(s.kit, "", Style{Display: true, Size: theme.Small, Most: 2}),
		hint:  NewParagraph(s.kit, "", Style{Size: s.kit.least(theme.Small), Role: theme.Quiet, Most: 2}),
	}
	st := &stage{kit: s.kit, handed: true, owner: s}
	st.objects = append(st.objects, p.ground.Rectangle, p.upper.Rectangle, p.lower.Rectangle, s.middle, s.clock,
		p.title.object(), p.hint, p.short, p.band.Rectangle, p.stands.Image)
	st.objects = append(st.objects, p.clock.objects()...)
	st.objects = append(st.objects, s.undo, s.redo, s.flip, s.menu, s.next)
	st.paint = func() { s.paint(p) }
	st.min = func() fyne.Size { return fyne.NewSize(300, StripHeight) }
	st.layout = func(a area) { s.layout(a, p) }
	return st.start()
}

type stripParts struct {
	ground, upper, lower, band box
	stands                     *icon
	title                      *text
	short, hint                *Paragraph
	clock                      *figures
}

func (s *Strip) paint(p *stripParts) {
	th := s.kit.Theme
	p.ground.fill(th.Tone(theme.Surface), nil, 0)
	p.upper.fill(th.Tone(theme.Line), nil, 0)
	p.lower.fill(th.Tone(theme.Line), nil, 0)
	role := theme.Ink
	switch {
	case s.face.Band:
		role = theme.OnHarm
	case s.face.Alarm:
		role = theme.Harm
	}
	p.clock.write(s.face.Clock, role)
	Show(p.band.Rectangle, s.face.Band && s.face.Clock != "")
	p.band.fill(th.Tone(theme.HarmFill), nil, 0)
	p.stands.set(s.sign(), role)
	s.undo.able(!s.face.Undo)
	s.redo.able(!s.face.Redo)
	Show(s.menu, s.menu.onTap != nil)
	s.next.SetText(s.face.Next)
	Show(s.next, s.face.Next != "")
}

// sign is the picture before the clock, "" for none.
func (s *Strip) sign() string {
	switch {
	case s.face.Clock == "":
		return ""
	case s.face.Stand:
		return "pause"
	case s.face.Alarm:
		return "warn"
	}
	return ""
}

// stripRoom is the least room in dp that the words keep before the flip button
// goes.
const stripRoom float32 = 130

// The clock's digits, where there is room and where there is little.
const (
	clockLarge theme.Type = 22
	clockSmall theme.Type = 16
)

// clockLine is how high a line is that the clock has for itself.
const clockLine float32 = 20

// How wide the next step is: with its words at the most, and as an arrow alone.
const (
	goldMost  float32 = 260
	goldArrow float32 = 60
)

// stripGap is between the words and what follows them.
const stripGap float32 = 4

func (s *Strip) layout(a area, p *stripParts) {
	w, h := a.size.Width, a.size.Height
	cy := h / 2
	a.put(p.ground.Rectangle, 0, 0, w, h)
	a.put(p.upper.Rectangle, 0, 0, w, 1)
	a.put(p.lower.Rectangle, 0, h-1, w, 1)
	a.put(s.undo, 8, cy-theme.Target/2, theme.Target, theme.Target)
	x, end := float32(62), w-8
	if s.next.Visible() {
		gold := goldArrow // what it does stands below the title
		if !s.narrow() {
			gold = s.next.widthIn(goldMost)
		}
		a.put(s.next, w-4-gold, 4, gold, h-8)
		end = w - 4 - gold - 4
	}
	if Show(s.redo, !s.narrow()); s.redo.Visible() { // else it is held for, or stands in the menu: the words stay where they are
		a.put(s.redo, x-10, cy-theme.Target/2, theme.Target, theme.Target)
		x += theme.Target - 8
	}
	if s.menu.Visible() {
		end -= theme.Target - 6
		a.put(s.menu, end, cy-theme.Target/2, theme.Target, theme.Target)
	}
	low := s.face.Clock != "" && end-p.clock.widthAt(clockLarge)-x < stripRoom
	if !low {
		p.clock.sized(clockLarge)
		end = s.layoutClock(a, p, end, cy)
	}
	fits := end-x-theme.Target+6 >= stripRoom
	Show(s.flip, s.face.Flip && s.flip.onTap != nil && fits && !s.narrow())
	if s.flip.Visible() {
		end -= theme.Target - 6
		a.put(s.flip, end, cy-theme.Target/2, theme.Target, theme.Target)
	}
	a.put(s.middle, x-4, 0, end-x+4, h)
	s.layoutWords(a, p, x, end-x-stripGap, cy, low)
}

// layoutClock puts the clock before an end and returns what is left of it.
func (s *Strip) layoutClock(a area, p *stripParts, end, cy float32) float32 {
	if s.face.Clock == "" {
		return end
	}
	cw := p.clock.width()
	p.clock.layout(a, end-cw, cy)
	if p.stands.Visible() {
		cw += 18
		a.square(p.stands.Image, end-cw+7, cy, 14)
	}
	a.put(p.band.Rectangle, end-cw-6, cy-17, cw+12, 34)
	hit := max(theme.Target, cw+12)
	a.put(s.clock, end-(cw+hit)/2, max(0, cy-theme.Target/2), hit, theme.Target)
	return end - cw - 10
}

// layoutWords puts title and hint into the room between the buttons. Where the
// title does not fit the short one stands for it, on two lines if need be. A clock for
// which there is no room beside them stands at the end of the first line, or of the hint.
func (s *Strip) layoutWords(a area, p *stripParts, x, w, cy float32, low bool) {
	aside := float32(0) // what the clock takes of a line
	if low {
		p.clock.sized(clockSmall)
		aside = p.clock.width() + 12
		if p.stands.Visible() {
			aside += 18
		}
	}
	short, broken := s.head(p, w-aside)
	below := low && broken // the clock stands at the end of the hint
	head, rest := w-aside, w
	if below {
		head, rest = w, w-aside
		short, broken = s.head(p, head)
	}
	hint, under := s.hint(), false
	lead := cmp.Or(s.face.Note, s.face.Lead)
	if lead != "" && (short || s.face.Note != "") {
		if both := lead + " · " + hint; hint != "" && !below && p.hint.fits(both, rest) {
			hint = both
		} else {
			hint = lead // the rest is a tap away, whole
		}
	}
	if below && hint != "" && !p.hint.fits(hint, rest) {
		if under = short; under { // the clock has a line of its own
			rest = w
		} else {
			hint = ""
		}
	}
	high, text := max(24, min(p.title.height()*0.8, 36)), float32(0)
	switch p.hint.style = (Style{Size: theme.Small, Role: theme.Quiet, Most: 1}); {
	case p.hint.fits(hint, rest) && p.title.size >= theme.Small: // as large as the letters are, and never larger than the title
	case low || broken || s.small(p, 2).fits(hint, rest):
		s.small(p, 2)
	default: // a third line, closer below the title
		s.small(p, 3)
		high = 19
	}
	hint = p.hint.whole(hint, rest)
	Show(p.title.object(), !broken)
	Show(p.short, broken)
	p.hint.SetText(hint)
	if broken {
		p.short.SetText(s.face.Short)
		high = p.short.HeightFor(head)
	}
	if hint != "" {
		text = p.hint.HeightFor(rest)
	}
	own := pick.Either(under, clockLine, float32(0))
	top := max(2, cy-(text+high+own)/2)
	if broken {
		a.put(p.short, x, top, head, high)
	} else {
		a.middle(p.title, x, head, top+high/2, left)
	}
	a.put(p.hint, x, top+high, rest, text)
	switch {
	case under:
		s.layoutClock(a, p, x+w, top+high+text+own/2)
	case below:
		s.layoutClock(a, p, x+w, top+high+text/2)
	case low:
		s.layoutClock(a, p, x+w, top+high/2)
	}
}

// narrow tells a strip in which there is no room for the words of the next step.
func (s *Strip) narrow() bool { return s.Size().Width < theme.Narrow }

// hint is what stands below the title: what is to do now, after what the arrow of a narrow
// strip does.
func (s *Strip) hint() string {
	switch {
	case !s.narrow() || s.face.Next == "":
		return s.face.Hint
	case s.face.Hint == "":
		return s.face.Next
	}
	return s.face.Next + " · " + s.face.Hint
}

// small writes the hint in letters of the usual size at the most, on so many lines.
func (s *Strip) small(p *stripParts, lines int) *Paragraph {
	p.hint.style = Style{Size: s.kit.least(theme.Small), Role: theme.Quiet, Most: lines}
	return p.hint
}

// whole are those of several hints, from the first on, that a room has space for: what is cut in
// the middle nobody can read, and the rest is a tap away.
func (p *Paragraph) whole(hints string, room float32) string {
	for hints != "" && !p.fits(hints, room) {
		hints = hints[:max(0, strings.LastIndex(hints, " · "))]
	}
	return hints
}

// head writes the title for a room: the short one where the whole does not fit or a note stands
// below, broken where that does not either.
func (s *Strip) head(p *stripParts, room float32) (short, broken bool) {
	p.title.write(s.face.Title, theme.Ink)
	p.title.squeeze(theme.Name, s.kit.least(theme.Body), room)
	if s.face.Short == "" || s.face.Note == "" && p.title.width() <= room+0.5 {
		return false, false
	}
	p.title.write(s.face.Short, theme.Ink)
	p.title.squeeze(theme.Name, s.kit.least(theme.Small), room)
	return true, p.title.width() > room+0.5
}
