// Package wire is the way to the broker of a table: over NATS in the window, over the browser's own client of it in
// the page.
package wire

import (
	"context"
	"errors"
	"syscall/js"
	"time"

	"github.com/quickcast/quickcast/internal/share"
)

// line is one of the page's script.
type line struct {
	script js.Value
	kept   []js.Func // released at the end
	inform func(share.State)
	state  share.State
	queue  chan func() // what came, in its order: the browser waits for nobody
}

// Open opens the line of a device to its host. It is there at once, and tries by itself until somebody answers.
func Open(m share.Member) (share.Line, error) {
	if err := loadScript(); err != nil {
		return nil, err
	}
	l := &line{queue: make(chan func(), 10000)}
	go func() {
		for do := range l.queue {
			do()
		}
	}()
	l.script = js.Global().Call("quickcastLine", m.Server, m.Token, m.Device, l.called(func(args []js.Value) {
		state := share.State(args[0].Int())
		l.queue <- func() {
			if l.state = state; l.inform != nil {
				l.inform(state)
			}
		}
	}))
	return l, nil
}

// called is a function of the program that the script may call until the line ends.
func (l *line) called(do func([]js.Value)) js.Func {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args)
		return nil
	})
	l.kept = append(l.kept, f)
	return f
}

// loadScript loads the browser's client, which a page without shared tables never does.
func loadScript() error {
	if js.Global().Get("quickcastLine").Type() == js.TypeFunction {
		return nil
	}
	document := js.Global().Get("document")
	element := document.Call("createElement", "script")
	done := make(chan error, 1)
	loaded := js.FuncOf(func(js.Value, []js.Value) any { done <- nil; return nil })
	failed := js.FuncOf(func(js.Value, []js.Value) any { done <- errNoScript; return nil })
	defer loaded.Release()
	defer failed.Release()
	element.Set("onload", loaded)
	element.Set("onerror", failed)
	element.Set("src", "line.js")
	document.Get("head").Call("append", element)
	return <-done
}

var errNoScript = errors.New("the page's part for shared tables could not be loaded")

// Ask is part of share.Line.
func (l *line) Ask(ctx context.Context, subject string, headers map[string]string, body []byte) ([]byte, error) {
	given := map[string]any{}
	for name, value := range headers {
		given[name] = value
	}
	timeout := time.Second
	if end, ok := ctx.Deadline(); ok {
		timeout = time.Until(end)
	}
	answers := make(chan []byte, 1)
	answered := js.FuncOf(func(_ js.Value, args []js.Value) any {
		answers <- bytesFrom(args[0])
		return nil
	})
	defer answered.Release()
	l.script.Call("ask", subject, given, bytesTo(body), timeout.Milliseconds(), answered)
	if answer := <-answers; answer != nil { // the script answers in time, whatever happens
		return answer, nil
	}
	return nil, share.ErrSilent
}

// Tell is part of share.Line.
func (l *line) Tell(subject string, body []byte) { l.script.Call("tell", subject, bytesTo(body)) }

// Hear is part of share.Line.
func (l *line) Hear(subject string, hear func(share.Message)) error {
	l.script.Call("hear", subject, l.called(func(args []js.Value) {
		m := share.Message{Subject: args[0].String(), Number: uint64(args[1].Float()), Body: bytesFrom(args[2])}
		l.queue <- func() { hear(m) }
	}))
	return nil
}

// Inform is part of share.Line.
func (l *line) Inform(inform func(share.State)) {
	l.queue <- func() {
		l.inform = inform
		inform(l.state)
	}
}

// Wake is part of share.Line.
func (l *line) Wake() { l.script.Call("wake") }

// Close is part of share.Line.
func (l *line) Close() {
	l.script.Call("close")
	for _, f := range l.kept {
		f.Release()
	}
}

func bytesTo(data []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return array
}

// bytesFrom are the bytes of the script, nil for none.
func bytesFrom(array js.Value) []byte {
	if array.IsNull() || array.IsUndefined() {
		return nil
	}
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data
}

// post sends JSON to the page's host and gives the answer and its status.
func post(ctx context.Context, address string, body []byte) (answer []byte, status int, err error) {
	type answered struct {
		text   string
		status int
	}
	got := make(chan answered, 1)
	var kept []js.Func
	then := func(do func(js.Value)) js.Func {
		f := js.FuncOf(func(_ js.Value, args []js.Value) any { do(args[0]); return nil })
		kept = append(kept, f)
		return f
	}
	fail := then(func(js.Value) { got <- answered{} })
	js.Global().Call("fetch", address, map[string]any{
		"method": "POST", "body": string(body), "headers": map[string]any{"Content-Type": "application/json"},
	}).Call("then", then(func(response js.Value) {
		status := response.Get("status").Int()
		response.Call("text").Call("then", then(func(text js.Value) { got <- answered{text.String(), status} }), fail)
	}), fail)
	select {
	case a := <-got:
		for _, f := range kept {
			f.Release()
		}
		if a.status == 0 {
			return nil, 0, errNoAnswer
		}
		return []byte(a.text), a.status, nil
	case <-ctx.Done():
		return nil, 0, ctx.Err() // what the browser still calls is kept
	}
}

var errNoAnswer = errors.New("nobody answers")
