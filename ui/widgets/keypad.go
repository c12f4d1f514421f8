package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

// keypadDigits is the longest number that can be typed.
const keypadDigits = 3

// Keypad asks for a number: digits, backspace and a button that takes it.
// Digits typed on a keyboard count as well while it has the focus.
type Keypad struct {
	widget.BaseWidget
	kit   *Kit
	start int
	typed string
	keys  []*key
	onOK  func(int)
	quit  func() // Escape
}

// NewKeypad returns a keypad that shows value until a digit is typed. onOK is
// told the number; okName and backName name the two keys without a digit.
func NewKeypad(k *Kit, value int, okName, backName string, onOK func(int)) *Keypad {
	p := &Keypad{kit: k, start: value, onOK: onOK}
	for _, digit := range "123456789" {
		p.keys = append(p.keys, newKey(k, string(digit), "", string(digit), func() { p.digit(digit) }))
	}
	p.keys = append(p.keys,
		newKey(k, "", "backspace", backName, p.back),
		newKey(k, "0", "", "0", func() { p.digit('0') }),
		newKey(k, "", "check", okName, p.ok))
	p.keys[len(p.keys)-1].golden = true
	p.ExtendBaseWidget(p)
	return p
}

// Value is the number shown.
func (p *Keypad) Value() int {
	if p.typed == "" {
		return p.start
	}
	n, _ := strconv.Atoi(p.typed) // digits only, at most three
	return n
}

// onEscape lets the sheet around it close on Escape.
func (p *Keypad) onEscape(f func()) { p.quit = f }

func (p *Keypad) digit(r rune) {
	if p.typed == "0" {
		p.typed = ""
	}
	if len(p.typed) < keypadDigits {
		p.typed += string(r)
	}
	p.Refresh()
}

func (p *Keypad) back() {
	if p.typed == "" {
		p.typed = strconv.Itoa(p.start)
	}
	if p.typed = p.typed[:len(p.typed)-1]; p.typed == "" {
		p.typed = "0"
	}
	p.Refresh()
}

func (p *Keypad) ok() {
	if p.onOK != nil {
		p.onOK(p.Value())
	}
}

// FocusGained is part of fyne.Focusable.
func (p *Keypad) FocusGained() {}

// FocusLost is part of fyne.Focusable.
func (p *Keypad) FocusLost() {}

// TypedRune takes digits; part of fyne.Focusable.
func (p *Keypad) TypedRune(r rune) {
	if r >= '0' && r <= '9' {
		p.digit(r)
		return
	}
	p.kit.passRune(r)
}

// TypedKey takes backspace and Return; part of fyne.Focusable.
func (p *Keypad) TypedKey(e *fyne.KeyEvent) {
	switch keys.Of(e, keys.Number) {
	case keys.Rub:
		p.back()
	case keys.Open:
		p.ok()
	case keys.Close:
		if p.quit != nil {
			p.quit()
		}
	default:
		p.kit.passKey(e)
	}
}

// HeightFor is how high the keypad would like to be.
func (p *Keypad) HeightFor(float32) float32 { return 84 + 4*64 }

// Least is how high the keypad must be at least, in dp.
func (p *Keypad) Least() float32 { return 64 + 4*(theme.Target+4) }

// CreateRenderer is part of fyne.Widget.
func (p *Keypad) CreateRenderer() fyne.WidgetRenderer {
	figure := newText(p.kit, display, theme.Figure, theme.Ink)
	s := &stage{kit: p.kit, owner: p, objects: []fyne.CanvasObject{figure.object()}}
	for _, k := range p.keys {
		s.objects = append(s.objects, k)
	}
	s.paint = func() {
		role := theme.Ink
		if p.typed == "" {
			role = theme.Quiet
		}
		figure.write(strconv.Itoa(p.Value()), role)
	}
	s.min = func() fyne.Size { return fyne.NewSize(240, p.Least()) }
	s.layout = func(a area) {
		const gap = 8
		head := min(84, a.size.Height*0.25)
		figure.squeeze(min(theme.Figure, theme.Type(head*0.76)), theme.Title, a.size.Width)
		a.middle(figure, 0, a.size.Width, head/2-4, centre)
		w := min((a.size.Width-2*gap)/3, 132)
		left := (a.size.Width - 3*w - 2*gap) / 2
		h := (a.size.Height-head)/4 - gap
		for i, k := range p.keys {
			a.put(k, left+float32(i%3)*(w+gap), head+float32(i/3)*(h+gap), w, h)
		}
	}
	return s.start()
}

// key is one key of a keypad.
type key struct {
	press
	words, icon string
	golden      bool
}

func newKey(k *Kit, words, icon, name string, onTap func()) *key {
	b := &key{words: words, icon: icon}
	b.kit, b.name, b.onTap, b.bare = k, name, onTap, words == ""
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer is part of fyne.Widget.
func (b *key) CreateRenderer() fyne.WidgetRenderer {
	ground, halo, pic := newBox(16), newBox(16), newIcon(b.kit)
	words := newText(b.kit, display, 26, theme.Ink)
	s := &stage{kit: b.kit, owner: b, objects: []fyne.CanvasObject{ground.Rectangle, halo.Rectangle, pic.Image, words.object()}}
	s.paint = func() {
		role, ink := theme.Raised, theme.Ink
		if b.golden {
			role, ink = theme.AccentFill, theme.OnAccent
		}
		ground.fill(b.kit.Theme.Tone(role), nil, 0)
		b.halo(halo)
		pic.set(b.icon, ink)
		words.write(b.words, ink)
	}
	s.min = func() fyne.Size { return fyne.NewSquareSize(theme.Target) }
	s.layout = func(a area) {
		a.put(ground.Rectangle, 0, 0, a.size.Width, a.size.Height)
		a.put(halo.Rectangle, 0, 0, a.size.Width, a.size.Height)
		a.square(pic.Image, a.size.Width/2, a.size.Height/2, 24)
		a.middle(words, 0, a.size.Width, a.size.Height/2, centre)
	}
	return s.start()
}
