package tracker

import (
	"encoding/json"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/dice"
)

// Faces are attack dice as they lie on the table. In JSON they are written as
// scripts write them: ["blank", "1", "2", "c1", "c2"].
type Faces []dice.Face

// MarshalJSON writes the faces by their names.
func (f Faces) MarshalJSON() ([]byte, error) {
	names := pick.Made(f, func(face dice.Face) string { return face.String() })
	return json.Marshal(names)
}

// UnmarshalJSON reads the names of faces. It refuses what is none.
func (f *Faces) UnmarshalJSON(data []byte) error {
	var names []string
	if err := json.Unmarshal(data, &names); err != nil {
		return err
	}
	*f = nil
	for _, name := range names {
		face, err := dice.ParseFace(name)
		if err != nil {
			return err
		}
		*f = append(*f, face)
	}
	return nil
}

// String is the faces set apart by spaces.
func (f Faces) String() string {
	text := ""
	for i, face := range f {
		if i > 0 {
			text += " "
		}
		text += face.String()
	}
	return text
}
