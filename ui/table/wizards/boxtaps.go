package wizards

import (
	"strings"

	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/widgets"
)

// noShape is for taps that tell single sides.
const noShape = -1

// shapes are the tiles there are, by their doors: a tap lays one, the next turns it.
func shapes() []wizards.Doors {
	return []wizards.Doors{{true, true, true, true}, {true, true, false, true}, {true, false, true, false}, {true, true, false, false}, {true, false, false, false}}
}

// sidesOf are the sides of a tile with such doors.
func sidesOf(doors wizards.Doors) (sides [4]widgets.PlanSide) {
	for i, open := range doors {
		if sides[i] = widgets.PlanWall; open {
			sides[i] = widgets.PlanDoor
		}
	}
	return sides
}

// doorsOf are the doors of a tile with such sides, and how many of them nobody has told.
func doorsOf(sides [4]widgets.PlanSide) (doors wizards.Doors, open int) {
	for i, side := range sides {
		doors[i] = side == widgets.PlanDoor
		if side == widgets.PlanUntold {
			open++
		}
	}
	return doors, open
}

// arrowsOf are the numbers of a card's arrows by side, or whether it says the Cursed Room.
func arrowsOf(arrows wizards.Arrows) (numbers [4]int, cursed bool) {
	if arrows == wizards.TowardsCursed {
		return numbers, true
	}
	for side := range numbers {
		numbers[side] = strings.Index(string(arrows), wizards.Direction(side).String()) + 1
	}
	return numbers, false
}

// tap tells a side: not yet, door, wall and door again, or the next number of an arrow. With a
// shape it lays that, or turns it where it lies already.
func (b *box) tap(id string, side int) {
	if b.mode == tellArrows {
		b.tapArrow(id, side)
		return
	}
	if side < 0 && b.shape == noShape {
		b.openSides(id)
		return
	}
	b.change(func(t *boxTold) {
		sides := t.sides[id]
		if b.shape != noShape {
			sides = laidShape(sides, shapes()[b.shape])
		} else if sides[side] == widgets.PlanDoor {
			sides[side] = widgets.PlanWall
		} else {
			sides[side] = widgets.PlanDoor
		}
		t.sides[id] = sides
	})
}

// laidShape is a shape, turned by a quarter where the tile has it already.
func laidShape(sides [4]widgets.PlanSide, shape wizards.Doors) [4]widgets.PlanSide {
	laid := sidesOf(shape)
	for range laid {
		if laid == sides {
			return [4]widgets.PlanSide{laid[3], laid[0], laid[1], laid[2]}
		}
		laid = [4]widgets.PlanSide{laid[3], laid[0], laid[1], laid[2]}
	}
	return laid
}

// tapArrow gives the side the next number, or takes its arrow away; the first tap on a card begins
// anew, without what the app had made up.
func (b *box) tapArrow(id string, side int) {
	if b.card(id) == nil {
		b.face.screen.Notify(b.face.word("boxNoCard"), "", nil)
		return
	}
	b.change(func(t *boxTold) {
		arrows := t.arrows[id]
		if side < 0 {
			t.arrows[id] = wizards.TowardsCursed
			return
		}
		if arrows == wizards.TowardsCursed {
			arrows = ""
		}
		letter := wizards.Direction(side).String()
		if strings.Contains(string(arrows), letter) {
			arrows = wizards.Arrows(strings.Replace(string(arrows), letter, "", 1))
		} else {
			arrows += wizards.Arrows(letter)
		}
		if t.arrows[id] = arrows; arrows == "" {
			delete(t.arrows, id)
		}
	})
}
