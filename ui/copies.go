package ui

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/backup"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Copies are made when nobody waits for a first picture any more, then again and again; a
// breath between pieces of the work lets a page, which does one thing at a time, draw.
const (
	firstCopy = 20 * time.Second
	nextCopy  = 5 * time.Minute
	breath    = 2 * time.Millisecond
)

// copyByItself copies from now on what is kept, where it has changed.
func (a *App) copyByItself() {
	background.After(firstCopy, func() {
		if a.deps.Unkept != nil || a.refused != nil { // there is nothing to copy, or no room
			a.copyByItself()
			return
		}
		a.copying.Do(func(ctx context.Context) func() {
			err := a.copyNow(ctx, func() { time.Sleep(breath) })
			return func() {
				a.uncopied = err
				background.After(nextCopy-firstCopy, a.copyByItself)
			}
		})
	})
}

// copyLast copies what is kept as it is at the end, unless that takes too long.
func (a *App) copyLast() {
	if a.deps.Unkept == nil {
		a.copying.Cancel()
		_ = a.copyNow(context.Background(), func() {}) // there is nobody to tell
	}
}

func (a *App) copyNow(ctx context.Context, pause func()) error {
	a.copied.Lock()
	defer a.copied.Unlock()
	return backup.Keep(ctx, a.deps.Files, a.deps.Version, a.deps.Now(), pause)
}

// showCopies lists the copies there are.
func (a *App) showCopies() {
	a.lane.Do(func(context.Context) func() {
		all, err := backup.Copies(a.deps.Files)
		return func() {
			if err != nil {
				a.complain(err)
				return
			}
			a.listCopies(all)
		}
	})
}

func (a *App) listCopies(all []backup.Copy) {
	k, w := a.kit, a.words
	hint := w.T("backup.copiesHint")
	if len(all) == 0 {
		hint = w.T("backup.noCopies")
	}
	parts := []fyne.CanvasObject{widgets.NewParagraph(k, hint, widgets.Style{Role: theme.Quiet})}
	if a.uncopied != nil {
		parts = append(parts, widgets.NewParagraph(k, w.T("backup.uncopied", "Reason", w.Error(a.uncopied)), widgets.Style{Role: theme.HarmInk}))
	}
	var rows []fyne.CanvasObject
	var shut func()
	for i, c := range all {
		face := widgets.ListFace{Icon: "box", Title: a.copyTime(c), Line: a.copyHolds(c), Onward: true, Joined: i == len(all)-1}
		rows = append(rows, widgets.NewListRow(k, face, func() { a.openCopy(c, shut) }))
	}
	if len(rows) > 0 {
		parts = append(parts, widgets.NewFlushPanel(k, widgets.NewColumn(k, 0, rows...)))
	}
	shut = a.sheet(w.T("backup.copies"), widgets.NewColumn(k, 12, parts...))
}

func (a *App) copyTime(c backup.Copy) string {
	return c.Made.In(a.deps.Now().Location()).Format(a.words.T("tablescreen.dateForm"))
}

// copyHolds says what is in a copy: "3 duels, 5 spellbooks · 412 lines of play".
func (a *App) copyHolds(c backup.Copy) string {
	c.Count.Others = 0
	return a.words.T("backup.copyHolds", "Things", a.counted(c.Count), "Lines", a.words.N("backup.lines", c.Lines))
}

// openCopy shows what is in a copy, and brings it back, or one table of it; below is the list it
// was chosen from.
func (a *App) openCopy(c backup.Copy, below func()) {
	a.lane.Do(func(context.Context) func() {
		come, err := backup.OpenCopy(a.deps.Files, c.Day)
		if err != nil {
			return func() { a.complain(err) }
		}
		more, count, err := come.Restored(a.deps.Files)
		if err != nil {
			return func() { a.complain(err) }
		}
		list, err := journal.List(come.Tables(), "")
		return func() {
			a.complain(err)
			a.askCopy(c, come, more, count, list, below)
		}
	})
}

func (a *App) askCopy(c backup.Copy, come, more *backup.Archive, count backup.Count, list []journal.Saved, below func()) {
	k, w := a.kit, a.words
	var shut func()
	brings := func(come *backup.Archive) func() {
		return func() {
			shut()
			below()
			a.takeIn(func() error {
				more, _, err := come.Restored(a.deps.Files)
				if err != nil {
					return err
				}
				return more.Add(a.deps.Files, a.deps.Now())
			})
		}
	}
	parts := []fyne.CanvasObject{widgets.NewParagraph(k, w.T("backup.holds", "Things", a.copyHolds(c)), widgets.Style{})}
	var rows []fyne.CanvasObject
	for i, saved := range list {
		face := a.screens.table.SavedFace(saved)
		face.Joined, face.Trail = i == len(list)-1, w.N("backup.lines", saved.Events)
		bring := brings(come.Only(saved.Name))
		if !more.From(saved.Name) {
			face.Mark, face.Trail, bring = "check", w.T("backup.here"), nil
		}
		rows = append(rows, widgets.NewListRow(k, face, bring))
	}
	if len(rows) > 0 {
		parts = append(parts, widgets.NewFlushPanel(k, widgets.NewColumn(k, 0, rows...)))
	}
	if count == (backup.Count{}) {
		parts = append(parts, widgets.NewParagraph(k, w.T("backup.nothingNew"), widgets.Style{Role: theme.Quiet}))
	} else {
		parts = append(parts,
			widgets.NewParagraph(k, w.T("backup.besideHint", "Things", a.counted(count)), widgets.Style{Role: theme.Quiet}),
			widgets.NewPrimary(k, w.T("backup.beside"), brings(come)))
	}
	shut = a.sheet(a.copyTime(c), widgets.NewColumn(k, 12, parts...))
}
