package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

// keypadDigits is the longest number that can be typed.
const keypadDigits = 3

// Keypad asks for a number: digits, backspace and a button that takes it.
// Digits typed on a keyboard count as well while it has the focus.
type Keypad struct {
	shown
	start int
	typed string
	keys  []*key
	onOK  func(int)
	quit  func() // Escape
}

// NewKeypad returns a keypad that shows value until a digit is typed. onOK is
// told the number; okName and backName name the two keys without a digit.
func NewKeypad(k *Kit, value int, okName, backName string, onOK func(int)) *Keypad {
	p := &Keypad{start: value, onOK: onOK}
	for _, digit := range "123456789" {
		p.keys = append(p.keys, newKey(k, string(digit), "", string(digit), func() { p.digit(digit) }))
	}
	p.keys = append(p.keys,
		newKey(k, "", "backspace", backName, p.back),
		newKey(k, "0", "", "0", func() { p.digit('0') }),
		newKey(k, "", "check", okName, p.ok))
	p.keys[len(p.keys)-1].golden = true
	p.show(k, p)
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

func (p *Keypad) view() part {
	figure := Style{Display: true, Centre: true, Most: 1}
	if p.typed == "" {
		figure.Role = theme.Quiet
	}
	return atLeast(240, p.Least(), byHand{by: func(pen *pen, s space) {
		const gap float32 = 8
		head := min(84, s.h*0.25)
		byRoom(strconv.Itoa(p.Value()), figure, theme.Figure, theme.Heading, theme.Title).draw(pen, space{s.x, s.y, s.w, head - 8})
		w := min((s.w-2*gap)/3, 132)
		h := (s.h-head)/4 - gap
		for i, k := range p.keys {
			object{k}.draw(pen, space{(s.w-3*w-2*gap)/2 + float32(i%3)*(w+gap), head + float32(i/3)*(h+gap), w, h})
		}
	}})
}

// key is one key of a keypad.
type key struct {
	press
	words, icon string
	golden      bool
}

func newKey(k *Kit, words, icon, name string, onTap func()) *key {
	b := &key{words: words, icon: icon}
	b.name, b.onTap, b.bare = name, onTap, words == ""
	b.show(k, b)
	return b
}

func (b *key) view() part {
	role, ink := theme.Raised, theme.Ink
	if b.golden {
		role, ink = theme.AccentFill, theme.OnAccent
	}
	return atLeast(theme.Target, theme.Target, over{
		b.kit.filled(16, role), b.aura(16), b.kit.pic(b.icon, 24, ink), sayLine(b.words, Style{Display: true, Size: theme.Title, Role: ink, Centre: true}),
	})
}
