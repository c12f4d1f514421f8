package ui

import (
	"syscall/js"

	"github.com/quickcast/quickcast/internal/qrpic"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/settings"
)

// OpenBrowser gives the browser the app runs in, by the page's own script.
func OpenBrowser() Browser {
	if js.Global().Get("quickcastHome").Type() != js.TypeFunction {
		return nil
	}
	return browserPage{js.Global()}
}

type browserPage struct{ script js.Value }

func (p browserPage) State() settings.Device {
	home := p.script.Call("quickcastHome")
	is := func(name string) bool { return home.Get(name).Truthy() }
	return settings.Device{
		Installed: is("installed"), Askable: is("askable"), ByHand: is("byHand"), Lasting: is("lasting"), Newer: is("newer"),
		Used: home.Get("used").Int(), Room: home.Get("room").Int(),
	}
}

func (p browserPage) Install() { p.script.Call("quickcastInstall") }
func (p browserPage) Renew()   { p.script.Call("quickcastRenew") }

func (p browserPage) CanShare(name, mime string) bool {
	return p.script.Call("quickcastCanShare", name, mime).Truthy()
}

func (p browserPage) Share(name, mime string, data []byte, failed func()) {
	p.script.Call("quickcastShare", name, mime, bytesOf(data), once(func(went js.Value) {
		if !went.Truthy() {
			failed()
		}
	}))
}

func (p browserPage) CanScan() bool {
	return p.script.Get("quickcastCamera").Type() == js.TypeFunction
}

func (p browserPage) Scan(hint, end string, done func(text, fault string)) {
	read := js.FuncOf(func(_ js.Value, args []js.Value) any {
		light := make([]byte, args[2].Length())
		js.CopyBytesToGo(light, args[2])
		text, _ := qrpic.Frame(args[0].Int(), args[1].Int(), light)
		return text
	})
	var then js.Func
	then = js.FuncOf(func(_ js.Value, args []js.Value) any {
		text, fault := args[0].String(), args[1].String()
		read.Release()
		then.Release()
		background.Later(func() { done(text, fault) })
		return nil
	})
	p.script.Call("quickcastCamera", map[string]any{"hint": hint, "close": end}, read, then)
}

func (p browserPage) OnBring(bring func(name string, data []byte)) {
	p.script.Set("quickcastBring", js.FuncOf(func(_ js.Value, args []js.Value) any {
		name, data := args[0].String(), make([]byte, args[1].Length())
		js.CopyBytesToGo(data, args[1])
		background.Later(func() { bring(name, data) })
		return nil
	}))
}

func (p browserPage) OnChange(changed func()) {
	p.script.Set("quickcastNews", js.FuncOf(func(js.Value, []js.Value) any {
		background.Later(changed)
		return nil
	}))
}
