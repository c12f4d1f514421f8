package ui

import (
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
// the matter with one table.
func (a *App) showWarning() {
	w := a.warning
	if a.deps.Unkept != nil {
		w = a.unkept()
	}
	a.shell.warn(w.face, w.onDo, w.onMore)
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

// taken tells that from now on nothing is kept here, and why. It is for the UI
// goroutine.
func (a *App) taken(why error) {
	a.deps.Unkept = why
	a.showWarning()
}

// leave calls then if nothing is lost by ending, else when the person says so.
func (a *App) leave(then func()) {
	if a.screens.table.Unkept() {
		a.Go("table")
	}
	a.screens.table.WhenSaved(then)
}
