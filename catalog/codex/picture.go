package codex

import (
	"io/fs"

	"github.com/quickcast/quickcast/internal/facts"
)

// Picture is a drawing that says faster than words what some terms and rules mean.
type Picture struct {
	ID      string   `json:"id"`
	Of      []string `json:"of"` // ids of terms, numbers of rules
	Strokes []Stroke `json:"strokes"`
}

// Stroke is a piece of a picture, in a square of 100 by 100 with its zero at the upper left.
type Stroke struct {
	Is   string    `json:"is"`             // one of Strokes
	At   []float32 `json:"at"`             // its middle; of a zone its corners; of a wall or an arrow where it begins and ends
	Says string    `json:"says,omitempty"` // the end of the id of the text in it
}

// What a stroke can be: a zone, a wall, somebody of one's own side or of the other, a guard, a step
// of several, what may be done, what may not, and words alone.
const (
	StrokeZone  = "zone"
	StrokeWall  = "wall"
	StrokeOwn   = "own"
	StrokeFoe   = "foe"
	StrokeGuard = "guard"
	StrokeStep  = "step"
	StrokeMay   = "may"
	StrokeNot   = "not"
	StrokeText  = "text"
)

// coordinates is how many numbers a stroke has.
func coordinates() map[string]int {
	return map[string]int{
		StrokeZone: 4, StrokeWall: 4, StrokeMay: 4, StrokeNot: 4,
		StrokeOwn: 2, StrokeFoe: 2, StrokeGuard: 2, StrokeStep: 2, StrokeText: 2,
	}
}

// Pictures are all pictures, by the ids of what they explain.
type Pictures map[string]*Picture

// LoadPictures reads data/pictures.json of fsys and refuses it with a *facts.Error at the first
// entry that is wrong.
func LoadPictures(fsys fs.FS) (Pictures, error) {
	all, sizes := Pictures{}, coordinates()
	err := facts.Read(fsys, "data/pictures.json", func(p *Picture) (string, error) {
		for _, s := range p.Strokes {
			if want, ok := sizes[s.Is]; !ok || len(s.At) != want {
				return p.ID, facts.Wrong("strokes", "no such stroke, or too many numbers in it")
			}
		}
		for _, id := range p.Of {
			all[id] = p
		}
		return p.ID, nil
	})
	return all, err
}
