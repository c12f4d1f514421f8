package ui

import (
	"errors"

	"github.com/quickcast/quickcast/ui/widgets"
)

// warning is what the banner says of the table that lies open, kept because the
// shell is made anew with the language and the look.
type warning struct {
	face         widgets.BannerFace
	onDo, onMore func()
}

// warn shows a banner until another face is set.
func (a *App) warn(face widgets.BannerFace, onDo, onMore func()) {
	a.warning = warning{face, onDo, onMore}
	if a.shell != nil {
		a.showWarning()
	}
}

// showWarning shows what weighs most: that nothing at all is kept, before what is
// the matter with one table, before what is with anything else.
func (a *App) showWarning() {
	w := a.warning
	switch {
	case a.deps.Unkept != nil:
		w = a.unkept()
	case w.onMore == nil && a.refused != nil:
		w = a.unsaved()
	}
	a.shell.warn(w.face, w.onDo, w.onMore)
}

// unsaved says that what was done waits for the browser to take it.
func (a *App) unsaved() warning {
	w := warning{face: widgets.BannerFace{Title: a.words.T("storage.unsavedTitle"), Line: a.words.Brief(a.refused)}}
	w.onMore = func() {
		a.sheet(w.face.Title, widgets.NewParagraph(a.kit, a.words.Error(a.refused), widgets.Style{}))
	}
	return w
}

// unkept says that all is forgotten at the end, why, and what can be done.
func (a *App) unkept() warning {
	w := warning{face: widgets.BannerFace{Title: a.words.T("storage.unkept"), Line: a.words.Error(a.deps.Unkept)}}
	w.onMore = func() {
		a.sheet(w.face.Title, widgets.NewColumn(a.kit, 12,
			widgets.NewParagraph(a.kit, w.face.Line, widgets.Style{}),
			widgets.NewParagraph(a.kit, a.words.T("storage.unkeptMeans"), widgets.Style{})))
	}
	if a.deps.TakeOver != nil {
		w.face.Do, w.onDo = a.words.T("storage.takeOver"), a.deps.TakeOver
	}
	return w
}

// kept tells why what was done is not kept, or with nil that it is again. It is for the UI
// goroutine.
func (a *App) kept(why error) {
	if taken := (interface{ Taken() bool })(nil); errors.As(why, &taken) {
		a.deps.Unkept, why = why, nil // another one keeps from now on
	}
	a.refused = why
	a.screens.table.KeptAnew(why)
	a.showWarning()
}

// leave calls then if nothing is lost by ending, else when the person says so.
func (a *App) leave(then func()) {
	if a.screens.table.Unkept() {
		a.Go("table")
	}
	a.screens.table.WhenSaved(then)
}
