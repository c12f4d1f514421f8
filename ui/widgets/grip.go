package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Grasp knows what lies under the pointer that can be dragged, and where the pointer asks for
// a menu. In a browser fingers share the pointer, and a slide has to drag that or to scroll.
type Grasp struct {
	over fyne.Draggable
	menu *fyne.Position // in the window; nil while none is asked for
}

// asked is where a menu is asked for, nil for nowhere.
func (g *Grasp) asked() *fyne.Position {
	if g == nil {
		return nil
	}
	return g.menu
}

// asks opens a menu, which stands where the pointer is.
func (g *Grasp) asks(at fyne.Position, open func()) {
	g.menu = &at
	open()
	g.menu = nil
}

// Drags tells whether a slide that begins where the pointer is drags something.
func (g *Grasp) Drags() bool { return g.over != nil }

func (g *Grasp) in(o fyne.Draggable) { g.over = o }

func (g *Grasp) out(o fyne.Draggable) {
	if g.over == o {
		g.over = nil
	}
}

// Grip is the part of something that it is dragged by. Beside it a finger scrolls.
type Grip struct {
	widget.BaseWidget
	kit     *Kit
	content fyne.CanvasObject
	onDrag  func(by fyne.Delta)
	onDrop  func()
	follow  func(at fyne.Position) // nil where only the way counts
}

var _ desktop.Hoverable = (*Grip)(nil)

// NewGrip returns a grip that looks like content. onDrag is told each step the pointer
// makes, in dp, onDrop that it lets go.
func NewGrip(k *Kit, content fyne.CanvasObject, onDrag func(by fyne.Delta), onDrop func()) *Grip {
	g := &Grip{kit: k, content: content, onDrag: onDrag, onDrop: onDrop}
	g.ExtendBaseWidget(g)
	return g
}

// NewCarried returns a grip whose words go with the pointer: onDrop is told where in the window
// it lets go.
func NewCarried(k *Kit, content fyne.CanvasObject, words func() string, onDrop func(at fyne.Position)) *Grip {
	var last fyne.Position
	g := NewGrip(k, content, func(fyne.Delta) {}, func() {
		k.Tip.Hush()
		onDrop(last)
	})
	g.follow = func(at fyne.Position) {
		last = at
		k.Tip.Hush()
		k.Tip.open(k, words(), at)
	}
	return g
}

// CreateRenderer is part of fyne.Widget.
func (g *Grip) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(g.content) }

// Parts is what a screen reader goes through.
func (g *Grip) Parts() []fyne.CanvasObject { return []fyne.CanvasObject{g.content} }

// Dragged is part of fyne.Draggable.
func (g *Grip) Dragged(e *fyne.DragEvent) {
	if g.onDrag(e.Dragged); g.follow != nil {
		g.follow(e.AbsolutePosition)
	}
}

// DragEnd is part of fyne.Draggable.
func (g *Grip) DragEnd() { g.onDrop() }

// MouseIn is part of desktop.Hoverable.
func (g *Grip) MouseIn(*desktop.MouseEvent) { g.kit.Grasp.in(g) }

// MouseMoved is part of desktop.Hoverable.
func (g *Grip) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is part of desktop.Hoverable.
func (g *Grip) MouseOut() { g.kit.Grasp.out(g) }
