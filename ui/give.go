package ui

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/widgets"
)

// give lets a file out: where the device can pass it on, the person chooses between that
// and keeping it, else it is kept.
func (a *App) give(name, mime string, data []byte) {
	if !a.canShare(name, mime) {
		a.saveFile(name, data)
		return
	}
	var shut func()
	row := func(icon, id string, do func()) fyne.CanvasObject {
		return widgets.NewListRow(a.kit, widgets.ListFace{Icon: icon, Title: a.words.T(id), Onward: true}, func() {
			shut()
			do()
		})
	}
	shut = a.sheet(name, widgets.NewColumn(a.kit, 0,
		row("share", "shell.passOn", func() {
			a.deps.Browser.Share(name, mime, data, func() { a.saveFile(name, data) })
		}),
		row("export", "shell.saveFile", func() { a.saveFile(name, data) })))
}

// giveText lets a text out as a file.
func (a *App) giveText(name string, data []byte) { a.give(name, "text/plain", data) }

// canShare tells whether the device passes on a file of that kind.
func (a *App) canShare(name, mime string) bool {
	return a.deps.Browser != nil && a.deps.Browser.CanShare(name, mime)
}
