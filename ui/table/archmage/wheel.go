package archmage

import (
	"math"
	"slices"
	"strconv"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// The wheel, as shares of its width: Fundamental areas on the outside, Advanced ones
// between two of them, Masters inside.
const (
	wheelHigh  float32 = 0.98
	outerAt    float32 = 0.375
	betweenAt  float32 = 0.305
	masterAt   float32 = 0.17
	areaSize   float32 = 0.125
	nameAt     float32 = 0.09 // of a name above its area
	wheelLevel float32 = 0.49 // the middle
)

// areaAt is where an area lies.
func areaAt(a archmage.Area) (x, y float32) {
	turn, far := float64(a.Sphere())*60, outerAt
	switch a.Level() {
	case archmage.Advanced:
		turn, far = turn+30, betweenAt
	case archmage.Master:
		far = masterAt
	}
	return onWheel(turn, far)
}

// onWheel is a point so far from the middle, in degrees clockwise from the top.
func onWheel(turn float64, far float32) (x, y float32) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	return 0.5 + far*float32(sin), wheelLevel - far*float32(cos)
}

// wheelLines join every area with the two it comes from.
func wheelLines() []widgets.Join {
	var list []widgets.Join
	for a := range archmage.Area(18) {
		left, right, ok := a.From()
		if !ok {
			continue
		}
		x, y := areaAt(a)
		for _, from := range []archmage.Area{left, right} {
			fx, fy := areaAt(from)
			list = append(list, widgets.Join{X1: x, Y1: y, X2: fx, Y2: fy})
		}
	}
	return list
}

// wheelNodes are the eighteen areas with their apprentices. Lit are those into which
// somebody can be promoted or initiated now.
func (f *face) wheelNodes(k *widgets.Kit, s *archmage.State, seat int) []widgets.Node {
	m := &s.Mages[seat-1]
	learned := s.Learned(seat)
	var nodes []widgets.Node
	for a := range archmage.Area(18) {
		x, y := areaAt(a)
		rims := rimsOf(a)
		spot := widgets.SpotFace{Rim: rims[0], Second: rims[1], Fill: theme.Background, Ink: theme.Quiet, Label: strconv.Itoa(a.Level().Points())}
		if n := m.Apprentices[a]; n > 0 {
			spot.Fill, spot.Ink = spot.Rim, theme.Background
			if n > 1 {
				spot.Tag = strconv.Itoa(n)
			}
		}
		var marks []string
		if sp := s.SpellOf(a); sp != nil {
			switch {
			case slices.Contains(m.Cast, sp.ID):
				marks = append(marks, "check")
				if m.Apprentices[a] > 0 { // dimmed until the next Preparation
					spot.Fill, spot.Ink = theme.SchoolTint(hue(a.Sphere())), theme.Ink
				}
			case slices.Contains(m.Book, sp.ID):
				marks = append(marks, "quickcast")
			case slices.Contains(learned, sp.ID):
				marks = append(marks, "clock")
			}
		}
		if m.Corrupt[a] > 0 {
			marks = append(marks, "rot")
		}
		if a.Level() == archmage.Advanced && m.Doors[a.Sphere()] > 0 {
			marks = append(marks, "hidden")
		}
		copy(spot.Marks[:], marks)
		spot.Lit = f.wheelOffer(seat, a) != nil
		spot.Name = f.word("areaSaid", "Area", archmage.AreaWord(a), "Count", m.Apprentices[a])
		nodes = append(nodes, widgets.Node{X: x, Y: y, W: areaSize, H: areaSize, Face: spot, Tap: func() { f.tapArea(k, seat, a) }})
	}
	return nodes
}

// rimsOf are the colours of an area, its left half and its right one; one of a single sphere has
// none on the right.
func rimsOf(a archmage.Area) [2]theme.Role {
	if a.Level() != archmage.Advanced {
		return [2]theme.Role{theme.School(hue(a.Sphere())), ""}
	}
	left, right := a.Sphere(), a.Sphere().Next()
	x, _ := onWheel(float64(left)*60, outerAt)
	if other, _ := onWheel(float64(right)*60, outerAt); other < x {
		left, right = right, left
	}
	return [2]theme.Role{theme.School(hue(left)), theme.School(hue(right))}
}

// wheelTexts are the names of the spheres around the wheel, and what it is worth.
func (f *face) wheelTexts(s *archmage.State, seat int) []widgets.DiagramText {
	var list []widgets.DiagramText
	for _, of := range archmage.Spheres() {
		x, y := onWheel(float64(of)*60, outerAt)
		above := float32(1) // the lower half has its names below
		if of == archmage.Death || of == archmage.Blood || of == archmage.Nature {
			above = -1
		}
		y -= above * nameAt
		list = append(list, widgets.DiagramText{X: x, Y: y, Room: 0.24, Text: f.Say(of.Word()), Style: widgets.Style{Display: true, Size: theme.Small, Role: theme.SchoolInk(hue(of))}})
	}
	list = append(list, widgets.DiagramText{X: 0.5, Y: wheelLevel + 0.055, Room: 0.15, Text: f.word("wheelPoints", "Count", s.Standing(seat).Spheres()), Style: widgets.Style{Size: theme.Small, Role: theme.Quiet}})
	return append(list, widgets.DiagramText{X: 0.5, Y: wheelLevel - 0.012, Text: strconv.Itoa(s.Standing(seat).Spheres()), Style: widgets.Style{Display: true, Size: theme.Title, Role: theme.Accent}})
}

// wheelOffer is what the rules offer in an area: a promotion into it, or an initiation.
func (f *face) wheelOffer(seat int, a archmage.Area) *tracker.Choice {
	if c := f.offer("promote", seat, "into", a.ID()); c != nil {
		return c
	}
	if a.Level() != archmage.Fundamental {
		return nil
	}
	for _, c := range f.offered("initiate") {
		if c.Event.Seat == tracker.Seat(seat) && firstOf(c, "spheres") == a.Sphere().ID() {
			return &c
		}
	}
	return nil
}

// tapArea does what is offered there, else opens what the area holds.
func (f *face) tapArea(k *widgets.Kit, seat int, a archmage.Area) {
	if c := f.wheelOffer(seat, a); c != nil {
		f.DoChoice(k, *c)
		return
	}
	f.openArea(k, seat, a)
}
