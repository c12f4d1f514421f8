package store

import (
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"
	"syscall/js"
)

// OpenBrowser opens the store in the browser's database, by the page's own script. It refuses
// (FileError) a browser that allows none.
func OpenBrowser() (*Browser, error) {
	// It is no secret: the source of those would bring encryption into the page.
	me := strconv.FormatUint(rand.Uint64(), 36) + strconv.FormatUint(rand.Uint64(), 36)
	if js.Global().Get("quickcastKept").Type() != js.TypeFunction {
		return nil, pageFault(errors.New("quickcastKept"))
	}
	s := &script{}
	b := newBrowser(s)
	s.page = js.Global().Call("quickcastKept", me, js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].String() == "taken" {
			b.lose()
		} else {
			b.look()
		}
		return nil
	}))
	if _, err := s.ask("open"); err != nil {
		return nil, &FileError{Op: "open", Name: "IndexedDB", Page: true, Fault: ReadOnly, Err: err}
	}
	b.older = local{s.page.Get("local")}
	return b, nil
}

// script is the base in web/kept.js.
type script struct{ page js.Value }

func (s *script) put(changes []piece, anew bool, then func(error)) {
	list := make([]any, len(changes))
	for i, c := range changes {
		parts := []any{}
		for _, data := range c.parts() {
			part := js.Global().Get("Uint8Array").New(len(data))
			js.CopyBytesToJS(part, data)
			parts = append(parts, part)
		}
		list[i] = []any{c.name, c.from, parts}
	}
	s.call("put", func(_ []js.Value, err error) { then(err) }, list, anew)
}

func (s *script) take(past string) (page string, files map[string][]byte, err error) {
	answer, err := s.ask("take", past)
	if err != nil {
		return "", nil, err
	}
	files = make(map[string][]byte)
	for i := range answer[1].Length() {
		file := answer[1].Index(i)
		data := make([]byte, file.Index(1).Length())
		js.CopyBytesToGo(data, file.Index(1))
		files[file.Index(0).String()] = data
	}
	return answer[0].String(), files, nil
}

func (s *script) alive(page string) bool {
	answer, err := s.ask("alive", page)
	return err == nil && answer[0].Truthy()
}

// call calls the script, which answers once and later.
func (s *script) call(method string, then func(answer []js.Value, err error), args ...any) {
	var heard js.Func
	heard = js.FuncOf(func(_ js.Value, args []js.Value) any {
		heard.Release()
		then(args[1:], reason(args[0].String()))
		return nil
	})
	s.page.Call(method, append(args, heard)...)
}

// ask is call for who can wait.
func (s *script) ask(method string, args ...any) (answer []js.Value, err error) {
	done := make(chan bool)
	s.call(method, func(said []js.Value, fault error) {
		answer, err = said, fault
		close(done)
	}, args...)
	<-done
	return answer, err
}

// reason is what the script calls a fault.
func reason(name string) error {
	switch name {
	case "":
		return nil
	case "taken":
		return errTaken
	case "lost":
		return errLost
	case "QuotaExceededError":
		return errNoRoom
	}
	return errors.New(name)
}

// TakeOver lets this page be the one that writes, and loads it anew. Whoever wrote may write no
// more from then on, be it a page of an earlier version.
func (b *Browser) TakeOver() {
	b.older.set(olderOwner, olderGone)
	b.base.(*script).page.Call("takeOver")
}

// local is the browser's local storage, as far as it is of this app.
type local struct{ storage js.Value }

// ours sets its keys apart: other pages of the same origin have keys there, too.
const ours = "quickcast/"

func (l local) get(key string) (string, bool) {
	value := l.storage.Call("getItem", ours+key)
	return value.String(), value.Type() == js.TypeString
}

func (l local) set(key, value string) {
	defer func() { _ = recover() }() // it is full, or closed to writing
	l.storage.Call("setItem", ours+key, value)
}

func (l local) remove(key string) { l.storage.Call("removeItem", ours+key) }

func (l local) all() (keys []string) {
	for i := range l.storage.Get("length").Int() {
		if key, is := strings.CutPrefix(l.storage.Call("key", i).String(), ours); is {
			keys = append(keys, key)
		}
	}
	return keys
}
