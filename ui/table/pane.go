package table

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// pane stands beside the seats in a large window: the clock, what can be done now with the
// golden button, and the log; and above the seats a bar that says where the round stands.
type pane struct {
	screen *Screen
	bar    *fyne.Container
	column *fyne.Container

	undo, redo, menu *widgets.IconButton
	steps            *widgets.Steps
	clock            *widgets.Clock
	clocks           []*widgets.Clock // of the players, who have none at their seats then
	title            *widgets.Label
	hint             *widgets.Paragraph
	rows             *fyne.Container
	faces            []widgets.ListFace // what the rows show
	scroll           *widgets.Scroll
	next             *widgets.GoldButton
	now              *widgets.Panel
	logs             *widgets.Panel
	log              *logbook
	asked            []string         // what all of it says
	choices          []tracker.Choice // of the rows
	at               tracker.State
}

// Measures of the pane in dp.
const (
	paneLeast float32 = 292
	paneMost  float32 = 412
	paneShare float32 = 0.22
	paneFrom  float32 = 1080 // from this width of a board on there is room for it
	paneHigh  float32 = 600
	paneGap   float32 = 12
	paneClock float32 = 2 * theme.Target
	paneTitle float32 = 30
	paneGold  float32 = 56
	paneRows  float32 = 0.46 // the most that what can be done takes of the height
)

// paneWide is how wide the pane is beside a board of a size, 0 for none.
func paneWide(size fyne.Size) float32 {
	if size.Width < paneFrom || size.Height < paneHigh {
		return 0
	}
	return min(max(size.Width*paneShare, paneLeast), paneMost)
}

func newPane(s *Screen) *pane {
	k, p := s.needs.Kit, &pane{screen: s}
	p.undo = widgets.NewIconButton(k, widgets.Bare, "undo", s.T("undo"), s.TakeBack)
	p.redo = widgets.NewIconButton(k, widgets.Bare, "redo", s.T("redo"), s.redo)
	p.menu = widgets.NewIconButton(k, widgets.Bare, "menu", s.T("menu"), s.openMenu)
	p.steps = widgets.NewSteps(k, s.T("whatNow"), s.OpenChoices)
	p.clock = widgets.NewClock(k, theme.Figure, s.openClock)
	p.title = widgets.NewLabel(k, "", widgets.Style{Display: true, Size: theme.Name})
	p.hint = widgets.NewParagraph(k, "", widgets.Style{Size: theme.Small, Role: theme.Quiet, Most: 2})
	p.rows = widgets.NewColumn(k, 0)
	p.scroll = widgets.NewVScroll(p.rows)
	p.next = widgets.NewGoldButton(k, s.T("next"), s.Next)
	p.now = widgets.NewFlushPanel(k, widgets.NewGap(1, 1))
	p.logs = widgets.NewFlushPanel(k, widgets.NewGap(1, 1))
	p.log = s.newLogbook(k, false)
	p.log.onLine = s.openPast
	p.bar = widgets.NewArranged(fyne.NewSize(400, widgets.StripHeight), p.layoutBar, p.undo, p.redo, p.steps, p.menu)
	p.column = widgets.NewArranged(fyne.NewSize(paneLeast, paneHigh), p.layout, p.clock, p.now, p.title, p.hint, p.scroll, p.next, p.logs, p.log.list)
	return p
}

// set shows the table as it stands.
func (p *pane) set(seen Sight) {
	s, v := p.screen, seen.View
	able(p.undo, seen.undo)
	able(p.redo, seen.redo)
	names := pick.Made(v.Phases, func(phase tracker.Word) string { return s.Say(phase) })
	title := s.lead(v)
	if len(names) == 0 {
		title = s.roundTitle(v)
	} else if title == "" {
		title = s.Say(v.Phase)
	}
	p.steps.Set(title, names, slices.Index(v.Phases, v.Phase))
	p.showNow(v)
	if seen.State != p.at {
		p.at = seen.State
		p.weigh()
		p.log.first = p.log.list.ScrollToBottom
		p.log.read()
	}
	p.showClock()
}

// able greys a button whose act would do nothing.
func able(b *widgets.IconButton, yes bool) {
	if yes {
		b.Enable()
	} else {
		b.Disable()
	}
}

// showNow says whose turn it is and what can be done now, and gives the golden button its
// words. Where all that is as it was nothing is drawn.
func (p *pane) showNow(v tracker.View) {
	s := p.screen
	title := s.Say(v.Phase)
	if v.Turn != 0 && !v.Result.Over {
		title = s.T("turn", "Name", v.NameOf(v.Turn))
	}
	list := slices.Concat(v.Choices, v.Open)
	if v.Turn != 0 {
		slices.SortStableFunc(list, func(a, b tracker.Choice) int { return p.rank(a, v.Turn) - p.rank(b, v.Turn) })
	}
	asked := []string{title, s.hint(v), s.NextName()}
	for _, c := range list {
		asked = append(asked, s.Say(c.Text))
	}
	if slices.Equal(asked, p.asked) {
		p.choices = list
		return
	}
	p.asked, p.choices, p.faces, p.rows.Objects, p.at = asked, list, make([]widgets.ListFace, len(list)), nil, nil
	p.title.SetText(title)
	p.hint.SetText(s.hint(v))
	p.next.SetText(s.NextName())
	widgets.Show(p.next, s.NextName() != "")
	for i, c := range list {
		seat, _ := v.Seat(c.Event.Seat)
		face := widgets.ListFace{Icon: choiceIcon(c), IconRole: theme.SchoolInk(seat.Tint), Title: s.Say(c.Text), Onward: len(c.Needs) > 0}
		if face.Icon == "next" && seat.Tint != "" {
			face.Icon = seat.Tint
		}
		if p.weighs(c) != nil {
			face.Line = " " // what it comes to has its room before it is known
		}
		p.faces[i] = face
		p.rows.Add(widgets.NewListRow(s.needs.Kit, face, func() { s.DoChoice(s.needs.Kit, p.choices[i]) }))
	}
	p.scroll.ScrollToTop()
	p.scroll.Refresh()
	p.column.Refresh()
}

// weighs is what a choice is likely to come to; nil for nothing.
func (p *pane) weighs(c tracker.Choice) func(context.Context) (line, figure string) {
	if face, ok := p.screen.face.(weigher); ok {
		return face.Weigh(c)
	}
	return nil
}

// weigh says of the choices what they are likely to come to, as soon as that is known.
func (p *pane) weigh() {
	rows, faces := slices.Clone(p.rows.Objects), slices.Clone(p.faces)
	said := make([]func(context.Context) (line, figure string), len(rows))
	for i, c := range p.choices {
		said[i] = p.weighs(c)
	}
	p.screen.glance.Latest(func(ctx context.Context) func() {
		for i, say := range said {
			if say != nil && ctx.Err() == nil {
				faces[i].Line, faces[i].Trail = say(ctx)
			}
		}
		return func() {
			for i, row := range rows {
				row.(*widgets.ListRow).Set(faces[i])
			}
			p.scroll.Refresh()
			p.column.Refresh()
		}
	})
}

// rank puts the choices of whose turn it is before those of others, and of each what comes to
// something by itself, such as attacks, before all else.
func (p *pane) rank(c tracker.Choice, turn tracker.Seat) (last int) {
	if c.Event.Seat != turn {
		last = 2
	}
	if p.weighs(c) == nil {
		last++
	}
	return last
}

// showClock shows new digits.
func (p *pane) showClock() {
	s := p.screen
	face := s.timing.gameFace()
	face.Name = s.T("clock")
	p.clock.Set(face)
	other := widgets.Show(p.clock, strings.TrimSpace(face.Digits) != "")
	for i, v := range s.seen.View.Seats {
		if i == len(p.clocks) {
			p.clocks = append(p.clocks, widgets.NewClock(s.needs.Kit, theme.Title, func() { s.timing.press(v.Seat) }))
			p.column.Add(p.clocks[i])
		}
		own := s.timing.seatFace(v.Seat)
		own.Icon = cmp.Or(own.Icon, v.Tint)
		p.clocks[i].Set(own)
		other = widgets.Show(p.clocks[i], own.Digits != "") || other
	}
	if other {
		p.column.Refresh()
	}
}

func (p *pane) layoutBar(size fyne.Size) {
	put := widgets.NewPlacing(p.screen.needs.Kit, size)
	y := (size.Height - theme.Target) / 2
	put(p.undo, 8, y, theme.Target, theme.Target)
	put(p.redo, 56, y, theme.Target, theme.Target)
	put(p.steps, 110, y, size.Width-110-60, theme.Target)
	put(p.menu, size.Width-56, y, theme.Target, theme.Target)
}

func (p *pane) layout(size fyne.Size) {
	put := widgets.NewPlacing(p.screen.needs.Kit, size)
	w, y := size.Width-paneGap, float32(4)
	if p.clock.Visible() {
		wide := w
		for i, c := range p.clocks {
			if c.Visible() {
				wide = w * 0.55
				put(c, wide, y+float32(i)*paneClock/2, w-wide, paneClock/2)
			}
		}
		put(p.clock, 0, y, wide, paneClock)
		y += paneClock + 4
	}
	top := y
	y += 10
	put(p.title, 14, y, w-28, paneTitle)
	y += paneTitle
	if high := p.hint.HeightFor(w - 28); p.hint.AccessibilityLabel() != "" {
		put(p.hint, 14, y, w-28, high)
		y += high + 4
	}
	rows := min(p.rows.MinSize().Height, size.Height*paneRows-(y-top))
	put(p.scroll, 4, y, w-8, rows)
	y += rows + 8
	if p.next.Visible() {
		put(p.next, 14, y, w-28, paneGold)
		y += paneGold + 12
	}
	put(p.now, 0, top, w, y-top)
	y += paneGap
	high := max(0, size.Height-y-paneGap)
	put(p.logs, 0, y, w, high)
	put(p.log.list, 8, y+6, w-12, max(0, high-12))
}
