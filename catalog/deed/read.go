package deed

import (
	"io/fs"

	"github.com/quickcast/quickcast/internal/facts"
)

// File is where the deeds stand.
const File = "data/deeds.json"

// Read gives the deeds of all cards by the card's id. Cards that do nothing beyond what
// their other facts say are not among them. It refuses everything at the first fault
// with a *facts.Error that names file and card.
func Read(fsys fs.FS) (map[string][]Deed, error) {
	all := make(map[string][]Deed, 700)
	type record struct {
		id    string
		deeds []Deed
	}
	field := func(r *record, in *facts.Reader, key string) bool {
		switch key {
		case "id":
			r.id = in.String()
		case "deeds":
			in.Value(&r.deeds)
		default:
			return false
		}
		return true
	}
	err := facts.Read(fsys, File, field, func(r *record) (string, error) {
		if _, twice := all[r.id]; twice {
			return r.id, facts.Wrong("id", "used twice")
		}
		all[r.id] = r.deeds
		return r.id, Check(r.deeds)
	})
	if err != nil {
		return nil, err
	}
	return all, nil
}
