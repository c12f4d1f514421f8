package wizards

import "strings"

// Direction is one of the four sides of a room.
type Direction int

// The directions, clockwise.
const (
	north Direction = iota
	east
	south
	west
	directions int = iota
)

const letters = "nesw"

// nowhere stands for no direction.
const nowhere Direction = -1

// String is the letter of the direction: n, e, s or w.
func (d Direction) String() string {
	if d < 0 || int(d) >= directions {
		return ""
	}
	return letters[d : d+1]
}

// back is the opposite direction.
func (d Direction) back() Direction { return (d + 2) % Direction(directions) }

// directionCalled finds a direction by its letter; false where there is none.
func directionCalled(letter string) (Direction, bool) {
	i := strings.Index(letters, letter)
	return Direction(i), len(letter) == 1 && i >= 0
}

// Doors are the sides of a tile that have a door; the others are walls. As text they
// are their letters: "new" has a wall to the south.
type Doors [directions]bool

// MarshalText writes the letters.
func (d Doors) MarshalText() ([]byte, error) {
	var b []byte
	for i, open := range d {
		if open {
			b = append(b, letters[i])
		}
	}
	return b, nil
}

// UnmarshalText reads letters. It refuses one that is no direction (BadDoors).
func (d *Doors) UnmarshalText(text []byte) error {
	*d = Doors{}
	for _, letter := range string(text) {
		side, ok := directionCalled(string(letter))
		if !ok {
			return badDoors.With("Doors", string(text))
		}
		d[side] = true
	}
	return nil
}

// turned gives the doors after so many quarter turns clockwise.
func (d Doors) turned(quarters int) Doors {
	quarters = (quarters%directions + directions) % directions
	var turned Doors
	for i, open := range d {
		turned[(i+quarters)%directions] = open
	}
	return turned
}

// Arrows are what a room card says of directions: the letters in the order of their
// numbers, or "cursed" for towards the Cursed Room (W-63). Empty is a card whose arrows
// nobody has told.
type Arrows string

// TowardsCursed is what a card without arrows says.
const TowardsCursed Arrows = "cursed"

// valid tells whether the arrows are letters, each once, or "cursed", or empty.
func (a Arrows) valid() bool {
	if a == TowardsCursed {
		return true
	}
	for i, letter := range a {
		if !strings.ContainsRune(letters, letter) || strings.ContainsRune(string(a[:i]), letter) {
			return false
		}
	}
	return true
}

// list are the directions in the order of their numbers.
func (a Arrows) list() []Direction {
	var list []Direction
	for _, letter := range a {
		if d, ok := directionCalled(string(letter)); ok {
			list = append(list, d)
		}
	}
	return list
}
