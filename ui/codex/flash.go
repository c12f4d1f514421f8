package codex

import (
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openFlash asks for the items of the list one by one; what one did not know comes back
// in the same sitting, what one knew after a day, then two, four and so on.
func (s *Screen) openFlash() { s.flash(nil) }

// today is the day items come again by, counted from any.
func (s *Screen) today() int {
	if s.needs.Now == nil {
		return 0
	}
	return int(s.needs.Now().Unix() / int64(24*time.Hour/time.Second))
}

// flash asks for the next item after those that were asked for before it, the last at the end.
func (s *Screen) flash(before []string) {
	k, w := s.needs.Kit, s.needs.Words
	l := s.chosenList()
	id, ok := l.Next(before, s.today())
	if !ok {
		s.flashed()
		return
	}
	t, found := s.term(codex.TermID(id))
	if !found {
		s.keep(l.Flip(id)) // it is no longer there
		s.flash(before)
		return
	}
	learn := func(known bool) func() {
		return func() {
			if s.keep(s.chosenList().Learn(id, known, s.today())) {
				s.flash(append(before, id))
			}
		}
	}
	told := slide{
		at: len(before) + 1, of: len(before) + l.Left(s.today()), note: w.T("codexscreen.flashKeys"),
		body: poster(k, lesson.Entry{Title: s.asked(t), Text: t.TextIn(w.Lang())}), picture: s.picture(id),
		buttons: []fyne.CanvasObject{widgets.NewQuiet(k, w.T("codexscreen.notYet"), learn(false)).Key(keys.Backward), widgets.NewPrimary(k, w.T("codexscreen.knewIt"), learn(true)).Key(keys.Onward)},
		act: func(act keys.Act) {
			switch act {
			case keys.Onward:
				learn(true)()
			case keys.Backward:
				learn(false)()
			}
		},
	}
	asked := told
	show := func() { s.lay(told) }
	asked.body, asked.picture = poster(k, lesson.Entry{Title: s.asked(t)}), nil
	asked.buttons = []fyne.CanvasObject{widgets.NewPrimary(k, w.T("codexscreen.showIt"), show).Key(keys.Onward)}
	asked.note = ""
	asked.act = func(act keys.Act) {
		if act == keys.Onward {
			show()
		}
	}
	s.lay(asked)
}

// flashed says that nothing is to be asked for now, and when something is again.
func (s *Screen) flashed() {
	k, w := s.needs.Kit, s.needs.Words
	said := w.T("codexscreen.allKnown")
	if days := s.chosenList().Soonest(s.today()); days > 0 {
		said += " " + w.N("codexscreen.comesAgain", days)
	}
	again := func() {
		s.keep(s.chosenList().Again())
		s.flash(nil)
	}
	s.lay(slide{
		at: len(s.chosenList().Items), of: len(s.chosenList().Items), body: poster(k, lesson.Entry{Title: w.T("codexscreen.flash"), Text: said}),
		buttons: []fyne.CanvasObject{widgets.NewQuiet(k, w.T("codexscreen.again"), again), widgets.NewPrimary(k, w.T("codexscreen.lessonDone"), s.endSlide)},
		act: func(act keys.Act) {
			if act == keys.Onward {
				s.endSlide()
			}
		},
	})
}
