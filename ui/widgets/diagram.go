package widgets

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/theme"
)

// Node is a spot of a diagram with its place: the middle and the size as shares of the
// diagram's width.
type Node struct {
	X, Y, W, H float32
	Face       SpotFace
	Tap        func()
	Drop       func(dx, dy float32) // dragged so far, as shares of the width; nil for what lies fast
}

// Join is a line between two points of a diagram, as shares of its width.
type Join struct{ X1, Y1, X2, Y2 float32 }

// DiagramText is a line of text in a diagram, around a point. Where it has so much room
// only, as a share of the diagram's width, it rather shrinks than reaches out of it; 0 is as
// much as it needs.
type DiagramText struct {
	X, Y  float32
	Room  float32
	Text  string
	Style Style
}

// Diagram is spots with lines between them: a wheel, a track, a map. It is as wide as
// there is room, up to a bound, and as high as its own measure asks for.
type Diagram struct {
	*fyne.Container
	kit   *Kit
	plan  *diagramPlan
	spots []*spot // nil for a node that only is a dot
	dots  []box
	drags bool
}

// diagramPlan is the layout of a diagram.
type diagramPlan struct {
	kit    *Kit
	high   float32 // height as a share of the width
	most   float32 // the most width in dp, 0 for no bound
	nodes  []Node
	joins  []Join
	texts  []DiagramText
	places []fyne.CanvasObject
	lines  []*canvas.Line
	labels []*Label
}

// NewDiagram returns an empty diagram, so high as a share of its width and at most so
// wide in dp.
func NewDiagram(k *Kit, high, most float32) *Diagram {
	p := &diagramPlan{kit: k, high: high, most: most}
	return &Diagram{Container: container.New(p), kit: k, plan: p}
}

// Set shows spots, lines and texts. Spots that are as many as before are kept.
func (d *Diagram) Set(high float32, nodes []Node, joins []Join, texts []DiagramText) {
	p := d.plan
	drags := false
	for _, n := range nodes {
		drags = drags || n.Drop != nil
	}
	same := sameNodes(nodes, p.nodes) && len(joins) == len(p.joins) && len(texts) == len(p.texts) && !drags && !d.drags
	p.high, p.nodes, p.joins, p.texts, d.drags = high, nodes, joins, texts, drags
	if !same {
		d.remake()
	}
	tone := d.kit.Theme.Tone(theme.Line)
	for _, l := range p.lines {
		l.StrokeColor, l.StrokeWidth = tone, 1.5
	}
	for i, t := range texts {
		p.labels[i].SetStyle(t.Style)
		p.labels[i].SetText(t.Text)
	}
	for i, n := range nodes {
		if s := d.spots[i]; s != nil {
			s.Set(n.Face, n.Tap)
			continue
		}
		d.dots[i].fill(toneOf(d.kit, n.Face.Fill), toneOf(d.kit, n.Face.Rim), 1.5)
	}
	d.Refresh()
}

// Bound sets the most width in dp.
func (d *Diagram) Bound(most float32) { d.plan.most = most }

// sameNodes tells whether the spots that stand can show other nodes.
func sameNodes(a, b []Node) bool {
	return slices.EqualFunc(a, b, func(x, y Node) bool { return x.dot() == y.dot() })
}

// dot tells whether a node only is seen: nobody taps it or has it read out.
func (n Node) dot() bool { return n.Tap == nil && n.Drop == nil && n.Face.Name == "" }

// toneOf is a colour that may be none.
func toneOf(k *Kit, role theme.Role) color.Color {
	if role == "" {
		return nil
	}
	return k.Theme.Tone(role)
}

// remake makes all parts anew.
func (d *Diagram) remake() {
	p := d.plan
	p.lines, p.places, p.labels, d.spots, d.dots, d.Objects = nil, nil, nil, nil, nil, nil
	for range p.joins {
		l := canvas.NewLine(nil)
		p.lines = append(p.lines, l)
		d.Objects = append(d.Objects, l)
	}
	for _, t := range p.texts {
		l := NewLabel(d.kit, t.Text, t.Style)
		p.labels = append(p.labels, l)
		d.Objects = append(d.Objects, l)
	}
	for _, n := range p.nodes {
		var o fyne.CanvasObject
		dot := newBox(0)
		d.dots = append(d.dots, dot)
		switch {
		case n.dot():
			d.spots, o = append(d.spots, nil), dot.Rectangle
		case n.Drop != nil:
			s := newDragSpot(d.kit, n.Face, n.Tap, func(by fyne.Position) {
				if w := p.width(d.Size()); w > 0 {
					n.Drop(by.X/w, by.Y/w)
				}
			})
			d.spots, o = append(d.spots, &s.spot), s
		default:
			s := newSpot(d.kit, n.Face, n.Tap)
			d.spots, o = append(d.spots, s), s
		}
		p.places = append(p.places, o)
		d.Objects = append(d.Objects, o)
	}
}

// width is how wide the drawing is in a room.
func (p *diagramPlan) width(size fyne.Size) float32 {
	w := size.Width
	if p.most > 0 {
		w = min(w, p.most)
	}
	if p.high > 0 && size.Height > 0 {
		w = min(w, size.Height/p.high)
	}
	return max(w, 0)
}

// MinSize is part of fyne.Layout.
func (p *diagramPlan) MinSize([]fyne.CanvasObject) fyne.Size {
	least := float32(240)
	if p.most > 0 {
		least = min(least, p.most)
	}
	return fyne.NewSize(least, least*p.high)
}

// heightOf is what a column asks.
func (p *diagramPlan) heightOf(_ []fyne.CanvasObject, width float32) float32 {
	if p.most > 0 {
		width = min(width, p.most)
	}
	return width * p.high
}

// Layout is part of fyne.Layout.
func (p *diagramPlan) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	w := p.width(size)
	a := area{kit: p.kit, size: size}
	left, top := (size.Width-w)/2, (size.Height-w*p.high)/2
	for i, n := range p.nodes {
		if r, ok := p.places[i].(*canvas.Rectangle); ok {
			r.CornerRadius = n.W * w / 2
		}
		air := p.air(i, w)
		if at := spotOf(p.places[i]); at != nil {
			at.air = air
		}
		a.put(p.places[i], left+(n.X-n.W/2)*w-air, top+(n.Y-n.H/2)*w-air, n.W*w+2*air, n.H*w+2*air)
	}
	for i, j := range p.joins {
		from := a.reader(fyne.NewPos(left+j.X1*w, top+j.Y1*w))
		to := a.reader(fyne.NewPos(left+j.X2*w, top+j.Y2*w))
		p.lines[i].Position1, p.lines[i].Position2 = from, to
	}
	for i, t := range p.texts {
		least := p.labels[i].MinSize()
		if room := t.Room * w; room > 0 && least.Width > room {
			style := t.Style
			style.Size = theme.Type(float32(style.Size) * room / least.Width)
			p.labels[i].SetStyle(style)
			least = p.labels[i].MinSize()
		}
		x := max(0, min(left+t.X*w-least.Width/2, size.Width-least.Width-1))
		a.put(p.labels[i], x, top+t.Y*w-least.Height/2, least.Width+1, least.Height)
	}
}

// air is how far a finger may miss a node that is tapped, in dp: so that it is hit like any
// button, as far as its neighbours leave room.
func (p *diagramPlan) air(i int, width float32) float32 {
	n := p.nodes[i]
	if n.Tap == nil || n.Drop != nil {
		return 0
	}
	least := theme.Target
	for j, o := range p.nodes {
		if j != i && o.Tap != nil {
			least = min(least, width*max(n.X-o.X, o.X-n.X, n.Y-o.Y, o.Y-n.Y))
		}
	}
	return max(0, (least-width*min(n.W, n.H))/2)
}

// spotOf is the spot of a node, nil for a dot.
func spotOf(o fyne.CanvasObject) *spot {
	switch o := o.(type) {
	case *spot:
		return o
	case *dragSpot:
		return &o.spot
	}
	return nil
}
