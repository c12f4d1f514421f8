package widgets

import (
	"fmt"
	"image/color"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// bubbleStays is how long changes are added up: as long as the log joins taps.
const bubbleStays = 3 * time.Second

// bubble is the running change beside a number ("−4"), which goes by itself.
type bubble struct {
	kit     *Kit
	changed func() // draws it
	sum     int
	shown   int     // the last sum that was a change, also while it fades
	shade   float32 // 1 visible, 0 gone
	cancel  func()
	stop    func()
}

func newBubble(k *Kit, changed func()) *bubble { return &bubble{kit: k, changed: changed} }

// add counts a change in and shows the sum for a while.
func (b *bubble) add(delta int) {
	b.end()
	b.sum += delta
	b.shade = 0
	if b.sum != 0 {
		b.shown, b.shade = b.sum, 1
	}
	b.cancel = b.kit.After(bubbleStays, b.fade)
	b.changed()
}

// run shows what a hold has come to so far, with what was tapped before it.
func (b *bubble) run(sum int) {
	b.end()
	b.shown, b.shade = b.sum+sum, 1
	if b.shown == 0 {
		b.shade = 0
	}
	b.cancel = b.kit.After(bubbleStays, b.fade)
	b.changed()
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
		b.changed()
	})
}

// bubbleParts is a bubble as it is drawn.
type bubbleParts struct {
	of     *bubble
	ground box
	words  *text
}

func (b *bubble) parts() *bubbleParts {
	return &bubbleParts{of: b, ground: newBox(14), words: newText(b.kit, display, theme.Name, theme.OnHarm)}
}

func (p *bubbleParts) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.ground.Rectangle, p.words.object()}
}

func (p *bubbleParts) paint() {
	visible := p.of.shade > 0.01
	Show(p.ground.Rectangle, visible)
	Show(p.words.object(), visible)
	if !visible {
		return
	}
	ground, ink := theme.HarmFill, theme.OnHarm
	if p.of.shown > 0 {
		ground, ink = theme.GoodFill, theme.OnGood
	}
	p.words.ink(signed(p.of.shown), p.of.faded(ink))
	p.ground.fill(p.of.faded(ground), nil, 0)
}

func (b *bubble) faded(role theme.Role) color.NRGBA {
	c := b.kit.Theme.Tone(role)
	c.A = uint8(float32(c.A) * b.shade)
	return c
}

// layout centres the bubble on a point.
func (p *bubbleParts) layout(a area, cx, cy float32) {
	w := max(48, p.words.width()+22)
	a.put(p.ground.Rectangle, cx-w/2, cy-14, w, 28)
	a.middle(p.words, cx-w/2, w, cy, centre)
}

// signed writes a change with its sign and a real minus.
func signed(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return fmt.Sprintf("+%d", n)
}
