package ui

import (
	"syscall/js"

	"fyne.io/fyne/v2"
)

// listen lets the page pass on letters the toolkit's web driver drops: every
// one beyond ASCII, umlauts among them. The page calls quickcastType(text).
func listen(window fyne.Window) {
	js.Global().Set("quickcastType", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 1 || args[0].Type() != js.TypeString {
			return nil
		}
		text := args[0].String()
		fyne.Do(func() {
			if focused := window.Canvas().Focused(); focused != nil {
				for _, letter := range text {
					focused.TypedRune(letter)
				}
			}
		})
		return nil
	}))
}
