package hall

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker/hall"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// listWide is how wide in dp lists and forms get.
const listWide float32 = 640

// list shows the evenings that are kept.
func (s *Screen) list() {
	s.lane.Do(func(context.Context) func() {
		saved, err := journal.List(s.n.Store, evenings)
		return func() {
			if s.complain(err); s.table == nil && s.form == nil {
				s.listed(saved)
			}
		}
	})
}

func (s *Screen) listed(saved []journal.Saved) {
	k := s.k
	empty := widgets.NewEmptyState(k, "hall", s.word("title"), s.word("hint"), nil)
	parts := []fyne.CanvasObject{widgets.NewArranged(fyne.NewSize(280, 230*k.Larger()), empty.Resize, empty), widgets.NewPrimary(k, s.word("new"), s.newEvening)}
	var rows []fyne.CanvasObject
	for _, each := range saved {
		rows = append(rows, widgets.NewLine(k, 0, 0, s.savedRow(each), s.dropButton(each)))
	}
	if s.n.Join != nil {
		parts = append(parts, widgets.NewQuiet(k, s.word("join"), s.n.Join))
	}
	if len(rows) > 0 {
		parts = append(parts, widgets.NewSection(k, s.word("evenings"), ""), widgets.NewFlushPanel(k, widgets.NewColumn(k, 0, rows...)))
	}
	s.show(widgets.NewScroll(widgets.NewInset(k, 0, theme.Inset, 0, 24, widgets.NewMargins(k, listWide, widgets.NewColumn(k, 8, parts...)))))
}

// savedRow is an evening of the list; one that cannot be read says why.
func (s *Screen) savedRow(of journal.Saved) fyne.CanvasObject {
	face := widgets.ListFace{Icon: "hall", Title: s.nameOf(of), Onward: of.Fault == nil, Problem: of.Fault != nil, Joined: true}
	if of.Fault != nil {
		face.Line = s.w.Error(of.Fault)
		return widgets.NewListRow(s.k, face, nil)
	}
	face.Line = of.Last.In(s.n.Now().Location()).Format(s.w.T("tablescreen.dateForm"))
	return widgets.NewListRow(s.k, face, func() { s.open(of.Name) })
}

func (s *Screen) nameOf(of journal.Saved) string {
	var p hall.Setup
	if of.Fault != nil || of.Setup.Read(&p) != nil {
		return of.Name
	}
	return p.Name
}

func (s *Screen) dropButton(of journal.Saved) fyne.CanvasObject {
	return widgets.NewIconButton(s.k, widgets.Bare, "delete", s.word("drop", "Name", s.nameOf(of)), func() {
		widgets.NewConfirm(s.k, s.word("dropTitle"), s.word("dropQuestion", "Name", s.nameOf(of)), s.word("dropDo"), s.word("leave"), true, func() {
			s.lane.Do(func(context.Context) func() {
				err := journal.Delete(s.n.Store, of.Name)
				return func() {
					s.complain(err)
					s.list()
				}
			})
		}).Open(s.k.Canvas)
	})
}
