package codex

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openShare shows the chosen list as a picture that another phone can photograph, and copies it
// as a link, or the code for one. What one has learned of it stays here.
func (s *Screen) openShare() {
	k, w, l := s.needs.Kit, s.needs.Words, s.chosenList()
	title := s.listName(l)
	data, err := lesson.Write([]lesson.List{{Name: title, Items: l.Items}})
	if err != nil {
		s.complain(err)
		return
	}
	code := packed.Word(packed.List, data)
	if s.needs.Link != nil {
		code = s.needs.Link(code)
	}
	var rows []fyne.CanvasObject
	if picture, err := widgets.NewQR(k, code); err == nil {
		rows = append(rows, picture)
	} else {
		rows = append(rows, widgets.NewParagraph(k, w.T("codexscreen.tooLong"), widgets.Style{Role: theme.Quiet}))
	}
	var shut func()
	shut = s.needs.Sheet(title, widgets.NewColumn(k, 12, append(rows, widgets.NewPrimary(k, w.T("codexscreen.copyLink"), func() {
		shut()
		s.needs.Share(title, code)
	}))...))
}

// mostTaken is how many items of a list are taken that somebody has given away.
const mostTaken = 1000

// Take puts a list beside the others that somebody has given away, and shows it.
func (s *Screen) Take(data []byte) {
	lists, err := lesson.Read(data, s.needs.Words.T("codexscreen.mine"))
	if err != nil || len(lists) == 0 || s.needs.Lists == nil {
		s.complain(&packed.Damaged{})
		return
	}
	l := lesson.List{Name: lists[0].Name}
	for _, id := range lists[0].Items[:min(len(lists[0].Items), mostTaken)] {
		if !l.Has(id) {
			l.Items = append(l.Items, id)
		}
	}
	if s.keepAll(append(slices.Clone(s.lists), l), len(s.lists)) {
		s.whole(true)
	}
}
