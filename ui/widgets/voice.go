package widgets

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Roles the toolkit has none for: what one types into, what is to be read out as soon as
// it appears, and the title of what follows.
const (
	RoleField   fyne.AccessibleRole = "field"
	RoleStatus  fyne.AccessibleRole = "status"
	RoleHeading fyne.AccessibleRole = "heading"
)

// Voice is one thing on the screen as a screen reader tells of it.
type Voice struct {
	Name   string
	Role   fyne.AccessibleRole
	At     fyne.Position // of its upper left corner in the window, in dp
	Size   fyne.Size
	object fyne.CanvasObject
}

// spoken is what a screen reader says of several words that stand in one thing; what is
// empty makes no pause.
func spoken(words ...string) string {
	return strings.Join(slices.DeleteFunc(slices.Clone(words), func(word string) bool { return word == "" }), ", ")
}

// Said is all that is written in some objects, for telling whether they say the same as
// others; a widget without a name says that it is itself.
func Said(objects ...fyne.CanvasObject) string {
	var words strings.Builder
	for _, o := range objects {
		switch o := o.(type) {
		case *fyne.Container:
			words.WriteString(Said(o.Objects...))
		case fyne.Accessible:
			words.WriteString(o.AccessibilityLabel() + "\n")
		case fyne.Widget:
			fmt.Fprintf(&words, "%T%p\n", o, o)
		}
	}
	return words.String()
}

// Press does what a tap on it does; what only is read does nothing.
func (v Voice) Press() {
	if off, ok := v.object.(fyne.Disableable); ok && off.Disabled() {
		if p := pressOf(v.object); p == nil || p.idle() { // Tab passes by more than that
			return
		}
	}
	switch o := v.object.(type) {
	case fyne.Tappable:
		o.Tapped(&fyne.PointEvent{})
	case fyne.Focusable:
		o.TypedRune(' ')
	}
}

// Voices tells what is drawn in words. It knows the parts of all widgets of a Kit whose
// Voices it is from the moment they are drawn: the toolkit tells nobody what a widget is
// made of. It is for the UI goroutine.
type Voices struct{ stages map[fyne.Widget]*stage }

// NewVoices returns one that knows no widget yet.
func NewVoices() *Voices { return &Voices{stages: map[fyne.Widget]*stage{}} }

func (v *Voices) drawn(s *stage) { v.stages[s.owner] = s }

func (v *Voices) gone(s *stage) {
	if v.stages[s.owner] == s {
		delete(v.stages, s.owner)
	}
}

// owner is a widget with a renderer of its own that says what it is made of.
type owner interface{ Parts() []fyne.CanvasObject }

// Read gives what is to be read in a window, from the back to the front: of what lies
// open over it the topmost alone.
func (v *Voices) Read(c fyne.Canvas) []Voice {
	top := c.Overlays().Top()
	if top == nil {
		top = c.Content()
	}
	all := reading{of: v}
	all.read(top, fyne.Position{}, false)
	return all.voices
}

// reading is what was found so far.
type reading struct {
	of     *Voices
	voices []Voice
}

// read looks at an object and all it is made of. said tells that what it belongs to says
// what is written on it.
func (r *reading) read(o fyne.CanvasObject, at fyne.Position, said bool) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	if sheet, ok := o.(*Sheet); ok {
		r.cover(at, sheet.Size())
	}
	said = r.note(o, at, said)
	switch o := o.(type) {
	case *fyne.Container:
		r.all(o.Objects, at, said)
	case *container.Scroll:
		r.read(o.Content, at, said)
	case *List:
		o.inSight(func(row fyne.CanvasObject, y float32) {
			r.read(row, at.AddXY(0, y).Subtract(row.Position()), said)
		})
	case owner:
		r.all(o.Parts(), at, said)
	case fyne.Widget:
		if s := r.of.stages[o]; s != nil {
			r.all(s.objects, at, said)
		}
	}
}

func (r *reading) all(parts []fyne.CanvasObject, at fyne.Position, said bool) {
	for _, part := range parts {
		r.read(part, at, said)
	}
}

// note keeps what has a name, and tells whether that says what is written on it.
func (r *reading) note(o fyne.CanvasObject, at fyne.Position, said bool) bool {
	named, ok := o.(fyne.Accessible)
	if !ok || named.AccessibilityLabel() == "" {
		return said
	}
	role := named.AccessibilityRole()
	if role == fyne.AccessibleRoleContainer || said && role == fyne.AccessibleRoleText {
		return said
	}
	r.voices = append(r.voices, Voice{named.AccessibilityLabel(), role, at, o.Size(), o})
	return said || role != RoleHeading
}

// cover takes away what lies below something and cannot be reached.
func (r *reading) cover(at fyne.Position, size fyne.Size) {
	r.voices = slices.DeleteFunc(r.voices, func(v Voice) bool {
		x, y := v.At.X+v.Size.Width/2-at.X, v.At.Y+v.Size.Height/2-at.Y
		return x >= 0 && y >= 0 && x <= size.Width && y <= size.Height
	})
}
