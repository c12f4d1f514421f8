package ui

import (
	"strings"
	"syscall/js"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/books"
)

// pageOpenFile asks the browser for a file: on a phone it offers the camera too.
func pageOpenFile(done func(name string, data []byte)) bool {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Call("addEventListener", "change", once(func(js.Value) {
		if files := input.Get("files"); files.Length() > 0 {
			readFile(files.Index(0), done)
		}
	}))
	input.Call("click")
	return true
}

// pageOpenFolder asks the browser for a folder and hands over all files in it.
func pageOpenFolder(done func([]books.File)) bool {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Set("multiple", true)
	input.Set("webkitdirectory", true)
	input.Call("addEventListener", "change", once(func(js.Value) {
		files := input.Get("files")
		count := min(files.Length(), maxFiles)
		var all []books.File
		for i := range count {
			readFile(files.Index(i), func(name string, data []byte) {
				if all = append(all, books.File{Name: name, Data: data}); len(all) == count {
					done(all)
				}
			})
		}
	}))
	input.Call("click")
	return true
}

// once is a listener that does something on the window's goroutine, once.
func once(do func(event js.Value)) js.Func {
	var listener js.Func
	listener = js.FuncOf(func(_ js.Value, args []js.Value) any {
		listener.Release()
		event := js.Undefined()
		if len(args) > 0 {
			event = args[0]
		}
		fyne.Do(func() { do(event) })
		return nil
	})
	return listener
}

// readFile reads a file of the browser, and hands it over on the window's goroutine.
func readFile(file js.Value, done func(name string, data []byte)) {
	name := file.Get("name").String()
	size := min(file.Get("size").Int(), maxFile)
	file.Call("slice", 0, size).Call("arrayBuffer").Call("then", once(func(buffer js.Value) {
		bytes := js.Global().Get("Uint8Array").New(buffer)
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		done(name, data)
	}))
}

// pageSaveFile lets the browser keep a file as a download.
func pageSaveFile(name string, data []byte) bool {
	bytes := bytesOf(data)
	address := js.Global().Get("URL")
	blob := js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": "application/octet-stream"})
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", address.Call("createObjectURL", blob))
	link.Set("download", name)
	link.Call("click")
	js.Global().Call("setTimeout", once(func(js.Value) { address.Call("revokeObjectURL", link.Get("href")) }), 60000)
	return true
}

// bytesOf gives bytes to the page.
func bytesOf(data []byte) js.Value {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	return bytes
}

// pageLink makes addresses of this page that open a book: behind the # nothing goes to
// any server.
func pageLink() func(code string) string {
	return func(code string) string {
		here, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
		return here + "#" + code
	}
}

// onPageLink calls open with what stands behind the # of the address, now and when it
// changes, and takes it away: loading the page again opens nothing twice.
func onPageLink(open func(code string)) {
	location := js.Global().Get("location")
	look := func() {
		code := strings.TrimPrefix(location.Get("hash").String(), "#")
		if !strings.HasPrefix(code, "QC") && !isTableCode(code) {
			return
		}
		js.Global().Get("history").Call("replaceState", nil, "", location.Get("pathname").String()+location.Get("search").String())
		open(code)
	}
	fyne.Do(look)
	js.Global().Call("addEventListener", "hashchange", js.FuncOf(func(js.Value, []js.Value) any {
		fyne.Do(look)
		return nil
	}))
}
