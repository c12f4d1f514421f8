package ui

import (
	"syscall/js"

	"fyne.io/fyne/v2"
)

// listen lets the page's scripts speak to the window where the toolkit's web
// driver does not:
//
//	quickcastType(text)      letters for what has the focus; "\b" and "\n" are keys
//	quickcastWriting()       whether a text is being written
//	quickcastSettled(then)   calls then when all input so far has been dealt with
func listen(window fyne.Window) {
	page := js.Global()
	page.Set("quickcastType", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) == 1 && args[0].Type() == js.TypeString {
			text := args[0].String()
			fyne.Do(func() { typed(window.Canvas().Focused(), text) })
		}
		return nil
	}))
	page.Set("quickcastWriting", js.FuncOf(func(js.Value, []js.Value) any {
		return writing(window.Canvas().Focused())
	}))
	page.Set("quickcastSettled", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) == 1 && args[0].Type() == js.TypeFunction {
			then := args[0]
			fyne.Do(func() { then.Invoke() })
		}
		return nil
	}))
}

// typed gives a text to what has the focus.
func typed(focused fyne.Focusable, text string) {
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
