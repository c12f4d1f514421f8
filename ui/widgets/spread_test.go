package widgets

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

func TestSpread(t *testing.T) {
	k, _ := newKit(t)
	block := func(h float32) *canvas.Rectangle {
		r := canvas.NewRectangle(color.Black)
		r.SetMinSize(fyne.NewSize(100, h))
		return r
	}
	for _, c := range []struct {
		name          string
		width         float32
		page          float32
		second        fyne.Position
		height        float32
		first, behind float32
	}{
		{"a phone", 380, 380, fyne.NewPos(0, 110), 310, 100, 200},
		{"held to its width", 800, 720, fyne.NewPos(0, 110), 310, 100, 200},
		{"side by side", 844, 400, fyne.NewPos(444, 0), 200, 100, 200},
		{"side by side, the first longer", 844, 400, fyne.NewPos(444, 0), 300, 300, 200},
		{"very wide", 2044, 720, fyne.NewPos(764, 0), 200, 100, 200},
	} {
		first, second := block(c.first), block(c.behind)
		s := NewSpread(k, 400, 720, 10, first, second)
		s.Resize(fyne.NewSize(c.width, 1000))
		if first.Size().Width != c.page || second.Size().Width != c.page || second.Position() != c.second {
			t.Errorf("%s: widths %v and %v, the second at %v; want %v at %v",
				c.name, first.Size().Width, second.Size().Width, second.Position(), c.page, c.second)
		}
		if got := heightFor(s, c.width); got != c.height {
			t.Errorf("%s: %v high, want %v", c.name, got, c.height)
		}
	}
}
