package ui

import (
	"syscall/js"
	"time"

	"fyne.io/fyne/v2"
)

// listen lets the page's scripts speak to the window where the toolkit's web
// driver does not:
//
//	quickcastType(text)      letters for what has the focus; "\b" and "\n" are keys
//	quickcastWriting()       whether a text is being written
//	quickcastDrags()         whether a slide that begins where the mouse is drags something
//	quickcastSettled(then)   calls then when all clicks and keys so far have been dealt with
//	quickcastSeen(then)      calls then when the window knows where the mouse is by now
//	quickcastBack(then)      closes what is open, and calls then with whether there was anything
//
// and calls quickcastOpen() when the window does all that.
func listen(window fyne.Window, back, drags func() bool) {
	page := js.Global()
	page.Set("quickcastType", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) == 1 && args[0].Type() == js.TypeString {
			text := args[0].String()
			fyne.Do(func() { typeInto(window.Canvas().Focused(), text) })
		}
		return nil
	}))
	page.Set("quickcastWriting", js.FuncOf(func(js.Value, []js.Value) any {
		return writing(window.Canvas().Focused())
	}))
	page.Set("quickcastDrags", js.FuncOf(func(js.Value, []js.Value) any { return drags() }))
	page.Set("quickcastSettled", onMain(func(then js.Value) { then.Invoke() }))
	page.Set("quickcastSeen", onMain(func(then js.Value) {
		// The driver looks for the mouse at every tick, before the animations.
		fyne.NewAnimation(time.Millisecond, func(done float32) {
			if done == 1 {
				then.Invoke()
			}
		}).Start()
	}))
	page.Set("quickcastBack", onMain(func(then js.Value) { then.Invoke(back()) }))
	if open := page.Get("quickcastOpen"); open.Type() == js.TypeFunction {
		fyne.Do(func() { open.Invoke() })
	}
}

// onMain hands what it is called with, a function of the page, to do on the
// window's own goroutine, after all that is waiting there.
func onMain(do func(then js.Value)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) == 1 && args[0].Type() == js.TypeFunction {
			fyne.Do(func() { do(args[0]) })
		}
		return nil
	})
}

// typeInto gives a text to what has the focus.
func typeInto(focused fyne.Focusable, text string) {
	if focused == nil {
		return
	}
	for _, letter := range text {
		switch letter {
		case '\b':
			focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
		case '\n':
			focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		default:
			focused.TypedRune(letter)
		}
	}
}

// writing tells whether what has the focus takes a text, and not only keys.
func writing(focused fyne.Focusable) bool {
	_, text := focused.(interface{ SelectedText() string })
	return text
}
