package books

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// bookPage shows the open book: name, points and problems always in sight,
// below them what it holds.
type bookPage struct {
	s      *Screen
	object *fyne.Container

	back, undo, redo, more *widgets.IconButton
	plus, export, outward  fyne.CanvasObject  // export with its word, and without where a card stands beside
	title                  *widgets.Label     // in the line of the buttons where there is room
	name                   *widgets.Label     // else in a line of its own
	mage                   *widgets.Paragraph // one line below the title where there is room
	nameLine, mageLine     fyne.CanvasObject
	points                 *widgets.PointsBar

	owner    *widgets.Paragraph // the same as mage, in the scroll of a narrow page
	chips    *fyne.Container
	unread   *fyne.Container
	picks    *fyne.Container // what can be done to the cards that are picked
	aside    *fyne.Container // what is only thought of, and the notes
	charts   *charts
	sections *sections
	content  *fyne.Container
	scroll   *fyne.Container
	wide     bool
}

func newBookPage(s *Screen) *bookPage {
	p := &bookPage{s: s, charts: newCharts(s), sections: newSections(s)}
	p.makeHead()
	k := s.k
	p.owner = widgets.NewParagraph(k, "", widgets.Style{Role: theme.Quiet})
	p.chips = widgets.NewWrap(k, 8, 0)
	p.unread, p.aside, p.picks = widgets.NewColumn(k, 4), widgets.NewColumn(k, 4), widgets.NewColumn(k, 0)
	p.content = widgets.NewColumn(k, 6, p.owner, p.chips, p.unread, p.charts.object, p.sections.object, p.aside)
	p.scroll = widgets.NewScroll(widgets.NewInset(k, 22, 4, 22, 96, p.content))
	p.plus = widgets.NewIconButton(k, widgets.Golden, "plus", s.w.T("booksscreen.addCards"), s.find)
	p.nameLine, p.mageLine = widgets.NewInset(k, 22, 0, 22, 0, p.name), widgets.NewInset(k, 22, 0, 22, 4, p.mage)
	top := widgets.NewColumn(k, 0,
		widgets.NewInset(k, 6, 6, 10, 0, widgets.NewLine(k, 2, 1, p.back, p.title, p.undo, p.redo, p.export, p.outward, p.more)),
		p.nameLine, p.mageLine,
		widgets.NewInset(k, 22, 4, 22, 6, p.points),
		widgets.NewInset(k, 14, 0, 14, 4, p.picks))
	p.object = container.New(&headed{}, top, p.scroll, p.plus)
	return p
}

func (p *bookPage) makeHead() {
	s := p.s
	button := func(icon, id string, do func()) *widgets.IconButton {
		return widgets.NewIconButton(s.k, widgets.Bare, icon, s.w.T(id), do)
	}
	p.back = button("back", "booksscreen.back", s.leave)
	p.undo = button("undo", "booksscreen.undo", s.undo)
	p.redo = button("redo", "booksscreen.redo", s.redo)
	p.more = button("more", "booksscreen.more", func() { s.menu(s.saved()) })
	p.export = widgets.NewPill(s.k, s.w.T("booksscreen.export"), "export", func() { s.export(s.draft.Book()) })
	p.outward = button("export", "booksscreen.export", func() { s.export(s.draft.Book()) })
	p.title = widgets.NewHeading(s.k, "")
	p.name = widgets.NewLabel(s.k, "", widgets.Style{Display: true, Size: theme.Title})
	p.mage = widgets.NewParagraph(s.k, "", widgets.Style{Role: theme.Quiet})
	p.points = widgets.NewPointsBar(s.k)
}

// arrange shows what belongs to a page of this width.
func (p *bookPage) arrange(wide bool) {
	p.wide = wide
	widgets.Show(p.export, p.s.frame.roomy)
	widgets.Show(p.outward, wide && !p.s.frame.roomy)
	widgets.Show(p.mageLine, wide)
	widgets.Show(p.nameLine, !wide)
	widgets.Show(p.owner, !wide)
	widgets.Show(p.plus, !wide)
	if p.s.draft != nil {
		p.update()
	}
	p.object.Refresh()
}

// update shows the open book as it stands.
func (p *bookPage) update() {
	s, r := p.s, p.s.review
	book := s.draft.Book()
	p.name.SetText(s.title(book))
	p.title.SetText("")
	if p.wide {
		p.title.SetText(s.title(book))
	}
	p.mage.SetText(s.mageLine(r.Mage))
	p.owner.SetText(s.mageLine(r.Mage))
	enable(p.undo, s.draft.Edits().CanUndo())
	enable(p.redo, s.draft.Edits().CanRedo())
	p.points.Set(p.face())
	p.chips.Objects = p.chipRow()
	widgets.Show(p.chips, len(p.chips.Objects) > 0)
	p.unread.Objects = s.unreadRows()
	widgets.Show(p.unread, len(p.unread.Objects) > 0)
	p.aside.Objects = append(s.maybeRows(), s.noteRows()...)
	widgets.Show(p.aside, len(p.aside.Objects) > 0)
	was := p.picks.Visible()
	p.picks.Objects = s.pickRows()
	widgets.Show(p.picks, s.picks.on)
	if s.picks.on {
		p.picks.Refresh()
	}
	p.charts.update()
	for _, o := range []fyne.CanvasObject{p.unread, p.chips, p.charts.object, p.aside} {
		widgets.Show(o, o.Visible() && !s.picks.on)
	}
	widgets.Show(p.plus, !p.wide && !s.picks.on)
	p.sections.update()
	p.content.Refresh()
	if was != s.picks.on {
		p.object.Refresh()
	}
	p.scroll.Refresh()
}

// face is what the bar of points shows: a book that is legal says so in full.
func (p *bookPage) face() widgets.PointsFace {
	s, r := p.s, p.s.review
	words, legal := s.standing(r, len(s.draft.Book().Kept))
	face := widgets.PointsFace{
		Segments: segments(r), Spent: r.Points, Unknown: !r.Priced(), Limit: r.Limit,
		Left: s.w.N("books.cards", r.Cards), Right: words, Sound: legal,
	}
	if r.Limit > 0 && (p.wide || !legal) {
		face.Of = s.w.T("booksscreen.of", "Limit", r.Limit)
		if legal {
			face.Right = s.w.T("booksscreen.isLegal") // the points stand beside it
		}
	}
	return face
}

// chipRow is what can be tapped about the book as a whole.
func (p *bookPage) chipRow() []fyne.CanvasObject {
	s, r := p.s, p.s.review
	var chips []fyne.CanvasObject
	if chip := s.houseChip(); chip != nil {
		chips = append(chips, chip)
	}
	chips = append(chips, s.faultChips()...)
	if n := s.shortOf(); n > 0 {
		chips = append(chips, widgets.NewChip(s.k, widgets.ChipFace{Label: s.w.N("booksscreen.missing", n), Icon: "box", Tone: theme.HarmInk}, func() { s.pullList(s.saved()) }))
	}
	if r.Mage == nil {
		chips = append(chips, widgets.NewChip(s.k, widgets.ChipFace{Label: s.w.T("booksscreen.chooseMage"), Icon: "mage", Hollow: true}, s.changeMage))
		return chips
	}
	if len(r.Mage.Training.Choices) > 0 {
		face := widgets.ChipFace{Label: s.w.T("booksscreen.choice", "School", s.w.Say(schoolName(r.Choice))), Icon: string(r.Choice), Selected: !r.Picked, Hollow: r.Picked}
		if r.Picked {
			face.Label = s.w.T("booksscreen.choicePicked", "School", s.w.Say(schoolName(r.Choice)))
		}
		chips = append(chips, widgets.NewChip(s.k, face, s.chooseSchool))
	}
	return append(chips, widgets.NewChip(s.k, widgets.ChipFace{Label: s.w.T("booksscreen.advice"), Icon: "info", Hollow: true}, s.advice))
}

// chooseSchool asks which school the mage is trained in as well.
func (s *Screen) chooseSchool() {
	var rows []fyne.CanvasObject
	for _, school := range s.review.Mage.Training.Choices {
		chosen := school == s.draft.Book().Choice
		rows = append(rows, s.row(widgets.ListFace{
			Icon: string(school), IconRole: theme.SchoolInk(string(school)), Title: s.w.Say(schoolName(school)), Chosen: chosen, Mark: mark(chosen),
		}, func() { s.change(s.draft.Book().WithChoice(school)) }))
	}
	s.ask(s.w.T("booksscreen.chooseSchool"), widgets.NewColumn(s.k, 0, rows...))
}

func mark(chosen bool) string {
	if chosen {
		return "check"
	}
	return ""
}

// offset is how far the page is scrolled.
func (p *bookPage) offset() float32 { return p.scroll.Objects[0].(*widgets.Scroll).Offset.Y }

// scrollTo scrolls the page.
func (p *bookPage) scrollTo(y float32) {
	p.scroll.Objects[0].(*widgets.Scroll).ScrollToOffset(fyne.NewPos(0, y))
}

// headed puts a head above what scrolls, and a button over its lower corner.
type headed struct{}

func (headed) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 240) }

func (headed) Layout(o []fyne.CanvasObject, size fyne.Size) {
	const side, away = 60, 16
	top := widgets.HeightFor(o[0], size.Width)
	widgets.Put(o[0], 0, 0, size.Width, top)
	widgets.Put(o[1], 0, top, size.Width, size.Height-top)
	widgets.Put(o[2], size.Width-side-away, size.Height-side-away, side, side)
}

func enable(b *widgets.IconButton, able bool) {
	if able {
		b.Enable()
	} else {
		b.Disable()
	}
}
