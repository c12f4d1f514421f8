package odds

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/page"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// frame lays the screen out: one column where it is narrow, with the tray in a
// sheet; else the attack at the left and what comes of it at the right.
type frame struct {
	s     *Screen
	wide  bool
	left  *fyne.Container
	right *fyne.Container
	foot  fyne.CanvasObject // below the column of a narrow window, nil in a wide one
	parts parts
}

// parts are the pieces of the screen from above.
type parts struct {
	head, letters, duo, busy, ways, rows, buttons, more, rest, curve fyne.CanvasObject
	panels                                                           []fyne.CanvasObject // of the results
}

// leftShare is how wide the column of the attack is, in dp, at most.
const leftShare float32 = 460

func newFrame(s *Screen) *fyne.Container {
	s.frame = &frame{s: s}
	return container.New(s.frame)
}

// build makes all pieces from the state.
func (s *Screen) build() {
	s.quiet = true
	k := s.n.Kit
	s.setting, s.busy, s.curve = newSetting(s), s.busyLine(), newCurve(s)
	s.brief = widgets.NewParagraph(k, "", widgets.Style{Bold: true, Least: 1})
	s.tray = newTray(s)
	s.duo1 = widgets.NewDuo(k, s.chooseAttacker, s.chooseTarget)
	s.results = nil
	var panels []fyne.CanvasObject
	for i := range s.state.Sides {
		letter := ""
		if s.state.Comparing {
			letter = letters()[i]
		}
		r := newResult(s, letter)
		s.results, panels = append(s.results, r), append(panels, r.panel)
	}
	s.frame.parts = parts{
		head: s.head(), letters: s.letters(), duo: widgets.NewPanel(k, s.duo1),
		busy: s.busy.CanvasObject, ways: s.ways(), panels: panels, rows: s.setting.first, curve: s.curve.panel,
		buttons: s.buttons(), more: s.moreRow(), rest: s.setting.more,
	}
	s.quiet = false
	s.frame.fill()
	s.update()
}

// letters name attacks side by side.
func letters() []string { return []string{"A", "B", "C", "D"} }

// head is the title and what can be done with the question, below it where large letters leave
// no room beside it.
func (s *Screen) head() fyne.CanvasObject {
	k, w := s.n.Kit, s.n.Words
	title := widgets.NewHeading(k, w.T("oddsscreen.title"))
	var parts []fyne.CanvasObject
	if s.n.Kept != nil {
		parts = append(parts, widgets.NewIconButton(k, widgets.Bare, "star", w.T("oddsscreen.kept"), s.openKept))
	}
	if !s.state.Comparing {
		parts = append(parts, widgets.NewPill(k, w.T("oddsscreen.compare"), "", s.compare))
	} else {
		if len(s.state.Sides) < mostSides {
			parts = append(parts, widgets.NewIconButton(k, widgets.Bare, "plus", w.T("oddsscreen.addAttack"), s.compare))
		}
		parts = append(parts, widgets.NewPill(k, w.T("oddsscreen.compareEnd"), "", s.alone))
	}
	if k.Larger() > 1.3 {
		return widgets.NewColumn(k, 0, title, widgets.NewWrap(k, 8, 0, parts...))
	}
	return widgets.NewLine(k, 8, 0, append([]fyne.CanvasObject{title}, parts...)...)
}

// letters chooses which of several attacks the rows belong to.
func (s *Screen) letters() fyne.CanvasObject {
	w := s.n.Words
	names := letters()[:len(s.state.Sides)]
	if len(names) <= 2 {
		for i, name := range names {
			names[i] = w.T("oddsscreen.attackNamed", "Name", name)
		}
	}
	choice := widgets.NewSegmented(s.n.Kit, names, s.state.Editing, func(i int) {
		s.state.Editing = i
		s.update()
	})
	widgets.Show(choice, s.state.Comparing)
	return choice
}

// ways chooses what the bars say: so much damage exactly, or at least so much.
func (s *Screen) ways() fyne.CanvasObject {
	w, chosen := s.n.Words, 0
	if s.state.AtLeast {
		chosen = 1
	}
	return widgets.NewSegmented(s.n.Kit, []string{w.T("oddsscreen.exact"), w.T("oddsscreen.atLeast")}, chosen, func(i int) {
		s.state.AtLeast = i == 1
		s.reckon()
	})
}

func (s *Screen) buttons() fyne.CanvasObject {
	k, w := s.n.Kit, s.n.Words
	return widgets.NewEqual(k, 10,
		widgets.NewPrimary(k, w.T("oddsscreen.rollHere"), func() { s.openTray(); s.tray.rollAttack() }),
		widgets.NewQuiet(k, w.T("oddsscreen.typeDice"), func() { s.openTray(); s.tray.startTyping() }))
}

// openTray brings the tray into sight where it is not beside everything.
func (s *Screen) openTray() {
	if s.frame.wide {
		return
	}
	s.close()
	s.body = fixedHeight(s.n.Kit, nil, s.tray.whole)
	s.close = s.n.Sheet(s.n.Words.T("oddsscreen.tray"), s.body)
}

// moreRow opens and closes the rows used less.
func (s *Screen) moreRow() fyne.CanvasObject {
	k, w := s.n.Kit, s.n.Words
	var open, shut *widgets.Button
	toggle := func() {
		s.state.More = !s.state.More
		widgets.Show(s.setting.more, s.state.More)
		widgets.Show(open, !s.state.More)
		widgets.Show(shut, s.state.More)
		s.arrange()
	}
	open = widgets.NewButton(k, widgets.Calm, w.T("oddsscreen.moreOpen"), "down", toggle)
	shut = widgets.NewButton(k, widgets.Calm, w.T("oddsscreen.moreShut"), "up", toggle)
	widgets.Show(open, !s.state.More)
	widgets.Show(shut, s.state.More)
	return widgets.NewColumn(k, 0, open, shut)
}

// arrange lays everything out again: heights may have changed.
func (s *Screen) arrange() {
	if s.quiet {
		return
	}
	s.root.Refresh()
	if s.body != nil {
		s.body.Refresh()
	}
	for _, c := range s.changing() {
		c.Refresh()
	}
}

// changing are the containers whose objects come and go: their size may stay
// the same while what is in them does not.
func (s *Screen) changing() []*fyne.Container {
	list := append([]*fyne.Container{s.tray.stage, s.tray.counts, s.tray.history}, s.setting.wraps...)
	for _, r := range s.results {
		list = append(list, r.Effects)
	}
	return list
}

// fill puts the pieces into the columns there are.
func (f *frame) fill() {
	k, p := f.s.n.Kit, f.parts
	column := func(objects ...fyne.CanvasObject) *fyne.Container {
		return widgets.NewScroll(widgets.NewInset(k, theme.Gap, theme.Gap, theme.Gap, theme.Gap, widgets.NewColumn(k, theme.Gap, objects...)))
	}
	widgets.Show(p.rest, f.wide || f.s.state.More)
	if f.wide { // there is room: all rows are open
		f.left, f.foot = column(p.head, p.letters, p.duo, p.rows, p.rest), nil
		f.right = column(p.busy, p.ways, widgets.NewGrid(k, panelLeast, theme.Gap, p.panels...), p.curve, f.s.tray.whole)
		f.s.root.Objects = []fyne.CanvasObject{f.left, f.right}
		return
	}
	f.left, f.right = column(p.head, p.letters, p.duo, p.ways, widgets.NewColumn(k, theme.Gap, p.panels...), p.rows, p.buttons, p.more, p.rest, p.curve), nil
	f.foot = widgets.NewColumn(k, 0, widgets.NewRule(k), widgets.NewInset(k, theme.Inset, 8, theme.Inset, 8, widgets.NewColumn(k, 0, p.busy, f.s.brief)))
	f.s.root.Objects = []fyne.CanvasObject{f.left, f.foot}
}

// MinSize is small: everything scrolls.
func (f *frame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 200) }

// Layout goes from one column to two and back.
func (f *frame) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if wide := size.Width >= page.WideFrom-railRoom; wide != f.wide {
		f.wide = wide
		f.s.close()
		f.fill()
	}
	width := size.Width
	if f.wide {
		width = min(leftShare, size.Width*0.45)
		f.right.Move(fyne.NewPos(width, 0))
		f.right.Resize(fyne.NewSize(size.Width-width, size.Height))
	}
	high := size.Height
	if f.foot != nil {
		foot := widgets.HeightFor(f.foot, width)
		high -= foot
		f.foot.Move(fyne.NewPos(0, high))
		f.foot.Resize(fyne.NewSize(width, foot))
	}
	f.left.Move(fyne.NewPos(0, 0))
	f.left.Resize(fyne.NewSize(width, high))
}

// panelLeast is how narrow a result may be beside another, in dp.
const panelLeast float32 = 300

// railRoom is what a wide window's navigation takes of its width.
const railRoom = 84
