package ui

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/backup"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/settings"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// dateForm is how dates are written: the same in every language, and in order.
const dateForm = "2006-01-02"

// data is what the settings offer to do with all that is kept.
func (a *App) data() settings.Data {
	d := settings.Data{Save: a.saveEverything, Open: func() {
		a.openFile(func(_ string, data []byte) { a.bringEverything(data) })
	}, Copies: a.showCopies}
	if names, err := a.deps.Files.Names(backup.BeforeName); err == nil && len(names) > 0 {
		d.Before = a.askBack
	}
	return d
}

// saveEverything gives all that is kept out as one file.
func (a *App) saveEverything() {
	name := "quickcast-" + a.deps.Now().Format(dateForm) + ".zip"
	a.lane.Do(func(context.Context) func() {
		data, err := a.everything()
		return func() {
			if err != nil {
				a.complain(err)
				return
			}
			const mime = "application/zip"
			if a.canShare(name, mime) || !a.canShare(name+".txt", "text/plain") {
				a.give(name, mime, data)
				return
			}
			a.give(name+".txt", "text/plain", backup.Text(data)) // some pass on nothing but texts and pictures
		}
	})
}

func (a *App) everything() ([]byte, error) {
	all, err := backup.Take(a.deps.Files, a.deps.Version, a.deps.Now())
	if err != nil {
		return nil, err
	}
	return all.Bytes()
}

// bringEverything reads such a file, says what is in it and asks what to do with it.
func (a *App) bringEverything(data []byte) {
	a.lane.Do(func(context.Context) func() {
		come, err := backup.Read(data)
		if err != nil {
			return func() { a.complain(err) }
		}
		more, added, err := come.Added(a.deps.Files)
		if err != nil {
			return func() { a.complain(err) }
		}
		here, err := backup.Take(a.deps.Files, "", a.deps.Now())
		if err != nil {
			return func() { a.complain(err) }
		}
		return func() { a.askEverything(come, more, added, here.Count()) }
	})
}

// askEverything asks what becomes of an archive.
func (a *App) askEverything(come, more *backup.Archive, added, here backup.Count) {
	k, w := a.kit, a.words
	var shut func()
	taken := func(do func() error) func() {
		return func() {
			shut()
			a.takeIn(do)
		}
	}
	quiet := widgets.Style{Role: theme.Quiet}
	rows := []fyne.CanvasObject{
		widgets.NewParagraph(k, w.T("backup.from", "Date", come.Made.Format(dateForm), "Version", come.App), widgets.Style{}),
		widgets.NewParagraph(k, w.T("backup.holds", "Things", a.counted(come.Count())), widgets.Style{}),
		widgets.NewRule(k),
	}
	if added == (backup.Count{}) {
		rows = append(rows, widgets.NewParagraph(k, w.T("backup.nothingNew"), quiet))
	} else {
		rows = append(rows,
			widgets.NewParagraph(k, w.T("backup.addHint", "Things", a.counted(added)), quiet),
			widgets.NewPrimary(k, w.T("backup.add"), taken(func() error { return more.Add(a.deps.Files, a.deps.Now()) })))
	}
	rows = append(rows, widgets.NewRule(k),
		widgets.NewParagraph(k, w.T("backup.replaceHint", "Things", a.counted(here)), quiet),
		widgets.NewQuiet(k, w.T("backup.replace"), taken(func() error { return come.Replace(a.deps.Files, a.deps.Now()) })))
	shut = a.sheet(w.T("backup.title"), widgets.NewColumn(k, 12, rows...))
}

// counted says how many things there are: "2 tables, 3 spellbooks, 4 other files".
func (a *App) counted(c backup.Count) string {
	var said []string
	for _, each := range []struct {
		id string
		n  int
	}{{"backup.tables", c.Tables}, {"backup.books", c.Books}, {"backup.others", c.Others}} {
		if each.n > 0 {
			said = append(said, a.words.N(each.id, each.n))
		}
	}
	if len(said) == 0 {
		return a.words.T("backup.nothing")
	}
	return strings.Join(said, ", ")
}

// askBack asks whether what was there before is to come back.
func (a *App) askBack() {
	was, err := backup.Before(a.deps.Files)
	if err != nil || was == nil {
		a.complain(err)
		return
	}
	w := a.words
	question := w.T("backup.backQuestion", "Things", a.counted(was.Count()), "Date", was.Made.Format(dateForm))
	widgets.NewConfirm(a.kit, w.T("backup.back"), question, w.T("backup.backDo"), w.T("shell.close"), true, a.putBack).Open(a.window.Canvas())
}

func (a *App) putBack() {
	a.takeIn(func() error {
		was, err := backup.Before(a.deps.Files)
		if err != nil || was == nil {
			return err
		}
		return was.Replace(a.deps.Files, a.deps.Now())
	})
}

// takeIn changes all that is kept while no table lies open, and begins anew with it.
func (a *App) takeIn(do func() error) {
	a.screens.table.Apart(do, func(err error) {
		a.afresh()
		if err != nil {
			a.complain(err)
			return
		}
		a.notice(a.words.T("backup.done"), a.words.T("backup.undo"), a.putBack)
	})
}

// afresh reads anew all that is kept and shows it.
func (a *App) afresh() {
	a.deps.Settings, a.deps.Problems = config.Open(a.deps.Files)
	a.readKept()
	a.screens = screens{} // nothing of what was open is there any more
	if err := a.apply(a.deps.Settings.Settings()); err != nil {
		a.complain(err) // never: it is the program's own files that cannot be read
	}
	a.tell(a.deps.Problems)
}
