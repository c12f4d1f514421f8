package store

import (
	"math/rand/v2"
	"strconv"
	"syscall/js"
	"time"
)

// answerIn is how long a page waits for another one to say that it is there. A
// page out of sight hears it all the same; one that sleeps does not.
const answerIn = 700 * time.Millisecond

// arrivesIn is how long what a page has written may take into the storage after it was
// killed.
const arrivesIn = 300 * time.Millisecond

// newName makes a name for this page that no other has. It is no secret: the source
// of those would bring encryption into the page.
func newName() string {
	return strconv.FormatUint(rand.Uint64(), 36) + strconv.FormatUint(rand.Uint64(), 36)
}

// listen lets this page answer others that ask whether it is still there, ask
// them, and give its lock back when it leaves.
func (b *Browser) listen() {
	page := js.Global()
	page.Call("addEventListener", "pagehide", js.FuncOf(func(js.Value, []js.Value) any {
		b.release()
		return nil
	}))
	page.Call("addEventListener", "pageshow", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) == 1 && args[0].Get("persisted").Truthy() {
			page.Get("location").Call("reload") // it was put away whole, and its lock is gone
		}
		return nil
	}))
	if page.Get("BroadcastChannel").Type() != js.TypeFunction {
		// The last page to open has the lock, once what the one before it wrote last is there.
		b.alive = func(string) bool { time.Sleep(arrivesIn); return false }
		return
	}
	talk := page.Get("BroadcastChannel").New(b.prefix)
	here := make(chan string, 8)
	talk.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		said := args[0].Get("data")
		switch who := said.Get("who").String(); said.Get("say").String() {
		case "ask":
			if who == b.me {
				talk.Call("postMessage", map[string]any{"say": "here", "who": who})
			}
		case "here":
			select {
			case here <- who:
			default:
			}
		}
		return nil
	}))
	b.alive = func(owner string) bool {
		talk.Call("postMessage", map[string]any{"say": "ask", "who": owner})
		for patience := time.After(answerIn); ; {
			select {
			case who := <-here:
				if who == owner {
					return true
				}
			case <-patience:
				return false
			}
		}
	}
}

// OnTaken calls do, once, when another page has taken the storage over.
func (b *Browser) OnTaken(do func()) {
	var heard js.Func
	heard = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("key").String() == b.prefix+ownerKey && b.guard() != nil {
			js.Global().Call("removeEventListener", "storage", heard)
			go do()
		}
		return nil
	})
	js.Global().Call("addEventListener", "storage", heard)
}

// Reload loads the page anew.
func (b *Browser) Reload() { js.Global().Get("location").Call("reload") }
