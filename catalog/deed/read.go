package deed

import (
	"io/fs"

	"github.com/quickcast/quickcast/internal/facts"
)

// File is where the deeds stand.
const File = "data/deeds.json"

// powersFile is where those stand that mages have by their abilities.
const powersFile = "data/powers.json"

// Powers gives the deeds of abilities of mages, by the ability's name in lower case with hyphens.
// It refuses what Read does.
func Powers(fsys fs.FS) (map[string][]Deed, error) { return read(fsys, powersFile) }

// Read gives the deeds of all cards by the card's id. Cards that do nothing beyond what
// their other facts say are not among them. It refuses everything at the first fault
// with a *facts.Error that names file and card.
func Read(fsys fs.FS) (map[string][]Deed, error) { return read(fsys, File) }

func read(fsys fs.FS, file string) (map[string][]Deed, error) {
	all := make(map[string][]Deed, 700)
	type record struct {
		ID    string `json:"id"`
		Deeds []Deed `json:"deeds"`
	}
	err := facts.Read(fsys, file, func(r *record) (string, error) {
		if _, twice := all[r.ID]; twice {
			return r.ID, facts.Wrong("id", "used twice")
		}
		all[r.ID] = r.Deeds
		return r.ID, Check(r.Deeds)
	})
	if err != nil {
		return nil, err
	}
	return all, nil
}
