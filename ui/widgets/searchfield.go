package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

// Field is a rounded box to type in, with a picture at the left and, while
// there is text, a button that clears it.
type Field struct {
	widget.BaseWidget
	kit   *Kit
	icon  string
	hint  string // what to type
	entry *fieldEntry
	clear *IconButton
}

// search is the picture of a search: Escape clears its field before it closes anything.
const search = "search"

// NewSearchField returns the field of a search. onChanged is told every key.
func NewSearchField(k *Kit, hint, clearName string, onChanged func(string)) *Field {
	return NewField(k, search, hint, clearName, onChanged)
}

// NewField returns a field with another picture, or none.
func NewField(k *Kit, icon, hint, clearName string, onChanged func(string)) *Field {
	f := &Field{kit: k, icon: icon, hint: hint}
	f.entry = &fieldEntry{field: f}
	f.entry.ExtendBaseWidget(f.entry)
	f.entry.Wrapping, f.entry.Scroll = fyne.TextWrapOff, container.ScrollHorizontalOnly
	f.entry.OnChanged = func(s string) {
		f.Refresh()
		if onChanged != nil {
			onChanged(s)
		}
	}
	f.clear = NewIconButton(k, Bare, "close", clearName, func() { f.SetText(""); f.Focus() })
	f.clear.role = theme.Quiet
	if icon == search {
		f.clear.key = keys.Close
	}
	f.ExtendBaseWidget(f)
	return f
}

// Hint is what to type.
func (f *Field) Hint() string { return f.hint }

// Text is what was typed.
func (f *Field) Text() string { return f.entry.Text }

// SetText replaces what was typed and tells onChanged.
func (f *Field) SetText(s string) { f.entry.SetText(s) }

// OnSubmit is called on Return.
func (f *Field) OnSubmit(submit func(string)) { f.entry.OnSubmitted = submit }

// OnKey sees keys before the field does and says whether it took them: arrow
// keys that move through the results, Escape.
func (f *Field) OnKey(key func(*fyne.KeyEvent) bool) { f.entry.onKey = key }

// OnShortcut sees shortcuts before the field does and says whether it took them: Ctrl+Z
// where it undoes more than letters.
func (f *Field) OnShortcut(cut func(fyne.Shortcut) bool) { f.entry.onShortcut = cut }

// SelectAll marks what was typed, so that the next key begins anew.
func (f *Field) SelectAll() { f.entry.Entry.TypedShortcut(&fyne.ShortcutSelectAll{}) }

// Find puts the cursor into the field and marks what was typed, so that the next key begins
// anew.
func (f *Field) Find() {
	f.Focus()
	f.SelectAll()
}

// Focus puts the cursor into the field.
func (f *Field) Focus() { f.kit.Focus(f.entry) }

// Tapped puts the cursor into the field, wherever on it the tap was.
func (f *Field) Tapped(*fyne.PointEvent) { f.Focus() }

// AccessibilityLabel is what was typed, or what to type; part of fyne.Accessible.
func (f *Field) AccessibilityLabel() string {
	if f.entry.Text != "" {
		return f.entry.Text
	}
	return f.hint
}

// AccessibilityRole is part of fyne.Accessible.
func (f *Field) AccessibilityRole() fyne.AccessibleRole { return RoleField }

// CreateRenderer is part of fyne.Widget.
func (f *Field) CreateRenderer() fyne.WidgetRenderer {
	ground, pic := newBox(16), newIcon(f.kit)
	upright := *f.kit // what is typed stands upright, whoever reads it
	upright.Turned = false
	hint := newText(&upright, plain, theme.Lead, theme.Quiet)
	s := &stage{kit: f.kit, owner: f, objects: []fyne.CanvasObject{ground.Rectangle, pic.Image, f.entry, hint.object(), f.clear}}
	s.paint = func() {
		th := f.kit.Theme
		width, glass := float32(0), theme.Quiet
		if f.entry.focused {
			width, glass = 1.5, theme.Accent
		}
		ground.fill(th.Tone(theme.Raised), th.Tone(theme.Accent), width)
		pic.set(f.icon, glass)
		hint.write(f.hint, theme.Quiet)
		Show(hint.object(), f.entry.Text == "")
		Show(f.clear, f.entry.Text != "")
	}
	s.min = func() fyne.Size { return fyne.NewSize(160, max(52, f.entry.MinSize().Height)) }
	s.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		a.put(ground.Rectangle, 0, 0, w, h)
		x := float32(6)
		if f.icon != "" {
			a.square(pic.Image, 27, h/2, 21)
			x = 38
		}
		least := f.entry.MinSize().Height
		end := w - 8
		if f.clear.Visible() {
			end = w - theme.Target
		}
		a.put(f.entry, x, (h-least)/2, end-x, least)
		pad := fyne.CurrentApp().Settings().Theme().Size(fynetheme.SizeNameInnerPadding)
		hint.squeeze(theme.Lead, f.kit.least(theme.Lead*0.7), end-x-2*pad) // the toolkit's own would scroll
		area{kit: &upright, size: a.size}.middle(hint, f.entry.Position().X+pad, end-x-2*pad, h/2, left)
		a.put(f.clear, w-theme.Target-1, (h-theme.Target)/2, theme.Target, theme.Target)
	}
	return s.start()
}

// fieldEntry is the toolkit's entry; it tells its field about the focus.
type fieldEntry struct {
	widget.Entry
	field   *Field
	focused bool
	onKey   func(*fyne.KeyEvent) bool

	onShortcut func(fyne.Shortcut) bool
}

// CreateRenderer leaves out the toolkit's ground and border: the field draws its
// own.
func (e *fieldEntry) CreateRenderer() fyne.WidgetRenderer {
	r := &groundless{e.Entry.CreateRenderer()}
	r.hush()
	if size := e.Size(); !size.IsZero() {
		r.Layout(size)
	}
	return r
}

// groundless is the toolkit's renderer without what lies below the text.
type groundless struct{ fyne.WidgetRenderer }

// Refresh is part of fyne.WidgetRenderer.
func (r *groundless) Refresh() {
	r.WidgetRenderer.Refresh()
	r.hush()
}

func (r *groundless) hush() {
	for _, o := range r.Objects() {
		if ground, ok := o.(*canvas.Rectangle); ok {
			ground.FillColor, ground.StrokeColor = color.Transparent, color.Transparent
		}
	}
}

// FocusGained lights the field; part of fyne.Focusable.
func (e *fieldEntry) FocusGained() {
	e.focused = true
	e.Entry.FocusGained()
	e.field.Refresh()
}

// FocusLost is part of fyne.Focusable.
func (e *fieldEntry) FocusLost() {
	e.focused = false
	e.Entry.FocusLost()
	e.field.Refresh()
}

// TypedKey is part of fyne.Focusable. Escape, where it clears no search, goes on to the
// window.
func (e *fieldEntry) TypedKey(k *fyne.KeyEvent) {
	switch act := keys.Of(k, ""); {
	case e.onKey != nil && e.onKey(k):
	case act == keys.Close && e.field.icon == search && e.Text != "":
		e.field.SetText("")
	case act == keys.Close:
		e.field.kit.passKey(k)
	case (act == keys.Down || act == keys.Up) && e.field.kit.Step(act):
	default:
		e.Entry.TypedKey(k)
	}
}

// TypedShortcut is part of fyne.Shortcutable. Keys a field has no use for go on
// to the window, which otherwise would not hear of them; Ctrl+Shift+Z is redo,
// as everywhere.
func (e *fieldEntry) TypedShortcut(cut fyne.Shortcut) {
	_, ok := cut.(*desktop.CustomShortcut)
	if ok && keys.OfShortcut(cut) == keys.Redo {
		cut, ok = &fyne.ShortcutRedo{}, false
	}
	if e.onShortcut != nil && e.onShortcut(cut) {
		return
	}
	e.Entry.TypedShortcut(cut)
	if !ok {
		return
	}
	if c, takes := e.field.kit.Canvas.(fyne.Shortcutable); takes {
		c.TypedShortcut(cut)
	}
}
