package table

import (
	"context"
	"errors"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// recovered says what was wrong with the file of a table that lies open again.
// An unfinished last line is no more than a word: nothing that counted is lost.
func (s *Screen) recovered(r *journal.Recovery) {
	if r.Torn {
		s.Notify(s.Say(r), "", nil)
		return
	}
	w := s.needs.Words
	id, title := "storage.mended", "storage.damagedTitle"
	switch {
	case r.Missing != "":
		id, title = "storage.logMissing", "storage.missingTitle"
	case r.Later > 0:
		id = "storage.cutShort"
	case r.Dropped > 0:
		id = "storage.partLost"
	}
	told := []string{w.T(id, "Last", r.Last, "Restored", r.Restored, "Dropped", r.Dropped, "Later", r.Later, "File", r.Missing)}
	if r.KeptAs != "" {
		told = append(told, w.T("storage.keptAs", "File", r.KeptAs))
	}
	s.openDamage(w.T(title), told)
}

// shownMisfits is how many lines that do not fit are told one by one.
const shownMisfits = 20

// askHole asks whether a table goes on with what fits of the lines behind damaged ones. Until
// that is said it does not lie open, and nothing is written.
func (s *Screen) askHole(t *journal.Table, r *journal.Recovery) {
	k, w, b := s.needs.Kit, s.needs.Words, r.Behind
	told := []string{
		w.T("storage.holeBefore", "Last", r.Last, "Damaged", b.Damaged), w.T("storage.holeBehind", "Lines", b.Lines, "Fit", b.Fit),
		w.T("storage.holeKept", "File", r.KeptAs),
	}
	var own *Sheet
	goOn := func(with func(ctx context.Context) func()) func() {
		return func() {
			own.Close()
			s.lane.Do(with)
		}
	}
	var below []fyne.CanvasObject
	if b.Fit > 0 {
		below = append(below, widgets.NewPrimary(k, w.T("storage.holeFit"), goOn(func(ctx context.Context) func() {
			if err := journal.Rejoin(s.needs.Store, t.Name(), s.needs.Games, timed.All()...); err != nil {
				return func() { s.Notify(w.Error(err), "", nil) }
			}
			return s.openNow(ctx, t.Name())
		})))
	}
	below = append(below, widgets.NewQuiet(k, w.T("storage.holeLeave"), goOn(func(context.Context) func() { return s.lay(t) })))
	quiet := func(text string) {
		below = append(below, widgets.NewParagraph(k, text, widgets.Style{Role: theme.Quiet}))
	}
	for _, m := range b.Misfits[:min(len(b.Misfits), shownMisfits)] {
		quiet(w.T("table.misfit", "Line", m.Line, "Reason", w.Error(m.Err)))
	}
	if more := len(b.Misfits) - shownMisfits; more > 0 {
		quiet(w.N("storage.holeMore", more))
	}
	own = s.openDamage(w.T("storage.holeTitle"), told, below...)
}

// unopened says why a table cannot be opened, where it lies and how to mend it.
func (s *Screen) unopened(name string, err error) {
	w := s.needs.Words
	id := ""
	var unreadable *journal.Unreadable
	var later *journal.LaterFile
	var stuck *journal.Stuck
	switch {
	case errors.As(err, &unreadable):
		id = "storage.unreadable"
	case errors.As(err, &later):
		id = "storage.later"
	case errors.As(err, &stuck):
		id = "storage.stuck"
	default:
		s.Notify(w.Error(err), "", nil)
		return
	}
	reason := ""
	if stuck != nil {
		reason = s.needs.Words.Error(stuck.Err)
	}
	s.openDamage(w.T("storage.closedTitle"), []string{w.T(id, "Reason", reason), w.T("storage.liesAt", "File", s.where(name+".log"))}, s.exportButton(name)...)
}

// openDamage opens a sheet that stays until it is read.
func (s *sheets) openDamage(title string, told []string, buttons ...fyne.CanvasObject) *Sheet {
	k := s.needs.Kit
	var lines []fyne.CanvasObject
	for i, text := range told {
		role := pick.Either(i > 0, theme.Quiet, theme.Ink)
		lines = append(lines, widgets.NewParagraph(k, text, widgets.Style{Role: role}))
	}
	return s.OpenSheet(k, title, widgets.NewColumn(k, theme.Gap, append(lines, buttons...)...), nil)
}

// damagedItem is a table on the first page that cannot be opened.
func (s *Screen) damagedItem(saved journal.Saved) Item {
	w := s.needs.Words
	return Item{
		Face: widgets.ListFace{Icon: "warn", IconRole: theme.Harm, Title: w.T("storage.closedRow", "Table", saved.Name), Line: short(w, saved.Fault)},
		Do:   func() { s.unopened(saved.Name, saved.Fault) },
	}
}

// short is a fault in a line.
func short(w *words.Words, fault error) string {
	var later *journal.LaterFile
	if errors.As(fault, &later) {
		return w.T("storage.rowLater")
	}
	return w.T("storage.rowDamaged")
}
