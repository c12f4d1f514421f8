package widgets

import (
	"slices"
	"testing"
)

// A point that a curve is made to pass stands where it belongs from left to right.
func TestACurvePassesThroughPoints(t *testing.T) {
	c := Curve{Points: []CurvePoint{{X: 0.2, Value: 1}, {X: 0.6, Value: 2}}}
	for _, x := range []float32{0.4, 0, 1} {
		c.Through(CurvePoint{X: x, Value: 9})
	}
	if !slices.IsSortedFunc(c.Points, func(a, b CurvePoint) int { return int(1000 * (a.X - b.X)) }) || len(c.Points) != 5 {
		t.Errorf("it passes %+v", c.Points)
	}
}
