package widgets

import (
	"fmt"
	"image/color"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"quickcast/ui/theme"
)

// bubbleStays is how long changes are added up: as long as the log joins taps.
const bubbleStays = 3 * time.Second

// bubble shows the running change beside a number ("−4") and goes by itself.
type bubble struct {
	kit    *Kit
	ground box
	words  *text
	sum    int
	shade  float32 // 1 visible, 0 gone
	cancel func()
	stop   func()
}

func newBubble(k *Kit) *bubble {
	return &bubble{kit: k, ground: newBox(14), words: newText(k, display, theme.Name, theme.OnHarm)}
}

func (b *bubble) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{b.ground.Rectangle, b.words.object()}
}

// add counts a change in and shows the sum for a while.
func (b *bubble) add(delta int) {
	b.end()
	b.sum += delta
	b.shade = 1
	if b.sum == 0 {
		b.shade = 0
	}
	b.paint()
	b.cancel = b.kit.After(bubbleStays, b.fade)
}

func (b *bubble) end() {
	for _, f := range []func(){b.cancel, b.stop} {
		if f != nil {
			f()
		}
	}
	b.cancel, b.stop = nil, nil
}

func (b *bubble) fade() {
	b.sum = 0
	b.stop = b.kit.animate(250*time.Millisecond, func(done float32) {
		b.shade = 1 - done
		b.paint()
	})
}

func (b *bubble) paint() {
	ground, ink := theme.HarmFill, theme.OnHarm
	if strings.HasPrefix(b.words.value, "+") || b.sum > 0 {
		ground, ink = theme.GoodFill, theme.OnGood
	}
	if b.sum < 0 {
		ground, ink = theme.HarmFill, theme.OnHarm
	}
	visible := b.shade > 0.01
	if b.sum != 0 {
		b.words.ink(signed(b.sum), b.faded(ink))
	} else if visible {
		b.words.ink(b.words.value, b.faded(ink))
	}
	b.ground.fill(b.faded(ground), nil, 0)
	show(b.ground.Rectangle, visible)
	show(b.words.object(), visible)
}

func (b *bubble) faded(role theme.Role) color.NRGBA {
	c := b.kit.Theme.Tone(role)
	c.A = uint8(float32(c.A) * b.shade)
	return c
}

// layout centres the bubble on a point.
func (b *bubble) layout(a area, cx, cy float32) {
	w := max(48, b.words.width()+22)
	a.put(b.ground.Rectangle, cx-w/2, cy-14, w, 28)
	a.middle(b.words, cx-w/2, w, cy, centre)
}

// signed writes a change with its sign and a real minus.
func signed(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return fmt.Sprintf("+%d", n)
}
