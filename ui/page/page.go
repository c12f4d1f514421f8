// Package page holds what every screen stands on: the width classes, the list
// with its detail beside or above it, and slow work that never holds up a tap.
// It knows no game and no card.
package page

// Class says how much room there is across, which decides the layout; the kind
// of device never does.
type Class int

// A phone held upright is Narrow, a tablet or a small window Medium, and Wide
// has room for a rail and two columns.
const (
	Narrow Class = iota
	Medium
	Wide
)

// The widths, in dp, at which Medium and Wide begin.
const (
	MediumFrom = 600
	WideFrom   = 840
)

// ClassOf returns the class of a width in dp.
func ClassOf(width float32) Class {
	switch {
	case width >= WideFrom:
		return Wide
	case width >= MediumFrom:
		return Medium
	default:
		return Narrow
	}
}
