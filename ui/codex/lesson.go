package codex

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// How large a lesson is written at least, in dp.
const (
	lessonTitle = 40
	lessonText  = 24
)

// From this width in dp on a picture stands beside the words, with so much of the width.
const (
	pictureFrom  float32 = 900
	pictureShare float32 = 0.36
)

// slide is a page over the whole window, to be read from the other end of a room.
type slide struct {
	at, of  int // counted from 1
	body    fyne.CanvasObject
	picture fyne.CanvasObject // beside the body where there is room, else left out; nil for none
	buttons []fyne.CanvasObject
	note    string // beside the buttons
	act     func(keys.Act)
}

// lay lays a slide over the window in place of the one that lies there.
func (s *Screen) lay(p slide) {
	k, w := s.needs.Kit, s.needs.Words
	s.endSlide()
	count := strconv.Itoa(p.at)
	if p.of > 0 {
		count = w.T("codexscreen.pageOf", "Page", p.at, "Pages", p.of)
	}
	head := widgets.NewInset(k, theme.Inset, 8, 8, 4, widgets.NewColumn(k, 2,
		widgets.NewLine(k, 12, 0, widgets.NewQuietLine(k, s.listName(s.chosenList())), widgets.NewLabel(k, count, widgets.Style{}),
			widgets.NewIconButton(k, widgets.Bare, "close", w.T("codexscreen.lessonDone"), s.endSlide).Key(keys.Close)),
		widgets.NewShareLine(k, float64(p.at)/float64(max(p.of, p.at, 1)), theme.Ink)))
	foot := widgets.NewInset(k, theme.Inset, 8, theme.Inset, 14, widgets.NewLine(k, 10, 0,
		append([]fyne.CanvasObject{widgets.NewLabel(k, p.note, widgets.Style{Role: theme.Quiet})}, p.buttons...)...))
	body := widgets.NewScroll(p.body) // very large letters need more than a small window has
	panes := widgets.NewPanes(func() fyne.Size { return fyne.NewSize(300, 240) }, func(size fyne.Size) []widgets.Pane {
		top, bottom := widgets.HeightFor(head, size.Width), widgets.HeightFor(foot, size.Width)
		wide, high := size.Width-2*theme.Inset, size.Height-top-bottom
		list := []widgets.Pane{{Object: head, W: size.Width, H: top}, {Object: foot, Y: size.Height - bottom, W: size.Width, H: bottom}}
		if p.picture != nil && size.Width >= pictureFrom {
			own := wide * pictureShare
			list = append(list, widgets.Pane{Object: p.picture, X: theme.Inset + wide - own, Y: top + 12, W: own, H: high - 24})
			wide -= own + 2*theme.Inset
		}
		return append(list, widgets.Pane{Object: body, X: theme.Inset, Y: top + 8, W: wide, H: high - 8})
	})
	s.lying = widgets.LayOverKeys(k, k.Canvas, container.NewStack(canvas.NewRectangle(k.Theme.Tone(theme.Background)), panes), keys.Lesson, func(act keys.Act) {
		if act == keys.Close {
			s.endSlide()
			return
		}
		p.act(act)
	})
}

// endSlide takes the slide away.
func (s *Screen) endSlide() {
	if s.lying != nil {
		s.lying()
		s.lying = nil
	}
}

// openLesson shows the list a page at a time, as large as the window is; arrows, the keys of a
// clicker and space lead through it.
func (s *Screen) openLesson() { s.openPage(0) }

func (s *Screen) openPage(at int) {
	k, w := s.needs.Kit, s.needs.Words
	entries := s.entries()
	if at < 0 || at >= len(entries) {
		return
	}
	turn := func(to int) func() {
		return func() {
			if to >= len(entries) {
				s.endSlide()
				return
			}
			s.openPage(to)
		}
	}
	e := entries[at]
	p := slide{at: at + 1, of: len(entries), body: poster(k, e), picture: s.picture(e.ID), act: func(act keys.Act) {
		switch act {
		case keys.Onward:
			turn(at + 1)()
		case keys.Backward:
			turn(max(at-1, 0))()
		}
	}}
	if at > 0 {
		p.buttons = append(p.buttons, widgets.NewQuiet(k, w.T("codexscreen.before"), turn(at-1)).Key(keys.Backward))
	}
	onward := w.T("codexscreen.lessonDone")
	if at+1 < len(entries) {
		if onward = w.T("codexscreen.next"); s.split.IsWide() {
			p.note = w.T("codexscreen.comesNext", "Name", entries[at+1].Title)
		}
	}
	p.buttons = append(p.buttons, widgets.NewPrimary(k, onward, turn(at+1)).Key(keys.Onward))
	s.lay(p)
}

// poster is an entry in large letters.
func poster(k *widgets.Kit, e lesson.Entry) fyne.CanvasObject {
	parts := []*widgets.Paragraph{widgets.NewParagraph(k, e.Title, widgets.Style{Display: true, Size: lessonTitle})}
	if e.Other != "" {
		parts = append(parts, widgets.NewParagraph(k, e.Other, widgets.Style{Role: theme.Quiet, Size: theme.Title}))
	}
	parts = append(parts, widgets.NewParagraph(k, e.Text, widgets.Style{Size: lessonText}))
	for _, note := range e.Notes {
		parts = append(parts, widgets.NewParagraph(k, note, widgets.Style{Role: theme.Quiet, Size: theme.Lead}))
	}
	return widgets.NewPoster(k, 12, nil, parts...)
}
