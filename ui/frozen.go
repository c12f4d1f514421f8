package ui

import (
	"bytes"
	"context"
	"fmt"
	"runtime"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// frozenFile says where the program stood when the window last stood still.
const frozenFile = "device/frozen.txt"

// frozenShown is how much of it is shown: where the goroutine that draws stood, mostly.
const frozenShown = 1200

// noter keeps a note whatever else is being written; a store of a page has none.
type noter interface {
	Note(name string, data []byte) error
}

// watchOver notes from now on where the program stands when the window stands still.
func (a *App) watchOver() {
	files, can := a.deps.Files.(noter)
	if !can || a.deps.App.Driver().Device().IsMobile() { // a phone lets an app that is out of sight stand
		return
	}
	head := fmt.Sprintf("Quickcast %s, %s/%s, %s", a.deps.Version, runtime.GOOS, runtime.GOARCH, runtime.Version())
	a.deps.App.Lifecycle().SetOnStarted(func() {
		background.Watch(func(stacks []byte) {
			_ = files.Note(frozenFile, fmt.Appendf(nil, "%s, %s\n\n%s\n", head, a.deps.Now().Format("2006-01-02 15:04:05"), stacks)) // there is nobody to tell
		})
	})
}

// offerFrozen tells that the window stood still when it was last open.
func (a *App) offerFrozen() {
	a.lane.Do(func(context.Context) func() {
		data, err := a.deps.Files.Read(frozenFile)
		if err != nil || len(data) == 0 {
			return nil
		}
		return func() {
			a.notice(a.words.T("shell.frozen"), a.words.T("shell.frozenLook"), func() { a.showFrozen(data) })
		}
	})
}

// showFrozen shows what was noted, and what can be done with it.
func (a *App) showFrozen(data []byte) {
	var shut func()
	done := func(do func()) func() {
		return func() {
			shut()
			do()
		}
	}
	shown := bytes.ToValidUTF8(data[:min(len(data), frozenShown)], nil)
	button := func(id string, do func()) fyne.CanvasObject { return widgets.NewQuiet(a.kit, a.words.T(id), done(do)) }
	shut = a.sheet(a.words.T("shell.frozenTitle"), widgets.NewColumn(a.kit, 12,
		widgets.NewParagraph(a.kit, a.words.T("shell.frozenMeans"), widgets.Style{}),
		button("shell.frozenCopy", func() { a.copy(string(data)) }),
		button("shell.saveFile", func() { a.giveText("quickcast-frozen.txt", data) }),
		button("shell.frozenAway", func() {
			a.lane.Do(func(context.Context) func() {
				err := a.deps.Files.Remove(frozenFile)
				return func() { a.complain(err) }
			})
		}),
		widgets.NewParagraph(a.kit, string(shown), widgets.Style{Role: theme.Quiet})))
}
