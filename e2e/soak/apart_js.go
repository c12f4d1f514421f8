package main

import (
	"fmt"
	"os"
	"syscall/js"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
)

// prepare says what the app's own page says (ui.NewApp): without it the toolkit
// looks at every change of a picture who makes it, and is another program.
func prepare() {
	app.SetMetadata(fyne.AppMetadata{ID: "io.github.quickcast.quickcast.soak", Name: "Quickcast", Release: true, Migrations: map[string]bool{"fyneDo": true}})
}

// foundSheets are those the window has found, which soakpage has put there.
func foundSheets(name string) ([]byte, error) {
	kept := js.Global().Get("localStorage").Call("getItem", name)
	if kept.Type() != js.TypeString {
		return nil, fmt.Errorf("%s: nobody has looked for sheets", name)
	}
	return []byte(kept.String()), nil
}

// touch puts a finger on a target and lifts it, all the way through the page's
// own scripts.
func (s *session) touch(t target, x, y float32) {
	page := js.Global()
	at := s.running.Driver().AbsolutePositionForObject(t.object).AddXY(t.object.Size().Width*x, t.object.Size().Height*y)
	canvas := page.Get("document").Call("querySelector", "canvas")
	for _, kind := range []string{"pointerdown", "pointerup"} {
		canvas.Call("dispatchEvent", page.Get("PointerEvent").New(kind, map[string]any{
			"bubbles": true, "pointerId": 1, "pointerType": "touch", "clientX": at.X, "clientY": at.Y,
		}))
	}
}

// leave ends the program: the toolkit's page knows no end.
func leave(_ fyne.App, err error) {
	if err != nil {
		fmt.Println("soak:", err)
		os.Exit(1)
	}
	os.Exit(0)
}

// resident is the memory of the program, which never becomes less.
func resident() int {
	return js.Global().Get("soak").Get("_inst").Get("exports").Get("mem").Get("buffer").Get("byteLength").Int()
}

// scripts is the memory the page's scripts use beside that: what is left when the browser
// has thrown away all it can, which takes it more than one turn.
func scripts() int {
	page := js.Global()
	for range 3 {
		if page.Get("gc").Type() == js.TypeFunction {
			page.Call("gc")
		}
		time.Sleep(10 * frame)
	}
	return page.Get("performance").Get("memory").Get("usedJSHeapSize").Int()
}
