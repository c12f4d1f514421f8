package chime

import "syscall/js"

// open takes the browser's oscillators, and its motor where the device has one.
// A page may sound only after it was touched, and to get the oscillators takes a
// while: the first touch does.
func open() device {
	var d device
	if navigator := js.Global().Get("navigator"); navigator.Truthy() && navigator.Get("vibrate").Type() == js.TypeFunction {
		d.buzz = func(u Urgency) { navigator.Call("vibrate", list(u.buzzes())) }
	}
	kind := js.Global().Get("AudioContext")
	if kind.Type() != js.TypeFunction {
		kind = js.Global().Get("webkitAudioContext")
	}
	document := js.Global().Get("document")
	if kind.Type() != js.TypeFunction || !document.Truthy() {
		return d
	}
	var sounding js.Value
	wake := js.FuncOf(func(js.Value, []js.Value) any {
		if sounding.IsUndefined() {
			sounding = kind.New()
		}
		if sounding.Get("state").String() == "suspended" {
			sounding.Call("resume")
		}
		return nil
	})
	for _, touch := range []string{"pointerup", "touchend", "keydown"} {
		document.Call("addEventListener", touch, wake, map[string]any{"capture": true, "passive": true})
	}
	d.play = func(u Urgency) {
		if !sounding.IsUndefined() {
			sing(sounding, u.tones())
		}
	}
	return d
}

func list(values []int) []any {
	out := make([]any, len(values))
	for i, v := range values {
		out[i] = v
	}
	return out
}

// sing plans tones from now on, each with its own oscillator and a gain that
// comes and goes softly.
func sing(sounding js.Value, tones []Tone) {
	if sounding.Get("state").String() != "running" {
		return
	}
	const soft = 0.008 // seconds
	at := sounding.Get("currentTime").Float() + 0.02
	for _, t := range tones {
		end := at + float64(t.Millis)/1000
		if t.Hertz > 0 {
			tone, loud := sounding.Call("createOscillator"), sounding.Call("createGain")
			tone.Get("frequency").Set("value", t.Hertz)
			gain := loud.Get("gain")
			gain.Call("setValueAtTime", 0, at)
			gain.Call("linearRampToValueAtTime", volume, at+soft)
			gain.Call("setValueAtTime", volume, end-soft)
			gain.Call("linearRampToValueAtTime", 0, end)
			tone.Call("connect", loud)
			loud.Call("connect", sounding.Get("destination"))
			tone.Call("start", at)
			tone.Call("stop", end)
		}
		at = end
	}
}
