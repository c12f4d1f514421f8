package codex

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/internal/handout"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openLists shows the lists of a teacher, and what can be done with the chosen one.
func (s *Screen) openLists() {
	k, w := s.needs.Kit, s.needs.Words
	var shut func()
	then := func(do func()) func() {
		return func() {
			shut()
			do()
		}
	}
	parts := []fyne.CanvasObject{}
	for i, l := range s.lists {
		face := widgets.ListFace{Icon: "star", Title: s.listName(l), Trail: strconv.Itoa(len(l.Items)), Chosen: i == s.state.List}
		parts = append(parts, widgets.NewListRow(k, face, then(func() {
			s.state.List = i
			s.whole(true)
			s.openLists()
		})))
	}
	name := widgets.NewField(k, "edit", w.T("codexscreen.listNamed"), w.T("codexscreen.clear"), nil)
	rename := widgets.NewPill(k, w.T("codexscreen.rename"), "edit", then(func() {
		l := s.chosenList()
		l.Name = name.Text()
		s.keep(l)
	}))
	add := widgets.NewPill(k, w.T("codexscreen.newList"), "plus", then(func() {
		s.keepAll(append(slices.Clone(s.lists), lesson.List{Name: name.Text()}), len(s.lists))
	}))
	drop := widgets.NewPill(k, w.T("codexscreen.dropList"), "delete", then(s.dropList))
	parts = append(parts, name, widgets.NewWrap(k, 8, 0, add, rename, drop))
	if len(s.chosenList().Items) > 0 {
		parts = append(parts, widgets.NewSection(k, w.T("codexscreen.withList"), s.listName(s.chosenList())), widgets.NewWrap(k, 8, 0, s.uses(then)...))
	}
	parts = append(parts, widgets.NewSection(k, w.T("codexscreen.ready"), ""))
	for _, game := range codex.Games() {
		items := lesson.Ready()[game]
		face := widgets.ListFace{Icon: game, Title: s.gameName(game), Line: w.N("codexscreen.countReady", len(items))}
		parts = append(parts, widgets.NewListRow(k, face, then(func() {
			title := w.T("codexscreen.firstEvening", "Game", s.gameName(game))
			s.keepAll(append(slices.Clone(s.lists), lesson.List{Name: title, Items: items}), len(s.lists))
			s.whole(true)
		})))
	}
	shut = s.needs.Sheet(w.T("codexscreen.lists"), widgets.NewColumn(k, 4, parts...))
}

// dropList takes the chosen list away; a notice brings it back.
func (s *Screen) dropList() {
	before, at := s.lists, s.state.List
	lists := slices.Delete(slices.Clone(s.lists), at, at+1)
	if len(lists) == 0 {
		lists = []lesson.List{{}}
	}
	if s.keepAll(lists, 0) && s.needs.Notice != nil {
		s.needs.Notice(s.needs.Words.T("codexscreen.dropped"), s.needs.Words.T("codexscreen.bringBack"), func() { s.keepAll(before, at) })
	}
}

// uses are what can be done with a list that has something on it.
func (s *Screen) uses(then func(func()) func()) []fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	title := s.listName(s.chosenList())
	pill := func(id, icon string, do func()) fyne.CanvasObject {
		return widgets.NewPill(k, w.T("codexscreen."+id), icon, then(do))
	}
	list := []fyne.CanvasObject{
		pill("arrange", "sort", s.openArrange), pill("lesson", "screen", s.openLesson), pill("flash", "flip", s.openFlash),
	}
	if s.needs.Share != nil {
		list = append(list, pill("giveList", "link", s.openShare),
			pill("asText", "text", func() { s.needs.Share(title, lesson.Text(title, s.entries())) }),
			pill("asMarkdown", "share", func() { s.needs.Share(title, lesson.Markdown(title, s.entries())) }))
	}
	if s.needs.PDF == nil || s.needs.SaveFile == nil {
		return list
	}
	print := func(id string, size paper.Size, kind handout.Kind) fyne.CanvasObject {
		return pill(id, "print", func() {
			data, err := s.needs.PDF(title, s.entries(), size, kind)
			if err != nil {
				s.complain(err)
				return
			}
			s.needs.SaveFile(title+" - "+w.T("codexscreen."+id)+".pdf", data)
		})
	}
	return append(list, print("printA4", paper.A4, handout.Table), print("printLetter", paper.Letter, handout.Table),
		print("printWall", paper.A4, handout.Wall), print("printWallLetter", paper.Letter, handout.Wall),
		print("printCards", paper.A4, handout.Cards), print("printCardsLetter", paper.Letter, handout.Cards))
}

// openArrange puts the items of the list in another order: by dragging a row, or by its
// arrows.
func (s *Screen) openArrange() {
	rows := widgets.NewColumn(s.needs.Kit, 0)
	s.arrange(rows, -1, false)
	s.needs.Sheet(s.needs.Words.T("codexscreen.arrange"), rows)
}

// arrange fills in the items to be put in order, where they were scrolled to; who moved one
// with the keys goes on with it where it stands now, -1 for nowhere.
func (s *Screen) arrange(rows *fyne.Container, moved int, up bool) {
	k, w := s.needs.Kit, s.needs.Words
	var again *widgets.IconButton
	last := len(s.chosenList().Items) - 1
	move := func(from, to int) {
		at := min(max(to, 0), last)
		s.keep(s.chosenList().Move(from, at))
		s.arrange(rows, at, to < from)
	}
	rows.Objects = nil
	for i, id := range s.chosenList().Items {
		name := id
		if t, ok := s.term(codex.TermID(id)); ok {
			name = t.NameIn(w.Lang())
		}
		higher := widgets.NewIconButton(k, widgets.Bare, "up", w.T("codexscreen.moveUp", "Name", name), func() { move(i, i-1) })
		lower := widgets.NewIconButton(k, widgets.Bare, "down", w.T("codexscreen.moveDown", "Name", name), func() { move(i, i+1) })
		if i == moved {
			if again = lower; up {
				again = higher
			}
		}
		row := newDragRow(rows, func(by int) { move(i, i+by) })
		grip := widgets.NewInset(k, 14, 14, 14, 14, widgets.NewGlyph(k, "menu", theme.Quiet, 20))
		label := widgets.NewLabel(k, name, widgets.Style{})
		row.content = widgets.NewLine(k, 4, 1, row.newGrip(k, grip), label, higher, lower) // beside the grip a finger scrolls
		rows.Add(row)
	}
	rows.Refresh()
	if again != nil {
		s.letEnter(again)
	}
}

// letEnter lets Enter act on a button, where there is a keyboard.
func (s *Screen) letEnter(button fyne.Focusable) {
	if s.split.IsWide() {
		s.needs.Kit.Focus(button)
	}
}
