package clock

import (
	"errors"
	"io/fs"
	"slices"
	"strconv"
)

// Where a person's own events lie, and a file of them that could not be read.
const (
	OwnPresetsFile     = "presets/events.json"
	DamagedPresetsFile = "presets/events-damaged.json"
)

// OwnPresets are the events people made on a device, in a file of its store.
type OwnPresets struct {
	Files interface {
		Read(name string) ([]byte, error)
		Replace(name string, data []byte) error
		Remove(name string) error
	}
}

// Read gives them, none where there is no file. A damaged file is laid aside under
// DamagedPresetsFile, with an error that says what is wrong with it.
func (o OwnPresets) Read() ([]Preset, error) {
	data, err := o.Files.Read(OwnPresetsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	list, err := ReadPresets(OwnPresetsFile, data)
	if err != nil && o.Files.Replace(DamagedPresetsFile, data) == nil {
		return nil, errors.Join(err, o.Files.Remove(OwnPresetsFile))
	}
	return list, err
}

// Write puts these in their place: all or nothing.
func (o OwnPresets) Write(list []Preset) error {
	data, err := WritePresets(list)
	if err != nil {
		return err
	}
	return o.Files.Replace(OwnPresetsFile, data)
}

// WithPreset gives a list with a preset in place of the one of its id, or at its end.
func WithPreset(all []Preset, p Preset) []Preset {
	list := slices.Clone(all)
	if i := atPreset(list, p.ID); i >= 0 {
		list[i] = p
		return list
	}
	return append(list, p)
}

// WithoutPreset gives a list without the preset of an id.
func WithoutPreset(all []Preset, id string) []Preset {
	return slices.DeleteFunc(slices.Clone(all), func(p Preset) bool { return p.ID == id })
}

// HasPreset tells whether a list has the preset of an id.
func HasPreset(all []Preset, id string) bool { return atPreset(all, id) >= 0 }

// FreshPreset is a new preset of a name, an hour long, under an id that a list has not.
func FreshPreset(all []Preset, name string) Preset {
	for n := 1; ; n++ {
		if id := "own-" + strconv.Itoa(n); !HasPreset(all, id) {
			return Preset{ID: id, Name: name, Minutes: 60, End: FinishRound, Rank: DamageTaken}
		}
	}
}

func atPreset(all []Preset, id string) int {
	return slices.IndexFunc(all, func(p Preset) bool { return p.ID == id })
}
