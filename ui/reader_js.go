package ui

import (
	"encoding/json"
	"syscall/js"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/widgets"
)

// OpenReader gives the page's own script as a reader; nil where it has none.
func OpenReader() Reader {
	if js.Global().Get("quickcastMirror").Type() != js.TypeFunction {
		return nil
	}
	m := &mirror{script: js.Global()}
	m.script.Set("quickcastPress", js.FuncOf(func(_ js.Value, args []js.Value) any {
		// What was shown when it was pressed: at its turn the list may be another one.
		if i := args[0].Int(); i < len(m.shown) {
			background.Later(m.shown[i].Press)
		}
		return nil
	}))
	return m
}

// mirror lays elements of the page over the picture, which screen readers read.
type mirror struct {
	script js.Value
	shown  []widgets.Voice
}

func (m *mirror) Always() bool { return false }

func (m *mirror) Frame(app fyne.CanvasObject) fyne.CanvasObject { return app }

func (m *mirror) OnAsked(do func()) {
	m.script.Set("quickcastRead", js.FuncOf(func(js.Value, []js.Value) any {
		background.Later(do)
		return nil
	}))
}

// mirrored is one voice as the script takes it.
type mirrored struct {
	Role string  `json:"role"`
	Name string  `json:"name"`
	X    float32 `json:"x"`
	Y    float32 `json:"y"`
	W    float32 `json:"w"`
	H    float32 `json:"h"`
}

func (m *mirror) Show(voices []widgets.Voice) {
	m.shown = voices
	if voices == nil {
		m.script.Call("quickcastMirror", js.Null())
		return
	}
	list := make([]mirrored, len(voices))
	for i, v := range voices {
		list[i] = mirrored{string(v.Role), v.Name, v.At.X, v.At.Y, v.Size.Width, v.Size.Height}
	}
	text, err := json.Marshal(list)
	if err != nil {
		return // names and numbers can always be written
	}
	m.script.Call("quickcastMirror", string(text))
}
