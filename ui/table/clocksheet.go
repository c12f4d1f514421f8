package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quickcast/tracker/clock"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// The pages of the clock's sheet.
const (
	gamePage = iota
	playersPage
	timersPage
	presetPage
)

// clockSheet is the sheet of the table's clock: the time large, and a page each
// for the game's time, the players' clocks, the timers and the event.
type clockSheet struct {
	screen *Screen
	sheet  *Sheet
	digits *widgets.Clock
	words  *widgets.Paragraph
	button *widgets.Button
	page   int
	body   *fyne.Container // column: the head, then the page's rows
	head   []fyne.CanvasObject

	filler *canvas.Rectangle // keeps the tabs where they are when a page is shorter
	least  float32           // height of the highest page so far

	fresh []func() // shows the page as the clock stands, part by part
	shape shapeOfClock
	draft clock.Pace     // what is being chosen on the players' page
	own   []clock.Preset // events a person made on this device
}

// shapeOfClock is what decides which rows a page has.
type shapeOfClock struct {
	running, started, paced bool
	window                  clock.WindowKind
	event                   string
	life                    bool
}

// openClock opens the sheet of the clock.
func (s *Screen) openClock() { s.openClockAt(gamePage) }

// openClockAt opens it at one of its pages.
func (s *Screen) openClockAt(page int) {
	k := s.needs.Kit
	c := &clockSheet{screen: s, page: page, draft: s.timing.state.Plan.Player}
	c.digits = widgets.NewClock(k, theme.Figure, c.enlarge)
	c.words = widgets.NewParagraph(k, "", widgets.Style{Role: theme.Quiet, Centre: true})
	c.button = widgets.NewPrimary(k, "", s.timing.toggle)
	pages := widgets.NewSegmented(k, []string{s.T("clockGame"), s.T("clockPlayers"), s.T("clockTimers"), s.T("clockEvent")}, page, c.turn)
	c.head = []fyne.CanvasObject{
		c.digits, c.words,
		widgets.NewEqual(k, 10, widgets.NewQuiet(k, s.T("bigClock"), c.enlarge), c.button),
		widgets.NewInset(k, 0, 6, 0, 2, pages),
	}
	c.body, c.filler, c.least = widgets.NewColumn(k, 8), canvas.NewRectangle(color.Transparent), s.pageHeight()
	c.rows()
	c.refresh()
	c.sheet = s.OpenSheet(k, s.T("clock"), c.body, func(Sight) { c.follow() })
	c.sheet.onTick = c.refresh
	c.fill()
	c.readOwn()
}

// turn shows another page.
func (c *clockSheet) turn(page int) {
	c.page = page
	c.again()
}

// again makes the page anew.
func (c *clockSheet) again() {
	c.rows()
	c.refresh()
	c.fill()
}

// pageHeight is how high a page is at least, in dp: no more than a sheet shows.
func (s *Screen) pageHeight() float32 {
	const usual, around = 600, 148 // around: above the sheet, its title and its edge
	return min(usual, s.canvas().Size().Height-around)
}

// fill makes every page as high as the highest, so that the tabs stay under the
// finger.
func (c *clockSheet) fill() {
	if c.sheet == nil {
		return
	}
	c.filler.SetMinSize(fyne.Size{})
	c.sheet.Refresh()
	high := c.body.Size().Height
	if high < c.least {
		c.filler.SetMinSize(fyne.NewSize(0, c.least-high))
		c.sheet.Refresh()
	}
	c.least = max(c.least, high)
	c.body.Refresh()
}

// follow shows what happened at the table; the rows are made anew only where
// there are others to show.
func (c *clockSheet) follow() {
	if c.shape != c.seen() {
		c.again()
		return
	}
	c.refresh()
}

// seen is the shape of the clock now.
func (c *clockSheet) seen() shapeOfClock {
	t := &c.screen.timing
	preset, ok := t.preset()
	id := ""
	if ok {
		id = preset.ID
	}
	return shapeOfClock{t.state.Running, t.state.Started, t.paced(), t.state.Window.Kind, id, c.screen.otherLife(preset)}
}

// rows makes the rows of the page.
func (c *clockSheet) rows() {
	c.shape, c.fresh = c.seen(), nil
	rows := append([]fyne.CanvasObject(nil), c.head...)
	switch c.page {
	case playersPage:
		rows = append(rows, c.playersRows()...)
	case timersPage:
		rows = append(rows, c.timersRows()...)
	case presetPage:
		rows = append(rows, c.presetRows()...)
	default:
		rows = append(rows, c.gameRows()...)
	}
	c.body.Objects = append(rows, c.filler)
}

// refresh shows the clock as it stands.
func (c *clockSheet) refresh() {
	s := c.screen
	t := &s.timing
	face := t.faceOf(t.view.Game)
	if face.Digits = t.digits(); face.Digits == "" {
		face.Digits = "0:00"
	}
	face.Quiet, face.Name = false, s.T("clockOf", "Name", s.T("clockGame"), "Time", face.Digits)
	c.digits.Set(face)
	if _, told := t.preset(); told && c.page == presetPage {
		c.words.Hide() // the page says it in full
	} else {
		c.words.SetText(t.standing())
		widgets.Show(c.words, true)
	}
	do := "clock.doStart"
	switch {
	case t.state.Running:
		do = "clock.doPause"
	case t.state.Started:
		do = "clock.doResume"
	}
	c.button.SetText(s.needs.Words.T(do))
	for _, show := range c.fresh {
		show()
	}
}

// enlarge shows the clock alone, for the room.
func (c *clockSheet) enlarge() {
	c.sheet.Close()
	c.screen.openBigClock()
}

// choices are chips of which one at most is chosen.
func (c *clockSheet) choices(labels []string, chosen func(i int) bool, onTap func(i int)) *fyne.Container {
	wrap, update := widgets.NewChoices(c.screen.needs.Kit, len(labels), func(i int) widgets.ChipFace {
		return widgets.ChipFace{Label: labels[i], Selected: chosen(i)}
	}, onTap)
	c.fresh = append(c.fresh, update)
	return wrap
}

// amounts are chips of numbers of which one at most is chosen.
func (c *clockSheet) amounts(list []int, label func(n int) string, chosen func(n int) bool, onTap func(n int)) *fyne.Container {
	labels := make([]string, len(list))
	for i, n := range list {
		labels[i] = label(n)
	}
	return c.choices(labels, func(i int) bool { return chosen(list[i]) }, func(i int) { onTap(list[i]) })
}

// section is a heading with air above it.
func (c *clockSheet) section(id, note string) fyne.CanvasObject {
	k := c.screen.needs.Kit
	return widgets.NewInset(k, 0, 8, 0, 0, widgets.NewSection(k, c.screen.T(id), note))
}

func (c *clockSheet) quiet(words string) fyne.CanvasObject {
	return widgets.NewParagraph(c.screen.needs.Kit, words, widgets.Style{Role: theme.Quiet, Size: theme.Small})
}
